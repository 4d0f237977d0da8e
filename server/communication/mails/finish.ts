import { finishDocuments } from '#content/mails/assessment/finish.ts';
import type { MailKind } from '#content/mails/mails.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Deps } from '#server/deps.ts';
import type { Attachment } from '#server/adapters/mail/mailer.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { issuedDocument } from '#server/certificate/public.ts';
import { reportDocument } from '#server/assessment/public.ts';

/** What many mailboxes still accept, with space for the encoding; anything larger stays behind the link. */
const largestBytes = 5_000_000;
const contentType = 'application/pdf';

type Values = Readonly<Record<string, string>>;

async function reportOf(deps: Deps, values: Values, language: Language): Promise<Attachment> {
  const { organizationId = '', assessmentId = '', edition = '1' } = values;
  const content = await reportDocument(deps, organizationId, assessmentId, { language, edition: Number(edition) });
  return { filename: `atesto-raport-${assessmentId.slice(0, 8)}-${language}.pdf`, content, contentType };
}

async function certificateOf(deps: Deps, values: Values, language: Language): Promise<Attachment | null> {
  const { organizationId = '', certificateId = '', number = '' } = values;
  const content = await issuedDocument(deps, { organizationId, id: certificateId }, language);
  return content && { filename: `${number}-${language}.pdf`, content, contentType };
}

/** The document that a mail is about; none when it is too large, not final yet, or gone together with the organisation. */
export async function finishAttachments(deps: Deps, kind: MailKind, values: Values, language: Language): Promise<Attachment[]> {
  try {
    const attachment = kind === 'report_ready' ? await reportOf(deps, values, language) : await certificateOf(deps, values, language);
    return attachment && attachment.content.length <= largestBytes ? [attachment] : [];
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return [];
    throw error;
  }
}

/** States where the document is. */
export function documentWords(attachments: readonly Attachment[], language: Language): string {
  return finishDocuments[attachments.length > 0 ? 'attached' : 'linked'][language];
}
