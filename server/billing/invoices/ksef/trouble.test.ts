// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { withKsefChecksum } from '#core/billing/ksef/number.ts';
import { compareWithKsef } from './following/compare.ts';
import { runKsef } from './sending/run.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { correctBuyer } from '#server/billing/invoices/acts.ts';
import { invoicesOfPayment } from '#server/billing/invoices/repository.ts';
import { signedIn } from '#server/operations/demo/callers.ts';
import { decideTask } from '#server/operations/operators/decisions.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import type { ModelKsef } from '#server/testing/ksef/ksef.ts';
import { documentsOfSale, forgetTrouble, ksefTasks, passMinutes, withKsef } from '#server/testing/ksef/world.ts';
import { aSale } from '#server/testing/billing/sales.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let ksef: ModelKsef;
let org: TestOrganization;
let day = 0;

beforeEach(async () => {
  day += 1;
  world.at(new Date(Date.UTC(2027, 0, 4 + 5 * day, 9)).toISOString());
  ksef = withKsef(world);
  await forgetTrouble(world);
  org = await anOrganization(world.deps, { plan: null });
});

const ago = (minutes: number): string => new Date(world.deps.now().getTime() - minutes * 60_000).toISOString();
const paid = () => aSale(world.deps, org, { paidAt: ago(5) });
/** An operator, signed in at this moment. */
async function operator() {
  const { email } = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, email);
  return signedIn(world.deps, email);
}
const note = 'sprawdzone';
const decide = async (id: string | undefined, decision: 'issue_again' | 'accept_signer' | 'resume') =>
  decideTask(world.deps, await operator(), id ?? '', { decision, note });
const kinds = async (): Promise<string[]> => (await ksefTasks(world)).map(({ kind }) => kind);
const conflicts = async () => (await ksefTasks(world)).filter(({ kind }) => kind === 'ksef_conflict');
const state = async (sale: Awaited<ReturnType<typeof paid>>): Promise<string | undefined> =>
  (await documentsOfSale(world, sale)).at(-1)?.state;

describe('trouble with KSeF', () => {
  it.each(['openSession', 'send', 'documentStatus'] as const)(
    '“no permission” from %s stops the queue with one task and loses nothing',
    async (call) => {
      const sale = await paid();
      ksef.fail(call, 'not_allowed');
      await runKsef(world.deps);
      await passMinutes(world, 5);
      expect(await kinds()).toEqual(['ksef_stopped']);
      expect(await state(sale)).not.toBe('accepted');
      const before = ksef.calls.length;
      await passMinutes(world, 3);
      expect(ksef.calls).toHaveLength(before);
    },
  );

  it('too many calls pause everything until KSeF reports, across a restart as well', async () => {
    const sale = await paid();
    ksef.fail('send', 'limited');
    await runKsef(world.deps);
    expect(await state(sale)).toBe('issued');
    const before = ksef.calls.length;
    await passMinutes(world, 1);
    expect(ksef.calls).toHaveLength(before);
    await passMinutes(world, 1);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ state: 'accepted' }]);
  });

  it('a session that takes nothing more is followed by another one, for the same file', async () => {
    const sale = await paid();
    ksef.fail('send', 'session_over');
    await runKsef(world.deps);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ state: 'accepted', tries: 2 }]);
    expect(ksef.calls.filter((call) => call === 'openSession')).toHaveLength(2);
  });

  it.each([405, 500, 550])('a document that KSeF could not finish (%i) goes out again, the same file', async (code) => {
    const sale = await paid();
    ksef.answer(code);
    await runKsef(world.deps);
    await passMinutes(world, 3);
    const [document, ...more] = await documentsOfSale(world, sale);
    expect(more).toEqual([]);
    expect(document).toMatchObject({ state: 'accepted', tries: 2, version: 1 });
    expect(new Set(ksef.held.map(({ hash }) => hash)).size).toBe(1);
  });

  it.each([430, 435])('a document that it cannot read (%i) goes out once more, and then waits for a person', async (code) => {
    const sale = await paid();
    ksef.answer(code, code);
    await runKsef(world.deps);
    await passMinutes(world, 4);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ state: 'rejected', tries: 2, failureCode: code }]);
    expect(await kinds()).toEqual(['ksef_rejected']);
  });

  it('a code that nobody knows is waited for, and a person is notified after half an hour', async () => {
    const sale = await paid();
    ksef.answer(777);
    await runKsef(world.deps);
    await passMinutes(world, 29);
    expect(await kinds()).toEqual([]);
    await passMinutes(world, 3);
    expect([await kinds(), await state(sale), ksef.held.length]).toEqual([['ksef_delayed'], 'sent', 1]);
    Object.assign(ksef.held[0] ?? {}, { code: 150 });
    ksef.finish();
    await passMinutes(world, 6);
    expect([await kinds(), await state(sale)]).toEqual([[], 'accepted']);
  });

  it('a session that cannot be closed blocks nothing else', async () => {
    const sale = await paid();
    ksef.fail('closeSession', 'after');
    await runKsef(world.deps);
    expect(await state(sale)).toBe('accepted');
  });
});

describe('a refused document', () => {
  it('is mended and issued again under its number, where it went through KSeF', async () => {
    const sale = await paid();
    ksef.answer(450);
    await runKsef(world.deps);
    const [refused] = await documentsOfSale(world, sale);
    expect(refused).toMatchObject({ state: 'rejected', failureCode: 450 });
    const [task] = await ksefTasks(world);
    world.at(ago(-60 * 24));
    const [invoice] = await invoicesOfPayment(world.deps.db, sale.organizationId, sale.paymentId);
    const { email: _, ...buyer } = sale.buyer;
    const mended = { ...buyer, name: 'Nazwa poprawiona sp. z o.o.', recipient: null, localGovernment: false, vatGroup: false };
    await correctBuyer(world.deps, await operator(), { organizationId: sale.organizationId, id: invoice?.id ?? '', note, buyer: mended });
    await decide(task?.id, 'issue_again');
    await passMinutes(world, 1);
    const [first, second] = await documentsOfSale(world, sale);
    expect(first).toMatchObject({ state: 'rejected', version: 1 });
    expect(second).toMatchObject({ number: refused?.number, state: 'accepted', version: 2 });
    expect(second?.xml).toContain('Nazwa poprawiona');
    expect(second?.xml).toContain(`<P_1>${world.deps.now().toISOString().slice(0, 10)}</P_1>`);
  });
});

describe('a number that another document has', () => {
  it('is left to it: ours is issued again under the next one', async () => {
    const month = world.deps.now().toISOString().slice(0, 7).replace('-', '/');
    const sale = await paid();
    await runKsef(world.deps);
    const [first] = await documentsOfSale(world, sale);
    const next = `FV/${month}/${String(Number(first?.number.slice(-4)) + 1).padStart(4, '0')}`;
    ksef.store(next);
    const second = await paid();
    await passMinutes(world, 1);
    expect(await documentsOfSale(world, second)).toMatchObject([{ number: next, state: 'rejected', failureCode: 440 }]);
    await decide((await ksefTasks(world)).find(({ kind }) => kind === 'ksef_rejected')?.id, 'issue_again');
    await passMinutes(world, 1);
    const after = `FV/${month}/${String(Number(next.slice(-4)) + 1).padStart(4, '0')}`;
    expect((await documentsOfSale(world, second)).at(-1)).toMatchObject({ number: after, state: 'accepted', version: 2 });
  });
});

describe('confirmations', () => {
  it('that are forged are not stored; the number is, and the true one comes later', async () => {
    const sale = await paid();
    ksef.signer.problem = 'signature_invalid';
    await runKsef(world.deps);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ state: 'accepted', confirmed: false, ksefNumber: expect.any(String) }]);
    expect(await ksefTasks(world)).toMatchObject([{ kind: 'ksef_confirmation', facts: { ksefProblem: 'signature_invalid' } }]);
    ksef.signer.problem = null;
    await passMinutes(world, 31);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ confirmed: true }]);
    expect(await kinds()).toEqual([]);
  });

  it('of another signer wait until an operator accepts it', async () => {
    await paid();
    await runKsef(world.deps);
    ksef.signer.value = 'cd'.repeat(32);
    const sale = await paid();
    await passMinutes(world, 1);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ confirmed: false }]);
    const [task] = await ksefTasks(world);
    expect(task).toMatchObject({ kind: 'ksef_confirmation', facts: { ksefProblem: 'signer_unknown', certificateSha256: 'cd'.repeat(32) } });
    await decide(task?.id, 'accept_signer');
    await passMinutes(world, 31);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ confirmed: true }]);
  });
});

describe('the comparison', () => {
  it('agrees with what was issued, and alarms when KSeF holds a document in our name that is not ours', async () => {
    await paid();
    await runKsef(world.deps);
    world.at(ago(-60));
    expect(await compareWithKsef(world.deps)).toMatchObject({ compared: 1, foreign: 0, missing: 0 });
    const foreign = ksef.store('FV/2027/01/9999');
    const { account } = await operator();
    for (const hours of [1, 2]) {
      world.at(ago(-60 * hours));
      expect(await compareWithKsef(world.deps)).toMatchObject({ compared: 2, foreign: 1, missing: 0 });
    }
    const tasks = await world.deps.db.rows(sql`
      select 1 from pgboss.job where name = 'mail' and data ->> 'kind' = 'ksef_trouble' and data ->> 'userId' = ${account.userId}`);
    expect(tasks).toHaveLength(1);
    expect(await conflicts()).toMatchObject([
      { facts: { ksefProblem: 'foreign', ksefNumber: foreign.ksefNumber, invoiceNumber: 'FV/2027/01/9999' } },
    ]);
  });

  it('queries once the numbers that were typed before, and states which of them KSeF does not have', async () => {
    const [known, unknown] = [await paid(), await paid()];
    const held = ksef.store('FV/2027/01/0777');
    const made = withKsefChecksum(`${held.ksefNumber?.slice(0, 19)}-FFFFFFFFFFF1`);
    for (const [place, [sale, ksefNumber]] of [[known, held.ksefNumber] as const, [unknown, made] as const].entries()) {
      const of = sql`where payment_id = ${sale.paymentId}`;
      await world.deps.db.rows(sql`update invoices set number = ${`FV/2027/01/077${place + 7}`}, exported_at = sold_at ${of}`);
      await world.deps.db.rows(sql`update invoices set ksef_number = ${ksefNumber} ${of}`);
    }
    await world.deps.db.rows(sql`
      insert into ksef_typed_numbers (organization_id, invoice_id)
      select organization_id, id from invoices where organization_id = ${org.id}`);
    world.at(ago(-60));
    expect(await compareWithKsef(world.deps)).toMatchObject({ typed: 1, foreign: 0 });
    expect((await conflicts()).map(({ facts }) => [facts.ksefProblem, facts.ksefNumber])).toEqual([['typed_unknown', made]]);
    expect(await compareWithKsef(world.deps)).toMatchObject({ typed: 0 });
    // Nobody is shown a number that KSeF does not have.
    const shown = await Promise.all([known, unknown].map((sale) => invoicesOfPayment(world.deps.db, org.id, sale.paymentId)));
    expect(shown.map(([invoice]) => invoice?.ksefNumber)).toEqual([held.ksefNumber, null]);
  });

  it.each([
    [['InvoiceWrite', 'InvoiceRead'], undefined],
    [[], undefined],
    [['InvoiceRead'], 'permission_missing'],
    [['InvoiceWrite', 'InvoiceRead', 'CredentialsManage'], 'permission_too_much'],
  ])('looks at the permissions: %j', async (held, problem) => {
    world.deps.ksef = { ...ksef, permissions: async () => held };
    await compareWithKsef(world.deps);
    expect((await ksefTasks(world)).find(({ kind }) => kind === 'ksef_stopped')?.facts.ksefProblem).toBe(problem);
  });

  it('misses what KSeF does not hold any more', async () => {
    const sale = await paid();
    await runKsef(world.deps);
    (ksef.held as unknown[]).length = 0;
    world.at(ago(-60));
    expect(await compareWithKsef(world.deps)).toMatchObject({ missing: 1 });
    expect(await conflicts()).toMatchObject([
      { facts: { ksefProblem: 'missing', invoiceNumber: (await documentsOfSale(world, sale))[0]?.number } },
    ]);
  });
});
