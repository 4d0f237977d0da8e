import { orderDocumentWords } from '#content/documents/billing/order.ts';
import { businessDay } from '#core/platform/calendar/calendar.ts';
import { defaultLanguage, type Language } from '#core/platform/languages.ts';
import type { Deps } from '#server/deps.ts';
import type { RenderJob } from '#server/adapters/documents/rendering/render-job.ts';
import type { Attachment } from '#server/adapters/mail/mailer.ts';
import { termsJob } from './terms-document.ts';
import { withdrawalJob } from './withdrawal-document.ts';

type Drawing = Pick<Deps, 'config' | 'renderer'>;

async function attached(deps: Drawing, name: string, job: RenderJob): Promise<Attachment> {
  return { filename: `${name}.pdf`, content: await deps.renderer.render(job), contentType: 'application/pdf' };
}

async function terms(deps: Drawing, language: Language, wanted: string | undefined): Promise<Attachment> {
  const { version, ...job } = await termsJob(deps, { language, version: wanted });
  return attached(deps, `${orderDocumentWords[language].termsFile}-${version}`, job);
}

/**
 * What makes the confirmation of an order one on a durable medium (act on consumer rights, art. 21): the terms of sale in
 * the version that was agreed to, in the reader's language and in Polish, which decides; and how to leave the contract.
 */
export async function orderAttachments(
  deps: Drawing & Pick<Deps, 'now'>,
  values: Readonly<Record<string, string>>,
  language: Language,
): Promise<Attachment[]> {
  const { termsVersion, orderNumber = '', plan = '', gross = '', concluded = '', until = '' } = values;
  const order = { orderNumber, plan, gross, concluded, until };
  const withdrawal = withdrawalJob(deps, order, { language, day: businessDay(deps.now()) });
  const files: Attachment[] = [];
  for (const one of new Set<Language>([language, defaultLanguage])) files.push(await terms(deps, one, termsVersion));
  return [...files, await attached(deps, orderDocumentWords[language].withdrawalFile, withdrawal)];
}
