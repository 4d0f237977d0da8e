import ICAL from 'ical.js';
import type { ActionItem, ActionPlan, OwnAction } from '#contract/assessment/plan/action-items.ts';
import { dayFromIso, isoDay } from '#core/platform/calendar/calendar.ts';

/** A day of the plan that a calendar has elsewhere. */
export type MovedDay = Readonly<{
  id: string;
  title: string;
  from: string | null;
  to: string;
  /** Whether the plan may have been changed after the calendar got it. */
  isOlder: boolean;
  about: Readonly<{ kind: 'item'; item: ActionItem }> | Readonly<{ kind: 'own'; action: OwnAction }>;
}>;

/** What a file of a calendar states about the plan: days that are elsewhere, and how many entries of the plan there are. */
export type ReadCalendar = Readonly<{ moved: readonly MovedDay[]; found: number }>;

/** The day on which an entry begins: as it is written, and in Warsaw where it is an instant in UTC. Null where it is no day. */
function dayOf(event: ICAL.Component): string | null {
  try {
    const start = event.getFirstPropertyValue('dtstart');
    if (!(start instanceof ICAL.Time)) return null;
    const isUtc = start.zone?.tzid === 'UTC' && !start.isDate;
    const day = isUtc ? isoDay(start.toJSDate()) : start.toString().slice(0, 10);
    return dayFromIso(day) && day;
  } catch {
    return null;
  }
}

/** What of the plan an entry is about, by its UID (`server/assessment/duties/calendar.ts`); null for entries of anything else. */
function aboutOf(uid: string, plan: ActionPlan, organizationId: string): MovedDay['about'] | null {
  const [name = ''] = uid.split('@');
  if (!name.endsWith(`.${organizationId}`)) return null;
  const key = name.slice(0, -organizationId.length - 1);
  const item = plan.items.find(({ questionId }) => questionId === key);
  if (item) return { kind: 'item', item };
  const id = /^own_action\.([0-9a-f-]{36})\.\d{4}-\d\d-\d\d$/.exec(key)?.[1];
  const action = plan.own.find((one) => one.id === id);
  return action ? { kind: 'own', action } : null;
}

function movedOf(event: ICAL.Component, plan: ActionPlan, organizationId: string): MovedDay | null {
  const uid = event.getFirstPropertyValue('uid');
  const isGone = event.getFirstPropertyValue('status') === 'CANCELLED' || event.hasProperty('recurrence-id');
  if (typeof uid !== 'string' || isGone) return null;
  const about = aboutOf(uid, plan, organizationId);
  const to = about && dayOf(event);
  if (!about || !to) return null;
  if (about.kind === 'item') {
    const { questionId: id, title, dueOn: from, version } = about.item;
    return { id, title, from, to, isOlder: Number(event.getFirstPropertyValue('sequence') ?? 0) < version, about };
  }
  const { id, text: title, dueOn: from } = about.action;
  // Its UID names the day that the calendar got.
  return { id, title, from, to, isOlder: from === null || !uid.includes(`.${from}.`), about };
}

const isOpen = ({ about }: MovedDay): boolean => {
  const { state } = about.kind === 'item' ? about.item : about.action;
  return state === 'open' || state === 'in_progress';
};

/**
 * Reads a calendar (RFC 5545) for entries of the plan of an organisation; everything else in it is passed over. Where an entry is there twice, the
 * last one counts. Throws on what is no calendar.
 */
export function readCalendar(text: string, plan: ActionPlan, organizationId: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text.replace(/^\uFEFF/, '')));
  if (calendar.name !== 'vcalendar') throw new TypeError('not a calendar');
  const found = new Map<string, MovedDay>();
  for (const event of calendar.getAllSubcomponents('vevent')) {
    const moved = movedOf(event, plan, organizationId);
    if (moved) found.set(moved.id, moved);
  }
  const moved = [...found.values()].filter((one) => one.from !== one.to && isOpen(one)).toSorted((a, b) => a.to.localeCompare(b.to));
  return { moved, found: found.size };
}
