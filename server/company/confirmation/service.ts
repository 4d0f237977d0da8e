import type { CompanyConfirmation } from '#contract/company/confirmation.ts';
import {
  codeExpiry,
  codeTries,
  countsUntil,
  isCode,
  maskedEmail,
  normalizedCode,
  type ConfirmationMethod,
} from '#core/company/confirmation.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Account, type Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { checkAccounts } from './transfer/accounts.ts';
import { claim, insertNotice, noticeLanguage } from './disputes/claims.ts';
import { tryCode } from './letter/codes.ts';
import { declarationView, enqueueDeclaration } from './declaration/declarations.ts';
import { disputeView } from './disputes/disputes.ts';
import { saveConfirmation } from './save-confirmation.ts';
import { enqueueLetter } from './letter/letters.ts';
import { refuseTooMany } from './limit.ts';
import { hintOf, isOpen, outlookOf, waysOf, type Outlook, type Way } from './methods.ts';
import * as repository from './repository.ts';
import { enqueueWebsiteMail, websiteView } from './website/websites.ts';
import { knownOf } from './status.ts';

type SignedIn = Principal<'signed-in'>;

function ownOf(account: Account): { id: string; nip: string } {
  return { id: organizationOf(account), nip: account.organization?.nip ?? '' };
}

function companyView({ company }: Outlook): CompanyConfirmation['company'] {
  if (!company) return null;
  const { name, address, postalCode, city } = company;
  return { name, address, postalCode, city };
}

async function pendingView(deps: Deps, organizationId: string): Promise<CompanyConfirmation['pending']> {
  const codes = await repository.openCodes(deps.db, organizationId, deps.now());
  // A letter that was not printed yet holds no code.
  const code = codes.find((one) => one.tries < codeTries && (one.method === 'register_email' || one.codeHash !== null));
  if (!code) return null;
  const { method, sentTo, expiresAt, tries } = code;
  return { method, sentTo, expiresAt: expiresAt.toISOString(), triesLeft: codeTries - tries };
}

/** Who the own company is, how that is known, and which ways are open to confirm it. */
export async function readConfirmation(deps: Deps, { account, language }: SignedIn): Promise<Omit<CompanyConfirmation, 'waiting'>> {
  const organization = ownOf(account);
  const { confirmation, contested, holdsNip } = await knownOf(deps.db, organization.id, deps.now());
  const outlook = await outlookOf(deps, organization);
  const pending = await pendingView(deps, organization.id);
  const ways = await waysOf(deps, organization, outlook);
  const website = await websiteView(deps, organization.id);
  const declaration = await declarationView(deps, organization.id);
  return {
    state: confirmation ? 'confirmed' : pending || (website && !website.expired) || declaration ? 'pending' : 'unconfirmed',
    level: confirmation?.level ?? 0,
    method: confirmation?.method ?? null,
    confirmedAt: confirmation?.confirmedAt.toISOString() ?? null,
    countsUntil: confirmation ? countsUntil(confirmation).toISOString() : null,
    methods: ways.map((way) => ({ method: way.method, available: isOpen(way) && !contested, hint: hintOf(way, language) })),
    company: companyView(outlook),
    nip: organization.nip,
    registerStatus: outlook.status,
    contested,
    pending,
    website,
    declaration,
    holdsNip,
    dispute: await disputeView(deps, organization.id),
  };
}

/** Requests a code to the registered address; an earlier one stops working at once. */
async function enqueueCode(deps: Deps, caller: SignedIn, way: Way, name: string): Promise<void> {
  const { id: organizationId, nip } = ownOf(caller.account);
  const address = way.contact?.address ?? '';
  const [id, now, sentTo] = [deps.newId(), deps.now(), maskedEmail(address)];
  await deps.db.transaction(async (tx) => {
    await refuseTooMany(deps, tx, nip);
    await repository.closeCodes(tx, organizationId, now, 'register_email');
    const expiresAt = codeExpiry('register_email', now);
    await repository.insertCode(tx, {
      organizationId,
      id,
      nip,
      method: 'register_email',
      sentTo,
      codeHash: null,
      tries: 0,
      createdAt: now,
      expiresAt,
    });
    await claim(deps, tx, organizationId);
    const values = { company: name, nip, codeId: id, noticeId: await insertNotice(deps, tx, organizationId, address) };
    const to = { email: address, firstName: name, lastName: '' };
    const { userId } = caller.account;
    await deps.queue.enqueueMail(tx, { kind: 'company_code', userId, language: noticeLanguage, values, to });
    const metadata = { method: 'register_email', sentTo };
    await record(deps, tx, caller, { action: 'company.code_requested', id: organizationId, metadata });
  });
}

/** Begins to confirm the own company. Refuses with 409 a way that is closed and with 429 a fourth code for a NIP in a day. */
export async function startConfirmation(deps: Deps, caller: SignedIn, method: ConfirmationMethod): Promise<void> {
  const organization = ownOf(caller.account);
  const { contested } = await knownOf(deps.db, organization.id, deps.now());
  if (contested) throw new AppError(409, 'company_contested');
  const outlook = await outlookOf(deps, organization);
  const way = (await waysOf(deps, organization, outlook)).find((one) => one.method === method);
  if (way && isOpen(way) && method === 'transfer') return void (await checkAccounts(deps, organization.id));
  if (!way || !isOpen(way) || !outlook.company) {
    throw new AppError(409, 'method_unavailable', { facts: { hint: way ? hintOf(way, caller.language) : '' } });
  }
  if (method === 'signature') return enqueueDeclaration(deps, caller, outlook.company);
  if (method === 'website' && way.host) return enqueueWebsiteMail(deps, caller, way.host);
  if (method === 'letter') await enqueueLetter(deps, caller, outlook.company);
  else await enqueueCode(deps, caller, way, outlook.company.name);
}

/**
 * Redeems a code. A wrong one is refused with the tries that are left and counts; without a code that can be redeemed it
 * answers 409.
 */
export async function redeemCode(deps: Deps, caller: SignedIn, typed: string): Promise<void> {
  const organization = ownOf(caller.account);
  const code = normalizedCode(typed);
  if (!isCode(code)) throw new AppError(400, 'invalid_input', { fields: { code: 'code_form' } });
  const outlook = await outlookOf(deps, organization);
  const by = { userId: caller.account.userId, organizationId: organization.id, origin: caller.origin };
  const tried = await deps.db.transaction(async (tx) => {
    // Before the code itself is locked, as everything that ends disputes does.
    await repository.lockNip(tx, organization.nip);
    const result = await tryCode(tx, organization.id, code, deps.now());
    if (result?.found) {
      const { method, sentTo } = result.found;
      const confirmed = { method, evidence: { sentTo }, confirmedAt: deps.now(), company: outlook.company };
      await saveConfirmation(deps, tx, by, confirmed);
    }
    if (!result?.found) await record(deps, tx, caller, { action: 'company.code_refused', id: organization.id });
    return result;
  });
  if (!tried) throw new AppError(409, 'code_gone');
  if (tried.found) return;
  if (tried.triesLeft === 0) throw new AppError(409, 'code_used_up');
  throw new AppError(400, 'invalid_input', { fields: { code: 'code_wrong' }, facts: { triesLeft: tried.triesLeft } });
}
