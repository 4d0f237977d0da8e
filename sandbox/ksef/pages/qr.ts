import { constants, verify, type KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { permissionsOf } from '#sandbox/ksef/access/permissions.ts';
import { certificateTrouble } from '#sandbox/ksef/access/trust.ts';
import { certificateOf, nipOf, typeOf } from '#sandbox/ksef/certificates.ts';
import { correctionOf } from '#sandbox/ksef/documents/processing.ts';
import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { SentDocument } from '#sandbox/ksef/state.ts';

function escaped(text: unknown): string {
  return String(text).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}dt{font-weight:600}dd{margin:0 0 .5rem;overflow-wrap:anywhere}`;

/** A page with what it states in words, and for programs in `data-result`. */
function page(result: string, title: string, facts: Readonly<Record<string, unknown>>): string {
  const rows = Object.entries(facts).map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`);
  return `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>KSeF – piaskownica</title><style>${style}</style></head><body><main data-result="${result}"><h1>${escaped(title)}</h1><dl>${rows.join('')}</dl><p>Piaskownica: nic tu nie jest prawdziwe.</p></main></body></html>`;
}

/** The base64 of a base64url without padding; null when it is none of 32 bytes. */
function hashOf(text: string): string | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === 32 && bytes.toString('base64url') === text ? bytes.toString('base64') : null;
}

function factsOf({ ksefNumber, facts, mode, hash }: SentDocument): Readonly<Record<string, unknown>> {
  return {
    'Numer KSeF': ksefNumber,
    'Numer faktury': facts?.number,
    'Data wystawienia': facts?.issuedOn,
    Sprzedawca: facts?.sellerName,
    'NIP sprzedawcy': facts?.sellerNip,
    Brutto: `${facts?.gross.toFixed(2)} ${facts?.currency}`,
    'Tryb wysyłki': mode,
    'Skrót SHA-256': hash,
  };
}

function invoicePage(ksef: Ksef, nip: string, day: string, text: string): string {
  const hash = hashOf(text);
  const [, date, month, year] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(day) ?? [];
  const issuedOn = `${year}-${month}-${date}`;
  const matches = ({ facts }: SentDocument): boolean => facts?.sellerNip === nip && facts.issuedOn === issuedOn;
  const accepted = [...ksef.state.documents.values()].filter((one) => one.ksefNumber !== null && matches(one));
  const known = accepted.find((one) => one.hash === hash);
  if (known) return page('known', 'Faktura znajduje się w KSeF', factsOf(known));
  const corrected = hash === null ? undefined : correctionOf(ksef, hash);
  if (corrected && matches(corrected)) {
    return page('corrected', 'Faktura pierwotna została technicznie poprawiona', factsOf(corrected));
  }
  return page('unknown', 'Faktura nie została jeszcze przesłana do KSeF', { 'NIP sprzedawcy': nip, 'Data wystawienia': day });
}

/** ECDSA in either form, or RSA-PSS with 32 bytes of salt. */
function isSigned(text: string, key: KeyObject, signature: Buffer): boolean {
  const bytes = Buffer.from(text);
  if (key.asymmetricKeyType !== 'ec') {
    return verify('sha256', bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }, signature);
  }
  return (['ieee-p1363', 'der'] as const).some((dsaEncoding) => verify('sha256', bytes, { key, dsaEncoding }, signature));
}

type Link = Readonly<{ type: string; context: string; nip: string; serial: string; hash: string; signature: string }>;

/** Why a link does not confirm its issuer; null when it does. */
function linkTrouble(ksef: Ksef, link: Link, hosts: readonly string[]): string | null {
  const certificate = certificateOf(ksef.issuer, link.serial);
  if (!certificate) return 'Certyfikat nie istnieje';
  if (typeOf(certificate) !== 'Offline') return 'Certyfikat nie jest typu Offline';
  const trouble = certificateTrouble(ksef, certificate);
  if (trouble) return trouble;
  const path = `/ksef/qr/certificate/${link.type}/${link.context}/${link.nip}/${link.serial}/${link.hash}`;
  const signature = Buffer.from(link.signature, 'base64url');
  if (!hosts.some((host) => isSigned(host + path, certificate.publicKey, signature))) return 'Podpis jest nieprawidłowy';
  if (link.type !== 'Nip' || link.context !== nipOf(certificate) || link.nip !== link.context)
    return 'Wystawca nie ma uprawnień w tym kontekście';
  return permissionsOf(ksef, link.context).includes('InvoiceWrite') ? null : 'Wystawca nie ma uprawnień w tym kontekście';
}

/** What the codes on invoices lead to: KOD I states whether a document is known, KOD II whether its issuer signed the link. */
export function addQrPages(app: FastifyInstance, opened: () => Promise<Ksef>): void {
  app.get<{ Params: { nip: string; day: string; hash: string } }>('/ksef/qr/invoice/:nip/:day/:hash', async ({ params }, reply) => {
    return reply.type('text/html; charset=utf-8').send(invoicePage(await opened(), params.nip, params.day, params.hash));
  });
  // A signature by RSA is longer than a parameter of a path may be.
  app.get<{ Params: { '*': string } }>('/ksef/qr/certificate/*', async ({ params, host, port }, reply) => {
    const [type = '', context = '', nip = '', serial = '', hash = '', signature = ''] = params['*'].split('/');
    const link = { type, context, nip, serial, hash, signature };
    const trouble = linkTrouble(await opened(), link, [host, `127.0.0.1:${port}`, `localhost:${port}`]);
    const facts = { 'NIP sprzedawcy': nip, 'Numer seryjny certyfikatu': serial };
    const text = trouble ? page('invalid', trouble, facts) : page('valid', 'Certyfikat i podpis wystawcy są prawidłowe', facts);
    return reply.type('text/html; charset=utf-8').send(text);
  });
}
