import type { OutputOf } from '#contract/platform/endpoint.ts';
import type { InboxEntry, readInbox as readCall } from '#contract/communication/inbox.ts';
import { ownOrganizations } from '#server/account/public.ts';
import type { Deps } from '#server/deps.ts';
import type { Account } from '#server/platform/security/principal.ts';
import * as repository from './repository.ts';

type Reader = Pick<Account, 'userId'>;

/** The names of the organisations that somebody belongs to now, by id. */
async function ownNames({ db }: Deps, userId: string): Promise<Map<string, string>> {
  return new Map((await ownOrganizations(db, userId)).map(({ id, name }) => [id, name]));
}

/** What somebody was written to about; of organisations that they left nothing. */
export async function readInbox(deps: Deps, { userId }: Reader): Promise<OutputOf<typeof readCall>> {
  const names = await ownNames(deps, userId);
  const rows = await repository.entriesOf(deps.db, userId, [...names.keys()]);
  const entries = rows.map(({ id, title, language, path, organizationId, at, readAt }): InboxEntry => {
    const name = organizationId === null ? undefined : names.get(organizationId);
    const organization = organizationId !== null && name !== undefined ? { id: organizationId, name } : null;
    return { id, title, language, path, organization, at: at.toISOString(), read: readAt !== null };
  });
  return { entries, unread: entries.filter(({ read }) => !read).length };
}

export async function readUnread(deps: Deps, { userId }: Reader): Promise<{ unread: number }> {
  const names = await ownNames(deps, userId);
  return { unread: await repository.unreadOf(deps.db, userId, [...names.keys()]) };
}

/** Marks own entries; ids that are not one's own are as none. */
export async function markRead(
  deps: Deps,
  reader: Reader,
  { ids, read }: Readonly<{ ids: readonly string[]; read: boolean }>,
): Promise<{ unread: number }> {
  await repository.markEntries(deps.db, reader.userId, ids, read ? deps.now() : null);
  return readUnread(deps, reader);
}
