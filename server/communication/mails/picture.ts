import { mailPictures, type PicturedMail } from '#content/mails/pictures.ts';
import type { MailKind } from '#content/mails/mails.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { pagePicture, type PagePicture } from '#server/adapters/documents/drawing/first-page.ts';
import { drawnCover } from '#server/assessment/public.ts';
import { drawnInvoice } from '#server/billing/public.ts';
import { issuedPicture } from '#server/certificate/public.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

type Values = Readonly<Record<string, string>>;

/** Draws the first page of the document that a mail is about; null where there is none any more. */
type Drawn = (deps: Deps, values: Values, language: Language) => Promise<Buffer | null>;

const certificatePage: Drawn = async (deps, { organizationId = '', certificateId = '' }, language) =>
  certificateId ? issuedPicture(deps, { organizationId, id: certificateId }, language) : null;

const firstPages: Readonly<Record<PicturedMail, Drawn>> = {
  certificate_issued: certificatePage,
  certificate_issued_later: certificatePage,
  report_ready: (deps, { organizationId = '', assessmentId = '', edition = '1' }, language) =>
    drawnCover(deps, organizationId, assessmentId, { language, edition: Number(edition) }),
  invoice_issued: drawnInvoice,
  correction_issued: drawnInvoice,
};

function isPictured(kind: MailKind): kind is PicturedMail {
  return kind in firstPages;
}

/** The first page of the document that a mail is about, and what it states that it is; a mail goes without it rather than not at all. */
export async function pictureOf(
  deps: Deps,
  { kind, values = {} }: Readonly<{ kind: MailKind; values?: Values | undefined }>,
  language: Language,
): Promise<(PagePicture & Readonly<{ alt: string }>) | null> {
  if (!isPictured(kind)) return null;
  try {
    const drawn = await firstPages[kind](deps, values, language);
    if (!drawn) return null;
    const picture = await pagePicture(drawn);
    if (!picture) deps.log.warn({ kind }, 'a mail goes without its picture: no quality makes it small enough');
    return picture && { ...picture, alt: filled(mailPictures[kind][language], values) };
  } catch (error) {
    if (!(error instanceof AppError && error.status === 404)) deps.log.warn({ err: error, kind }, 'a mail goes without its picture');
    return null;
  }
}
