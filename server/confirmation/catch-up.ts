import { issueWaiting } from '#server/certificates/waiting.ts';
import type { Deps } from '#server/deps.ts';
import { checkAccounts } from './accounts.ts';
import { tellClaimed } from './claims.ts';
import { settleDisputes } from './disputes.ts';
import { checkWebsites } from './websites.ts';

/** Makes up for what a silent register or a crash kept from happening: contacts that were not told, certificates that wait. */
export async function catchUpConfirmations(
  deps: Deps,
): Promise<Record<'claimsTold' | 'accountsConfirmed' | 'websitesConfirmed' | 'disputesSettled' | 'certificatesIssued', number>> {
  const { claimsTold } = await tellClaimed(deps);
  const { accountsConfirmed } = await checkAccounts(deps);
  const { disputesSettled } = await settleDisputes(deps);
  const { websitesConfirmed } = await checkWebsites(deps);
  return { claimsTold, accountsConfirmed, websitesConfirmed, disputesSettled, certificatesIssued: (await issueWaiting(deps)).length };
}
