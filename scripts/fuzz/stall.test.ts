// @module-tag long
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildClient } from '#scripts/build/client-build.ts';
import { buildFixture, type Fixture } from './world/fixture.ts';
import { shapes, stalls } from './stall.ts';
import { openFuzzWorld, type FuzzWorld } from './world/world.ts';

/** `STALL_SHAPES=all npx vitest run scripts/fuzz/stall.test.ts` tries every shape in every field, and larger files. */
const isLong = process.env.STALL_SHAPES === 'all';
let world: FuzzWorld;
let fixture: Fixture;

beforeAll(async () => {
  await buildClient();
  world = await openFuzzWorld(inject('postgresUrl'));
  fixture = await buildFixture(world, 0);
});
afterAll(() => world.close());

it('no text in any field and no file holds the service, and twice the length takes three times as long at most', async () => {
  const shapesEach = isLong ? Object.keys(shapes).length : 2;
  const { tried, slow } = await stalls(world, fixture, { shapesEach, fileBytes: isLong ? 1_900_000 : 400_000 });
  expect(slow).toEqual([]);
  expect(tried).toBeGreaterThan(300);
}, 1_200_000);
