import { useState } from 'react';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { lengths } from '#core/platform/limits.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Button, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useCloseIncident } from '#client/assessment/incidents/queries.ts';
import { Part } from './part.tsx';

/** What was learnt, and the file of everything. */
export function ClosePart({ incident }: { incident: IncidentView }) {
  const { t } = useTranslation();
  const { id, closedAt, lessons } = incident;
  const [text, setText] = useState('');
  const [asks, setAsks] = useState(false);
  const close = useCloseIncident(id);
  return (
    <Part title={t('incidents.close.title')}>
      {closedAt ? (
        lessons && <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{lessons}</p>
      ) : (
        <div className="max-w-2xl space-y-3">
          <TextArea
            label={t('incidents.close.lessons')}
            value={text}
            maxLength={lengths.incidentText.most}
            onChange={(event) => setText(event.target.value)}
          />
          <Button variant="secondary" onClick={() => setAsks(true)}>
            {t('incidents.close.act')}
          </Button>
        </div>
      )}
      <DownloadLink size="small" href={addressOf('GET /api/incidents/:id/export', { params: { id } })} download>
        {t('incidents.close.export')}
      </DownloadLink>
      <ConfirmDialog
        open={asks}
        title={t('incidents.close.act')}
        lead={t('incidents.close.warning')}
        act={t('incidents.close.act')}
        pending={close.isPending}
        close={() => setAsks(false)}
        confirm={() => close.mutate(text, { onSuccess: () => setAsks(false) })}
      />
    </Part>
  );
}
