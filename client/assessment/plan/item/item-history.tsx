import type { ActionItem, ItemHistory } from '#contract/assessment/plan/action-items.ts';
import type { ActionState } from '#core/assessment/report/action-plan.ts';
import { colon, moment, shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { useItemHistory } from '#client/assessment/plan/queries.ts';

type Change = ItemHistory[number]['changes'][number];

/** A value as people read it. */
export function useValueText(): (field: Change['field'], value: string | null) => string {
  const { t } = useTranslation();
  return (field, value) => {
    if (value === null || value === '') return t('plan.history.empty');
    if (field === 'state') return t(`plan.states.${value as ActionState}`);
    return field === 'dueOn' ? shortDay(value) : value;
  };
}

export function useFieldName(): (field: Change['field']) => string {
  const { t } = useTranslation();
  return (field) => t(field === 'dueOn' ? 'plan.due' : field === 'reason' ? 'plan.why' : `plan.${field}`);
}

/** Who changed an item, when and how. */
export function History({ item }: { item: ActionItem }) {
  const { t } = useTranslation();
  const history = useItemHistory(item.questionId, item.version);
  const valueText = useValueText();
  const fieldName = useFieldName();
  if (history.isPending) return <Skeleton rows={1} className="h-10" label={t('common.loading')} />;
  if (history.isError) return <Failure error={history.error} retry={() => void history.refetch()} />;
  if (history.data.length === 0) return <p className="text-sm text-muted">{t('plan.history.none')}</p>;
  return (
    <ol className="space-y-3 border-l-2 border-line pl-4 text-sm">
      {history.data.map(({ at, who, changes }) => (
        <li key={at}>
          <p className="text-muted">
            {moment(at)} · {who ?? t('plan.history.gone')}
          </p>
          {changes.map(({ field, from, to }) => (
            <p key={field} className="[overflow-wrap:anywhere]">
              {fieldName(field)}
              {colon()} {valueText(field, from)} → {valueText(field, to)}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
