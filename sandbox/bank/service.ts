import type { FastifyInstance, FastifyReply } from 'fastify';
import { dayAgo } from '#sandbox/registers/facts.ts';
import { camt053, versions } from './camt053.ts';
import { marks, mt940 } from './mt940.ts';
import { bankPage } from './page.ts';
import { statementOf, type Statement } from './statement.ts';
import { ibanOf, readTransfer, type Transfers } from './transfers.ts';
import { windows1250 } from './windows-1250.ts';

type StatementQuery = Readonly<Partial<Record<'from' | 'to' | 'currency' | 'mark' | 'encoding' | 'version', string>>>;

/** An account that no bank has, so that a transfer can be made without inventing one. */
const usualPayerAccount = '74 0000 0000 0000 0000 0000 0001';

/** Without days a statement holds everything. */
function requestedStatement(transfers: Transfers, account: string, { from, to, currency = 'PLN' }: StatementQuery): Statement {
  const days = transfers.list().map(({ bookedOn }) => bookedOn);
  const all = [...days, dayAgo(0)].toSorted((one, other) => one.localeCompare(other));
  const span = { from: from || (all[0] ?? dayAgo(0)), to: to || (all.at(-1) ?? dayAgo(0)), currency: currency.toUpperCase() };
  return statementOf(transfers.list(), account, span);
}

function file(reply: FastifyReply, name: string, type: string, content: string | Buffer): FastifyReply {
  return reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(content);
}

/** The page for people: filling in a transfer and making it. */
function addPage(app: FastifyInstance, transfers: Transfers): void {
  const usual = () => ({ payerName: 'Kupujący sp. z o.o.', payerAccount: usualPayerAccount, currency: 'PLN', bookedOn: dayAgo(0) });
  // What a link states is filled in already.
  app.get<{ Querystring: Record<string, string> }>('/bank', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(bankPage(transfers.list(), { ...usual(), ...request.query })),
  );
  app.post<{ Body: Record<string, string> }>('/bank', async (request, reply) => {
    const read = readTransfer(request.body, dayAgo(0));
    if ('errors' in read) {
      const page = bankPage(transfers.list(), request.body, read.errors);
      return reply.code(400).type('text/html; charset=utf-8').send(page);
    }
    await transfers.add(read);
    return reply.redirect('/bank', 303);
  });
}

function addStatements(app: FastifyInstance, transfers: Transfers): void {
  app.get<{ Params: { file: string }; Querystring: StatementQuery }>('/bank/statements/:file', (request, reply) => {
    const [, account = '', kind] = /^(.+)\.(mt940|xml)$/.exec(request.params.file) ?? [];
    const iban = ibanOf(account);
    if (!iban) return reply.code(404).send({ error: 'no such account' });
    const { mark = '~', encoding = 'windows-1250', version = '08' } = request.query;
    const statement = requestedStatement(transfers, iban, request.query);
    const name = `${iban}_${statement.from}_${statement.to}`;
    if (kind === 'xml') {
      const known = versions.find((one) => one === version);
      if (!known) return reply.code(400).send({ error: `version: ${versions.join(', ')}` });
      return file(reply, `${name}.xml`, 'application/xml; charset=utf-8', camt053(statement, known, new Date().toISOString()));
    }
    const sign = marks.find((one) => one === mark);
    if (!sign) return reply.code(400).send({ error: `mark: ${marks.join(' ')}` });
    const text = mt940(statement, sign);
    return file(reply, `${name}.mt940`, 'application/octet-stream', encoding === 'utf-8' ? Buffer.from(text) : windows1250(text));
  });
}

/** A bank to play the buyer's with: `/bank` for people, `POST /bank/transfers` for tests, statements to download. */
export async function addBank(app: FastifyInstance, transfers: Transfers): Promise<void> {
  await app.register(async (bank) => {
    bank.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    addPage(bank, transfers);
    addStatements(bank, transfers);
    bank.post<{ Body: Record<string, unknown> | null }>('/bank/transfers', async (request, reply) => {
      const read = readTransfer(request.body ?? {}, dayAgo(0));
      if ('errors' in read) return reply.code(400).send(read);
      await transfers.add(read);
      return reply.code(201).send(read);
    });
    bank.get('/bank/transfers', () => transfers.list().toReversed());
  });
}
