import { join } from 'node:path';
import { runIsolated } from '#server/platform/process/isolated-process.ts';
import type { Revocations } from '#server/adapters/trust/revocations.ts';
import { semaphore } from '#server/platform/process/semaphore.ts';
import type { Judged } from './judge.ts';

/** A signed file with the declaration it should be; the lists are bundles of certificates in PEM. */
export type JudgeJob = Readonly<{
  file: Uint8Array;
  original: Uint8Array;
  nip: string;
  /** Whether the register knows a person in business under the NIP. */
  soleTrader: boolean;
  authorities: string;
  timeStamps: string;
  now: Date;
}>;
/** What the process asks: an answer of an authority to a question, or its list where there is none. */
export type RevocationQuestion = Readonly<{ address: string; question: Uint8Array | null }>;

/** Authorities answer within seconds, several at the same time. */
const bounds = { heapMegabytes: 384, millis: 60_000, answerBytes: 1_000_000 };
/** Two kinds of addresses, two of each, for each certificate of the longest chain. */
const mostQuestions = 20;
const program = join(import.meta.dirname, 'judge-child.ts');
const inSlot = semaphore({ atOnce: 1, waitingAtMost: 10 });

function answering(revocations: Revocations): (asks: unknown) => Promise<Buffer | null> {
  let questionCount = 0;
  return (asks) => {
    const { address, question } = asks as RevocationQuestion;
    questionCount += 1;
    if (questionCount > mostQuestions || typeof address !== 'string') return Promise.resolve(null);
    return question === null ? revocations.list(address) : revocations.queryOcsp(address, Buffer.from(question));
  };
}

/**
 * Judges a signed declaration (`judge`) in a process of its own: PDF, CMS, certificates, time-stamps and answers of authorities are all bytes
 * that others made. What takes more memory or time than that is unreadable; 503 when too many wait.
 */
export async function judgeIsolated(job: JudgeJob, revocations: Revocations): Promise<Judged> {
  const judged = await inSlot(() => runIsolated<Judged>(program, job, bounds, answering(revocations)));
  return judged ?? { verdict: 'unreadable', certificate: null };
}
