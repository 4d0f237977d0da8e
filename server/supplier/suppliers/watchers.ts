import sql from 'sql-template-tag';
import type { readWatchers } from '#contract/supplier/suppliers.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { organizationsTable } from '#server/account/public.ts';
import { isConfirmedHolder } from '#server/company/public.ts';

const shownAtMost = 200;

type Watcher = Readonly<{ id: string; name: string; nip: string; since: Date }>;

/** Organisations that watch a NIP and let suppliers see it. */
function showingWatchers(deps: Deps, nip: string): Promise<Watcher[]> {
  return deps.db.rows<Watcher>(sql`
    select o.id, o.name, o.nip, w.added_at as since from supplier_watches w
    join supplier_settings s on s.organization_id = w.organization_id and s.shows_watching
    join ${organizationsTable} on o.id = w.organization_id
    where w.nip = ${nip} order by w.added_at, o.id limit ${shownAtMost}`);
}

/**
 * Who watches the own company and lets it see that. It is shown to a confirmed company alone, because anybody may register with a NIP, and
 * only of confirmed companies, because anybody may take a name.
 */
export async function watchersOf(deps: Deps, { account }: Principal<'reader'>): Promise<OutputOf<typeof readWatchers>> {
  const { id, nip } = account.organization;
  const [setting] = await deps.db.rows<{ shows: boolean }>(sql`
    select shows_watching as shows from supplier_settings where organization_id = ${id}`);
  const shows = setting?.shows ?? false;
  if (!(await isConfirmedHolder(deps.db, id, deps.now()))) return { shows, watchers: null };
  const watchers: { name: string; nip: string; since: string }[] = [];
  for (const one of await showingWatchers(deps, nip)) {
    if (await isConfirmedHolder(deps.db, one.id, deps.now()))
      watchers.push({ name: one.name, nip: one.nip, since: one.since.toISOString() });
  }
  return { shows, watchers };
}

/** Lets suppliers see that the organisation watches them, or not. */
export async function showObservability(deps: Deps, caller: Principal<'owner'>, shows: boolean): Promise<{ shows: boolean }> {
  const { id } = caller.account.organization;
  await deps.db.transaction(async (tx) => {
    await tx.rows(sql`
      insert into supplier_settings (organization_id, shows_watching, changed_at) values (${id}, ${shows}, ${deps.now()})
      on conflict (organization_id) do update set shows_watching = excluded.shows_watching, changed_at = excluded.changed_at`);
    await record(deps, tx, caller, { action: 'supplier.visibility', id, metadata: { shows } });
  });
  return { shows };
}
