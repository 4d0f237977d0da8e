import type { OwnAction } from '#contract/assessment/plan/action-items.ts';
import { ownerOf } from '#client/assessment/plan/item/owner-field.tsx';

/** What an action is, for sending it back changed. */
export function valuesOf({ text, state, version, dueOn, repeatMonths, ...action }: OwnAction) {
  return { text, state, version, dueOn, repeatMonths, owner: ownerOf(action) };
}
