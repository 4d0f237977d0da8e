import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Marked } from 'marked';
import { registerTables } from '#content/legal/register-tables.ts';
import { legalPages, legalVersions, type LegalPage, type LegalVersion } from '#content/legal/editions/versions.ts';
import type { LegalDocument } from '#contract/communication/legal.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Deps } from '#server/deps.ts';
import { bind } from '#server/adapters/documents/drawing/typography.ts';
import { notFound } from '#server/platform/errors/app-error.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'content', 'legal');
const marked = new Marked({ gfm: true, async: false });

function isLegalPage(page: string): page is LegalPage {
  return (legalPages as readonly string[]).includes(page);
}

/** What fills the places of the texts: the operator and its suppliers, from the configuration. */
function valuesOf({ company, providers, publicUrl }: Config): Record<string, string> {
  return {
    companyName: company.name,
    companyAddress: company.address,
    companyNip: company.nip,
    companyRegon: company.regon,
    companyKrs: company.krs,
    supportEmail: company.email,
    supportPhone: company.phone,
    publicUrl,
    paymentProvider: providers.payments,
    mailProvider: providers.mail,
    hostingProvider: providers.hosting,
    accountingOffice: providers.accounting,
  };
}

/** A configured value is text, whatever characters it has. */
function literal(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replace(/[\\`*_[\]<>|]/g, '\\$&')]));
}

function html(markdown: string): string {
  return (marked.parse(markdown) as string)
    .replaceAll('<table>', '<div class="scroller" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

type Parts = Readonly<{ title: string; lead: string; sections: readonly Readonly<{ title: string; body: string }>[] }>;

/** Parses a text: `# title`, the lead, then `## sections`. */
export function partsOf(text: string): Parts {
  const [head = '', ...parts] = text.split(/^## /m);
  const [first = '', ...lead] = head.split('\n');
  return {
    title: first.replace(/^# /, '').trim(),
    lead: lead.join('\n'),
    sections: parts.map((part) => {
      const [title = '', ...body] = part.split('\n');
      return { title: title.trim(), body: body.join('\n') };
    }),
  };
}

export function parseLegal(text: string): Pick<LegalDocument, 'title' | 'lead' | 'sections'> {
  const { title, lead, sections } = partsOf(text);
  return { title, lead: html(lead), sections: sections.map((section) => ({ title: section.title, html: html(section.body) })) };
}

/** What fills a page: the operator, and the tables made from the register of functions. */
function fillings(config: Config, language: Language): Record<string, string> {
  const values = literal(valuesOf(config));
  const tables = Object.entries(registerTables(language)).map(([name, table]) => [name, bind(filled(table, values), language)] as const);
  return { ...values, ...Object.fromEntries(tables) };
}

type Wanted = Readonly<{ language: Language; version?: string | undefined }>;

/** The text of a legal page with its places filled, without a version the one that applies; refuses with 404 what there is not. */
export async function legalText(deps: Pick<Deps, 'config'>, page: string, wanted: Wanted): Promise<LegalVersion & { text: string }> {
  if (!isLegalPage(page)) throw notFound();
  const { language, version } = wanted;
  const versions = legalVersions[page];
  const found = version === undefined ? versions[0] : versions.find((one) => one.version === version);
  if (!found) throw notFound();
  const name = found === versions[0] ? `${page}.${language}.md` : `archive/${page}.${found.version}.${language}.md`;
  return { ...found, text: filled(await readFile(join(folder, name), 'utf8'), fillings(deps.config, language)) };
}

/** A legal page in one language. */
export async function readLegal(deps: Pick<Deps, 'config'>, page: string, wanted: Wanted): Promise<LegalDocument> {
  const { text, version, from } = await legalText(deps, page, wanted);
  return { page, ...parseLegal(text), version, from, versions: isLegalPage(page) ? [...legalVersions[page]] : [] };
}
