import { parentPort } from 'node:worker_threads';
import { Unfit } from './fault.ts';
import { inspect } from './inspect.ts';
import type { Inspected, ToInspect } from './in-worker.ts';

function inspected({ bytes, ending }: ToInspect): Inspected {
  try {
    return { type: inspect(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), ending) };
  } catch (error) {
    if (error instanceof Unfit) return { fault: error.fault };
    // Whatever else breaks while a file is read is a file that cannot be read.
    return { fault: 'evidence_damaged' };
  }
}

parentPort?.on('message', (job: ToInspect) => parentPort?.postMessage(inspected(job)));
