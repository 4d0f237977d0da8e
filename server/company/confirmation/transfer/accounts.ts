import { retryMinutes, isIntermediary, mostQuestions, nrbOf, questionsPerDay } from '#core/company/account-checks.ts';
import { calendarDay, isoDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import * as rows from './account-rows.ts';
import type { AccountCheck } from './account-rows.ts';
import { saveConfirmation } from '#server/company/confirmation/save-confirmation.ts';
import { lockNip } from '#server/company/confirmation/repository.ts';
import { organizationData, readCompany } from '#server/account/public.ts';

const atOnce = 100;
const minuteMillis = 60_000;
const origin = { ipAddress: '', userAgent: 'register of VAT payers' };

export type PaidBy = Readonly<{ transferId: string; organizationId: string; payer: string; payerAccount: string | null; bookedOn: string }>;

/** Records a transfer that paid an order, so that its account is looked up. Where it says nothing of the payer, that is recorded. */
export async function recordAccount(deps: Pick<Deps, 'now'>, tx: Db, paid: PaidBy): Promise<void> {
  const { transferId, organizationId, bookedOn } = paid;
  const account = nrbOf(paid.payerAccount);
  if (!account) return;
  const foreign = isIntermediary(paid.payer);
  const verdict = foreign ? 'intermediary' : null;
  await rows.insertCheck(tx, { transferId, organizationId, bookedOn, account: foreign ? null : account, verdict, at: deps.now() });
}

/** Confirms the company of an account that was its own on the day of booking. */
async function confirm(deps: Deps, check: AccountCheck, nip: string, requestId: string): Promise<boolean> {
  const { organizationId, transferId, bookedOn } = check;
  const company = await readCompany(deps, { id: organizationId, nip }).catch(() => null);
  return deps.db.transaction(async (tx) => {
    await lockNip(tx, nip);
    if (!(await rows.saveVerdict(tx, transferId, 'yes', requestId))) return false;
    const evidence = { transferId, bookedOn, requestId };
    await saveConfirmation(
      deps,
      tx,
      { userId: null, organizationId, origin },
      { method: 'transfer', evidence, confirmedAt: startOfDay(calendarDay(bookedOn)), company },
    );
    return true;
  });
}

/** Asks about one account; true when it confirmed the company. What cannot be answered now is queried again later. */
async function checkOne(deps: Deps, check: AccountCheck): Promise<boolean> {
  const { nip } = await organizationData(deps.db, check.organizationId);
  const mayQuery = await rows.countQuestion(deps.db, isoDay(deps.now()), questionsPerDay);
  const filed = mayQuery ? null : await deps.vatRegister.inFile(nip, check.account, check.bookedOn);
  if (!mayQuery && !filed) return false;
  if (!(await rows.claimCheck(deps.db, check, deps.now()))) return false;
  try {
    const { assigned, requestId } = filed ?? (await deps.vatRegister.isAccountOf(nip, check.account, check.bookedOn));
    if (assigned) return await confirm(deps, check, nip, requestId);
    await rows.saveVerdict(deps.db, check.transferId, 'no', requestId);
  } catch (error) {
    deps.log.warn({ err: error, transfer: check.transferId }, 'account not looked up');
    if (check.tries + 1 >= mostQuestions) await rows.saveVerdict(deps.db, check.transferId, 'given_up', null);
  }
  return false;
}

/** Looks up the accounts of transfers that paid orders, of one organisation or of all. “No” means not confirmed, and nothing more. */
export async function checkAccounts(deps: Deps, organizationId: string | null = null): Promise<{ accountsConfirmed: number }> {
  const before = new Date(deps.now().getTime() - retryMinutes * minuteMillis);
  let accountsConfirmed = 0;
  for (const check of await rows.dueChecks(deps.db, before, organizationId, atOnce))
    if (await checkOne(deps, check)) accountsConfirmed += 1;
  return { accountsConfirmed };
}

export const newestVerdict = rows.newestVerdict;
