import type { OwnAction } from '#contract/assessment/plan/action-items.ts';
import { shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** How often an action is done, and when it was done last. */
export function RepeatFact({ action: { repeatMonths, lastDone } }: { action: Pick<OwnAction, 'repeatMonths' | 'lastDone'> }) {
  const { t } = useTranslation();
  const last =
    lastDone &&
    t(lastDone.by === null ? 'plan.own.lastDone' : 'plan.own.lastDoneBy', { date: shortDay(lastDone.on), name: lastDone.by ?? '' });
  const facts = [repeatMonths && t(`plan.own.every.${repeatMonths}`), last].filter(Boolean);
  return facts.length > 0 && <span className="[overflow-wrap:anywhere]">{facts.join(' · ')}</span>;
}
