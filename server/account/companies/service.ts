import type { Deps } from '#server/deps.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { RegisteredCompany } from '#server/adapters/registers/company-register.ts';
import type { Principal } from '#server/platform/security/principal.ts';

const dayMillis = 86_400_000;
/** Look-ups of one address: half of what the register allows a key in a minute. */
export const lookupsPerMinute = 60;
const mostRemembered = 10_000;

const byAddress = { name: 'nip', points: lookupsPerMinute, seconds: 60 };
const remembered = new Map<string, { company: RegisteredCompany | null; until: number }>();

/** A company by its NIP, remembered for a day; refuses with 503 when the register cannot answer. */
export async function findRegistered(deps: Deps, nip: string): Promise<RegisteredCompany | null> {
  const known = remembered.get(nip);
  const now = deps.now().getTime();
  if (known && now < known.until) return known.company;
  try {
    const company = await deps.companyRegister.find(nip);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(nip, { company, until: now + dayMillis });
    return company;
  } catch (error) {
    deps.log.warn({ err: error }, 'the company register did not answer');
    throw new AppError(503, 'register_unavailable', { retryAfterSeconds: 30 });
  }
}

export type LookUp = Readonly<{
  valid: boolean;
  reason: 'not_found' | 'deregistered' | null;
  data: Omit<RegisteredCompany, 'active'> | null;
}>;

/** What the register reports about a NIP; a company that ended is named but not valid. */
export async function verifyNip(deps: Deps, caller: Principal<'anyone'>, nip: string): Promise<LookUp> {
  await countOrRefuse(deps, byAddress, caller.origin.ipAddress);
  const company = await findRegistered(deps, nip);
  if (!company) return { valid: false, reason: 'not_found', data: null };
  const { active, ...data } = company;
  return { valid: active, reason: active ? null : 'deregistered', data };
}
