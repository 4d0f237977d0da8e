import type { requestAssessments, listRequests, SupplierRequest } from '#contract/supplier/suppliers.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import { mailWords } from '#content/mails/mails.ts';
import type { Language } from '#core/platform/languages.ts';
import { requestsAtMost } from '#core/supplier/supplier-request.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { renderMail } from '#server/adapters/mail/rendering/render.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import * as rows from './request-rows.ts';
import { statusesOf } from '#server/supplier/suppliers/status.ts';
import { lockOrganization } from '#server/account/public.ts';
import { isConfirmedHolder } from '#server/company/public.ts';

type Editor = Principal<'editor'>;
type RequestText = Readonly<{ language: Language; words: string }>;
type Recipient = Readonly<{ nip: string; email: string }>;
type Outcome = OutputOf<typeof requestAssessments>['results'][number]['outcome'];
const dayMillis = 86_400_000;

/** Where the page is that ends such mails. */
const stopPath = '/koniec-zapytan';

/** Where recipients end such mails: the page for people, the call for mail programs (RFC 8058). */
export function stopLinks(publicUrl: string, token: string): Readonly<{ page: string; call: string }> {
  const query = `token=${encodeURIComponent(token)}`;
  return { page: `${publicUrl}${stopPath}?${query}`, call: `${publicUrl}/api/suppliers/requests/stop?${query}` };
}

/** Whether a mail may state that this organisation asks: its company is confirmed, and nobody contests that. */
function mayRequest(deps: Deps, db: Db, organizationId: string): Promise<boolean> {
  return isConfirmedHolder(db, organizationId, deps.now());
}

function valuesOf({ account }: Editor, nip: string, words: string): Record<string, string> {
  const { name, nip: askerNip } = account.organization;
  return { organization: name, askerNip, asker: `${account.firstName} ${account.lastName}`, nip, words };
}

/** The mail as it would be sent; the link at its end is an example. */
export function preview(
  deps: Deps,
  caller: Editor,
  { nip, language, words }: RequestText & { nip: string },
): { subject: string; text: string } {
  const { publicUrl, company } = deps.config;
  const { subject, text } = renderMail({
    words: mailWords.supplier_request[language],
    language,
    values: { ...valuesOf(caller, nip, words), name: '…', publicUrl },
    facts: [],
    picture: null,
    link: `${publicUrl}/`,
    unsubscribe: stopLinks(publicUrl, '…').page,
    company,
    publicUrl,
  });
  return { subject, text };
}

/** Asks one supplier, if the address may be written to. */
async function requestFromOne(
  deps: Deps,
  tx: Db,
  caller: Editor,
  { nip, email }: Recipient,
  { language, words }: RequestText,
): Promise<Outcome> {
  const at = deps.now();
  const turn = await rows.claimTurn(tx, rows.addressHash(email), at);
  if (turn !== 'taken') return turn;
  const { organization, userId } = caller.account;
  const id = deps.newId();
  await rows.insertRequest(tx, { organizationId: organization.id, id, nip, email, language, words, userId, at });
  const values = { ...valuesOf(caller, nip, words), requestId: id };
  const to = { email, firstName: email, lastName: '' };
  await deps.queue.enqueueMail(tx, { kind: 'supplier_request', userId, language, values, to });
  return 'queued';
}

/**
 * Asks suppliers by mail to assess themselves. Each address decides by itself: one that wants no such mails gets none, whoever asks, and
 * none gets more than one in 30 days (docs/product.md, “Suppliers”). Refuses companies that are not confirmed with 409.
 */
export async function requestFromSuppliers(
  deps: Deps,
  caller: Editor,
  asking: RequestText,
  to: readonly Recipient[],
): Promise<OutputOf<typeof requestAssessments>> {
  const { id: organizationId } = caller.account.organization;
  const certified = await statusesOf(
    deps,
    to.map(({ nip }) => nip),
    deps.now(),
  );
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if (!(await mayRequest(deps, tx, organizationId))) throw new AppError(409, 'asking_unconfirmed');
    let left = await leftToday(deps, tx, organizationId);
    const outcomes = new Map<Recipient, Outcome>();
    // In one order for all, so that two who ask the same people do not wait for each other.
    for (const one of to.toSorted((a, b) => a.email.localeCompare(b.email, 'en'))) {
      const outcome: Outcome =
        certified.get(one.nip)?.state === 'valid' ? 'certified' : left <= 0 ? 'spent' : await requestFromOne(deps, tx, caller, one, asking);
      if (outcome === 'queued') left -= 1;
      outcomes.set(one, outcome);
    }
    const pending = [...outcomes.values()].filter((outcome) => outcome === 'queued').length;
    if (pending > 0) await record(deps, tx, caller, { action: 'supplier.asked', id: organizationId, metadata: { count: pending } });
    return { results: to.map((one) => ({ ...one, outcome: outcomes.get(one) ?? 'spent' })) };
  });
}

async function leftToday(deps: Deps, db: Db, organizationId: string): Promise<number> {
  const since = new Date(deps.now().getTime() - dayMillis);
  return Math.max(0, requestsAtMost.perDay - (await rows.countSince(db, organizationId, since)));
}

function stateOf({ sentAt, stoppedAt }: rows.RequestRow): SupplierRequest['state'] {
  return stoppedAt ? 'stopped' : sentAt ? 'sent' : 'waiting';
}

/** What was requested, and what the registry reports since. */
export async function list(deps: Deps, organizationId: string): Promise<OutputOf<typeof listRequests>> {
  const sentRequests = await rows.requestsOf(deps.db, organizationId);
  const statuses = await statusesOf(
    deps,
    sentRequests.map(({ nip }) => nip),
    deps.now(),
  );
  const requests = sentRequests.map((row) => {
    const since = statuses.get(row.nip)?.certificates.find((one) => one.status === 'active' && one.issuedAt > row.askedAt.toISOString());
    const { id, nip, email, askedAt } = row;
    return { id, nip, email, askedAt: askedAt.toISOString(), state: stateOf(row), certifiedAt: since?.issuedAt ?? null };
  });
  return { left: await leftToday(deps, deps.db, organizationId), mayAsk: await mayRequest(deps, deps.db, organizationId), requests };
}

/** The secret for the mail that is being sent; null when it is not to be sent any more. */
export function requestToken(deps: Pick<Deps, 'db'>, requestId: string): Promise<string | null> {
  return rows.stopTokenOf(deps.db, requestId);
}

/** Records that the mail server took the mail. */
export function recordRequestSent(deps: Pick<Deps, 'db' | 'now'>, requestId: string): Promise<void> {
  return rows.recordSent(deps.db, requestId, deps.now());
}

/** Ends such mails to whoever holds the link; an unknown one is answered alike. */
export async function stopRequests(deps: Deps, token: string): Promise<{ ok: true }> {
  await deps.db.transaction((tx) => rows.stop(tx, token, deps.now()));
  return { ok: true };
}
