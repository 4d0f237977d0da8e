import type { Deps } from '#server/deps.ts';
import { renewLists } from './status.ts';
import { publishTool } from './tool.ts';
import { advanceLog } from './witnesses/witnesses.ts';

/** Gives what waits for the log its place and its witnesses, signs lists of revocations anew when they are due, and adds to the log the tool that is handed out. */
export async function runTransparency(deps: Deps): Promise<void> {
  await publishTool(deps);
  await advanceLog(deps);
  const { lists } = await renewLists(deps);
  if (lists > 0) await advanceLog(deps);
}
