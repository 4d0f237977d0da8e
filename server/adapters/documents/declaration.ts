import { declarationWords } from '#content/documents/certificate/declaration.ts';
import { businessDay } from '#core/platform/calendar/calendar.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Deps } from '#server/deps.ts';
import type { RenderJob } from './rendering/render-job.ts';
import { bind, oneLine } from './drawing/typography.ts';

export type Declaration = Readonly<{
  company: Readonly<{ name: string; address: string; postalCode: string; city: string }>;
  nip: string;
  /** E-mail address of the person who requested it, so that whoever signs sees for whom. */
  account: string;
  /** Tells one declaration from every other. */
  number: string;
  issuedAt: Date;
  expiresAt: Date;
}>;

const language = 'pl';

export function declarationJob(
  { config }: Pick<Deps, 'config'>,
  declaration: Declaration,
  standard: RenderJob['standard'] = 'a-2a',
): RenderJob {
  const { company, nip, number } = declaration;
  const { company: operator, publicUrl } = config;
  const known = { company: oneLine(company.name), nip, address: publicUrl, email: operator.email };
  const fill = (text: string): string => bind(filled(text, known), language);
  const { facts, title, subject, paragraphs, place, footer } = declarationWords;
  const rows = [
    [facts.company, known.company],
    [facts.nip, nip],
    [facts.account, oneLine(declaration.account)],
    [facts.seat, `${oneLine(company.address)}, ${company.postalCode} ${oneLine(company.city)}`],
    [facts.number, number],
    [facts.issued, dayText(declaration.issuedAt, language)],
    [facts.until, dayText(declaration.expiresAt, language)],
  ];
  const data = {
    day: businessDay(declaration.issuedAt),
    title,
    name: known.company,
    operator: operator.name,
    subject: fill(subject),
    facts: rows,
    paragraphs: paragraphs.map(fill),
    place: bind(place, language),
    footer: fill(footer),
  };
  return { template: 'declaration', data, files: {}, standard };
}

/** The declaration that a company signs. Nothing in it may stand in the lowest 200 points: a visible signature may. */
export function declarationPdf(deps: Pick<Deps, 'config' | 'renderer'>, declaration: Declaration): Promise<Buffer> {
  return deps.renderer.render(declarationJob(deps, declaration));
}
