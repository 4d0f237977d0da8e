import { interfaceWords } from '#content/said.ts';
import { dutiesOf, type DutyState } from '#core/assessment/duties/duties.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { newestScopes } from '#server/assessment/scope/checks.ts';
import type { Deps } from '#server/deps.ts';
import { dutyRecords } from './records.ts';
import { ownersOf } from './repository.ts';

/** A duty with its day (ISO) and its name in a language; `owner` is null where nobody sees to it. */
export type DatedDuty = Readonly<{ key: string; day: string; title: string; owner: string | null; state: DutyState }>;

/** Duties of an organisation that have a day, the most urgent first: a day that passed without a proof stays. */
export async function datedDuties({ db, now }: Pick<Deps, 'db' | 'now'>, organizationId: string, language: Language): Promise<DatedDuty[]> {
  const [scopes, { proofs, events }, owners] = [
    await newestScopes(db, organizationId),
    await dutyRecords(db, organizationId, isoDay(now())),
    await ownersOf(db, organizationId),
  ];
  const words: Readonly<Record<string, { title: string } | undefined>> = interfaceWords[language].scope.duties;
  return dutiesOf([...scopes.values()], proofs, isoDay(now()), events).flatMap(({ key, code, day, state }): DatedDuty[] => {
    const title = words[code]?.title;
    if (day === null || title === undefined) return [];
    return [{ key, day, title, owner: owners.find(({ duty }) => duty === key)?.name ?? null, state }];
  });
}
