import { levelOf, type ConfirmationMethod } from '#core/company/confirmation.ts';
import { record, type Actor } from '#server/platform/security/audit.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import type { CompanyDossier } from '#server/adapters/registers/company-register.ts';
import { settleNip } from './disputes/dispute-outcome.ts';
import { endCodes } from './letter/codes.ts';
import { insertConfirmation, lockNip } from './repository.ts';
import { adoptRegisteredName, nipOf } from '#server/account/public.ts';

type Confirmed = Readonly<{
  method: ConfirmationMethod;
  evidence: Readonly<Record<string, string>>;
  /** When that was so which proves it. */
  confirmedAt: Date;
  /** As the registers have it now; null where they do not answer. */
  company: CompanyDossier | null;
}>;

/**
 * Stores that a company is confirmed, and gives it the name that the register has for it. Codes that are still open are closed,
 * and a dispute about the NIP that is decided by this ends.
 */
export async function saveConfirmation(deps: Deps, tx: Db, by: Actor, confirmed: Confirmed): Promise<void> {
  const { method, evidence, confirmedAt, company } = confirmed;
  const organizationId = by.organizationId ?? '';
  const level = levelOf[method];
  const { nip = '' } = (await nipOf(tx, organizationId)) ?? {};
  await lockNip(tx, nip);
  await insertConfirmation(tx, { organizationId, id: deps.newId(), method, level, confirmedAt, endedAt: null, evidence });
  await endCodes(deps, tx, organizationId);
  await record(deps, tx, by, { action: 'company.confirmed', id: organizationId, metadata: { method, level, ...evidence } });
  if (company) await adoptRegisteredName(deps, tx, by, company.fullName);
  await settleNip(deps, tx, nip);
}
