// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { businessDay, endOfDay } from '#core/platform/calendar/calendar.ts';
import { submitBy } from '#core/billing/ksef/modes.ts';
import { issueAgain } from '#server/billing/invoices/ksef/decide.ts';
import { readKsefAnnouncements } from './offline.ts';
import { runKsef } from './run.ts';
import { issue, readyDrafts } from './issue.ts';
import { saveOutage } from '#server/billing/invoices/ksef/state.ts';
import { refunded, aSale } from '#server/testing/billing/sales.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import type { ModelKsef } from '#server/testing/ksef/ksef.ts';
import { documentsOfSale, forgetTrouble, ksefTasks, passMinutes, withKsef } from '#server/testing/ksef/world.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let ksef: ModelKsef;
let org: TestOrganization;
let months = 0;

/** At an hour in Warsaw (winter time) of a day of the month of a test. */
const at = (day: number, hour: number, minute = 0): string => new Date(Date.UTC(2027, months, day, hour - 1, minute)).toISOString();

beforeEach(async () => {
  months = months === 2 ? 10 : months + 1;
  world.at(at(10, 9));
  ksef = withKsef(world);
  await forgetTrouble(world);
  await world.deps.db.rows(sql`delete from invoices where number is null`);
  org = await anOrganization(world.deps, { plan: null });
});

const ago = (minutes: number): string => new Date(world.deps.now().getTime() - minutes * 60_000).toISOString();
const kinds = async () => (await ksefTasks(world)).map(({ kind, facts }) => [kind, facts.ksefProblem]);

async function mails(): Promise<string[]> {
  const rows = await world.deps.db.rows<{ kind: string }>(sql`
    select data ->> 'kind' as kind from pgboss.job where name = 'mail' and data ->> 'userId' = ${org.userId} order by created_on, id`);
  return rows.map(({ kind }) => kind);
}

/** Issued without KSeF, as an operator has it done. */
async function anOfflineSale(mode: 'offline24' | 'emergency' | 'unavailability' | 'total_failure') {
  const sale = await aSale(world.deps, org, { paidAt: ago(5) });
  for (const draft of await readyDrafts(world.deps)) await issue(world.deps, draft, mode);
  return sale;
}

describe('KSeF that is away', () => {
  it('for three hours has nothing issued offline that is not due: drafts wait without a number', async () => {
    const sale = await aSale(world.deps, org, { paidAt: ago(5) });
    ksef.fail('openSession', ...Array.from({ length: 180 }, () => 'before' as const));
    await passMinutes(world, 180);
    expect([await documentsOfSale(world, sale), await mails()]).toEqual([[], []]);
    await passMinutes(world, 1);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ state: 'accepted', mode: 'online' }]);
  });

  it('on the last day of a draft has it issued offline after ten in the evening, announced to the buyer, and sent when it is back', async () => {
    const sale = await aSale(world.deps, org, { paidAt: at(10 - 31, 9) });
    const later = await aSale(world.deps, org, { paidAt: at(9, 9) });
    world.at(at(15, 21, 20));
    ksef.fail('openSession', ...Array.from({ length: 60 }, () => 'before' as const));
    await passMinutes(world, 39);
    expect(await documentsOfSale(world, sale)).toEqual([]);
    await passMinutes(world, 2);
    const [document] = await documentsOfSale(world, sale);
    expect(document).toMatchObject({ state: 'issued', mode: 'offline24' });
    expect(document?.xml).toContain(`<P_1>${at(15, 12).slice(0, 10)}</P_1>`);
    expect(await documentsOfSale(world, later)).toEqual([]);
    expect(await mails()).toEqual(['invoice_issued']);
    ksef.mend();
    await passMinutes(world, 2);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ state: 'accepted', mode: 'offline24', tries: 1 }]);
    expect(ksef.accepted().find(({ hash }) => hash === document?.hash)?.offline).toBe(true);
    // The buyer has it already.
    expect((await mails()).filter((kind) => kind === 'invoice_issued')).toHaveLength(2);
  });
});

describe('a document through KSeF', () => {
  it('that could not be sent on its day is sent on the next one as issued offline, with the day of its issue', async () => {
    world.at(at(10, 23, 40));
    const sale = await aSale(world.deps, org, { paidAt: ago(5) });
    ksef.fail('send', 'limited');
    await runKsef(world.deps);
    const [issued] = await documentsOfSale(world, sale);
    expect(issued).toMatchObject({ state: 'issued', mode: 'online' });
    world.at(new Date(endOfDay(businessDay(world.deps.now())).getTime() + 10_000).toISOString());
    await runKsef(world.deps);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ state: 'accepted', mode: 'offline24', hash: issued?.hash }]);
    expect(ksef.accepted().at(-1)).toMatchObject({ offline: true });
  });
});

describe('an offline document', () => {
  it('has a task four hours before its last moment and another one after it, and is still sent', async () => {
    const sale = await anOfflineSale('offline24');
    ksef.fail('openSession', ...Array.from({ length: 20 }, () => 'before' as const));
    const last = submitBy({ mode: 'offline24', issuedAt: world.deps.now() }, [], world.deps.now()) ?? new Date(0);
    world.at(new Date(last.getTime() - 5 * 3_600_000).toISOString());
    await runKsef(world.deps);
    expect(await kinds()).toEqual([]);
    world.at(new Date(last.getTime() - 4 * 3_600_000).toISOString());
    await runKsef(world.deps);
    expect(await kinds()).toEqual([['ksef_delayed', 'due']]);
    world.at(new Date(last.getTime() + 60_000).toISOString());
    await runKsef(world.deps);
    expect(await kinds()).toEqual([
      ['ksef_delayed', 'due'],
      ['ksef_delayed', 'late'],
    ]);
    ksef.mend();
    await passMinutes(world, 2);
    expect(await documentsOfSale(world, sale)).toMatchObject([{ state: 'accepted' }]);
    expect(await kinds()).toEqual([]);
  });

  it('that is refused is corrected technically once, by the hash of the first file', async () => {
    const sale = await anOfflineSale('offline24');
    ksef.answer(450, 450);
    await runKsef(world.deps);
    const [first] = await documentsOfSale(world, sale);
    expect(first).toMatchObject({ state: 'rejected', mode: 'offline24' });
    const [task] = await world.deps.db.rows<{ subject: string; organizationId: string }>(sql`
      select subject, organization_id from desk_tasks where closed_at is null and kind = 'ksef_rejected'`);
    const again = () => world.deps.db.transaction((tx) => issueAgain(world.deps, tx, task as never));
    // The same file would be refused again.
    await expect(again()).rejects.toMatchObject({ code: 'nothing_changed' });
    await world.deps.db.rows(sql`alter table invoices disable trigger invoices_stay`);
    await world.deps.db.rows(sql`update invoices set order_number = order_number || '-A' where payment_id = ${sale.paymentId}`);
    await world.deps.db.rows(sql`alter table invoices enable trigger invoices_stay`);
    await again();
    await passMinutes(world, 1);
    expect((await documentsOfSale(world, sale)).at(-1)).toMatchObject({ version: 2, state: 'rejected', correctsHash: first?.hash });
    expect(ksef.held.at(-1)).toMatchObject({ offline: true, correctsHash: first?.hash });
    await expect(again()).rejects.toMatchObject({ code: 'ksef_corrected_once' });
  });

  it('of a total failure is never sent, and its correction names no number of it', async () => {
    const sale = await anOfflineSale('total_failure');
    await passMinutes(world, 3);
    expect([await documentsOfSale(world, sale), ksef.held]).toMatchObject([[{ state: 'outside' }], []]);
    await refunded(world.deps, sale, [{ at: ago(1), amountMinor: sale.gross }]);
    await passMinutes(world, 1);
    const [, correction] = await documentsOfSale(world, sale);
    expect(correction).toMatchObject({ state: 'accepted', mode: 'online' });
    expect(correction?.xml).toContain('<NrKSeFN>1</NrKSeFN>');
  });
});

describe('announcements', () => {
  it('are stored as they are announced last, and open the mode in which what is due is issued', async () => {
    const [startsAt, publishedAt] = [new Date(at(10, 8)), new Date(at(10, 7))];
    const first = {
      id: '1',
      event: 'e1',
      kind: 'FAILURE_START',
      outage: 'emergency',
      title: 'Awaria',
      startsAt,
      endsAt: null,
      publishedAt,
    } as const;
    const other = { ...first, id: '2', event: 'e2', kind: 'NEWS', outage: null };
    ksef.announced.push(first, other);
    expect(await readKsefAnnouncements(world.deps)).toEqual({ outages: 1 });
    const end = { ...first, id: '3', kind: 'FAILURE_END', endsAt: new Date(at(10, 12)), publishedAt: new Date(at(10, 12)) };
    ksef.announced.unshift(end);
    await readKsefAnnouncements(world.deps);
    const rows = await world.deps.db.rows(sql`select id, kind, ends_at from ksef_outages`);
    expect(rows).toEqual([{ id: 'e1', kind: 'emergency', endsAt: end.endsAt }]);
    ksef.fail('announcements', 'before');
    expect(await readKsefAnnouncements(world.deps)).toEqual({ outages: 0 });
  });

  it('of an emergency give seven working days from its end, and from the end of each further one', async () => {
    const outage = { kind: 'emergency', source: 'ministry', title: 'Awaria' } as const;
    await saveOutage(world.deps.db, { ...outage, id: 'a', startsAt: new Date(at(10, 8)), endsAt: new Date(at(10, 20)) });
    await anOfflineSale('emergency');
    ksef.fail('openSession', ...Array.from({ length: 40 }, () => 'before' as const));
    world.at(at(16, 9));
    await saveOutage(world.deps.db, { ...outage, id: 'b', startsAt: new Date(at(15, 8)), endsAt: new Date(at(16, 8)) });
    world.at(at(20, 12));
    await runKsef(world.deps);
    expect(await kinds()).toEqual([]);
    world.at(at(29, 12));
    await runKsef(world.deps);
    expect((await kinds()).map(([, problem]) => problem)).toContain('late');
  });
});

it('issuing by two processes at once gives each draft one number and one document', async () => {
  const sales = [];
  for (let count = 0; count < 4; count += 1) sales.push(await aSale(world.deps, org, { paidAt: ago(10 - count) }));
  await Promise.all([runKsef(world.deps), runKsef(world.deps), runKsef(world.deps)]);
  await passMinutes(world, 2);
  const documents = (await Promise.all(sales.map((sale) => documentsOfSale(world, sale)))).flat();
  expect(documents.map(({ state, tries }) => [state, tries])).toEqual(sales.map(() => ['accepted', 1]));
  expect(new Set(documents.map(({ number }) => number)).size).toBe(4);
  expect(ksef.held).toHaveLength(4);
});
