import type { KsefOutage } from '#core/billing/ksef/modes.ts';
import { record } from '#server/platform/security/audit.ts';
import type { AuditAction } from '#server/platform/security/audit-actions.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { invoiceById } from '#server/billing/invoices/repository.ts';
import { sellerOf } from '#server/billing/invoices/service.ts';
import { hindrances } from '#server/billing/invoices/view.ts';
import { hurryAll } from './documents.ts';
import { issue, mayIssue } from './sending/issue.ts';
import { offlineMode } from './sending/offline.ts';
import { endOutage, request, resume, saveOutage, stop } from './state.ts';

type Operator = Pick<Principal<'operator'>, 'account' | 'origin'>;
type Done = { ok: true };

/** Does something to the queue and writes who did it and why. */
async function act(
  deps: Deps,
  operator: Operator,
  { action, id, note }: Readonly<{ action: AuditAction; id: string; note: string }>,
  work: (tx: Db) => Promise<void>,
): Promise<Done> {
  await deps.db.transaction(async (tx) => {
    await work(tx);
    await record(deps, tx, operator, { action, id, organizationId: null, metadata: { note } });
  });
  return { ok: true };
}

/** What is ready is issued and sent within a minute, whatever is configured. */
export async function requestRun(deps: Deps, operator: Operator, note: string): Promise<Done> {
  const done = await act(deps, operator, { action: 'operator.ksef_requested', id: 'ksef', note }, (tx) => request(tx, deps.now()));
  await deps.queue.wake('invoices');
  return done;
}

export function stopByHand(deps: Deps, operator: Operator, note: string): Promise<Done> {
  return act(deps, operator, { action: 'operator.ksef_stopped', id: 'ksef', note }, (tx) => stop(tx, note, deps.now()));
}

export async function resumeByHand(deps: Deps, operator: Operator, note: string): Promise<Done> {
  const done = await act(deps, operator, { action: 'operator.ksef_resumed', id: 'ksef', note }, async (tx) => {
    await resume(tx);
    await hurryAll(tx);
  });
  await deps.queue.wake('invoices');
  return done;
}

export function enterOutage(deps: Deps, operator: Operator, { kind, note }: Readonly<{ kind: KsefOutage; note: string }>): Promise<Done> {
  const id = `operator-${deps.newId()}`;
  const outage = { id, kind, startsAt: deps.now(), endsAt: null, source: 'operator', title: note } as const;
  return act(deps, operator, { action: 'operator.outage_entered', id, note }, (tx) => saveOutage(tx, outage));
}

export function endEnteredOutage(deps: Deps, operator: Operator, { id, note }: Readonly<{ id: string; note: string }>): Promise<Done> {
  return act(deps, operator, { action: 'operator.outage_ended', id, note }, async (tx) => {
    if (!(await endOutage(tx, id, deps.now()))) throw notFound();
  });
}

type Draft = Readonly<{ organizationId: string; id: string; note: string }>;

/** Issues a draft without KSeF by the seller's choice; it has to be sent by the end of the next working day. */
export async function issueOffline(deps: Deps, operator: Operator, { organizationId, id, note }: Draft): Promise<Done> {
  const draft = await invoiceById(deps.db, organizationId, id);
  if (!draft) throw notFound();
  if (draft.number !== null) throw new AppError(409, 'invoice_issued');
  if (deps.config.ksef.offline === null) throw new AppError(409, 'ksef_no_certificate');
  if (!(await mayIssue(deps))) throw new AppError(409, 'ksef_not_now');
  if (hindrances(draft, sellerOf(deps)).some((one) => one !== 'nbp_rate')) throw new AppError(409, 'invoice_hindered');
  const mode = await offlineMode(deps);
  if (!(await issue(deps, draft, mode))) throw new AppError(409, 'invoice_hindered');
  await record(deps, deps.db, operator, { action: 'operator.issued_offline', id, organizationId, metadata: { note, mode } });
  return { ok: true };
}
