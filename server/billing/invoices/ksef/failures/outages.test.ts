// @module-tag long
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { invoiceLink } from '#server/adapters/ksef/links.ts';
import { readKsefAnnouncements } from '#server/billing/invoices/ksef/sending/offline.ts';
import { readKsefQueue } from '#server/billing/invoices/ksef/sending/queue.ts';
import { signedIn } from '#server/operations/demo/callers.ts';
import { decideTask } from '#server/operations/operators/decisions.ts';
import { anOrganization } from '#server/testing/builders.ts';
import { failureWorld } from '#server/testing/ksef/failures.ts';
import { refunded } from '#server/testing/billing/sales.ts';

// Each test begins in the evening of the day by which a sale of the month before has to be issued.
const { world, ksef, paid, documents, tasks, mails } = failureWorld('2027-01-15T19:00:00Z');

const due = () => paid({ paidAt: new Date(world.deps.now().getTime() - 20 * 86_400_000).toISOString() });
const after = (minutes: number): Promise<void> => ksef.at(new Date(world.deps.now().getTime() + minutes * 60_000).toISOString());
const announcements = () => readKsefAnnouncements(world.deps);
const problems = async (): Promise<unknown[]> => (await tasks()).map(({ kind, facts }) => [kind, facts.ksefProblem]);

/** Until when the only open document has to be sent, as operators see it. */
async function sendBy(): Promise<string | null> {
  const [document, ...more] = (await readKsefQueue(world.deps)).documents;
  expect(more).toEqual([]);
  return document?.sendBy ? isoDay(new Date(document.sendBy)) : null;
}

/** Runs at 20:10, 21:50 and 22:10 in Warsaw while KSeF is away. */
async function evening(sale: Awaited<ReturnType<typeof paid>>): Promise<void> {
  for (const minutes of [10, 100]) {
    await after(minutes);
    await ksef.run();
    expect(await documents(sale)).toEqual([]);
  }
  await after(20);
  await ksef.run();
}

describe('an outage', () => {
  it('of three hours issues nothing offline where nothing is due', async () => {
    const sale = await paid();
    await ksef.command('outage', { kind: 'failure', blocks: 'true' });
    await announcements();
    for (let passed = 0; passed < 3; passed += 1) {
      await after(60);
      await ksef.run();
      expect(await documents(sale)).toEqual([]);
    }
    await ksef.command('outage', { kind: 'failure', what: 'end' });
    await announcements();
    await ksef.at(new Date(world.deps.now().getTime() + 10 * 3_600_000).toISOString());
    await ksef.pass(2);
    expect(await documents(sale)).toMatchObject([{ state: 'accepted', mode: 'online', tries: 1 }]);
    expect((await ksef.held()).at(-1)).toMatchObject({ mode: 'Online' });
  });

  it('that is an emergency issues what is due, has it sent by the seventh working day after its end, and anew when it is announced again', async () => {
    const sale = await due();
    await ksef.command('outage', { kind: 'failure', blocks: 'true' });
    await announcements();
    await evening(sale);
    expect(await documents(sale)).toMatchObject([{ state: 'issued', mode: 'emergency', ksefNumber: null }]);
    expect(await mails()).toEqual(['invoice_issued']);
    expect(await sendBy()).toBeNull();
    await ksef.at('2027-02-16T09:00:00Z');
    await ksef.command('outage', { kind: 'failure', what: 'end' });
    await announcements();
    // Tuesday the 16th and seven working days.
    expect(await sendBy()).toBe('2027-02-25');
    await ksef.command('outage', { kind: 'failure', what: 'again', until: '2027-02-19T12:00:00Z' });
    await announcements();
    expect(await sendBy()).toBeNull();
    await ksef.at('2027-02-20T09:00:00Z');
    await announcements();
    expect(await sendBy()).toBe('2027-03-02');
    expect(await tasks()).toEqual([]);
    await ksef.pass(2);
    expect(await documents(sale)).toMatchObject([{ state: 'accepted', mode: 'emergency', tries: 1, confirmed: true }]);
    expect((await ksef.held()).at(-1)).toMatchObject({ mode: 'Offline', issuedOn: '2027-02-15' });
    expect(await mails()).toEqual(['invoice_issued']);
  });

  it('that is maintenance leaves the next working day after its end', async () => {
    const sale = await due();
    await ksef.command('outage', { kind: 'maintenance', until: '2027-03-19T23:30:00Z', blocks: 'true' });
    await announcements();
    await evening(sale);
    expect(await documents(sale)).toMatchObject([{ state: 'issued', mode: 'unavailability' }]);
    expect(await sendBy()).toBeNull();
    // It ends on Saturday in Warsaw; Monday the 22nd is the next working day.
    await ksef.at('2027-03-20T09:00:00Z');
    expect(await sendBy()).toBe('2027-03-22');
    await ksef.pass(2);
    expect(await documents(sale)).toMatchObject([{ state: 'accepted', mode: 'unavailability', confirmed: true }]);
  });

  it('that nobody announced leaves the next working day; late is reported, and sent all the same', async () => {
    await ksef.at('2027-04-15T18:00:00Z');
    const sale = await due();
    await ksef.command('error', { status: 503, requests: 10_000 });
    await evening(sale);
    expect(await documents(sale)).toMatchObject([{ state: 'issued', mode: 'offline24' }]);
    expect(await sendBy()).toBe('2027-04-16');
    await ksef.at('2027-04-16T18:30:00Z');
    await ksef.run();
    expect(await problems()).toEqual([['ksef_delayed', 'due']]);
    await ksef.at('2027-04-16T22:00:01Z');
    await ksef.run();
    expect(await problems()).toEqual([
      ['ksef_delayed', 'due'],
      ['ksef_delayed', 'late'],
    ]);
    await ksef.command('calm');
    await ksef.pass(10);
    expect(await documents(sale)).toMatchObject([{ state: 'accepted', mode: 'offline24', confirmed: true }]);
    expect(await tasks()).toEqual([]);
  });

  it('that is total leaves what was issued outside for good, and its correction states it', async () => {
    await ksef.at('2027-05-15T18:00:00Z');
    const sale = await due();
    await ksef.command('outage', { kind: 'total', blocks: 'true' });
    await announcements();
    await evening(sale);
    expect(await documents(sale)).toMatchObject([{ state: 'outside', mode: 'total_failure', ksefNumber: null }]);
    expect(await mails()).toEqual(['invoice_issued']);
    await ksef.at('2027-05-16T09:00:00Z');
    await ksef.command('outage', { kind: 'total', what: 'end' });
    await announcements();
    await refunded(world.deps, sale, [{ at: world.deps.now().toISOString(), amountMinor: 10_000 }]);
    await ksef.pass(3);
    const [first, correction] = await documents(sale);
    expect(first).toMatchObject({ state: 'outside', tries: 0 });
    expect(correction).toMatchObject({ state: 'accepted', mode: 'online' });
    expect(correction?.xml).toContain('<NrKSeFN>1</NrKSeFN>');
  });
});

describe('a document issued offline that KSeF refuses', () => {
  it('is corrected technically once, and the code on its first copy leads to the correction', async () => {
    await ksef.at('2027-06-15T18:00:00Z');
    const sale = await due();
    await ksef.command('error', { status: 503, requests: 10_000 });
    await evening(sale);
    await asAnOlderProgramWroteIt(sale.paymentId);
    const [first] = await documents(sale);
    await ksef.command('calm');
    await ksef.command('status', { code: 450, details: 'Błąd pliku' });
    await ksef.pass(3);
    expect(await documents(sale)).toMatchObject([{ state: 'rejected', failureCode: 450, mode: 'offline24' }]);
    const { email } = await anOrganization(world.deps, { plan: null });
    await addOperator(world.deps, email);
    const [task] = await tasks();
    await decideTask(world.deps, await signedIn(world.deps, email), task?.id ?? '', { decision: 'issue_again', note: 'plik poprawiony' });
    await ksef.pass(3);
    const [, second] = await documents(sale);
    expect(second).toMatchObject({ state: 'accepted', version: 2, number: first?.number, correctsHash: first?.hash, confirmed: true });
    expect((await ksef.held()).at(-1)).toMatchObject({ correctedHash: first?.hash, mode: 'Offline', issuedOn: '2027-06-15' });
    for (const [one, result] of [
      [first, 'corrected'],
      [second, 'known'],
    ] as const) {
      const link = invoiceLink({
        qrUrl: world.deps.config.ksef.qrUrl,
        sellerNip: '9999999999',
        issueDay: '2027-06-15',
        hash: one?.hash ?? '',
      });
      expect(await (await fetch(link)).text()).toContain(`data-result="${result}"`);
    }
    expect(await mails()).toEqual(['invoice_issued']);
  });
});

/** Gives the file that waits another form, so that the one of today is not the same. */
async function asAnOlderProgramWroteIt(paymentId: string): Promise<void> {
  const of = sql`where invoice_id in (select id from invoices where payment_id = ${paymentId})`;
  const [row] = await world.deps.db.rows<Record<string, unknown> & { xml: Buffer }>(sql`
    delete from ksef_documents ${of} returning organization_id, invoice_id, environment, xml, mode, issued_at`);
  const xml = Buffer.concat([row!.xml, Buffer.from('<!-- -->')]);
  const hash = createHash('sha256').update(xml).digest('base64');
  await world.deps.db.rows(sql`
    insert into ksef_documents (organization_id, invoice_id, environment, xml, hash, mode, issued_at, state)
    values (${row!['organizationId']}, ${row!['invoiceId']}, ${row!['environment']}, ${xml}, ${hash}, ${row!['mode']}, ${row!['issuedAt']}, 'issued')`);
}
