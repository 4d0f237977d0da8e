import type { MailKind } from '#content/mails/mails.ts';
import { userForMail, type Recipient } from '#server/accounts/service.ts';
import { issueToken } from '#server/accounts/tokens.ts';
import type { Deps } from '#server/deps.ts';
import type { OwedMail } from './queue.ts';
import { renderMail } from './render.ts';

const linkPaths: Readonly<Partial<Record<MailKind, string>>> = { verification: '/verify-email', reset: '/reset-password' };

async function linkOf(deps: Deps, kind: MailKind, userId: string): Promise<string | null> {
  const path = linkPaths[kind];
  if (!path || (kind !== 'verification' && kind !== 'reset')) return null;
  return `${deps.config.publicUrl}${path}?token=${await issueToken(deps, kind, userId)}`;
}

function isStillOwed(kind: MailKind, user: Recipient): boolean {
  return kind !== 'verification' || !user.emailVerified;
}

/** Sends an owed mail. Its link is made now; the id of the job is its Message-ID, so that a repetition can be recognised. */
export async function sendMail(deps: Deps, mail: OwedMail, id: string): Promise<void> {
  const { kind, userId, values = {} } = mail;
  const user = await userForMail(deps.db, userId);
  if (user ? !isStillOwed(kind, user) : !mail.recipient) return;
  const { email, firstName, lastName } = user ?? mail.recipient!;
  const language = user?.language ?? mail.language;
  const link = await linkOf(deps, kind, userId);
  const rendered = renderMail({ kind, language, values: { ...values, name: firstName }, link, company: deps.config.company });
  const host = new URL(deps.config.publicUrl).hostname;
  await deps.mailer.send({
    to: { name: `${firstName} ${lastName}`, address: email },
    ...rendered,
    messageId: `<${id}@${host}>`,
  });
}
