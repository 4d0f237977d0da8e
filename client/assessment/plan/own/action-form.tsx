import { useState, type FormEvent, type ReactNode } from 'react';
import type { ActionPlan } from '#contract/assessment/action-items.ts';
import type { RouteCall } from '#contract/routes.ts';
import { lengths } from '#core/platform/limits.ts';
import { OwnerField, type ChosenOwner } from '#client/assessment/plan/item/owner-field.tsx';
import { ApiError } from '#client/platform/api/api.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';

export type ActionValues = RouteCall<'POST /api/own-actions'>['body'];

/** What an action is, who sees to it and by when. `children` stand above the buttons. */
export function ActionForm({
  initial,
  people,
  pending,
  error,
  children,
  close,
  save,
}: {
  initial: ActionValues;
  people: ActionPlan['people'];
  pending: boolean;
  error: Error | null;
  children?: ReactNode;
  close: () => void;
  save: (values: ActionValues) => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState(initial.text);
  const [owner, setOwner] = useState<ChosenOwner>(initial.owner);
  const [dueOn, setDueOn] = useState(initial.dueOn ?? '');
  const [isTooShort, setTooShort] = useState(false);
  const fields = error instanceof ApiError ? error.fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isWrong = text.trim().length < lengths.ownAction.least;
    setTooShort(isWrong);
    if (!isWrong) save({ text, owner, dueOn: dueOn || null });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <TextArea
        label={t('plan.own.text')}
        value={text}
        maxLength={lengths.ownAction.most}
        error={(isTooShort || fields.text) && t('plan.own.textWrong', lengths.ownAction)}
        onChange={(event) => setText(event.target.value)}
      />
      <OwnerField people={people} owner={owner} change={(chosen) => setOwner(chosen ?? null)} />
      <Field type="date" label={t('plan.due')} value={dueOn} onChange={(event) => setDueOn(event.target.value)} />
      {children}
      {error && <Failure error={error} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" disabled={pending}>
          {t('plan.save')}
        </Button>
      </div>
    </form>
  );
}
