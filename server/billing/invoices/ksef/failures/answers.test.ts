// @module-tag long
import { describe, expect, it } from 'vitest';
import { failureWorld } from '#server/testing/ksef/failures.ts';

const { world, ksef, paid, documents, tasks, mails } = failureWorld('2027-01-04T09:00:00Z');

/** One document here and one there, the same, and the buyer notified once. */
async function expectOne(sale: Awaited<ReturnType<typeof paid>>, tries: number): Promise<void> {
  const stored = await documents(sale);
  expect(stored).toMatchObject([{ state: 'accepted', tries, version: 1, confirmed: true, failureCode: null }]);
  const held = (await ksef.held()).filter(({ hash }) => hash === stored[0]?.hash);
  expect(held.filter(({ code }) => code === 200)).toMatchObject([{ number: stored[0]?.ksefNumber, xml: stored[0]?.xml }]);
  expect((await ksef.held()).filter(({ p2, number }) => number !== null && p2 === stored[0]?.number)).toHaveLength(1);
  expect(await mails()).toEqual(['invoice_issued']);
  expect(await tasks()).toEqual([]);
}

const sending = { path: '/invoices', method: 'POST' };

describe('the answer to sending is lost', () => {
  it.each([
    ['hangs after the document was taken', 'hang', { done: 'before', seconds: 30 }, 1],
    ['is torn after the document was taken', 'tear', { done: 'before' }, 1],
    ['is torn before the document was taken', 'tear', { done: 'never' }, 2],
    ['is 502 although it was taken', 'error', { status: 502, done: 'before' }, 1],
    ['is 502', 'error', { status: 502 }, 2],
    ['is 503', 'error', { status: 503 }, 2],
    ['is 504', 'error', { status: 504 }, 2],
  ] as const)('because it %s: one document, one number', async (_, command, fields, tries) => {
    const sale = await paid();
    if (command === 'hang') ksef.restart({ timeoutMillis: 3000 });
    await ksef.command(command, { ...sending, ...fields });
    await ksef.run();
    expect(await documents(sale)).toMatchObject([{ state: 'unknown', ksefNumber: null }]);
    expect(await mails()).toEqual([]);
    ksef.restart();
    await ksef.pass(4);
    await expectOne(sale, tries);
  });

  it('because the process is killed before it sent, or after KSeF took it: sent once, adopted by its hash', async () => {
    for (const when of ['before', 'after'] as const) {
      const sale = await paid();
      ksef[when]('send', () => Promise.reject(new Error('killed')));
      await expect(ksef.run()).rejects.toThrow('killed');
      expect(await documents(sale)).toMatchObject([{ state: 'sending' }]);
      ksef.restart();
      await ksef.pass(4);
      expect(await documents(sale)).toMatchObject([{ state: 'accepted', tries: when === 'before' ? 2 : 1, confirmed: true }]);
    }
    expect(await mails()).toEqual(['invoice_issued', 'invoice_issued']);
    const numbers = (await ksef.held()).flatMap(({ number, p2 }) => (number === null ? [] : (p2 ?? [])));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('and the session is not closed though it is, or is reported to fail though it was closed', async () => {
    for (const fields of [{ status: 502, done: 'before' }, { status: 502 }]) {
      const sale = await paid();
      await ksef.command('error', { path: '/close', ...fields });
      await ksef.pass(2);
      expect(await documents(sale)).toMatchObject([{ state: 'accepted', tries: 1, confirmed: true }]);
    }
    expect(await tasks()).toEqual([]);
  });
});

describe('one document that KSeF has trouble with', () => {
  it('keeps no other one from being issued and accepted', async () => {
    const first = await paid();
    await ksef.command('hold', { polls: 1 });
    await ksef.run();
    const { reference } = (await ksef.held()).at(-1)!;
    await ksef.command('error', { path: reference, status: 500, requests: 1000 });
    const second = await paid();
    await ksef.pass(4);
    expect(await documents(second)).toMatchObject([{ state: 'accepted', confirmed: true }]);
    expect(await documents(first)).toMatchObject([{ state: 'sent' }]);
    await ksef.command('calm');
    await ksef.pass(6);
    expect(await documents(first)).toMatchObject([{ state: 'accepted', tries: 1, confirmed: true }]);
  });
});

describe('an answer of a newer KSeF', () => {
  it('with fields that nobody knows is understood', async () => {
    const sale = await paid();
    await ksef.command('unknown-fields', { requests: 60 });
    await ksef.pass(2);
    await expectOne(sale, 1);
  });

  it('with a code that nobody knows is waited for, and a person is notified after half an hour', async () => {
    const sale = await paid();
    await ksef.command('status', { code: 777 });
    await ksef.pass(33);
    expect(await documents(sale)).toMatchObject([{ state: 'sent', tries: 1 }]);
    expect((await tasks()).map(({ kind, facts }) => [kind, facts.ksefProblem])).toEqual([['ksef_delayed', 'slow']]);
    expect(await mails()).toEqual([]);
  });
});

describe('150 for hours', () => {
  it('is a task, and nothing is sent again', async () => {
    const sale = await paid();
    await ksef.command('hold', { polls: 1000 });
    await ksef.pass(31);
    await ksef.at(new Date(world.deps.now().getTime() + 3 * 3_600_000).toISOString());
    await ksef.pass(2);
    expect(await documents(sale)).toMatchObject([{ state: 'sent', tries: 1 }]);
    expect((await tasks()).map(({ kind, facts }) => [kind, facts.ksefProblem])).toEqual([['ksef_delayed', 'slow']]);
    expect((await ksef.held()).filter(({ p2 }) => p2?.endsWith('0001') && p2.includes(month()))).toHaveLength(1);
    await ksef.command('release');
    await ksef.pass(6);
    await expectOne(sale, 1);
  });
});

const month = (): string => world.deps.now().toISOString().slice(0, 7).replace('-', '/');
