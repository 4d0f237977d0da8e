import { isPictureType } from '#core/assessment/evidence/evidence.ts';
import { asBuffer, serveOneJob } from '#server/platform/process/isolated-process-child.ts';
import { Unfit } from './fault.ts';
import { inspect } from './inspect.ts';
import type { Inspected, ToInspect } from './inspected.ts';
import { redrawn } from './picture.ts';

async function inspected({ bytes: sent, ending }: ToInspect): Promise<Inspected> {
  const bytes = asBuffer(sent);
  const type = inspect(bytes, ending);
  return { type, redrawn: isPictureType(type) ? await redrawn(bytes, type) : null };
}

serveOneJob<ToInspect, Inspected>((job) =>
  inspected(job).catch((error: unknown) =>
    // Whatever else breaks while a file is read is a file that cannot be read.
    ({ fault: error instanceof Unfit ? error.fault : 'evidence_damaged' }),
  ),
);
