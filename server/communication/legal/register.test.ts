// @module-tag long
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { adapterParts, callsWithoutPersonalData, columnsWithoutPersonalData } from '#content/legal/no-personal-data.ts';
import { periods } from '#content/legal/periods.ts';
import { register } from '#content/legal/register.ts';
import { registerTables } from '#content/legal/register-tables.ts';
import { legalVersions } from '#content/legal/editions/versions.ts';
import { downloadRoutes, routes, uploadRoutes } from '#contract/routes.ts';
import { languages, type Language } from '#core/platform/languages.ts';
import { ruleNames } from '#server/operations/retention/rules.ts';
import { openWorld } from '#server/testing/world.ts';
import { legalText, partsOf } from './service.ts';

const world = openWorld();
const rows = Object.values(register);
const folder = join(import.meta.dirname, '..', '..', '..', 'content', 'legal');
const sourceOf = (page: string, language: Language): Promise<string> => readFile(join(folder, `${page}.${language}.md`), 'utf8');

/** Adapters that read and write formats in this service and reach nobody. */
const drawnHere = new Set(['bank', 'document-archive', 'documents', 'forms', 'spreadsheets']);

describe('the register of functions', () => {
  it('has a row for every table, or names each of its columns as holding no personal data', async () => {
    const found = await world.deps.db.rows<{ table: string; columns: string }>(sql`
      select table_name as "table", string_agg(column_name, ' ' order by column_name) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name order by table_name`);
    const personal = rows.flatMap(({ tables }) => tables);
    const rest = found.filter(({ table }) => !personal.includes(table)).map(({ table, columns }) => [table, columns]);
    expect(Object.fromEntries(rest)).toEqual(columnsWithoutPersonalData);
    expect(personal.filter((table) => !found.some((one) => one.table === table))).toEqual([]);
    expect(new Set(personal).size).toBe(personal.length);
  });

  it('has a row for everything that is requested or sent outside', () => {
    const adapters = join(import.meta.dirname, '..', '..', 'adapters');
    const partners = readdirSync(adapters).filter((folder) => !drawnHere.has(folder));
    const files = partners.flatMap((folder) =>
      readdirSync(join(adapters, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && dirname(file) !== 'testing')
        .map((file) => basename(file)),
    );
    expect([...rows.flatMap(({ adapters }) => adapters), ...adapterParts].toSorted()).toEqual(files.toSorted());
  });

  it('has a row for every call that anyone may make', () => {
    const open = Object.entries({ ...routes, ...downloadRoutes, ...uploadRoutes }).filter(([, { access }]) => access === 'anyone');
    const listed = [...rows.flatMap(({ calls }) => calls), ...callsWithoutPersonalData];
    expect(listed.toSorted()).toEqual(open.map(([key]) => key).toSorted());
  });

  it('has a period for every rule by which something is deleted', () => {
    const stated = Object.values(periods).flatMap(({ rules }): readonly string[] => rules);
    expect(stated.toSorted()).toEqual([...ruleNames].toSorted());
    const used = new Set(rows.flatMap((row) => row.periods));
    expect(Object.keys(periods).filter((key) => !used.has(key as keyof typeof periods))).toEqual([]);
  });

  it.each(languages)('is described in %s in each section that it names, in the words of that function', async (language) => {
    for (const { name, mentions } of rows) {
      for (const { at, words } of mentions) {
        const [, page = '', section] = /^\/([\w-]+)#s(\d+)$/.exec(at) ?? [];
        const body = partsOf(await sourceOf(page, language)).sections[Number(section) - 1]?.body ?? '';
        const text = body.toLowerCase().replaceAll('\u00a0', ' ');
        const wanted = words[language].split(' ').map((word) => word.replaceAll('_', ' '));
        expect(
          wanted.filter((word) => !text.includes(word)),
          `${name.en}: ${at}`,
        ).toEqual([]);
      }
    }
    expect(new Set(rows.map(({ name }) => name[language])).size).toBe(rows.length);
  });

  it('is described in the terms for every function but what a browser stores', () => {
    expect(Object.entries(register).flatMap(([key, { mentions }]) => (mentions.length === 0 ? [key] : []))).toEqual(['device']);
  });

  it.each(languages)('makes the tables of the privacy policy and of the data processing agreement in %s', async (language) => {
    const { config } = world.deps;
    const sectionsOf = async (page: string) =>
      partsOf((await legalText(world.deps, page, { language })).text.replaceAll('\u00a0', ' ')).sections;
    const privacy = await sectionsOf('privacy-policy');
    const processing = (await sectionsOf('terms-of-sale'))[10]!.body;
    for (const { name, bases } of rows) {
      for (const section of [1, 2, 6]) expect(privacy[section]!.body).toContain(`| ${name[language]} |`);
      expect(processing.includes(`| ${name[language]} | `)).toBe(bases.includes('processor'));
    }
    for (const name of Object.values(config.providers)) expect(privacy[4]!.body).toContain(name);
    for (const name of [config.providers.hosting, config.providers.mail]) expect(processing).toContain(`| ${name} |`);
    expect(processing).not.toContain(`| ${config.providers.accounting} |`);
  });

  it.each(languages)('is the only place in %s that states purposes, recipients and periods', async (language) => {
    const calls = [...(await sourceOf('privacy-policy', language)).matchAll(/\{(\w+Table)\}/g)].map(([, name]) => name);
    expect(calls).toEqual(['dataTable', 'purposesTable', 'recipientsTable', 'periodsTable']);
    const own = (await sourceOf('privacy-policy', language)) + (await sourceOf('terms-of-sale', language)).split(/^## /m)[11];
    expect(own).not.toMatch(/\{(hosting|accounting)\w+\}/);
    expect(own).not.toMatch(/^\| .*\{/m);
  });

  it('requests a new version of the pages when it changes', async () => {
    const tables = JSON.stringify(languages.map(registerTables));
    const versions = [legalVersions['privacy-policy'][0].version, legalVersions['terms-of-sale'][0].version];
    expect([...versions, createHash('sha256').update(tables).digest('hex').slice(0, 16)]).toEqual(['2.7', '2.8', '483bbd022da12b79']);
    const archived = await readdir(join(folder, 'archive'));
    for (const file of archived) expect(await readFile(join(folder, 'archive', file), 'utf8'), file).not.toMatch(/\{\w+Table\}/);
  });
});
