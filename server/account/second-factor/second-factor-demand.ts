import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { setSecondFactorDemand } from '#server/account/companies/organization.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

type Demand = Readonly<{ demanded: boolean }>;

export function readDemand({ account }: Principal<'reader'>): Demand {
  return { demanded: account.demandsSecondFactor };
}

/** Whoever demands a second factor of others has passed one: nobody locks themselves out. */
export async function demandSecondFactor(deps: Deps, caller: Principal<'owner'>, { demanded }: Demand): Promise<Demand> {
  const { account } = caller;
  const { id } = account.organization;
  if (demanded && !account.secondFactor) throw new AppError(403, 'second_factor_required');
  await deps.db.transaction(async (tx) => {
    if (!(await setSecondFactorDemand(tx, id, demanded, deps.now()))) return;
    const action = demanded ? 'organization.second_factor_demanded' : 'organization.second_factor_released';
    await record(deps, tx, caller, { action, id });
  });
  return { demanded };
}
