import type { z } from 'zod';
import type { changeItems } from '#contract/assessment/plan/action-items.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Person } from './plan.ts';
import type { Values } from './repository.ts';

type Change = z.output<typeof changeItems.body>['change'];

/** Only people of the organisation can be named by their id. */
function ownerOf(owner: NonNullable<Change['owner']>, people: readonly Person[]): Pick<Values, 'ownerUserId' | 'ownerName'> {
  if ('name' in owner) return { ownerUserId: null, ownerName: owner.name };
  const person = people.find(({ userId }) => userId === owner.userId);
  if (!person) throw new AppError(400, 'invalid_input', { fields: { 'change.owner': 'invalid' } });
  return { ownerUserId: person.userId, ownerName: person.name };
}

/** The values after a change; what it does not name stays. A reason belongs to an accepted risk alone. */
export function changedValues(before: Values, change: Change, people: readonly Person[]): Values {
  const state = change.state ?? before.state;
  const owner = change.owner === undefined ? before : change.owner === null ? nobody : ownerOf(change.owner, people);
  return {
    state,
    reason: state === 'risk_accepted' ? (change.reason ?? before.reason) : null,
    ownerUserId: owner.ownerUserId,
    ownerName: owner.ownerName,
    dueOn: change.dueOn === undefined ? before.dueOn : change.dueOn,
    notes: change.notes ?? before.notes,
  };
}

const nobody = { ownerUserId: null, ownerName: null };

type Difference = [from: string | null, to: string | null];

/** What differs, by field, before and after; an owner is a name there. */
export function differences(before: Values, after: Values): Partial<Record<'state' | 'reason' | 'owner' | 'dueOn' | 'notes', Difference>> {
  return {
    ...(before.state === after.state ? {} : { state: [before.state, after.state] as Difference }),
    ...(before.reason === after.reason ? {} : { reason: [before.reason, after.reason] as Difference }),
    ...(before.ownerUserId === after.ownerUserId && before.ownerName === after.ownerName
      ? {}
      : { owner: [before.ownerName, after.ownerName] as Difference }),
    ...(before.dueOn === after.dueOn ? {} : { dueOn: [before.dueOn, after.dueOn] as Difference }),
    ...(before.notes === after.notes ? {} : { notes: [before.notes, after.notes] as Difference }),
  };
}
