import type { EndingDate } from '#contract/assessment/duties/duties.ts';
import { day } from '#client/platform/words/formats.ts';
import { planNames } from '#client/billing/billing/plan-names.ts';
import type { useTranslation } from '#client/platform/words/i18n.ts';

type Words = ReturnType<typeof useTranslation>['t'];

/** What ends on a day of the list of duties, and its number. */
export function endWords(t: Words, row: EndingDate): Readonly<{ title: string; note: string }> {
  if (row.kind === 'paid_period') return { title: t('cockpit.planEnds', { plan: planNames[row.plan] }), note: '' };
  if (row.kind === 'drill') {
    const last = row.lastOn === null ? t('obligations.drill.never') : t('obligations.drill.last', { date: day(`${row.lastOn}T12:00:00Z`) });
    return { title: t('obligations.drill.title'), note: last };
  }
  const regime = t(`regimes.${row.regime}.short`);
  return { title: t(row.state === 'overdue' ? 'cockpit.certificateEnded' : 'cockpit.certificateEnds', { regime }), note: row.number };
}
