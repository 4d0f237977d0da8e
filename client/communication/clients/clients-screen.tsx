import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Client } from '#contract/communication/clients.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { api } from '#client/platform/api/api.ts';
import { day, percent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useSwitch } from '#client/account/team/switching.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';

const searchFrom = 7;

/** Read anew at each visit: other people work there too. */
function useClients() {
  return useQuery({ queryKey: ['clients'], queryFn: () => api('GET /api/clients'), staleTime: 0 });
}

type Place = Client['regimes'][number];

/** Where a regime stands, in a few words; nothing is green that is not in force. */
function AccountStatus({ standing, score, open }: Place) {
  const { t } = useTranslation();
  if (standing === 'none') return <span className="text-muted">{t('clients.notStarted')}</span>;
  if (standing === 'open' && open) return <span>{t('clients.progress', open)}</span>;
  const tone = { barred: 'warn', certified: 'good', ending: 'warn', expired: 'bad', revoked: 'bad' } as const;
  const words = {
    below: 'score.below',
    barred: 'obstacles.badge',
    open: 'clients.notStarted',
    ready: 'history.ready',
    certified: 'certificates.active',
    ending: 'certificates.active',
    expired: 'certificates.expired',
    revoked: 'certificates.revoked',
  } as const;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {score !== null && <span className="font-semibold tabular-nums">{percent(score)}</span>}
      <Badge tone={standing in tone ? tone[standing as keyof typeof tone] : 'neutral'}>{t(words[standing])}</Badge>
    </span>
  );
}

function Deadline({ deadline }: Pick<Client, 'deadline'>) {
  const { t } = useTranslation();
  if (!deadline) return <span className="text-muted">{t('clients.noDeadline')}</span>;
  return (
    <>
      <span className="block">{day(`${deadline.on}T12:00:00Z`)}</span>
      <span className={`block text-sm ${deadline.overdue ? 'font-medium text-bad' : 'text-muted'}`}>
        {t(`clients.kinds.${deadline.kind}`)}
        {deadline.overdue && `, ${t('clients.overdue')}`}
      </span>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5 text-[0.9375rem]">{children}</dd>
    </div>
  );
}

/** What the quality check of an organisation finds; nothing found is said, not praised. */
function Quality({ quality: { error, warning } }: Pick<Client, 'quality'>) {
  const { t } = useTranslation();
  if (error + warning === 0) return <span className="text-muted">{t('quality.clientNone')}</span>;
  return <span className={error > 0 ? 'font-medium text-bad' : 'text-warn'}>{t('quality.client', { error, warning })}</span>;
}

function ClientCard({ client }: { client: Client }) {
  const { t } = useTranslation();
  const turn = useSwitch();
  const here = useMe().data?.organization?.id === client.id;
  const { name: organization } = client;
  return (
    <li className="rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-lg [overflow-wrap:anywhere]">{organization}</h2>
          <p className="text-sm text-muted">
            NIP {client.nip} · {t(`team.roles.${client.role}`)}
          </p>
        </div>
        {here ? (
          <Badge>{t('clients.here')}</Badge>
        ) : (
          <Button
            size="small"
            disabled={turn.isPending}
            aria-label={t('clients.openOf', { organization })}
            onClick={() => turn.mutate(client.id)}
          >
            {t('clients.open')}
          </Button>
        )}
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-4 max-[21rem]:grid-cols-1 lg:grid-cols-5">
        {client.regimes.map((place) => (
          <Fact key={place.regime} label={t(`regimes.${place.regime}.short`)}>
            <AccountStatus {...place} />
          </Fact>
        ))}
        <Fact label={t('clients.deadline')}>
          <Deadline deadline={client.deadline} />
        </Fact>
        <Fact label={t('quality.title')}>
          <Quality quality={client.quality} />
        </Fact>
        <Fact label={t('clients.turn')}>
          <span className={client.turn === 'you' ? 'font-semibold text-brand' : ''}>{t(`clients.turns.${client.turn}`)}</span>
        </Fact>
      </dl>
    </li>
  );
}

/** The organisations of somebody who belongs to several, such as a consultant, side by side. */
export function ClientsScreen() {
  const { t } = useTranslation();
  usePageTitle(t('clients.title'));
  const clients = useClients();
  const [search, setSearch] = useState('');
  const all = clients.data ?? [];
  const wanted = search.trim().toLocaleLowerCase();
  const shown = all.filter(({ name, nip }) => name.toLocaleLowerCase().includes(wanted) || nip.includes(wanted));
  return (
    <>
      <h1 className="text-3xl">{t('clients.title')}</h1>
      <p className="mt-2 max-w-2xl text-muted">{t('clients.lead')}</p>
      {all.length >= searchFrom && (
        <Field
          label={t('clients.search')}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="mt-6 max-w-md"
        />
      )}
      <div className="mt-6">
        {clients.isPending && <Skeleton label={t('common.loading')} className="h-32" />}
        {clients.isError && <Failure error={clients.error} retry={() => void clients.refetch()} />}
        <ul data-order="turn" className="space-y-4">
          {shown.map((client) => (
            <ClientCard key={client.id} client={client} />
          ))}
        </ul>
        {all.length === 1 && <p className="mt-4 max-w-2xl text-[0.9375rem] text-muted">{t('clients.one')}</p>}
        {all.length > 0 && shown.length === 0 && <p className="text-muted">{t('clients.none')}</p>}
      </div>
    </>
  );
}
