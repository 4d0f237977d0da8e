import { KsefError } from './errors.ts';

type Windows = readonly [perSecond: number, perMinute: number, perHour: number];

/** Requests per second, minute and hour of a context from one address, as in production since version 2.5 of the API. */
const limits = {
  onlineSession: [10, 30, 120],
  batchSession: [10, 20, 60],
  invoiceSend: [10, 30, 180],
  invoiceStatus: [30, 120, 1200],
  sessionList: [5, 10, 60],
  sessionInvoiceList: [10, 20, 200],
  sessionMisc: [10, 120, 1200],
  invoiceMetadata: [8, 16, 20],
  invoiceExport: [8, 16, 20],
  invoiceExportStatus: [10, 60, 600],
  invoiceDownload: [8, 16, 64],
  other: [10, 30, 120],
} as const satisfies Readonly<Record<string, Windows>>;

export type LimitGroup = keyof typeof limits;
/** Public calls count per address only. */
const publicLimit: Windows = [60, Infinity, Infinity];

const spans = [
  { millis: 1000, word: 'sekundę' },
  { millis: 60_000, word: 'minutę' },
  { millis: 3_600_000, word: 'godzinę' },
] as const;

/** What `GET /rate-limits` states. */
export function effectiveLimits(): object {
  return Object.fromEntries(
    Object.entries(limits).map(([group, [perSecond, perMinute, perHour]]) => [group, { perSecond, perMinute, perHour }]),
  );
}

type Counter = { at: number[]; blockedUntil: number; violations: number };

export type Limits = ReturnType<typeof openLimits>;

/** Sliding windows of a second, a minute and an hour. Who goes beyond one is blocked, each time for longer. */
export function openLimits() {
  const counters = new Map<string, Counter>();

  const refuse = (counter: Counter, seconds: number, detail: string): never => {
    const retryAfter = Math.max(1, Math.ceil(seconds));
    throw new KsefError({ status: 429, retryAfter, detail: `${detail} Spróbuj ponownie po ${retryAfter} sekundach.` });
  };

  const count = (key: string, windows: Windows, now: number): void => {
    const counter = counters.get(key) ?? { at: [], blockedUntil: 0, violations: 0 };
    counters.set(key, counter);
    if (now < counter.blockedUntil) refuse(counter, (counter.blockedUntil - now) / 1000, 'Dostęp jest zablokowany.');
    counter.at = counter.at.filter((at) => at > now - 3_600_000 && at <= now);
    for (const [place, { millis, word }] of spans.entries()) {
      const allowed = windows[place] ?? Infinity;
      const within = counter.at.filter((at) => at > now - millis);
      if (within.length < allowed) continue;
      counter.violations += 1;
      const free = (within[within.length - allowed] ?? now) + millis;
      counter.blockedUntil = Math.max(free, now + 1000 * Math.min(counter.violations, 30));
      refuse(counter, (counter.blockedUntil - now) / 1000, `Przekroczono limit ${allowed} żądań na ${word}.`);
    }
    counter.at.push(now);
  };

  return {
    /** Counts a call of a context from an address; refuses it beyond a limit. */
    ofContext: (group: LimitGroup, route: string, who: string, now: number): void =>
      // Calls without limits of their own do not influence one another.
      count(`${who} ${group === 'other' ? route : group}`, limits[group], now),
    ofAddress: (route: string, address: string, now: number): void => count(`${address} ${route}`, publicLimit, now),
    clear: (): void => counters.clear(),
  };
}
