import type { Deps } from '#server/deps.ts';
import { issueWaiting } from '#server/certificate/public.ts';
import { checkAccounts, notifyClaimed, settleDisputes, checkWebsites } from '#server/company/public.ts';

/** Makes up for what a silent register or a crash prevented: contacts that were not notified, certificates that wait. */
export async function catchUpConfirmations(
  deps: Deps,
): Promise<Record<'claimsTold' | 'accountsConfirmed' | 'websitesConfirmed' | 'disputesSettled' | 'certificatesIssued', number>> {
  const { claimsTold } = await notifyClaimed(deps);
  const { accountsConfirmed } = await checkAccounts(deps);
  const { disputesSettled } = await settleDisputes(deps);
  const { websitesConfirmed } = await checkWebsites(deps);
  return { claimsTold, accountsConfirmed, websitesConfirmed, disputesSettled, certificatesIssued: (await issueWaiting(deps)).length };
}
