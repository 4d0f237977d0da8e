import { base64, demand, fromBase64, type Bytes } from '#proof/bytes.ts';
import { leafHash, verifyInclusion } from './merkle.ts';
import { cosignatureType, noteType, readNote, signersOf, type NoteKey, type Signed } from './note.ts';

/** What a log signs: how many leaves it has and their root (C2SP tlog-checkpoint). */
export type Checkpoint = Readonly<{ origin: string; size: number; root: Bytes }>;

const decimal = /^(?:0|[1-9]\d{0,15})$/;

/** A count written in decimal without leading zeros. */
function countOf(text: string | undefined, code: string): number {
  demand(text !== undefined && decimal.test(text), code);
  return Number(text);
}

export function writeCheckpoint({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${base64(root)}\n`;
}

export function readCheckpoint(text: string): Checkpoint {
  const lines = text.split('\n');
  const [origin = '', size, root = ''] = lines;
  demand(lines.length >= 4 && lines.at(-1) === '' && origin !== '', 'bad_checkpoint');
  const read = { origin, size: countOf(size, 'bad_checkpoint'), root: fromBase64(root) };
  demand(read.root.length === 32, 'bad_checkpoint');
  return read;
}

/** Whose signatures make a checkpoint count; witnesses are counted by name, not by key. */
export type LogTrust = Readonly<{ origin: string; log: readonly NoteKey[]; witnesses: readonly NoteKey[] }>;
/** A checkpoint that its log signed, and the outside witnesses who saw it, with the seconds since 1970 of each. */
export type Witnessed = Readonly<{ checkpoint: Checkpoint; witnesses: readonly Readonly<{ name: string; time: number }>[] }>;

function seenBy(signed: readonly Signed[]): Witnessed['witnesses'] {
  const names = new Map<string, number>();
  for (const { key, time } of signed) {
    if (key.type === cosignatureType && time !== null) names.set(key.name, Math.min(time, names.get(key.name) ?? time));
  }
  return [...names].map(([name, time]) => ({ name, time }));
}

/** Reads a checkpoint of the trusted log; rejects one that the log did not sign. */
export async function openCheckpoint(note: string, { origin, log, witnesses }: LogTrust): Promise<Witnessed> {
  const read = readNote(note);
  const checkpoint = readCheckpoint(read.text);
  demand(checkpoint.origin === origin, 'foreign_log');
  const signed = await signersOf(read, [...log, ...witnesses]);
  demand(
    signed.some(({ key }) => key.type === noteType),
    'not_of_the_log',
  );
  return { checkpoint, witnesses: seenBy(signed) };
}

/** A leaf's place in the log with the way to a checkpoint (C2SP tlog-proof). */
export type LogProof = Readonly<{ index: number; path: readonly Bytes[]; checkpoint: string }>;

const proofHeader = 'c2sp.org/tlog-proof@v1';
/** A path in a tree of 2^63 leaves. */
const longestPath = 63;

export function writeLogProof({ index, path, checkpoint }: LogProof): string {
  return [proofHeader, `index ${index}`, ...path.map(base64), '', checkpoint].join('\n');
}

export function readLogProof(text: string): LogProof {
  const at = text.indexOf('\n\n');
  demand(at > 0, 'bad_log_proof');
  const [header, ...lines] = text.slice(0, at).split('\n');
  const [place = '', ...path] = lines[0]?.startsWith('extra ') ? lines.slice(1) : lines;
  demand(header === proofHeader && place.startsWith('index ') && path.length <= longestPath, 'bad_log_proof');
  const index = countOf(place.slice('index '.length), 'bad_log_proof');
  return { index, path: path.map(fromBase64), checkpoint: text.slice(at + 2) };
}

/** Rejects unless the leaf is in the log as its checkpoint states; gives its index, the checkpoint and the witnesses. */
export async function verifyLogProof(proof: LogProof, leaf: Bytes, trust: LogTrust): Promise<Witnessed & { index: number }> {
  const witnessed = await openCheckpoint(proof.checkpoint, trust);
  const { size, root } = witnessed.checkpoint;
  await verifyInclusion({ index: proof.index, size, root }, await leafHash(leaf), proof.path);
  return { ...witnessed, index: proof.index };
}
