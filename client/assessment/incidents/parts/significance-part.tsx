import { useState } from 'react';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { citation } from '#core/assessment/questionnaire/citation.ts';
import { significanceOf } from '#core/assessment/incidents/significance/significance.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { moment } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Part } from './part.tsx';
import { SignificanceForm } from './significance-form.tsx';

/** What was decided, by whom and on what it rests. */
function Decision({ decision }: { decision: NonNullable<IncidentView['significance']> }) {
  const { t } = useTranslation();
  const { outcome, reason, by, at, answers } = decision;
  const { reasons } = significanceOf(answers);
  return (
    <>
      <p className="text-lg font-semibold">
        {t('incidents.significance.decided', { outcome: t(`incidents.significance.outcomes.${outcome}`) })}
      </p>
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{reason}</p>
      <ul className="list-disc space-y-1 pl-5">
        {reasons.map(({ id, act, cite, judged }) => (
          <li key={id}>
            {t(`incidents.significance.criteria.${id}`)}: <strong>{t(`incidents.significance.${judged}`)}</strong>{' '}
            <span className="text-sm text-muted">
              ({t(`scope.acts.${act}`)}, {citation({ act, cite }, shownLanguage())})
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {t('incidents.significance.decidedBy', { name: by ?? t('incidents.log.nobody'), time: moment(at) })}
      </p>
    </>
  );
}

/** Whether the incident is significant: clocks of the Polish act run until somebody decides that it is not. */
export function SignificancePart({ incident }: { incident: IncidentView }) {
  const { t } = useTranslation();
  const [decides, setDecides] = useState(false);
  const { significance, closedAt } = incident;
  return (
    <Part title={t('incidents.significance.title')} lead={t('incidents.significance.lead')}>
      {significance && <Decision decision={significance} />}
      {decides ? (
        <SignificanceForm incident={incident} done={() => setDecides(false)} />
      ) : (
        !closedAt && (
          <Button variant="secondary" onClick={() => setDecides(true)}>
            {t(significance ? 'incidents.significance.again' : 'incidents.significance.start')}
          </Button>
        )
      )}
    </Part>
  );
}
