import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { adapterParts, callsWithoutPersonalData, columnsWithoutPersonalData } from '#content/legal/no-personal-data.ts';
import { register } from '#content/legal/register.ts';
import { downloadRoutes, routes, uploadRoutes } from '#contract/routes.ts';
import { languages } from '#core/languages.ts';
import { openWorld } from '#server/testing/world.ts';
import { legalText, partsOf } from './service.ts';

const world = openWorld();
const rows = Object.values(register);

describe('the register of functions', () => {
  it('has a row for every table, or names each of its columns as holding no personal data', async () => {
    const found = await world.deps.db.rows<{ table: string; columns: string }>(sql`
      select table_name as "table", string_agg(column_name, ' ' order by column_name) as columns
      from information_schema.columns where table_schema = 'public' group by table_name order by table_name`);
    const personal = rows.flatMap(({ tables }) => tables);
    const rest = found.filter(({ table }) => !personal.includes(table)).map(({ table, columns }) => [table, columns]);
    expect(Object.fromEntries(rest)).toEqual(columnsWithoutPersonalData);
    expect(personal.filter((table) => !found.some((one) => one.table === table))).toEqual([]);
    expect(new Set(personal).size).toBe(personal.length);
  });

  it('has a row for everything that is asked or told outside', () => {
    const files = readdirSync(join(import.meta.dirname, '..', 'outside')).filter((file) => !file.endsWith('.test.ts'));
    expect([...rows.flatMap(({ adapters }) => adapters), ...adapterParts].toSorted()).toEqual(files.toSorted());
  });

  it('has a row for every call that anyone may make', () => {
    const open = Object.entries({ ...routes, ...downloadRoutes, ...uploadRoutes }).filter(([, { access }]) => access === 'anyone');
    const listed = [...rows.flatMap(({ calls }) => calls), ...callsWithoutPersonalData];
    expect(listed.toSorted()).toEqual(open.map(([key]) => key).toSorted());
  });

  it('names a section that there is, once for each function', async () => {
    for (const { name, told } of rows) {
      const [, page = '', section] = /^\/([\w-]+)#s(\d+)$/.exec(told) ?? [];
      const { sections } = partsOf((await legalText(world.deps, page, { language: 'pl' })).text);
      expect(sections[Number(section) - 1], `${name.en}: ${told}`).toBeDefined();
    }
    for (const language of languages) expect(new Set(rows.map(({ name }) => name[language])).size).toBe(rows.length);
  });
});
