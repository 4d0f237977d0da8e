import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { incidentClocks } from '#core/assessment/incidents/clocks.ts';
import type { ClockId } from '#core/assessment/incidents/facts.ts';
import { readFacts } from '#core/assessment/incidents/stored-facts.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ClocksPart } from './clocks/clocks-part.tsx';
import { stopwatch } from './clocks/durations.ts';
import { MessagesPart } from './messages/messages-part.tsx';
import { NotificationsPart } from './notifications/notifications-part.tsx';
import { DrillPart } from './parts/drill-part.tsx';
import { ContradictionsPart } from './parts/contradictions-part.tsx';
import { ClosePart } from './parts/close-part.tsx';
import { FactsPart } from './parts/facts-part.tsx';
import { LessonsPart } from './parts/lessons-part.tsx';
import { LogPart } from './parts/log-part.tsx';
import { PeoplePart } from './parts/people-part.tsx';
import { SignificancePart } from './parts/significance-part.tsx';
import { useIncident } from './queries.ts';
import { useNow, useOnline } from './use-now.ts';

function Head({ incident, now }: { incident: IncidentView; now: Date }) {
  const { t } = useTranslation();
  const { title, drill, openedAt, closedAt } = incident;
  const until = closedAt ? new Date(closedAt) : now;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-3xl [overflow-wrap:anywhere]">{title}</h1>
        {drill && <Badge tone="warn">{t('incidents.drill')}</Badge>}
        {closedAt && <Badge>{t('incidents.closedState')}</Badge>}
      </div>
      <p className="mt-1 text-sm text-muted">{t('incidents.openedAt', { time: moment(openedAt) })}</p>
      {drill && (
        <div className="mt-4">
          <Notice tone="warn" title={t('incidents.drillNotice')}>
            <p role="timer" className="tabular-nums">
              {t('incidents.drillTime', { time: stopwatch(until.getTime() - Date.parse(openedAt)) })}
            </p>
          </Notice>
        </div>
      )}
    </>
  );
}

function IncidentParts({ incident, isStale }: { incident: IncidentView; isStale: boolean }) {
  const { t } = useTranslation();
  const now = useNow();
  const isOnline = useOnline();
  const [shown, setShown] = useState<ClockId | null>(null);
  const { firm, facts, significance, notifications } = incident;
  const clocks = incidentClocks(firm, readFacts(facts, significance?.outcome ?? null, notifications), now);
  const write = (clock: ClockId): void => {
    setShown(clock);
    requestAnimationFrame(() => {
      const place = document.getElementById(`notification-${clock}`);
      place?.scrollIntoView();
      place?.querySelector('button')?.focus({ preventScroll: true });
    });
  };
  return (
    <>
      <Head incident={incident} now={now} />
      <div className="mt-6 space-y-8">
        {(!isOnline || isStale) && <Notice tone="warn">{t('incidents.offline')}</Notice>}
        <ClocksPart incident={incident} clocks={clocks} now={now} write={write} />
        <SignificancePart incident={incident} />
        <NotificationsPart incident={incident} clocks={clocks} shown={shown} show={setShown} />
        <MessagesPart incident={incident} />
        <FactsPart incident={incident} clocks={clocks} />
        <LogPart incident={incident} />
        <PeoplePart incident={incident} />
        {!incident.drill && <ContradictionsPart incident={incident} />}
        <LessonsPart incident={incident} />
        <ClosePart incident={incident} />
        {incident.drill && <DrillPart incident={incident} />}
        <p className="text-sm text-muted">{t('incidents.limits')}</p>
      </div>
    </>
  );
}

/** The screen of one incident: clocks first. */
export function IncidentScreen() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const incident = useIncident(path.split('/')[2] ?? '');
  usePageTitle(t('incidents.title'));
  return (
    <>
      <p className="mb-5">
        <Link href="/incydenty" className="text-sm font-medium text-brand underline">
          {t('incidents.back')}
        </Link>
      </p>
      {!incident.data && <h1 className="mb-4 text-3xl">{t('incidents.title')}</h1>}
      {incident.isPending && <Skeleton label={t('common.loading')} rows={4} className="h-20" />}
      {incident.isError && !incident.data && <Failure error={incident.error} retry={() => void incident.refetch()} />}
      {incident.data && <IncidentParts key={incident.data.id} incident={incident.data} isStale={incident.isError} />}
    </>
  );
}
