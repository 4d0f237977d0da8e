import type { ClosedItem } from '#contract/assessment/plan/action-items.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** What newer results took out of the plan, with what people had noted about it. */
export function ClosedPart({ closed }: { closed: readonly ClosedItem[] }) {
  const { t } = useTranslation();
  if (closed.length === 0) return null;
  return (
    <details className="mt-8 border-t border-line pt-4">
      <summary className="min-h-11 py-2 font-medium text-brand">{t('plan.closed.title', { count: closed.length })}</summary>
      <ul className="divide-y divide-line">
        {closed.map((item) => (
          <li key={item.questionId} className="py-3 text-[0.9375rem]">
            <p>
              <span className="mr-2 font-semibold text-brand">
                {t(`regimes.${item.regime}.short`)} {item.section}.{item.number}
              </span>
              {item.questionText}
            </p>
            <p className="mt-0.5 text-sm text-muted">
              {item.closedBy === 'dropped'
                ? t('plan.closed.dropped')
                : t('plan.closed.now', { answer: t(`answers.values.${item.closedBy}`) })}
              {item.owner && ` · ${item.owner.name}`}
            </p>
            {item.notes && <p className="mt-1 whitespace-pre-line text-sm">{item.notes}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}
