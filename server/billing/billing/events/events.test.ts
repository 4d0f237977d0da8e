// @module-tag long
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMonths } from '#core/platform/calendar/calendar.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { anOrder as anOrderOf, deliver, eventOf, withSilentProvider, type TestOrder } from '#server/testing/billing/stripe-events.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
beforeAll(() => withSilentProvider(world));

const anOrder = (org: TestOrganization, plan = 'basic') => anOrderOf(world, org, plan);
const event = (order: TestOrder, kind: string, object?: object, id?: string) => eventOf(world, order, kind, object, id);
const send = (body: object, secret?: string) => deliver(world, body, secret);

async function outcome(order: TestOrder) {
  const [row] = await world.deps.db.rows<Record<string, unknown>>(sql`
    select status, failure_code,
      (select coalesce(array_agg(kind order by kind), '{}') from desk_tasks t where t.closed_at is null and t.facts ->> 'paymentId' = p.id::text) as tasks,
      (select count(*)::int from subscriptions s where s.payment_id = p.id) as periods,
      (select max(ends_at) from subscriptions s where s.payment_id = p.id) as ends_at,
      (select array_agg(distinct kind order by kind) from invoices i where i.payment_id = p.id) as invoices,
      -- One correction for each refund that was told: how many depends on the order, their sum does not.
      (select sum(gross_amount) from invoices i where i.payment_id = p.id) as invoiced
    from payments p where id = ${order.id}`);
  return row;
}

describe('webhooks of the payment provider', () => {
  it('must be signed over the very bytes', async () => {
    const order = await anOrder(await anOrganization(world.deps, { plan: null }));
    expect((await send(event(order, 'paid'), 'whsec_other')).statusCode).toBe(400);
    const unsigned = await world.call('POST', '/api/webhooks/stripe', { body: event(order, 'paid') });
    expect([unsigned.statusCode, unsigned.json().code]).toEqual([400, 'bad_signature']);
    expect(await outcome(order)).toMatchObject({ status: 'pending', periods: 0 });
  });

  it('end in the same state in every order and with every repetition', async () => {
    const kinds = [
      'unpaid',
      'paid',
      'paidLater',
      'failed',
      'expired',
      'attempt',
      'partly',
      'refunded',
      'dispute',
      'disputeTaken',
      'disputeLost',
      'refund',
    ] as const;
    const history = fc.uniqueArray(fc.constantFrom(...kinds), { maxLength: 6 });
    const plays = history.chain((facts) =>
      fc.tuple(fc.constant(facts), fc.shuffledSubarray(facts, { minLength: facts.length }), fc.shuffledSubarray(facts)),
    );
    await fc.assert(
      fc.asyncProperty(plays, async ([facts, shuffled, repeated]) => {
        const results = [];
        for (const play of [facts, [...shuffled, ...repeated]]) {
          const order = await anOrder(await anOrganization(world.deps, { plan: null }));
          for (const kind of play) expect((await send(event(order, kind, {}, `evt_${order.id}_${kind}`))).statusCode).toBe(200);
          results.push(await outcome(order));
        }
        expect(results[1]).toEqual(results[0]);
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('twice at the same moment grant one period', async () => {
    const order = await anOrder(await anOrganization(world.deps, { plan: null }));
    const same = event(order, 'paid');
    await Promise.all([send(same), send(same), send(event(order, 'paidLater')), send(event(order, 'paid'))]);
    expect(await outcome(order)).toMatchObject({ status: 'paid', periods: 1, invoices: ['VAT'] });
  });

  it.each([
    ['another amount', { amount_total: 100 }, 'amount_mismatch'],
    ['another currency', { currency: 'eur' }, 'currency_mismatch'],
    ['another plan', { metadata: null }, 'amount_mismatch'],
  ])('with %s than asked grant nothing and wait for an operator', async (_, wrong, task) => {
    const order = await anOrder(await anOrganization(world.deps, { plan: null }));
    const metadata = { payment_id: order.id, organization_id: order.organizationId, plan: 'pro' };
    await send(event(order, 'paid', 'metadata' in wrong ? { metadata } : wrong));
    expect(await outcome(order)).toMatchObject({ periods: 0, tasks: [task], invoices: null });
  });

  it('for an organisation that is gone keep the money visible and grant nothing', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const order = await anOrder(org);
    await world.deps.db.rows(sql`delete from users where id = ${org.userId}`);
    await send(event(order, 'paid'));
    expect(await outcome(order)).toMatchObject({ status: 'paid', periods: 0, tasks: ['organization_gone'], invoices: ['VAT'] });
  });

  it('for a plan that became active meanwhile extend it and say so to the operator', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const [first, second] = [await anOrder(org), await anOrder(org, 'pro')];
    world.at('2026-11-21T09:05:00.000Z');
    await send(event(second, 'paid'));
    const third = await anOrder(org, 'pro');
    await send(event(first, 'paid'));
    expect(await outcome(first)).toMatchObject({ status: 'paid', periods: 1 });
    await send(event(third, 'paid'));
    expect((await outcome(third))!['endsAt']).toEqual(addMonths(addMonths(world.deps.now(), 12), 12));
  });

  it('of the other environment or about nothing of ours change nothing and are stored', async () => {
    const order = await anOrder(await anOrganization(world.deps, { plan: null }));
    expect((await send({ ...event(order, 'paid'), id: 'evt_live', livemode: true })).statusCode).toBe(200);
    expect(await outcome(order)).toMatchObject({ status: 'pending' });
    const outsider = { id: world.deps.newId(), organizationId: world.deps.newId(), plan: 'basic' };
    expect((await send({ ...event(outsider, 'paid'), id: 'evt_stranger' })).statusCode).toBe(200);
    const stored = await world.deps.db.rows(
      sql`select id, note, tries from payment_events where id in ('evt_live', 'evt_stranger') order by id`,
    );
    expect(stored).toEqual([
      { id: 'evt_live', note: 'other_mode', tries: 0 },
      { id: 'evt_stranger', note: 'payment_unknown', tries: 1 },
    ]);
  });
});
