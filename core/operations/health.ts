/** `unknown` is what could not be checked: it is no better than a warning. */
export const checkStates = ['bad', 'warn', 'unknown', 'ok'] as const;
export type CheckState = (typeof checkStates)[number];

/** What is looked at. */
export const healthParts = ['database', 'workers', 'queue', 'runs', 'ksef', 'mail', 'log', 'disk'] as const;
export type HealthPart = (typeof healthParts)[number];

/** What is stated about it; a reason has one state. */
export const healthReasons = {
  database_answers: 'ok',
  workers_work: 'ok',
  workers_away: 'bad',
  workers_stuck: 'bad',
  queue_moves: 'ok',
  queue_waits: 'warn',
  runs_done: 'ok',
  runs_failed: 'bad',
  runs_late: 'warn',
  runs_never: 'unknown',
  ksef_reached: 'ok',
  ksef_stopped: 'bad',
  ksef_failing: 'warn',
  ksef_paused: 'warn',
  ksef_certificate: 'warn',
  ksef_silent: 'unknown',
  ksef_off: 'unknown',
  mail_sent: 'ok',
  mail_failed: 'warn',
  mail_none: 'unknown',
  log_compared: 'ok',
  log_contradicted: 'bad',
  log_waits: 'warn',
  log_old: 'unknown',
  log_never: 'unknown',
  disk_free: 'ok',
  disk_full: 'warn',
  disk_unknown: 'unknown',
} as const satisfies Readonly<Record<`${HealthPart}_${string}`, CheckState>>;
export type HealthReason = keyof typeof healthReasons;
export const healthReasonNames = Object.keys(healthReasons) as HealthReason[];

/** `at` is an instant in ISO 8601; what `count` and `total` count depends on the reason. */
export type Check = Readonly<{
  part: HealthPart;
  state: CheckState;
  reason: HealthReason;
  at: string | null;
  count: number | null;
  total: number | null;
}>;

type SignalFacts = Readonly<{ at?: Date | null; count?: number; total?: number }>;

function check(reason: HealthReason, { at = null, count, total }: SignalFacts = {}): Check {
  const part = healthParts.find((one) => reason.startsWith(`${one}_`)) ?? 'database';
  return { part, state: healthReasons[reason], reason, at: at?.toISOString() ?? null, count: count ?? null, total: total ?? null };
}

const hourMillis = 3_600_000;
/** The same bounds as in deploy/prometheus/alerts.yml. */
const waitsMillis = 900_000;
const fullPercent = 10;
/** Lists of revocations are compared and signed anew every hour, and what waits for the log gets its place every minute. */
const comparedMillis = 2 * hourMillis;
/** KSeF is asked every night at least. */
const silentMillis = 36 * hourMillis;
/** Days before the end of a certificate for KSeF from which it is urgent (docs/operations.md, “Renewal”). */
const renewDays = 7;

/** How often a job runs, and after how long without a success it is late: the daily one as in deploy/prometheus/alerts.yml. */
export const runSpans = { day: 26 * hourMillis, minutes: hourMillis } as const;
export type RunSpan = keyof typeof runSpans;
export const runStates = ['failed', 'late', 'never', 'ok'] as const;
export type RunState = (typeof runStates)[number];
export type Run = Readonly<{ name: string; every: RunSpan; state: RunState; succeededAt: string | null }>;

/** What is known of a job by its last run; null where it never ran. */
export type LastRun = Readonly<{ failed: boolean; succeededAt: Date | null }>;

export function stateOfRun(every: RunSpan, last: LastRun | null, now: Date): RunState {
  if (last?.failed) return 'failed';
  if (!last?.succeededAt) return 'never';
  return now.getTime() - last.succeededAt.getTime() > runSpans[every] ? 'late' : 'ok';
}

function runsCheck(runs: readonly Run[]): Check {
  const of = (state: RunState): number => runs.filter((run) => run.state === state).length;
  const worst = runStates.find((state) => of(state) > 0) ?? 'never';
  const facts = { count: of(worst), total: runs.length };
  return check(worst === 'ok' ? 'runs_done' : `runs_${worst}`, facts);
}

export type KsefFacts = Readonly<{
  canSignIn: boolean;
  stoppedAt: Date | null;
  failingSince: Date | null;
  pausedUntil: Date | null;
  reachedAt: Date | null;
  /** Days that the configured certificates have left; null for one that cannot be read. */
  daysLeft: readonly (number | null)[];
}>;

function ksefCheck(ksef: KsefFacts, now: Date): Check {
  if (!ksef.canSignIn) return check('ksef_off');
  if (ksef.stoppedAt) return check('ksef_stopped', { at: ksef.stoppedAt });
  if (ksef.failingSince) return check('ksef_failing', { at: ksef.failingSince });
  if (ksef.pausedUntil && ksef.pausedUntil > now) return check('ksef_paused', { at: ksef.pausedUntil });
  if (ksef.daysLeft.some((days) => days === null || days <= renewDays)) return check('ksef_certificate');
  const isSilent = ksef.reachedAt === null || now.getTime() - ksef.reachedAt.getTime() > silentMillis;
  return check(isSilent ? 'ksef_silent' : 'ksef_reached', { at: ksef.reachedAt });
}

export type HealthFacts = Readonly<{
  workers: 'ok' | 'away' | 'stuck';
  /** Since when the oldest job that may run waits. */
  waitingSince: Date | null;
  runs: readonly Run[];
  ksef: KsefFacts;
  /** Of the last 24 hours; `sent` are those that are done with, also where one was not due any more. */
  mail: Readonly<{ sent: number; failed: number }>;
  /** Whether a contradiction waits for a decision, since when the oldest entry waits for its place, and when the log was compared last. */
  log: Readonly<{ isContradicted: boolean; waitingSince: Date | null; comparedAt: Date | null }>;
  /** Null where it cannot be known. */
  disk: Readonly<{ bytes: number; freeBytes: number }> | null;
}>;

function mailCheck({ sent, failed }: HealthFacts['mail']): Check {
  if (failed > 0) return check('mail_failed', { count: failed, total: sent });
  return sent > 0 ? check('mail_sent', { count: sent }) : check('mail_none');
}

function logCheck({ isContradicted, waitingSince, comparedAt }: HealthFacts['log'], now: Date): Check {
  const isOld = (at: Date, millis: number): boolean => now.getTime() - at.getTime() > millis;
  if (isContradicted) return check('log_contradicted');
  if (waitingSince && isOld(waitingSince, waitsMillis)) return check('log_waits', { at: waitingSince });
  if (!comparedAt) return check('log_never');
  return check(isOld(comparedAt, comparedMillis) ? 'log_old' : 'log_compared', { at: comparedAt });
}

function diskCheck(disk: HealthFacts['disk']): Check {
  if (!disk || disk.bytes <= 0) return check('disk_unknown');
  const count = Math.floor((100 * disk.freeBytes) / disk.bytes);
  return check(count < fullPercent ? 'disk_full' : 'disk_free', { count });
}

/** What is well, what is not and what nobody knows. That the database answers is known by the facts being here. */
export function healthOf(facts: HealthFacts, now: Date): Check[] {
  const { workers, waitingSince } = facts;
  const waits = waitingSince !== null && now.getTime() - waitingSince.getTime() > waitsMillis;
  return [
    check('database_answers'),
    check(workers === 'ok' ? 'workers_work' : `workers_${workers}`),
    waits ? check('queue_waits', { at: waitingSince }) : check('queue_moves'),
    runsCheck(facts.runs),
    ksefCheck(facts.ksef, now),
    mailCheck(facts.mail),
    logCheck(facts.log, now),
    diskCheck(facts.disk),
  ];
}
