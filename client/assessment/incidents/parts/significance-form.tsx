import { useState } from 'react';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { needsFlag, criteriaOf, significanceOf } from '#core/assessment/incidents/significance/significance.ts';
import {
  judgements,
  significanceFigures,
  significanceTypes,
  type CriterionId,
  type SignificanceAnswers,
  type SignificanceFigure,
  type SignificanceType,
} from '#core/assessment/incidents/significance/answers.ts';
import { lengths } from '#core/platform/limits.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceGroup, ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useDecide } from '#client/assessment/incidents/queries.ts';

type Figures = Record<SignificanceFigure, number | null>;

const noFigures = Object.fromEntries(significanceFigures.map((name) => [name, null])) as Figures;

/** What was answered at the last decision, else nothing. */
function begun({ significance, suggested }: IncidentView): SignificanceAnswers {
  if (significance) return significance.answers;
  return { ...noFigures, type: suggested?.type ?? 'general', plannedMaintenance: false, flags: {} };
}

/** The figures that a type asks for, each once. */
function figuresOf(type: SignificanceType): SignificanceFigure[] {
  return [...new Set(criteriaOf(type).flatMap(({ asks }) => asks ?? []))];
}

function FlagField({
  id,
  answers,
  change,
}: {
  id: CriterionId;
  answers: SignificanceAnswers;
  change: (answers: SignificanceAnswers) => void;
}) {
  const { t } = useTranslation();
  return (
    <ChoiceGroup id={`criterion-${id}`} title={t(`incidents.significance.criteria.${id}`)}>
      <div className="flex flex-wrap gap-x-8">
        {judgements.map((judged) => (
          <ChoiceRow
            key={judged}
            kind="radio"
            name={`criterion-${id}`}
            value={judged}
            checked={(answers.flags[id] ?? 'unknown') === judged}
            label={t(`incidents.significance.${judged}`)}
            change={() => change({ ...answers, flags: { ...answers.flags, [id]: judged } })}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

function FigureField({
  name,
  answers,
  change,
}: {
  name: SignificanceFigure;
  answers: SignificanceAnswers;
  change: (answers: SignificanceAnswers) => void;
}) {
  const { t } = useTranslation();
  const typed = (text: string): number | null => (text === '' ? null : Math.max(0, Number(text)));
  return (
    <Field
      type="number"
      min={0}
      inputMode="decimal"
      label={t(`incidents.significance.figures.${name}`)}
      value={answers[name] ?? ''}
      onChange={(event) => change({ ...answers, [name]: typed(event.target.value) })}
    />
  );
}

/** The questions of the law for a type of entity, and the decision with its reasons. */
export function SignificanceForm({ incident, done }: { incident: IncidentView; done: () => void }) {
  const { t } = useTranslation();
  const [answers, setAnswers] = useState(() => begun(incident));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const decide = useDecide(incident.id);
  const { outcome } = significanceOf(answers);
  const { type } = answers;
  const settle = (decided: 'significant' | 'not_significant'): void => {
    setTried(true);
    if (reason.trim() === '') return;
    decide.mutate({ outcome: decided, answers: { ...answers, flags: { ...answers.flags } }, reason }, { onSuccess: done });
  };
  return (
    <div className="max-w-3xl space-y-5">
      <Select
        label={t('incidents.significance.type')}
        value={type}
        onChange={({ target: { value } }) =>
          setAnswers({ ...answers, type: significanceTypes.find((one) => one === value) ?? 'general', flags: {} })
        }
      >
        {significanceTypes.map((one) => (
          <option key={one} value={one}>
            {t(`incidents.significance.types.${one}`)}
          </option>
        ))}
      </Select>
      {type === 'general' ? (
        <p className="text-sm text-muted">{t('incidents.significance.generalNote')}</p>
      ) : (
        <>
          <ChoiceRow
            kind="checkbox"
            name="maintenance"
            value="maintenance"
            checked={answers.plannedMaintenance}
            label={t('incidents.significance.maintenance')}
            change={(plannedMaintenance) => setAnswers({ ...answers, plannedMaintenance })}
          />
          <p className="text-sm text-muted">{t('incidents.significance.unknownIsMost')}</p>
          <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
            {figuresOf(type).map((name) => (
              <FigureField key={name} name={name} answers={answers} change={setAnswers} />
            ))}
          </div>
        </>
      )}
      {criteriaOf(type)
        .filter(needsFlag)
        .map(({ id }) => (
          <FlagField key={id} id={id} answers={answers} change={setAnswers} />
        ))}
      <p role="status" className="font-medium">
        {t('incidents.significance.suggests', { outcome: t(`incidents.significance.outcomes.${outcome}`) })}
      </p>
      <TextArea
        label={t('incidents.significance.reason')}
        value={reason}
        maxLength={lengths.incidentEntry.most}
        error={tried && reason.trim() === '' ? t('incidents.start.missing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant={outcome === 'not_significant' ? 'secondary' : 'primary'}
          disabled={decide.isPending}
          onClick={() => settle('significant')}
        >
          {t('incidents.significance.decideYes')}
        </Button>
        <Button
          variant={outcome === 'not_significant' ? 'primary' : 'secondary'}
          disabled={decide.isPending}
          onClick={() => settle('not_significant')}
        >
          {t('incidents.significance.decideNo')}
        </Button>
        <Button variant="quiet" onClick={done}>
          {t('common.cancel')}
        </Button>
      </div>
    </div>
  );
}
