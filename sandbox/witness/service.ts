import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isConsistent } from './consistency.ts';
import { cosignature, isSignedBy, readCheckpoint, readLogKey, witnessKey, type Checkpoint, type NoteKey } from './notes.ts';

/** The name under which the witness of the sandbox signs. */
const name = 'witness.atesto.example/local';
const mostProofLines = 63;

type Seen = Readonly<{ key: string; size: number; root: string }>;
type Answer = Readonly<{ code: number; text: string; type?: string }>;

/** The key of the witness in a data folder, made when there is none. */
async function keyIn(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'witness.pem');
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await writeFile(path, pem, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(path, 'utf8');
}

/** The public key of the witness of a data folder, as the application's settings name it. */
export async function publicWitnessKey(folder: string): Promise<string> {
  return witnessKey(name, createPrivateKey(await keyIn(folder)));
}

/** `old`, the proof and the note of a request (C2SP tlog-witness); null when it is not one. */
function readRequest(body: string): { old: number; proof: Buffer[]; note: string } | null {
  const at = body.indexOf('\n\n');
  const [first = '', ...lines] = body.slice(0, at).split('\n');
  const match = /^old (0|[1-9]\d{0,15})$/.exec(first);
  if (at < 0 || !match || lines.length > mostProofLines) return null;
  const proof = lines.map((line) => Buffer.from(line, 'base64'));
  return proof.every((hash) => hash.length === 32) ? { old: Number(match[1]), proof, note: body.slice(at + 2) } : null;
}

/** The key of a log that is met for the first time: the one that its list of keys names. It is remembered for good. */
async function keyOfLog(origin: string, keysAddress: string): Promise<string | null> {
  const note = await fetch(keysAddress, { signal: AbortSignal.timeout(1000) }).then(
    (answer) => answer.text(),
    () => '',
  );
  const [, json = '{}'] = note.split('\n');
  const { keys = [] } = JSON.parse(json) as { keys?: { use: string; key?: string }[] };
  return keys.find((one) => one.use === 'log' && one.key?.startsWith(`${origin}+`))?.key ?? null;
}

/**
 * A witness of logs: it signs a checkpoint only when it shows that the log grew from the one seen before, and never
 * forgets what it saw.
 */
export async function addWitness(app: FastifyInstance, options: { folder: string; keysAddress: string }): Promise<void> {
  const { folder, keysAddress } = options;
  const key = createPrivateKey(await keyIn(folder));
  const path = join(folder, 'witnessed.json');
  const seen = new Map(Object.entries(JSON.parse(await readFile(path, 'utf8').catch(() => '{}')) as Record<string, Seen>));
  let before: Promise<unknown> = Promise.resolve();

  const remember = async (origin: string, now: Seen): Promise<void> => {
    seen.set(origin, now);
    await writeFile(`${path}.new`, JSON.stringify(Object.fromEntries(seen)));
    await rename(`${path}.new`, path);
  };

  const known = async ({ origin }: Checkpoint): Promise<{ last: Seen; logKey: NoteKey } | null> => {
    const text = seen.get(origin)?.key ?? (await keyOfLog(origin, keysAddress).catch(() => null));
    const logKey = text === null ? null : readLogKey(text);
    return logKey && text ? { logKey, last: seen.get(origin) ?? { key: text, size: 0, root: '' } } : null;
  };

  const witness = async (body: string): Promise<Answer> => {
    const request = readRequest(body);
    const checkpoint = request && readCheckpoint(request.note);
    if (!request || !checkpoint || request.old > checkpoint.size) return { code: 400, text: 'malformed' };
    const log = await known(checkpoint);
    if (!log) return { code: 404, text: 'unknown origin' };
    if (!isSignedBy(checkpoint, log.logKey)) return { code: 403, text: 'not signed by the log' };
    const { last } = log;
    if (request.old !== last.size) return { code: 409, text: `${last.size}\n`, type: 'text/x.tlog.size' };
    const earlier = { size: last.size, root: Buffer.from(last.root, 'base64') };
    if (!isConsistent(earlier, checkpoint, request.proof)) return { code: 422, text: 'this log was rewritten' };
    await remember(checkpoint.origin, { key: last.key, size: checkpoint.size, root: checkpoint.root.toString('base64') });
    return { code: 200, text: cosignature(name, key, checkpoint.text, Math.floor(Date.now() / 1000)) };
  };

  await app.register(async (plain) => {
    plain.removeAllContentTypeParsers();
    plain.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    plain.post<{ Body: string }>('/witness/add-checkpoint', async ({ body }, reply) => {
      // One after another: what was seen and what is signed must not drift apart.
      const answer = before.then(() => witness(body));
      before = answer.catch(() => {});
      const { code, text, type = 'text/plain' } = await answer;
      return reply.code(code).type(type).send(text);
    });
  });
  app.get('/witness/key', async () => witnessKey(name, key));
}
