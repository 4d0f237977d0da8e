import type { Deps } from '#server/deps.ts';
import { eraseExits } from '#server/operations/retention/exits.ts';
import { requireClock } from '#server/operations/retention/guard.ts';
import { applyRetention } from '#server/operations/retention/service.ts';
import { deleteUnusedDocumentFiles } from '#server/adapters/document-archive/job.ts';
import { runLogged, Stopped } from '#server/platform/jobs/runs.ts';
import {
  sendPlanDigests,
  sendPlanReminders,
  notifyOfScopeRules,
  notifyOfContradictions,
  remindOfEvidence,
  deleteUnusedFiles,
  logHeads,
  watchEntries,
  computeSectorScores,
} from '#server/assessment/public.ts';
import { publishPeriodsOfDay } from '#server/account/public.ts';
import { checkMailDomains, sendReminders, notifyOfLaw, notifyOfTerms, sendMonthlyReports } from '#server/communication/public.ts';
import { enterEarlier, persistStatuses, watchCompanies, notifyEnds } from '#server/certificate/public.ts';
import { remindOfDisputes } from '#server/company/public.ts';
import { compareBooks, compareWithKsef, watchDeadlines } from '#server/billing/public.ts';
import { notifyWatchers, readDueNames } from '#server/supplier/public.ts';
import { remindOfExits } from '#server/account/public.ts';

/** Periods that began or ended since then are checked: a week makes up for days that were slept through. */
function lately(now: Date): Date {
  return new Date(now.getTime() - 7 * 86_400_000);
}

/** A job with the name that its runs are stored under. */
export type Part = readonly [name: string, run: () => Promise<Record<string, number>>];

/** What is due once a day, in the order in which it is done. Every part checks what there is and what was done already. */
export function partsOfDay(deps: Deps): readonly Part[] {
  return [
    ['statuses', () => persistStatuses(deps)],
    ['transparency log', () => enterEarlier(deps)],
    ['incident log heads', () => logHeads(deps)],
    ['plans', async () => ({ organizations: await publishPeriodsOfDay(deps, deps.db, lately(deps.now()), deps.now()) })],
    ['reminders', () => sendReminders(deps)],
    ['plan reminders', () => sendPlanReminders(deps)],
    ['evidence reminders', () => remindOfEvidence(deps)],
    ['scope rules', () => notifyOfScopeRules(deps)],
    ['law changes', () => notifyOfLaw(deps)],
    ['terms', () => notifyOfTerms(deps)],
    ['plan digests', () => sendPlanDigests(deps)],
    ['webhooks', () => notifyEnds(deps)],
    ['contradictions', () => notifyOfContradictions(deps)],
    ['suppliers', () => notifyWatchers(deps)],
    ['supplier names', () => readDueNames(deps)],
    ['monthly reports', () => sendMonthlyReports(deps)],
    ['sector scores', () => computeSectorScores(deps)],
    ['mail domains', () => checkMailDomains(deps)],
    ['books', () => compareBooks(deps)],
    ['ksef comparison', () => compareWithKsef(deps)],
    ['invoice deadlines', () => watchDeadlines(deps)],
    ['companies', () => watchCompanies(deps)],
    ['register entries', () => watchEntries(deps)],
    ['disputes', () => remindOfDisputes(deps)],
    ['exit reminders', () => remindOfExits(deps)],
    ['exits', () => eraseExits(deps)],
    ['retention', () => applyRetention(deps)],
    // After it, so that files of what it took away go on the same day.
    ['files', () => deleteUnusedFiles(deps)],
    ['document files', () => deleteUnusedDocumentFiles(deps)],
  ];
}

/**
 * Does what is due once a day, so that running it twice, late or on several machines changes nothing. A part that fails does not keep
 * the others from running.
 */
export async function runDaily(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  const clock = await requireClock(deps).catch((error: Error) => error);
  for (const [name, part] of partsOfDay(deps)) {
    // With a wrong clock nothing is expired, deleted or announced; retention says so to the operators.
    const doable = !clock || name === 'retention' ? part : () => Promise.reject(clock);
    await runLogged(deps, name, doable).catch((error: unknown) => {
      if (!(error instanceof Stopped)) failures.push(error);
      else deps.log.error({ job: name, err: error }, 'job stopped itself');
    });
  }
  if (failures.length > 0) throw failures[0];
}
