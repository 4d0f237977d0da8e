import { X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { base64url } from '#proof/bytes.ts';
import { followManifest, manifestText, openManifest, readRoots, type KeyManifest, type ListedKey } from '#proof/log/key-manifest.ts';
import { noteKey, noteType, readKey, readNote, signatureLine, writeKey, writeNote } from '#proof/log/note.ts';
import { newPem, pairOf, publicJwk, rootPair } from '#server/certificate/transparency/keys/keyring.ts';
import { commandLine, print } from './command-line.ts';

const help = `npm run tool -- keys COMMAND

  make FILE                          make an Ed25519 key, readable by you alone
  root FILE --origin HOST --name N   print the public key of a root
  draft NOTE --issuer URL ...        write the next list of keys, not signed yet
        --roots K,K,K                the public keys of the roots
        --from NOTE                  the list before it; its keys stay listed
        --credential FILE --status FILE --log FILE   keys that sign from now on for a year
        --seal CERT.pem              the certificate that seals documents
        --witness K                  a witness that cosigns, any number of times
        --quorum N                   how many witnesses a certificate waits for
        --retire=ID                  a key that signs no more; what it signed stays good
        --compromise=ID --log-size N a stolen key; only what the log held before N stays good
  sign NOTE ROOT.pem --name N        sign a list with a root; do so with two of them
  check NOTE --roots K,K,K [--from NOTE]   say whether a list counts, and after another one

HOST and N name a root as in atesto.example/root-a. Keep the roots offline, each in another place.
`;

const yearMillis = 365 * 86_400_000;
/** A successor signs before its predecessor stops, so that nothing falls between. */
const overlapMillis = 30 * 86_400_000;
const listMillis = 90 * 86_400_000;

const options = {
  origin: { type: 'string' },
  name: { type: 'string' },
  issuer: { type: 'string' },
  roots: { type: 'string' },
  from: { type: 'string' },
  credential: { type: 'string' },
  status: { type: 'string' },
  log: { type: 'string' },
  seal: { type: 'string' },
  witness: { type: 'string', multiple: true },
  quorum: { type: 'string' },
  retire: { type: 'string', multiple: true },
  compromise: { type: 'string', multiple: true },
  'log-size': { type: 'string' },
  help: { type: 'boolean' },
} as const;

const { values, positionals } = commandLine(options, help);

function required(value: string | undefined, name: string): string {
  if (!value) throw new Error(`${name} is missing.\n\n${help}`);
  return value;
}

function requiredRoots(): string[] {
  return required(values.roots, '--roots').split(',');
}

function manifestIn(path: string): KeyManifest {
  return JSON.parse(readNote(readFileSync(path, 'utf8')).text.split('\n')[1] ?? '') as KeyManifest;
}

/** The key in a file as a list names it, signing from now on. */
async function listedKey(use: 'credential' | 'status' | 'log', file: string, origin: string): Promise<ListedKey> {
  const { publicKey } = pairOf(readFileSync(file, 'utf8'), file);
  const now = Date.now();
  const window = { from: new Date(now).toISOString(), until: new Date(now + yearMillis + overlapMillis).toISOString() };
  if (use === 'log') {
    const key = await noteKey(`${origin}/log`, noteType, publicKey);
    return { use, id: key.id, key: writeKey(key), ...window };
  }
  return { use, id: publicJwk(publicKey).kid, key: base64url(publicKey), ...window };
}

/** By the SHA-256 of its certificate a list names a seal. */
function fingerprintOf(pem: string): string {
  return new X509Certificate(pem).fingerprint256.replaceAll(':', '').toLowerCase();
}

function withRevocations(key: ListedKey): ListedKey {
  const at = new Date().toISOString();
  if (values.compromise?.includes(key.id)) {
    const logSize = Number(required(values['log-size'], '--log-size'));
    if (!Number.isSafeInteger(logSize) || logSize < 0) throw new Error('--log-size is the number of leaves that still count.');
    return { ...key, revoked: { at, reason: 'compromise', logSize } };
  }
  return values.retire?.includes(key.id) ? { ...key, revoked: { at, reason: 'retired' } } : key;
}

async function added(origin: string): Promise<ListedKey[]> {
  const keys: ListedKey[] = [];
  for (const use of ['credential', 'status', 'log'] as const) {
    const file = values[use];
    if (file) keys.push(await listedKey(use, file, origin));
  }
  const window = { from: new Date().toISOString(), until: new Date(Date.now() + 10 * yearMillis).toISOString() };
  if (values.seal) keys.push({ use: 'seal', id: fingerprintOf(readFileSync(values.seal, 'utf8')), ...window });
  for (const key of values.witness ?? []) keys.push({ use: 'witness', id: (await readKey(key)).id, key, ...window });
  return keys;
}

async function draft(path: string): Promise<void> {
  const issuer = required(values.issuer, '--issuer').replace(/\/+$/, '');
  const origin = new URL(issuer).host;
  const before = values.from ? manifestIn(values.from) : null;
  const fresh = await added(origin);
  const old = (before?.keys ?? []).filter(({ id }) => !fresh.some((one) => one.id === id)).map(withRevocations);
  const keys = [...fresh, ...old];
  const unknown = [...(values.retire ?? []), ...(values.compromise ?? [])].filter((id) => !old.some((key) => key.id === id));
  if (unknown.length > 0) throw new Error(`No such key in the list before: ${unknown.join(', ')}.`);
  const manifest: KeyManifest = {
    version: (before?.version ?? 0) + 1,
    issued: new Date().toISOString(),
    expires: new Date(Date.now() + listMillis).toISOString(),
    issuer,
    root: { threshold: 2, keys: values.roots ? requiredRoots() : (before?.root.keys ?? requiredRoots()) },
    quorum: Number(values.quorum ?? before?.quorum ?? Math.min(1, keys.filter(({ use }) => use === 'witness').length)),
    keys,
  };
  await readRoots(manifest.root);
  writeFileSync(path, `${manifestText(origin, manifest)}\n`);
  print(`Version ${manifest.version} with ${keys.length} keys, until ${manifest.expires}. Sign it with two roots.`);
}

async function signList(path: string, root: string): Promise<void> {
  const text = readFileSync(path, 'utf8');
  const note = text.endsWith('\n\n') ? { text: text.slice(0, -1), signatures: [] } : readNote(text);
  const origin = (note.text.split('\n')[0] ?? '').replace(/\/keys$/, '');
  const { key, sign } = await rootPair(origin, required(values.name, '--name'), readFileSync(root, 'utf8'));
  if (note.signatures.some(({ name, id }) => name === key.name && id === key.id)) throw new Error(`${key.name} signed it already.`);
  writeFileSync(path, writeNote({ ...note, signatures: [...note.signatures, await signatureLine(key, sign, note.text)] }));
  print(`${key.name} signed.`);
}

async function checkList(path: string): Promise<void> {
  const note = readFileSync(path, 'utf8');
  const origin = (note.split('\n')[0] ?? '').replace(/\/keys$/, '');
  const { version, expires } = values.from
    ? await followManifest(manifestIn(values.from), note, origin)
    : await openManifest(note, origin, await readRoots({ threshold: 2, keys: requiredRoots() }));
  print(`Version ${version} counts until ${expires}.`);
}

async function run(): Promise<void> {
  const [command, first = '', second = ''] = positionals;
  if (values.help) print(help);
  else if (command === 'make') writeFileSync(required(first, 'FILE'), newPem(), { mode: 0o600, flag: 'wx' });
  else if (command === 'root') {
    print(
      writeKey((await rootPair(required(values.origin, '--origin'), required(values.name, '--name'), readFileSync(first, 'utf8'))).key),
    );
  } else if (command === 'draft') await draft(required(first, 'NOTE'));
  else if (command === 'sign') await signList(required(first, 'NOTE'), required(second, 'ROOT.pem'));
  else if (command === 'check') await checkList(required(first, 'NOTE'));
  else throw new Error(help);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
