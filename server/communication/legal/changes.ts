import { setImmediate } from 'node:timers/promises';
import { summaryOf } from '#content/legal/editions/changes.ts';
import type { LegalChanges } from '#contract/communication/legal.ts';
import type { Language } from '#core/platform/languages.ts';
import { changedParagraphs } from '#core/platform/text/text-comparison.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { legalText, partsOf } from './service.ts';

/** A paragraph, item or row of a text as it is read, without its marks. */
function plain(line: string): string {
  return line
    .replace(/^(?:- |\|\s*)/, '')
    .replace(/\s*\|\s*$/, '')
    .replaceAll(/\s*\|\s*/g, ' · ')
    .replaceAll('**', '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\\(.)/g, '$1')
    .trim();
}

function paragraphs(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/^\|[-|\s]+$/.test(line))
    .map(plain)
    .filter((line) => line !== '');
}

type Section = Readonly<{ title: string; body: string }>;

/** The parts of a text by their place: the lead, then the sections. */
function placesOf(text: string): Section[] {
  const { title, lead, sections } = partsOf(text);
  return [{ title, body: lead }, ...sections];
}

type Wanted = Readonly<{ language: Language; version: string }>;

async function compare(deps: Pick<Deps, 'config'>, page: string, { language, version }: Wanted): Promise<LegalChanges> {
  const now = await legalText(deps, page, { language });
  if (version === now.version) throw notFound();
  const before = await legalText(deps, page, { language, version });
  const [old, current] = [placesOf(before.text), placesOf(now.text)];
  const sections: LegalChanges['sections'] = [];
  for (const [place, { title, body }] of current.entries()) {
    // A page has ten sections of up to 20 ms; others have their turn between them.
    await setImmediate();
    const changes = changedParagraphs(paragraphs(old[place]?.body ?? ''), paragraphs(body));
    if (changes.length > 0) sections.push({ title, changes });
  }
  return {
    page,
    from: { version: before.version, from: before.from },
    to: { version: now.version, from: now.from },
    summary: [...summaryOf(page, before.version, language)],
    sections,
  };
}

/** Comparisons that were made, by configuration: the texts of a process never change, and comparing long tables takes a while. */
const made = new WeakMap<Config, Map<string, LegalChanges>>();

/** What changed in a legal page since one of its earlier versions; refuses with 404 what there is not. */
export async function readLegalChanges(deps: Pick<Deps, 'config'>, page: string, wanted: Wanted): Promise<LegalChanges> {
  const own = made.get(deps.config) ?? new Map<string, LegalChanges>();
  made.set(deps.config, own);
  const key = `${page} ${wanted.version} ${wanted.language}`;
  const changes = own.get(key) ?? (await compare(deps, page, wanted));
  own.set(key, changes);
  return changes;
}
