import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import type { ClockId } from '#core/assessment/incidents/facts.ts';
import { contentsOf, openFields } from '#core/assessment/incidents/notifications.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { saveFile } from '#client/platform/api/api.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { moment } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { filledFields } from './prefilled-fields.ts';
import { MarkSent } from './mark-sent.tsx';
import { Receipts } from './receipts.tsx';
import { NotificationFieldRow } from './notification-field.tsx';
import type { DraftState } from './draft-saver.ts';
import { useDraft } from './use-draft.ts';

function Saving({ state }: { state: DraftState }) {
  const { t } = useTranslation();
  const key = state === 'refused' ? 'unsaved' : state;
  return (
    <p role="status" className={`text-sm ${key === 'unsaved' ? 'text-warn' : 'text-muted'}`}>
      {t(`incidents.notifications.${key}`)}
    </p>
  );
}

function Frozen({ sentAt, sentBy, receipt }: { sentAt: string; sentBy: string | null; receipt: string }) {
  const { t } = useTranslation();
  return (
    <Notice>
      <p>{t('incidents.notifications.frozen', { time: moment(sentAt) })}</p>
      {sentBy && <p>{t('incidents.notifications.frozenBy', { name: sentBy })}</p>}
      {receipt && <p className="[overflow-wrap:anywhere]">{t('incidents.notifications.receiptIs', { receipt })}</p>}
    </Notice>
  );
}

/** A notification in the order of the law. */
export function NotificationForm({ incident, clock }: { incident: IncidentView; clock: ClockId }) {
  const { t } = useTranslation();
  const me = useMe().data ?? null;
  const failed = useFailureToast();
  const { id, closedAt } = incident;
  const row = incident.notifications.find((one) => one.clock === clock);
  const draft = useDraft(id, clock, { saved: row?.content ?? null, filled: filledFields(incident, clock, me) });
  const sent = row?.sentAt ? { sentAt: row.sentAt, sentBy: row.sentBy, receipt: row.receipt } : null;
  const frozen = sent !== null || closedAt !== null;
  const content = sent ? (row?.content ?? {}) : draft.content;
  const open = openFields(clock, content).length;
  const download = async (): Promise<void> => {
    if (!frozen && !(await draft.flush())) return;
    const call = { params: { id, clock }, query: { lang: shownLanguage() } };
    await saveFile('GET /api/incidents/:id/notifications/:clock/pdf', call).catch((error: unknown) => failed(error));
  };
  return (
    <div className="space-y-5">
      {sent && <Frozen {...sent} />}
      {contentsOf[clock].map((field) => (
        <NotificationFieldRow
          key={field}
          field={field}
          value={content[field]}
          frozen={frozen}
          change={(value) => draft.change({ [field]: value })}
        />
      ))}
      {!frozen && (
        <div className="space-y-1">
          <p className="text-sm">
            {open > 0 ? t('incidents.notifications.openFields', { count: open }) : t('incidents.notifications.complete')}
          </p>
          <p className="text-sm text-muted">{t('incidents.notifications.secrets')}</p>
          <Saving state={draft.state} />
        </div>
      )}
      <Button variant="secondary" onClick={() => void download()}>
        {t('incidents.notifications.pdf')}
      </Button>
      {row && sent && <Receipts id={id} notification={row} frozen={closedAt !== null} />}
      {!frozen && <MarkSent id={id} clock={clock} flush={draft.flush} />}
    </div>
  );
}
