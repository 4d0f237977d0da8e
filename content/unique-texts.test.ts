import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Texts that stand in several files although they read the same, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  'Certyfikat samooceny': 'title of the document, and a step on the landing page',
  'Data wystawienia': 'of an invoice, as the VAT act says it, and of a certificate: other languages tell them apart',
  'Date of issue': 'of an invoice and of a certificate',
  'Valable jusqu’au': 'a line of a certificate and a column of a table',
  'Abgeschlossen am': 'of one assessment and of a column: other languages tell them apart',
  'Zwrot płatności': 'in a file for KSeF, which is Polish only',
  'Numer zamówienia': 'in a file for KSeF, which is Polish only',
  'Droga do progu': 'a heading of the report, and a sentence about it on the landing page',
  'Regulamin sprzedaży': 'a consent is kept as it was read, whatever the footer says later',
  'Ustaw nowe hasło': 'a link in a mail and the title of the page it leads to',
};

const longEnough = 12;
/** Citations of law repeat themselves. */
const citation = /^art\. \d/;
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

function unescaped(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).replace(/\\(.)/g, '$1');
}

function valuesOf(words: unknown): string[] {
  return typeof words === 'string' ? [words] : Object.values(words as object).flatMap(valuesOf);
}

/** What a file states in its own letters: the values of the Polish words, the literals of a module. */
function textsIn(file: string): string[] {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  if (file.endsWith('.json')) return valuesOf(JSON.parse(source));
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(literal)].map((match) => unescaped(match[1] ?? match[2] ?? match[3] ?? ''));
}

/** A term stands there because it is stated elsewhere, and a template is a document of its own with its own headings. */
const excluded = [join('glossary', ''), join('templates', '')];

it('a text stands in one file only, so that nobody mends half of it', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file === join('interface', 'pl.json') ||
      (file.endsWith('.ts') && !file.endsWith('.test.ts') && !excluded.some((folder) => file.startsWith(folder))),
  );
  const places = new Map<string, Set<string>>();
  for (const file of files) {
    for (const found of textsIn(file)) {
      const text = found.replaceAll('\u00a0', ' ').trim();
      if (text.length > longEnough && /\s|[ąćęłńóśźż]/i.test(text) && !citation.test(text))
        places.set(text, (places.get(text) ?? new Set()).add(file));
    }
  }
  const twice = [...places].filter(([text, found]) => found.size > 1 && !(text in allowed));
  expect(twice.map(([text, found]) => `${text} (${[...found].join(', ')})`)).toEqual([]);
  expect(Object.keys(allowed).filter((text) => (places.get(text)?.size ?? 0) < 2)).toEqual([]);
});
