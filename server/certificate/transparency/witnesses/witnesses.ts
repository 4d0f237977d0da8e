import type { Deps } from '#server/deps.ts';
import type { Witness } from '#server/platform/security/keyring.ts';
import { queryWitness, isKnownToWitnesses } from './witnessed-more.ts';
import { addCosignatures, consistency, newestCheckpoint, sequence, type StoredCheckpoint } from '#server/certificate/transparency/log.ts';

/** An issue waits no longer than this for the witnesses (docs/product.md, “Proof”). */
const waitMillis = 2000;
/** A witness that forgot, or is ahead of what is remembered, is asked once more from where it states it is. */
const mostTries = 2;

type LogDeps = Pick<Deps, 'db' | 'now' | 'keyring' | 'log' | 'newId'>;

/** Where each witness was last, by its key; what is not remembered is requested from the witness. */
const lastSeen = new Map<string, number>();

/** Has one witness sign a checkpoint (C2SP tlog-witness); gives its lines, none when it will not. */
async function cosign(deps: LogDeps, witness: Witness, checkpoint: StoredCheckpoint): Promise<readonly string[]> {
  const { id, name } = witness.key;
  let old = lastSeen.get(id) ?? 0;
  for (let attempt = 1; attempt <= mostTries; attempt += 1) {
    const answer = await queryWitness(witness, old, { proof: await consistency(deps.db, old, checkpoint.size), note: checkpoint.note });
    if (answer.kind === 'signed') {
      lastSeen.set(id, checkpoint.size);
      return answer.lines;
    }
    if (answer.kind !== 'elsewhere' || answer.size > checkpoint.size)
      throw new Error(`the witness ${name} answered ${JSON.stringify(answer)}`);
    old = answer.size;
  }
  return [];
}

/** Has every witness that has not yet done so sign the newest checkpoint. One that is away does not hold the others up. */
async function queryWitnesses(deps: LogDeps): Promise<void> {
  const { keyring, log } = deps;
  const checkpoint = await newestCheckpoint(deps.db);
  if (!checkpoint || keyring.witnesses.length === 0 || checkpoint.witnesses >= keyring.witnesses.length) return;
  await Promise.all(
    keyring.witnesses.map(async (witness) => {
      try {
        await addCosignatures(deps, checkpoint.size, await cosign(deps, witness, checkpoint));
      } catch (error) {
        log.warn({ err: error }, 'a witness of the log did not sign');
      }
    }),
  );
}

/**
 * Gives all that waits its place in the log and has it witnessed, unless a witness saw more of the log than the database has: then
 * nothing is signed, and the operators are notified.
 */
export async function advanceLog(deps: LogDeps): Promise<{ leaves: number }> {
  const isKnown = await isKnownToWitnesses(deps);
  if (!isKnown) return { leaves: 0 };
  let leaves = 0;
  for (let more = await sequence(deps); more > 0; more = await sequence(deps)) leaves += more;
  await queryWitnesses(deps);
  return { leaves };
}

/** The same, but for at most two seconds and without ever failing: what is not done by then, the next run of the job does. */
export async function advanceLogSoon(deps: LogDeps): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMillis);
  });
  const done = advanceLog(deps).then(
    () => undefined,
    (error: unknown) => deps.log.error({ err: error }, 'the log could not be advanced'),
  );
  await Promise.race([done, enough]);
  clearTimeout(timer);
}
