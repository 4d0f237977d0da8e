import { z } from 'zod';
import { lengths } from '#core/platform/limits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant, text, uuid } from '#contract/platform/fields.ts';

const person = z.object({ id: uuid, name: z.string() });

/** What became of a discussion or a message, and by whom; null when that account is gone. */
const done = z.object({ by: z.string().nullable(), at: instant });

const message = z.object({
  id: uuid,
  /** Id of the person, as in `people`; null when the account is gone. */
  authorId: uuid.nullable(),
  mine: z.boolean(),
  /** Plain text; somebody who is named stands in it as `@[id]`. Empty once it is removed. */
  text: z.string(),
  createdAt: instant,
  editedAt: instant.nullable(),
  removed: done.nullable(),
});
export type DiscussionMessage = z.output<typeof message>;

const thread = z.object({
  questionId: z.string(),
  /** When this was read, by the clock of the service. */
  readAt: instant,
  resolved: done.nullable(),
  /** The oldest first. */
  messages: z.array(message),
  /** Everybody who wrote or is named in it and has an account; not present are those who left the organisation. */
  people: z.array(person.extend({ present: z.boolean() })),
  /** Who may be named: everybody who works in the organisation. */
  members: z.array(person),
  /** The reader, who is not written to. */
  me: uuid,
  mayWrite: z.boolean(),
  /** Whether the reader may remove what others wrote. */
  mayRemove: z.boolean(),
});
export type Discussion = z.output<typeof thread>;

export const listDiscussions = endpoint({
  method: 'GET',
  path: '/api/discussions',
  access: 'reader',
  summary: 'Questions with a discussion: how many messages, whether it is resolved, and whether it names the reader unread',
  output: z.array(z.object({ questionId: z.string(), messages: z.int(), resolved: z.boolean(), unread: z.boolean() })),
});

const params = z.object({ questionId: text(lengths.questionId) });
const messageParams = params.extend({ id: uuid });

export const readDiscussion = endpoint({
  method: 'GET',
  path: '/api/discussions/:questionId',
  access: 'reader',
  summary: 'The discussion at a question; reading it marks nothing as read',
  params,
  output: thread,
});

export const writeMessage = endpoint({
  method: 'POST',
  path: '/api/discussions/:questionId',
  access: 'consultant',
  summary: 'Write a message; with an id that is there already nothing is added. A discussion that was resolved is open again',
  params,
  /** `id` is made by whoever writes, so that a repetition adds nothing. `text` names people as `@[id]`. */
  body: z.object({ id: uuid, text: text(lengths.discussionMessage) }),
  output: thread,
});

export const editMessage = endpoint({
  method: 'PATCH',
  path: '/api/discussions/:questionId/messages/:id',
  access: 'consultant',
  summary: 'Change the text of an own message',
  params: messageParams,
  body: z.object({ text: text(lengths.discussionMessage) }),
  output: thread,
});

export const removeMessage = endpoint({
  method: 'DELETE',
  path: '/api/discussions/:questionId/messages/:id',
  access: 'consultant',
  summary: 'Remove an own message, or as an owner anybody’s; that it was removed stays',
  params: messageParams,
  output: thread,
});

export const resolveDiscussion = endpoint({
  method: 'PUT',
  path: '/api/discussions/:questionId/resolved',
  access: 'consultant',
  summary: 'Mark a discussion as resolved, or open it again',
  params,
  body: z.object({ resolved: z.boolean('invalid') }),
  output: thread,
});

export const markDiscussionRead = endpoint({
  method: 'PUT',
  path: '/api/discussions/:questionId/read',
  access: 'reader',
  summary: 'Say that the reader has seen where they are named in a discussion, as it was at an instant',
  params,
  body: z.object({ asOf: instant }),
  output: z.object({ ok: z.literal(true) }),
});

export const discussionCalls = [
  listDiscussions,
  readDiscussion,
  writeMessage,
  editMessage,
  removeMessage,
  resolveDiscussion,
  markDiscussionRead,
] as const;
