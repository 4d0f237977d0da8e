import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '#core/platform/languages.ts';
import { stored } from './stored.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const entries = Object.values(stored);
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Files that can run in a browser or set its cookies. */
const sources = globSync(
  ['client/**/*.{ts,tsx,js,html}', 'proof/**/*.ts', 'core/**/*.ts', 'server/**/*.ts', 'content/labels/verify-tool.ts'],
  {
    cwd: root,
  },
).filter((path) => !/\.test(-d)?\.tsx?$/.test(path));

const touches =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|caches)\b|document\.cookie|\.setCookie\(|['"]set-cookie['"]\s*[,\]]/;

/** The rows of the table in section 4 of the cookie policy: the names of the first column and the words of the last. */
function tableIn(language: Language): { names: string[]; kind: string }[] {
  const text = textOf(`content/legal/cookie-policy.${language}.md`);
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('|--'));
  return rows.slice(1).map((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    return { names: (cells[1] ?? '').match(/__Host-\w+|atesto\.answers\.|[a-zA-Z]+[\w.-]*[a-zA-Z]/g) ?? [], kind: cells[5] ?? '' };
  });
}

const kindWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  pl: { essential: 'Niezbędny', preference: 'Funkcjonalny na żądanie', consent: 'Za zgodą' },
  en: { essential: 'Essential', preference: 'Functional on request', consent: 'With consent' },
  de: { essential: 'Notwendig', preference: 'Funktional auf Verlangen', consent: 'Mit Einwilligung' },
  fr: { essential: 'Nécessaire', preference: 'Fonctionnelle sur demande', consent: 'Avec consentement' },
};

describe('what is written into a browser', () => {
  it('is written by these files and no others', () => {
    expect(sources.filter((path) => touches.test(textOf(path))).toSorted()).toEqual([
      'client/assessment/assessments/saving/use-answer-saver.ts',
      'client/assessment/assessments/trial/trial-answers.ts',
      'client/assessment/guests/answering/guest-question.tsx',
      'client/assessment/guests/answering/guest-token.ts',
      'client/certificate/registry/check/memory.ts',
      'client/main.tsx',
      'client/operations/layout/sidebar-state.ts',
      'client/platform/browser/consent.ts',
      'client/platform/browser/cookie.ts',
      'client/platform/offline/worker.ts',
      'client/platform/ui/forms/form-draft.ts',
      'client/platform/words/i18n.ts',
      'client/public/theme.js',
      'server/platform/http/session.ts',
      'server/platform/pages/forms.ts',
    ]);
  });

  it.each(languages)('stands in the table of the cookie policy with its kind (%s)', (language) => {
    const table = tableIn(language);
    for (const { name, kind } of entries) {
      const row = table.find(({ names }) => names.some((one) => one === name || one === `__Host-${name}`));
      expect(row?.kind, name).toMatch(new RegExp(`^${kindWords[language][kind]}`));
    }
    expect(table).toHaveLength(14);
  });

  it('has no other name in the code', () => {
    const known = new Set<string>(entries.map(({ name }) => name));
    const used = sources
      .filter((path) => touches.test(textOf(path)) && path.startsWith('client/'))
      .flatMap((path) =>
        [
          ...textOf(path).matchAll(
            /(?:[gs]etItem|removeItem|open|delete|saveChoice|storedValue|kept =|cookieName =)[ (]+['"`](\w[\w.-]*)['"`]/g,
          ),
        ].map(([, name = '']) => name),
      );
    expect(used.length).toBeGreaterThan(8);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
    const ours = sources.flatMap((path) => [
      ...textOf(path).matchAll(/['"`](atesto\.(?:registration|scope|keys|log|answers)[\w.]*)['"`]/g),
    ]);
    expect(ours.map(([, name = '']) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  it('goes with a refusal, or an answer that is older than a year, where it needed one', () => {
    const script = textOf('client/public/theme.js');
    for (const { name, kind } of entries) expect(script.includes(`'${name}'`) && kind === 'consent', name).toBe(kind === 'consent');
  });
});
