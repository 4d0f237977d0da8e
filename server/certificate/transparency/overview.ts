import sql from 'sql-template-tag';
import type { LogOverview } from '#contract/certificate/transparency.ts';
import { rootFingerprint } from '#proof/log/key-manifest.ts';
import { leafKind } from '#proof/log/leaves.ts';
import { openCheckpoint, type LogTrust } from '#proof/log/log.ts';
import { writeKey } from '#proof/log/note.ts';
import type { Deps } from '#server/deps.ts';
import { shownCheckpoint } from './log.ts';
import { verifyToolHash } from './tool.ts';
import { isKnownToWitnesses } from './witnesses/witnessed-more.ts';

/** How many of the newest entries are shown. */
const latestEntries = 10;

/** The newest entries that a checkpoint of that size holds, each with the time of the first one that held it. */
async function latest({ db }: Pick<Deps, 'db'>, size: number): Promise<LogOverview['latest']> {
  const rows = await db.rows<{ index: number; leaf: string; signedAt: Date }>(sql`
    select l.index, l.leaf, (select c.created_at from log_checkpoints c where c.size > l.index order by c.size limit 1) as signed_at
    from log_leaves l where l.index < ${size} order by l.index desc limit ${latestEntries}`);
  return rows.map(({ index, leaf, signedAt }) => ({
    place: index + 1,
    kind: leafKind(leaf) ?? 'other',
    entry: leaf,
    signedAt: signedAt.toISOString(),
  }));
}

type LogDeps = Pick<Deps, 'db' | 'now' | 'keyring' | 'log' | 'newId'>;

/** Visitors of the page ask the witnesses through each process once in this time. */
const againMillis = 60_000;
const cached = new WeakMap<object, { at: number; stopped: Promise<boolean> }>();

async function isStopped(deps: LogDeps): Promise<boolean> {
  const now = deps.now().getTime();
  const last = cached.get(deps.keyring);
  if (last && now >= last.at && now - last.at < againMillis) return last.stopped;
  const stopped = isKnownToWitnesses(deps, 'or_silent').then((isKnown) => !isKnown);
  cached.set(deps.keyring, { at: now, stopped });
  stopped.catch(() => cached.delete(deps.keyring));
  return stopped;
}

/** The log at a glance, for its page. */
export async function readLogOverview(deps: LogDeps): Promise<LogOverview> {
  const { keyring, db } = deps;
  const shown = await shownCheckpoint(deps);
  const trust: LogTrust = { origin: `${keyring.origin}/log`, log: [keyring.log.key], witnesses: keyring.witnesses.map(({ key }) => key) };
  const witnesses = shown ? (await openCheckpoint(shown.note, trust)).witnesses : [];
  const [made] = await db.rows<{ createdAt: Date }>(sql`select created_at from log_checkpoints where size = ${shown?.size ?? 0}`);
  return {
    size: shown?.size ?? 0,
    signedAt: made?.createdAt.toISOString() ?? null,
    stopped: await isStopped(deps),
    named: keyring.witnesses.map(({ key }) => key.name),
    quorum: keyring.manifest.quorum,
    witnesses: witnesses.map(({ name, time }) => ({ name, signedAt: new Date(time * 1000).toISOString() })),
    roots: await Promise.all(
      keyring.roots.keys.map(async (key) => ({ name: key.name, fingerprint: await rootFingerprint(writeKey(key)) })),
    ),
    toolHash: await verifyToolHash(deps),
    latest: await latest(deps, shown?.size ?? 0),
  };
}
