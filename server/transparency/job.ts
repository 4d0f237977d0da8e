import type { Deps } from '#server/deps.ts';
import { renewLists } from './status.ts';
import { publishTool } from './tool.ts';
import { advanceLog } from './witnesses.ts';

/** Signs lists of revocations anew when they are due, owes the log the tool that is handed out, and gives what waits for the log its place and its witnesses. */
export async function keepTransparent(deps: Deps): Promise<void> {
  await renewLists(deps);
  await publishTool(deps);
  await advanceLog(deps);
}
