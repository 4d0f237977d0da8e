import { remindedUntil } from '#core/account/entitlements/exit.ts';
import { dayText } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';
import { organizationName } from '#server/account/companies/organization.ts';
import type { Deps } from '#server/deps.ts';
import { writeToMembers } from '#server/account/membership/notices.ts';
import * as rows from './repository.ts';

/** Queues the reminder to everybody in the organisation; the number of mails, 0 where they were reminded before. */
async function remind(deps: Deps, organizationId: string): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const eraseAt = await rows.recordReminder(tx, organizationId);
    if (!eraseAt) return 0;
    const organization = await organizationName(tx, organizationId);
    const valuesIn = (language: Language) => ({ organization, until: dayText(eraseAt, language), organizationId });
    return writeToMembers(deps, tx, organizationId, 'exit_ending', valuesIn, eraseAt);
  });
}

/** Reminds everybody in an organisation that leaves of the last day on which its data can be fetched, once for each such day. */
export async function remindOfExits(deps: Deps): Promise<{ owed: number }> {
  const now = deps.now();
  let queued = 0;
  for (const organizationId of await rows.unremindedExits(deps.db, now, remindedUntil(now))) queued += await remind(deps, organizationId);
  return { owed: queued };
}

/** Whether the data of an organisation are still to be erased at that moment: a reminder of a cancelled or moved exit is not sent. */
export async function isErasedAt(deps: Pick<Deps, 'db'>, organizationId: string, moment: string): Promise<boolean> {
  const exit = await rows.exitOf(deps.db, organizationId);
  return exit?.eraseAt.toISOString() === moment;
}
