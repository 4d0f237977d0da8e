import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { dayAgo } from './facts.ts';

/** A Polish account with its check digits, from the 24 digits after them. */
function nrb(bban: string): string {
  const rest = BigInt(`${bban}252100`) % 97n;
  return `${String(98n - rest).padStart(2, '0')}${bban}`;
}

/** The account of a company: a bank that does not exist, and its NIP. */
export function accountOf(nip: string): string {
  return nrb(`00000000000000${nip}`);
}

/** Payers on the list, exempt ones among them. Anybody else gets a refusal: unknown, struck off, or not a VAT payer. */
const listed = [
  '5261040828',
  '9990000008',
  '9990000014',
  '9990000020',
  '9990000095',
  '9992123459',
  '9992234561',
  '9992345674',
  '9992456787',
];

/** NIPs on which the list fails, answers with a page, or has had enough for the day. */
const failing = { error: '9990000103', page: '9990000215', limit: '9990000161' } as const;

/** The account under which a bank books what comes in for one payer: only the mask of it is on the list. */
const mask = 'XX99000000YYYXXXXXXXXXXXXX';
const maskOwner = { nip: '9990000014', masked: 'XX99000000123XXXXXXXXXXXXX' };
const rounds = 50;

function hashed(day: string, nip: string, account: string): string {
  let text = day + nip + account;
  for (let round = 0; round < rounds; round += 1) text = createHash('sha512').update(text).digest('hex');
  return text;
}

/** The flat file of a day, as it is when it was unpacked. */
function flatFile(day: string): object {
  const exempt = ['9990000020', '9992123459'];
  const hashes = (nips: readonly string[]): string[] => nips.map((nip) => hashed(day, nip, accountOf(nip)));
  const active = hashes(listed.filter((nip) => !exempt.includes(nip)));
  return {
    naglowek: {
      dataGenerowaniaDanych: day,
      liczbaTransformacji: String(rounds),
      schemat: 'RRRRMMDDNNNNNNNNNNBBBBBBBBBBBBBBBBBBBBBBBBBB',
    },
    skrotyPodatnikowCzynnych: [...active, hashed(day, maskOwner.nip, maskOwner.masked)].toSorted(),
    skrotyPodatnikowZwolnionych: hashes(exempt).toSorted(),
    maski: [mask],
  };
}

let requestCount = 0;

/** A look-alike of the list of VAT payers: whether an account was a payer's on a day. `/wl` lists the accounts to play with, `/wl/pliki/2026-11-21` is the flat file of a day. */
export function addVatRegister(app: FastifyInstance): void {
  app.get<{ Params: { day: string } }>('/wl/pliki/:day', (request) => flatFile(request.params.day.replaceAll('-', '')));
  app.get('/wl', () => listed.map((nip) => ({ nip, account: accountOf(nip) })));
  app.get<{ Params: { nip: string; account: string }; Querystring: { date?: string } }>(
    '/wl/api/check/nip/:nip/bank-account/:account',
    (request, reply) => {
      const { nip, account } = request.params;
      const { date = '' } = request.query;
      const sendError = (code: string, message: string, status = 400) => reply.code(status).send({ code, message });
      if (nip === failing.error) return sendError('WL-100', 'Wewnętrzny błąd serwera.', 500);
      if (nip === failing.page) return reply.type('text/html').send('<h1>Przerwa techniczna</h1>');
      if (nip === failing.limit) return sendError('WL-191', 'Przekroczono dzienny limit zapytań.', 429);
      if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return sendError('WL-101', 'Pole data nie może być puste.');
      if (date > dayAgo(0)) return sendError('WL-103', 'Data nie może być datą przyszłą.');
      if (!/^\d{26}$/.test(account) || nrb(account.slice(2)) !== account)
        return sendError('WL-111', 'Nieprawidłowy numer konta bankowego.');
      requestCount += 1;
      const accountAssigned = listed.includes(nip) && account === accountOf(nip) ? 'TAK' : 'NIE';
      return reply.send({ result: { accountAssigned, requestId: `sandbox-${requestCount}`, requestDateTime: date } });
    },
  );
}
