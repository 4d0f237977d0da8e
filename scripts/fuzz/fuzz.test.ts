// @module-tag long
import fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { anOrganization, aPerson, joins } from '#server/testing/builders.ts';
import { buildClient } from '#scripts/build/client-build.ts';
import { promisedCalls } from './calls.ts';
import { drawFor } from './requests/draw.ts';
import { problemsOf } from './judging/judge.ts';
import { stuckConnections } from './judging/report.ts';
import type { FuzzRequest } from './requests/requests.ts';
import { fuzz, type Outcome } from './run.ts';
import { openFuzzWorld, type FuzzWorld } from './world/world.ts';

const numbers = fc.integer();
let world: FuzzWorld;

beforeAll(async () => {
  await buildClient();
  world = await openFuzzWorld(inject('postgresUrl'));
});
afterAll(() => world.close());

/** What is stated about an answer that was given to that caller. */
async function problemsIn(
  answer: { status: number; type?: string; body: string },
  asked: Partial<FuzzRequest> = {},
  owners = new Map<string, string[]>(),
) {
  const app = Fastify();
  app.get('/x', (_, reply) =>
    reply
      .code(answer.status)
      .type(answer.type ?? 'application/json')
      .send(answer.body),
  );
  const caller = { name: 'nobody', mark: 'none', headers: {}, userId: null, email: null } as const;
  const request = { call: promisedCalls[0]!, caller, fixture: { mark: 'other' }, url: '/x', payload: undefined, ...asked } as FuzzRequest;
  const found = await problemsOf(world, owners, request, await app.inject({ url: '/x' }));
  await app.close();
  return found;
}

describe('what is looked for in an answer', () => {
  it.each([
    [{ status: 500, body: '{"code":"server_error","message":"x"}' }, /^500/],
    [{ status: 503, body: '{"code":"busy","message":"x"}' }, /^503/],
    [{ status: 400, body: '{"code":"made_up","message":"x"}' }, /code made_up/],
    [{ status: 400, body: '{"code":"not_found","message":""}' }, /message/],
    [{ status: 404, type: 'text/plain', body: 'x' }, /refused as text/],
    [{ status: 200, body: '{"e":"\n    at send (/x/server.ts:1:2)"}' }, /a stack/],
    [{ status: 200, body: '{"e":"select * from users"}' }, /a statement/],
    [{ status: 200, body: '{"e":"$2b$10$x"}' }, /hash of a password/],
    [{ status: 200, body: '{"note":"knrk1xabc"}' }, /another organisation: knrk1xabc/],
  ])('%o is found', async (answer, what) => {
    expect((await problemsIn(answer)).join('\n')).toMatch(what);
  });

  it('is not found in what members read of their own, operators of all, and somebody sent themselves', async () => {
    const org = await anOrganization(world.deps);
    const person = await aPerson(world.deps);
    const answer = { status: 200, body: '{"note":"knrk1xabc"}' };
    const owners = new Map([['knrk1xabc', [org.id]]]);
    const by = (name: 'reader' | 'operator') => ({ caller: { name, mark: 'x', headers: {}, userId: person.userId, email: null } });
    expect(await problemsIn(answer, by('reader'), owners)).toHaveLength(1);
    await joins(world.deps, person, org, 'reader');
    expect(await problemsIn(answer, by('reader'), owners)).toEqual([]);
    expect(await problemsIn(answer, by('operator'), owners)).toEqual([]);
    expect(await problemsIn(answer, { url: '/x?q=knrk1xabc' }, owners)).toEqual([]);
  });
});

describe('requests', () => {
  it('are drawn alike for the same seed, and otherwise for another', () => {
    const drawn = (seed: number) => Array.from({ length: 20 }, (_, number) => drawFor(seed, number)(() => numbers));
    expect(drawn(1)).toEqual(drawn(1));
    expect(drawn(1)).not.toEqual(drawn(2));
  });
});

describe('every call of the contract, and every page', () => {
  let outcome: Outcome;
  beforeAll(async () => {
    outcome = await fuzz(world, { requests: 1000, seed: 1 });
  }, 3_600_000);

  it('answers the first 1000 requests without a fault, in time, and shows nobody what is not for them (full.test.ts makes 20 000)', () => {
    expect(outcome.problems).toEqual([]);
    expect(outcome.made).toBe(1000);
    expect([...outcome.tallies].filter(([, { requests }]) => requests === 0).map(([key]) => key)).toEqual([]);
  });

  it('leaves nothing private in the log, no connection in the middle of something, and a service that answers', async () => {
    expect(world.privateLines).toEqual([]);
    expect(await stuckConnections(world)).toBe(0);
    expect((await world.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});
