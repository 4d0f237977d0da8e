import { greetings, type MailWords } from '#content/mails/mail-words.ts';
import { mailFooter, unsubscribeWords } from '#content/mails/mails.ts';
import type { Language } from '#core/languages.ts';
import { filled } from '#core/placeholders.ts';
import { escaped } from '#server/markup.ts';
import type { Company } from '#server/config.ts';

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

/** A mail in one language, as plain text and as HTML that stays readable on light and dark clients. */
export function renderMail(mail: {
  words: MailWords;
  language: Language;
  values: Readonly<Record<string, string>>;
  link: string | null;
  /** Where reminders are ended; null for mails that cannot be. */
  unsubscribe: string | null;
  company: Company;
}): Rendered {
  const { language, link, unsubscribe, company, values } = mail;
  const words = filledWords(mail.words, values);
  const greeting = filled(greetings[language], values);
  const signature = [mailFooter[language], `${company.name}, ${company.address}, NIP ${company.nip}`, company.email];
  const text = [
    greeting,
    ...words.paragraphs,
    ...(link ? [`${words.action ?? ''}:\n${link}`] : []),
    ...words.closing,
    '-- ',
    ...signature,
    ...(unsubscribe ? [`${unsubscribeWords[language]}:\n${unsubscribe}`] : []),
  ].join('\n\n');
  const paragraph = (content: string): string => `<p style="margin:0 0 16px">${content}</p>`;
  const button = link
    ? `${paragraph(`<a href="${escaped(link)}" style="display:inline-block;background:#0f4c5c;color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600">${escaped(words.action ?? '')}</a>`)}${paragraph(`<a href="${escaped(link)}" style="word-break:break-all">${escaped(link)}</a>`)}`
    : '';
  const body = [greeting, ...words.paragraphs].map((line) => paragraph(escaped(line))).join('');
  const rest = words.closing.map((line) => paragraph(escaped(line))).join('');
  const leave = unsubscribe ? `<br><a href="${escaped(unsubscribe)}">${escaped(unsubscribeWords[language])}</a>` : '';
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(words.subject)}</title></head><body style="margin:0;padding:24px;font:16px/1.5 Arial,Helvetica,sans-serif"><div style="max-width:560px;margin:0 auto">${paragraph('<strong style="font-size:20px">Atesto</strong>')}${body}${button}${rest}<hr style="border:0;border-top:1px solid #8a979b"><p style="font-size:13px">${signature.map(escaped).join('<br>')}${leave}</p></div></body></html>`;
  return { subject: words.subject, text, html };
}
