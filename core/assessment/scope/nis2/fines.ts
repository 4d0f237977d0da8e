import type { ScopeDuty } from '#core/assessment/scope/duty.ts';
import { uksc } from './units.ts';

/** The first day on which the deferred fines are possible, whenever an entity was covered. */
const finesFrom = '2028-04-03';

/** The ceilings of fines: those that were not deferred, those of the entity by its status, those of its head, and the daily penalty. */
export function fines(isKey: boolean, isPublicAlone: boolean): ScopeDuty[] {
  return [
    { code: 'fines_now', from: null, references: [uksc('art. 73 ust. 5')] },
    { code: isKey ? 'fines_key' : 'fines_important', from: finesFrom, references: [uksc(`art. 73 ust. ${isKey ? 3 : 4}`)] },
    { code: isPublicAlone ? 'fines_head_public' : 'fines_head', from: finesFrom, references: [uksc('art. 73a')] },
    { code: 'fines_daily', from: null, references: [uksc('art. 76b')] },
  ];
}
