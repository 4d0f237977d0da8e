import { useId, useState, type FormEvent } from 'react';
import type { QuestionnaireRow, Source } from '#contract/assessment/answering/customer-questionnaires.ts';
import { tick } from '#core/platform/forms.ts';
import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceGroup, ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import type { Decided } from './queries.ts';

type Draft = Pick<Decided, 'written' | 'comment' | 'questionId'>;
type Part = { row: QuestionnaireRow; draft: Draft; change: (more: Partial<Draft>) => void };

/** The answer as the form takes it: from its list, as a tick, or in words. */
function AnswerField({ row: { answer }, draft, change }: Part) {
  const { t } = useTranslation();
  const name = useId();
  if (!answer) return null;
  if (answer.checkbox)
    return (
      <ChoiceRow
        kind="checkbox"
        name={name}
        value={tick}
        checked={draft.written === tick}
        label={t('questionnaires.form.tick')}
        change={(ticked) => change({ written: ticked ? tick : '' })}
      />
    );
  if (answer.list)
    return (
      <Select label={t('questionnaires.form.answer')} value={draft.written} onChange={(event) => change({ written: event.target.value })}>
        <option value="">{t('questionnaires.form.none')}</option>
        {answer.list.filter(Boolean).map((entry) => (
          <option key={entry}>{entry}</option>
        ))}
      </Select>
    );
  return (
    <TextArea
      label={t('questionnaires.form.answer')}
      value={draft.written}
      maxLength={lengths.questionnaireAnswer.most}
      onChange={(event) => change({ written: event.target.value })}
    />
  );
}

/** Which of our questions it is taken from: what that one says is filled in. */
function SourceChoice({ row: { sources }, draft, change }: Part) {
  const { t } = useTranslation();
  const name = useId();
  if (sources.length < 2) return null;
  const choose = (source: Source | null): void => change({ questionId: source?.questionId ?? null, ...source?.proposal });
  return (
    <ChoiceGroup id={name} title={t('questionnaires.row.choose')}>
      {sources.map((source) => (
        <ChoiceRow
          key={source.questionId}
          kind="radio"
          name={name}
          value={source.questionId}
          checked={draft.questionId === source.questionId}
          label={`${source.section}.${source.number} ${source.questionText}`}
          hint={source.own ? t(`answers.values.${source.own.answer}`) : t('questionnaires.why.unanswered')}
          change={() => choose(source)}
        />
      ))}
      <ChoiceRow
        kind="radio"
        name={name}
        value=""
        checked={draft.questionId === null}
        label={t('questionnaires.row.noQuestion')}
        change={() => choose(null)}
      />
    </ChoiceGroup>
  );
}

/** Texts that are there already and can be copied. */
function Inserts({ row, draft, change }: Part) {
  const { t } = useTranslation();
  const { sources, remembered, answer, comment } = row;
  const own = sources.find(({ questionId }) => questionId === draft.questionId)?.own?.comment ?? '';
  const insertOwn = (): void => change(comment ? { comment: own } : { written: own });
  const takesText = comment !== null || (answer !== null && !answer.list && !answer.checkbox);
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {own !== '' && takesText && (
        <Button variant="quiet" size="small" onClick={insertOwn}>
          {t('questionnaires.form.own')}
        </Button>
      )}
      {remembered && remembered.state !== 'no_such_choice' && (
        <Button variant="quiet" size="small" onClick={() => change({ written: remembered.written, comment: remembered.comment })}>
          {t('questionnaires.form.before')}
        </Button>
      )}
    </div>
  );
}

/** Writes the answer of a row by hand. */
export function RowForm({
  row,
  pending,
  save,
  cancel,
}: {
  row: QuestionnaireRow;
  pending: boolean;
  save: (draft: Draft) => void;
  cancel: () => void;
}) {
  const { t } = useTranslation();
  const { decided, offer, sources } = row;
  const first = row.matched ? (sources[0]?.questionId ?? null) : null;
  const [draft, setDraft] = useState<Draft>({
    written: decided?.written ?? offer?.written ?? '',
    comment: decided?.comment ?? offer?.comment ?? '',
    questionId: decided ? decided.questionId : (offer?.questionId ?? first),
  });
  const change = (more: Partial<Draft>): void => setDraft((before) => ({ ...before, ...more }));
  const part = { row, draft, change };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { written, comment, questionId } = draft;
    save({ written, comment, questionId });
  };
  return (
    <form onSubmit={submit} className="max-w-2xl space-y-4">
      <SourceChoice {...part} />
      <AnswerField {...part} />
      {row.comment && (
        <TextArea
          label={t('questionnaires.form.comment')}
          value={draft.comment}
          maxLength={lengths.questionnaireAnswer.most}
          onChange={(event) => change({ comment: event.target.value })}
        />
      )}
      <Inserts {...part} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" disabled={pending}>
          {t('questionnaires.form.save')}
        </Button>
        <Button variant="secondary" size="small" onClick={cancel}>
          {t('questionnaires.form.cancel')}
        </Button>
      </div>
    </form>
  );
}
