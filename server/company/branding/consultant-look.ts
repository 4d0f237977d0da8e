import type { z } from 'zod';
import type { consultantBranding } from '#contract/company/branding.ts';
import { allows } from '#core/account/entitlements/entitlements.ts';
import type { BrandingObstacle } from '#core/company/branding.ts';
import { lockOrganization, organizationName, ownedByConsultants, periodOfOrganization } from '#server/account/public.ts';
import type { Branding } from '#server/adapters/documents/branding.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Account, type Principal } from '#server/platform/security/principal.ts';
import * as repository from './repository.ts';

type View = z.output<typeof consultantBranding>;
type At = Pick<Deps, 'now'>;

/** Why a consultant's organisation has no branding to lend today; null where it has one. */
async function ownObstacle({ now }: At, db: Db, id: string): Promise<BrandingObstacle | null> {
  if (!allows(await periodOfOrganization(db, id, now()), 'branding')) return 'plan_ended';
  return (await repository.hasBranding(db, id)) ? null : 'no_look';
}

/** Why the branding of an organisation cannot stand on the documents of another today; null where it can. */
async function obstacleOf(deps: At, db: Db, organizationId: string, id: string): Promise<BrandingObstacle | null> {
  const owned = await ownedByConsultants(db, organizationId);
  return owned.some((one) => one.id === id) ? ownObstacle(deps, db, id) : 'consultant_gone';
}

/** The organisations whose branding an owner may choose today. */
async function possible(deps: Deps, organizationId: string): Promise<View['possible']> {
  const found = [];
  for (const one of await ownedByConsultants(deps.db, organizationId)) {
    if ((await ownObstacle(deps, deps.db, one.id)) === null) found.push(one);
  }
  return found;
}

export async function readConsultantLook(deps: Deps, account: Account): Promise<View> {
  const organizationId = organizationOf(account);
  const chosen = await repository.chosenConsultant(deps.db, organizationId);
  return {
    possible: await possible(deps, organizationId),
    chosen: chosen && {
      id: chosen.id,
      name: await organizationName(deps.db, chosen.id),
      chosenAt: chosen.chosenAt.toISOString(),
      obstacle: await obstacleOf(deps, deps.db, organizationId, chosen.id),
    },
  };
}

/** An owner chooses whose branding documents carry from now on; one that does not qualify and one that does not exist are refused alike. */
export async function chooseConsultantBranding(deps: Deps, caller: Principal<'owner'>, consultantId: string | null): Promise<View> {
  const { organization, userId } = caller.account;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organization.id);
    const before = await repository.chosenConsultant(tx, organization.id);
    if ((before?.id ?? null) === consultantId) return;
    if (consultantId && (await obstacleOf(deps, tx, organization.id, consultantId))) throw new AppError(404, 'consultant_look_unavailable');
    await repository.setConsultantLook(tx, { organizationId: organization.id, consultantId, userId, at: deps.now() });
    const metadata = { consultant: consultantId };
    await record(deps, tx, caller, { action: 'organization.consultant_look_changed', id: organization.id, metadata });
  });
  return readConsultantLook(deps, caller.account);
}

/** The organisation of a consultant whose branding stands on documents made now; null where none was chosen, or the choice does not hold. */
export async function lenderOf(deps: Deps, organizationId: string): Promise<string | null> {
  const chosen = await repository.chosenConsultant(deps.db, organizationId);
  return chosen && !(await obstacleOf(deps, deps.db, organizationId, chosen.id)) ? chosen.id : null;
}

/** The branding of a consultant that stands on documents made now, with the name that is said beside it; null where the choice does not hold. */
export async function lentBranding(deps: Deps, organizationId: string): Promise<Branding | null> {
  const lender = await lenderOf(deps, organizationId);
  const branding = lender && (await repository.storedBranding(deps.db, lender));
  return branding ? { ...branding, supportedBy: await organizationName(deps.db, lender) } : null;
}
