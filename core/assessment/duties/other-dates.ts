import type { PlanId } from '#core/account/entitlements/plans.ts';
import { isOpen, type ActionState } from '#core/assessment/report/action-plan.ts';
import { drillShownForMonths } from '#core/assessment/incidents/drill.ts';
import { addMonthsToDay, calendarDay, isoDay, isoOf } from '#core/platform/calendar/calendar.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { byUrgency, type Duty } from './duties.ts';

/** What has a last day beside the law: what the organisation set itself, and what ends by itself. */
const otherDateKinds = ['plan_item', 'own_action', 'certificate', 'paid_period', 'drill'] as const;

type Dated = Readonly<{ key: string; state: 'overdue' | 'coming'; day: string }>;
type PlanItemDate<Item> = Dated & Readonly<{ kind: 'plan_item'; item: Item }>;
type OwnActionDate = Dated & Readonly<{ kind: 'own_action' }> & OwnAction;
type CertificateDate = Dated & Readonly<{ kind: 'certificate'; regime: Regime; number: string }>;
type PaidPeriodDate = Dated & Readonly<{ kind: 'paid_period'; plan: PlanId }>;
type DrillDate = Dated & Readonly<{ kind: 'drill'; lastOn: string | null }>;
export type OtherDate<Item> = PlanItemDate<Item> | OwnActionDate | CertificateDate | PaidPeriodDate | DrillDate;

/** A certificate of the organisation; `expiresAt` is the first moment without it. */
export type IssuedCertificate = Readonly<{ number: string; regime: Regime; issuedAt: Date; expiresAt: Date; isRevoked: boolean }>;

type Planned = Readonly<{ questionId: string; state: ActionState; dueOn: string | null }>;

/** An action that people wrote into the plan themselves. */
type OwnAction = Readonly<{ id: string; text: string; ownerUserId: string | null; ownerName: string | null }>;

type Agreed<Item> = Readonly<{
  items: readonly (Planned & { item: Item })[];
  own: readonly (OwnAction & Pick<Planned, 'state' | 'dueOn'>)[];
  certificates: readonly IssuedCertificate[];
  /** The plan that is paid for, with the first moment without it; null for none. */
  paid: Readonly<{ plan: PlanId; until: Date }> | null;
  /** Whoever has to report incidents practises once a year: the day (ISO) of the last drill, and the first day here; null for who has not. */
  drill: Readonly<{ lastOn: string | null; since: string }> | null;
}>;

/** The last day (ISO) of something that ends at an instant. */
function lastDayOf(endsAt: Date): string {
  return isoDay(new Date(endsAt.getTime() - 1));
}

function yearAfter(day: string): string {
  return isoOf(addMonthsToDay(calendarDay(day), drillShownForMonths));
}

/** Of each regime the certificate in force that ends last, otherwise the one that expired last; none where a later one was revoked. */
function countedCertificates(certificates: readonly IssuedCertificate[], now: Date): IssuedCertificate[] {
  return [...Map.groupBy(certificates, ({ regime }) => regime).values()].flatMap((held) => {
    const isInForce = (one: IssuedCertificate): boolean => !one.isRevoked && one.expiresAt > now;
    const last = held.filter(isInForce).toSorted((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime())[0];
    if (last) return [last];
    const [newest] = held.toSorted((a, b) => b.issuedAt.getTime() - a.issuedAt.getTime());
    return newest && !newest.isRevoked ? [newest] : [];
  });
}

/** Rows of the list of duties that no law sets: open items and own actions of the plan with a day, ends of certificates and of the paid time, the next drill. */
export function otherDates<Item>({ items, own, certificates, paid, drill }: Agreed<Item>, now: Date): OtherDate<Item>[] {
  const today = isoDay(now);
  const dated = (key: string, day: string): Dated => ({ key, day, state: day < today ? 'overdue' : 'coming' });
  return [
    ...items.flatMap(({ questionId, state, dueOn, item }): OtherDate<Item>[] =>
      dueOn !== null && isOpen(state) ? [{ kind: 'plan_item', item, ...dated(`plan_item:${questionId}`, dueOn) }] : [],
    ),
    ...own.flatMap(({ id, text, ownerUserId, ownerName, state, dueOn }): OtherDate<Item>[] =>
      dueOn !== null && isOpen(state)
        ? [{ kind: 'own_action', id, text, ownerUserId, ownerName, ...dated(`own_action:${id}`, dueOn) }]
        : [],
    ),
    ...countedCertificates(certificates, now).map(({ number, regime, expiresAt }): OtherDate<Item> => {
      return { kind: 'certificate', number, regime, ...dated(`certificate:${number}`, lastDayOf(expiresAt)) };
    }),
    ...(paid ? [{ kind: 'paid_period', plan: paid.plan, ...dated('paid_period', lastDayOf(paid.until)) } as const] : []),
    ...(drill ? [{ kind: 'drill', lastOn: drill.lastOn, ...dated('drill', yearAfter(drill.lastOn ?? drill.since)) } as const] : []),
  ];
}

/** What a row of the list of duties comes from. */
export const rowKinds = ['law', ...otherDateKinds] as const;
export type RowKind = (typeof rowKinds)[number];

/** A row of the list of duties. */
export type DutyRow<Item> = (Duty & Readonly<{ kind: 'law' }>) | OtherDate<Item>;

/** The one list of duties of an organisation, the most urgent first; on the same day the law stands first. */
export function dutyRows<Item>(duties: readonly Duty[], others: readonly OtherDate<Item>[]): DutyRow<Item>[] {
  return [...duties.map((duty) => ({ kind: 'law', ...duty }) as const), ...others].toSorted(byUrgency);
}
