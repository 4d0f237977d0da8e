import type { z } from 'zod';
import type { Exit, exitState } from '#contract/account/exit.ts';
import { businessDay, dayFromIso, daysBetween, isoDay } from '#core/platform/calendar/calendar.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { phaseOf } from '#core/platform/calendar/deadline.ts';
import { endOn, exitDates, exitPhase, latestEnd, transitionEnd, type ExitDates } from '#core/account/entitlements/exit.ts';
import { record, type Actor } from '#server/platform/security/audit.ts';
import { organizationOf, type Account, type Principal } from '#server/platform/security/principal.ts';
import { lockOrganization, organizationName } from '#server/account/companies/organization.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { writeToMembers } from '#server/account/membership/notices.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import * as rows from './repository.ts';

export type { ExitRow } from './repository.ts';
export { dueExits } from './repository.ts';

type State = z.output<typeof exitState>;

type Facts = ExitDates & Pick<rows.ExitRow, 'kind' | 'requestedAt' | 'extendedAt'>;

function viewOf(row: Facts, now: Date): Exit {
  const { kind, requestedAt, endsAt, eraseAt, extendedAt } = row;
  const phase = exitPhase(row, now);
  return {
    kind,
    phase,
    requestedAt: requestedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    eraseAt: eraseAt.toISOString(),
    retrieval: phaseOf(eraseAt, now),
    extendableTo: phase === 'transition' && extendedAt === null ? isoDay(latestEnd(requestedAt)) : null,
  };
}

/** The exit of the organisation that an account is about, as its people see it; null while it stays. */
export function exitOfAccount({ exit }: Account, now: Date): Exit | null {
  if (!exit) return null;
  const extendedAt = exit.extendedAt === null ? null : new Date(exit.extendedAt);
  const [requestedAt, endsAt, eraseAt] = [new Date(exit.requestedAt), new Date(exit.endsAt), new Date(exit.eraseAt)];
  return viewOf({ kind: exit.kind, requestedAt, endsAt, eraseAt, extendedAt }, now);
}

/** The exit of an organisation as its people see it; null while it stays. */
export async function exitView(deps: Pick<Deps, 'db' | 'now'>, organizationId: string): Promise<Exit | null> {
  const row = await rows.exitOf(deps.db, organizationId);
  return row && viewOf(row, deps.now());
}

export async function readExit(deps: Pick<Deps, 'db' | 'now'>, account: Account): Promise<State> {
  const now = deps.now();
  const { endsAt, eraseAt } = exitDates(transitionEnd(now));
  return {
    exit: await exitView(deps, organizationOf(account)),
    ifBegunNow: { endsAt: endsAt.toISOString(), eraseAt: eraseAt.toISOString() },
  };
}

type Mail = 'exit_begun' | 'exit_cancelled';

/** Notifies everybody in the organisation, with the dates. */
async function notify(deps: Deps, tx: Db, organizationId: string, kind: Mail, dates: ExitDates): Promise<void> {
  const organization = await organizationName(tx, organizationId);
  await writeToMembers(deps, tx, organizationId, kind, (language) => ({
    organization,
    ends: dayText(dates.endsAt, language),
    until: dayText(dates.eraseAt, language),
  }));
}

/** Begins switching; refuses with 409 `exit_begun` where an exit is on its way. */
export async function beginExit(deps: Deps, caller: Principal<'owner'>): Promise<State> {
  const organizationId = organizationOf(caller.account);
  const requestedAt = deps.now();
  const dates = exitDates(transitionEnd(requestedAt));
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const row = {
      organizationId,
      kind: 'switching',
      requestedBy: caller.account.userId,
      withAccount: false,
      requestedAt,
      ...dates,
    } as const;
    if (!(await rows.insertExit(tx, row))) throw new AppError(409, 'exit_begun');
    await record(deps, tx, caller, { action: 'organization.exit_begun', id: organizationId, metadata: { kind: 'switching' } });
    await notify(deps, tx, organizationId, 'exit_begun', dates);
  });
  return readExit(deps, caller.account);
}

/** Begins the deletion of an organisation together with an account: its contract ends at once. Returns until when its data can be fetched. */
export async function beginDeletion(deps: Deps, tx: Db, by: Actor & { userId: string; organizationId: string }): Promise<Date> {
  const { organizationId, userId: requestedBy } = by;
  const requestedAt = deps.now();
  const row = { organizationId, requestedBy, requestedAt, ...exitDates(requestedAt) };
  if (!(await rows.insertExit(tx, { ...row, kind: 'deletion', withAccount: true }))) await rows.turnIntoDeletion(tx, row);
  await record(deps, tx, by, { action: 'organization.exit_begun', id: organizationId, metadata: { kind: 'deletion' } });
  const { endsAt, eraseAt } = (await rows.exitOf(tx, organizationId)) ?? row;
  await notify(deps, tx, organizationId, 'exit_begun', { endsAt, eraseAt });
  return eraseAt;
}

async function openExit(tx: Db, organizationId: string, now: Date): Promise<rows.ExitRow> {
  await lockOrganization(tx, organizationId);
  const row = await rows.exitOf(tx, organizationId);
  if (!row || exitPhase(row, now) === 'over') throw notFound();
  return row;
}

/** Ends the transition on another day. Refuses with 409 `exit_not_movable` what is later for a second time, too late, in the past, or over. */
export async function moveExit(deps: Deps, caller: Principal<'owner'>, { on }: { on: string }): Promise<State> {
  const organizationId = organizationOf(caller.account);
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const row = await openExit(tx, organizationId, now);
    const day = dayFromIso(on);
    const isPast = !day || daysBetween(businessDay(now), day) < 0;
    if (isPast || exitPhase(row, now) !== 'transition') throw new AppError(409, 'exit_not_movable');
    const dates = exitDates(endOn(day, now));
    const isLater = dates.endsAt > row.endsAt;
    if (isLater && (row.extendedAt !== null || dates.endsAt > latestEnd(row.requestedAt))) throw new AppError(409, 'exit_not_movable');
    await rows.moveExit(tx, organizationId, { ...dates, extendedAt: isLater ? now : row.extendedAt });
    await record(deps, tx, caller, { action: 'organization.exit_moved', id: organizationId, metadata: { on } });
    await notify(deps, tx, organizationId, 'exit_begun', dates);
  });
  return readExit(deps, caller.account);
}

/** Cancels the exit; refuses with 404 where there is none, or nothing to save any more. */
export async function cancelExit(deps: Deps, caller: Principal<'owner'>): Promise<State> {
  const organizationId = organizationOf(caller.account);
  await deps.db.transaction(async (tx) => {
    const row = await openExit(tx, organizationId, deps.now());
    await rows.deleteExit(tx, organizationId);
    await record(deps, tx, caller, { action: 'organization.exit_cancelled', id: organizationId });
    await notify(deps, tx, organizationId, 'exit_cancelled', row);
  });
  return readExit(deps, caller.account);
}
