import { useId, useState } from 'react';
import type { ActionItem, ActionPlan } from '#contract/assessment/plan/action-items.ts';
import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';

/** An owner as it is chosen: somebody of the organisation, a typed name, or nobody; null where a bulk change leaves it. */
export type ChosenOwner = Readonly<{ userId: string } | { name: string }> | null;

export function ownerOf(item: Pick<ActionItem, 'owner'>): ChosenOwner {
  if (!item.owner) return null;
  return item.owner.userId ? { userId: item.owner.userId } : { name: item.owner.name };
}

/** Who sees to it: people of the organisation by name, or a name that is typed, such as a supplier's. */
export function OwnerField({
  people,
  owner,
  change,
  keep,
  disabled = false,
}: {
  people: ActionPlan['people'];
  owner: ChosenOwner | undefined;
  change: (owner: ChosenOwner | undefined) => void;
  /** The words for leaving owners as they are; undefined where there is one item to change. */
  keep?: string;
  disabled?: boolean;
}) {
  const { t } = useTranslation();
  const id = useId();
  const [typing, setTyping] = useState(owner !== undefined && owner !== null && 'name' in owner);
  const value = typing ? 'typed' : owner === undefined ? 'keep' : owner && 'userId' in owner ? owner.userId : 'nobody';
  const choose = (chosen: string): void => {
    setTyping(chosen === 'typed');
    if (chosen === 'typed') change({ name: '' });
    else if (chosen === 'keep') change(undefined);
    else change(chosen === 'nobody' ? null : { userId: chosen });
  };
  return (
    <div className="space-y-2">
      <Select label={t('plan.owner')} value={value} disabled={disabled} onChange={(event) => choose(event.target.value)}>
        {keep && <option value="keep">{keep}</option>}
        <option value="nobody">{t('plan.ownerNobody')}</option>
        {people.map((person) => (
          <option key={person.userId} value={person.userId}>
            {person.name}
          </option>
        ))}
        <option value="typed">{t('plan.ownerOther')}</option>
      </Select>
      {typing && (
        <Field
          key={id}
          label={t('plan.ownerName')}
          required
          disabled={disabled}
          minLength={lengths.ownerName.least}
          maxLength={lengths.ownerName.most}
          value={owner && 'name' in owner ? owner.name : ''}
          onChange={(event) => change({ name: event.target.value })}
        />
      )}
    </div>
  );
}
