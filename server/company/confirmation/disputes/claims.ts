import { dayText } from '#core/platform/text/formats.ts';
import { maskedEmail } from '#core/company/confirmation.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask } from '#server/platform/tasks/service.ts';
import type { CompanyDossier } from '#server/adapters/registers/company-register.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { hashOfSecret, newSecret } from '#server/platform/security/secrets.ts';
import { endCodes } from '#server/company/confirmation/letter/codes.ts';
import * as repository from '#server/company/confirmation/repository.ts';
import { limitByAddress, ownerOfOrganization, organizationData, readCompany, writeToOwners } from '#server/account/public.ts';

const atOnce = 50;
/** Registered contacts are Polish companies; what is written to them out of the blue is in Polish. */
export const noticeLanguage = 'pl';

/** Records that an account acts for a company; its registered contacts are notified by the next job. */
export function claim(deps: Pick<Deps, 'now'>, tx: Db, organizationId: string): Promise<void> {
  return repository.insertClaim(tx, organizationId, deps.now());
}

/** A notice to a registered contact; the link in it is made when it is sent. */
export async function insertNotice(deps: Deps, tx: Db, organizationId: string, address: string): Promise<string> {
  const id = deps.newId();
  await repository.insertNotice(tx, { organizationId, id, sentTo: maskedEmail(address), at: deps.now() });
  return id;
}

/** A new token of a notice; an earlier one stops working. Only its hash is stored. */
export async function noticeToken(deps: Deps, noticeId: string): Promise<string | null> {
  const token = newSecret();
  return (await repository.saveToken(deps.db, noticeId, hashOfSecret(token))) ? token : null;
}

function emailsOf(company: CompanyDossier | null): string[] {
  return (company?.contacts ?? []).filter((contact) => contact.kind === 'email').map((contact) => contact.address);
}

/** Tells every registered contact of a company that an account acts for it, once. Later, when the registers do not answer. */
async function notify(deps: Deps, organizationId: string): Promise<boolean> {
  const { nip, name } = await organizationData(deps.db, organizationId);
  const company = await readCompany(deps, { id: organizationId, nip });
  const userId = await ownerOfOrganization(deps.db, organizationId);
  return deps.db.transaction(async (tx) => {
    if (!userId || !(await repository.saveNotified(tx, organizationId, deps.now()))) return false;
    for (const address of emailsOf(company)) {
      const noticeId = await insertNotice(deps, tx, organizationId, address);
      const values = { company: company?.name ?? name, nip, date: dayText(deps.now(), noticeLanguage), noticeId };
      const to = { email: address, firstName: company?.name ?? name, lastName: '' };
      await deps.queue.enqueueMail(tx, { kind: 'company_claimed', userId, language: noticeLanguage, values, to });
    }
    return true;
  });
}

/** Tells the contacts of companies that were claimed since; what the registers do not answer waits for the next time. */
export async function notifyClaimed(deps: Deps): Promise<{ claimsTold: number }> {
  let claimsTold = 0;
  for (const organizationId of await repository.unnotifiedClaims(deps.db, atOnce)) {
    const notified = await notify(deps, organizationId).catch((error: unknown) => {
      deps.log.warn({ err: error, organization: organizationId }, 'company not told');
      return false;
    });
    if (notified) claimsTold += 1;
  }
  return { claimsTold };
}

/**
 * The company states that the account does not act for it: nothing of its confirmation counts until an operator decided. The
 * same link answers again and changes nothing more.
 */
export async function object(deps: Deps, caller: Principal<'anyone'>, token: string): Promise<{ ok: true }> {
  await limitByAddress(deps, 'token', caller.origin.ipAddress);
  await deps.db.transaction(async (tx) => {
    const notice = await repository.noticeByToken(tx, hashOfSecret(token));
    if (!notice) throw new AppError(400, 'token_invalid');
    const { organizationId, id, sentTo } = notice;
    if (notice.objectedAt) return;
    await repository.saveObjection(tx, organizationId, id, deps.now());
    await claim(deps, tx, organizationId);
    await repository.saveContest(tx, organizationId, { contestedAt: deps.now(), rejectedAt: null });
    const { name, nip } = await organizationData(tx, organizationId);
    await openTask(deps, tx, { kind: 'claim_contested', subject: id, organizationId, facts: { organization: name, nip, contact: sentTo } });
    const by = { userId: null, organizationId, origin: caller.origin };
    await record(deps, tx, by, { action: 'company.claim_contested', id: organizationId, metadata: { contact: sentTo } });
    await writeToOwners(deps, tx, organizationId, { kind: 'company_contested' });
  });
  return { ok: true };
}

/** An operator lets the claim stand, or rejects it: then every confirmation of the account is ended. */
export async function decideClaim(deps: Pick<Deps, 'now'>, tx: Db, organizationId: string, stands: boolean): Promise<void> {
  const at = deps.now();
  await repository.saveContest(tx, organizationId, { contestedAt: null, rejectedAt: stands ? null : at });
  if (stands) return;
  await repository.endConfirmations(tx, organizationId, at);
  await endCodes(deps, tx, organizationId);
}
