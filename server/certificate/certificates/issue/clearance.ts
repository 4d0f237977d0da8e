import type { CertifiedConfirmation } from '#core/certificate/certification.ts';
import { companyStatusOf } from '#core/company/confirmation.ts';
import type { Actor } from '#server/platform/security/audit.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { adoptRegisteredName, readCompany } from '#server/account/public.ts';
import { isOpen, outlookOf, waysOf, knownOf } from '#server/company/public.ts';

/** In whose name a certificate is issued: the register's, and how the company was confirmed. */
export type Clearance = Readonly<{ name: string; confirmation: CertifiedConfirmation }>;

type Named = Readonly<{ id: string; nip: string }>;

/** Refusals that may pass by themselves: what was requested is stored meanwhile. */
const passing: ReadonlySet<string> = new Set(['company_unconfirmed', 'company_contested', 'company_disputed', 'register_silent']);

export function mayPass(error: unknown): error is AppError {
  return error instanceof AppError && passing.has(error.code);
}

async function refuseUnconfirmed(deps: Deps, organization: Named): Promise<never> {
  const ways = await waysOf(deps, organization, await outlookOf(deps, organization));
  throw new AppError(409, 'company_unconfirmed', { facts: { methods: ways.filter(isOpen).map(({ method }) => method) } });
}

/**
 * Whether a certificate may be issued in the name of an organisation (docs/product.md, “Who a company is”): the company is
 * confirmed, nobody objects or claims its NIP as well, and the register, asked within a day, has it as active. Refuses otherwise.
 */
export async function clear(deps: Deps, by: Actor, organization: Named): Promise<Clearance> {
  const { confirmation, contested, holdsNip, heldUp } = await knownOf(deps.db, organization.id, deps.now());
  if (contested) throw new AppError(409, 'company_contested');
  if (!holdsNip || (confirmation && heldUp)) throw new AppError(409, 'company_disputed');
  if (!confirmation) return refuseUnconfirmed(deps, organization);
  const company = await readCompany(deps, organization);
  const status = company ? companyStatusOf(company) : 'unknown';
  if (!company || status !== 'active') throw new AppError(409, 'company_inactive', { facts: { standing: status } });
  const name = await deps.db.transaction((tx) => adoptRegisteredName(deps, tx, by, company.fullName));
  const { method, level, confirmedAt } = confirmation;
  return { name, confirmation: { method, level, confirmedAt: confirmedAt.toISOString() } };
}

/** Whether the company is confirmed and nobody objects or claims its NIP as well; the register is queried only when a certificate is. */
export async function mayBeCertified({ db, now }: Pick<Deps, 'db' | 'now'>, organizationId: string): Promise<boolean> {
  const { confirmation, contested, holdsNip, heldUp } = await knownOf(db, organizationId, now());
  return confirmation !== null && !contested && holdsNip && !heldUp;
}
