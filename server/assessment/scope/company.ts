import type { ScopeCompany } from '#contract/assessment/scope/scope-company.ts';
import { kindsOfCode } from '#core/assessment/scope/kinds/pkd-suggestions.ts';
import type { RegisteredActivities } from '#server/adapters/registers/company-register.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import type { Principal } from '#server/platform/security/principal.ts';

const dayMillis = 86_400_000;
const mostRemembered = 10_000;
/** Each look-up is up to four calls of the register, which allows a key 120 in a minute. */
export const scopeLookUpsPerMinute = 15;
const byAddress = { name: 'scope_nip', points: scopeLookUpsPerMinute, seconds: 60 };
const remembered = new Map<string, { found: RegisteredActivities | null; until: number }>();

/** The entry of a NIP, remembered for a day where it is whole; refuses with 503 when the register cannot answer. */
async function fetchActivities(deps: Deps, nip: string): Promise<RegisteredActivities | null> {
  const known = remembered.get(nip);
  const now = deps.now().getTime();
  if (known && now < known.until) return known.found;
  try {
    const found = await deps.companyRegister.activities(nip);
    if (found && found.codes === null) return found;
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(nip, { found, until: now + dayMillis });
    return found;
  } catch (error) {
    deps.log.warn({ err: error }, 'the company register did not answer');
    throw new AppError(503, 'register_unavailable', { retryAfterSeconds: 30 });
  }
}

/** A person in business has its seat here; a unit may be the branch of a company of another state. */
function seatOf({ legalForm, soleTrader }: RegisteredActivities): 'poland' | 'branch' | null {
  if (soleTrader) return 'poland';
  if (legalForm === null) return null;
  return /ODDZIA\S* .*ZAGRANICZN/i.test(legalForm) ? 'branch' : 'poland';
}

/** What the register reports of a company, as far as the scope check begins with it. */
export async function findCompany(deps: Deps, caller: Principal<'anyone'>, nip: string): Promise<ScopeCompany> {
  await countOrRefuse(deps, byAddress, caller.origin.ipAddress);
  const found = await fetchActivities(deps, nip);
  if (!found) return { state: 'unknown', company: null, codes: null };
  const { name, city, legalForm, soleTrader, active, codes } = found;
  return {
    state: active ? 'active' : 'ended',
    company: { name, city, legalForm, soleTrader, seat: seatOf(found) },
    codes: codes && codes.map((one) => ({ ...one, kinds: [...kindsOfCode(one)] })),
  };
}
