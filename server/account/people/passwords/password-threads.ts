import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { semaphore } from '#server/platform/process/semaphore.ts';
import type { PasswordAnswer, PasswordJob } from './password-worker.ts';

type Waiting = Readonly<{ resolve: (outcome: string | boolean) => void; reject: (error: Error) => void }>;
type Thread = Readonly<{ ask: (job: PasswordJob, waiting: Waiting) => void }>;
type Job = Readonly<{ password: string; against: string } | { password: string; rounds: number }>;

/** A hash takes a twentieth of a second: two at once, and whoever would wait for more than five seconds is refused at once. */
const atOnce = 2;
const inSlot = semaphore({ atOnce, waitingAtMost: 200 });

/** A thread that hashes, separate from the four that read files; one that is lost takes what it was asked with it. */
function startThread(lost: (thread: Thread) => void): Thread {
  const worker = new Worker(join(import.meta.dirname, 'password-worker.ts'), { env: {}, execArgv: [] });
  const open = new Map<number, Waiting>();
  const thread: Thread = {
    ask: (job, waiting) => {
      worker.ref();
      open.set(job.id, waiting);
      worker.postMessage(job);
    },
  };
  const end = (error: Error): void => {
    lost(thread);
    for (const { reject } of open.values()) reject(error);
    open.clear();
  };
  worker.on('message', (answer: PasswordAnswer) => {
    const waiting = open.get(answer.id);
    open.delete(answer.id);
    // Nothing is pending any more: the process may end.
    if (open.size === 0) worker.unref();
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.outcome);
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('a thread for passwords was lost')));
  worker.unref();
  return thread;
}

const idle: Thread[] = [];
const living = new Set<Thread>();
let nextId = 1;

function aThread(): Thread {
  const free = idle.pop();
  if (free) return free;
  const thread = startThread((lost) => {
    living.delete(lost);
    if (idle.includes(lost)) idle.splice(idle.indexOf(lost), 1);
  });
  living.add(thread);
  return thread;
}

/** Has a thread hash or compare, two at once; 503 when too many wait for it. */
export function hashInThread(job: Job): Promise<string | boolean> {
  return inSlot(async () => {
    const thread = aThread();
    try {
      return await new Promise((resolve, reject) => thread.ask({ id: nextId++, ...job }, { resolve, reject }));
    } finally {
      if (living.has(thread)) idle.push(thread);
    }
  });
}
