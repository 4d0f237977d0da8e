import type { MailFact } from '#content/mails/assessment/facts.ts';
import { greetings, type MailWords } from '#content/mails/mail-words.ts';
import { mailFooter, unsubscribeWords } from '#content/mails/mails.ts';
import { registrationText } from '#core/platform/company-registration.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Company } from '#server/platform/config/company-settings.ts';
import { mailHtml, type MailPicture } from './design.ts';

export type Rendered = Readonly<{ subject: string; text: string; html: string }>;

function filledWords(words: MailWords, values: Readonly<Record<string, string>>): MailWords {
  const fill = (text: string): string => filled(text, values);
  return {
    ...words,
    subject: fill(words.subject),
    paragraphs: words.paragraphs.map(fill),
    closing: words.closing.map(fill),
  };
}

/** A mail in one language, as plain text and as HTML that stays readable on light and dark clients; both say everything. */
export function renderMail(mail: {
  words: MailWords;
  language: Language;
  values: Readonly<Record<string, string>>;
  facts: readonly MailFact[];
  picture: MailPicture | null;
  link: string | null;
  /** Where reminders are ended; null for mails that cannot be. */
  unsubscribe: string | null;
  company: Company;
  publicUrl: string;
}): Rendered {
  const { language, facts, picture, link, unsubscribe, company, values, publicUrl } = mail;
  const words = filledWords(mail.words, values);
  const greeting = filled(greetings[language], values);
  const signature = [
    mailFooter[language],
    `${company.name}, ${company.address}, NIP ${company.nip}`,
    registrationText(company, language),
    company.email,
  ];
  const text = [
    greeting,
    ...words.paragraphs.slice(0, 1),
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...words.paragraphs.slice(1),
    ...(link ? [`${words.action ?? ''}:\n${link}`] : []),
    ...words.closing,
    '-- ',
    ...signature,
    ...(unsubscribe ? [`${unsubscribeWords[language]}:\n${unsubscribe}`] : []),
  ].join('\n\n');
  const html = mailHtml({
    language,
    subject: words.subject,
    publicUrl,
    greeting,
    paragraphs: words.paragraphs,
    facts,
    picture,
    button: link ? { label: words.action ?? link, address: link } : null,
    closing: words.closing,
    signature,
    leave: unsubscribe ? { label: unsubscribeWords[language], address: unsubscribe } : null,
  });
  return { subject: words.subject, text, html };
}
