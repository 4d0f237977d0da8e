import { useState, type FormEvent, type ReactNode } from 'react';
import type { ActionPlan } from '#contract/assessment/plan/action-items.ts';
import type { RouteCall } from '#contract/routes.ts';
import { lengths } from '#core/platform/limits.ts';
import { RepeatSelect } from './repeat-select.tsx';
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
  const [repeatMonths, setRepeatMonths] = useState(initial.repeatMonths ?? null);
  const [isTooShort, setTooShort] = useState(false);
  const [isDayless, setDayless] = useState(false);
  const fields = error instanceof ApiError ? error.fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isWrong = text.trim().length < lengths.ownAction.least;
    setTooShort(isWrong);
    setDayless(repeatMonths !== null && dueOn === '');
    if (!isWrong && (repeatMonths === null || dueOn !== '')) save({ text, owner, dueOn: dueOn || null, repeatMonths });
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
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          type="date"
          label={t('plan.due')}
          value={dueOn}
          error={(isDayless || fields.dueOn) && t('plan.own.dayNeeded')}
          onChange={(event) => setDueOn(event.target.value)}
        />
        <RepeatSelect months={repeatMonths} change={setRepeatMonths} />
      </div>
      {children}
      {error && <Failure error={error} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" disabled={pending}>
          {t('plan.save')}
        </Button>
      </div>
    </form>
  );
}
