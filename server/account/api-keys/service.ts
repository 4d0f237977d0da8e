import type { z } from 'zod';
import type { ApiKeyView, makeApiKey } from '#contract/account/api-keys.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import { keyPrefix, keysAtMost, shownOfKey } from '#core/account/members/api-keys.ts';
import { record } from '#server/platform/security/audit.ts';
import type { ApiKey, Principal } from '#server/platform/security/principal.ts';
import { lockOrganization } from '#server/account/companies/organization.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { hashOfSecret, newSecret } from '#server/platform/security/secrets.ts';
import * as repository from './repository.ts';

type Owner = Principal<'owner'>;

function view({ id, name, prefix, scopes, madeBy, madeAt, lastUsedAt, works }: repository.KeyRow): ApiKeyView {
  return { id, name, prefix, scopes, madeBy, madeAt: madeAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null, works };
}

/** The keys of an organisation that were not ended. */
export async function listKeys(deps: Deps, { account }: Owner): Promise<ApiKeyView[]> {
  const rows = await repository.keysOf(deps.db, account.organization.id);
  return rows.filter(({ revokedAt }) => revokedAt === null).map(view);
}

type CallInput = z.output<typeof makeApiKey.body>;

/** Makes a key. Nobody is shown it again: only its hash is stored. */
export async function makeKey(deps: Deps, caller: Owner, { name, scopes }: CallInput): Promise<OutputOf<typeof makeApiKey>> {
  const { organization, userId } = caller.account;
  const secret = `${keyPrefix}${newSecret()}`;
  const key = {
    organizationId: organization.id,
    id: deps.newId(),
    name,
    prefix: secret.slice(0, shownOfKey),
    scopes: [...new Set(scopes)],
  };
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organization.id);
    const working = (await repository.keysOf(tx, organization.id)).filter(({ works }) => works);
    if (working.length >= keysAtMost.perOrganization) {
      throw new AppError(409, 'keys_exhausted', { facts: { most: keysAtMost.perOrganization } });
    }
    await repository.insertKey(tx, { ...key, secretHash: hashOfSecret(secret), userId, at: deps.now() });
    await record(deps, tx, caller, { action: 'api_key.made', id: key.id, metadata: { name, scopes: key.scopes } });
    const made = (await repository.keysOf(tx, organization.id)).find(({ id }) => id === key.id);
    if (!made) throw notFound();
    return { key: view(made), secret };
  });
}

export async function endKey(deps: Deps, caller: Owner, id: string): Promise<{ ok: true }> {
  await deps.db.transaction(async (tx) => {
    if (!(await repository.endKey(tx, caller.account.organization.id, id, deps.now()))) throw notFound();
    await record(deps, tx, caller, { action: 'api_key.ended', id });
  });
  return { ok: true };
}

/** Whose key that is, while it works; null for anything else. */
export function keyPrincipal(deps: Deps, secret: string): Promise<ApiKey | null> {
  return repository.keyOfSecret(deps.db, hashOfSecret(secret), deps.now());
}
