import sql, { type Sql } from 'sql-template-tag';
import type { Language } from '#core/platform/languages.ts';
import type { AccountRole } from '#core/account/people/roles.ts';
import type { MemberRole } from '#core/account/members/members.ts';
import type { PlanId } from '#core/account/entitlements/plans.ts';
import type { Db } from '#server/platform/db/db.ts';
import { batched } from '#server/platform/db/batching.ts';
import type { Deps } from '#server/deps.ts';
import type { Account, ExitFacts, Member, Origin, Period } from '#server/platform/security/principal.ts';
import { organizationOfMembershipJoin } from '#server/account/companies/joins.ts';
import { inForceJoin, lastEndColumn } from '#server/account/entitlements/in-force.ts';
import { exitColumn } from '#server/account/exits/joins.ts';
import { sessionMillis } from '#server/platform/http/session.ts';
import { membershipJoin } from '#server/account/membership/joins.ts';
import { hashOfSecret, newSecret } from '#server/platform/security/secrets.ts';

const dayMillis = 86_400_000;

type AccountRow = {
  expire: Date;
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: AccountRole;
  language: Language | null;
  organizationId: string | null;
  organizationName: string;
  nip: string;
  memberRole: MemberRole;
  periodId: string | null;
  plan: PlanId;
  startsAt: Date;
  endsAt: Date;
  paymentId: string | null;
  used: boolean | null;
  secondFactor: boolean | null;
  demandsSecondFactor: boolean | null;
  provenAt?: Date | null;
  exit: ExitFacts | null;
  endedAt: Date | null;
  chosenPlan: PlanId | null;
};

function periodOf({ periodId, plan, startsAt, endsAt, paymentId, used }: AccountRow): Period | null {
  return periodId ? { id: periodId, plan, startsAt, endsAt, paymentId, used: used ?? true } : null;
}

function accountOf(row: AccountRow, now: Date): Account {
  const { userId, email, firstName, lastName, role, language, organizationId, secondFactor, demandsSecondFactor } = row;
  return {
    userId,
    email,
    firstName,
    lastName,
    role,
    language,
    organization: organizationId ? { id: organizationId, name: row.organizationName, nip: row.nip, role: row.memberRole } : null,
    period: periodOf(row),
    exited: row.exit !== null && new Date(row.exit.endsAt) <= now,
    exit: row.exit,
    endedAt: row.endedAt,
    chosenPlan: row.chosenPlan,
    secondFactor: secondFactor ?? false,
    demandsSecondFactor: demandsSecondFactor ?? false,
    provenAt: row.provenAt ?? null,
  };
}

/** What an account is made of; `wanted` is the organisation that it is to be about, where the user belongs to it. */
function accountSelect(now: Date, from: Sql, wanted: Sql) {
  return sql`
    u.id as user_id, u.email, u.first_name, u.last_name, u.role, u.language,
    o.id as organization_id, o.name as organization_name, o.nip, o.demands_second_factor, m.role as member_role,
    p.id as period_id, p.plan, p.starts_at, p.ends_at, p.payment_id,
    case when p.payment_id is null then true else was_payment_used(o.id, p.payment_id) end as used,
    ${exitColumn(sql`o.id`)} as exit,
    case when p.id is null then ${lastEndColumn(now)} end as ended_at,
    case when u.compliance_type is not null then u.subscription_plan end as chosen_plan
  from ${from} ${membershipJoin(sql`u.id`, wanted)} ${organizationOfMembershipJoin} ${inForceJoin(now)}`;
}

const ofSession = sql`sessions s join users u on u.id = (s.sess ->> 'userId')::uuid`;
const sessionOrganization = sql`(s.sess ->> 'organizationId')::uuid`;

/** However much a session is used, it ends: after 30 days, that of an operator or accountant after twelve hours. */
const longestMillis = 30 * dayMillis;
const longestOfStaffMillis = dayMillis / 2;

function isYoung(now: Date): Sql {
  const since = (millis: number): Date => new Date(now.getTime() - millis);
  return sql`coalesce((s.sess ->> 'startedAt')::timestamptz, s.expire - interval '14 days')
    > case u.role when 'user' then ${since(longestMillis)}::timestamptz else ${since(longestOfStaffMillis)}::timestamptz end`;
}

/** What is known of live sessions, in the order of their hashed tokens; null for one that is none. */
async function liveSessions(deps: Deps, sids: readonly string[]): Promise<(AccountRow | null)[]> {
  const now = deps.now();
  const rows = await deps.db.rows<AccountRow & { sid: string }>(sql`
    select s.sid, s.expire, s.sess ? 'secondFactor' as second_factor, s.authenticated_at as proven_at,
      ${accountSelect(now, ofSession, sessionOrganization)}
    where s.sid = any(${[...sids]}) and s.expire > ${now} and not s.sess ?| '{pending,awaiting}' and ${isYoung(now)}`);
  const found = new Map(rows.map((row) => [row.sid, row]));
  return sids.map((sid) => found.get(sid) ?? null);
}

type LiveSession = Readonly<{ account: Account; prolonged: boolean }>;

/** Prolongs a live session once a day while it is used. */
async function usedSession(deps: Deps, sid: string, row: AccountRow | null): Promise<LiveSession | null> {
  if (!row) return null;
  const now = deps.now();
  const prolonged = row.expire.getTime() - now.getTime() < sessionMillis - dayMillis;
  if (prolonged) {
    await deps.db.rows(sql`update sessions set expire = ${new Date(now.getTime() + sessionMillis)} where sid = ${sid}`);
  }
  return { account: accountOf(row, now), prolonged };
}

/** The account of a live session, and whether the session was prolonged. */
export async function accountOfSession(deps: Deps, token: string): Promise<LiveSession | null> {
  const sid = hashOfSecret(token);
  const [row] = await liveSessions(deps, [sid]);
  return usedSession(deps, sid, row ?? null);
}

/** The same for calls that come at once: one question for all of them. */
export function accountsOfSessions(deps: Deps): (token: string) => Promise<LiveSession | null> {
  const find = batched((sids: readonly string[]) => liveSessions(deps, sids));
  return async (token) => {
    const sid = hashOfSecret(token);
    return usedSession(deps, sid, await find(sid));
  };
}

/** The account of a user; of somebody who belongs to several organisations with the one that is named, else the usual one. */
export async function accountOfUser(deps: Deps, db: Db, userId: string, organizationId: string | null = null): Promise<Account | null> {
  const [row] = await db.rows<AccountRow>(sql`
    select ${accountSelect(deps.now(), sql`users u`, sql`${organizationId}::uuid`)} where u.id = ${userId}`);
  return row ? accountOf(row, deps.now()) : null;
}

/** The account of somebody who belongs to that organisation, acting in it; null for anybody else. */
export async function accountIn(deps: Deps, db: Db, organizationId: string, userId: string): Promise<Member | null> {
  const account = await accountOfUser(deps, db, userId, organizationId);
  return account?.organization?.id === organizationId ? { ...account, organization: account.organization } : null;
}

/** Turns a session to another organisation. */
export async function turnSession(db: Db, token: string, organizationId: string): Promise<void> {
  await db.rows(sql`
    update sessions set sess = sess || jsonb_build_object('organizationId', ${organizationId}::text) where sid = ${hashOfSecret(token)}`);
}

/**
 * What a session is beside a sign-in: one of a registration that waits, one whose password was right and whose second step is awaited,
 * or one that passed it; and whether whoever holds it opened a mailed link with it.
 */
export type SessionMark = Readonly<{ pending?: true; awaiting?: true; secondFactor?: boolean; openedByMail?: true }>;

/** The second step waits for so long. */
const awaitingMillis = 10 * 60_000;

/** Starts a session, which signs in unless its mark says otherwise, and returns its secret token, known to nobody but the browser. */
export async function startSession(deps: Deps, db: Db, userId: string, origin: Origin, mark: SessionMark = {}): Promise<string> {
  const token = newSecret();
  const expire = new Date(deps.now().getTime() + (mark.awaiting ? awaitingMillis : sessionMillis));
  const { secondFactor, ...rest } = mark;
  const sess = { userId, startedAt: deps.now().toISOString(), ...origin, ...rest, ...(secondFactor ? { secondFactor } : {}) };
  const provenAt = mark.pending || mark.awaiting ? null : deps.now();
  await db.rows(sql`
    insert into sessions (sid, sess, expire, authenticated_at)
    values (${hashOfSecret(token)}, ${JSON.stringify(sess)}::jsonb, ${expire}, ${provenAt})`);
  return token;
}

/** Records that whoever holds a session showed anew who they are, and gives it another secret; null when it has ended meanwhile. */
export async function proveSession(deps: Deps, db: Db, token: string): Promise<string | null> {
  const renewed = newSecret();
  const [row] = await db.rows(sql`
    update sessions set sid = ${hashOfSecret(renewed)}, authenticated_at = ${deps.now()} where sid = ${hashOfSecret(token)} returning 1`);
  return row ? renewed : null;
}

/** Whose second step a session awaits; null for none. */
export async function awaitingSession(deps: Deps, token: string): Promise<string | null> {
  const [row] = await deps.db.rows<{ userId: string }>(sql`
    select sess ->> 'userId' as user_id from sessions where sid = ${hashOfSecret(token)} and sess ? 'awaiting' and expire > ${deps.now()}`);
  return row?.userId ?? null;
}

/** Stores what a browser is asked to sign; what it was asked before counts no more. */
export async function saveChallenge(db: Db, token: string, challenge: string): Promise<void> {
  await db.rows(
    sql`update sessions set sess = sess || jsonb_build_object('challenge', ${challenge}::text) where sid = ${hashOfSecret(token)}`,
  );
}

/** What the browser of a session was asked to sign, once. */
export async function consumeChallenge(db: Db, token: string): Promise<string | null> {
  const [row] = await db.rows<{ challenge: string }>(sql`
    with asked as (select sid, sess ->> 'challenge' as challenge from sessions where sid = ${hashOfSecret(token)} and sess ? 'challenge' for update)
    update sessions s set sess = s.sess - 'challenge' from asked where s.sid = asked.sid returning asked.challenge`);
  return row?.challenge ?? null;
}

/** Records that a session passed the second step, or that nothing is left by which those of a person did. */
export async function markSecondFactor(db: Db, whose: string | Readonly<{ userId: string }>, passed = true): Promise<void> {
  const of = typeof whose === 'string' ? sql`sid = ${hashOfSecret(whose)}` : sql`sess ->> 'userId' = ${whose.userId}`;
  await db.rows(
    passed
      ? sql`update sessions set sess = sess || '{"secondFactor":true}' where ${of}`
      : sql`update sessions set sess = sess - 'secondFactor' where ${of}`,
  );
}

/** Records that whoever holds a session reads the mailbox of its account. */
export async function markOpenedByMail(db: Db, token: string): Promise<void> {
  await db.rows(sql`update sessions set sess = sess || '{"openedByMail":true}' where sid = ${hashOfSecret(token)}`);
}

export async function isOpenedByMail(db: Db, token: string): Promise<boolean> {
  return (await db.rows(sql`select 1 from sessions where sid = ${hashOfSecret(token)} and sess ? 'openedByMail'`)).length > 0;
}

export type SessionView = Readonly<{ id: string; current: boolean; startedAt: string | null; ipAddress: string; userAgent: string }>;

/** The live sessions of a user, the caller's first, then the newest; `id` is the beginning of the stored one. */
export async function sessionsOf(deps: Deps, userId: string, token: string | undefined): Promise<SessionView[]> {
  const ownSid = token ? hashOfSecret(token) : '';
  const rows = await deps.db.rows<{ sid: string; sess: { startedAt?: string } & Partial<Origin> }>(sql`
    select sid, sess from sessions where sess ->> 'userId' = ${userId} and expire > ${deps.now()} and not sess ?| '{pending,awaiting}'
    order by (sid = ${ownSid}) desc, sess ->> 'startedAt' desc nulls last`);
  return rows.map(({ sid, sess }) => ({
    id: sid.slice(0, 16),
    current: sid === ownSid,
    startedAt: sess.startedAt ?? null,
    ipAddress: sess.ipAddress ?? '',
    userAgent: sess.userAgent ?? '',
  }));
}
