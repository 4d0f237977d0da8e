import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, keyPair, openSession, signIn, startKsef, type Running } from '#sandbox/ksef/testing/client.ts';
import type { KsefError } from './errors.ts';
import { openLimits } from './limits.ts';

let ksef: Running;
let access: string;
beforeAll(async () => {
  ksef = await startKsef();
  ({ access } = await signIn(ksef.origin, await keyPair(ksef.folder)));
});
beforeEach(() => ksef.control('limits'));
afterAll(() => ksef.remove());

/** Seconds that a caller is told to wait; 0 when the call is allowed. */
function waitOf(work: () => void): number {
  try {
    work();
    return 0;
  } catch (error) {
    const { refusal } = error as KsefError;
    return refusal.status === 429 ? refusal.retryAfter : -1;
  }
}

describe('limits slide', () => {
  it('over a second, a minute and an hour', () => {
    const limits = openLimits();
    const send = (at: number): number => waitOf(() => limits.ofContext('invoiceSend', '', 'nip', at));
    for (let place = 0; place < 10; place += 1) expect(send(place * 10)).toBe(0);
    expect(send(100)).toBe(1);
    expect(send(1101)).toBe(0);
    for (let place = 0; place < 19; place += 1) expect(send(3000 + place * 1000)).toBe(0);
    expect(send(59_000)).toBe(2);
    let [at, taken] = [200_000, 0];
    while (taken < 150) {
      at += 2100;
      if (send(at) === 0) taken += 1;
    }
    expect(send(at + 100_000)).toBeGreaterThan(2000);
  });

  it('per context, and per path where a call has none of its own', () => {
    const limits = openLimits();
    const call10 = (path: string, who: string): number[] =>
      Array.from({ length: 11 }, () => waitOf(() => limits.ofContext('other', path, who, 0)));
    expect(call10('a', 'x').filter((one) => one > 0).length).toBe(1);
    expect(call10('b', 'x').filter((one) => one > 0).length).toBe(1);
    expect(call10('a', 'y').filter((one) => one > 0).length).toBe(1);
  });
});

it('sixty calls a second are public, of one address', () => {
  const limits = openLimits();
  const waits = Array.from({ length: 61 }, () => waitOf(() => limits.ofAddress('POST /auth/challenge', '127.0.0.1', 0)));
  expect(waits.filter((one) => one > 0)).toEqual([1]);
  expect(waitOf(() => limits.ofAddress('POST /auth/challenge', '127.0.0.2', 0))).toBe(0);
});

describe('limits of calls', () => {
  it('are those of production, answer 429 with Retry-After, and can be turned off', async () => {
    const { body } = await call(ksef.origin, 'GET', '/rate-limits', access);
    expect(body).toMatchObject({ onlineSession: { perSecond: 10, perMinute: 30, perHour: 120 }, invoiceMetadata: { perHour: 20 } });
    const statuses = async () =>
      (await Promise.all(Array.from({ length: 40 }, () => call(ksef.origin, 'GET', '/certificates/limits', access)))).map(
        (one) => one.status,
      );
    expect((await statuses()).filter((one) => one === 429).length).toBeGreaterThanOrEqual(10);
    const refused = await call(ksef.origin, 'GET', '/certificates/limits', access);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await ksef.control('clock', { seconds: 120 });
    expect((await call(ksef.origin, 'GET', '/certificates/limits', access)).status).toBe(200);
    await ksef.control('clock');
    await ksef.control('limits', { on: false });
    expect(new Set(await statuses())).toEqual(new Set([200]));
  });

  it('count opening and closing together', async () => {
    const sessions: Awaited<ReturnType<typeof openSession>>[] = [];
    for (let place = 0; place < 5; place += 1) sessions.push(await openSession(ksef.origin, access));
    const closed = await Promise.all(sessions.map((one) => one.close()));
    expect(closed.map((one) => one.status)).toEqual([204, 204, 204, 204, 204]);
    const last = await call(ksef.origin, 'POST', '/sessions/online', access, {});
    expect([400, 429]).toContain(last.status);
  });
});
