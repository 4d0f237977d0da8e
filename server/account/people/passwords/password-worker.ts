import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcrypt';

export type PasswordJob = Readonly<{ id: number; password: string; against: string } | { id: number; password: string; rounds: number }>;
export type PasswordAnswer = Readonly<{ id: number; outcome: string | boolean } | { id: number; error: string }>;

/** On Linux this is the thread's own: whoever answers calls goes first. */
const yielding = 5;
try {
  setPriority(0, yielding);
} catch {
  // Where it is not allowed, hashing competes like everybody else.
}

function answerTo(job: PasswordJob): PasswordAnswer {
  try {
    const outcome = 'against' in job ? bcrypt.compareSync(job.password, job.against) : bcrypt.hashSync(job.password, job.rounds);
    return { id: job.id, outcome };
  } catch (error) {
    return { id: job.id, error: String(error) };
  }
}

parentPort?.on('message', (job: PasswordJob) => parentPort?.postMessage(answerTo(job)));
