import { addDays, businessDay, isoDay, isoOf, startOfDay } from '#core/platform/calendar/calendar.ts';
import { issueDeadline } from '#core/billing/invoices.ts';
import { outageAt, type KsefMode } from '#core/billing/ksef/modes.ts';
import type { Deps } from '#server/deps.ts';
import { KsefTrouble } from '#server/adapters/ksef/ksef.ts';
import type { InvoiceRow } from '#server/billing/invoices/repository.ts';
import { isDaySure, issue, readyDrafts } from './issue.ts';
import { outages, readState, saveOutage } from '#server/billing/invoices/ksef/state.ts';

/** KSeF has to be away for so long before anything is issued without it. */
const awayMillis = 30 * 60_000;
/** Hours before midnight in Warsaw from which on the last day of a draft is short. */
const lastHours = 2;

function isDueToday(draft: InvoiceRow, now: Date): boolean {
  return isoOf(issueDeadline(draft.soldAt)) <= isoDay(now);
}

function isLate(now: Date): boolean {
  const midnight = startOfDay(addDays(businessDay(now), 1));
  return midnight.getTime() - now.getTime() <= lastHours * 3_600_000;
}

/** The mode in which something is issued without KSeF now. */
export async function offlineMode(deps: Pick<Deps, 'db' | 'now'>): Promise<Exclude<KsefMode, 'online'>> {
  return outageAt(await outages(deps.db, deps.now()), deps.now()) ?? 'offline24';
}

/**
 * Issues without KSeF what has to be issued today, once it is late and KSeF was away for half an hour. Whatever is not due waits without
 * a number, which costs nobody anything. Returns how many were issued.
 */
export async function issueOfflineWhenDue(deps: Deps): Promise<number> {
  const now = deps.now();
  if (!isLate(now) || !(await isDaySure(deps))) return 0;
  const { failingSince } = await readState(deps.db);
  if (failingSince === null || now.getTime() - failingSince.getTime() < awayMillis) return 0;
  const mode = await offlineMode(deps);
  let count = 0;
  for (const draft of await readyDrafts(deps)) {
    if (isDueToday(draft, now) && (await issue(deps, draft, mode))) count += 1;
  }
  return count;
}

/** Stores what the ministry announces of outages, as it states it last. */
export async function readKsefAnnouncements(deps: Deps): Promise<{ outages: number }> {
  if (deps.config.ksef.lighthouseUrl === null) return { outages: 0 };
  const announced = await deps.ksef.announcements().catch((error: unknown) => {
    if (!(error instanceof KsefTrouble)) throw error;
    deps.log.warn({ err: error }, 'announcements of KSeF were not read');
    return [];
  });
  let count = 0;
  for (const { event, outage, startsAt, endsAt, title } of announced.toSorted(
    (a, b) => a.publishedAt.getTime() - b.publishedAt.getTime(),
  )) {
    if (outage === null) continue;
    await saveOutage(deps.db, { id: event, kind: outage, startsAt, endsAt, source: 'ministry', title: title.slice(0, 300) });
    count += 1;
  }
  return { outages: count };
}
