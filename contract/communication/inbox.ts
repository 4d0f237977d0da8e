import { z } from 'zod';
import { inboxCounted, inboxShown } from '#core/communication/inbox.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant, language, uuid } from '#contract/platform/fields.ts';

const inboxEntry = z.object({
  id: uuid,
  /** The subject of the mail about the same, and the language in which it was written. */
  title: z.string(),
  language,
  /** Where it leads. */
  path: z.string(),
  /** The organisation it is about; null where it is about none that one belongs to now. */
  organization: z.object({ id: uuid, name: z.string() }).nullable(),
  at: instant,
  read: z.boolean(),
});
export type InboxEntry = z.output<typeof inboxEntry>;

/** How many are not read; one more than what is counted stands for any more. */
const unread = z.int().max(inboxCounted + 1);

export const readInbox = endpoint({
  method: 'GET',
  path: '/api/inbox',
  access: 'signed-in',
  summary: 'What the reader was written to about, the newest first',
  output: z.object({ entries: z.array(inboxEntry), unread }),
});

export const readUnread = endpoint({
  method: 'GET',
  path: '/api/inbox/unread',
  access: 'signed-in',
  summary: 'How many entries of the inbox are not read',
  output: z.object({ unread }),
});

export const markInboxRead = endpoint({
  method: 'POST',
  path: '/api/inbox/reading',
  access: 'signed-in',
  summary: 'Marks entries of the inbox as read, or as not read',
  body: z.object({ ids: z.array(uuid).max(inboxShown, 'too_long').readonly(), read: z.boolean() }),
  output: z.object({ unread }),
});

export const inboxCalls = [readInbox, readUnread, markInboxRead] as const;
