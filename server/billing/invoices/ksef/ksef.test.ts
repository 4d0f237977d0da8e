// @module-tag long
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { businessDay, endOfDay } from '#core/platform/calendar/calendar.ts';
import { runKsef } from './sending/run.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import type { ModelKsef } from '#server/testing/ksef/ksef.ts';
import { documentsOfSale, forgetTrouble, ksefTasks, passMinutes, withKsef } from '#server/testing/ksef/world.ts';
import { aSale, refunded } from '#server/testing/billing/sales.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let ksef: ModelKsef;
let org: TestOrganization;
let day = 0;

beforeEach(async () => {
  // A month of its own for each test: numbers of others are not in it.
  day += 1;
  const month = new Date(Date.UTC(2027, day, 10, 9)).toISOString();
  world.at(month);
  ksef = withKsef(world);
  await forgetTrouble(world);
  org = await anOrganization(world.deps, { plan: null });
});

const ago = (minutes: number): string => new Date(world.deps.now().getTime() - minutes * 60_000).toISOString();
const paid = () => aSale(world.deps, org, { paidAt: ago(5) });
const month = (): string => world.deps.now().toISOString().slice(0, 7).replace('-', '/');

async function mails(): Promise<string[]> {
  const rows = await world.deps.db.rows<{ kind: string }>(sql`
    select data ->> 'kind' as kind from pgboss.job where name = 'mail' and data ->> 'userId' = ${org.userId} order by created_on, id`);
  return rows.map(({ kind }) => kind);
}

describe('a paid sale', () => {
  it('is issued, sent, accepted and notified in one run, and its file stays as it was', async () => {
    const sale = await paid();
    expect(await runKsef(world.deps)).toEqual({ issued: 1, sent: 1, accepted: 1, delayed: 0 });
    const [document] = await documentsOfSale(world, sale);
    expect(document).toMatchObject({
      number: `FV/${month()}/0001`,
      state: 'accepted',
      mode: 'online',
      version: 1,
      tries: 1,
      confirmed: true,
    });
    const [held] = ksef.accepted();
    expect(document?.ksefNumber).toBe(held?.ksefNumber);
    expect(held?.xml).toBe(document?.xml);
    expect(document?.hash).toBe(
      createHash('sha256')
        .update(document?.xml ?? '')
        .digest('base64'),
    );
    expect(held?.xml).toContain(`<P_1>${world.deps.now().toISOString().slice(0, 10)}</P_1>`);
    expect(await mails()).toEqual(['invoice_issued']);
    expect(await runKsef(world.deps)).toEqual({ issued: 0, sent: 0, accepted: 0, delayed: 0 });
    expect(ksef.held).toHaveLength(1);
  });

  it('cannot be changed afterwards, neither its file nor that it was accepted', async () => {
    const sale = await paid();
    await runKsef(world.deps);
    const of = sql`where invoice_id in (select id from invoices where payment_id = ${sale.paymentId})`;
    for (const set of [sql`xml = 'x'`, sql`hash = 'x'`, sql`state = 'issued', accepted_at = null`, sql`issued_at = now()`]) {
      await expect(world.deps.db.rows(sql`update ksef_documents set ${set} ${of}`)).rejects.toThrow('cannot be changed');
    }
  });

  it.each([-24, 24])('waits without a number while the clock of the machine is %i hours from that of the database', async (hours) => {
    const sale = await paid();
    const { databaseNow } = world.deps;
    world.deps.databaseNow = async () => new Date(world.deps.now().getTime() + hours * 3_600_000);
    await runKsef(world.deps);
    expect(await documentsOfSale(world, sale)).toEqual([]);
    world.deps.databaseNow = databaseNow;
    await runKsef(world.deps);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ state: 'accepted' }]);
  });

  it('waits without a number while nobody can sign in, KSeF is away, or it is around midnight', async () => {
    const sale = await paid();
    ksef.fail('openSession', 'before');
    await runKsef(world.deps);
    expect(await documentsOfSale(world, sale)).toEqual([]);
    world.at(new Date(endOfDay(businessDay(world.deps.now())).getTime() - 10 * 60_000).toISOString());
    await runKsef(world.deps);
    const { config } = world.deps;
    world.at(ago(-60 * 9));
    world.deps.config = { ...config, ksef: { ...config.ksef, authentication: null } };
    await runKsef(world.deps);
    expect(await documentsOfSale(world, sale)).toEqual([]);
    world.deps.config = config;
    await runKsef(world.deps);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ state: 'accepted' }]);
  });

  it('is given its number by the month of issue, in the order of issue', async () => {
    const first = await aSale(world.deps, org, { paidAt: ago(60 * 24 * 20) });
    const second = await paid();
    await runKsef(world.deps);
    expect([...(await documentsOfSale(world, first)), ...(await documentsOfSale(world, second))].map(({ number }) => number)).toEqual([
      `FV/${month()}/0001`,
      `FV/${month()}/0002`,
    ]);
  });
});

describe('a correction', () => {
  it('waits until KSeF has its invoice, and then names its number there', async () => {
    const sale = await paid();
    await refunded(world.deps, sale, [{ at: ago(1), amountMinor: 50_000 }]);
    ksef.answer(150);
    await runKsef(world.deps);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ number: `FV/${month()}/0001`, state: 'sent' }]);
    ksef.finish();
    await passMinutes(world, 2);
    const [invoice, correction] = await documentsOfSale(world, sale);
    expect(correction).toMatchObject({ number: `FK/${month()}/0001`, state: 'accepted' });
    expect(correction?.xml).toContain(`<NrKSeFFaKorygowanej>${invoice?.ksefNumber}</NrKSeFFaKorygowanej>`);
    expect(await mails()).toEqual(['invoice_issued', 'correction_issued']);
  });
});

describe('an answer that is lost', () => {
  it('after KSeF took the document leads to that document, and to no second one', async () => {
    const sale = await paid();
    ksef.fail('send', 'after');
    await runKsef(world.deps);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ state: 'unknown', ksefNumber: null }]);
    expect(await mails()).toEqual([]);
    await passMinutes(world, 1);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ state: 'accepted', tries: 1 }]);
    expect(ksef.held).toHaveLength(1);
  });

  it('before KSeF took it has the same file sent again, but only after a minute and in another session', async () => {
    const sale = await paid();
    ksef.fail('send', 'before');
    await runKsef(world.deps);
    world.at(ago(-0.5));
    await runKsef(world.deps);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ state: 'unknown', tries: 1 }]);
    await passMinutes(world, 2);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ state: 'accepted', tries: 2 }]);
    expect(ksef.held).toHaveLength(1);
    expect(ksef.calls.filter((call) => call === 'openSession')).toHaveLength(2);
  });
});

describe('a number that KSeF knows already', () => {
  it('is ours where the file is ours', async () => {
    const sale = await paid();
    ksef.fail('send', 'after');
    await runKsef(world.deps);
    // The session is gone, as far as KSeF reports; the document is not.
    ksef.fail('documentsOf', 'refused');
    await passMinutes(world, 1);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ state: 'accepted', tries: 2 }]);
    expect(ksef.accepted()).toHaveLength(1);
    expect((await documentsOfSale(world, sale))[0]?.ksefNumber).toBe(ksef.accepted()[0]?.ksefNumber);
  });

  it('is nothing to adopt where the file is another one', async () => {
    ksef.store(`FV/${month()}/0001`);
    const sale = await paid();
    await runKsef(world.deps);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ state: 'rejected', ksefNumber: null, failureCode: 440 }]);
    expect((await ksefTasks(world)).map(({ kind }) => kind).toSorted()).toEqual(['ksef_conflict', 'ksef_rejected']);
    expect((await ksefTasks(world)).find(({ kind }) => kind === 'ksef_conflict')?.facts).toMatchObject({ ksefProblem: 'number_used' });
    expect(await mails()).toEqual([]);
  });
});
