import { endOfDay, calendarDay, startOfMonth } from '#core/platform/calendar/calendar.ts';
import { issueDeadline, totalOf } from '#core/billing/invoices.ts';
import type { Run } from '#core/operations/health.ts';
import { inOrder, urgencyOfAge, urgencyOfDeadline, type Need, type NeedKind, type Urgency } from '#core/operations/today.ts';
import type { dueInvoices, KsefStatus } from '#server/billing/public.ts';
import type { jobsByState } from '#server/platform/jobs/queue.ts';
import type { OpenKind } from '#server/platform/tasks/service.ts';

type Known = Readonly<{
  now: Date;
  tasks: readonly OpenKind[];
  due: Awaited<ReturnType<typeof dueInvoices>>;
  ksef: KsefStatus;
  jobs: Awaited<ReturnType<typeof jobsByState>>;
  runs: readonly Run[];
  refusedAddresses: number;
}>;

type Found = Readonly<{ count: number; urgency: Urgency; since?: Date | null; deadline?: Date | null }>;

/** The earliest of some instants; null for none. */
export function earliest(instants: readonly (Date | null | undefined)[]): Date | null {
  const known = instants.filter((one) => one instanceof Date);
  return known.length > 0 ? new Date(Math.min(...known.map((one) => one.getTime()))) : null;
}

function ofTasks({ tasks, now }: Known, only?: OpenKind['kind']): Found {
  const own = tasks.filter(({ kind }) => only === undefined || kind === only);
  const since = earliest(own.map((one) => one.since));
  return { count: own.reduce((sum, { count }) => sum + count, 0), since, urgency: since ? urgencyOfAge(since, now) : 'open' };
}

function ofComplaints(known: Known): Found {
  const found = ofTasks(known, 'complaint_received');
  const deadline = known.tasks.find(({ kind }) => kind === 'complaint_received')?.decideAt ?? null;
  return { ...found, deadline, urgency: deadline ? urgencyOfDeadline(deadline, known.now) : found.urgency };
}

function ofInvoices({ due }: Known): Found {
  const deadline = due[0] ? endOfDay(issueDeadline(startOfMonth(due[0].month))) : null;
  return { count: totalOf(due), deadline, urgency: due.some(({ urgency }) => urgency === 'overdue') ? 'urgent' : 'soon' };
}

function ofKsef({ ksef }: Known): Found {
  const deadline = ksef.sendBy === null ? null : endOfDay(calendarDay(ksef.sendBy));
  return { count: ksef.refused + ksef.delayed, since: ksef.oldest, deadline, urgency: 'urgent' };
}

function failedJobs({ jobs }: Known, queue: string): Readonly<{ count: number; since: Date | null }> {
  const found = jobs.find((job) => job.queue === queue && job.state === 'failed');
  return { count: found?.count ?? 0, since: found?.since ?? null };
}

/** Refunds that were abandoned, and jobs by the clock whose last run failed. */
function ofJobs(known: Known): Found {
  const refunds = failedJobs(known, 'refund');
  const failed = known.runs.filter(({ state }) => state === 'failed').length;
  return { count: refunds.count + failed, since: refunds.since, urgency: 'urgent' };
}

/** Mails that were abandoned, and addresses that refused mails for good since yesterday. */
function ofMails(known: Known): Found {
  const { count, since } = failedJobs(known, 'mail');
  return { count: count + known.refusedAddresses, since, urgency: 'soon' };
}

const found: Readonly<Record<NeedKind, (known: Known) => Found>> = {
  complaints: ofComplaints,
  invoices: ofInvoices,
  ksef: ofKsef,
  transfers: (known) => ofTasks(known, 'transfer_unmatched'),
  jobs: ofJobs,
  mails: ofMails,
  tasks: (known) => ofTasks(known),
};

/** What waits for an operator, the most urgent first. Tasks are all there are, also those that other rows report by themselves. */
export function needsOf(known: Known): Need[] {
  const kinds = Object.keys(found) as NeedKind[];
  const all = kinds.map((kind): Need => {
    const { count, urgency, since = null, deadline = null } = found[kind](known);
    return { kind, count, urgency, since: since?.toISOString() ?? null, deadline: deadline?.toISOString() ?? null };
  });
  return inOrder(all.filter(({ count }) => count > 0));
}

/** How much waits behind each tab. */
export function countsOf(needs: readonly Need[], known: Known): Readonly<Record<'attention' | 'transfers' | 'invoices' | 'jobs', number>> {
  const of = (kind: NeedKind): number => needs.find((need) => need.kind === kind)?.count ?? 0;
  return {
    attention: of('tasks'),
    transfers: of('transfers'),
    invoices: of('invoices') + of('ksef'),
    jobs: of('jobs') + failedJobs(known, 'mail').count,
  };
}
