import type { Today } from '#contract/operations/today.ts';
import { healthOf } from '#core/operations/health.ts';
import { moneySpans, type Span } from '#core/operations/today.ts';
import type { Deps } from '#server/deps.ts';
import { dueInvoices, ksefStatus, soldIn, type SoldSums } from '#server/billing/public.ts';
import { diskOf } from '#server/operations/observability/facts.ts';
import { jobsState } from '#server/platform/process/heartbeat.ts';
import { jobsByState } from '#server/platform/jobs/queue.ts';
import { openTasksByKind } from '#server/platform/tasks/service.ts';
import { readFigures, readRuns, type Figures } from './facts.ts';
import { readFunnel } from './funnel.ts';
import { countsOf, earliest, needsOf } from './pending-work.ts';

function moneyOf({ firstDay, lastDay }: Span, sums: SoldSums[]): Today['money']['present'] {
  return { firstDay, lastDay, sums };
}

function proFormasOf({ proFormas }: Figures): Today['money']['proFormas'] {
  return (proFormas ?? []).map((one) => ({ ...one, since: new Date(one.since).toISOString() }));
}

/** Everything an operator checks first, read from where each is stored; nothing of it is stored. */
export async function readToday(deps: Deps): Promise<Today> {
  const { db } = deps;
  const now = deps.now();
  const { present, previous } = moneySpans(now);
  const [tasks, due, ksef, jobs, workers] = await Promise.all([
    openTasksByKind(db),
    dueInvoices(deps),
    ksefStatus(deps),
    jobsByState(db),
    jobsState(db),
  ]);
  const [runs, figures, [sold, soldBefore], funnel, disk] = await Promise.all([
    readRuns(deps),
    readFigures(deps),
    soldIn(db, present, previous),
    readFunnel(deps),
    diskOf(deps),
  ]);
  const known = { now, tasks, due, ksef, jobs, runs, refusedAddresses: figures.refusedAddresses };
  const needs = needsOf(known);
  const facts = {
    workers,
    waitingSince: earliest(
      jobs.filter(({ state, since }) => (state === 'created' || state === 'retry') && since <= now).map((job) => job.since),
    ),
    runs,
    ksef,
    mail: { sent: figures.sent, failed: figures.givenUp },
    log: {
      isContradicted: tasks.some(({ kind }) => kind === 'log_contradiction'),
      waitingSince: figures.waitingSince,
      comparedAt: figures.comparedAt,
    },
    disk,
  };
  return {
    at: now.toISOString(),
    needs,
    counts: { ...countsOf(needs, known), security: figures.refusals },
    health: healthOf(facts, now),
    runs,
    money: { present: moneyOf(present, sold), previous: moneyOf(previous, soldBefore), proFormas: proFormasOf(figures) },
    funnel,
  };
}
