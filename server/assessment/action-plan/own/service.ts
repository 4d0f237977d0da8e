import type { OwnAction } from '#contract/assessment/plan/action-items.ts';
import type { NewAction } from '#contract/assessment/plan/own-actions.ts';
import { mostOwnActions, type OwnActionState } from '#core/assessment/report/action-plan.ts';
import { nextDue } from '#core/assessment/report/repetition.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { lockOrganization, listMembers, requireContract } from '#server/account/public.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import * as rows from './rows.ts';

type Caller = Principal<'consultant'>;

export function ownActionView({ lastDoneOn, lastDoneBy, ownerUserId, ownerName, ...row }: rows.OwnActionRow): OwnAction {
  const { id, text, state, dueOn, repeatMonths, version } = row;
  const owner = ownerName === null ? null : { userId: ownerUserId, name: ownerName };
  const lastDone = lastDoneOn === null ? null : { on: lastDoneOn, by: lastDoneBy };
  return { id, text, state, owner, dueOn, repeatMonths, lastDone, version };
}

/** Actions of their own as people read them now: a member by the present name; who left by the name that was stored. */
export async function readOwnActions(db: Db, organizationId: string): Promise<rows.OwnActionRow[]> {
  const found = await rows.ownActionsOf(db, organizationId);
  if (found.length === 0) return [];
  const members = new Map((await listMembers(db, organizationId)).map(({ id, name }) => [id, name]));
  return found.map((row) => {
    const name = row.ownerUserId === null ? undefined : members.get(row.ownerUserId);
    return { ...row, ownerUserId: name === undefined ? null : row.ownerUserId, ownerName: name ?? row.ownerName };
  });
}

async function ownerOf(tx: Db, organizationId: string, owner: NewAction['owner']) {
  if (owner === null) return { ownerUserId: null, ownerName: null };
  if ('name' in owner) return { ownerUserId: null, ownerName: owner.name };
  const person = (await listMembers(tx, organizationId)).find(({ id }) => id === owner.userId);
  if (!person) throw notFound();
  return { ownerUserId: person.id, ownerName: person.name };
}

/** Its days are counted from the one that somebody chose last. Refuses a repeated action without a day. */
function repeatFromOf({ dueOn, repeatMonths }: NewAction, before: rows.OwnActionRow | null): string | null {
  if (repeatMonths === null) return null;
  if (dueOn === null) throw new AppError(400, 'invalid_input', { fields: { dueOn: 'required' } });
  return before?.repeatFrom && before.dueOn === dueOn && before.repeatMonths === repeatMonths ? before.repeatFrom : dueOn;
}

async function valuesOf(tx: Db, organizationId: string, input: NewAction, state: OwnActionState, before: rows.OwnActionRow | null = null) {
  const { text, dueOn, repeatMonths, owner } = input;
  return { text, dueOn, repeatMonths, state, repeatFrom: repeatFromOf(input, before), ...(await ownerOf(tx, organizationId, owner)) };
}

/** A repeated action that was done is open again for its next day; null for any other. */
function repeatedOf(after: rows.OwnActionValues, today: string): rows.OwnActionValues | null {
  const { state, dueOn, repeatMonths, repeatFrom } = after;
  if (state !== 'done' || dueOn === null || repeatMonths === null || repeatFrom === null) return null;
  return { ...after, state: 'open', dueOn: nextDue({ from: repeatFrom, dueOn, months: repeatMonths }, today) };
}

/** Adds an action within a transaction, for whoever holds nothing else of the plan; answers with its id. */
export async function insertWithin(deps: Deps, tx: Db, caller: Caller, input: NewAction): Promise<string> {
  const { userId, organization } = caller.account;
  await lockOrganization(tx, organization.id);
  if ((await rows.ownActionsOf(tx, organization.id)).length >= mostOwnActions) throw new AppError(409, 'own_actions_full');
  const id = deps.newId();
  await rows.insertOwnAction(
    tx,
    { organizationId: organization.id, userId, at: deps.now() },
    id,
    await valuesOf(tx, organization.id, input, 'open'),
  );
  await record(deps, tx, caller, { action: 'own_action.added', id, metadata: { text: input.text } });
  return id;
}

export async function addOwnAction(deps: Deps, caller: Caller, input: NewAction): Promise<OwnAction> {
  requireContract(caller.account);
  const id = await deps.db.transaction((tx) => insertWithin(deps, tx, caller, input));
  return shown(deps.db, caller, id);
}

async function shown(db: Db, { account }: Caller, id: string): Promise<OwnAction> {
  const row = await rows.ownActionById(db, account.organization.id, id);
  if (!row) throw notFound();
  return ownActionView(row);
}

type Changed = NewAction & Readonly<{ state: OwnActionState; version: number }>;

/** Refuses with 409 `own_action_changed` what somebody else changed meanwhile, and with 404 what was deleted. */
export async function changeOwnAction(deps: Deps, caller: Caller, id: string, input: Changed): Promise<OwnAction> {
  requireContract(caller.account);
  const { userId, organization } = caller.account;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organization.id);
    const before = await rows.ownActionById(tx, organization.id, id);
    if (!before) throw notFound();
    if (before.version !== input.version) throw new AppError(409, 'own_action_changed');
    const by = { organizationId: organization.id, userId, at: deps.now() };
    const today = isoDay(by.at);
    const after = await valuesOf(tx, organization.id, input, input.state, before);
    const repeated = repeatedOf(after, today);
    await rows.updateOwnAction(tx, by, id, repeated ?? after);
    if (repeated) await rows.saveDone(tx, by, id, today);
    const { text, state, ownerName, repeatMonths } = after;
    const { dueOn } = repeated ?? after;
    await record(deps, tx, caller, { action: 'own_action.changed', id, metadata: { text, state, owner: ownerName, dueOn, repeatMonths } });
  });
  return shown(deps.db, caller, id);
}

export async function deleteOwnAction(deps: Deps, caller: Caller, id: string): Promise<{ ok: true }> {
  requireContract(caller.account);
  const { organization } = caller.account;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organization.id);
    const before = await rows.ownActionById(tx, organization.id, id);
    if (!before) throw notFound();
    await rows.removeOwnAction(tx, organization.id, id);
    await record(deps, tx, caller, { action: 'own_action.deleted', id, metadata: { text: before.text } });
  });
  return { ok: true };
}
