import sql from 'sql-template-tag';
import type { Currency } from '#core/account/entitlements/plans.ts';
import { stateOfRun, type Run, type RunSpan } from '#core/operations/health.ts';
import type { Deps } from '#server/deps.ts';
import { refusalsSince } from '#server/account/public.ts';
import { addressesRefusedSince } from '#server/adapters/mail/refused-addresses.ts';
import { openProFormas } from '#server/billing/public.ts';
import { logComparedAt, logWaitingSince } from '#server/certificate/public.ts';
import { partsOfDay } from '#server/operations/jobs/daily.ts';
import { partsOfReconcile } from '#server/operations/jobs/workers.ts';
import { mailsDoneSince, mailsFailedSince } from '#server/platform/jobs/mail-counts.ts';
import { lastRuns } from '#server/platform/jobs/runs.ts';

const dayMillis = 86_400_000;

type ProForma = Readonly<{ currency: Currency; count: number; gross: number; since: string }>;

/** Single figures of many tables; of mails, refused addresses and refusals those of the last 24 hours. */
export type Figures = Readonly<{
  sent: number;
  givenUp: number;
  refusedAddresses: number;
  refusals: number;
  comparedAt: Date | null;
  waitingSince: Date | null;
  proFormas: readonly ProForma[] | null;
}>;

export async function readFigures({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Figures> {
  const since = new Date(now().getTime() - dayMillis);
  const [figures] = await db.rows<Figures>(sql`
    select ${mailsDoneSince(since)} as sent, ${mailsFailedSince(since)} as given_up, ${addressesRefusedSince(since)} as refused_addresses,
      ${refusalsSince(since)} as refusals, ${logComparedAt} as compared_at, ${logWaitingSince} as waiting_since,
      ${openProFormas} as pro_formas`);
  if (!figures) throw new Error('a statement without a table has one row');
  return figures;
}

/** Every job that comes by the clock, with what its last run states; what an earlier version ran is none any more. */
export async function readRuns(deps: Deps): Promise<Run[]> {
  const known = new Map((await lastRuns(deps.db)).map((run) => [run.name, run]));
  const named = (every: RunSpan, parts: readonly (readonly [string, unknown])[]): Run[] =>
    parts.map(([name]) => {
      const last = known.get(name) ?? null;
      return { name, every, state: stateOfRun(every, last, deps.now()), succeededAt: last?.succeededAt?.toISOString() ?? null };
    });
  return [...named('minutes', partsOfReconcile(deps)), ...named('day', partsOfDay(deps))];
}
