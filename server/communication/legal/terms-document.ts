import { orderDocumentWords } from '#content/documents/billing/order.ts';
import { calendarDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import { dayText } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Deps } from '#server/deps.ts';
import type { RenderJob } from '#server/adapters/documents/rendering/render-job.ts';
import { bind } from '#server/adapters/documents/drawing/typography.ts';
import { blocksOf, type Block, type Run } from './blocks.ts';
import { legalText, partsOf } from './service.ts';

function boundRuns(runs: readonly Run[], language: Language): Run[] {
  return runs.map((run) => ({ ...run, text: bind(run.text, language) }));
}

function boundBlock(block: Block, language: Language): Block {
  const bound = (runs: readonly Run[]): Run[] => boundRuns(runs, language);
  if (block.kind === 'paragraph') return { ...block, runs: bound(block.runs) };
  if (block.kind === 'list') return { ...block, items: block.items.map(bound) };
  return { ...block, heads: block.heads.map(bound), rows: block.rows.map((row) => row.map(bound)) };
}

/** The terms of sale in one version and language, as they stand on the page. */
export async function termsJob(
  { config }: Pick<Deps, 'config'>,
  { language, version: wanted }: Readonly<{ language: Language; version?: string | undefined }>,
): Promise<RenderJob & { version: string }> {
  const { text, version, from } = await legalText({ config }, 'terms-of-sale', { language, version: wanted });
  const { title, lead, sections } = partsOf(text);
  const words = orderDocumentWords[language];
  const place = { path: '/terms-of-sale', publicUrl: config.publicUrl };
  const blocks = (markdown: string): Block[] => blocksOf(markdown, place).map((block) => boundBlock(block, language));
  const day = calendarDay(from);
  const dated = dayText(startOfDay(day), language);
  const about = filled(words.termsVersion, { version, date: dated });
  const data = {
    language,
    day,
    branding: null,
    kicker: words.termsKicker,
    page: words.page,
    title,
    name: config.company.name,
    about,
    headline: `${title} ${version}`,
    dated,
    lead: blocks(lead),
    sections: sections.map((section) => ({ title: bind(section.title, language), blocks: blocks(section.body) })),
  };
  return { template: 'terms', data, files: {}, standard: 'a-2a', version };
}
