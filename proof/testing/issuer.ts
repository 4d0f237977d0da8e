import { generateKeyPairSync, sign } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { base64url, fromBase64url, utf8, type Bytes } from '#proof/bytes.ts';
import { hiddenClaimsOf, openClaims, type CredentialFacts } from '#proof/credential/credential.ts';
import type { Sign } from '#proof/ed25519.ts';
import { manifestText, type KeyManifest, type Roots } from '#proof/log/key-manifest.ts';
import { writeCheckpoint, writeLogProof } from '#proof/log/log.ts';
import { emptyRoot, inclusionPath, leafHash, nodeHash, rootOf, type HashReader } from '#proof/log/merkle.ts';
import { cosignatureLine, cosignatureType, noteKey, noteType, signatureLine, writeKey, writeNote, type NoteKey } from '#proof/log/note.ts';
import { issueSdJwt } from '#proof/credential/sd-jwt.ts';
import { statusBits, statusListClaims, statusListType } from '#proof/credential/status-list.ts';

/** An issuer in memory, with roots, keys, a log and a witness of its own: for tests. */
export type Pair = Readonly<{ raw: Bytes; sign: Sign; id: string }>;
export function pair(id: string): Pair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = fromBase64url(publicKey.export({ format: 'jwk' }).x!);
  return { raw, id, sign: (message) => new Uint8Array(sign(null, message, privateKey)) };
}

export const host = 'atesto.example';
export const issuer = `https://${host}`;
export const now = new Date('2026-11-21T12:00:00Z');
export const issuedAt = new Date('2026-11-21T11:00:00Z');
const window = { from: '2026-11-01T00:00:00Z', until: '2027-12-01T00:00:00Z' };
export const [credentialKey, statusKey, logKey, witness] = [pair('c1'), pair('s1'), pair('l1'), pair('w1')];
export const rootPairs = [pair('a'), pair('b'), pair('c')];

export let rootKeys: NoteKey[];
export let roots: Roots;
export let logNoteKey: NoteKey;
export let witnessNoteKey: NoteKey;
export let manifest: KeyManifest;

export async function signManifest(body: KeyManifest, by: readonly number[]): Promise<string> {
  const text = manifestText(host, body);
  const signatures = await Promise.all(by.map((at) => signatureLine(rootKeys[at]!, rootPairs[at]!.sign, text)));
  return writeNote({ text, signatures });
}

/** Makes roots and the list of keys; before anything else. */
export async function prepareIssuer(): Promise<void> {
  rootKeys = await Promise.all(rootPairs.map(({ raw, id }) => noteKey(`${host}/root-${id}`, noteType, raw)));
  roots = { threshold: 2, keys: rootKeys };
  logNoteKey = await noteKey(`${host}/log`, noteType, logKey.raw);
  witnessNoteKey = await noteKey('witness.example/w1', cosignatureType, witness.raw);
  manifest = {
    version: 1,
    issued: '2026-11-20T00:00:00Z',
    expires: '2027-02-18T00:00:00Z',
    issuer,
    root: { threshold: 2, keys: rootKeys.map(writeKey) },
    quorum: 1,
    keys: [
      { use: 'credential', id: credentialKey.id, key: base64url(credentialKey.raw), ...window },
      { use: 'status', id: statusKey.id, key: base64url(statusKey.raw), ...window },
      { use: 'log', id: logNoteKey.id, key: writeKey(logNoteKey), ...window },
      { use: 'witness', id: witnessNoteKey.id, key: writeKey(witnessNoteKey), ...window },
    ],
  };
}

export const facts: CredentialFacts = {
  issuer,
  number: 'ATESTO-NIS2-2026-K7QXRM',
  organization: { name: 'Żółta Łódź sp. z o.o.', nip: '5261040828' },
  regime: 'nis2',
  catalogueVersion: '2026.11',
  threshold: 75,
  questionCount: 49,
  assessed: 47,
  notApplicable: 2,
  withoutReason: 1,
  confirmation: { method: 'register_email', level: 1, date: '2026-11-20' },
  issuedAt,
  expiresAt: new Date('2027-11-21T11:00:00Z'),
  status: { index: 412_345, uri: `${issuer}/status/2027` },
  typeIntegrity: 'sha256-x',
};
const hidden = { score: '84.50', sectionScores: ['90.00', null], declarant: { name: 'Anna Nowak', role: 'Prezes' }, unmetDuties: 2 };

export function issue(change: Partial<CredentialFacts> = {}, by: Pair = credentialKey): Promise<string> {
  const always = openClaims({ ...facts, ...change });
  return issueSdJwt({ kid: by.id, always, hidden: hiddenClaimsOf(hidden), sign: by.sign, salt: () => new Uint8Array(16).fill(7) });
}

/** A log in memory: the leaves before, the one to prove, the leaves after. */
export async function prove(leaf: string, { at = 3, size = 9, witnesses = [witness] as Pair[], by = logKey } = {}): Promise<string> {
  const texts = Array.from({ length: size }, (_, index) => (index === at ? leaf : `issue ${index}`));
  const levels = [await Promise.all(texts.map((text) => leafHash(utf8(text))))];
  for (let below = levels[0]!; below.length > 1; below = levels.at(-1)!) {
    const pairs = Array.from({ length: Math.floor(below.length / 2) }, (_, index) => [below[index * 2]!, below[index * 2 + 1]!] as const);
    levels.push(await Promise.all(pairs.map(([left, right]) => nodeHash(left, right))));
  }
  const read: HashReader = async (level, index) => levels[level]![index]!;
  const text = writeCheckpoint({ origin: `${host}/log`, size, root: await rootOf(read, size) });
  const signatures = [
    await signatureLine(logNoteKey, by.sign, text),
    ...(await Promise.all(witnesses.map((one) => cosignatureLine(witnessNoteKey, one.sign, text, 1_795_219_200)))),
  ];
  const checkpoint = writeNote({ text, signatures });
  return writeLogProof({ index: at, path: await inclusionPath(read, { index: at, size }), checkpoint });
}

export async function statusToken({
  taken: revoked = [] as number[],
  at = now,
  by = statusKey,
  uri = facts.status.uri,
} = {}): Promise<string> {
  const compressed = new Uint8Array(deflateSync(statusBits(revoked)));
  const part = (value: unknown): string => base64url(utf8(JSON.stringify(value)));
  const claims = statusListClaims({ uri, at, hours: 24, compressed, log: { size: 0, root: await emptyRoot() } });
  const input = `${part({ alg: 'EdDSA', kid: by.id, typ: statusListType })}.${part(claims)}`;
  return `${input}.${base64url(await by.sign(utf8(input)))}`;
}
