import sql from 'sql-template-tag';
import type { Outage } from '#core/billing/ksef/modes.ts';
import type { Db } from '#server/platform/db/db.ts';

/** What is known of the way to KSeF. */
export type KsefState = Readonly<{
  stoppedAt: Date | null;
  stoppedReason: string | null;
  pausedUntil: Date | null;
  reachedAt: Date | null;
  failingSince: Date | null;
  confirmationSigner: string | null;
  comparedTo: Date | null;
  requestedAt: Date | null;
}>;

export async function readState(db: Db): Promise<KsefState> {
  const [row] = await db.rows<KsefState>(sql`
    select stopped_at, stopped_reason, paused_until, reached_at, failing_since, confirmation_signer, compared_to, requested_at from ksef_state`);
  if (!row) throw new Error('there is no state of KSeF');
  return row;
}

/** Nothing is sent until somebody resumes it. */
export async function stop(db: Db, reason: string, at: Date): Promise<void> {
  await db.rows(sql`update ksef_state set stopped_at = coalesce(stopped_at, ${at}), stopped_reason = ${reason}`);
}

export async function resume(db: Db): Promise<void> {
  await db.rows(sql`update ksef_state set stopped_at = null, stopped_reason = null, paused_until = null`);
}

/** Somebody requests what is ready to be issued. */
export async function request(db: Db, at: Date): Promise<void> {
  await db.rows(sql`update ksef_state set requested_at = ${at}`);
}

export async function recordRequestDone(db: Db, requestedAt: Date): Promise<void> {
  await db.rows(sql`update ksef_state set requested_at = null where requested_at = ${requestedAt}`);
}

export async function pauseUntil(db: Db, until: Date): Promise<void> {
  await db.rows(sql`update ksef_state set paused_until = greatest(paused_until, ${until})`);
}

export async function recordReached(db: Db, at: Date): Promise<void> {
  await db.rows(sql`update ksef_state set reached_at = ${at}, failing_since = null`);
}

export async function recordKsefFailure(db: Db, at: Date): Promise<void> {
  await db.rows(sql`update ksef_state set failing_since = coalesce(failing_since, ${at})`);
}

/** Takes the first signer of confirmations that is seen; what an operator accepts replaces it. */
export async function pinSigner(db: Db, signer: string): Promise<void> {
  await db.rows(sql`update ksef_state set confirmation_signer = ${signer}`);
}

export async function recordCompared(db: Db, to: Date): Promise<void> {
  await db.rows(sql`update ksef_state set compared_to = ${to}`);
}

export type OutageRow = Outage & Readonly<{ id: string; source: 'ministry' | 'operator'; title: string }>;

/** Outages that still matter: those of the last month and those that last. */
export function outages(db: Db, now: Date): Promise<OutageRow[]> {
  const since = new Date(now.getTime() - 31 * 86_400_000);
  return db.rows(sql`
    select id, kind, starts_at, ends_at, source, title from ksef_outages where ends_at is null or ends_at > ${since} order by starts_at, id`);
}

/** Stores an outage as it is announced last. */
export async function saveOutage(db: Db, { id, kind, startsAt, endsAt, source, title }: OutageRow): Promise<void> {
  await db.rows(sql`
    insert into ksef_outages (id, kind, starts_at, ends_at, source, title) values (${id}, ${kind}, ${startsAt}, ${endsAt}, ${source}, ${title})
    on conflict (id) do update set kind = excluded.kind, starts_at = excluded.starts_at, ends_at = excluded.ends_at, title = excluded.title`);
}

/** Ends what an operator entered; false when it had ended or never was. */
export async function endOutage(db: Db, id: string, at: Date): Promise<boolean> {
  const rows = await db.rows(sql`
    update ksef_outages set ends_at = ${at} where id = ${id} and source = 'operator' and ends_at is null returning 1`);
  return rows.length > 0;
}
