import { guestCodeMinutes } from '#core/assessment/guests/guests.ts';
import { nameForInvited, organizationData } from '#server/account/public.ts';
import type { Deps } from '#server/deps.ts';
import { makeStaffCode } from './codes.ts';

/** What the mail with a code states, made when it is sent; null when it is not wanted any more. */
export async function valuesOfStaffCode(deps: Deps, codeId: string): Promise<Record<string, string> | null> {
  const made = await makeStaffCode(deps, codeId);
  if (!made) return null;
  const { name, nip } = await organizationData(deps.db, made.organizationId);
  const organization = await nameForInvited(deps, deps.db, { id: made.organizationId, name, nip });
  return { code: made.code, minutes: String(guestCodeMinutes), organization };
}
