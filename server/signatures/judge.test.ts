import { createPublicKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey, openAuthority, yearsFromNow, type Authority } from '#sandbox/authority/authority.ts';
import { isAuthority, makeCertificate, pemOf } from '#sandbox/authority/certificate.ts';
import { makeSigner, signPdf, type SealOptions, type Update } from '#sandbox/seal/sign.ts';
import { readConfig } from '#server/config.ts';
import { declarationPdf } from '#server/documents/declaration.ts';
import { startRenderer } from '#server/documents/renderer.ts';
import { judge } from './judge.ts';
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
  const renderer = startRenderer(pino({ level: 'silent' }));
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

const signer = (options: Partial<SealOptions> = {}) => makeSigner(authority, { names, ...options });
const judged = (file: Buffer, authorities = [authority.certificate]) =>
  judge({ file, original, nip, authorities: authoritiesIn(authorities.join('\n')), now: new Date() }).verdict;
const signed = (update: Update = {}) => judged(signPdf(original, signer(), update));

function replaced(file: Buffer, from: string, to: string): Buffer {
  expect(file.includes(from)).toBe(true);
  expect(to).toHaveLength(from.length);
  return Buffer.from(file.toString('latin1').replace(from, to), 'latin1');
}

describe('a declaration', () => {
  it('with a qualified seal of the company is sealed, visibly within its place too', () => {
    expect(signed()).toBe('sealed');
    expect(signed({ rectangle: '40 40 300 120' })).toBe('sealed');
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
  ])('with a seal of %s is not', (_, options, verdict) => expect(judged(signPdf(original, signer(options)))).toBe(verdict));

  it('with the signature of a sole trader whose NIP it is confirms, of any other person it waits', () => {
    const by = (subject: SealOptions['names'], update: Update = {}) => {
      const file = signPdf(original, signer({ names: subject, qualifiedFor: 1 }), update);
      const { verdict, person: found } = judge({ file, original, nip, authorities: authoritiesIn(authority.certificate), now: new Date() });
      return { verdict, found };
    };
    expect(by({ ...person, serialNumber: `TINPL-${nip}` }).verdict).toBe('owner');
    expect(by({ ...person, serialNumber: 'TINPL-9990000014' }).verdict).toBe('person');
    expect(by({ ...person, serialNumber: `VATPL-${nip}` }).verdict).toBe('person');
    // A seal's number on a personal certificate is none of the company's seal.
    expect(by({ ...person, organizationIdentifier: `VATPL-${nip}` }).verdict).toBe('person');
    expect(by(person, { signature: ' /Reason (w imieniu: \\(Ewa Inna, prezes\\))' })).toEqual({
      verdict: 'person',
      found: { kind: 'qualified', name: 'Jan Przykładowy' },
    });
    expect(by({ country: 'PL', commonName: 'x'.repeat(500) }).found?.name).toHaveLength(200);
  });

  it.each<[string, string | null]>([
    [' /Reason (Podpisano w imieniu: \\(Jan Kowalski, PESEL\\))', 'Jan Kowalski'],
    [` /Reason <FEFF${Buffer.from('w imieniu: (Świętosława Żak, x)', 'utf16le').swap16().toString('hex')}>`, 'Świętosława Żak'],
    [' /Reason (\\357\\273\\277w imieniu: \\(Zofia \\304\\206wik\\))', 'Zofia Ćwik'],
    [' /Reason (anything)', null],
    ['', null],
  ])('signed by the trusted profile never stands for a company, with %s', (signature, name) => {
    const ministry = { country: 'PL', organizationIdentifier: 'VATPL-5252955037', commonName: 'Minister' };
    const file = signPdf(original, signer({ names: ministry }), { signature });
    const authorities = authoritiesIn(authority.certificate);
    for (const asked of [nip, '5252955037']) {
      expect(judge({ file, original, nip: asked, authorities, now: new Date() })).toMatchObject({
        verdict: 'person',
        person: { kind: 'trusted', name },
      });
    }
  });

  it('with a seal of an authority that nobody trusts is not', async () => {
    const other = await anAuthority();
    expect(judged(signPdf(original, makeSigner(other, { names })))).toBe('untrusted');
    expect(judged(signPdf(original, signer()), [])).toBe('untrusted');
  });

  it('with a seal that a seal issued, or an authority itself, is not', () => {
    const { key } = signer();
    const false_ = makeSigner({ ...authority, key, names, certificate: '' }, { names });
    expect(judged(signPdf(original, false_))).toBe('untrusted');
    const own = newKey();
    const issuer = authority;
    const validity = { from: yearsFromNow(-1), until: yearsFromNow(1) };
    const certificate = makeCertificate({ subject: names, publicKey: createPublicKey(own), issuer, ...validity, extensions: isAuthority });
    expect(pemOf(certificate)).toContain('BEGIN');
    expect(judged(signPdf(original, { key: own, certificate, issuer: issuer.names }))).toBe('not_qualified');
  });

  it('of another account is not', () => {
    expect(judged(signPdf(otherOriginal, signer()))).toBe('not_ours');
    expect(judged(otherOriginal)).toBe('not_ours');
  });

  it('that was not signed, or signed by nobody, is not', () => {
    expect(judged(original)).toBe('unsigned');
    expect(judged(Buffer.concat([original, Buffer.from('\n% nothing\n')]))).toBe('unsigned');
  });

  it('with a changed byte is not', () => {
    const file = signPdf(original, signer());
    expect(judged(replaced(file, '/Lang (pl)', '/Lang (xx)'))).toBe('not_ours');
    expect(judged(replaced(file, '/T (Podpis)', '/T (Napis!)'))).toBe('broken');
    expect(judged(replaced(file, '/SigFlags 3', '/SigFlags 1'))).toBe('broken');
  });

  it('with something after the signature is not', () => {
    const file = signPdf(original, signer());
    expect(judged(Buffer.concat([file, Buffer.from('\n')]))).toBe('not_whole');
    const page = Buffer.from(
      `\n90 0 obj\n<< /Type /Page >>\nendobj\nxref\n90 1\n0000000000 00000 n \ntrailer\n<< >>\nstartxref\n0\n%%EOF\n`,
    );
    expect(judged(Buffer.concat([file, page]))).toBe('unreadable');
  });

  it('signed twice is not', () => {
    const once = signPdf(original, signer());
    const again = Buffer.concat([once, Buffer.from('\n9 0 obj\n<< /ByteRange [0 1 2 3] >>\nendobj\n')]);
    expect(judged(again)).toBe('several');
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
  ])('with %s is not, though the seal is good', (_, update, verdict) => expect(signed(update)).toBe(verdict));

  it('with its table of objects elsewhere, twice or in a stream is not', () => {
    const file = signPdf(original, signer()).toString('latin1');
    const swapped = file.replace(/startxref\n\d+\n%%EOF\n$/, (end) => end.replace(/\d+/, '16'));
    expect(judged(Buffer.from(swapped, 'latin1'))).toMatch(/unreadable|not_whole/);
    const inStream = file.slice(0, original.length) + file.slice(original.length).replace('xref\n', 'XREF\n');
    expect(judged(Buffer.from(inStream, 'latin1'))).toBe('unreadable');
    const hybrid = file.slice(0, original.length) + file.slice(original.length).replace('/Prev', '/XRefStm 1 /Prev');
    expect(judged(Buffer.from(hybrid, 'latin1'))).toMatch(/unreadable|not_whole/);
  });

  it('followed by anything at all is judged without failing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => judged(Buffer.concat([original, Buffer.from(bytes)])) !== 'sealed'),
      { numRuns: 100 },
    );
    const file = signPdf(original, signer());
    fc.assert(
      fc.property(fc.integer({ min: 0, max: file.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = Buffer.from(file);
        changed[at] = (changed[at] ?? 0) ^ by;
        // Behind the signature its room is filled with zeros; a letter of it may be written large or small.
        return judged(changed) !== 'sealed' || changed.toString('latin1').toLowerCase() === file.toString('latin1').toLowerCase();
      }),
      { numRuns: 150 },
    );
  });
});
