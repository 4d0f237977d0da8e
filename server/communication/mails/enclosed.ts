import type { MailFact } from '#content/mails/assessment/facts.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Deps } from '#server/deps.ts';
import { orderAttachments } from '#server/communication/legal/order-attachments.ts';
import { monthlyEnclosed } from '#server/communication/monthly-reports/document.ts';
import type { Attachment } from '#server/adapters/mail/mailer.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { finishAttachments } from './finish.ts';
import { pictureOf } from './picture.ts';
import {
  factsOfContradictions,
  digestItems,
  factsOfItems,
  remindedItems,
  factsOfScopeRules,
  factsOfAssigned,
  factsOfEnding,
} from '#server/assessment/public.ts';
import { proFormaAttachment, invoiceAttachment } from '#server/billing/public.ts';
import { factsOfNews } from '#server/supplier/public.ts';
import { factsOfLaw } from '#server/communication/law-changes/notices.ts';

/** What goes with a mail beside its words: files, rows of its table that are read when it is sent, and a picture. */
export type Enclosed = Readonly<{
  attachments: readonly Attachment[];
  facts: readonly MailFact[];
  picture: Awaited<ReturnType<typeof pictureOf>>;
}>;

async function attachmentsOf(deps: Deps, { kind, values = {} }: QueuedMail, language: Language): Promise<readonly Attachment[]> {
  if (kind === 'invoice_issued' || kind === 'correction_issued') return [await invoiceAttachment(deps, values, language)];
  if (kind === 'payment_received' || kind === 'payment_received_early') return orderAttachments(deps, values, language);
  if (kind === 'transfer_ordered') return proFormaAttachment(deps, values, language);
  if (kind === 'report_ready' || kind === 'certificate_issued' || kind === 'certificate_issued_later') {
    return finishAttachments(deps, kind, values, language);
  }
  return [];
}

/** Everything is drawn and read when the mail is sent, so that it shows what is true then and nothing large waits in the queue. */
export async function enclosedIn(deps: Deps, mail: QueuedMail, language: Language): Promise<Enclosed> {
  const { kind, userId, values = {} } = mail;
  if (kind === 'monthly_report') {
    const about = { userId, organizationId: values.organizationId ?? null, month: values.monthKey ?? '', language };
    return { ...(await monthlyEnclosed(deps, about)), picture: null };
  }
  if (kind === 'plan_reminder' || kind === 'plan_digest') {
    const owner = { organizationId: values.organizationId ?? '', userId };
    const items = kind === 'plan_reminder' ? await remindedItems(deps, owner) : await digestItems(deps, owner);
    return { attachments: [], facts: factsOfItems(items, language), picture: null };
  }
  if (kind === 'questions_assigned') {
    const { organizationId = '', regimeCode: regime = '' } = values;
    return { attachments: [], facts: await factsOfAssigned(deps, { organizationId, userId, regime }, language), picture: null };
  }
  if (kind === 'supplier_news') {
    const { organizationId = '', day = '' } = values;
    return { attachments: [], facts: await factsOfNews(deps, { organizationId, userId, day }, language), picture: null };
  }
  if (kind === 'evidence_ending') {
    return {
      attachments: [],
      facts: await factsOfEnding(deps, { organizationId: values.organizationId ?? '', userId }, language),
      picture: null,
    };
  }
  if (kind === 'scope_changed') {
    const about = { organizationId: values.organizationId ?? '', userId };
    return { attachments: [], facts: await factsOfScopeRules(deps, about, language), picture: null };
  }
  if (kind === 'law_changed') {
    const about = { organizationId: values.organizationId ?? '', userId, changes: values.changes ?? '' };
    return { attachments: [], facts: await factsOfLaw(deps, about, language), picture: null };
  }
  if (kind === 'answers_contradicted') {
    const about = { organizationId: values.organizationId ?? '', userId, day: values.day ?? '' };
    return { attachments: [], facts: await factsOfContradictions(deps, about, language), picture: null };
  }
  const attachments = await attachmentsOf(deps, mail, language);
  return { attachments, facts: [], picture: await pictureOf(deps, mail, language) };
}
