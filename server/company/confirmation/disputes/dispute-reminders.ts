import { dayText } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';
import { reminderUntil } from '#core/company/nip-disputes.ts';
import type { Deps } from '#server/deps.ts';
import * as rows from './dispute-rows.ts';
import { holderOf, writeToOwners } from '#server/account/public.ts';

/** Tells both sides of a dispute, each owner in their own language, that the time to decide is nearly over; once, and later when a day was missed. */
export async function remindOfDisputes(deps: Deps): Promise<{ disputes: number }> {
  let disputes = 0;
  const now = deps.now();
  for (const dispute of await rows.unremindedDisputes(deps.db, now, reminderUntil(now))) {
    const { nip, organizationId, decideBy } = dispute;
    const valuesIn = (language: Language) => ({ nip, date: dayText(decideBy, language) });
    const isNotified = await deps.db.transaction(async (tx) => {
      if (!(await rows.saveReminded(tx, dispute, now))) return false;
      const holder = await holderOf(tx, nip);
      for (const id of [organizationId, ...(holder ? [holder.id] : [])])
        await writeToOwners(deps, tx, id, { kind: 'dispute_ending', valuesIn });
      return true;
    });
    if (isNotified) disputes += 1;
  }
  return { disputes };
}
