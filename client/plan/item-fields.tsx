import { useId } from 'react';
import type { ActionItem, ActionPlan, ItemChange } from '#contract/action-items.ts';
import { actionStates, type ActionState } from '#core/action-plan.ts';
import { lengths } from '#core/limits.ts';
import { useTranslation } from '#client/i18n.ts';
import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { OwnerField, ownerOf, type ChosenOwner } from './owner-field.tsx';

/** What a person is changing of an item, before it is saved. */
export type Draft = Readonly<{ state: ActionState; reason: string; owner: ChosenOwner; dueOn: string; notes: string }>;

export function draftOf(item: ActionItem): Draft {
  return { state: item.state, reason: item.reason ?? '', owner: ownerOf(item), dueOn: item.dueOn ?? '', notes: item.notes };
}

/** What of a draft differs from an item. */
export function changeOf(item: ActionItem, draft: Draft): ItemChange {
  const before = draftOf(item);
  const isRisk = draft.state === 'risk_accepted';
  const reasoned = isRisk && (before.state !== draft.state || before.reason !== draft.reason);
  return {
    ...(before.state === draft.state && !reasoned ? {} : { state: draft.state }),
    ...(reasoned ? { reason: draft.reason } : {}),
    ...(JSON.stringify(before.owner) === JSON.stringify(draft.owner) ? {} : { owner: draft.owner }),
    ...(before.dueOn === draft.dueOn ? {} : { dueOn: draft.dueOn || null }),
    ...(before.notes === draft.notes ? {} : { notes: draft.notes }),
  };
}

/** A field of several lines, with its hint. */
export function LongField({
  label,
  hint,
  value,
  most,
  least = 0,
  disabled,
  change,
}: {
  label: string;
  hint?: string;
  value: string;
  most: number;
  least?: number;
  disabled: boolean;
  change: (value: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-[0.9375rem] font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <textarea
        id={id}
        rows={2}
        value={value}
        disabled={disabled}
        minLength={least}
        maxLength={most}
        required={least > 0}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => change(event.target.value)}
        className="mt-1.5 block field-sizing-content max-h-80 min-h-20 w-full rounded-md border border-field bg-surface px-3 py-2.5 text-[0.9375rem]"
      />
    </div>
  );
}

/** State, owner, day and notes of one item. */
export function ItemFields({
  draft,
  people,
  disabled,
  change,
}: {
  draft: Draft;
  people: ActionPlan['people'];
  disabled: boolean;
  change: (draft: Draft) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-3">
        <Select
          label={t('plan.state')}
          value={draft.state}
          disabled={disabled}
          onChange={(event) => change({ ...draft, state: event.target.value as ActionState })}
        >
          {actionStates.map((state) => (
            <option key={state} value={state}>
              {t(`plan.states.${state}`)}
            </option>
          ))}
        </Select>
        <OwnerField
          people={people}
          owner={draft.owner}
          disabled={disabled}
          change={(owner) => change({ ...draft, owner: owner ?? null })}
        />
        <Field
          type="date"
          label={t('plan.due')}
          value={draft.dueOn}
          disabled={disabled}
          onChange={(event) => change({ ...draft, dueOn: event.target.value })}
        />
      </div>
      {draft.state === 'risk_accepted' && (
        <LongField
          label={t('plan.reason')}
          hint={t('plan.reasonHint')}
          value={draft.reason}
          least={lengths.riskReason.least}
          most={lengths.riskReason.most}
          disabled={disabled}
          change={(reason) => change({ ...draft, reason })}
        />
      )}
      <LongField
        label={t('plan.notes')}
        value={draft.notes}
        most={lengths.comment.most}
        disabled={disabled}
        change={(notes) => change({ ...draft, notes })}
      />
    </>
  );
}
