import { isoDay } from '#core/platform/calendar/calendar.ts';
import { openTask, openTasksOf, openTasksOfKind, resolveTask } from '#server/platform/tasks/service.ts';
import type { Deps } from '#server/deps.ts';
import { readStored, type Loss } from '#server/platform/files/stored-files.ts';

type LossDeps = Pick<Deps, 'db' | 'files' | 'log' | 'now' | 'newId'>;
const kind = 'document_lost';

/** Asks an operator to bring a document back from the copy of the store; again on another day when it was only recorded. */
export async function notifyLost(deps: LossDeps, lost: Readonly<{ organizationId: string; sha256: string }>, loss: Loss): Promise<void> {
  const { organizationId, sha256 } = lost;
  deps.log.error({ sha256, loss }, 'an issued document cannot be handed out');
  const open = await openTasksOf(deps.db, [organizationId]);
  if (open.some((task) => task.kind === kind && task.subject.startsWith(sha256))) return;
  const subject = `${sha256} ${isoDay(deps.now())}`;
  await openTask(deps, deps.db, { kind, subject, organizationId, facts: { fileSha256: sha256, loss } });
}

/** Closes what was requested about documents that are whole again, or that nobody has any more. */
export async function findLostFiles(deps: LossDeps, isNamed: (sha256: string) => Promise<boolean>): Promise<{ found: number }> {
  let found = 0;
  for (const { subject } of await openTasksOfKind(deps.db, kind)) {
    const sha256 = subject.slice(0, 64);
    if ((await isNamed(sha256)) && !Buffer.isBuffer(await readStored(deps, { sha256 }))) continue;
    await resolveTask(deps, deps.db, kind, subject);
    found += 1;
  }
  return { found };
}
