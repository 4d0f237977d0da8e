// @module-tag long
import { describe, expect, it } from 'vitest';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { withKsefChecksum } from '#core/billing/ksef/number.ts';
import { compareWithKsef } from '#server/billing/invoices/ksef/following/compare.ts';
import { setTyped } from '#server/billing/invoices/ksef/documents.ts';
import { assignNumber, setKsefNumber } from '#server/billing/invoices/invoice-changes.ts';
import { invoicesOfPayment } from '#server/billing/invoices/repository.ts';
import { refunded } from '#server/testing/billing/sales.ts';
import { failureWorld } from '#server/testing/ksef/failures.ts';

const { world, ksef, paid, documents, tasks, mails } = failureWorld('2027-01-07T09:00:00Z');

const month = (): string => world.deps.now().toISOString().slice(0, 7).replace('-', '/');
const problems = async (): Promise<unknown[]> => (await tasks()).map(({ kind, facts }) => [kind, facts.ksefProblem]);

describe('a document that KSeF refuses (450)', () => {
  it('is a task with its details; nobody is notified of it, and its correction waits', async () => {
    const sale = await paid();
    await refunded(world.deps, sale, [{ at: world.deps.now().toISOString(), amountMinor: 50_000 }]);
    await ksef.command('status', { code: 450, details: 'Nieprawidłowy element P_13_1' });
    await ksef.pass(5);
    expect(await documents(sale)).toMatchObject([{ number: `FV/${month()}/0001`, state: 'rejected', failureCode: 450, ksefNumber: null }]);
    expect(await tasks()).toMatchObject([
      { kind: 'ksef_rejected', facts: { ksefCode: 450, ksefDetails: expect.stringContaining('Nieprawidłowy element P_13_1') } },
    ]);
    expect(await mails()).toEqual([]);
  });
});

describe('a number that KSeF knows already (440)', () => {
  it('by this very file is accepted, by its hash', async () => {
    const sale = await paid();
    await ksef.command('duplicate', { of: 'own' });
    await ksef.pass(4);
    const [document] = await documents(sale);
    expect(document).toMatchObject({ state: 'accepted', version: 1, confirmed: true });
    const held = (await ksef.held()).filter(({ hash, number }) => hash === document?.hash && number !== null);
    expect(held).toMatchObject([{ number: document?.ksefNumber }]);
    expect(await mails()).toEqual(['invoice_issued']);
    expect(await problems()).toEqual([]);
  });

  it('by this very file, though the session named is none, is found among what KSeF holds', async () => {
    const sale = await paid();
    await ksef.command('duplicate', { of: 'wrong-session' });
    await ksef.pass(4);
    expect(await documents(sale)).toMatchObject([{ state: 'accepted', version: 1, confirmed: false }]);
    // Nobody can say in which session its confirmation is: a person is notified, and what comes after it is confirmed.
    const next = await paid();
    await ksef.pass(31);
    expect(await documents(next)).toMatchObject([{ state: 'accepted', confirmed: true }]);
    expect(await problems()).toEqual([['ksef_confirmation', 'not_given']]);
  });

  it('by another file is a task, and nothing of it is adopted', async () => {
    const sale = await paid();
    await ksef.command('duplicate', { of: 'foreign' });
    await ksef.pass(4);
    expect(await documents(sale)).toMatchObject([{ state: 'rejected', ksefNumber: null, failureCode: 440 }]);
    expect(await problems()).toHaveLength(2);
    expect(await problems()).toEqual(
      expect.arrayContaining([
        ['ksef_rejected', undefined],
        ['ksef_conflict', 'number_used'],
      ]),
    );
    expect(await mails()).toEqual([]);
  });
});

describe('confirmations', () => {
  it.each(['forged', 'altered', 'other-hash'])(
    'that are %s are not stored; the number is, with a task, and the true one comes later',
    async (how) => {
      // The signer is known from an earlier one.
      await paid();
      await ksef.pass(2);
      const sale = await paid();
      await ksef.command('upo', { how });
      await ksef.pass(2);
      expect(await documents(sale)).toMatchObject([{ state: 'accepted', confirmed: false, ksefNumber: expect.any(String) }]);
      expect(await tasks()).toMatchObject([{ kind: 'ksef_confirmation' }]);
      await ksef.pass(31);
      expect(await documents(sale)).toMatchObject([{ confirmed: true }]);
      expect(await tasks()).toEqual([]);
    },
  );

  it('that are missing keep nothing else waiting; they are requested again, and a person is notified after half an hour', async () => {
    const [first, second] = [await paid(), await paid()];
    await ksef.command('hold', { documents: 2, polls: 1 });
    await ksef.run();
    await ksef.command('upo', { how: 'missing', documents: 1 });
    await ksef.pass(1);
    expect((await documents(second))[0]).toMatchObject({ state: 'accepted', confirmed: true });
    expect((await documents(first))[0]).toMatchObject({ state: 'accepted', confirmed: false });
    expect(await tasks()).toEqual([]);
    await ksef.command('upo', { how: 'missing', documents: 100 });
    await ksef.pass(35);
    expect(await problems()).toEqual([['ksef_confirmation', 'not_given']]);
    await ksef.command('calm');
    await ksef.pass(31);
    expect((await documents(first))[0]).toMatchObject({ confirmed: true });
    expect(await tasks()).toEqual([]);
  });
});

describe('the comparison with what KSeF holds', () => {
  it('alarms of a document in our name that is not ours, once', async () => {
    await paid();
    await ksef.pass(2);
    const foreign = await ksef.command('foreign', { nip: world.deps.config.company.nip, number: 'FV/OBCA/1' });
    await ksef.pass(1);
    await compareWithKsef(world.deps);
    await compareWithKsef(world.deps);
    expect(await tasks()).toMatchObject([{ kind: 'ksef_conflict', facts: { ksefProblem: 'foreign', ksefNumber: foreign.ksefNumber } }]);
  });

  it('asks about numbers that were typed: one that KSeF has is known from then on, another is a task', async () => {
    const { nip } = world.deps.config.company;
    const at = world.deps.now();
    for (const [place, isThere] of [true, false].entries()) {
      const { organizationId, paymentId } = await paid();
      const [row] = await invoicesOfPayment(world.deps.db, organizationId, paymentId);
      // As the office entered them before invoices were sent from here.
      await assignNumber(world.deps.db, row!, { number: `FV/2026/05/000${place}`, seller: row!.seller, at });
      const invented = withKsefChecksum(`${nip}-${isoDay(at).replaceAll('-', '')}-00000000000${place}`);
      const { ksefNumber } = isThere ? await ksef.command('foreign', { nip, number: `FV/2026/05/000${place}` }) : { ksefNumber: invented };
      await setKsefNumber(world.deps.db, row!, String(ksefNumber));
      await setTyped(world.deps.db, { organizationId, invoiceId: row!.id }, null);
    }
    await ksef.at(new Date(at.getTime() + 60_000).toISOString());
    expect(await compareWithKsef(world.deps)).toMatchObject({ foreign: 0, typed: 1 });
    expect(await tasks()).toMatchObject([
      { kind: 'ksef_conflict', facts: { ksefProblem: 'typed_unknown', invoiceNumber: 'FV/2026/05/0001' } },
    ]);
    expect(await compareWithKsef(world.deps)).toMatchObject({ typed: 0 });
  });

  it('does not take a document of ours for an outsider’s while its answer is lost', async () => {
    const sale = await paid();
    await ksef.command('tear', { path: '/invoices', method: 'POST', done: 'before' });
    await ksef.run();
    expect(await documents(sale)).toMatchObject([{ state: 'unknown' }]);
    await ksef.at(new Date(world.deps.now().getTime() + 60_000).toISOString());
    expect(await compareWithKsef(world.deps)).toMatchObject({ compared: expect.any(Number) });
    await compareWithKsef(world.deps);
    expect(await tasks()).toEqual([]);
    await ksef.pass(3);
    expect(await documents(sale)).toMatchObject([{ state: 'accepted' }]);
  });
});
