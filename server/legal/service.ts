import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Marked } from 'marked';
import { legalPages, legalVersions, type LegalPage } from '#content/legal/versions.ts';
import type { LegalDocument } from '#contract/legal.ts';
import type { Language } from '#core/languages.ts';
import { filled } from '#core/placeholders.ts';
import type { Config } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/refusal.ts';

const folder = join(import.meta.dirname, '..', '..', 'content', 'legal');
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

/** Takes a text apart: `# title`, the lead, then `## sections`. */
export function parseLegal(text: string): Pick<LegalDocument, 'title' | 'lead' | 'sections'> {
  const [head = '', ...parts] = text.split(/^## /m);
  const [first = '', ...lead] = head.split('\n');
  return {
    title: first.replace(/^# /, '').trim(),
    lead: html(lead.join('\n')),
    sections: parts.map((part) => {
      const [title = '', ...body] = part.split('\n');
      return { title: title.trim(), html: html(body.join('\n')) };
    }),
  };
}

/** A legal page in one language; without a version the one that applies. */
export async function readLegal(
  deps: Pick<Deps, 'config'>,
  page: string,
  { language, version }: { language: Language; version?: string | undefined },
): Promise<LegalDocument> {
  if (!isLegalPage(page)) throw notFound();
  const versions = legalVersions[page];
  const wanted = version === undefined ? versions[0] : versions.find((one) => one.version === version);
  if (!wanted) throw notFound();
  const name = wanted === versions[0] ? `${page}.${language}.md` : `archive/${page}.${wanted.version}.${language}.md`;
  const text = await readFile(join(folder, name), 'utf8');
  return { page, ...parseLegal(filled(text, literal(valuesOf(deps.config)))), ...wanted, versions: [...versions] };
}
