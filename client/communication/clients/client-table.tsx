import { UserPlus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Client } from '#contract/communication/clients.ts';
import { mayAct } from '#core/account/members/members.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { useSwitch } from '#client/account/team/switching.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ColumnHead } from '#client/platform/ui/list/column-head.tsx';
import type { Selection } from '#client/platform/ui/list/use-selection.ts';
import { Deadline, Quality, Regimes, TurnOf } from './cells.tsx';
import type { Filters } from './filters.ts';

/** On a wide screen choice, organisation, regimes, deadline, turn, quality check (below the turn where space is scarce) and what can be done. */
const columns =
  'grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-3 @2xl:grid-cols-[1.25rem_minmax(0,1fr)_10.5rem_7rem_6.5rem_5.5rem] @2xl:@max-4xl:grid-rows-[auto_1fr] @4xl:grid-cols-[1.25rem_minmax(0,1fr)_13.5rem_7.5rem_5.5rem_7rem_5.25rem]';
/** Where there are no columns a cell is as wide as the row. */
const across = '@max-2xl:[grid-column:2/-1]';

type Heads = Readonly<{ sorting: Filters['sorting']; sort: (sorting: Filters['sorting']) => void }>;

function Head({ sorting, sort }: Heads) {
  const { t } = useTranslation();
  const by = { sorting, sort };
  const silent = (label: string) => (
    <div role="columnheader">
      <span className="sr-only">{label}</span>
    </div>
  );
  return (
    <div role="rowgroup" className="text-[0.8125rem] text-muted @max-2xl:hidden">
      <div role="row" className={`${columns} items-end`}>
        {silent(t('list.choice'))}
        <ColumnHead column="name" label={t('clients.organization')} {...by} />
        <ColumnHead column="score" label={t('clients.score')} {...by} />
        <ColumnHead column="deadline" label={t('clients.deadline')} {...by} />
        <ColumnHead column="turn" label={t('clients.turn')} {...by} />
        <ColumnHead column="quality" label={t('quality.title')} className="@2xl:@max-4xl:row-start-2 @2xl:@max-4xl:col-start-5" {...by} />
        {silent(t('list.acts'))}
      </div>
    </div>
  );
}

/** A cell with its name before it where there are no heads. */
function Cell({ label, className = '', children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="cell" className={`min-w-0 text-sm ${across} ${className}`}>
      <span className="mr-1.5 text-muted @2xl:hidden">{label}</span>
      {children}
    </div>
  );
}

/** Opens an organisation, or a page of it; where one is already there it only goes to the page. */
function useOpen(client: Client) {
  const turn = useSwitch();
  const turnToTeam = useSwitch('/zespol');
  const [, go] = useLocation();
  const isHere = useMe().data?.organization?.id === client.id;
  return {
    isHere,
    isPending: turn.isPending || turnToTeam.isPending,
    open: () => turn.mutate(client.id),
    invite: () => (isHere ? go('/zespol') : turnToTeam.mutate(client.id)),
  };
}

function Acts({ client }: { client: Client }) {
  const { t } = useTranslation();
  const { isHere, isPending, open, invite } = useOpen(client);
  const { name: organization } = client;
  return (
    <div className="flex flex-wrap items-center gap-2 @max-2xl:flex-col @max-2xl:items-end @2xl:justify-end">
      {mayAct(client.role, 'owner') && (
        <Button
          variant="quiet"
          size="small"
          disabled={isPending}
          className="@2xl:px-2"
          title={t('clients.invite')}
          aria-label={t('clients.inviteTo', { organization })}
          onClick={invite}
        >
          <UserPlus aria-hidden="true" className="size-4.5" />
          <span className="@2xl:hidden">{t('clients.invite')}</span>
        </Button>
      )}
      {isHere ? (
        <Badge>{t('clients.here')}</Badge>
      ) : (
        <Button variant="secondary" size="small" disabled={isPending} aria-label={t('clients.openOf', { organization })} onClick={open}>
          {t('clients.open')}
        </Button>
      )}
    </div>
  );
}

function Row({ client, isChosen, toggle }: { client: Client; isChosen: boolean; toggle: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div
      role="row"
      aria-labelledby={id}
      className={`${columns} items-start gap-y-0.5 border-t border-line py-1.5 @max-2xl:py-3 ${isChosen ? 'bg-tint/60' : ''}`}
    >
      <div role="cell">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={toggle}
          aria-label={t('plan.choose', { name: client.name })}
          className="size-5 accent-(--brand)"
        />
      </div>
      <div role="cell" className="min-w-0 @2xl:@max-4xl:row-span-2">
        <h2 id={id} className="font-sans text-[0.9375rem] font-medium leading-snug [overflow-wrap:anywhere]">
          {client.name}
        </h2>
        <p className="text-[0.8125rem] text-muted">
          NIP {client.nip} · {t(`team.roles.${client.role}`)}
        </p>
        {client.carriesOwnLook && <p className="text-[0.8125rem] text-muted">{t('clients.ownLook')}</p>}
      </div>
      <div role="cell" className={`min-w-0 text-sm @max-2xl:order-1 ${across} @2xl:@max-4xl:row-span-2`}>
        <Regimes regimes={client.regimes} />
      </div>
      <Cell label={t('clients.deadline')} className="@max-2xl:order-1 @2xl:@max-4xl:row-span-2">
        <Deadline deadline={client.deadline} />
      </Cell>
      <Cell label={t('clients.turn')} className="@max-2xl:order-1">
        <TurnOf turn={client.turn} />
      </Cell>
      <Cell label={t('quality.title')} className="@max-2xl:order-1 @2xl:@max-4xl:col-start-5 @2xl:@max-4xl:row-start-2">
        <Quality quality={client.quality} />
      </Cell>
      <div role="cell" className="@2xl:@max-4xl:col-start-6 @2xl:@max-4xl:row-span-2 @2xl:@max-4xl:row-start-1">
        <Acts client={client} />
      </div>
    </div>
  );
}

/** The organisations of somebody as a table. */
export function ClientTable({ shown, selection, ...heads }: Heads & { shown: readonly Client[]; selection: Selection }) {
  const { t } = useTranslation();
  return (
    <div role="table" aria-label={t('clients.title')} className="border-b border-line">
      <Head {...heads} />
      <div role="rowgroup">
        {shown.map((client) => (
          <Row key={client.id} client={client} isChosen={selection.isChosen(client.id)} toggle={() => selection.toggle(client.id)} />
        ))}
      </div>
    </div>
  );
}
