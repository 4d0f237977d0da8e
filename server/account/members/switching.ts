import type { OwnOrganization } from '#contract/account/members.ts';
import { turnSession } from '#server/account/sessions/sessions.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { ownOrganizations } from '#server/account/membership/service.ts';

/** Turns the caller's session to another organisation that they belong to; any other is not there. */
export async function switchOrganization(
  deps: Deps,
  { account, session }: Principal<'signed-in'>,
  wanted: string,
): Promise<OwnOrganization> {
  const found = (await ownOrganizations(deps.db, account.userId)).find(({ id }) => id === wanted);
  if (!found) throw notFound();
  if (session.token) await turnSession(deps.db, session.token, found.id);
  return found;
}
