import { Link, useSearchParams } from 'wouter';
import type { IncidentSummary } from '#contract/assessment/duties/incident-fields.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { RowsLoading } from '#client/platform/ui/screen/shaped-skeleton.tsx';
import { day, moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useIncidents } from './queries.ts';
import { StartForm } from './start-form.tsx';
import { Empty } from '#client/platform/ui/empty/empty.tsx';
import { BeaconDrawing } from '#client/platform/ui/empty/beacon-drawing.tsx';

function Row({ incident }: { incident: IncidentSummary }) {
  const { t } = useTranslation();
  const { id, drill, title, openedAt, closedAt, next } = incident;
  const time = next?.last && (next.wholeDay ? day(next.last) : moment(next.last));
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-2">
        <Link href={`/incydenty/${id}`} className="font-semibold text-brand underline [overflow-wrap:anywhere]">
          {title}
        </Link>
        {drill && <Badge>{t('incidents.drill')}</Badge>}
        {closedAt && <Badge>{t('incidents.closedState')}</Badge>}
        {next?.state === 'overdue' && <Badge tone="bad">{t('incidents.states.overdue')}</Badge>}
        {next?.state === 'amber' && <Badge tone="warn">{t('incidents.states.amber')}</Badge>}
      </div>
      <p className="mt-1 text-sm text-muted">{t('incidents.openedAt', { time: moment(openedAt) })}</p>
      {!closedAt && (
        <p className="text-sm">
          {next && time ? t('incidents.nextDue', { name: t(`incidents.names.${next.id}`), time }) : t('incidents.nothingDue')}
        </p>
      )}
    </li>
  );
}

function List() {
  const { t } = useTranslation();
  const incidents = useIncidents();
  if (incidents.isPending) return <RowsLoading rows={3} />;
  if (!incidents.data) return <Failure error={incidents.error} retry={() => void incidents.refetch()} />;
  if (incidents.data.length === 0) {
    return <Empty picture={<BeaconDrawing />} title={t('incidents.empty')} text={t('incidents.emptyText')} />;
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {incidents.data.map((incident) => (
        <Row key={incident.id} incident={incident} />
      ))}
    </ul>
  );
}

/** Incidents that one is named in; `?nowy` and `?cwiczenie` open the form, `system` names an AI system in it. */
export function IncidentsScreen() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const drill = search.has('cwiczenie');
  const starts = drill || search.has('nowy');
  const title = t(starts ? (drill ? 'incidents.practise' : 'incidents.start.title') : 'incidents.title');
  usePageTitle(title);
  return (
    <>
      {starts && (
        <p className="mb-5">
          <Link href="/incydenty" className="text-sm font-medium text-brand underline">
            {t('incidents.back')}
          </Link>
        </p>
      )}
      <h1 className="text-3xl">{title}</h1>
      {!starts && <p className="mt-2 max-w-3xl text-muted">{t('incidents.lead')}</p>}
      <div className="mt-6 space-y-6">
        {starts ? (
          <StartForm key={String(drill)} drill={drill} system={search.get('system')} />
        ) : (
          <>
            <div className="flex flex-wrap gap-3">
              <ButtonLink href="/incydenty?nowy">{t('incidents.start.title')}</ButtonLink>
              <ButtonLink variant="secondary" href="/incydenty?cwiczenie">
                {t('incidents.practise')}
              </ButtonLink>
            </div>
            <List />
          </>
        )}
        <p className="text-sm text-muted">{t('incidents.limits')}</p>
      </div>
    </>
  );
}
