import type { MailFact } from '#content/mails/assessment/facts.ts';
import type { Language } from '#core/platform/languages.ts';
import { escaped } from '#server/platform/formats/markup.ts';

/** A picture in a mail; a mail states everything without it. `width` and `height` as it is shown, in CSS pixels. */
export type MailPicture = Readonly<{ address: string; alt: string; width: number; height: number }>;

/** What a mail shows. Everything is text; nothing of it is markup yet. */
export type Shown = Readonly<{
  language: Language;
  subject: string;
  /** Where the service is, for its mark. */
  publicUrl: string;
  greeting: string;
  paragraphs: readonly string[];
  facts: readonly MailFact[];
  picture: MailPicture | null;
  button: Readonly<{ label: string; address: string }> | null;
  closing: readonly string[];
  signature: readonly string[];
  leave: Readonly<{ label: string; address: string }> | null;
}>;

const sans = "Inter,'Segoe UI',Roboto,Arial,Helvetica,sans-serif";
const serif = "'Source Serif 4',Georgia,'Times New Roman',serif";

/**
 * Colours stand inline, for programs that drop styles, in their light form; those that follow the reader's theme take the dark
 * ones from here. The names are those of the interface.
 */
const dark = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#10181b!important}
.surface{background:#172226!important;border-color:#2b393e!important}
.ink{color:#e8eeef!important}
.muted{color:#a5b4b9!important}
.line{border-color:#2b393e!important}
.brand{color:#7ccada!important}
.button{background:#7ccada!important;color:#06242c!important}
}
@media (max-width:480px){.surface{padding:24px 20px!important}.fact{display:block!important;width:auto!important;padding-bottom:0!important}.value{display:block!important;padding-top:0!important;border:0!important}}`.replaceAll(
  '\n',
  '',
);

/** Addresses in a text lead where they say. */
function linked(text: string): string {
  return escaped(text).replaceAll(
    /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g,
    (address) => `<a class="brand" href="${address}" style="color:#0f4c5c;word-break:break-all">${address}</a>`,
  );
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;color:#1d2b30">${linked(text)}</p>`;
}

function table(facts: readonly MailFact[]): string {
  if (facts.length === 0) return '';
  const cell = 'padding:10px 0;border-top:1px solid #dcdfda;text-align:left;vertical-align:top;font-size:15px;line-height:22px';
  const rows = facts.map(
    ([label, text]) =>
      `<tr><th scope="row" class="fact muted line" style="${cell};width:150px;padding-right:16px;font-weight:400;color:#55666c">${escaped(label)}</th><td class="value ink line" style="${cell};font-weight:600;color:#1d2b30;word-break:break-word">${escaped(text)}</td></tr>`,
  );
  return `<table class="line" style="width:100%;border-collapse:collapse;margin:8px 0 24px;border-bottom:1px solid #dcdfda">${rows.join('')}</table>`;
}

function pictureOf({ address, alt, width, height }: MailPicture): string {
  return `<img src="${escaped(address)}" alt="${escaped(alt)}" width="${width}" height="${height}" class="muted line" style="display:block;box-sizing:border-box;width:100%;max-width:${width}px;height:auto;margin:8px 0 24px;border:1px solid #dcdfda;border-radius:6px;font-size:14px;color:#55666c">`;
}

/** One button, with its address below for programs that show none. */
function buttonOf({ label, address }: NonNullable<Shown['button']>): string {
  const href = escaped(address);
  return `<p style="margin:24px 0 12px"><a class="button" href="${href}" style="display:inline-block;background:#0f4c5c;color:#ffffff;padding:13px 22px;border-radius:6px;text-decoration:none;font-weight:600">${escaped(label)}</a></p><p class="muted" style="margin:0 0 24px;font-size:13px;line-height:20px;color:#55666c"><a class="muted" href="${href}" style="color:#55666c;word-break:break-all">${href}</a></p>`;
}

/** The mark on a ground of its own, so that it is seen on light and dark, and the name as text. */
function head(publicUrl: string): string {
  return `<table role="presentation" style="border-collapse:collapse"><tr><td style="padding:0 10px 0 0"><img src="${escaped(publicUrl)}/mail-logo.png" alt="" width="32" height="32" style="display:block;border:0"></td><td class="ink" style="font:600 22px/32px ${serif};color:#1d2b30">Atesto</td></tr></table>`;
}

/** The HTML of a mail: one quiet page that needs no pictures, holds at 320 px, and follows the reader's theme. */
export function mailHtml(shown: Shown): string {
  const { language, subject, publicUrl, greeting, paragraphs, facts, picture, button, closing, signature, leave } = shown;
  const preview = escaped((paragraphs[0] ?? '').slice(0, 200));
  const left = leave ? `<br><a class="muted" href="${escaped(leave.address)}" style="color:#55666c">${escaped(leave.label)}</a>` : '';
  const body = [
    `<p class="ink" style="margin:0 0 16px;font-size:18px;line-height:28px;font-weight:600;color:#1d2b30">${escaped(greeting)}</p>`,
    ...paragraphs.slice(0, 1).map(paragraph),
    table(facts),
    picture ? pictureOf(picture) : '',
    ...paragraphs.slice(1).map(paragraph),
    button ? buttonOf(button) : '',
    ...closing.map(paragraph),
  ].join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>${dark}</style></head><body class="paper" style="margin:0;padding:0;background:#faf9f6"><div style="display:none;max-height:0;overflow:hidden">${preview}</div><table role="presentation" class="paper" style="width:100%;border-collapse:collapse;background:#faf9f6"><tr><td style="padding:32px 12px" align="center"><table role="presentation" style="width:100%;max-width:600px;border-collapse:separate;text-align:left;font:16px/25px ${sans}"><tr><td style="padding:0 4px 20px">${head(publicUrl)}</td></tr><tr><td class="surface" style="background:#ffffff;border:1px solid #dcdfda;border-radius:10px;padding:32px 36px 20px">${body}</td></tr><tr><td class="muted" style="padding:20px 4px 0;font-size:13px;line-height:20px;color:#55666c">${signature.map(linked).join('<br>')}${left}</td></tr></table></td></tr></table></body></html>`;
}
