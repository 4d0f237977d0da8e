import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EvidenceType } from '#core/evidence.ts';
import type { FileFault } from './fault.ts';

export type ToInspect = Readonly<{ bytes: Uint8Array; ending: string }>;
export type Inspected = Readonly<{ type: EvidenceType } | { fault: FileFault }>;

const longestMillis = 30_000;
const heapMegabytes = 512;
const program = join(import.meta.dirname, 'inspection-worker.ts');

type Waiting = Readonly<{ resolve: (outcome: Inspected) => void; reject: (error: Error) => void }>;
type Inspector = { worker: Worker; waiting: Waiting | null };

/** Those that wait for a file. One that took too much is never among them again. */
const idle: Inspector[] = [];

function anInspector(): Inspector {
  const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
  const inspector: Inspector = { worker, waiting: null };
  worker.on('message', (answer: Inspected) => inspector.waiting?.resolve(answer));
  worker.on('error', (error: Error & { code?: string }) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') inspector.waiting?.resolve({ fault: 'evidence_bomb' });
    else inspector.waiting?.reject(error);
  });
  worker.on('exit', () => {
    inspector.waiting?.reject(new Error('the inspection of a file ended without an answer'));
    if (idle.includes(inspector)) idle.splice(idle.indexOf(inspector), 1);
  });
  return inspector;
}

/**
 * What a file is, or why it is not taken, found out beside the server: bounded in memory and time, and nobody else waits. A file that
 * takes more than that is refused as one that unpacks to too much.
 */
export async function inspectInWorker(bytes: Buffer, ending: string): Promise<Inspected> {
  const inspector = idle.pop() ?? anInspector();
  const { worker } = inspector;
  worker.ref();
  let inTime = true;
  const timer = setTimeout(() => {
    inTime = false;
    inspector.waiting?.resolve({ fault: 'evidence_bomb' });
    void worker.terminate();
  }, longestMillis);
  try {
    const outcome = await new Promise<Inspected>((resolve, reject) => {
      inspector.waiting = { resolve, reject };
      const job: ToInspect = { bytes: new Uint8Array(bytes), ending };
      worker.postMessage(job);
    });
    if (inTime) idle.push(inspector);
    return outcome;
  } finally {
    clearTimeout(timer);
    inspector.waiting = null;
    worker.unref();
  }
}
