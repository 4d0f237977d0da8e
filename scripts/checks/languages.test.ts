import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, it } from 'vitest';
import { languages } from '#core/platform/languages.ts';
import { cloneTemplate, onServer } from '#server/testing/databases/databases.ts';

// Imports no words: it names what a new language lacks before any of them is there. What lacks a text is named by the compiler.

const root = join(import.meta.dirname, '..', '..');
const has = (folder: string, name: string): boolean => readdirSync(join(root, folder)).includes(name);

type Check = Readonly<{ table: string; name: string; text: string }>;
let checks: Check[] = [];
beforeAll(async () => {
  const { url, drop } = await cloneTemplate(inject('postgresUrl'));
  checks = await onServer(url, async (client) => {
    const { rows } = await client.query<Check>(`
      select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as text
      from pg_constraint where contype = 'c' and pg_get_constraintdef(oid) like '%''pl''%'`);
    return rows;
  });
  await drop();
});

it('every language has its files, and the database takes it', () => {
  const pages = readdirSync(join(root, 'content', 'legal'))
    .filter((file) => file.endsWith('.pl.md'))
    .map((file) => file.slice(0, -'.pl.md'.length));
  expect(checks.length).toBeGreaterThan(5);
  expect(
    languages.flatMap((language) => [
      ...(has('content/interface', `${language}.json`) ? [] : [`content/interface/${language}.json is missing`]),
      ...pages
        .filter((page) => !has('content/legal', `${page}.${language}.md`))
        .map((page) => `content/legal/${page}.${language}.md is missing`),
      ...checks
        .filter(({ text }) => !text.includes(`'${language}'`))
        .map(({ table, name }) => `${table} does not take ${language}: a migration gives ${name} anew, not valid first, then validated`),
    ]),
  ).toEqual([]);
});
