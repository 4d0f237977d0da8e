// @module-tag long
import { createPublicKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey, openAuthority, yearsFromNow, type Authority } from '#sandbox/authority/authority.ts';
import { isAuthority, makeCertificate, pemOf } from '#sandbox/authority/certificate.ts';
import { makeTimeStamper, ocspAnswer, revocationList, timeStamp } from '#sandbox/seal/responder.ts';
import { makeSigner, serialOf, signPdf, type SealOptions, type Update } from '#sandbox/seal/sign.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { declarationPdf } from '#server/adapters/documents/declaration.ts';
import { sharedRenderer } from '#server/testing/documents/renderer.ts';
import type { Revocations } from '#server/adapters/trust/revocations.ts';
import { judge } from './judge.ts';
import { isStampOf } from './time-stamp.ts';
import { authoritiesIn } from './trust.ts';

const nip = '9990000008';
const names = {
  country: 'PL',
  organization: 'Łącza Południe sp. z o.o.',
  organizationIdentifier: `VATPL-${nip}`,
  commonName: 'Łącza Południe',
};
const person = {
  country: 'PL',
  commonName: 'Jan Przykładowy',
  givenName: 'Jan',
  surname: 'Przykładowy',
  serialNumber: 'PNOPL-00000000000',
};
let folders: string[] = [];
let authority: Authority;
let original: Buffer;
let otherOriginal: Buffer;

async function anAuthority(): Promise<Authority> {
  const folder = await mkdtemp(join(tmpdir(), 'judge-'));
  folders.push(folder);
  return openAuthority(folder);
}

beforeAll(async () => {
  authority = await anAuthority();
  const renderer = sharedRenderer(pino({ level: 'silent' }));
  const config = readConfig({ ATESTO_MODE: 'local', DATABASE_URL: 'postgresql://localhost/none' });
  const company = { name: 'ŁĄCZA POŁUDNIE sp. z o.o.', address: 'ul. Polna 1', postalCode: '90-001', city: 'Łódź' };
  const at = new Date('2026-11-22T09:00:00Z');
  const draw = (number: string) =>
    declarationPdf({ renderer, config }, { company, nip, account: 'anna@firma.example', number, issuedAt: at, expiresAt: at });
  [original, otherOriginal] = [await draw('A1'), await draw('B2')];
  await renderer.close();
});
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
  folders = [];
});

const service = 'https://authority.example';
const signer = (options: Partial<SealOptions> = {}) => makeSigner(authority, { names, service, ...options });

/** An authority that answers as configured, to whoever asks. */
function answering(answer: (question: Buffer) => Buffer | null = (question) => ocspAnswer(question, authority)): Revocations {
  return { queryOcsp: async (_, question) => answer(question), list: async () => null };
}

type Options = Partial<
  Readonly<{ nip: string; soleTrader: boolean; authorities: readonly string[]; stampers: readonly string[]; revocations: Revocations }>
>;
function judgement(file: Buffer, options: Options = {}) {
  const { authorities = [authority.certificate], stampers = authorities, revocations = answering(), soleTrader = true } = options;
  const lists = { authorities: authoritiesIn(authorities.join('\n')), timeStamps: authoritiesIn(stampers.join('\n')) };
  return judge({ file, original, nip: options.nip ?? nip, soleTrader, ...lists, revocations, now: new Date() });
}
const judged = async (file: Buffer, authorities = [authority.certificate]) => (await judgement(file, { authorities })).verdict;
const signed = (update: Update = {}) => judged(signPdf(original, signer(), update));

function replaced(file: Buffer, from: string, to: string): Buffer {
  expect(file.includes(from)).toBe(true);
  expect(to).toHaveLength(from.length);
  return Buffer.from(file.toString('latin1').replace(from, to), 'latin1');
}

describe('a declaration', () => {
  it('with a qualified seal of the company is sealed, visibly within its place too', async () => {
    expect(await signed()).toBe('sealed');
    expect(await signed({ rectangle: '40 40 300 120' })).toBe('sealed');
  });

  it.each<[string, Partial<SealOptions>, string]>([
    ['another company', { names: { ...names, organizationIdentifier: 'VATPL-9990000014' } }, 'other_company'],
    ['no company', { names: { commonName: 'x' } }, 'other_company'],
    ['a company by its name only', { names: { ...names, organizationIdentifier: `NTRPL-${nip}` } }, 'other_company'],
    ['a company of another country', { names: { ...names, organizationIdentifier: `VATDE-${nip}` } }, 'other_company'],
    ['a longer number', { names: { ...names, organizationIdentifier: `VATPL-${nip}0` } }, 'other_company'],
    ['a person', { names: person, qualifiedFor: 1 }, 'person'],
    ['nobody qualified', { qualifiedFor: null }, 'not_qualified'],
    ['last year', { from: yearsFromNow(-2), until: yearsFromNow(-1) }, 'expired'],
    ['next year', { from: yearsFromNow(1), until: yearsFromNow(2) }, 'expired'],
  ])('with a seal of %s is not', async (_, options, verdict) => expect(await judged(signPdf(original, signer(options)))).toBe(verdict));

  it('with the signature of a sole trader whose NIP it is confirms, of any other person it waits', async () => {
    const by = async (subject: SealOptions['names'], update: Update = {}) => {
      const file = signPdf(original, signer({ names: subject, qualifiedFor: 1 }), update);
      const { verdict, person: found } = await judgement(file);
      return { verdict, found };
    };
    expect((await by({ ...person, serialNumber: `TINPL-${nip}` })).verdict).toBe('owner');
    expect((await by({ ...person, serialNumber: 'TINPL-9990000014' })).verdict).toBe('person');
    expect((await by({ ...person, serialNumber: `VATPL-${nip}` })).verdict).toBe('person');
    // A seal's number on a personal certificate is none of the company's seal.
    expect((await by({ ...person, organizationIdentifier: `VATPL-${nip}` })).verdict).toBe('person');
    expect(await by(person, { signature: ' /Reason (w imieniu: \\(Ewa Inna, prezes\\))' })).toEqual({
      verdict: 'person',
      found: { kind: 'qualified', name: 'Jan Przykładowy' },
    });
    expect((await by({ country: 'PL', commonName: 'x'.repeat(500) })).found?.name).toHaveLength(200);
  });

  it('with the signature of a person waits for an operator wherever the register knows no sole trader, such as of an office', async () => {
    const file = signPdf(original, signer({ names: { ...person, serialNumber: `TINPL-${nip}` }, qualifiedFor: 1 }));
    expect(await judgement(file, { soleTrader: false })).toMatchObject({
      verdict: 'person',
      person: { kind: 'qualified', name: 'Jan Przykładowy' },
    });
    const seal = signPdf(original, signer());
    expect((await judgement(seal, { soleTrader: false })).verdict).toBe('sealed');
  });

  it.each<[string, string | null]>([
    [' /Reason (Podpisano w imieniu: \\(Jan Kowalski, PESEL\\))', 'Jan Kowalski'],
    [` /Reason <FEFF${Buffer.from('w imieniu: (Świętosława Żak, x)', 'utf16le').swap16().toString('hex')}>`, 'Świętosława Żak'],
    [' /Reason (\\357\\273\\277w imieniu: \\(Zofia \\304\\206wik\\))', 'Zofia Ćwik'],
    [' /Reason (anything)', null],
    ['', null],
  ])('signed by the trusted profile never stands for a company, with %s', async (signature, name) => {
    const ministry = { country: 'PL', organizationIdentifier: 'VATPL-5252955037', commonName: 'Minister' };
    const file = signPdf(original, signer({ names: ministry }), { signature });
    for (const nipToFind of [nip, '5252955037']) {
      expect(await judgement(file, { nip: nipToFind })).toMatchObject({
        verdict: 'person',
        person: { kind: 'trusted', name },
      });
    }
  });

  it('with a seal of an authority that nobody trusts is not', async () => {
    const other = await anAuthority();
    expect(await judged(signPdf(original, makeSigner(other, { names })))).toBe('untrusted');
    expect(await judged(signPdf(original, signer()), [])).toBe('untrusted');
  });

  it('with a seal that a seal issued, or an authority itself, is not', async () => {
    const { key } = signer();
    const false_ = makeSigner({ ...authority, key, names, certificate: '' }, { names });
    expect(await judged(signPdf(original, false_))).toBe('untrusted');
    const own = newKey();
    const issuer = authority;
    const validity = { from: yearsFromNow(-1), until: yearsFromNow(1) };
    const certificate = makeCertificate({ subject: names, publicKey: createPublicKey(own), issuer, ...validity, extensions: isAuthority });
    expect(pemOf(certificate)).toContain('BEGIN');
    expect(await judged(signPdf(original, { key: own, certificate, issuer: issuer.names }))).toBe('not_qualified');
  });

  it('of another account is not', async () => {
    expect(await judged(signPdf(otherOriginal, signer()))).toBe('not_ours');
    expect(await judged(otherOriginal)).toBe('not_ours');
  });

  it('that was not signed, or signed by nobody, is not', async () => {
    expect(await judged(original)).toBe('unsigned');
    expect(await judged(Buffer.concat([original, Buffer.from('\n% nothing\n')]))).toBe('unsigned');
  });

  it('with a changed byte is not', async () => {
    const file = signPdf(original, signer());
    expect(await judged(replaced(file, '/Lang (pl)', '/Lang (xx)'))).toBe('not_ours');
    expect(await judged(replaced(file, '/T (Podpis)', '/T (Napis!)'))).toBe('broken');
    expect(await judged(replaced(file, '/SigFlags 3', '/SigFlags 1'))).toBe('broken');
  });

  it('with something after the signature is not', async () => {
    const file = signPdf(original, signer());
    expect(await judged(Buffer.concat([file, Buffer.from('\n')]))).toBe('not_whole');
    const page = Buffer.from(
      `\n90 0 obj\n<< /Type /Page >>\nendobj\nxref\n90 1\n0000000000 00000 n \ntrailer\n<< >>\nstartxref\n0\n%%EOF\n`,
    );
    expect(await judged(Buffer.concat([file, page]))).toBe('unreadable');
  });

  it('signed twice is not', async () => {
    const once = signPdf(original, signer());
    const again = Buffer.concat([once, Buffer.from('\n9 0 obj\n<< /ByteRange [0 1 2 3] >>\nendobj\n')]);
    expect(await judged(again)).toBe('several');
  });

  it.each<[string, Update, string]>([
    ['a page that shows something else', { more: [[36, '<< /Type /Page /Contents 99 0 R >>']] }, 'changed'],
    ['content of its own in the place of ours', { more: [[37, '<< /Length 0 >>']] }, 'changed'],
    ['a catalog that opens something', { catalog: ' /OpenAction << /S /JavaScript /JS (x) >>' }, 'changed'],
    ['a catalog with names of scripts', { catalog: ' /Names << >>' }, 'changed'],
    ['pages twice', { catalog: ' /Pages 99 0 R' }, 'unreadable'],
    ['an action on its field', { field: ' /A << /S /JavaScript >>' }, 'changed'],
    ['a stamp over the whole page', { rectangle: '0 0 595 842' }, 'changed'],
    ['a stamp upside down', { rectangle: '0 842 595 0' }, 'changed'],
    ['a stamp of no numbers', { rectangle: '0 0 5 /X' }, 'changed'],
    ['another catalog', { root: '41 0 R' }, 'changed'],
    ['a name that is written in two ways', { catalog: ' /P#61ges 99 0 R' }, 'unreadable'],
    ['a hidden comment', { catalog: ' % /Pages 99 0 R' }, 'unreadable'],
  ])('with %s is not, though the seal is good', async (_, update, verdict) => expect(await signed(update)).toBe(verdict));

  it('with its table of objects elsewhere, twice or in a stream is not', async () => {
    const file = signPdf(original, signer()).toString('latin1');
    const swapped = file.replace(/startxref\n\d+\n%%EOF\n$/, (end) => end.replace(/\d+/, '16'));
    expect(await judged(Buffer.from(swapped, 'latin1'))).toMatch(/unreadable|not_whole/);
    const inStream = file.slice(0, original.length) + file.slice(original.length).replace('xref\n', 'XREF\n');
    expect(await judged(Buffer.from(inStream, 'latin1'))).toBe('unreadable');
    const hybrid = file.slice(0, original.length) + file.slice(original.length).replace('/Prev', '/XRefStm 1 /Prev');
    expect(await judged(Buffer.from(hybrid, 'latin1'))).toMatch(/unreadable|not_whole/);
  });

  it('with a name changed anywhere in its signature is not, not even where the signature itself does not reach', async () => {
    const file = signPdf(original, signer()).toString('latin1');
    const country = Buffer.from([0x06, 0x03, 0x55, 0x04, 0x06]).toString('hex');
    const places = [...file.matchAll(new RegExp(country, 'gi'))].map(({ index }) => index);
    expect(places.length).toBeGreaterThan(2);
    for (const at of places) {
      const changed = `${file.slice(0, at)}${country.slice(0, -1)}7${file.slice(at + country.length)}`;
      expect(await judged(Buffer.from(changed, 'latin1')), String(at)).not.toBe('sealed');
    }
  });

  it('followed by anything at all is judged without failing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        async (bytes) => (await judged(Buffer.concat([original, Buffer.from(bytes)]))) !== 'sealed',
      ),
      { numRuns: 100 },
    );
    const file = signPdf(original, signer());
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: file.length - 1 }), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const changed = Buffer.from(file);
        changed[at] = (changed[at] ?? 0) ^ by;
        // Behind the signature its space is filled with zeros; a letter of it may be written large or small.
        return (await judged(changed)) !== 'sealed' || changed.toString('latin1').toLowerCase() === file.toString('latin1').toLowerCase();
      }),
      { numRuns: 150 },
    );
  });
});

describe('whether the certificate of a seal was revoked', () => {
  const silent: Revocations = { queryOcsp: async () => null, list: async () => null };
  const hour = 3_600_000;
  const ago = (millis: number) => new Date(Date.now() - millis);

  it('is asked at the addresses in it, and nothing is confirmed when it was, or when nobody answers', async () => {
    const requested: string[] = [];
    const revocations: Revocations = {
      queryOcsp: async (address, question) => {
        requested.push(address);
        return ocspAnswer(question, authority);
      },
      list: async (address) => {
        requested.push(address);
        return null;
      },
    };
    const verdictOf = async (options: Partial<SealOptions>) =>
      (await judgement(signPdf(original, signer(options)), { revocations })).verdict;
    expect(await verdictOf({})).toBe('sealed');
    expect(await verdictOf({ status: 'revoked' })).toBe('revoked');
    expect(await verdictOf({ status: 'silent' })).toBe('unchecked');
    expect(requested).toEqual([`${service}/ocsp`, `${service}/ocsp`, `${service}/ocsp`, `${service}/crl`]);
    const { service: _, ...without } = { names, service };
    expect((await judgement(signPdf(original, makeSigner(authority, without)), { revocations })).verdict).toBe('unchecked');
    expect(requested).toHaveLength(4);
  });

  it('is not queried for what leads to nobody who is trusted: such a file names addresses of its own', async () => {
    const requested: string[] = [];
    const revocations: Revocations = {
      queryOcsp: async (address) => (requested.push(address), null),
      list: async (address) => (requested.push(address), null),
    };
    const other = await anAuthority();
    const file = signPdf(original, makeSigner(other, { names, service }));
    expect((await judgement(file, { revocations })).verdict).toBe('untrusted');
    expect(requested).toEqual([]);
  });

  it('is reported to operators beside a person’s signature, and refuses one that was revoked', async () => {
    const of = async (status: SealOptions['status'] & string) =>
      judgement(signPdf(original, signer({ names: person, qualifiedFor: 1, status })));
    expect(await of('good')).toMatchObject({ verdict: 'person', revocation: 'good' });
    expect(await of('silent')).toMatchObject({ verdict: 'person', revocation: 'unknown' });
    expect(await of('revoked')).toMatchObject({ verdict: 'revoked' });
  });

  it.each<[string, (question: Buffer) => Promise<Buffer | null> | Buffer | null]>([
    ['signed by another authority', async (question) => ocspAnswer(question, authority, { by: await anAuthority() })],
    ['that is too old', (question) => ocspAnswer(question, authority, { at: ago(3 * hour), until: ago(hour) })],
    ['of the future', (question) => ocspAnswer(question, authority, { at: ago(-hour), until: ago(-2 * hour) })],
    [
      'about another certificate',
      (question) => ocspAnswer(Buffer.from(question.map((byte, at) => (at === question.length - 1 ? byte ^ 1 : byte))), authority),
    ],
    ['that is none', () => Buffer.from('good')],
    ['cut short', (question) => ocspAnswer(question, authority)?.subarray(0, -20) ?? null],
  ])('is not known from an answer %s', async (_, answer) => {
    const revocations: Revocations = { queryOcsp: async (_address, question) => answer(question), list: async () => null };
    expect((await judgement(signPdf(original, signer()), { revocations })).verdict).toBe('unchecked');
  });

  it('is known from a list, unless that is too old, of another authority, or silent about it', async () => {
    const own = signer();
    const file = signPdf(original, own);
    const listed = async (list: Buffer) =>
      (await judgement(file, { revocations: { queryOcsp: async () => null, list: async () => list } })).verdict;
    const number = serialOf(own.certificate);
    const old = { at: ago(3 * hour), until: ago(hour) };
    expect(await listed(revocationList([], authority))).toBe('sealed');
    expect(await listed(revocationList([Buffer.alloc(12, 7)], authority))).toBe('sealed');
    expect(await listed(revocationList([number], authority))).toBe('revoked');
    expect(await listed(revocationList([number], authority, old))).toBe('revoked');
    expect(await listed(revocationList([], authority, old))).toBe('unchecked');
    expect(await listed(revocationList([], authority, { by: await anAuthority() }))).toBe('unchecked');
  });

  it('is known from a list that came with the signature, when nobody answers', async () => {
    const own = signer();
    const number = serialOf(own.certificate);
    const with_ = (list: Buffer) => judgement(signPdf(original, own, { with: { lists: [list] } }), { revocations: silent });
    expect((await with_(revocationList([], authority))).verdict).toBe('sealed');
    expect((await with_(revocationList([number], authority))).verdict).toBe('revoked');
    expect((await with_(revocationList([], await anAuthority()))).verdict).toBe('unchecked');
  });
});

describe('a time-stamp on a seal', () => {
  const stamped = (stamp: (hash: Buffer) => Buffer, options: Partial<SealOptions> = {}) =>
    signPdf(original, signer(options), { with: { stamp } });

  it('is stated where it holds and its service is listed, itself or by who issued it', async () => {
    const stamper = makeTimeStamper(authority);
    const at = new Date(Date.now() - 60_000);
    const file = stamped((hash) => timeStamp(hash, stamper, at));
    const statedAt = new Date(Math.floor(at.getTime() / 1000) * 1000).toISOString();
    expect(await judgement(file)).toMatchObject({ verdict: 'sealed', stamp: statedAt });
    expect(await judgement(file, { stampers: [pemOf(stamper.certificate)] })).toMatchObject({ verdict: 'sealed', stamp: statedAt });
    expect(await judgement(file, { stampers: [] })).toMatchObject({ verdict: 'sealed', stamp: 'untrusted' });
    expect(await judgement(signPdf(original, signer()))).toMatchObject({ stamp: 'none' });
  });

  it.each<[string, (hash: Buffer) => Buffer]>([
    ['of something else', () => timeStamp(Buffer.alloc(32), makeTimeStamper(authority))],
    ['of the future', (hash) => timeStamp(hash, makeTimeStamper(authority), new Date(Date.now() + 3_600_000))],
    ['of a time before the certificate', (hash) => timeStamp(hash, makeTimeStamper(authority), yearsFromNow(-3))],
    ['by a certificate that is not for time-stamps', (hash) => timeStamp(hash, makeSigner(authority, { names }))],
    ['that is none', () => Buffer.from([0x30, 0])],
  ])('%s spoils it', async (_, stamp) => expect((await judgement(stamped(stamp))).verdict).toBe('bad_stamp'));

  it('of a document of ours is accepted when it is of this document and of now', () => {
    const hash = Buffer.alloc(32, 5);
    const stamper = makeTimeStamper(authority);
    expect(isStampOf(timeStamp(hash, stamper), hash)).toBe(true);
    expect(isStampOf(timeStamp(Buffer.alloc(32), stamper), hash)).toBe(false);
    expect(isStampOf(timeStamp(hash, stamper, new Date(Date.now() - 3_600_000)), hash)).toBe(false);
    expect(isStampOf(Buffer.from('x'), hash)).toBe(false);
  });
});
