import { codeLetterWords } from '#content/documents/certificate/code-letter.ts';
import { businessDay } from '#core/platform/calendar/calendar.ts';
import { readableCode } from '#core/company/confirmation.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Deps } from '#server/deps.ts';
import type { RenderJob } from './rendering/render-job.ts';
import { bind, oneLine } from './drawing/typography.ts';

export type CodeLetter = Readonly<{
  company: Readonly<{ name: string; address: string; postalCode: string; city: string }>;
  nip: string;
  code: string;
  printedAt: Date;
  expiresAt: Date;
}>;

const language = 'pl';

export function codeLetterJob({ config }: Pick<Deps, 'config'>, letter: CodeLetter, standard: RenderJob['standard'] = 'a-2a'): RenderJob {
  const { name, address, postalCode, city } = letter.company;
  const { company: operator, publicUrl } = config;
  const known = {
    company: oneLine(name),
    nip: letter.nip,
    page: `${publicUrl}/potwierdzenie-firmy`,
    until: dayText(letter.expiresAt, language),
    email: operator.email,
    date: dayText(letter.printedAt, language),
  };
  const fill = (text: string): string => bind(filled(text, known), language);
  const words = codeLetterWords;
  const data = {
    day: businessDay(letter.printedAt),
    title: words.title,
    name: known.company,
    sender: [operator.name, operator.address],
    recipient: [known.company, oneLine(address), `${postalCode} ${city}`],
    dated: fill(words.dated),
    subject: fill(words.subject),
    greeting: words.greeting,
    paragraphs: words.paragraphs.map(fill),
    codeLabel: words.code,
    code: readableCode(letter.code),
    closing: words.closing.map(fill),
  };
  return { template: 'code-letter', data, files: {}, standard };
}

/** The letter with a code to the seat of a company, for an envelope with a window. */
export function codeLetterPdf(deps: Pick<Deps, 'config' | 'renderer'>, letter: CodeLetter): Promise<Buffer> {
  return deps.renderer.render(codeLetterJob(deps, letter));
}
