// @module-tag long
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { languages } from '#core/platform/languages.ts';
import { auditActions } from '#server/platform/security/audit-actions.ts';
import { workersOf } from '#server/operations/jobs/workers.ts';
import { dueRules, ruleNames } from '#server/operations/retention/rules.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();

type Words = { settings: { actions: object }; operator: { jobs: object; counts: object; eventTypes: object; retentionRules: object } };

function wordsIn(language: string): Words {
  return JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', '..', 'content', 'interface', `${language}.json`), 'utf8')) as Words;
}

it.each(languages)('every act of the log has words in %s, and no words are left over', (language) => {
  const named = Object.keys(auditActions).map((action) => action.replace('.', '_'));
  expect(Object.keys(wordsIn(language).settings.actions).toSorted()).toEqual(named.toSorted());
});

it.each(languages)('every event of the payment provider that is read has words in %s', (language) => {
  const source = readFileSync(join(import.meta.dirname, '..', '..', 'adapters', 'payments', 'stripe-news.ts'), 'utf8');
  const types = [...source.matchAll(/case '([a-z_.]+)':/g)].map(([, type = '']) => type.replaceAll('.', '_'));
  expect(types.length).toBeGreaterThan(10);
  expect(Object.keys(wordsIn(language).operator.eventTypes)).toEqual(expect.arrayContaining(types));
});

it.each(languages)('every job and everything that it counts has words in %s', async (language) => {
  const { daily, reconcile } = workersOf(world.deps);
  await daily();
  await reconcile();
  const runs = await world.deps.db.rows<{ name: string; counts: object }>(sql`select name, counts from job_runs order by id`);
  const { jobs, counts } = wordsIn(language).operator;
  expect(Object.keys(jobs)).toEqual(expect.arrayContaining(runs.map(({ name }) => name.replaceAll(' ', '_'))));
  const counted = runs.filter(({ name }) => name !== 'retention').flatMap((run) => Object.keys(run.counts));
  expect(counted.length).toBeGreaterThan(10);
  expect(Object.keys(counts)).toEqual(expect.arrayContaining(counted));
});

it.each(languages)('every rule of retention, with which deleting may stop, has a name in %s, and no name is left over', (language) => {
  expect(Object.keys(wordsIn(language).operator.retentionRules).toSorted()).toEqual([...ruleNames].toSorted());
  expect([...dueRules(new Date()).map(({ name }) => name), 'idleAccounts', 'exitedOrganizations'].toSorted()).toEqual(
    [...ruleNames].toSorted(),
  );
});
