import { businessDay, isoDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import type { Deps } from '#server/deps.ts';
import { KsefTrouble } from '#server/adapters/ksef/ksef.ts';
import { openAlarm } from '#server/billing/invoices/ksef/alarm.ts';
import { batchesOf, isMany, mayHandBatch, sendAsBatch } from './batch.ts';
import { fetchConfirmations } from '#server/billing/invoices/ksef/following/confirmations.ts';
import { documentsDue, isAwaited, lastDocument, postpone, type DocumentRow } from '#server/billing/invoices/ksef/documents.ts';
import { follow, soonMillis } from '#server/billing/invoices/ksef/following/follow.ts';
import { issue, mayIssue, readyDrafts } from './issue.ts';
import { pauseAsRequested } from './limits.ts';
import { issueOfflineWhenDue } from './offline.ts';
import { lazySession, mayHand, send, type LazySession } from './send.ts';
import { recordKsefFailure, recordRequestDone, readState, stop } from '#server/billing/invoices/ksef/state.ts';
import { findOut, readEachOnce } from '#server/billing/invoices/ksef/following/unknown.ts';
import { watchDelays } from '#server/billing/invoices/ksef/following/watch.ts';

type Draft = Awaited<ReturnType<typeof readyDrafts>>[number];
type Counts = { issued: number; sent: number; accepted: number; delayed: number };

/** What one run checks of each kind; the next one, a minute later, goes on. */
const atOnce = 100;
const againMillis = 90_000;
/** Invoices of the day before are issued from this hour on where they are issued daily. */
const dailyHour = 6;
/** After so many seconds it is asked again what became of what was just sent. */
const awaitedSeconds = 3;

/** Whether drafts are issued in this run, as it is configured. `byHand` is an operator who requests it. */
async function issuesNow(deps: Deps, byHand: boolean): Promise<boolean> {
  const now = deps.now();
  if (!(await mayIssue(deps))) return false;
  if (byHand || deps.config.ksef.issuing === 'at_once') return true;
  const sinceMidnight = now.getTime() - startOfDay(businessDay(now)).getTime();
  return deps.config.ksef.issuing === 'daily' && sinceMidnight >= dailyHour * 3_600_000 && sinceMidnight < (dailyHour + 1) * 3_600_000;
}

/** What a trouble means for everything that waits. Only one that nobody here foresaw is a fault of the run. */
async function recordTrouble(deps: Deps, error: unknown): Promise<void> {
  if (!(error instanceof KsefTrouble)) throw error;
  const now = deps.now();
  deps.log.warn({ err: error, kind: error.kind, code: error.code }, 'KSeF');
  if (error.kind === 'unreachable') await recordKsefFailure(deps.db, now);
  await pauseAsRequested(deps, error);
  if (error.kind === 'not_allowed' || error.kind === 'refused' || error.kind === 'not_understood') {
    if (error.kind === 'not_allowed') await stop(deps.db, error.message, now);
    const facts = { ksefProblem: error.kind, ksefCode: error.code, ksefDetails: error.message.slice(0, 300) };
    await openAlarm(deps, {
      kind: 'ksef_stopped',
      subject: `${error.kind} ${error.kind === 'not_allowed' ? now.toISOString() : isoDay(now)}`,
      organizationId: null,
      facts,
    });
  }
}

/** Does a part of a run; trouble with KSeF ends that part, and is recorded. False then. */
async function part(deps: Deps, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    await recordTrouble(deps, error);
    return false;
  }
}

/** Does something with each document that is due. One that brings trouble lets the others go first in the next run. */
async function each(deps: Deps, states: readonly DocumentRow['state'][], work: (row: DocumentRow) => Promise<void>): Promise<void> {
  const which = { environment: deps.config.ksef.environment, states, now: deps.now(), limit: atOnce };
  for (const row of await documentsDue(deps.db, which)) {
    try {
      await work(row);
    } catch (error) {
      if (error instanceof KsefTrouble) await postpone(deps.db, row, new Date(deps.now().getTime() + againMillis));
      throw error;
    }
  }
}

async function followAll(deps: Deps, counts: Counts): Promise<void> {
  await each(deps, ['sent'], async (row) => {
    if (await follow(deps, row)) counts.accepted += 1;
  });
}

async function sendWaiting(deps: Deps, session: LazySession, counts: Counts): Promise<void> {
  const due = await documentsDue(deps.db, {
    environment: deps.config.ksef.environment,
    states: ['issued'],
    now: deps.now(),
    limit: atOnce,
  });
  for (const batch of batchesOf(due, deps.now())) {
    if (await mayHandBatch(deps)) counts.sent += await sendAsBatch(deps, batch);
  }
  await each(deps, ['issued'], async (row) => {
    if ((await mayHand(deps)) && (await send(deps, session, row)) === 'taken') counts.sent += 1;
  });
}

/** Issues a draft and sends it at once. False where KSeF did not take it: then nothing more is issued. */
async function issueAndSend(deps: Deps, session: LazySession, draft: Draft, counts: Counts): Promise<boolean> {
  await session.open();
  if (!(await issue(deps, draft, 'online'))) return true;
  counts.issued += 1;
  const row = await lastDocument(deps.db, draft.organizationId, draft.id);
  if (row?.state !== 'issued') return true;
  const handed = await send(deps, session, row);
  if (handed === 'taken') counts.sent += 1;
  return handed === 'taken' || handed === 'refused';
}

/**
 * Issues drafts one by one, each of them only when a session is open and it can be sent at once. Many go together, but only when KSeF took
 * the first of them: what is issued has to be sent on the same day.
 */
async function issueReady(deps: Deps, session: LazySession, counts: Counts): Promise<void> {
  const drafts = await readyDrafts(deps);
  for (const [place, draft] of drafts.entries()) {
    const rest = drafts.slice(place, place + atOnce);
    if (place > 0 && isMany(rest.length) && (await mayHandBatch(deps))) {
      for (const one of rest) if (await issue(deps, one, 'online')) counts.issued += 1;
      return sendWaiting(deps, session, counts);
    }
    if (!(await mayHand(deps)) || !(await issueAndSend(deps, session, draft, counts))) return;
  }
}

/** Everything that is done with KSeF, which ends with the first trouble: what is not done now is done by the next run. False then. */
async function work(deps: Deps, counts: Counts, byHand: boolean): Promise<boolean> {
  const session = lazySession(deps);
  const readSession = readEachOnce(deps);
  const goesOn =
    (await part(deps, () =>
      each(deps, ['unknown', 'sending'], async (row) => {
        if (await findOut(deps, row, readSession)) counts.accepted += 1;
      }),
    )) &&
    (await part(deps, () => followAll(deps, counts))) &&
    (await part(deps, () => sendWaiting(deps, session, counts))) &&
    (!(await issuesNow(deps, byHand)) || (await part(deps, () => issueReady(deps, session, counts))));
  await session.close();
  if (!goesOn) return false;
  await part(deps, () => followAll(deps, counts));
  await part(deps, async () => void (await fetchConfirmations(deps)));
  return true;
}

/**
 * Issues what can be issued, sends it to KSeF, finds out what became of what was sent, and gets confirmations. Any number of processes may
 * run it at once, and any of them may end at any step: each document moves from one state to the next once.
 */
export async function runKsef(deps: Deps): Promise<Counts> {
  const counts: Counts = { issued: 0, sent: 0, accepted: 0, delayed: 0 };
  const { stoppedAt, pausedUntil, requestedAt } = await readState(deps.db);
  const isOpen = stoppedAt === null && (pausedUntil === null || pausedUntil <= deps.now());
  if (isOpen && (deps.config.ksef.authentication !== null || deps.config.ksef.token !== null)) {
    const isDone = await work(deps, counts, requestedAt !== null);
    if (isDone && requestedAt !== null && (await mayIssue(deps))) await recordRequestDone(deps.db, requestedAt);
  }
  counts.issued += await issueOfflineWhenDue(deps);
  counts.delayed = await watchDelays(deps);
  // KSeF needs seconds as a rule: whoever bought need not wait for the next minute.
  const soon = new Date(deps.now().getTime() - soonMillis);
  if (isOpen && (await isAwaited(deps.db, deps.config.ksef.environment, soon))) await deps.queue.wake('invoices', awaitedSeconds);
  return counts;
}
