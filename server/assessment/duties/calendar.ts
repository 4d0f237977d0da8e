import { planWords } from '#content/documents/action-plan.ts';
import { interfaceWords } from '#content/said.ts';
import { dutiesOf } from '#core/assessment/duties/duties.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { IcsEntry } from '#core/platform/calendar/ics.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { newestScopes } from '#server/assessment/scope/checks.ts';
import type { Deps } from '#server/deps.ts';
import { ownersOf, proofsOf } from './repository.ts';

/**
 * Duties of an organisation that have a day, as entries of a calendar. A day that passes without a proof stays; a proof moves the entry to the day by
 * which the duty is to be met again.
 */
export async function calendarOfDuties(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  organizationId: string,
  language: Language,
): Promise<IcsEntry[]> {
  const [scopes, proofs, owners] = [
    await newestScopes(db, organizationId),
    await proofsOf(db, organizationId),
    await ownersOf(db, organizationId),
  ];
  const words: Readonly<Record<string, { title: string } | undefined>> = interfaceWords[language].scope.duties;
  const url = `${config.publicUrl}/obowiazki`;
  return dutiesOf([...scopes.values()], proofs, isoDay(now())).flatMap(({ key, code, day }): IcsEntry[] => {
    const title = words[code]?.title;
    if (day === null || title === undefined) return [];
    const name = owners.find(({ duty }) => duty === key)?.name ?? planWords[language].nobody;
    const description = [title, filled(planWords[language].ownerIs, { name }), url].join('\n');
    const uid = `${key.replace(':', '.')}.${day}.${organizationId}@${new URL(url).hostname}`;
    return [{ uid, day, summary: title, description, url, sequence: 0, changedAt: now() }];
  });
}
