import { planWords } from '#content/documents/action-plan.ts';
import type { IcsEntry } from '#core/platform/calendar/ics.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Deps } from '#server/deps.ts';
import { datedDuties } from './dated.ts';

/** Duties of an organisation as entries of a calendar; a proof moves the entry to the day by which the duty is to be met again. */
export async function calendarOfDuties(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  organizationId: string,
  language: Language,
): Promise<IcsEntry[]> {
  const url = `${deps.config.publicUrl}/obowiazki`;
  return (await datedDuties(deps, organizationId, language)).map(({ key, day, title, owner }) => {
    const description = [title, filled(planWords[language].ownerIs, { name: owner ?? planWords[language].nobody }), url].join('\n');
    const uid = `${key.replace(':', '.')}.${day}.${organizationId}@${new URL(url).hostname}`;
    return { uid, day, summary: title, description, url, sequence: 0, changedAt: deps.now() };
  });
}
