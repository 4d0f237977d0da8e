import { CalendarDays, CircleUserRound } from 'lucide-react';
import type { ActionItem } from '#contract/assessment/plan/action-items.ts';
import { number, shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { dueStateOf } from '#client/assessment/plan/list/filters.ts';

const dueTones = { overdue: 'font-semibold text-bad', soon: 'font-medium text-warn', later: '' } as const;

/** When an item is due; overdue is said in words, not by colour alone. */
export function DueFact({ item, today }: { item: Pick<ActionItem, 'state' | 'dueOn'>; today: string }) {
  const { t } = useTranslation();
  const due = dueStateOf(item, today);
  if (!item.dueOn) return null;
  const date = shortDay(item.dueOn);
  return (
    <span className={`inline-flex items-center gap-1.5 ${due ? dueTones[due] : ''}`}>
      <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
      {t(due === 'overdue' ? 'plan.overdueSince' : 'plan.dueOn', { date })}
    </span>
  );
}

export function OwnerFact({ item }: { item: Pick<ActionItem, 'owner'> }) {
  const { t } = useTranslation();
  return (
    <span className={`inline-flex min-w-0 items-center gap-1.5 ${item.owner ? 'text-ink' : ''}`}>
      <CircleUserRound aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{item.owner?.name ?? t('plan.noOwner')}</span>
    </span>
  );
}

/** Where an item stands; with its regime where items of several are shown together. */
export function placeOf({ section, number: place }: ActionItem, regime: string | null): string {
  return [regime, `${section}.${place}`].filter(Boolean).join(' ');
}

/** The regime of an item, where items of several are shown together. */
export function useRegimeOf(items: readonly ActionItem[]): (item: ActionItem) => string | null {
  const { t } = useTranslation();
  const several = new Set(items.map(({ regime }) => regime)).size > 1;
  return ({ regime }) => (several ? t(`regimes.${regime}.short`) : null);
}

/** What closing the gap adds to the score. */
export function GainFact({ item }: { item: ActionItem }) {
  const { t } = useTranslation();
  return <span className="whitespace-nowrap font-semibold text-ink">{t('outcome.gain', { points: number(item.gainPercent) })}</span>;
}
