import { useState } from 'react';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { drillShownForMonths, readinessQuestion } from '#core/assessment/incidents/drill.ts';
import { questionNumber } from '#core/assessment/questionnaire/question-ids.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Button, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { useRecordDrill } from '#client/assessment/incidents/queries.ts';
import { Part } from './part.tsx';

/** The report of a drill, and the step that makes it evidence. */
export function DrillPart({ incident: { id, closedAt, log } }: { incident: IncidentView }) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const record = useRecordDrill(id);
  const mayRecord = useMay('POST /api/incidents/:id/drill/evidence', 'consultant');
  const isRecorded = log.some(({ kind }) => kind === 'drill_recorded');
  const act = t('incidents.drillReport.record', { number: questionNumber(readinessQuestion) });
  const lang = shownLanguage();
  return (
    <Part title={t('incidents.drillReport.title')} lead={t('incidents.drillReport.lead')}>
      <div className="flex flex-wrap gap-3">
        <DownloadLink size="small" href={addressOf('GET /api/incidents/:id/drill/pdf', { params: { id }, query: { lang } })} download>
          {t('incidents.drillReport.pdf')}
        </DownloadLink>
        {closedAt && !isRecorded && mayRecord && (
          <Button variant="secondary" size="small" onClick={() => setAsks(true)}>
            {act}
          </Button>
        )}
      </div>
      {isRecorded && <p className="text-sm text-good">{t('incidents.drillReport.recorded')}</p>}
      <ConfirmDialog
        open={asks}
        title={act}
        lead={t('incidents.drillReport.recordText', { months: drillShownForMonths })}
        act={act}
        pending={record.isPending}
        close={() => setAsks(false)}
        confirm={() => record.mutate(undefined, { onSettled: () => setAsks(false) })}
      />
    </Part>
  );
}
