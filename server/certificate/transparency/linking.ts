import { Contradiction } from '#proof/log/audit.ts';
import { NotProven } from '#proof/bytes.ts';
import { readCredential } from '#proof/credential/credential.ts';
import { credentialHash, revocationLeaf, type Revocation } from '#proof/log/leaves.ts';
import type { StatusReference } from '#proof/credential/status-list.ts';
import { credentialsByHash } from './witnesses/list-places.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { enqueueLeaf } from './log.ts';

type Place = StatusReference | 'none';

/** The place that a credential itself names; rejects one that is not what the log knows by this hash. */
async function signedPlace(hash: string, credential: string): Promise<Place> {
  try {
    if ((await credentialHash(credential)) !== hash) throw new NotProven('other_credential');
    return (await readCredential(credential)).claims.status ?? 'none';
  } catch (error) {
    if (error instanceof NotProven) throw new Contradiction(error.code, `certificate ${hash}`);
    throw error;
  }
}

function isSame(a: Place, b: Place): boolean {
  return a === b || (a !== 'none' && b !== 'none' && a.uri === b.uri && a.index === b.index);
}

/**
 * The places of revoked credentials. An entry that names one is compared with the credential where that is still stored; one from before places were
 * named is linked by the credential, whose hash it holds, and the log gets the entry with the place. Rejects with a `Contradiction` a credential
 * that is missing or altered where it is needed, and an entry that names another place.
 */
export async function placesOfRevoked(deps: Pick<Deps, 'now'>, tx: Db, revocations: readonly Revocation[]): Promise<StatusReference[]> {
  const credentials = await credentialsByHash(
    tx,
    revocations.map(({ hash }) => hash),
  );
  const linked = new Set(revocations.filter(({ place }) => place !== null).map(({ hash }) => hash));
  const places: StatusReference[] = [];
  for (const revocation of revocations) {
    const { hash, place } = revocation;
    const credential = credentials.get(hash);
    if (place === null && linked.has(hash)) continue;
    if (place === null && credential === undefined) throw new Contradiction('no_credential', `certificate ${hash}`);
    const signed = credential === undefined ? null : await signedPlace(hash, credential);
    if (place !== null && signed !== null && !isSame(place, signed)) throw new Contradiction('other_place', `certificate ${hash}`);
    const known = place ?? signed;
    if (place === null && known !== null) await enqueueLeaf(tx, revocationLeaf({ ...revocation, place: known }), deps.now());
    if (known !== null && known !== 'none') places.push(known);
  }
  return places;
}
