import { expect, it } from 'vitest';
import type { GuidanceView } from '#contract/assessment/answering/guidance.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();

it('anybody reads why a question matters and where companies of three sizes begin, in the language that is requested', async () => {
  const [first] = (await world.call('GET', '/api/guidance/nis2/1?lang=de')).json<GuidanceView[]>();
  expect(first?.questionId).toBe('nis2-1-1');
  expect(first?.why).toMatch(/^Wer unter das Gesetz fällt/);
  expect(first?.firstSteps.map(({ people }) => people)).toEqual([20, 100, 500]);
  expect(new Set(first?.firstSteps.map(({ step }) => step)).size).toBe(3);
});

it.each(['/api/guidance/ai_act/5?lang=pl', '/api/guidance/nis2/8?lang=pl', '/api/guidance/nis2/1', '/api/guidance/nis2/1?lang=es'])(
  '%s names no section or no language, and is refused',
  async (url) => {
    expect([400, 404]).toContain((await world.call('GET', url)).statusCode);
  },
);
