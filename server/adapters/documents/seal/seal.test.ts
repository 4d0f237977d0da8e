// @module-tag long
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as mupdf from 'mupdf';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeyManifest } from '#proof/log/key-manifest.ts';
import { checkSeal } from '#proof/document/seal.ts';
import { openTimeStamps } from '#server/adapters/trust/time-stamps.ts';
import { certificateJob } from '#server/adapters/documents/certificate.ts';
import { startRenderer } from '#server/adapters/documents/rendering/renderer.ts';
import { makeSealPair } from './self-made.ts';
import { openSealer, type Sealer } from './sealer.ts';

const log = pino({ level: 'silent' });
const renderer = startRenderer(log);
const folder = mkdtempSync(join(tmpdir(), 'atesto-seal-'));
const at = new Date('2026-11-21T09:00:00Z');
const face = { reason: 'Certyfikat – zażółć', label: 'Pieczęć wystawcy', box: [300, 100, 400, 200] as const, at };
const pair = makeSealPair('Atesto', at);
const certificate = {
  language: 'pl' as const,
  certificateNumber: 'ATESTO-NIS2-2026-K7QXRM',
  regime: 'nis2' as const,
  organization: { name: 'Młyn', nip: '5261040828' },
  scorePercent: 84.51,
  metadata: {
    issuer: 'Atesto',
    threshold: 75,
    questionCount: 49,
    assessed: 45,
    notApplicable: 4,
    withoutReason: 1,
    catalogueVersion: '2026.11',
    declaration: { name: 'Jan Żak', role: 'Prezes' },
  },
  issuedAt: at,
  expiresAt: new Date('2027-11-21T09:00:00Z'),
  verificationHash: 'ab'.repeat(32),
  verificationUrl: 'https://atesto.example/c/ATESTO-NIS2-2026-K7QXRM',
  paperUrl: 'https://atesto.example/c/ATESTO-NIS2-2026-K7QXRM',
  typedAddress: 'atesto.example/sprawdz',
  credential: 'header.payload.signature~',
  logProof: null,
  keyList: 'keys',
};
let sealer: Sealer;
let drawn: Buffer;
let sealed: Buffer;

beforeAll(async () => {
  sealer = await openSealer({ ...pair, name: 'Atesto sp. z o.o.' }, { stamp: null, log });
  drawn = await renderer.render(certificateJob(certificate));
  sealed = await sealer.seal(drawn, face);
});
afterAll(async () => {
  await renderer.close();
  rmSync(folder, { recursive: true });
});

function listing(...fingerprints: string[]): KeyManifest {
  const window = { from: '2026-01-01T00:00:00Z', until: '2027-12-01T00:00:00Z' };
  const keys = fingerprints.map((id) => ({ use: 'seal' as const, id, ...window }));
  const root = { threshold: 2, keys: [] };
  return {
    version: 1,
    issued: '2026-01-01T00:00:00Z',
    expires: '2027-01-01T00:00:00Z',
    issuer: 'https://a.example',
    root,
    quorum: 0,
    keys,
  };
}

const checked = (pdf: Uint8Array, manifest: KeyManifest | null = listing(sealer.fingerprint)) => checkSeal(new Uint8Array(pdf), manifest);
const opened = (pdf: Buffer) => mupdf.Document.openDocument(pdf, 'application/pdf').asPDF()!;
const saved = (pdf: mupdf.PDFDocument, how: string) => pdf.saveToBuffer(how).asUint8Array();

/** The file with one byte changed, counted from the start of a text in it. */
/** With one byte changed; a digit becomes another digit, so that the form stays. */
function changedAt(text: string, offset: number): Buffer {
  const copy = Buffer.from(sealed);
  const place = copy.indexOf(text, 0, 'latin1') + offset;
  const isDigit = /[0-9a-f]/.test(String.fromCharCode(copy[place]!));
  copy[place] = isDigit ? (copy[place] === 0x30 ? 0x31 : 0x30) : copy[place]! ^ 1;
  return copy;
}

describe('a sealed document', () => {
  it('preserves what was drawn byte for byte, stays PDF/A and PDF/UA, and shows its title', () => {
    expect(sealed.subarray(0, drawn.length).equals(drawn)).toBe(true);
    const before = sealed.toString('utf8');
    for (const part of [
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>',
    ]) {
      expect(before).toContain(part);
    }
    const text = sealed.toString('latin1');
    const ids = text.match(/\/ID \[.*\]/g) ?? [];
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(text.slice(drawn.length)).toMatch(/\/DisplayDocTitle true[\s\S]*\/Perms << \/DocMDP \d+ 0 R >>/);
    expect(text).toContain('/TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 1 /V /1.2 >>');
    expect(text).toContain('/SubFilter /ETSI.CAdES.detached');
    expect(text).toContain('/M (D:20261121090000Z)');
  });

  it('is read by another program, with a field that a screen reader can name', () => {
    const pdf = opened(sealed);
    expect(pdf.countPages()).toBe(1);
    const root = pdf.getTrailer().get('Root');
    const field = root.get('AcroForm', 'Fields', 0);
    expect(field.get('TU').asString()).toBe('Pieczęć wystawcy');
    expect(field.get('V', 'Reason').asString()).toBe('Certyfikat – zażółć');
    const tree = root.get('StructTreeRoot', 'ParentTree', 'Nums');
    const [key, tag] = [tree.get(tree.length - 2).asNumber(), tree.get(tree.length - 1)];
    expect(key).toBe(field.get('StructParent').asNumber());
    expect([tag.get('S').asName(), tag.get('Alt').asString()]).toEqual(['Form', 'Pieczęć wystawcy']);
    expect(root.get('StructTreeRoot', 'ParentTreeNextKey').asNumber()).toBe(key + 1);
    expect(pdf.findPage(0).get('Tabs').asName()).toBe('S');
  });

  it('is intact as long as nothing in it changes', async () => {
    expect(await checked(sealed)).toEqual({ outcome: 'intact', why: null, fingerprint: sealer.fingerprint, at, isSelfMade: true });
    expect(await checked(sealed, null)).toMatchObject({ outcome: 'unchecked', why: 'no_key_list' });
    expect(await checked(drawn)).toMatchObject({ outcome: 'none' });
  });

  it.each([
    ['in what is shown', () => changedAt('/MediaBox', 12), 'changed'],
    ['in what was added with the seal', () => changedAt('/DisplayDocTitle', 3), 'changed'],
    ['in the time of the seal', () => changedAt('/M (D:2026', 9), 'changed'],
    ['in the signature', () => changedAt('/Contents <308', 700), 'bad_seal'],
  ])('is altered when a byte is changed %s', async (_, change, why) => {
    const seal = await checked(change());
    expect(seal.outcome).toBe('altered');
    if (why === 'changed') expect(seal.why).toBe(why);
    expect(seal.fingerprint).toBeNull();
  });

  it('is altered when something is appended: bytes, a page, or a note of a reader', async () => {
    expect(await checked(Buffer.concat([sealed, Buffer.from('\n% more\n')]))).toMatchObject({ outcome: 'altered', why: 'appended' });
    const pdf = opened(sealed);
    pdf.insertPage(-1, pdf.addPage([0, 0, 595, 842], 0, pdf.newDictionary(), 'BT ET'));
    expect(await checked(saved(pdf, 'incremental'))).toMatchObject({ outcome: 'altered', why: 'appended' });
  });

  it('says nothing when another program saved it anew, with the same or with other text', async () => {
    for (const how of ['compress,garbage', 'garbage,objstms', 'decompress']) {
      expect(await checked(saved(opened(sealed), how))).toMatchObject({ outcome: 'copy', fingerprint: null });
    }
    const pdf = opened(sealed);
    pdf.getTrailer().get('Info').put('Title', 'Inny tytuł');
    expect(await checked(saved(pdf, ''))).toMatchObject({ outcome: 'copy' });
  });

  it('is foreign when somebody else sealed it, or the seal was not in use then', async () => {
    const foreign = await openSealer({ ...makeSealPair('Atesto', at), name: 'Atesto' }, { stamp: null, log });
    expect(await checked(await foreign.seal(drawn, face))).toMatchObject({ outcome: 'foreign', why: 'foreign_seal' });
    const late = await sealer.seal(drawn, { ...face, at: new Date('2028-01-01T00:00:00Z') });
    expect(await checked(late)).toMatchObject({ outcome: 'foreign', why: 'outside_window' });
    expect(await checked(await foreign.seal(drawn, face), listing(sealer.fingerprint, foreign.fingerprint))).toMatchObject({
      outcome: 'intact',
    });
  });

  it('is rejected with two seals, with equal names of attachments or with hidden tables', async () => {
    for (const [from, to] of [
      ['/Creator (Typst 0.14', '/Creator (/Type/XRef'],
      ['/F (credential.sd-jwt)', '/F (keys.note)        '],
    ] as const) {
      const ambiguous = Buffer.from(drawn.toString('latin1').replace(from, to), 'latin1');
      expect(ambiguous.equals(drawn)).toBe(false);
      expect(await checked(await sealer.seal(ambiguous, face))).toMatchObject({ outcome: 'altered', why: 'ambiguous' });
    }
    const again = Buffer.concat([sealed, Buffer.from('\n/ByteRange [0 1 2 3]\n')]);
    expect((await checked(again)).outcome).toBe('altered');
  });
});

const openssl = (...args: string[]) => spawnSync('openssl', args, { cwd: folder });
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** The signature and the bytes it covers, in files of their own. */
function expectIsolated(pdf: Buffer): void {
  const [, from = 0, to = 0] = (/\/ByteRange \[0 (\d+) (\d+) \d+\]/.exec(pdf.toString('latin1')) ?? []).map(Number);
  writeFileSync(join(folder, 'signature'), Buffer.from(pdf.subarray(from + 1, to - 1).toString('latin1'), 'hex'));
  writeFileSync(join(folder, 'covered'), Buffer.concat([pdf.subarray(0, from), pdf.subarray(to)]));
}

function verifiedByOpenssl(pdf: Buffer, certificate: string): string {
  expectIsolated(pdf);
  writeFileSync(join(folder, 'certificate'), certificate);
  const args = ['-verify', '-cades', '-binary', '-inform', 'DER', '-in', 'signature', '-content', 'covered', '-CAfile', 'certificate'];
  return openssl('cms', ...args, '-purpose', 'any', '-out', 'verified', '-no_check_time').stderr.toString();
}

describe.skipIf(!hasOpenssl)('openssl, which is not ours (skipped where it is not installed)', () => {
  it('verifies the seal as CAdES, names no signing time, and refuses a changed file', () => {
    expect(verifiedByOpenssl(sealed, pair.certificate)).toMatch(/CAdES Verification successful/i);
    const printed = openssl('cms', '-cmsout', '-print', '-noout', '-inform', 'DER', '-in', 'signature').stdout.toString();
    expect(printed).toContain('id-smime-aa-signingCertificateV2');
    expect(printed).not.toContain('signingTime');
    expect(verifiedByOpenssl(changedAt('/MediaBox', 12), pair.certificate)).not.toMatch(/successful/i);
  });

  it('made an RSA key that seals as well, the same every time', async () => {
    openssl('req', '-x509', '-newkey', 'rsa:3072', '-nodes', '-keyout', 'rsa.key', '-out', 'rsa.crt', '-subj', '/CN=Seal', '-days', '400');
    const [key, certificate] = ['rsa.key', 'rsa.crt'].map((name) => readFileSync(join(folder, name), 'utf8')) as [string, string];
    const rsa = await openSealer({ key, certificate, name: 'Atesto' }, { stamp: null, log });
    const once = await rsa.seal(drawn, face);
    expect(once.equals(await rsa.seal(drawn, face))).toBe(true);
    expect(await checked(once, listing(rsa.fingerprint))).toMatchObject({ outcome: 'intact' });
    expect(verifiedByOpenssl(once, certificate)).toMatch(/CAdES Verification successful/i);
  });
});

const timeStampSettings = `
[tsa]
default_tsa = one
[one]
serial = serial
signer_cert = tsa.crt
signer_key = tsa.key
certs = tsa.crt
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_chain = no
`;

describe.skipIf(!hasOpenssl)('a seal with a time-stamp (skipped where openssl is not installed)', () => {
  let service: Server;
  let answer: 'stamp' | 'error' | 'silence' = 'stamp';
  const address = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

  beforeAll(async () => {
    writeFileSync(join(folder, 'tsa.cnf'), timeStampSettings);
    const use = ['-addext', 'extendedKeyUsage=critical,timeStamping', '-subj', '/CN=TSA'];
    openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'tsa.key', '-out', 'tsa.crt', ...use);
    service = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        if (answer === 'silence') return;
        writeFileSync(join(folder, 'query'), Buffer.concat(parts));
        openssl('ts', '-reply', '-queryfile', 'query', '-config', 'tsa.cnf', '-out', 'reply');
        response.statusCode = answer === 'stamp' ? 200 : 500;
        response.end(readFileSync(join(folder, 'reply')));
      });
    });
    await new Promise<void>((resolve) => {
      service.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => {
    service.closeAllConnections();
    service.close();
  });

  it('carries the token of the service, and is made without one when the service fails or is silent', async () => {
    const stamped = await openSealer({ ...pair, name: 'Atesto' }, { stamp: openTimeStamps(address(), () => true), log });
    const token = '060b2a864886f70d010910020e';
    const pdf = await stamped.seal(drawn, face);
    expect(pdf.includes(token)).toBe(true);
    expect(await checked(pdf)).toMatchObject({ outcome: 'intact' });
    expect(verifiedByOpenssl(pdf, pair.certificate)).toMatch(/CAdES Verification successful/i);
    for (const what of ['error', 'silence'] as const) {
      answer = what;
      const without = await stamped.seal(drawn, face);
      expect([without.includes(token), (await checked(without)).outcome]).toEqual([false, 'intact']);
    }
  });
});

describe('a seal that cannot be used', () => {
  it('is refused at the start in words that state why', async () => {
    const other = makeSealPair('Other', at);
    const how = { stamp: null, log };
    await expect(openSealer({ key: pair.key, certificate: other.certificate, name: '' }, how)).rejects.toThrow('SEAL_CERT_FILE');
    await expect(openSealer({ key: pair.key, certificate: '', name: '' }, how)).rejects.toThrow('SEAL_CERT_FILE');
    await expect(openSealer({ key: 'x', certificate: other.certificate, name: '' }, how)).rejects.toThrow();
  });

  it('does not seal what it does not understand', async () => {
    await expect(sealer.seal(Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF\n'), face)).rejects.toThrow('cannot be sealed');
    await expect(sealer.seal(sealed, face)).rejects.toThrow('cannot be sealed');
  });
});
