import type { Deps } from '#server/deps.ts';
import { operatorsToNotify } from '#server/account/public.ts';
import { openTask, type NewTask } from '#server/platform/tasks/service.ts';

/** Opens a task that cannot wait until somebody checks the console: operators are notified of it by mail, once. */
export async function openAlarm(deps: Deps, task: NewTask): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await openTask(deps, tx, task))) return;
    for (const { userId, language } of await operatorsToNotify(tx)) {
      await deps.queue.enqueueMail(tx, { kind: 'ksef_trouble', userId, language: language ?? 'pl' });
    }
  });
}
