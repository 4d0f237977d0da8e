import { addDays, businessDay, endOfDay, startOfDay, type CalendarDay } from '#core/platform/calendar/calendar.ts';
import { isWorkingDay } from '#core/platform/calendar/working-days.ts';

/**
 * How an invoice is issued (VAT act): through KSeF; by the seller's choice first without it (art. 106nda); while KSeF is announced to be
 * unavailable (art. 106nh) or broken (art. 106nf); or while it has failed altogether (art. 106ng), when nothing is sent afterwards.
 */
export const ksefModes = ['online', 'offline24', 'unavailability', 'emergency', 'total_failure'] as const;
export type KsefMode = (typeof ksefModes)[number];

/** What the ministry announces, each with an offline mode of its own. */
export const ksefOutages = ['unavailability', 'emergency', 'total_failure'] as const;
export type KsefOutage = (typeof ksefOutages)[number];

/** A time in which KSeF is said not to work; without an end while none is known. */
export type Outage = Readonly<{ kind: KsefOutage; startsAt: Date; endsAt: Date | null }>;

type Issued = Readonly<{ mode: KsefMode; issuedAt: Date }>;

/** The mode of a document that is sent at an instant: what was not sent on the day of its issue is one issued offline (art. 106nda of the VAT act). */
export function modeAt({ mode, issuedAt }: Issued, now: Date): KsefMode {
  return mode === 'online' && now > endOfDay(businessDay(issuedAt)) ? 'offline24' : mode;
}

function workingDaysAfter(day: CalendarDay, count: number): CalendarDay {
  let [last, left] = [day, count];
  while (left > 0) {
    last = addDays(last, 1);
    if (isWorkingDay(last)) left -= 1;
  }
  return last;
}

/** Working days that an emergency leaves after its end. */
const emergencyDays = 7;

function isOver(outage: Outage, now: Date): outage is Outage & { endsAt: Date } {
  return outage.endsAt !== null && outage.endsAt <= now;
}

/** Whether an outage touches the time from one instant to another. */
function touches(outage: Outage, from: Date, to: Date): boolean {
  return outage.startsAt <= to && (outage.endsAt === null || outage.endsAt >= from);
}

/**
 * Until when a document has to be in KSeF, the end of a day in Warsaw; null where that is not known yet (its outage lasts) or where there
 * is no such duty. A document through KSeF is sent on the day of its issue. An emergency that begins while a term of another mode runs
 * moves it to seven working days after its own end, and so does a second one.
 */
export function submitBy({ mode, issuedAt }: Issued, outages: readonly Outage[], now: Date): Date | null {
  if (mode === 'total_failure') return null;
  const day = businessDay(issuedAt);
  if (mode === 'online') return endOfDay(day);
  const own = outages.filter((one) => one.kind === mode && touches(one, issuedAt, issuedAt));
  if (mode !== 'offline24' && (own.length === 0 || own.some((one) => !isOver(one, now)))) return null;
  const lastEnd = own.flatMap(({ endsAt }) => endsAt ?? []).toSorted((a, b) => b.getTime() - a.getTime())[0];
  let last = endOfDay(
    workingDaysAfter(mode === 'offline24' || !lastEnd ? day : businessDay(lastEnd), mode === 'emergency' ? emergencyDays : 1),
  );
  for (const emergency of emergenciesIn(outages)) {
    if (!touches(emergency, issuedAt, last)) continue;
    if (!isOver(emergency, now)) return null;
    const moved = endOfDay(workingDaysAfter(businessDay(emergency.endsAt), emergencyDays));
    if (moved > last) last = moved;
  }
  return last;
}

function emergenciesIn(outages: readonly Outage[]): Outage[] {
  return outages.filter(({ kind }) => kind === 'emergency').toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** The outage that lasts at an instant, the gravest first. */
export function outageAt(outages: readonly Outage[], at: Date): KsefOutage | null {
  return ksefOutages.toReversed().find((kind) => outages.some((one) => one.kind === kind && touches(one, at, at))) ?? null;
}

/** Minutes around midnight in Warsaw in which nothing is issued: the day of issue has to be that of sending. */
const [closesBefore, opensAfter] = [15, 5];

/** Whether a document issued now is sent on the same day in Warsaw: not between 23:45 and 00:05. */
export function mayIssueAt(now: Date): boolean {
  const day = businessDay(now);
  const minutes = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 60_000;
  return minutes(startOfDay(day), now) >= opensAfter && minutes(now, startOfDay(addDays(day, 1))) > closesBefore;
}
