import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { organizationsAtLeast } from '#core/assessment/sector-scores/sector-scores.ts';
import { declareScope } from '#core/assessment/scope/declared.ts';
import { partsOfDay } from '#server/operations/jobs/daily.ts';
import { aCompletedAssessment, anOrganization, asPrincipal, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { saveCheck } from '#server/assessment/scope/checks.ts';
import { computeSectorScores, readSectorScores } from './service.ts';

const world = openWorld();
/** Years after what other tests of this database complete. */
const [march, april] = ['2034-03-29T10:00:00.000Z', '2034-04-03T10:00:00.000Z'];
const energy: TestOrganization[] = [];

const medium = { headcount: 'under_250', turnover: 'to_50', balance: 'to_43' };

async function declares(org: TestOrganization, sectors: string[]): Promise<void> {
  const kinds = sectors.includes('in_food') ? ['food_wholesale'] : ['electricity_supply'];
  const answers = { seat: 'poland', roles: [], sectors, kinds, ...medium, group: 'alone' };
  const scope = declareScope('nis2', answers, '2034-03-01')!;
  await saveCheck(world.deps.db, { organizationId: org.id, scope, userId: org.userId, at: world.deps.now() });
}

async function scored(score: number, sectors: string[]): Promise<TestOrganization> {
  const org = await anOrganization(world.deps);
  const id = await aCompletedAssessment(world.deps, org);
  await world.deps.db.rows(sql`update assessments set compliance_score = ${score} where id = ${id}`);
  await declares(org, sectors);
  return org;
}

const readBy = async (org: TestOrganization) => readSectorScores(world.deps, (await asPrincipal(world.deps, org)).account);

beforeAll(async () => {
  world.at(march);
  for (let i = 1; i < organizationsAtLeast; i += 1) energy.push(await scored(i * 10, ['in_energy']));
});

describe('scores of a sector', () => {
  it('says nothing of fewer than ten organisations', async () => {
    world.at(april);
    expect(await computeSectorScores(world.deps)).toEqual({ groups: 0 });
    expect(await readBy(energy[0]!)).toEqual({ atLeast: 10, sectors: ['in_energy'], groups: [] });
  });

  it('shows median and quartiles of ten in steps of five, to those of the sector; others see those of all', async () => {
    world.at(march);
    energy.push(await scored(98, ['in_energy', 'in_food']));
    const food = await scored(50, ['in_food']);
    world.at(april);
    const response = await world.app.inject({ url: '/api/sector-scores', headers: { cookie: energy[0]!.cookie } });
    expect(response.statusCode).toBe(200);
    const [, daily] = partsOfDay(world.deps).find(([name]) => name === 'sector scores')!;
    expect(await daily()).toEqual({ groups: 2 });
    const months = [{ month: '2034-03', lowerQuartile: 35, median: 55, upperQuartile: 80 }];
    expect((await readBy(energy[0]!)).groups).toEqual([{ regime: 'nis2', group: 'in_energy', months }]);
    const shown = await readBy(food);
    expect(shown.sectors).toEqual(['in_food']);
    expect(shown.groups).toEqual([
      { regime: 'nis2', group: 'all', months: [{ month: '2034-03', lowerQuartile: 35, median: 50, upperQuartile: 75 }] },
    ]);
  });

  it('preserves a month as it was: what is deleted, answered or computed later changes nothing', async () => {
    const before = await readBy(energy[0]!);
    world.at('2034-04-20T10:00:00.000Z');
    for (const { id } of energy.slice(5))
      await world.deps.db.rows(sql`update assessments set compliance_score = 0 where organization_id = ${id}`);
    expect(await computeSectorScores(world.deps)).toEqual({ groups: 0 });
    expect(await readBy(energy[0]!)).toEqual(before);
  });

  it('counts the newest result of an organisation once, of the last twelve months, completed before the month ended', async () => {
    world.at('2035-03-05T10:00:00.000Z');
    expect(await computeSectorScores(world.deps)).toEqual({ groups: 2 });
    world.at('2035-04-05T10:00:00.000Z');
    expect(await computeSectorScores(world.deps)).toEqual({ groups: 0 });
    expect((await readBy(energy[0]!)).groups[0]!.months.map(({ month }) => month)).toEqual(['2034-03', '2035-02']);
  });

  it('is shown to members only', async () => {
    expect((await world.app.inject({ url: '/api/sector-scores' })).statusCode).toBe(401);
  });
});
