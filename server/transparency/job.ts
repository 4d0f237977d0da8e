import type { Deps } from '#server/deps.ts';
import { renewLists } from './status.ts';
import { advanceLog } from './witnesses.ts';

/** Signs lists of revocations anew when they are due, and gives what waits for the log its place and its witnesses. */
export async function keepTransparent(deps: Deps): Promise<void> {
  await renewLists(deps);
  await advanceLog(deps);
}
