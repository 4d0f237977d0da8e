// @module-tag long
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildClient } from '#scripts/build/client-build.ts';
import { neverAccepted } from './judging/never-accepted.ts';
import { neverAcceptedCalls, stuckConnections } from './judging/report.ts';
import { fuzz, type Outcome } from './run.ts';
import { openFuzzWorld, type FuzzWorld } from './world/world.ts';

let world: FuzzWorld;
let outcome: Outcome;
beforeAll(async () => {
  await buildClient();
  world = await openFuzzWorld(inject('postgresUrl'));
  outcome = await fuzz(world, { requests: 20_000, seed: 1 });
}, 3_600_000);
afterAll(() => world.close());

describe('every call of the contract, and every page', () => {
  it('answers 20 000 requests made of its schema without a fault, in time, and shows nobody what is not for them', () => {
    expect(outcome.problems).toEqual([]);
    expect(outcome.made).toBe(20_000);
  });

  it('was asked often, and accepted something, but for what nobody can make of a schema alone', () => {
    expect([...outcome.tallies].filter(([, { requests }]) => requests < 5).map(([key]) => key)).toEqual([]);
    expect(neverAcceptedCalls(outcome)).toEqual([]);
    expect(Object.keys(neverAccepted).filter((key) => !outcome.tallies.has(key))).toEqual([]);
  });

  it('leaves nothing private in the log, no connection in the middle of something, and a service that answers', async () => {
    expect(world.privateLines).toEqual([]);
    expect(await stuckConnections(world)).toBe(0);
    expect((await world.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});
