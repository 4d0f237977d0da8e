import type { listSuppliers, watchSuppliers } from '#contract/supplier/suppliers.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import { suppliersAtMost } from '#core/supplier/supplier-list.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { readNewNames } from './registered-names.ts';
import * as repository from './repository.ts';
import { statusesOf } from './status.ts';
import { lockOrganization } from '#server/account/public.ts';

type Editor = Principal<'editor'>;

/** The suppliers that an organisation watches, with what the registry reports of them now. */
export async function listWatched(deps: Deps, organizationId: string): Promise<OutputOf<typeof listSuppliers>> {
  const now = deps.now();
  const watches = await repository.watchesOf(deps.db, organizationId);
  const statuses = await statusesOf(
    deps,
    watches.map(({ nip }) => nip),
    now,
  );
  return {
    checkedAt: now.toISOString(),
    suppliers: watches.map(({ nip, label, note, registeredName, addedAt }) => {
      const { state, certificates } = statuses.get(nip) ?? { state: 'none' as const, certificates: [] };
      return { nip, state, certificates, label, note, registeredName, addedAt: addedAt.toISOString() };
    }),
  };
}

type Wanted = readonly Readonly<{ nip: string; label: string }>[];

/** Puts suppliers on the list, as many as it still holds; each once, whoever adds it at the same moment. */
export async function watch(deps: Deps, caller: Editor, wanted: Wanted): Promise<OutputOf<typeof watchSuppliers>> {
  const { organization, userId } = caller.account;
  const once = [...new Map(wanted.map((one) => [one.nip, one])).values()];
  // Nobody is their own supplier: the only number given is refused with words, one among others is left out.
  const others = once.filter(({ nip }) => nip !== organization.nip);
  if (once.length > 0 && others.length === 0) throw new AppError(409, 'own_nip');
  const { added, ...counts } = await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organization.id);
    const nips = others.map(({ nip }) => nip);
    const already = await repository.watchedAmong(tx, organization.id, nips);
    const room = suppliersAtMost.list - (await repository.countWatches(tx, organization.id));
    const fresh = others.filter(({ nip }) => !already.has(nip));
    const added = fresh.slice(0, Math.max(0, room));
    if (added.length > 0) {
      await repository.insertWatches(tx, { organizationId: organization.id, userId, at: deps.now() }, added);
      await record(deps, tx, caller, { action: 'supplier.watched', id: organization.id, metadata: { count: added.length } });
    }
    return { added, already: already.size, refused: fresh.slice(added.length).map(({ nip }) => nip) };
  });
  await readNewNames(deps, added);
  return { added: added.length, ...counts };
}

/** Changes the organisation's own words about a supplier. */
export async function describe(
  deps: Deps,
  caller: Editor,
  nip: string,
  words: Readonly<{ label?: string | undefined; note?: string | undefined }>,
): Promise<{ label: string; note: string }> {
  return deps.db.transaction(async (tx) => {
    const changed = await repository.changeWatch(tx, caller.account.organization.id, nip, words);
    if (!changed) throw notFound();
    await record(deps, tx, caller, { action: 'supplier.changed', id: nip });
    return changed;
  });
}

/** Takes suppliers off the list, with what was written about them. */
export async function unwatch(deps: Deps, caller: Editor, nips: readonly string[]): Promise<{ removed: number }> {
  const { id } = caller.account.organization;
  return deps.db.transaction(async (tx) => {
    const removed = await repository.deleteWatches(tx, id, nips);
    if (removed > 0) await record(deps, tx, caller, { action: 'supplier.removed', id, metadata: { count: removed } });
    return { removed };
  });
}
