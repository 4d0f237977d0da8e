// @module-tag long
import { beforeAll, describe, expect, it } from 'vitest';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { issueOffline } from '#server/billing/invoices/ksef/acts.ts';
import { readKsefQueue } from '#server/billing/invoices/ksef/sending/queue.ts';
import { resume } from '#server/billing/invoices/ksef/state.ts';
import { invoicesOfPayment } from '#server/billing/invoices/repository.ts';
import { signedIn } from '#server/operations/demo/callers.ts';
import { anOrganization } from '#server/testing/builders.ts';
import { failureWorld } from '#server/testing/ksef/failures.ts';

const { world, ksef, paid, documents, tasks, mails } = failureWorld('2027-01-11T09:00:00Z');
type Sale = Awaited<ReturnType<typeof paid>>;

let email = '';
beforeAll(async () => {
  ({ email } = await anOrganization(world.deps, { plan: null }));
  await addOperator(world.deps, email);
});

const p1 = (xml: string | undefined): string | undefined => /<P_1>([^<]*)</.exec(xml ?? '')?.[1];

async function offline({ organizationId, paymentId }: Sale): Promise<void> {
  const [draft] = await invoicesOfPayment(world.deps.db, organizationId, paymentId);
  await issueOffline(world.deps, await signedIn(world.deps, email), { organizationId, id: draft?.id ?? '', note: 'na życzenie' });
}

/** The instant until which the only open document has to be sent. */
async function sendBy(): Promise<string | null | undefined> {
  return (await readKsefQueue(world.deps)).documents.at(-1)?.sendBy;
}

describe('midnight in Warsaw', () => {
  it('nothing is issued from 23:45 to 00:05, so that the day of issue is that of sending', async () => {
    await ksef.at('2027-01-12T22:44:30Z');
    const first = await paid();
    await ksef.run();
    expect(p1((await documents(first))[0]?.xml)).toBe('2027-01-12');
    const second = await paid();
    for (const at of ['2027-01-12T22:45:00Z', '2027-01-12T22:59:50Z', '2027-01-12T23:00:10Z', '2027-01-12T23:04:50Z']) {
      await ksef.at(at);
      await ksef.run();
      expect(await documents(second)).toEqual([]);
    }
    await ksef.at('2027-01-12T23:05:01Z');
    await ksef.pass(2);
    expect(p1((await documents(second))[0]?.xml)).toBe('2027-01-13');
    for (const sale of [first, second]) expect(await documents(sale)).toMatchObject([{ state: 'accepted', mode: 'online', tries: 1 }]);
    expect((await ksef.held()).map(({ mode }) => mode)).toEqual(['Online', 'Online']);
    expect(await mails()).toHaveLength(2);
  });

  it('between the issue and the sending makes it an offline document, sent as one; its buyer is notified once', async () => {
    await ksef.at('2027-02-15T22:44:30Z');
    const sale = await paid();
    await ksef.command('tear', { path: '/invoices', method: 'POST', done: 'never' });
    await ksef.run();
    expect(await documents(sale)).toMatchObject([{ state: 'unknown', mode: 'online' }]);
    await ksef.at('2027-02-15T23:00:10Z');
    // And its session ends meanwhile, so that it is begun twice.
    ksef.before('send', () => ksef.command('session'));
    await ksef.pass(3);
    expect(await documents(sale)).toMatchObject([{ state: 'accepted', mode: 'offline24', tries: 3, version: 1 }]);
    expect((await ksef.held()).at(-1)).toMatchObject({ mode: 'Offline', issuedOn: '2027-02-15' });
    expect(await mails()).toEqual(['invoice_issued']);
    expect(await tasks()).toEqual([]);
  });

  it('while the queue is stopped: the document is one issued offline, whose last day is watched', async () => {
    await ksef.at('2027-02-22T12:00:00Z');
    const sale = await paid();
    ksef.before('send', () => ksef.command('permissions', { nip: '9999999999', permissions: 'InvoiceRead' }));
    await ksef.run();
    await ksef.at('2027-02-23T19:30:00Z');
    await ksef.run();
    expect(await sendBy()).toBe('2027-02-23T22:59:59.999Z');
    await ksef.at('2027-02-24T12:00:00Z');
    await ksef.run();
    const problems = (await tasks()).map(({ facts }) => facts.ksefProblem);
    expect(problems).toEqual(['not_allowed', 'due', 'late']);
    await ksef.command('permissions', { nip: '9999999999', permissions: 'InvoiceWrite,InvoiceRead' });
    await resume(world.deps.db);
    await ksef.pass(3);
    expect(await documents(sale)).toMatchObject([{ state: 'accepted', mode: 'offline24', tries: 2 }]);
    expect(await mails()).toEqual(['invoice_issued']);
  });

  it('while it is being sent: KSeF reports Offline by itself, and it is one document all the same', async () => {
    await ksef.at('2027-03-15T22:44:30Z');
    const sale = await paid();
    ksef.before('send', () => ksef.at('2027-03-15T23:00:10Z'));
    await ksef.run();
    await ksef.pass(7);
    expect(await documents(sale)).toMatchObject([{ state: 'accepted', tries: 1, version: 1 }]);
    expect((await ksef.held()).at(-1)).toMatchObject({ mode: 'Offline', issuedOn: '2027-03-15' });
    expect(await mails()).toEqual(['invoice_issued']);
  });
});

describe('days', () => {
  it.each([
    // The night to Easter Sunday, when clocks go forward; Easter Monday is free.
    ['2027-03-27T22:30:00Z', '2027-03-27', '2027-03-30T21:59:59.999Z'],
    // The last minutes before half past midnight in the night when clocks go back; All Saints is free.
    ['2027-10-30T22:06:00Z', '2027-10-31', '2027-11-02T22:59:59.999Z'],
    // Christmas Eve is free.
    ['2027-12-23T22:40:00Z', '2027-12-23', '2027-12-27T22:59:59.999Z'],
    ['2027-12-24T09:00:00Z', '2027-12-24', '2027-12-27T22:59:59.999Z'],
    ['2027-12-31T09:00:00Z', '2027-12-31', '2028-01-03T22:59:59.999Z'],
  ])('issued offline at %s: P_1 is %s, to be sent by %s', async (at, day, by) => {
    await ksef.at(at);
    const sale = await paid();
    await offline(sale);
    const [document] = await documents(sale);
    expect(document).toMatchObject({ mode: 'offline24', state: 'issued' });
    expect(p1(document?.xml)).toBe(day);
    expect(await sendBy()).toBe(by);
    await ksef.pass(2);
    expect(await documents(sale)).toMatchObject([{ state: 'accepted', confirmed: true }]);
    expect((await ksef.held()).at(-1)).toMatchObject({ mode: 'Offline', issuedOn: day });
    expect(await mails()).toEqual(['invoice_issued']);
  });

  it('the year changes in Warsaw: number, day and number of KSeF go with it', async () => {
    await ksef.at('2027-12-31T22:40:00Z');
    const old = await paid();
    await ksef.pass(2);
    const next = await paid();
    await ksef.at('2027-12-31T23:05:30Z');
    await ksef.pass(2);
    const [[one], [two]] = [await documents(old), await documents(next)];
    expect([one?.number, p1(one?.xml), one?.ksefNumber?.slice(11, 19)]).toEqual(['FV/2027/12/0004', '2027-12-31', '20271231']);
    expect([two?.number, p1(two?.xml), two?.ksefNumber?.slice(11, 19)]).toEqual(['FV/2028/01/0001', '2028-01-01', '20280101']);
    expect([one?.mode, two?.mode, isoDay(world.deps.now())]).toEqual(['online', 'online', '2028-01-01']);
  });
});
