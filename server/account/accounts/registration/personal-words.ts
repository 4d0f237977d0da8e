import type { Db } from '#server/platform/db/db.ts';
import { ownOrganizations } from '#server/account/membership/service.ts';
import { namesOf } from '#server/account/accounts/repository.ts';

/** What everybody knows of somebody: address, names, companies. A password must be more than that. */
export async function knownOf(db: Db, userId: string): Promise<string[]> {
  const companies = await ownOrganizations(db, userId);
  return [...(await namesOf(db, userId)), ...companies.flatMap(({ name, nip }) => [name, nip])];
}
