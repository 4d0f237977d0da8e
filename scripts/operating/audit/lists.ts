import { Contradiction } from '#proof/log/audit.ts';
import { NotProven, utf8 } from '#proof/bytes.ts';
import { isSignedBy, readJws } from '#proof/credential/jws.ts';
import { judgeKey, publicKeyOf, type KeyManifest } from '#proof/log/key-manifest.ts';
import { hashOf } from '#proof/log/leaves.ts';
import type { Checkpoint } from '#proof/log/log.ts';
import { consistencyPath, verifyConsistency } from '#proof/log/merkle.ts';
import { differenceOf, type RevokedPlaces } from '#proof/log/revoked-places.ts';
import { readStatusList, type StatusList } from '#proof/credential/status-list.ts';
import { tileReader, type ReadTile } from '#proof/log/tile-reader.ts';
import { NotChecked, print, textAt } from './asking.ts';

type Subject = Readonly<{ url: string; issuer: string; manifest: KeyManifest; checkpoint: Checkpoint; read: ReadTile }>;

async function signedList({ manifest }: Subject, uri: string, token: string): Promise<StatusList> {
  try {
    const jws = readJws(token);
    const list = await readStatusList(jws);
    const key = publicKeyOf(manifest, 'status', jws.kid);
    const verdict = judgeKey(manifest, { use: 'status', id: jws.kid, at: list.issuedAt, index: null });
    if (!key || verdict !== 'accepted' || list.uri !== uri || !(await isSignedBy(jws, key))) throw new NotProven('not_signed');
    return list;
  } catch (error) {
    if (error instanceof NotProven) throw new Contradiction(`a list of revocations that does not count (${error.code})`, uri);
    throw error;
  }
}

/** A list names the state of the log that it was computed from: that has to be a beginning of what was read. */
async function demandState({ checkpoint, read }: Subject, { uri, log }: StatusList): Promise<void> {
  if (!log) throw new Contradiction('a list of revocations that does not say from which state of the log it was computed', uri);
  if (log.size === 0 || log.size > checkpoint.size) return;
  try {
    const path = await consistencyPath(tileReader(read, checkpoint.size), log.size, checkpoint.size);
    await verifyConsistency(log, checkpoint, path);
  } catch (error) {
    if (error instanceof NotProven) throw new Contradiction(`a list of revocations computed from another log of ${log.size} entries`, uri);
    throw error;
  }
}

async function compareOne(subject: Subject, revoked: RevokedPlaces, uri: string, untold: readonly number[]): Promise<readonly number[]> {
  const token = await textAt(`${subject.url}${uri.slice(subject.issuer.length)}`);
  const list = await signedList(subject, uri, token);
  if ((list.expiresAt?.getTime() ?? 0) <= Date.now()) throw new NotChecked(`${uri} ended: it is not signed any more.`);
  await demandState(subject, list);
  const { missing, extra } = differenceOf(revoked, list);
  if (missing.length > 0)
    throw new Contradiction(`the log says that ${missing.length} more were revoked than the list of revocations`, uri);
  const stillUntold = extra.filter((place) => untold.includes(place));
  if (stillUntold.length > revoked.unlinked.size) {
    throw new Contradiction(`${stillUntold.length} are revoked on the list, and the log does not say so, as in the last run`, uri);
  }
  if (extra.length > 0) print(`NOT IN THE LOG YET: ${extra.length} revocations of ${uri}`);
  if (revoked.entered.get(uri) !== (await hashOf(utf8(token))))
    print(`NOT IN THE LOG YET: the list ${uri} of ${list.issuedAt.toISOString()}`);
  return extra;
}

/**
 * Computes every list of revocations from the entries that were read and compares it with the one that is signed now. Gives the places that
 * are taken back without an entry: one that is being entered is there in the next run.
 */
export async function compareLists(
  subject: Subject,
  revoked: RevokedPlaces,
  untold: ReadonlyMap<string, readonly number[]>,
): Promise<Map<string, readonly number[]>> {
  const uris = [...new Set([...revoked.entered.keys(), ...revoked.places.keys()])].toSorted();
  const foreign = uris.find((uri) => !uri.startsWith(`${subject.issuer}/status/`));
  if (foreign !== undefined) throw new Contradiction('an entry about a list of revocations of somebody else', foreign);
  const found = new Map<string, readonly number[]>();
  for (const uri of uris) {
    const extra = await compareOne(subject, revoked, uri, untold.get(uri) ?? []);
    if (extra.length > 0) found.set(uri, extra);
  }
  const places = [...revoked.places.values()].reduce((sum, own) => sum + own.size, 0);
  print(`Lists of revocations: ${uris.length}, with the ${places} places that the entries make.`);
  if (revoked.unlinked.size > 0) print(`${revoked.unlinked.size} entries about revocations do not say at which place of a list.`);
  return found;
}
