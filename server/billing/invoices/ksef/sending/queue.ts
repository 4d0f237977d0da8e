import { businessDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import { modeAt, submitBy } from '#core/billing/ksef/modes.ts';
import { ksefDocumentStates } from '#core/billing/ksef/states.ts';
import type { RouteOutput } from '#contract/routes.ts';
import type { Deps } from '#server/deps.ts';
import { certificatesLeft } from '#server/billing/invoices/ksef/certificates.ts';
import {
  acceptedBetween,
  countByState,
  countUnconfirmed,
  openDocuments,
  type DocumentRow,
} from '#server/billing/invoices/ksef/documents.ts';
import { readyDrafts } from './issue.ts';
import { outages, readState, type OutageRow } from '#server/billing/invoices/ksef/state.ts';

type Queue = RouteOutput<'GET /api/operator/ksef'>;

/** A list that a person reads. */
const mostShown = 200;

function queued(row: DocumentRow, announced: readonly OutageRow[], now: Date): Queue['documents'][number] {
  const mode = modeAt(row, now);
  return {
    invoiceId: row.invoiceId,
    organizationId: row.organizationId,
    number: row.number,
    state: row.state,
    mode,
    issuedAt: row.issuedAt.toISOString(),
    sendBy: submitBy({ ...row, mode }, announced, now)?.toISOString() ?? null,
    tries: row.tries,
    nextTryAt: row.notBefore?.toISOString() ?? null,
    failureCode: row.failureCode,
    failureDetails: [...(row.failureDetails ?? [])],
  };
}

/** What waits for KSeF, what it refused, and how the way there is, for operators. */
export async function readKsefQueue(deps: Deps): Promise<Queue> {
  const now = deps.now();
  const { environment, issuing, authentication, token, offline } = deps.config.ksef;
  const [state, announced, counted, ready, open] = await Promise.all([
    readState(deps.db),
    outages(deps.db, now),
    countByState(deps.db),
    readyDrafts(deps),
    openDocuments(deps.db, mostShown),
  ]);
  const today = await acceptedBetween(deps.db, environment, startOfDay(businessDay(now)), now);
  const counts = Object.fromEntries(ksefDocumentStates.map((one) => [one, counted.find(({ state: is }) => is === one)?.count ?? 0]));
  return {
    environment,
    issuing,
    canSignIn: authentication !== null || token !== null,
    canIssueOffline: offline !== null,
    ready: { count: ready.length, since: ready[0]?.soldAt.toISOString() ?? null },
    counts: counts as Queue['counts'],
    acceptedToday: today.length,
    unconfirmed: await countUnconfirmed(deps.db, environment),
    stopped: state.stoppedAt && { since: state.stoppedAt.toISOString(), reason: state.stoppedReason ?? '' },
    pausedUntil: state.pausedUntil !== null && state.pausedUntil > now ? state.pausedUntil.toISOString() : null,
    failingSince: state.failingSince?.toISOString() ?? null,
    reachedAt: state.reachedAt?.toISOString() ?? null,
    comparedTo: state.comparedTo?.toISOString() ?? null,
    certificates: certificatesLeft(deps),
    outages: announced.map((one) => ({ ...one, startsAt: one.startsAt.toISOString(), endsAt: one.endsAt?.toISOString() ?? null })),
    documents: open.map((row) => queued(row, announced, now)),
  };
}
