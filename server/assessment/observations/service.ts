import type { z } from 'zod';
import type {
  addDomain as addCall,
  explainObservation as explainCall,
  listDomains as listCall,
} from '#contract/assessment/evidence/observations.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import { manualBefore, nextManual, observationLimits } from '#core/assessment/observations/domain.ts';
import type { ObservationCheck } from '#core/assessment/observations/checks.ts';
import { isWebsiteFound, websiteCode, websiteDraw, websiteExpiry, websiteValue } from '#core/company/website-proof.ts';
import type { Language } from '#core/platform/languages.ts';
import { bareHost, websiteHost } from '#server/adapters/web/website-host.ts';
import { lockOrganization, requirePeriod } from '#server/account/public.ts';
import { confirmedWebsite, countWebsiteCheck } from '#server/company/public.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { refreshObservation } from './refresh.ts';
import * as repository from './repository.ts';
import { domainsView, isOwned } from './view.ts';

type Editor = Principal<'editor'>;
type Domains = OutputOf<typeof listCall>;
type DomainRef = Readonly<{ id: string; reader: Language }>;

/** The domain that somebody typed, as a name; refuses what many share or what is none. */
function domainOf(typed: string): string {
  const read = websiteHost(typed);
  if ('host' in read) return bareHost(read.host);
  throw new AppError(400, 'invalid_input', { fields: { name: read.problem === 'shared' ? 'domain_shared' : 'domain' } });
}

const newCode = (deps: Deps): string => websiteCode(deps.randomIntegers(...websiteDraw));

async function existing(deps: Deps, { account }: Principal<'consultant'>, id: string): Promise<repository.DomainRow> {
  const found = await repository.domainById(deps.db, { organizationId: account.organization.id, id });
  if (!found) throw notFound();
  return found;
}

/** Whether a domain is the one, or below the one, whose website confirmed the company. */
async function isConfirmedWebsite(deps: Deps, organizationId: string, name: string): Promise<boolean> {
  const host = await confirmedWebsite(deps.db, organizationId, deps.now());
  if (host === null) return false;
  const own = bareHost(host);
  return name === own || name.endsWith(`.${own}`);
}

/** Stores a domain with the consent to observe it. It is observed at once where the company was confirmed by its website. */
export async function addDomain(
  deps: Deps,
  caller: Editor,
  { name: typed, reader }: z.output<typeof addCall.body> & Readonly<{ reader: Language }>,
): Promise<Domains> {
  const { account } = caller;
  requirePeriod(account, 'nis2');
  const organizationId = account.organization.id;
  const name = domainOf(typed);
  const now = deps.now();
  const row = { organizationId, id: deps.newId(), name, code: newCode(deps), codeMadeAt: now, addedAt: now };
  const confirmedAt = (await isConfirmedWebsite(deps, organizationId, name)) ? now : null;
  const isNew = await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const all = await repository.domainsOf(tx, organizationId);
    if (all.some((one) => one.name === name)) return false;
    if (all.length >= observationLimits.domains) throw new AppError(409, 'domains_full');
    // Whoever removes and adds a domain again has it observed again.
    if (confirmedAt) await countWebsiteCheck(deps, tx, account.organization.nip);
    await repository.insertDomain(tx, { ...row, confirmedAt, userId: account.userId });
    await record(deps, tx, caller, { action: 'domain.added', id: row.id, metadata: { name } });
    return true;
  });
  if (isNew && confirmedAt)
    await refreshObservation(
      deps,
      { ...row, confirmedAt, addedBy: null, triedAt: null, outcome: null },
      { lastBefore: now, by: account.userId },
    );
  return domainsView(deps, account, reader);
}

/** Searches for the code of a domain, so many times a day for a NIP as for its website; found, the domain is observed at once. A code that is too old is replaced by a new one. */
export async function confirmDomain(deps: Deps, caller: Editor, { id, reader }: DomainRef): Promise<Domains> {
  const { account } = caller;
  requirePeriod(account, 'nis2');
  const row = await existing(deps, caller, id);
  const now = deps.now();
  if (isOwned(row, now)) return domainsView(deps, account, reader);
  if (websiteExpiry(row.codeMadeAt) <= now) {
    await repository.renewCode(deps.db, row, newCode(deps), now);
    return domainsView(deps, account, reader);
  }
  await countWebsiteCheck(deps, deps.db, account.organization.nip);
  const outcome = await deps.websites.find(row.name, websiteValue(row.code));
  const confirmedAt = isWebsiteFound(outcome) ? now : null;
  const isSaved = await deps.db.transaction(async (tx) => {
    if (!(await repository.saveProof(tx, row, outcome, confirmedAt))) return false;
    if (confirmedAt) await record(deps, tx, caller, { action: 'domain.confirmed', id, metadata: { name: row.name, found: outcome } });
    return true;
  });
  if (isSaved && confirmedAt) await refreshObservation(deps, row, { lastBefore: now, by: account.userId });
  return domainsView(deps, account, reader);
}

/** Observes a domain at somebody's request. */
export async function observeNow(deps: Deps, caller: Principal<'consultant'>, { id, reader }: DomainRef): Promise<Domains> {
  const { account } = caller;
  requirePeriod(account, 'nis2');
  const row = await existing(deps, caller, id);
  const now = deps.now();
  if (!isOwned(row, now)) throw new AppError(409, 'domain_unconfirmed');
  if (!(await refreshObservation(deps, row, { lastBefore: manualBefore(now), by: account.userId }))) {
    const wait = row.triedAt ? nextManual(row.triedAt).getTime() - now.getTime() : 0;
    throw new AppError(429, 'domain_observed', { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) });
  }
  return domainsView(deps, account, reader);
}

type Explained = DomainRef & Readonly<{ check: ObservationCheck }> & z.output<typeof explainCall.body>;

/** Stores why an answer stands although an observation contradicts it. */
export async function explainObservation(deps: Deps, caller: Editor, given: Explained): Promise<Domains> {
  const { account } = caller;
  requirePeriod(account, 'nis2');
  const { id, check, reason, explanation, reader } = given;
  const { name, organizationId } = await existing(deps, caller, id);
  await deps.db.transaction(async (tx) => {
    const saved = { check, reason, explanation, userId: account.userId, at: deps.now() };
    if (!(await repository.saveExplanation(tx, { organizationId, id }, saved))) throw new AppError(409, 'observation_changed');
    await record(deps, tx, caller, { action: 'observation.explained', id, metadata: { name, check, explained: explanation !== '' } });
  });
  return domainsView(deps, account, reader);
}

/** Withdraws the consent: nothing of the domain is stored but that it was there. */
export async function removeDomain(deps: Deps, caller: Editor, { id, reader }: DomainRef): Promise<Domains> {
  const { account } = caller;
  const row = await existing(deps, caller, id);
  await deps.db.transaction(async (tx) => {
    await repository.deleteDomain(tx, row);
    await record(deps, tx, caller, { action: 'domain.removed', id, metadata: { name: row.name } });
  });
  return domainsView(deps, account, reader);
}
