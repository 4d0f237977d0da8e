import type { CompanyConfirmation } from '#contract/company/confirmation.ts';
import { addDays, businessDay, isoDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import {
  isWebsiteFound,
  websiteCheckHours,
  websiteChecksPerDay,
  websiteCode,
  websiteDraw,
  websiteExpiry,
  websitePath,
  websiteRecord,
  websiteValue,
  type WebsiteOutcome,
} from '#core/company/website-proof.ts';
import { record, type Actor } from '#server/platform/security/audit.ts';
import { organizationOf, type Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { claim } from '#server/company/confirmation/disputes/claims.ts';
import { saveConfirmation } from '#server/company/confirmation/save-confirmation.ts';
import { outlookOf } from '#server/company/confirmation/methods.ts';
import { lockNip } from '#server/company/confirmation/repository.ts';
import { knownOf } from '#server/company/confirmation/status.ts';
import * as rows from './website-rows.ts';
import type { ProofRow } from './website-rows.ts';
import { websiteWay } from './website-way.ts';
import { organizationData } from '#server/account/public.ts';

const atOnce = 50;
const hourMillis = 3_600_000;
const job = { ipAddress: '', userAgent: 'website' };

type SignedIn = Principal<'signed-in'>;

/** Counts a check of the website of a NIP; refuses with 429 the one too many of a day. */
export async function countWebsiteCheck(deps: Deps, db: Db, nip: string): Promise<void> {
  const now = deps.now();
  if (await rows.countCheck(db, nip, isoDay(now), websiteChecksPerDay)) return;
  const next = startOfDay(addDays(businessDay(now), 1));
  throw new AppError(429, 'website_checks_used_up', { retryAfterSeconds: Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1000)) });
}

/** Makes a code to publish on a host that a register holds; an earlier one is not searched for any more. */
export async function enqueueWebsiteMail(deps: Deps, caller: SignedIn, host: string): Promise<void> {
  const organizationId = organizationOf(caller.account);
  const nip = caller.account.organization?.nip ?? '';
  const now = deps.now();
  const code = websiteCode(deps.randomIntegers(...websiteDraw));
  await deps.db.transaction(async (tx) => {
    await countWebsiteCheck(deps, tx, nip);
    await rows.closeProof(tx, organizationId, now);
    const row = { organizationId, id: deps.newId(), host, code, createdAt: now, expiresAt: websiteExpiry(now) };
    await rows.insertProof(tx, { ...row, checkedAt: null, outcome: null });
    await claim(deps, tx, organizationId);
    await record(deps, tx, caller, { action: 'company.code_requested', id: organizationId, metadata: { method: 'website', sentTo: host } });
  });
}

/** What is to be published, and what the last check of it brought; null when nothing is. */
export async function websiteView(deps: Deps, organizationId: string): Promise<CompanyConfirmation['website']> {
  const proof = await rows.proofOf(deps.db, organizationId);
  if (!proof) return null;
  const { host, code, expiresAt, checkedAt, outcome } = proof;
  return {
    host,
    record: websiteRecord(host),
    file: `https://${host}${websitePath}`,
    value: websiteValue(code),
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= deps.now(),
    checkedAt: checkedAt?.toISOString() ?? null,
    outcome,
  };
}

/** Searches for a code and stores what that brought; found, it confirms the company, once. */
async function inspectWebsite(deps: Deps, by: Actor, proof: ProofRow): Promise<WebsiteOutcome | null> {
  const { organizationId, host } = proof;
  const { nip } = await organizationData(deps.db, organizationId);
  const outlook = await outlookOf(deps, { id: organizationId, nip });
  const { contested } = await knownOf(deps.db, organizationId, deps.now());
  const way = outlook.company && outlook.status === 'active' ? await websiteWay(deps, { id: organizationId, nip }, outlook.company) : null;
  // What the register holds now counts, not what it held when the code was made.
  if (contested || way?.host !== host) {
    await rows.saveTry(deps.db, proof, deps.now());
    return null;
  }
  const outcome = await deps.websites.find(host, websiteValue(proof.code));
  return deps.db.transaction(async (tx) => {
    await lockNip(tx, nip);
    if (!(await rows.saveOutcome(tx, proof, outcome, deps.now()))) return null;
    if (!isWebsiteFound(outcome)) return outcome;
    await rows.closeProof(tx, organizationId, deps.now());
    const confirmed = { method: 'website' as const, evidence: { host, found: outcome }, confirmedAt: deps.now(), company: outlook.company };
    await saveConfirmation(deps, tx, by, confirmed);
    return outcome;
  });
}

/** Searches for the code now, at the organisation's request. Refuses with 409 when there is none to look for any more. */
export async function checkWebsite(deps: Deps, caller: SignedIn): Promise<void> {
  const organizationId = organizationOf(caller.account);
  const { contested } = await knownOf(deps.db, organizationId, deps.now());
  if (contested) throw new AppError(409, 'company_contested');
  const proof = await rows.proofOf(deps.db, organizationId);
  if (!proof || proof.expiresAt <= deps.now()) throw new AppError(409, 'website_code_gone');
  await countWebsiteCheck(deps, deps.db, caller.account.organization?.nip ?? '');
  const { userId } = caller.account;
  const outcome = await inspectWebsite(deps, { userId, organizationId, origin: caller.origin }, proof);
  if (outcome === null) throw new AppError(409, 'website_code_gone');
  if (isWebsiteFound(outcome)) return;
  await record(deps, deps.db, caller, { action: 'company.website_checked', id: organizationId, metadata: { host: proof.host, outcome } });
}

/** Searches for the codes that were not searched for in a while. */
export async function checkWebsites(deps: Deps): Promise<{ websitesConfirmed: number }> {
  const now = deps.now();
  const before = new Date(now.getTime() - websiteCheckHours * hourMillis);
  let websitesConfirmed = 0;
  for (const proof of await rows.dueProofs(deps.db, before, now, atOnce)) {
    const by = { userId: null, organizationId: proof.organizationId, origin: job };
    const outcome = await inspectWebsite(deps, by, proof).catch((error: unknown) => {
      deps.log.warn({ err: error, organization: proof.organizationId }, 'website not looked at');
      return null;
    });
    if (outcome && isWebsiteFound(outcome)) websitesConfirmed += 1;
  }
  return { websitesConfirmed };
}
