import { useState, type FormEvent } from 'react';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { lengths } from '#core/platform/limits.ts';
import { useQuestionTexts } from '#client/assessment/data/question-texts.ts';
import { useExplainContradiction, useMarkContradictions } from '#client/assessment/incidents/queries.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Part } from './part.tsx';

type Marked = IncidentView['contradictions'][number];

/** The number of a question with its regime, such as “NIS2 3.6”. */
function useNumber(): (questionId: string) => string {
  const { t } = useTranslation();
  return (questionId) => {
    const place = questionPlace(questionId);
    return place ? `${t(`regimes.${place.regime}.short`)} ${place.section}.${place.number}` : questionId;
  };
}

function Explanation({ id, marked }: { id: string; marked: Marked }) {
  const { t } = useTranslation();
  const number = useNumber()(marked.questionId);
  const [text, setText] = useState(marked.explanation);
  const explain = useExplainContradiction(id);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    explain.mutate({ questionId: marked.questionId, explanation: text });
  };
  return (
    <form onSubmit={submit} className="max-w-2xl space-y-2">
      <TextArea
        label={t('incidents.contradictions.explain', { number })}
        value={text}
        maxLength={lengths.incidentText.most}
        onChange={(event) => setText(event.target.value)}
      />
      {marked.explainedAt && (
        <p className="text-sm text-muted">
          {t('incidents.contradictions.explained', {
            time: moment(marked.explainedAt),
            name: marked.explainedBy ?? t('incidents.log.nobody'),
          })}
        </p>
      )}
      <Button type="submit" variant="secondary" size="small" disabled={explain.isPending}>
        {t('incidents.contradictions.explainSave')}
      </Button>
    </form>
  );
}

/** Which answers of the self-assessment a real incident contradicts, and why they hold all the same. */
export function ContradictionsPart({ incident }: { incident: IncidentView }) {
  const { t } = useTranslation();
  const numberOf = useNumber();
  const { id, contradictions, offered } = incident;
  const marked = contradictions.map(({ questionId }) => questionId);
  const shown = [...new Set([...marked, ...offered])].toSorted();
  const texts = useQuestionTexts(shown);
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const mark = useMarkContradictions(id);
  const isOn = (questionId: string): boolean => changed[questionId] ?? marked.includes(questionId);
  return (
    <Part title={t('incidents.contradictions.title')} lead={t('incidents.contradictions.lead')}>
      <fieldset className="max-w-3xl">
        <legend className="sr-only">{t('incidents.contradictions.title')}</legend>
        {shown.map((questionId) => (
          <ChoiceRow
            key={questionId}
            kind="checkbox"
            name="contradictions"
            value={questionId}
            checked={isOn(questionId)}
            label={[numberOf(questionId), texts.get(questionId)].filter(Boolean).join(' · ')}
            change={(on) => setChanged({ ...changed, [questionId]: on })}
          />
        ))}
      </fieldset>
      <Button
        variant="secondary"
        disabled={mark.isPending}
        onClick={() => mark.mutate(shown.filter(isOn), { onSuccess: () => setChanged({}) })}
      >
        {t('incidents.contradictions.save')}
      </Button>
      {contradictions.map((one) => (
        <Explanation key={one.questionId} id={id} marked={one} />
      ))}
    </Part>
  );
}
