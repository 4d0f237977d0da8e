import sql from 'sql-template-tag';
import { Contradiction } from '#proof/log/audit.ts';
import type { Bytes } from '#proof/bytes.ts';
import { writeCheckpoint } from '#proof/log/log.ts';
import { emptyRoot } from '#proof/log/merkle.ts';
import { signatureLine, writeNote } from '#proof/log/note.ts';
import { readWitnessAnswer, witnessRequest, type WitnessAnswer } from '#proof/log/witness.ts';
import type { Deps } from '#server/deps.ts';
import type { Witness } from '#server/platform/security/keyring.ts';
import { reportContradiction } from './contradictions.ts';
import { newestCheckpoint } from '#server/certificate/transparency/log.ts';

type LogDeps = Pick<Deps, 'db' | 'now' | 'keyring' | 'log' | 'newId'>;

/** Nobody waits longer than this for a witness. */
const waitMillis = 2000;

/** Asks a witness to sign a note that grew from the size at which it is thought to be. Rejects when it does not answer. */
export async function queryWitness(
  witness: Witness,
  old: number,
  { proof, note }: Readonly<{ proof: readonly Bytes[]; note: string }>,
): Promise<WitnessAnswer> {
  const body = witnessRequest(old, proof, note);
  const answer = await fetch(`${witness.url}/add-checkpoint`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(waitMillis),
    redirect: 'error',
  });
  return readWitnessAnswer(answer.status, await answer.text());
}

type Newest = Readonly<{ size: number; note: string }>;

/** What the log signed last; of an empty database a signed empty log, so that witnesses can be queried even then. */
async function newestSigned({ db, keyring }: LogDeps): Promise<Newest> {
  const newest = await newestCheckpoint(db);
  if (newest) return newest;
  const text = writeCheckpoint({ origin: `${keyring.origin}/log`, size: 0, root: await emptyRoot() });
  return { size: 0, note: writeNote({ text, signatures: [await signatureLine(keyring.log.key, keyring.log.sign, text)] }) };
}

/** Witnesses that answered since the start: one that was queried once cannot be ahead by a restore of the database. */
const answered = new Set<string>();

/** States what contradicts the database; null when the witness saw no more than it, and undefined when it does not answer. */
async function contradictionBy(deps: LogDeps, witness: Witness, newest: Newest): Promise<Contradiction | null | undefined> {
  const { name, id } = witness.key;
  const answer = await queryWitness(witness, newest.size, { proof: [], note: newest.note }).catch((error: unknown) => {
    deps.log.warn({ err: error, witness: name }, 'a witness of the log does not answer');
    return null;
  });
  if (!answer || answer.kind === 'refused') return undefined;
  // Another process may have signed and witnessed more in between.
  const [later] =
    answer.kind === 'elsewhere' ? await deps.db.rows(sql`select 1 from log_checkpoints where size >= ${answer.size} limit 1`) : [];
  if (answer.kind === 'elsewhere' && answer.size > newest.size && !later) return new Contradiction('witness_saw_more', `witness ${name}`);
  if (answer.kind === 'other_history') return new Contradiction('witness_saw_other', `witness ${name}`);
  answered.add(id);
  return null;
}

/**
 * Rejects with a `Contradiction` when a witness saw more of the log than the database has, or another history: the database was restored
 * or changed, and what would be signed now could never be witnessed. False when no witness has answered since the start.
 */
export async function compareWitnesses(deps: LogDeps): Promise<boolean> {
  const { witnesses } = deps.keyring;
  if (witnesses.length === 0) return true;
  const newest = await newestSigned(deps);
  const found = await Promise.all(witnesses.map((witness) => contradictionBy(deps, witness, newest)));
  const contradiction = found.find((one) => one instanceof Contradiction);
  if (contradiction) {
    deps.log.error({ err: contradiction, size: newest.size }, 'a witness saw more of the log than the database has: nothing is signed');
    await reportContradiction(deps, deps.db, contradiction.place, { reason: contradiction.code, entries: newest.size });
    throw contradiction;
  }
  return found.includes(null) || witnesses.some(({ key }) => answered.has(key.id));
}

/** Whether the log may be signed on; false where a witness contradicts the database, and, unless configured otherwise, where none answered since the start. */
export async function isKnownToWitnesses(deps: LogDeps, mode?: 'or_silent'): Promise<boolean> {
  try {
    return (await compareWitnesses(deps)) || mode === 'or_silent';
  } catch (error) {
    if (error instanceof Contradiction) return false;
    throw error;
  }
}
