import type { FastifyInstance, FastifyReply } from 'fastify';
import { entries } from '#sandbox/gus/companies.ts';
import { addNationalBank } from './nbp.ts';
import { addVatRegister } from './vat.ts';
import { dayAgo, facts, type Trouble } from './facts.ts';

/** The token of the look-alike of CEIDG. */
export const ceidgToken = 'sandbox-ceidg-token';

const page = '<!doctype html><html lang="pl"><title>Przerwa techniczna</title><h1>Przerwa techniczna</h1></html>';

function misbehave(reply: FastifyReply, trouble: Trouble): FastifyReply {
  if (trouble === 'page') return reply.type('text/html; charset=utf-8').send(page);
  if (trouble === 'missing') return reply.code(204).send();
  return reply.code(500).send({ status: 500, error: 'Internal Server Error' });
}

function nameOf(nip: string): string {
  return entries.find((entry) => entry.Nip === nip && !entry.Typ.startsWith('L'))?.Nazwa ?? '';
}

/** `2026-09-13` as 13.09.2026. */
function dotted(day: string): string {
  return day.split('-').toReversed().join('.');
}

/** A look-alike of the open API of the National Court Register: current copies of entrepreneurs. */
function addKrs(app: FastifyInstance): void {
  app.get<{ Params: { number: string }; Querystring: { rejestr?: string } }>('/krs/api/krs/OdpisAktualny/:number', (request, reply) => {
    const { number } = request.params;
    const [nip, { krs } = {}] = Object.entries(facts).find(([, one]) => one.krs?.number === number) ?? [];
    if (!nip || !krs || request.query.rejestr !== 'P') return reply.code(404).send({ status: 404, title: 'Not Found' });
    if (krs.trouble) return misbehave(reply, krs.trouble);
    const dzial1 = {
      danePodmiotu: { identyfikatory: { regon: `9${nip.slice(2)}00000`, nip }, nazwa: nameOf(nip) },
      siedzibaIAdres: {
        ...(krs.email ? { adresPocztyElektronicznej: krs.email } : {}),
        ...(krs.website ? { adresStronyInternetowej: krs.website } : {}),
      },
    };
    const naglowekA = {
      rejestr: 'RejP',
      numerKRS: number,
      stanZDnia: dotted(dayAgo(0)),
      dataOstatniegoWpisu: dotted(dayAgo(krs.changedDaysAgo)),
    };
    // People are masked to their first letters, as the real register does.
    const dzial2 = {
      reprezentacja: {
        nazwaOrganu: 'ZARZĄD',
        sposobReprezentacji: 'DO REPREZENTACJI UPRAWNIONY JEST KAŻDY CZŁONEK ZARZĄDU SAMODZIELNIE',
        sklad: [
          {
            nazwisko: { nazwiskoICzlon: 'P**********' },
            imiona: { imie: 'J**' },
            identyfikator: { pesel: '0**********' },
            funkcjaWOrganie: 'PREZES ZARZĄDU',
          },
          {
            nazwisko: { nazwiskoICzlon: 'N*******' },
            imiona: { imie: 'E**' },
            identyfikator: { pesel: '0**********' },
            funkcjaWOrganie: 'CZŁONEK ZARZĄDU',
          },
        ],
      },
    };
    return reply.send({ odpis: { rodzaj: 'Aktualny', naglowekA, dane: { dzial1, dzial2 } } });
  });
}

/** A look-alike of CEIDG v3: one firm by NIP, empty fields left out, nothing found is 204. */
function addCeidg(app: FastifyInstance): void {
  app.get<{ Querystring: { nip?: string } }>('/ceidg/firma', (request, reply) => {
    if (request.headers.authorization !== `Bearer ${ceidgToken}`) {
      return reply.code(401).send({ code: 'NIEPOPRAWNY_TOKEN', message: 'Nieprawidłowy token.' });
    }
    const { nip = '' } = request.query;
    const entry = entries.find((one) => one.Nip === nip && one.Typ === 'F' && one.SilosID === '1');
    const { ceidg = {} } = facts[nip] ?? {};
    if (!entry) return reply.code(204).send();
    if (ceidg.trouble) return misbehave(reply, ceidg.trouble);
    const firm = {
      id: `00000000-0000-4000-8000-00${nip}`,
      nazwa: entry.Nazwa,
      status: 'AKTYWNY',
      wlasciciel: { imie: 'Jan', nazwisko: 'Przykładowy', nip, regon: entry.Regon },
      ...(ceidg.email ? { email: ceidg.email } : {}),
      ...(ceidg.website ? { www: ceidg.website } : {}),
    };
    return reply.send({ firma: [firm] });
  });
}

/** Registers beside the statistics office, each speaking its own protocol. */
export function addRegisters(app: FastifyInstance): void {
  addKrs(app);
  addCeidg(app);
  addVatRegister(app);
  addNationalBank(app);
}
