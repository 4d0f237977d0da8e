import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordFiles, wordParts } from './word-parts.ts';

const parts = wordParts();
const { prefix, files } = wordFiles();

function textsIn(part: string, language: string): Record<string, string> {
  return JSON.parse(files.get(`${prefix}-${part}.${language}.json`) ?? 'null') as Record<string, string>;
}

it('a screen brings the words that it says, and not those of other screens', () => {
  expect(textsIn('login-screen', 'de')).toHaveProperty(['login.password'], 'Passwort');
  expect(parts.get('login-screen')?.has('plan.title')).toBe(false);
  expect(textsIn('start', 'fr')).toHaveProperty(['nav.login']);
});

it('a word in a template with a hole is there for everything that may fill it', () => {
  const scope = parts.get('scope-screen') ?? new Set();
  for (const regime of ['nis2', 'ai_act']) expect(scope.has(`scope.regimes.${regime}.title`)).toBe(true);
});

it('every plural form of a word comes with it, also those that only Polish has', () => {
  const polish = Object.keys(textsIn('landing-screen', 'pl')).filter((key) => key.startsWith('plural.questions'));
  expect(polish.toSorted()).toEqual(['few', 'many', 'one', 'other'].map((form) => `plural.questions_${form}`));
  expect(Object.keys(textsIn('landing-screen', 'en')).filter((key) => key.startsWith('plural.questions'))).toHaveLength(2);
});

it('every screen of the application has its words in every language', () => {
  const screens = ['client/screens.tsx', 'client/member-screens.tsx'].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import\('\.\/.*\/([\w-]+)\.tsx'\)/g)].map(([, part = '']) => part),
  );
  expect(screens.length).toBeGreaterThan(60);
  for (const part of screens) for (const language of ['pl', 'en', 'de', 'fr']) expect(textsIn(part, language), part).not.toBeNull();
});
