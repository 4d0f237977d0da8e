import type { CertificateStatus } from '#core/certificate/certification.ts';
import type { CredentialClaims } from '#proof/credential/credential.ts';
import { isTakenBack, type StatusList, type StatusReference } from '#proof/credential/status-list.ts';
import type { Deps } from '#server/deps.ts';
import { currentStatusToken, readSigned } from '#server/certificate/transparency/status.ts';

type ServiceStatusDeps = Pick<Deps, 'db' | 'now' | 'keyring' | 'newId' | 'log'>;

/** A list is checked again after this time at the latest; a revocation since is known by its entry of the log. */
const againMillis = 600_000;
type CachedList = Readonly<{ list: StatusList | null; at: number }>;
const held = new WeakMap<object, Map<number, CachedList>>();

function numberOf({ uri }: StatusReference): number {
  return Number(uri.slice(uri.lastIndexOf('/') + 1));
}

/** The signed list as it can be believed now; null where there is none, such as while the log and the database contradict each other. */
async function believedList(deps: ServiceStatusDeps, number: number): Promise<StatusList | null> {
  const own = held.get(deps.keyring) ?? new Map<number, CachedList>();
  held.set(deps.keyring, own);
  const now = deps.now().getTime();
  const known = own.get(number);
  if (known && now >= known.at && now - known.at < againMillis) return known.list;
  const token = await currentStatusToken(deps, number);
  const list = token === null ? null : await readSigned(deps, number, token);
  const believed = list && (list.expiresAt?.getTime() ?? 0) > now ? list : null;
  own.set(number, { list: believed, at: now });
  return believed;
}

/** What is known of a certificate in force beside its dates and signature: nothing, where no signed list can be had. */
export async function statusBySigned(
  deps: ServiceStatusDeps,
  { status, expiresAt }: CredentialClaims,
): Promise<CertificateStatus | 'unverified'> {
  const isOver = deps.now() >= expiresAt;
  if (!status) return isOver ? 'expired' : 'active';
  const list = await believedList(deps, numberOf(status));
  if (list && isTakenBack(list, status.index)) return 'revoked';
  if (isOver) return 'expired';
  return list && list.uri === status.uri ? 'active' : 'unverified';
}
