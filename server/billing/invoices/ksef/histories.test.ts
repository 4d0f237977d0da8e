// @module-tag long
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { beforeEach, expect, it } from 'vitest';
import { runKsef } from './sending/run.ts';
import { resume } from './state.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { correctBuyer } from '#server/billing/invoices/acts.ts';
import { invoicesOfPayment } from '#server/billing/invoices/repository.ts';
import { signedIn } from '#server/operations/demo/callers.ts';
import { decideTask } from '#server/operations/operators/decisions.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import type { ModelKsef, Trouble } from '#server/testing/ksef/ksef.ts';
import { documentsOfSale, forgetTrouble, ksefTasks, passMinutes, withKsef } from '#server/testing/ksef/world.ts';
import { aSale, refunded } from '#server/testing/billing/sales.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const histories = Number(process.env.HISTORIES ?? 25);
const start = Date.parse('2027-01-04T09:00:00Z');
let ksef: ModelKsef;
let org: TestOrganization;
let operatorEmail = '';
let days = 0;

beforeEach(async () => {
  world.at(new Date(start).toISOString());
  ksef = withKsef(world);
  await forgetTrouble(world);
  org = await anOrganization(world.deps, { plan: null });
  const operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
  operatorEmail = operator.email;
});

const calls = ['openSession', 'send', 'documentStatus', 'documentsOf', 'closeSession', 'confirmation'] as const;
const troubles: readonly Trouble[] = ['before', 'after', 'limited', 'session_over', 'not_allowed', 'not_understood'];

/** What may happen: money goes back or comes again, data is corrected, KSeF is in trouble, time passes. */
const happening = fc.oneof(
  fc.record({ kind: fc.constant('refund' as const), share: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('back' as const) }),
  fc.record({ kind: fc.constant('buyer' as const), name: fc.constantFrom('Nowa Nazwa sp. z o.o.', 'Jeszcze Inna S.A.') }),
  fc.record({ kind: fc.constant('nip' as const), nip: fc.constantFrom('9990000014', '9990000020', '9990000037') }),
  fc.record({
    kind: fc.constant('trouble' as const),
    call: fc.constantFrom(...calls),
    what: fc.array(fc.constantFrom(...troubles), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('code' as const), code: fc.constantFrom(150, 405, 500, 550, 430, 777) }),
  fc.record({ kind: fc.constant('time' as const), minutes: fc.integer({ min: 1, max: 4 }) }),
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** Its number is taken in KSeF, also the second time. */
const refusedTwice: Happening[] = [
  { kind: 'code', code: 430 },
  { kind: 'code', code: 430 },
  { kind: 'time', minutes: 2 },
  { kind: 'trouble', call: 'openSession', what: ['before'] },
];

/** Lives through a history; what is refunded in the end, in minor units. */
async function live(sale: Awaited<ReturnType<typeof aSale>>, history: readonly Happening[]): Promise<number> {
  let given: { at: string; amountMinor: number }[] = [];
  const sum = (): number => given.reduce((total, { amountMinor }) => total + amountMinor, 0);
  for (const one of history) {
    if (one.kind === 'refund') {
      const amountMinor = Math.min(sale.gross - sum(), Math.ceil((sale.gross * one.share) / 100));
      if (amountMinor > 0) given = given.concat({ at: world.deps.now().toISOString(), amountMinor });
      await refunded(world.deps, sale, given);
    } else if (one.kind === 'back') {
      given = given.slice(0, -1);
      await refunded(world.deps, sale, given);
    } else if (one.kind === 'buyer' || one.kind === 'nip') {
      await correct(sale, one.kind === 'buyer' ? { name: one.name } : { nip: one.nip });
    } else if (one.kind === 'trouble') ksef.fail(one.call, ...one.what);
    else if (one.kind === 'code') ksef.answer(one.code);
    else await passMinutes(world, one.minutes);
  }
  return sum();
}

/** Corrects who bought, where anything is different and there is anything left to correct. */
async function correct(sale: Awaited<ReturnType<typeof aSale>>, change: object): Promise<void> {
  const rows = await invoicesOfPayment(world.deps.db, sale.organizationId, sale.paymentId);
  const invoice = rows.findLast(({ kind }) => kind === 'VAT');
  const { email: _, ...buyer } = rows.at(-1)?.buyer ?? sale.buyer;
  const data = { ...buyer, recipient: null, localGovernment: false, vatGroup: false, ...change };
  const operator = await signedIn(world.deps, operatorEmail);
  const entry = { organizationId: sale.organizationId, id: invoice?.id ?? '', note: 'zgłoszenie', buyer: data };
  await correctBuyer(world.deps, operator, entry).catch((error: { code?: string }) => {
    if (!['nothing_changed', 'nothing_to_replace'].includes(error.code ?? '')) throw error;
  });
}

/** An operator has what KSeF refused issued again. */
async function reissue(): Promise<void> {
  const operator = await signedIn(world.deps, operatorEmail);
  for (const { id, kind } of await ksefTasks(world))
    if (kind === 'ksef_rejected') await decideTask(world.deps, operator, id, { decision: 'issue_again', note: 'poprawione' });
}

/** Everything is mended: no more trouble, what waits is finished, and time passes. */
async function mend(): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    for (const call of calls) ksef.fail(call);
    ksef.mend();
    await resume(world.deps.db);
    await reissue();
    ksef.finish();
    for (const minutes of [1, 6, 31, 61]) {
      world.at(new Date(world.deps.now().getTime() + minutes * 60_000).toISOString());
      ksef.finish();
      await runKsef(world.deps);
    }
  }
}

const grossIn = (xml: string): number => Math.round(Number(/<P_15>([^<]*)</.exec(xml)?.[1]) * 100);

it(`after ${histories} random histories every document is accepted once, and all together are the money that stayed`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 9 }), async (history) => {
      days += 1;
      world.at(new Date(start + days * 86_400_000).toISOString());
      const sale = await aSale(world.deps, org, { paidAt: new Date(world.deps.now().getTime() - 60_000).toISOString() });
      const returned = await live(sale, history);
      await mend();
      const drafts = await world.deps.db.rows(sql`select id from invoices where payment_id = ${sale.paymentId} and number is null`);
      expect(drafts).toEqual([]);
      const versions = await documentsOfSale(world, sale);
      // What KSeF refused has another version, which counts.
      const documents = versions.filter((one) => !versions.some((other) => other.number === one.number && other.version > one.version));
      expect(documents.map(({ state }) => state)).toEqual(documents.map(() => 'accepted'));
      const accepted = ksef.accepted().filter(({ hash }) => documents.some((one) => one.hash === hash));
      expect(accepted).toHaveLength(documents.length);
      expect(accepted.reduce((total, { xml }) => total + grossIn(xml), 0)).toBe(sale.gross - returned);
    }),
    { numRuns: histories, examples: [[refusedTwice]] },
  );
  const numbers = ksef.accepted().map(({ p2 }) => p2);
  expect(new Set(numbers).size).toBe(numbers.length);
}, 3_600_000);
