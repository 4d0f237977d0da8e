import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { circlesOf, readImports } from './imports.ts';
import { tablesNamedIn, trespassesIn } from './statements.ts';
import { tableOwners } from './tables.ts';
import { lintConfig } from './lint.ts';
import { noneOf } from './import-boundaries.ts';

const root = join(import.meta.dirname, '..', '..');
const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');

const forbidden: readonly (readonly [file: string, code: string])[] = [
  ['core/a1.ts', `import { z } from 'zod';`],
  ['core/a2.ts', `import { readFile } from 'node:fs/promises';`],
  ['core/a3.ts', `import type { Pool } from 'pg';`],
  ['core/a4.ts', `import { plans } from '#content/plans.ts';`],
  ['core/a5.ts', `export { makeApp } from '#server/app.ts';`],
  ['core/a6.ts', `export const load = () => import('#contract/platform/fields.ts');`],
  ['core/a7.ts', `import { text } from '../contract/fields.ts';`],
  ['core/a8.test.ts', `import { makeApp } from '#server/app.ts';`],
  ['content/b1.ts', `import { z } from 'zod';`],
  ['content/b2.ts', `import { text } from '#contract/platform/fields.ts';`],
  ['content/questions/nis2/b3.ts', `import { makeApp } from '#server/app.ts';`],
  ['contract/c1.ts', `import { plans } from '#content/plans.ts';`],
  ['contract/c2.ts', `import fastify from 'fastify';`],
  ['contract/c3.ts', `import { join } from 'node:path';`],
  ['server/account/d1.ts', `import { App } from '#client/app.tsx';`],
  ['server/account/d2.ts', `import { startSmtp } from '#sandbox/mailbox/smtp.ts';`],
  ['server/account/d5.ts', `import { readPort } from '#scripts/start/ports.ts';`],
  ['server/account/d6.ts', `import { certificateById } from '../certificates/repository.ts';`],
  ['client/landing/e1.tsx', `import { makeApp } from '#server/app.ts';`],
  ['client/landing/e2.tsx', `import { questions } from '#content/questions/catalogue.ts';`],
  ['client/landing/e5.tsx', `import { reportWords } from '#content/documents/report/report.ts';`],
  ['client/landing/e6.tsx', `import { refusals } from '#content/refusals.ts';`],
  ['client/landing/e7.tsx', `import { said } from '#content/localized.ts';`],
  ['client/landing/e3.ts', `import { createHash } from 'node:crypto';`],
  ['client/landing/e4.ts', `import { startSmtp } from '#sandbox/mailbox/smtp.ts';`],
  ['contract/c4.ts', `import { z } from 'yup';`],
  ['contract/c5.ts', `import { z } from 'zap';`],
  ['sandbox/stripe/f1.ts', `import { plans } from '#core/account/entitlements/plans.ts';`],
  ['sandbox/stripe/f2.ts', `import { makeApp } from '#server/app.ts';`],
  ['e2e/g1.test.ts', `import { makeApp } from '#server/app.ts';`],
  ['scripts/h1.ts', `import { makeApp } from '../server/app.ts';`],
];

const allowed: readonly (readonly [file: string, code: string])[] = [
  ['core/ok1.ts', `import { plans } from './plans.ts';\nimport { regimes } from '#core/platform/regimes.ts';`],
  ['core/ok2.test.ts', `import fc from 'fast-check';\nimport { it } from 'vitest';`],
  ['content/questions/nis2/ok3.ts', `import type { Question } from '#core/assessment/questionnaire/questionnaire.ts';`],
  ['contract/ok4.ts', `import { z } from 'zod';\nimport { regimes } from '#core/platform/regimes.ts';`],
  ['server/account/ok5.ts', `import { join } from 'node:path';\nimport * as rows from './repository.ts';`],
  ['server/adapters/ok12.test.ts', `import { startSmtp } from '#sandbox/mailbox/smtp.ts';`],
  ['server/platform/http/ok10.test.ts', `import { anOrganization } from '#server/testing/builders.ts';`],
  [
    'client/landing/ok11.tsx',
    `import { answerLabels } from '#content/labels/answers.ts';\nimport words from '#content/interface/pl.json?url';`,
  ],
  ['client/landing/ok6.tsx', `import { useState } from 'react';\nimport words from '#content/interface/pl.json';`],
  ['sandbox/mailbox/ok7.ts', `import { join } from 'node:path';\nimport { openMessages } from '#sandbox/mailbox/messages.ts';`],
];

let folder = '';
let refused: ReadonlySet<string> = new Set();

/** Lints planted files under our own configuration; only the types are left out, which the boundaries do not need. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atesto-boundaries-'));
  const config = { ...lintConfig, options: { typeAware: false } };
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  for (const [file, code] of [...forbidden, ...allowed]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `${code}\n`);
  }
  const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  refused = new Set(diagnostics.filter(({ code }) => code.includes('no-restricted-imports')).map(({ filename }) => filename));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(forbidden)('%s may not say %s', (file) => {
  expect(refused).toContain(file);
});

it.each(allowed)('%s may say %s', (file) => {
  expect(refused).not.toContain(file);
});

it('no client file writes an address of the API down: they come from the contract', async () => {
  const files = (await readdir(join(root, 'client'), { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(root, 'client', file), 'utf8')));
  expect(files.filter((_, index) => /['"`]\/(api|badge)\//.test(texts[index] ?? ''))).toEqual([]);
});

it('no file leads back to itself, not even by its types', async () => {
  const graph = await readImports(root);
  expect(graph.get('server/app.ts')).toContain('server/deps.ts');
  expect(circlesOf(graph)).toEqual([]);
});

it('a statement names tables of its own folder only', async () => {
  expect(await trespassesIn(join(root, 'server'))).toEqual([]);
});

it('every table has one owner, and no owner is of a table that is gone', async () => {
  const migrations = join(root, 'server', 'platform', 'db', 'migrations');
  const texts = await Promise.all((await readdir(migrations)).map((file) => readFile(join(migrations, file), 'utf8')));
  const made = texts.flatMap((text) =>
    [...text.matchAll(/^create (?:unlogged )?table (?:if not exists )?(\w+)/gm)].map((match) => match[1] ?? ''),
  );
  const dropped = new Set(texts.flatMap((text) => [...text.matchAll(/^drop table (\w+)/gm)].map((match) => match[1] ?? '')));
  const renamed = new Map(
    texts.flatMap((text) => [...text.matchAll(/^alter table (\w+) rename to (\w+)/gm)].map(([, from = '', to = '']) => [from, to])),
  );
  const there = [...made.filter((table) => !dropped.has(table)).map((table) => renamed.get(table) ?? table), 'migrations'];
  expect(there.toSorted()).toEqual(Object.keys(tableOwners).toSorted());
});

it.each([
  ['const a = sql`select 1 from users u join organizations o on true`;', ['organizations', 'users']],
  ['const a = sql`insert into payments (id) values (${id})`;', ['payments']],
  ['const a = sql`update invoices set x = ${b ? sql`(select 1 from refunds)` : 2}`;', ['invoices', 'refunds']],
  ['const a = sql`select 1 from reports r, answers a`;', ['answers', 'reports']],
  ['/** From users to users. */ const users = sql`select user_id from ${table}`;', []],
  ["const text = 'a file from documents';", []],
])('%s names %j', (source, tables) => {
  expect(tablesNamedIn(source)).toEqual(tables);
});

it('a circle is found from wherever one enters it', () => {
  const graph = new Map([
    ['start', ['b']],
    ['a', ['b']],
    ['b', ['c', 'gone']],
    ['c', ['a']],
  ]);
  expect(circlesOf(graph)).toEqual([['a', 'b', 'c']]);
});

it('a pattern of other beginnings fits exactly what begins with none of them', () => {
  const beginnings = ['#core/', '#content/', '.', 'zod', '#co'];
  const pattern = new RegExp(`^${noneOf(beginnings)}`);
  const pieces = fc.constantFrom('#', 'c', 'o', 'r', 'e', 'n', 't', '/', '.', 'z', 'd', 'x');
  const texts = fc.array(pieces, { maxLength: 9 }).map((all) => all.join(''));
  fc.assert(fc.property(texts, (text) => pattern.test(text) === !beginnings.some((one) => text.startsWith(one))));
});

it('core knows neither Node nor the browser, and there are no enums', async () => {
  // Apart from the folder above, whose rules are others.
  const rules = await mkdtemp(join(tmpdir(), 'atesto-types-'));
  onTestFinished(() => rm(rules, { recursive: true }));
  await writeFile(join(rules, 'tsconfig.json'), JSON.stringify({ extends: join(root, 'core', 'tsconfig.json'), include: ['.'] }));
  await writeFile(join(rules, 'package.json'), '{ "type": "module" }');
  const planted = ['process.pid', 'document.title', "fetch('/')", 'new Intl.NumberFormat()'];
  for (const [index, code] of planted.entries()) await writeFile(join(rules, `${index}.ts`), `export const x = ${code};\n`);
  await writeFile(join(rules, '9.ts'), 'export enum Colour { red }\n');
  // As `npm run check` looks at types.
  const { stdout } = spawnSync(process.execPath, [oxlint, '--type-aware', '--type-check', '--format=unix', rules], { encoding: 'utf8' });
  const refused = new Set([...stdout.matchAll(/\b(\d)\.ts:.*typescript\(TS\d+\)/g)].map(([, file = '']) => file));
  expect([...refused].toSorted()).toEqual(['0', '1', '2', '9']);
});
