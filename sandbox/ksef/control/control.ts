import type { FastifyInstance } from 'fastify';
import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { SentDocument } from '#sandbox/ksef/state.ts';
import { commands } from './commands.ts';
import { controlPage } from './control-page.ts';
import { CommandError, textsOf } from './fields.ts';

const iso = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString());

/** A document as tests check it, with its bytes when it was accepted. */
function held(ksef: Ksef, document: SentDocument): object {
  const { facts, hash, status } = document;
  const file = ksef.state.files.get(hash);
  return {
    reference: document.reference,
    session: document.session,
    number: document.ksefNumber,
    code: status.code,
    details: status.details,
    hash,
    correctedHash: document.correctedHash,
    p2: facts?.number ?? null,
    kind: facts?.kind ?? null,
    issuedOn: facts?.issuedOn ?? null,
    sellerNip: facts?.sellerNip ?? null,
    buyer: facts?.buyer ?? null,
    currency: facts?.currency ?? null,
    gross: facts?.gross ?? null,
    mode: document.mode,
    sentAt: iso(document.invoicingAt),
    acquired: iso(document.acquiredAt),
    xml: file === undefined ? null : Buffer.from(file, 'base64').toString('utf8'),
  };
}

type ControlRoute = { Params: { command: string }; Body: Readonly<Record<string, unknown>> | null };

/** Makes the look-alike misbehave: `POST /ksef/control/{command}` with JSON or a form, and a page that explains all commands. */
export function addControl(app: FastifyInstance, opened: () => Promise<Ksef>): void {
  app.get('/ksef/control', async (_, reply) => reply.type('text/html; charset=utf-8').send(controlPage(await opened())));
  app.get('/ksef/control/documents', async () => {
    const ksef = await opened();
    return [...ksef.state.documents.values()].map((one) => held(ksef, one));
  });
  app.get('/ksef/control/calls', async () => (await opened()).calls.map((one) => ({ ...one, at: iso(one.at) })));

  app.post<ControlRoute>('/ksef/control/:command', async ({ params, body, headers }, reply) => {
    const command = commands[params.command];
    if (!command) return reply.code(404).send({ error: { message: 'No such command; see GET /ksef/control' } });
    try {
      const done = command.run(await opened(), textsOf(body ?? {}));
      if (headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return await reply.redirect('/ksef/control', 303);
      return await reply.send(typeof done === 'object' && done !== null ? done : {});
    } catch (error) {
      if (error instanceof CommandError) return reply.code(400).send({ error: { message: error.message } });
      throw error;
    }
  });
}
