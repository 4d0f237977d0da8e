// @module-tag long
import { describe, expect, it } from 'vitest';
import { failureWorld } from '#server/testing/ksef/failures.ts';

const { ksef, paid, documents, tasks, mails } = failureWorld('2027-01-14T09:00:00Z');
type Sale = Awaited<ReturnType<typeof paid>>;
const many = 23;

async function manySales(): Promise<Sale[]> {
  const sales: Sale[] = [];
  for (let count = 0; count < many; count += 1) sales.push(await paid());
  return sales;
}

async function expectAllAccepted(sales: readonly Sale[], before: number): Promise<void> {
  const all = (await Promise.all(sales.map(documents))).flat();
  expect(all.map(({ state }) => state)).toEqual(sales.map(() => 'accepted'));
  expect(all.every(({ confirmed }) => confirmed)).toBe(true);
  const held = (await ksef.held()).slice(before);
  for (const { hash, ksefNumber } of all)
    expect(held.filter((one) => one.hash === hash && one.code === 200)).toMatchObject([{ number: ksefNumber }]);
  expect(held.filter(({ number }) => number !== null).map(({ mode }) => mode)).toEqual(sales.map(() => 'Online'));
  expect(await mails()).toHaveLength(many);
  expect(await tasks()).toEqual([]);
}

describe('many documents at once', () => {
  it('go as one batch after the first of them', async () => {
    const before = (await ksef.held()).length;
    const sales = await manySales();
    await ksef.run();
    // Confirmations come five a second, which is half of what KSeF allows.
    await ksef.pass(8);
    await expectAllAccepted(sales, before);
    const paths = (await ksef.calls()).map(({ method, path }) => `${method} ${path}`);
    expect(paths.filter((path) => /POST .*\/sessions\/batch$/.test(path))).toHaveLength(1);
    expect(paths.filter((path) => /POST .*\/sessions\/online\/[^/]+\/invoices$/.test(path))).toHaveLength(1);
  });

  it.each([
    ['the answer to its closing is torn', 'tear', { path: '/close', done: 'before' }],
    ['its closing never came', 'tear', { path: '/close', done: 'never' }],
    ['the answer to its opening is torn', 'tear', { path: '/sessions/batch', done: 'before' }],
    ['KSeF is at work on it for a while', 'hold', { documents: many, polls: 2 }],
  ] as const)('are accepted once each, though %s', async (_, command, fields) => {
    const before = (await ksef.held()).length;
    const sales = await manySales();
    await ksef.command(command, fields);
    await ksef.run();
    await ksef.pass(10);
    await expectAllAccepted(sales, before);
  });

  it('are accepted once each, though their session fails', async () => {
    const before = (await ksef.held()).length;
    const sales = await manySales();
    ksef.after('sendBatch', () => ksef.command('session', { code: 415 }));
    await ksef.run();
    await ksef.pass(10);
    await expectAllAccepted(sales, before);
  });
});
