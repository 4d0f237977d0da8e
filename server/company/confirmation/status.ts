import { confirmationInForce } from '#core/company/confirmation.ts';
import { isIssuingBlocked, type AccountLevel } from '#core/company/nip-disputes.ts';
import type { Db } from '#server/platform/db/db.ts';
import { openDisputes } from './disputes/dispute-rows.ts';
import { claimOf, confirmationsOf, type ConfirmationRow } from './repository.ts';
import { nipOf } from '#server/account/public.ts';

/** What is known of who an organisation is. While its claim is contested nothing of it counts. */
export type Known = Readonly<{
  confirmation: ConfirmationRow | null;
  contested: boolean;
  /** Whether it holds its NIP; another account does otherwise, or nobody. */
  holdsNip: boolean;
  /** Another account that claims the NIP is confirmed at least as well. */
  heldUp: boolean;
}>;

async function isContested(db: Db, organizationId: string): Promise<boolean> {
  const claim = await claimOf(db, organizationId);
  return claim !== null && (claim.contestedAt !== null || claim.rejectedAt !== null);
}

async function confirmed(db: Db, organizationId: string, now: Date): Promise<Pick<Known, 'confirmation' | 'contested'>> {
  const contested = await isContested(db, organizationId);
  return { confirmation: contested ? null : confirmationInForce(await confirmationsOf(db, organizationId), now), contested };
}

/** The host of the website by which a company is confirmed now; null where it is confirmed otherwise, or not, or its claim is contested. */
export async function confirmedWebsite(db: Db, organizationId: string, now: Date): Promise<string | null> {
  if (await isContested(db, organizationId)) return null;
  const byWebsite = (await confirmationsOf(db, organizationId)).filter(({ method }) => method === 'website');
  const found = confirmationInForce(byWebsite, now);
  return typeof found?.evidence.host === 'string' ? found.evidence.host : null;
}

/** The level at which an account is confirmed now. */
export async function statusOfAccount(db: Db, organizationId: string, now: Date): Promise<AccountLevel> {
  return (await confirmed(db, organizationId, now)).confirmation?.level ?? 0;
}

/** Whether an account is who it states it is: confirmed, uncontested, and the holder of its NIP. */
export async function isConfirmedHolder(db: Db, organizationId: string, now: Date): Promise<boolean> {
  const { confirmation, holdsNip } = await knownOf(db, organizationId, now);
  return confirmation !== null && holdsNip;
}

export async function knownOf(db: Db, organizationId: string, now: Date): Promise<Known> {
  const own = await confirmed(db, organizationId, now);
  const { nip = '', holdsNip = false } = (await nipOf(db, organizationId)) ?? {};
  let heldUp = false;
  for (const { organizationId: claimant } of holdsNip ? await openDisputes(db, nip) : []) {
    heldUp ||= isIssuingBlocked(own.confirmation?.level ?? 0, await statusOfAccount(db, claimant, now));
  }
  return { ...own, holdsNip, heldUp };
}
