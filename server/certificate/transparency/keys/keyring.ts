import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { base64url, fromBase64url, type Bytes } from '#proof/bytes.ts';
import type { Sign } from '#proof/ed25519.ts';
import {
  isRecentAuthentication,
  judgeKey,
  manifestText,
  openManifest,
  type KeyManifest,
  type KeyUse,
  type ListedKey,
  type Roots,
} from '#proof/log/key-manifest.ts';
import { cosignatureType, noteKey, noteType, readKey, signatureLine, writeKey, writeNote, type NoteKey } from '#proof/log/note.ts';
import type { Config } from '#server/platform/config/config.ts';
import { createOnce } from '#server/platform/files/create-once-file.ts';
import type { Keyring, PublicJwk, Witness } from '#server/platform/security/keyring.ts';

/** How long a list of keys may be believed (docs/product.md, “Proof”). */
const listDays = 90;
/** Local lists are signed anew when less than this is left. */
const renewDays = 30;
const dayMillis = 86_400_000;
const rootNames = ['a', 'b', 'c'] as const;
const threshold = 2;

/** An Ed25519 key pair of this process. */
export type KeyPair = Readonly<{ publicKey: Bytes; sign: Sign }>;

export function pairOf(pem: string, name: string): KeyPair {
  const key: KeyObject = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${name} is not an Ed25519 key.`);
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return { publicKey: fromBase64url(x), sign: (message) => new Uint8Array(sign(null, message, key)) };
}

export function newPem(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** RFC 7638: SHA-256 of the required members in lexical order. */
export function publicJwk(publicKey: Bytes): PublicJwk {
  const x = base64url(publicKey);
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
  return { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' };
}

type Pems = Readonly<{ credential: string; status: string; log: string }>;

async function localPems(folder: string, dataDir: string): Promise<Pems> {
  await mkdir(folder, { recursive: true });
  return {
    credential: await createOnce(join(dataDir, 'credential-key.pem'), newPem),
    status: await createOnce(join(folder, 'status.pem'), newPem),
    log: await createOnce(join(folder, 'log.pem'), newPem),
  };
}

/** `seal` is the fingerprint of the certificate that seals documents, null without one. */
type Signers = Readonly<{
  credential: KeyPair;
  status: KeyPair;
  log: KeyPair;
  logKey: NoteKey;
  witnesses: readonly Witness[];
  seal: string | null;
}>;

/** The keys as a list names them; each signs in the given window. */
function listed({ credential, status, logKey, witnesses, seal }: Signers, window: { from: string; until: string }): ListedKey[] {
  return [
    { use: 'credential', id: publicJwk(credential.publicKey).kid, key: base64url(credential.publicKey), ...window },
    { use: 'status', id: publicJwk(status.publicKey).kid, key: base64url(status.publicKey), ...window },
    { use: 'log', id: logKey.id, key: writeKey(logKey), ...window },
    ...witnesses.map(({ key }) => ({ use: 'witness' as const, id: key.id, key: writeKey(key), ...window })),
    ...(seal === null ? [] : [{ use: 'seal' as const, id: seal, ...window }]),
  ];
}

/** A root of the issuer: its key with what signs for it. */
export type RootPair = Readonly<{ key: NoteKey; sign: Sign }>;

export async function rootPair(origin: string, name: string, pem: string): Promise<RootPair> {
  const { publicKey, sign: signs } = pairOf(pem, `root-${name}`);
  return { key: await noteKey(`${origin}/root-${name}`, noteType, publicKey), sign: signs };
}

/** A list of keys, signed by the given roots. */
export async function signManifest(origin: string, manifest: KeyManifest, by: readonly RootPair[]): Promise<string> {
  const text = manifestText(origin, manifest);
  return writeNote({ text, signatures: await Promise.all(by.map(({ key, sign: signs }) => signatureLine(key, signs, text))) });
}

type ListOptions = Readonly<{ issuer: string; origin: string; roots: readonly RootPair[]; signers: Signers; now: Date; version: number }>;

async function newList({ issuer, origin, roots, signers, now, version }: ListOptions): Promise<string> {
  const at = (days: number): string => new Date(now.getTime() + days * dayMillis).toISOString();
  const manifest: KeyManifest = {
    version,
    issued: now.toISOString(),
    expires: at(listDays),
    issuer,
    root: { threshold, keys: roots.map(({ key }) => writeKey(key)) },
    quorum: Math.min(1, signers.witnesses.length),
    // Local keys sign for as long as the data folder lives; in production each has a year.
    keys: listed(signers, { from: at(-3650), until: at(36_500) }),
  };
  return signManifest(origin, manifest, roots.slice(0, threshold));
}

function originOf(issuer: string): string {
  return new URL(issuer).host;
}

type Others = Readonly<{ witnesses: readonly Witness[]; seal: string | null }>;

async function signersOf(pems: Pems, origin: string, others: Others): Promise<Signers> {
  const log = pairOf(pems.log, 'LOG_KEY');
  return {
    credential: pairOf(pems.credential, 'CREDENTIAL_KEY'),
    status: pairOf(pems.status, 'STATUS_KEY'),
    log,
    logKey: await noteKey(`${origin}/log`, noteType, log.publicKey),
    ...others,
  };
}

/** A key that signs nothing a third party would accept is of no use: states which one. */
function demandListed(manifest: KeyManifest, ids: readonly (readonly [KeyUse, string])[], now: Date): void {
  const wrong = ids.filter(([use, id]) => judgeKey(manifest, { use, id, at: now, index: null }) !== 'accepted');
  if (wrong.length > 0) {
    throw new Error(
      `The list of keys (KEY_LIST) does not let these keys sign now: ${wrong.map(([use, id]) => `${use} ${id}`).join(', ')}.`,
    );
  }
}

type Assembly = Readonly<{ issuer: string; signers: Signers; roots: Roots; keyList: string; now: Date }>;

async function assemble({ issuer, signers, roots, keyList, now }: Assembly): Promise<Keyring> {
  const origin = originOf(issuer);
  const manifest = await openManifest(keyList, origin, roots);
  const jwk = publicJwk(signers.credential.publicKey);
  const statusId = publicJwk(signers.status.publicKey).kid;
  demandListed(
    manifest,
    [
      ['credential', jwk.kid],
      ['status', statusId],
      ['log', signers.logKey.id],
      ...(signers.seal === null ? [] : [['seal', signers.seal] as const]),
    ],
    now,
  );
  const named = new Set(manifest.keys.filter(({ use }) => use === 'witness').map(({ id }) => id));
  return {
    issuer,
    origin,
    publicJwk: jwk,
    credential: { id: jwk.kid, sign: signers.credential.sign },
    status: { id: statusId, sign: signers.status.sign },
    log: { id: signers.logKey.id, sign: signers.log.sign, key: signers.logKey },
    witnesses: signers.witnesses.filter(({ key }) => named.has(key.id)),
    roots,
    keyList,
    manifest,
  };
}

/** Keys made for the moment, with roots of their own; for tests and for the first start of local mode. */
export async function makeKeyring(options: {
  issuer: string;
  witnesses?: readonly Witness[];
  seal?: string | null;
  now: Date;
}): Promise<Keyring> {
  const { issuer, witnesses = [], seal = null, now } = options;
  const origin = originOf(issuer);
  const signers = await signersOf({ credential: newPem(), status: newPem(), log: newPem() }, origin, { witnesses, seal });
  const roots = await Promise.all(rootNames.map((name) => rootPair(origin, name, newPem())));
  const keyList = await newList({ issuer, origin, roots, signers, now, version: 1 });
  return assemble({ issuer, signers, roots: { threshold, keys: roots.map(({ key }) => key) }, keyList, now });
}

/** Whether a stored local list still names exactly the keys of this start, and long enough. */
function stillFits(manifest: KeyManifest, { signers, issuer, now }: Readonly<{ signers: Signers; issuer: string; now: Date }>): boolean {
  const wanted = listed(signers, { from: '', until: '' }).map(({ use, id }) => `${use} ${id}`);
  const have = manifest.keys.map(({ use, id }) => `${use} ${id}`);
  const soon = new Date(now.getTime() + renewDays * dayMillis);
  return manifest.issuer === issuer && isRecentAuthentication(manifest, soon) && wanted.join() === have.join();
}

async function localKeyring(config: Config, others: Others, now: Date): Promise<Keyring> {
  const folder = join(config.dataDir, 'keys');
  const pems = await localPems(folder, config.dataDir);
  // Who issued stays who it was when the folder is started on another port.
  const issuer = await createOnce(join(folder, 'issuer'), () => config.publicUrl);
  const origin = originOf(issuer);
  const signers = await signersOf(pems, origin, others);
  const roots = await Promise.all(
    rootNames.map(async (name) => rootPair(origin, name, await createOnce(join(folder, `root-${name}.pem`), newPem))),
  );
  const pinned: Roots = { threshold, keys: roots.map(({ key }) => key) };
  const path = join(folder, 'keys.note');
  const stored = await readFile(path, 'utf8').catch(() => '');
  const before = await openManifest(stored, origin, pinned).catch(() => null);
  if (before && stillFits(before, { signers, issuer, now })) return assemble({ issuer, signers, roots: pinned, keyList: stored, now });
  const keyList = await newList({ issuer, origin, roots, signers, now, version: (before?.version ?? 0) + 1 });
  await writeFile(path, keyList, { mode: 0o600 });
  return assemble({ issuer, signers, roots: pinned, keyList, now });
}

async function witnessesOf(config: Config): Promise<Witness[]> {
  return Promise.all(
    config.witnesses.map(async ({ key, url }) => {
      const read = await readKey(key);
      if (read.type !== cosignatureType) throw new Error(`WITNESSES: ${read.name} is not the key of a witness.`);
      return { key: read, url };
    }),
  );
}

/**
 * The issuer's keys: those configured with the list that the pinned roots signed, or in local mode keys and roots made
 * in the data folder at the first start. Rejects with a message that names the key which cannot be used.
 */
export async function openKeyring(config: Config, now: Date, seal: string | null = null): Promise<Keyring> {
  const others = { witnesses: await witnessesOf(config), seal };
  if (!config.keys) return localKeyring(config, others, now);
  const { credential, status, log, list, roots } = config.keys;
  const signers = await signersOf({ credential, status, log }, originOf(config.publicUrl), others);
  const pinned: Roots = { threshold, keys: await Promise.all(roots.map(readKey)) };
  return assemble({ issuer: config.publicUrl, signers, roots: pinned, keyList: await readFile(list, 'utf8'), now });
}
