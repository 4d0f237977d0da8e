import { orderDocumentWords, type OrderDocumentWords } from '#content/documents/billing/order.ts';
import type { CalendarDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Company } from '#server/platform/config/company-settings.ts';
import type { Deps } from '#server/deps.ts';
import type { RenderJob } from '#server/adapters/documents/rendering/render-job.ts';
import { bind } from '#server/adapters/documents/drawing/typography.ts';

/** What the document states of an order, as it is written in the mail that it goes with. */
export type OrderTexts = Readonly<Record<'orderNumber' | 'plan' | 'gross' | 'concluded' | 'until', string>>;

type Line = readonly [label: string, value: string];

function labelled(lines: readonly Line[]) {
  return lines.map(([label, value]) => ({ label, value }));
}

/** What is known of the contract; what is not is left out. */
function factsOf(words: OrderDocumentWords, order: OrderTexts) {
  const facts: readonly Line[] = [
    [words.order, order.orderNumber],
    [words.plan, order.plan],
    [words.gross, order.gross],
    [words.concluded, order.concluded],
    [words.deadline, order.until],
  ];
  return labelled(facts.filter(([, value]) => value !== ''));
}

/** The lines of the model form, in its order; what only the buyer can say is left empty. */
function linesOf({ form }: OrderDocumentWords, order: OrderTexts, company: Company) {
  return labelled([
    [form.to, `${company.name}, ${company.address}, ${company.email}`],
    [form.declaration, filled(form.subject, order)],
    [form.concluded, order.concluded],
    [form.name, ''],
    [form.address, ''],
    [form.signature, ''],
    [form.date, ''],
  ]);
}

/**
 * What a buyer must be informed of on leaving the contract of an order, and the model form (act on consumer rights, art. 12
 * and Annexes 1 and 2).
 */
export function withdrawalJob(
  { config }: Pick<Deps, 'config'>,
  order: OrderTexts,
  { language, day }: Readonly<{ language: Language; day: CalendarDay }>,
): RenderJob {
  const words = orderDocumentWords[language];
  const { company, publicUrl } = config;
  const { name, address, email, phone } = company;
  const known = { company: name, address, email, phone, page: `${publicUrl}/odstapienie` };
  const texts = (list: readonly string[]): string[] => list.map((text) => bind(filled(text, known), language));
  const data = {
    language,
    day,
    branding: null,
    kicker: words.withdrawalKicker,
    page: words.page,
    title: words.withdrawalTitle,
    name,
    about: `${words.order} ${order.orderNumber}`,
    headline: `${words.withdrawalTitle} · ${order.orderNumber}`,
    dated: order.concluded,
    facts: factsOf(words, order),
    information: words.information,
    informed: texts(words.informed),
    effects: words.effects,
    effected: texts(words.effected),
    form: { title: words.form.title, instruction: words.form.instruction, lines: linesOf(words, order, company), note: words.form.note },
  };
  return { template: 'withdrawal', data, files: {}, standard: 'a-2a' };
}
