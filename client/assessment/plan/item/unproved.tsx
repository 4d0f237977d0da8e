import type { ActionItem } from '#contract/assessment/plan/action-items.ts';
import { isValidOn } from '#core/assessment/evidence/evidence-validity.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useEvidence } from '#client/assessment/evidence/queries.ts';

/** Tells of an item whether it is marked as done while no evidence that is valid on `today` (ISO) stands at its question. Nothing is said before the evidence is known. */
export function useUnproved(today: string): (item: ActionItem) => boolean {
  const evidence = useEvidence().data?.evidence;
  if (!evidence) return () => false;
  const valid = evidence.filter(({ validUntil }) => isValidOn(validUntil, today));
  const proved = new Set(valid.flatMap(({ uses }) => uses.map(({ questionId }) => questionId)));
  return ({ state, questionId }) => state === 'done' && !proved.has(questionId);
}

/** Says that what is done lacks its proof, which is one press away. */
export function Unproved({ item, name, open }: { item: ActionItem; name: string; open: (item: ActionItem) => void }) {
  const { t } = useTranslation();
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-sm">
      <span className="font-medium text-warn">{t('plan.unproved')}</span>
      <button type="button" onClick={() => open(item)} className="min-h-6 font-medium text-brand underline underline-offset-4">
        {t('plan.prove')}
        <span className="sr-only"> {name}</span>
      </button>
    </p>
  );
}
