import { confirmationInForce } from '#core/confirmation.ts';
import type { Db } from '#server/db/db.ts';
import { claimOf, confirmationsOf, type ConfirmationRow } from './repository.ts';

/** What is known of who an organisation is. While its claim is contested nothing of it counts. */
export type Known = Readonly<{ confirmation: ConfirmationRow | null; contested: boolean }>;

export async function knownOf(db: Db, organizationId: string, now: Date): Promise<Known> {
  const claim = await claimOf(db, organizationId);
  const contested = claim !== null && (claim.contestedAt !== null || claim.rejectedAt !== null);
  return { confirmation: contested ? null : confirmationInForce(await confirmationsOf(db, organizationId), now), contested };
}
