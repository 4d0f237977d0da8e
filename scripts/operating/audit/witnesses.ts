import { Contradiction } from '#proof/log/audit.ts';
import { NotProven } from '#proof/bytes.ts';
import { openCheckpoint, type LogTrust, type Witnessed } from '#proof/log/log.ts';
import { readWitnessAnswer, witnessRequest, type WitnessAnswer } from '#proof/log/witness.ts';
import { answerOf, NotChecked, print, textAt } from './asking.ts';

export type Shown = Witnessed & Readonly<{ note: string }>;

/** Asks for nothing but what it knows: whoever is at this size signs it once more, whoever is elsewhere states where. */
async function submitCheckpoint(witness: string, { note, checkpoint }: Shown): Promise<WitnessAnswer> {
  const body = witnessRequest(checkpoint.size, [], note);
  const answer = await answerOf(`${witness.replace(/\/+$/, '')}/add-checkpoint`, { method: 'POST', body });
  return readWitnessAnswer(answer.status, await answer.text());
}

async function checkpointOf(url: string, size: number, trust: LogTrust): Promise<Shown | null> {
  const note = await textAt(`${url}/log/checkpoint?size=${size}`).catch(() => null);
  if (note === null) return null;
  try {
    const witnessed = await openCheckpoint(note, trust);
    return witnessed.checkpoint.size === size ? { ...witnessed, note } : null;
  } catch (error) {
    if (error instanceof NotProven) return null;
    throw error;
  }
}

async function queryWitness(url: string, witness: string, shown: Shown, trust: LogTrust): Promise<Shown> {
  const answer = await submitCheckpoint(witness, shown);
  const { size } = shown.checkpoint;
  if (answer.kind === 'signed') return shown;
  if (answer.kind === 'other_history') throw new Contradiction(`the witness ${witness} saw another log of ${size} entries`, `size ${size}`);
  if (answer.kind === 'unknown_log') throw new NotChecked(`The witness ${witness} does not know this log.`);
  if (answer.kind === 'refused') throw new NotChecked(`The witness ${witness} answered ${answer.text}`);
  if (answer.size <= size) return shown;
  const longer = await checkpointOf(url, answer.size, trust);
  if (!longer) throw new Contradiction(`the witness ${witness} saw ${answer.size} entries, and the service shows ${size}`, `size ${size}`);
  return queryWitness(url, witness, longer, trust);
}

/** Asks the witnesses themselves how long the log is that they saw; gives the longest state, which the service shows as well. */
export async function queryWitnesses(url: string, witnesses: readonly string[], shown: Shown, trust: LogTrust): Promise<Shown> {
  let longest = shown;
  for (const witness of witnesses) longest = await queryWitness(url, witness, longest, trust);
  if (witnesses.length > 0) print(`${witnesses.length} witnesses, asked themselves, saw nothing else than this log.`);
  return longest;
}
