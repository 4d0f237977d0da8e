import type { ActionItem, ActionPlan, ItemChange } from '#contract/assessment/plan/action-items.ts';
import { actionStates, type ActionState } from '#core/assessment/report/action-plan.ts';
import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
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

/** Why a risk is accepted. */
export function ReasonField({
  reason,
  disabled = false,
  change,
}: {
  reason: string;
  disabled?: boolean;
  change: (reason: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('plan.reason')}
      hint={t('plan.reasonHint')}
      value={reason}
      required
      minLength={lengths.riskReason.least}
      maxLength={lengths.riskReason.most}
      disabled={disabled}
      onChange={(event) => change(event.target.value)}
    />
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
        <ReasonField reason={draft.reason} disabled={disabled} change={(reason) => change({ ...draft, reason })} />
      )}
      <TextArea
        label={t('plan.notes')}
        value={draft.notes}
        maxLength={lengths.comment.most}
        disabled={disabled}
        onChange={(event) => change({ ...draft, notes: event.target.value })}
      />
    </>
  );
}
