import type { ActionItem, ActionPlan, ItemChange } from '#contract/assessment/plan/action-items.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { useFieldName, useValueText } from './item-history.tsx';

const fields = ['state', 'reason', 'owner', 'dueOn', 'notes'] as const;
type FieldName = (typeof fields)[number];

function theirValue(item: ActionItem, field: FieldName): string | null {
  return field === 'owner' ? (item.owner?.name ?? null) : item[field];
}

function myValue(change: ItemChange, field: FieldName, people: ActionPlan['people']): string | null {
  if (field !== 'owner') return change[field] ?? null;
  const { owner } = change;
  if (!owner) return null;
  return 'name' in owner ? owner.name : (people.find(({ userId }) => userId === owner.userId)?.name ?? null);
}

/** Two people changed one item: both values side by side, and a choice. */
export function Conflict({
  mine,
  theirs,
  people,
  retainMine,
  acceptTheirs,
}: {
  mine: ItemChange;
  theirs: ActionItem;
  people: ActionPlan['people'];
  retainMine: () => void;
  acceptTheirs: () => void;
}) {
  const { t } = useTranslation();
  const fieldName = useFieldName();
  const valueText = useValueText();
  const touched = fields.filter((field) => mine[field] !== undefined);
  return (
    <div className="space-y-5">
      <Notice tone="warn" title={t('plan.conflict.title')} alert>
        <p>
          {theirs.updatedBy && `${t('plan.conflict.by', { name: theirs.updatedBy })}. `}
          {t('plan.conflict.text')}
        </p>
      </Notice>
      <div className="overflow-x-auto">
        <table className="w-full text-left text-[0.9375rem]">
          <thead className="text-sm text-muted">
            <tr>
              <th className="py-2 pr-4 font-medium">{t('plan.conflict.field')}</th>
              <th className="py-2 pr-4 font-medium">{t('plan.conflict.theirs')}</th>
              <th className="py-2 font-medium">{t('plan.conflict.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {touched.map((field) => (
              <tr key={field} className="border-t border-line align-top">
                <th scope="row" className="py-2 pr-4 font-medium">
                  {fieldName(field)}
                </th>
                <td className="py-2 pr-4 [overflow-wrap:anywhere]">{valueText(field, theirValue(theirs, field))}</td>
                <td className="py-2 [overflow-wrap:anywhere]">{valueText(field, myValue(mine, field, people))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={acceptTheirs}>
          {t('plan.conflict.takeTheirs')}
        </Button>
        <Button onClick={retainMine}>{t('plan.conflict.keepMine')}</Button>
      </div>
    </div>
  );
}
