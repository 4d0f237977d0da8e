import { factsOfMail } from '#content/mails/assessment/facts.ts';
import { mailGroups } from '#content/mails/account/groups.ts';
import { mailLanes } from '#content/mails/lanes.ts';
import { mailWords, type MailKind } from '#content/mails/mails.ts';
import { readableCode } from '#core/company/confirmation.ts';
import { momentText } from '#core/platform/text/formats.ts';
import { isOptionalMail } from '#core/account/people/mail-choice.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Deps } from '#server/deps.ts';
import { PutOff } from '#server/platform/jobs/mail-lanes.ts';
import { AddressRefused } from '#server/adapters/mail/mailer.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { forgetReply, hashOfAddress, isRefused, recordRefused } from '#server/adapters/mail/refused-addresses.ts';
import { termsMailDays } from '#server/communication/legal/notices.ts';
import { recordSending } from '#server/communication/reminders/service.ts';
import { enclosedIn, type Enclosed } from './enclosed.ts';
import { documentWords } from './finish.ts';
import { belongsInInbox, saveToInbox } from '#server/communication/inbox/record.ts';
import { awaitPace } from './send-rate.ts';
import { pathOf } from './link-paths.ts';
import { renderMail } from '#server/adapters/mail/rendering/render.ts';
import { returnPath } from './return-path.ts';
import { senderOf } from '#server/communication/mail-domain/sender.ts';
import {
  wantsMail,
  unsubscribeToken,
  userForMail,
  type Recipient,
  issueToken,
  type TokenKind,
  accessRequestToken,
  invitationToken,
} from '#server/account/public.ts';
import { noticeToken, makeCode } from '#server/company/public.ts';
import { recordRequestSent, requestToken, stopLinks } from '#server/supplier/public.ts';
import { isErasedAt } from '#server/account/public.ts';
import { guestToken, valuesOfGuestCode, valuesOfMention, valuesOfStaffCode } from '#server/assessment/public.ts';

/** Mails whose link is a secret of the account. */
const tokenKinds: Readonly<Partial<Record<MailKind, TokenKind>>> = {
  verification: 'verification',
  reset: 'reset',
  enrolment_link: 'enrolment',
  accountant_invited: 'reset',
};

async function linkOf(deps: Deps, mail: QueuedMail, token?: string): Promise<string | null> {
  const { kind, userId, values = {} } = mail;
  const path = pathOf(mail);
  if (path === null) return null;
  const address = `${deps.config.publicUrl}${path}`;
  // What names a place holds no secret.
  if (path.includes('?')) return address;
  // No server receives what follows the mark.
  if (kind === 'guest_invited' || kind === 'access_requested') return `${address}#${token ?? ''}`;
  if (token) return `${address}?token=${token}`;
  if (values.noticeId) return `${address}?token=${(await noticeToken(deps, values.noticeId)) ?? ''}`;
  const tokenKind = tokenKinds[kind];
  return tokenKind ? `${address}?token=${await issueToken(deps, tokenKind, userId)}` : address;
}

const orNothing = (token: string | null): Record<string, string> | null => (token === null ? null : { token });

/** A code, the secret of a link and days that count from now are made when it is sent; null when it is not wanted any more. */
async function codeValues(deps: Deps, mail: QueuedMail): Promise<Record<string, string> | null> {
  const { kind, values = {}, language } = mail;
  if (kind === 'terms_changed') return termsMailDays(deps, mail);
  if (kind === 'invitation') return orNothing(await invitationToken(deps, values.invitationId ?? ''));
  if (kind === 'access_requested') return orNothing(await accessRequestToken(deps, values.accessRequestId ?? ''));
  if (kind === 'guest_code') return valuesOfGuestCode(deps, values.guestCodeId ?? '');
  if (kind === 'staff_code') return valuesOfStaffCode(deps, values.staffCodeId ?? '');
  if (kind === 'guest_invited') return orNothing(await guestToken(deps, values.guestId ?? ''));
  if (kind === 'supplier_request') {
    const token = await requestToken(deps, values.requestId ?? '');
    return token === null ? null : { stopToken: token };
  }
  if (kind !== 'company_code') return {};
  const made = await makeCode(deps, { id: values.codeId ?? '', method: 'register_email' });
  return made && { code: readableCode(made.code), until: momentText(made.expiresAt, language, 'short') };
}

/** Whether a mail is still to be sent: a confirmation while it is missing, and whatever somebody may do without while they want it. */
async function isStillDue(deps: Deps, { kind, userId, values, until }: QueuedMail, user: Recipient): Promise<boolean> {
  if (kind === 'verification') return !user.emailVerified;
  if (kind === 'exit_ending') return isErasedAt(deps, values?.organizationId ?? '', until ?? '');
  const group = mailGroups[kind];
  return !isOptionalMail(group) || wantsMail(deps.db, { organizationId: values?.organizationId ?? null, userId, kind: group });
}

/** Mails that one may do without are ended by one click (RFC 8058), each kind by itself; all others cannot be. */
async function unsubscribing(deps: Deps, mail: QueuedMail): Promise<{ page: string; headers: Record<string, string> } | null> {
  const kind = mailGroups[mail.kind];
  const token = isOptionalMail(kind) ? await unsubscribeToken(deps.db, mail.userId) : null;
  if (!token) return null;
  const { publicUrl, company } = deps.config;
  const about = mail.values?.organizationId;
  const query = new URLSearchParams({ token, kind, ...(about ? { organization: about } : {}) }).toString();
  return {
    page: `${publicUrl}/unsubscribe?${query}`,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/unsubscribe?${query}>, <mailto:${company.email}?subject=unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Requests to suppliers are ended by one click too, for whoever reads that mailbox, without an account and for good. */
function stopping(deps: Deps, token: string): { page: string; headers: Record<string, string> } {
  const { page, call } = stopLinks(deps.config.publicUrl, token);
  return { page, headers: { 'List-Unsubscribe': `<${call}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
}

/** Mails that are nothing without the rows of their table. */
function needsFacts(kind: MailKind): boolean {
  return (
    kind === 'questions_assigned' ||
    kind === 'supplier_news' ||
    kind === 'evidence_ending' ||
    kind === 'scope_changed' ||
    kind === 'law_changed' ||
    kind === 'answers_contradicted'
  );
}

/** What a mail is nothing without, read from its tables: values of a mention, rows of what is listed. Null where it was withdrawn before it was sent. */
async function readBefore(
  deps: Deps,
  mail: QueuedMail,
  language: Language,
): Promise<Readonly<{ values: Readonly<Record<string, string>>; enclosed: Enclosed | null }> | null> {
  const { kind, userId } = mail;
  if (kind === 'mentioned') {
    const { organizationId = '', questionId = '', since = '' } = mail.values ?? {};
    const values = await valuesOfMention(deps, { organizationId, userId, questionId, since }, mail.language);
    return values && { values, enclosed: null };
  }
  if (!needsFacts(kind)) return { values: {}, enclosed: null };
  const enclosed = await enclosedIn(deps, mail, language);
  return enclosed.facts.length === 0 ? null : { values: {}, enclosed };
}

/** The name of the picture inside a mail. */
const pictureId = 'document@atesto';

/** What became of a mail, as it is stored with what it reminds of; null when it was sent. */
const notWanted = 'not wanted any more';
const noMailbox = 'the mail server refuses this address';

/** Sends it, or does not where it is not due any more or the address refuses mails; returns why not. */
async function sendNow(deps: Deps, mail: QueuedMail, id: string): Promise<string | null> {
  const { kind, userId, values = {}, until } = mail;
  if (until !== undefined && deps.now() >= new Date(until)) return notWanted;
  const user = await userForMail(deps.db, userId);
  // Values were written in the language of their time; only mails without any follow a later change.
  const language = mail.values ? mail.language : (user?.language ?? mail.language);
  const read = await readBefore(deps, mail, language);
  if (!read) return notWanted;
  // Also where somebody wants no such mail, or cannot be reached.
  if (user && belongsInInbox(mail)) {
    await saveToInbox(deps, mail, { id, language, shown: { ...values, ...read.values }, path: pathOf(mail) ?? '/' });
  }
  if (user && !(await isStillDue(deps, mail, user))) return notWanted;
  const to = mail.to ?? user ?? mail.recipient;
  if (!to) return notWanted;
  const urgent = mailLanes[kind] === 'now';
  // What somebody waits for is tried all the same: they may have put it right.
  if (!urgent && (await isRefused(deps.db, to.email, deps.now()))) return noMailbox;
  await awaitPace(deps, to.email, { urgent, moment: mail.moment });
  const code = await codeValues(deps, mail);
  if (!code) return notWanted;
  const link = await linkOf(deps, mail, code.token);
  const unsubscribeLinks = code.stopToken ? stopping(deps, code.stopToken) : await unsubscribing(deps, mail);
  const {
    company,
    publicUrl,
    mail: { bounces },
  } = deps.config;
  const { attachments, picture, facts } = read.enclosed ?? (await enclosedIn(deps, mail, language));
  const shownValues = { ...values, ...read.values, ...code, document: documentWords(attachments, language), name: to.firstName, publicUrl };
  const rendered = renderMail({
    words: mailWords[kind][language],
    language,
    values: shownValues,
    facts: [...factsOfMail(kind, language, shownValues), ...facts],
    picture: picture && { ...picture, address: `cid:${pictureId}` },
    publicUrl,
    link,
    unsubscribe: unsubscribeLinks?.page ?? null,
    company,
  });
  const host = new URL(publicUrl).hostname;
  const sending = deps.mailer.send({
    to: { name: `${to.firstName} ${to.lastName}`.trim(), address: to.email },
    ...rendered,
    messageId: `<${id}@${host}>`,
    sender: await senderOf(deps, mail),
    returnPath: bounces ? returnPath(bounces, to.email, deps.now()) : undefined,
    urgent,
    headers: unsubscribeLinks?.headers ?? {},
    attachments,
    pictures: picture ? [{ id: pictureId, content: picture.content, contentType: 'image/png' }] : [],
  });
  try {
    await sending;
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    await recordRefused(deps.db, hashOfAddress(to.email), { status: error.status, at: deps.now(), byNotice: false });
    deps.log.warn({ kind, status: error.status }, 'address refused for good');
    return noMailbox;
  }
  if (urgent) await forgetReply(deps.db, to.email);
  return null;
}

/** Sends a queued mail, or does not where nobody would get it. Its link is made now; the id of the job is its Message-ID, so that a repetition can be recognised. */
export async function sendMail(deps: Deps, mail: QueuedMail, id: string): Promise<void> {
  try {
    const unsent = await sendNow(deps, mail, id);
    if (mail.notificationId) await recordSending(deps, mail.notificationId, unsent);
    if (unsent === null && mail.kind === 'supplier_request') await recordRequestSent(deps, mail.values?.requestId ?? '');
  } catch (error) {
    if (mail.notificationId && !(error instanceof PutOff)) await recordSending(deps, mail.notificationId, String(error));
    throw error;
  }
}
