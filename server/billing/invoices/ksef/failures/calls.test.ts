// @module-tag long
import { describe, expect, it } from 'vitest';
import { failureWorld } from '#server/testing/ksef/failures.ts';

const { world, ksef, paid, documents, tasks, mails } = failureWorld('2027-01-05T09:00:00Z');

type Sale = Awaited<ReturnType<typeof paid>>;

async function expectAccepted(sale: Sale, tries: number): Promise<void> {
  expect(await documents(sale)).toMatchObject([{ state: 'accepted', tries, version: 1, confirmed: true }]);
  const { hash } = (await documents(sale))[0]!;
  expect((await ksef.held()).filter((one) => one.hash === hash && one.number !== null)).toHaveLength(1);
  expect(await mails()).toEqual(['invoice_issued']);
}

async function pathsSince(count: number): Promise<string[]> {
  return (await ksef.calls()).slice(count).map(({ method, path, status }) => `${method} ${path.replace(/^\/ksef\/v2/, '')} ${status}`);
}

describe('429 with Retry-After', () => {
  it.each([
    ['signing in', { path: '/auth/challenge' }],
    ['opening a session', { path: '/sessions/online', method: 'POST' }],
    ['sending', { path: '/invoices', method: 'POST' }],
    ['closing a session', { path: '/close' }],
    ['asking for a document', { path: '/invoices/', method: 'GET' }],
    ['a confirmation', { path: '/upo' }],
  ])('at %s: no call before, a new process included, and one document after', async (_, which) => {
    const sale = await paid();
    if (which.path === '/upo') await ksef.run();
    await ksef.command('limited', { ...which, seconds: 170 });
    await ksef.pass(1);
    expect((await ksef.calls()).at(-1)?.status).toBe(429);
    const count = (await ksef.calls()).length;
    ksef.restart();
    await ksef.pass(2);
    expect(await pathsSince(count)).toEqual([]);
    await ksef.pass(3);
    await expectAccepted(sale, which.path === '/invoices' ? 2 : 1);
    expect(await tasks()).toEqual([]);
  });

  it('of a closing while another call finds something out', async () => {
    const sale = await paid();
    await ksef.command('tear', { path: '/invoices', method: 'POST', done: 'never' });
    await ksef.run();
    await ksef.command('limited', { path: '/close', seconds: 170 });
    await ksef.pass(2);
    expect((await ksef.calls()).at(-1)?.status).toBe(429);
    await ksef.pass(6);
    await expectAccepted(sale, 2);
  });
});

describe('keys of KSeF', () => {
  it.each([['planned'], ['emergency']])(
    'change (%s): one document all the same, and the keys are fetched once more at most',
    async (how) => {
      const first = await paid();
      await ksef.pass(2);
      await expectAccepted(first, 1);
      const count = (await ksef.calls()).length;
      await ksef.command('rotate', { how });
      if (how === 'planned') await ksef.command('rotate', { how: 'end' });
      const second = await paid();
      await ksef.pass(2);
      expect(await documents(second)).toMatchObject([{ state: 'accepted', tries: 1, confirmed: true }]);
      const paths = await pathsSince(count);
      expect(paths.filter((path) => path.includes('public-key-certificates'))).toHaveLength(1);
      expect(paths.filter((path) => path === 'POST /sessions/online 400')).toHaveLength(1);
      expect(paths.filter((path) => path === 'POST /sessions/online 201')).toHaveLength(1);
    },
  );
});

describe('a session', () => {
  it('that expires before the document comes is followed by another one, for the same file', async () => {
    const sale = await paid();
    ksef.before('send', () => ksef.command('session'));
    await ksef.run();
    await ksef.pass(1);
    await expectAccepted(sale, 2);
    expect(await tasks()).toEqual([]);
  });

  it.each([405, 415])('that dies (%i) before the document comes is followed by another one', async (code) => {
    const sale = await paid();
    ksef.before('send', () => ksef.command('session', { code }));
    await ksef.run();
    await ksef.pass(1);
    await expectAccepted(sale, 2);
  });

  it.each([405, 415])('that dies (%i) with the document in it: the same file in another session', async (code) => {
    const sale = await paid();
    ksef.after('send', () => ksef.command('session', { code }));
    await ksef.run();
    await ksef.pass(4);
    await expectAccepted(sale, 2);
    expect(await tasks()).toEqual([]);
  });
});

describe('a token that KSeF takes no more', () => {
  it.each([
    ['access', 0, 1],
    ['refresh', 1, 1],
    ['all', 1, 1],
  ] as const)('(%s) is renewed by itself, once', async (which, signIns, refreshes) => {
    const first = await paid();
    await ksef.pass(2);
    await expectAccepted(first, 1);
    const count = (await ksef.calls()).length;
    await ksef.command('tokens', { which });
    if (which === 'refresh') await ksef.at(new Date(world.deps.now().getTime() + 20 * 60_000).toISOString());
    const second = await paid();
    await ksef.pass(2);
    expect(await documents(second)).toMatchObject([{ state: 'accepted', tries: 1, confirmed: true }]);
    const paths = await pathsSince(count);
    expect(paths.filter((path) => path.startsWith('POST /auth/xades-signature'))).toHaveLength(signIns);
    expect(paths.filter((path) => path.startsWith('POST /auth/token/refresh'))).toHaveLength(refreshes);
    expect(await tasks()).toEqual([]);
  });

  it('in the middle of a run changes nothing but that', async () => {
    const sale = await paid();
    ksef.before('send', () => ksef.command('tokens', { which: 'all' }));
    await ksef.pass(2);
    await expectAccepted(sale, 1);
  });
});
