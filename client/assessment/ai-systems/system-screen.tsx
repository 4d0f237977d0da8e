import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useParams, useSearch } from 'wouter';
import type { AiSystem } from '#contract/assessment/ai/ai-systems.ts';
import { classOf } from '#core/assessment/ai-systems/class.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { shortDayOf } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { ClassPart } from './parts/class-part.tsx';
import { DutiesPart } from './parts/duties-part.tsx';
import { NoticesPart } from './parts/notices-part.tsx';
import { useRemoveSystem, useSystem, useSystems } from './queries.ts';
import { SheetsPart } from './parts/sheets-part.tsx';
import { SystemForm } from './form/system-form.tsx';

function Facts({ system }: { system: AiSystem }) {
  const { t } = useTranslation();
  const { version, supplier, purpose, persons, facts, owner } = system;
  const statements = [
    ['version', version],
    ['supplier', supplier],
    ['purpose', purpose],
    ['persons', persons],
    ['roles', facts.roles.map((role) => t(`aiSystems.roles.${role}`)).join(', ')],
    ['owner', owner?.name ?? t('aiSystems.list.nobody')],
  ] as const;
  return (
    <section aria-labelledby="ai-facts">
      <h2 id="ai-facts" className="text-xl">
        {t('aiSystems.system.description')}
      </h2>
      <dl className="mt-3 grid max-w-3xl gap-x-6 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {statements.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-muted">{t(`aiSystems.fields.${name}`)}</dt>
                <dd className="whitespace-pre-line [overflow-wrap:anywhere] max-sm:mb-2">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-3 text-sm text-muted">{t('aiSystems.system.changed', { date: shortDayOf(system.changedAt) })}</p>
    </section>
  );
}

/** The way to an incident whose clocks are those of art. 73 (and of art. 26(5) for a deployer). */
function SeriousIncident({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="ai-incident">
      <h2 id="ai-incident" className="text-xl">
        {t('aiSystems.incident.title')}
      </h2>
      <p className="mt-1 mb-3 max-w-2xl text-muted">{t('aiSystems.incident.lead')}</p>
      <ButtonLink variant="secondary" size="small" href={`/incydenty?nowy&system=${encodeURIComponent(name)}`}>
        {t('aiSystems.incident.open')}
      </ButtonLink>
    </section>
  );
}

function Remove({ id }: { id: string }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useRemoveSystem(id);
  const failed = useFailureToast();
  return (
    <>
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        {t('aiSystems.system.remove')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('aiSystems.system.remove')}
        lead={t('aiSystems.system.removeText')}
        act={t('aiSystems.system.remove')}
        pending={isPending}
        close={() => setConfirming(false)}
        confirm={() => mutate(undefined, { onSuccess: () => go('/systemy-ai'), onError: (error) => failed(error) })}
      />
    </>
  );
}

function Loaded({ system }: { system: AiSystem }) {
  const { t } = useTranslation();
  const mayChange = useMay('PUT /api/ai-systems/:id', 'consultant');
  const search = useSearch();
  const [editing, setEditing] = useState(() => mayChange && new URLSearchParams(search).has('edit'));
  const people = useSystems().data?.people ?? (system.owner ? [system.owner] : []);
  usePageTitle(system.name);
  return (
    <>
      <h1 className="text-3xl [overflow-wrap:anywhere]">{system.name}</h1>
      {editing && mayChange ? (
        <div className="mt-6">
          <SystemForm system={system} people={people} close={() => setEditing(false)} />
        </div>
      ) : (
        <div className="mt-6 space-y-8">
          <ClassPart facts={system.facts} />
          <DutiesPart system={system} mayChange={mayChange} />
          <SheetsPart system={system} />
          <NoticesPart system={system} />
          {classOf(system.facts).atLeast === 'high_risk' && <SeriousIncident name={system.name} />}
          <Facts system={system} />
          {mayChange && (
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => setEditing(true)}>{t('aiSystems.system.edit')}</Button>
              <Remove id={system.id} />
            </div>
          )}
          <p className="text-sm text-muted">{t('aiSystems.law')}</p>
        </div>
      )}
    </>
  );
}

/** One AI system: its class, its duties, its description. */
export function AiSystemScreen() {
  const { t } = useTranslation();
  const { id } = useParams<{ id: string }>();
  usePageTitle(t('aiSystems.title'));
  const { data, isPending, error, refetch } = useSystem(id);
  return (
    <>
      <Link href="/systemy-ai" className="mb-3 inline-flex min-h-11 items-center gap-2 text-brand underline underline-offset-4">
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {t('aiSystems.system.back')}
      </Link>
      {!data && <h1 className="text-3xl">{t('aiSystems.title')}</h1>}
      {isPending && (
        <div className="mt-6">
          <Skeleton rows={4} label={t('common.loading')} />
        </div>
      )}
      {error && !data && <Failure error={error} retry={() => void refetch()} />}
      {data && <Loaded key={data.id} system={data} />}
    </>
  );
}
