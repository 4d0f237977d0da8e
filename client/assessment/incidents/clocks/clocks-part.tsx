import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { firstBindingDay } from '#core/assessment/incidents/clock-rules.ts';
import type { IncidentClock } from '#core/assessment/incidents/clocks.ts';
import type { ClockId } from '#core/assessment/incidents/facts.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Part } from '#client/assessment/incidents/parts/part.tsx';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { ClockRow } from './clock-row.tsx';

/** The clocks of an incident: they run in the browser, so that they do without a connection too. */
export function ClocksPart({
  incident,
  clocks,
  now,
  write,
}: {
  incident: IncidentView;
  clocks: readonly IncidentClock[];
  now: Date;
  write: (clock: ClockId) => void;
}) {
  const { t } = useTranslation();
  const { id, firm, closedAt } = incident;
  return (
    <Part title={t('incidents.clocks.title')} lead={t('incidents.clocks.warsaw')}>
      {clocks.length === 0 && <p>{t('incidents.clocks.none')}</p>}
      <ul className="divide-y divide-line">
        {clocks.map((clock) => (
          <ClockRow
            key={clock.id}
            clock={clock}
            firm={firm}
            now={now}
            bindsFrom={firstBindingDay(clock.rule.regime, firm)}
            {...(closedAt ? {} : { write: () => write(clock.id) })}
          />
        ))}
      </ul>
      {clocks.some(({ rule }) => rule.regime === 'ksc' || rule.regime === 'gdpr') && (
        <p className="max-w-3xl text-sm text-muted">{t('incidents.clocks.recipients')}</p>
      )}
      {clocks.length > 0 && !closedAt && (
        <DownloadLink
          size="small"
          href={addressOf('GET /api/incidents/:id/calendar', { params: { id }, query: { lang: shownLanguage() } })}
          download
        >
          {t('incidents.clocks.calendar')}
        </DownloadLink>
      )}
    </Part>
  );
}
