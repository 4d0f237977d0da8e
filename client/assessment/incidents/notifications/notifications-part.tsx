import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import type { IncidentClock } from '#core/assessment/incidents/clocks.ts';
import type { ClockId } from '#core/assessment/incidents/facts.ts';
import { Part } from '#client/assessment/incidents/parts/part.tsx';
import { Badge } from '#client/platform/ui/badge.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { NotificationForm } from './notification-form.tsx';

/** The notifications that the clocks ask for, each behind its name; one is open at a time. */
export function NotificationsPart({
  incident,
  clocks,
  shown,
  show,
}: {
  incident: IncidentView;
  clocks: readonly IncidentClock[];
  shown: ClockId | null;
  show: (clock: ClockId | null) => void;
}) {
  const { t } = useTranslation();
  return (
    <Part title={t('incidents.notifications.title')} lead={t('incidents.notifications.lead')}>
      <ul className="divide-y divide-line border-y border-line">
        {clocks.map(({ id, sentAt, state }) => (
          <li key={id} id={`notification-${id}`}>
            <h3>
              <button
                type="button"
                aria-expanded={shown === id}
                onClick={() => show(shown === id ? null : id)}
                className="flex min-h-12 w-full flex-wrap items-center gap-3 py-2 text-left font-medium text-brand"
              >
                <span className="min-w-0">{t(`incidents.names.${id}`)}</span>
                {sentAt && <Badge tone={state === 'sent_late' ? 'warn' : 'good'}>{t(`incidents.states.${state}`)}</Badge>}
              </button>
            </h3>
            {shown === id && (
              <div className="pb-6">
                <NotificationForm incident={incident} clock={id} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
