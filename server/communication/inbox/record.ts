import { mailGroups } from '#content/mails/account/groups.ts';
import { mailWords } from '#content/mails/mails.ts';
import { isInInbox } from '#core/communication/inbox.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { organizationsTable } from '#server/account/public.ts';
import type { Deps } from '#server/deps.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { saveInboxEntry } from './repository.ts';

const longestTitle = 1000;

/** Whether a mail is also stored in the inbox of whom it is for: one that goes to somebody's own account, and whose link holds no secret. */
export function belongsInInbox({ kind, to, values }: QueuedMail): boolean {
  return isInInbox(mailGroups[kind]) && kind !== 'invitation' && !to && !values?.noticeId;
}

/** Stores the subject of a mail and where it leads; `id` is that of its job, so that another try stores nothing anew. */
export async function saveToInbox(
  deps: Deps,
  mail: QueuedMail,
  { id, language, shown, path }: Readonly<{ id: string; language: Language; shown: Readonly<Record<string, string>>; path: string }>,
): Promise<void> {
  const { kind, userId, values = {} } = mail;
  const title = filled(mailWords[kind][language].subject, shown).slice(0, longestTitle);
  const entry = { id, organizationId: values.organizationId ?? null, kind, title, language, path, at: deps.now() };
  await saveInboxEntry(deps.db, userId, entry, organizationsTable);
}
