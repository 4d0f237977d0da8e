import { expect, it } from 'vitest';
import { anAssessment, anOrganization, aCompletedAssessment, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const medium = { headcount: 'under_250', turnover: 'to_50', balance: 'to_43', group: 'alone' };

/** What the question on measuring states of the implementing regulation. */
async function benchmarkFor(org: TestOrganization, language = 'pl'): Promise<string | undefined> {
  const section = await world.call('GET', `/api/questions/nis2/6?lang=${language}`, { cookie: org.cookie });
  const [question] = section.json<{ references: { act: string }[] }[]>();
  return question?.references.find(({ act }) => act.includes('2024/2690'))?.act;
}

async function declares(org: TestOrganization, id: string, sector: string, kind: string): Promise<void> {
  const answers = { seat: 'poland', roles: [], sectors: [sector], kinds: [kind], ...medium };
  const body = { scope: { regime: 'nis2', checkedOn: '2026-11-20', answers } };
  expect((await world.call('PUT', `/api/assessments/${id}/scope`, { cookie: org.cookie, body })).statusCode).toBe(200);
}

it('a food producer reads that the implementing regulation is a benchmark, a cloud provider that it binds, others both readings', async () => {
  const org = await anOrganization(world.deps);
  const id = await anAssessment(world.deps, org);
  expect(await benchmarkFor(org)).toBe('Rozporządzenie wykonawcze (UE) 2024/2690 (wiąże wprost albo jest wzorcem)');
  await declares(org, id, 'in_food', 'food_wholesale');
  expect(await benchmarkFor(org)).toBe('Rozporządzenie wykonawcze (UE) 2024/2690 (wzorzec)');
  expect(await benchmarkFor(org, 'en')).toMatch(/\(benchmark\)$/);
  await declares(org, id, 'in_digital', 'cloud');
  expect(await benchmarkFor(org, 'de')).toMatch(/\(verbindlich\)$/);
});

it('the result and its files keep what the regulation was to the organisation when it finished', async () => {
  const org = await anOrganization(world.deps);
  const id = await aCompletedAssessment(world.deps, org, { answer: 'partial' });
  const result = await world.call('GET', `/api/assessments/${id}/result?lang=en`, { cookie: org.cookie });
  const acts = (result.json().gaps as { references: { act: string }[] }[]).flatMap(({ references }) => references.map(({ act }) => act));
  const cited = acts.filter((act) => act.includes('2024/2690'));
  expect(cited.length).toBeGreaterThan(20);
  for (const act of cited) expect(act).toMatch(/\(binding or benchmark\)$/);
});
