// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Billing } from '#contract/billing/billing.ts';
import type { StatementPreview } from '#contract/billing/transfers.ts';
import type { OperatorTask } from '#contract/operations/tasks.ts';
import { normalizedIban } from '#core/billing/payments/bank-account.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { withSilentProvider } from '#server/testing/billing/stripe-events.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const note = 'wyciąg 231';
let operator: TestOrganization;

beforeAll(async () => {
  withSilentProvider(world);
  world.at('2026-11-25T09:00:00.000Z');
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
});
beforeEach(() => world.at('2026-11-25T09:00:00.000Z'));

const account = () => normalizedIban(world.deps.config.company.bankAccount)!;
const billing = async (org: TestOrganization): Promise<Billing> => (await world.call('GET', '/api/billing', { cookie: org.cookie })).json();

async function anOrderByTransfer(): Promise<{ org: TestOrganization; number: string }> {
  const org = await anOrganization(world.deps, { plan: null });
  const body = { plan: 'basic', payBy: 'transfer', earlyStart: true };
  expect((await world.call('POST', '/api/create-checkout-session', { cookie: org.cookie, body })).statusCode).toBe(200);
  return { org, number: (await billing(org)).payments[0]!.orderNumber };
}

type Sent = { title: string; amount?: string; on?: string; valued?: string; payer?: string; reference?: string };

function mt940(sent: readonly Sent[], closing?: string): Buffer {
  const entries = sent.map(({ title, amount = '1845,00', on = '1125', valued = `26${on}`, payer = 'ZAKŁAD TESTOWY', reference }) =>
    [`:61:${valued}${on}C${amount}S150${reference ? `NONREF//${reference}` : ''}`, `:86:150~20${title}~32${payer}`].join('\n'),
  );
  return Buffer.from([`:25:${account()}`, ':60F:C261121PLN0,00', ...entries, ...(closing ? [`:62F:${closing}`] : []), '-'].join('\n'));
}

function ntry({ title, amount = '1845,00', on = '1125', payer = 'ZAKŁAD TESTOWY', reference }: Sent): string {
  const parts = title.split('|').map(
    (one) => `<TxDtls><Refs><EndToEndId>${reference ?? 'NOTPROVIDED'}</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${one}</Ustrd></RmtInf></TxDtls>`,
  );
  return `<Ntry><Amt Ccy="PLN">${amount.replace(',', '.')}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-${on.slice(0, 2)}-${on.slice(2)}</Dt></BookgDt><NtryDtls>${parts.join('')}</NtryDtls></Ntry>`;
}

function camt(sent: readonly Sent[]): Buffer {
  const head = `<Stmt><Acct><Id><IBAN>${account()}</IBAN></Id></Acct>`;
  return Buffer.from(`<?xml version="1.0"?><Document><BkToCstmrStmt>${head}${sent.map(ntry).join('')}</Stmt></BkToCstmrStmt></Document>`);
}

async function preview(bytes: Buffer): Promise<StatementPreview> {
  const headers = { cookie: operator.cookie, 'content-type': 'application/octet-stream' };
  const answer = await world.app.inject({ method: 'PUT', url: '/api/operator/statements', headers, payload: bytes });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function bookShown({ id }: StatementPreview, more: object = {}) {
  return world.call('POST', `/api/operator/statements/${id}/booking`, { cookie: operator.cookie, body: { note, ...more } });
}
const book = async (bytes: Buffer) => (await bookShown(await preview(bytes))).json();

const byHand = async (orderNumber: string) =>
  (
    await world.call('POST', '/api/operator/transfers', {
      cookie: operator.cookie,
      body: { orderNumber, amount: 1845, bookedOn: '2026-11-25', payer: 'Jan Testowy', note },
    })
  ).json();

async function tasks(org: TestOrganization | null): Promise<OperatorTask[]> {
  const { tasks: all } = (await world.call('GET', '/api/operator/tasks', { cookie: operator.cookie })).json<{ tasks: OperatorTask[] }>();
  return all.filter((task) => task.organizationId === (org?.id ?? null));
}

async function decide(org: TestOrganization | null, decision: string) {
  const [task] = await tasks(org);
  return world.call('POST', `/api/operator/tasks/${task!.id}/decision`, { cookie: operator.cookie, body: { decision, note } });
}

const statesOf = (org: TestOrganization) =>
  world.deps.db.rows(sql`select verdict, state from transfers where organization_id = ${org.id} order by state`);

describe('transfers that look alike', () => {
  it('with other references of the bank are two, in whatever file they come', async () => {
    const { org, number } = await anOrderByTransfer();
    const [first, second] = [mt940([{ title: number, reference: 'B1' }]), mt940([{ title: number, reference: 'B2' }])];
    expect(await book(first)).toEqual({ paid: 1, asked: 0, known: 0 });
    expect((await preview(second)).entries).toMatchObject([{ known: false, verdict: 'second', sameAs: null }]);
    expect(await book(second)).toEqual({ paid: 0, asked: 1, known: 0 });
    expect(await tasks(org)).toMatchObject([{ kind: 'second_payment', facts: { reference: 'B2' } }]);
    for (const file of [first, second]) expect(await book(file)).toEqual({ paid: 0, asked: 0, known: 1 });
    const other = mt940([
      { title: number, reference: 'B1' },
      { title: number, reference: 'B2' },
    ]);
    expect(await book(other)).toEqual({ paid: 0, asked: 0, known: 2 });
  });

  it('with other references of the payer in camt.053 are two', async () => {
    const { org, number } = await anOrderByTransfer();
    await book(camt([{ title: number, reference: 'P1' }]));
    expect(await book(camt([{ title: number, reference: 'P2' }]))).toEqual({ paid: 0, asked: 1, known: 0 });
    expect(await book(camt([{ title: number, reference: 'P1' }]))).toEqual({ paid: 0, asked: 0, known: 1 });
    expect(await tasks(org)).toMatchObject([{ kind: 'second_payment' }]);
  });

  it('booked by the version before are known, and distinguished from others by their reference from then on', async () => {
    const { org, number } = await anOrderByTransfer();
    const file = mt940([{ title: number, reference: 'V1' }]);
    await book(file);
    await world.deps.db.rows(sql`
      update transfers set account = null, source = null, valued_on = null, bank_reference = null, reference_key = null
      where organization_id = ${org.id}`);
    expect((await preview(file)).entries).toMatchObject([{ known: true }]);
    expect(await book(file)).toEqual({ paid: 0, asked: 0, known: 1 });
    expect(await tasks(org)).toEqual([]);
    expect(await book(mt940([{ title: number, reference: 'V2' }]))).toEqual({ paid: 0, asked: 1, known: 0 });
    expect(await book(file)).toEqual({ paid: 0, asked: 0, known: 1 });
  });

  it('have keys by which the version before knows them', async () => {
    const { org, number } = await anOrderByTransfer();
    const shown = await preview(mt940([{ title: number, reference: 'K1' }]));
    await bookShown(shown);
    await book(mt940([{ title: number, reference: 'K2' }]));
    const keys = await world.deps.db.rows<{ entryKey: string }>(sql`select entry_key from transfers where organization_id = ${org.id}`);
    expect(keys).toContainEqual({ entryKey: shown.entries[0]!.key });
    expect(new Set(keys.map((row) => row.entryKey)).size).toBe(2);
  });

  it('booked at the same moment from two files are one', async () => {
    const { org, number } = await anOrderByTransfer();
    const files = [mt940([{ title: number, reference: 'S1' }]), mt940([{ title: number, reference: 'S1' }, { title: number }])];
    const shown = await Promise.all(files.map(preview));
    await Promise.all(shown.map((one) => bookShown(one)));
    expect((await statesOf(org)).length).toBe(2);
    expect((await billing(org)).periods).toHaveLength(1);
  });
});

describe('a transfer in another form', () => {
  const long = 'Zakład Testowy sp. z o.o., ul. Długa 1';

  it('is put before an operator as probably the same, and nothing follows without a decision', async () => {
    const { org, number } = await anOrderByTransfer();
    await book(mt940([{ title: number }]));
    const shown = await preview(camt([{ title: number, payer: long }]));
    expect(shown.entries).toMatchObject([{ known: false, verdict: 'duplicate', sameAs: `2026-11-25 · ZAKŁAD TESTOWY · ${number}` }]);
    expect((await bookShown(shown)).json()).toEqual({ paid: 0, asked: 1, known: 0 });
    expect(await tasks(org)).toMatchObject([
      {
        kind: 'transfer_duplicate',
        decisions: ['same', 'different'],
        facts: { sameAs: `2026-11-25 · ZAKŁAD TESTOWY · ${number}`, payer: long, orderNumber: number },
      },
    ]);
    expect((await decide(org, 'refund')).json().code).toBe('decision_unfit');
    expect((await decide(org, 'same')).json()).toEqual({ ok: true });
    expect(await tasks(org)).toEqual([]);
    expect(await statesOf(org)).toEqual([
      { verdict: 'exact', state: 'booked' },
      { verdict: 'duplicate', state: 'dismissed' },
    ]);
    expect(await book(camt([{ title: number, payer: long }]))).toEqual({ paid: 0, asked: 0, known: 1 });
  });

  it.each([
    ['after it was booked by hand', async (number: string) => [await byHand(number), await book(mt940([{ title: `zapłata ${number}` }]))]],
    ['before it is booked by hand', async (number: string) => [await book(mt940([{ title: `zapłata ${number}` }])), await byHand(number)]],
  ])('%s is probably the same', async (_, both) => {
    const { org, number } = await anOrderByTransfer();
    expect(await both(number)).toEqual([
      { paid: 1, asked: 0, known: 0 },
      { paid: 0, asked: 1, known: 0 },
    ]);
    expect((await tasks(org)).map((task) => task.kind)).toEqual(['transfer_duplicate']);
  });

  it('that an operator calls another one is judged for itself: a second payment, or the one that pays', async () => {
    const { org, number } = await anOrderByTransfer();
    await book(mt940([{ title: number }]));
    await book(camt([{ title: number, payer: long }]));
    await decide(org, 'different');
    expect((await tasks(org)).map((task) => task.kind)).toEqual(['second_payment']);
    expect(await statesOf(org)).toMatchObject([{ state: 'booked' }, { verdict: 'second', state: 'waiting' }]);

    const other = await anOrderByTransfer();
    await book(mt940([{ title: 'bez numeru', payer: 'KTOŚ' }]));
    await world.deps.db.rows(sql`update transfers set title = ${other.number} where payer = 'KTOŚ'`);
    await book(camt([{ title: other.number, payer: 'KTOŚ INNY' }]));
    expect((await billing(other.org)).plan).toBeNull();
    await decide(other.org, 'different');
    expect(await billing(other.org)).toMatchObject({ plan: 'basic', payments: [{ status: 'paid' }] });
    await decide(null, 'dismiss');
  });

  it('with the same reference of the bank is the same', async () => {
    const { org, number } = await anOrderByTransfer();
    await book(mt940([{ title: number, reference: 'X9' }]));
    const xml = camt([{ title: number, payer: long }])
      .toString()
      .replace('<Refs>', '<Refs><AcctSvcrRef>X9</AcctSvcrRef>');
    expect(await book(Buffer.from(xml))).toEqual({ paid: 0, asked: 0, known: 1 });
    expect(await tasks(org)).toEqual([]);
  });
});

describe('a statement that is not quite right', () => {
  it('books what can be booked and lists the rest', async () => {
    const { org, number } = await anOrderByTransfer();
    const bad = [
      { title: 'zero', amount: '0,00' },
      { title: 'too much', amount: '999999999999,00' },
      { title: 'a\u0000b', amount: '2,00' },
    ];
    const shown = await preview(mt940([...bad, { title: number }]));
    expect(shown.refused.map((one) => one.problem)).toEqual(['zero', 'too_large', 'text']);
    expect((await bookShown(shown)).json()).toEqual({ paid: 1, asked: 0, known: 0 });
    expect((await billing(org)).plan).toBe('basic');
  });

  it('that the version before read is booked without what cannot be', async () => {
    const { org, number } = await anOrderByTransfer();
    const shown = await preview(mt940([{ title: number }]));
    const of = (title: string, amountMinor: number) => ({
      bookedOn: '2026-11-25',
      amountMinor,
      currency: 'PLN',
      payer: 'x',
      payerAccount: null,
      title,
    });
    const entries = JSON.stringify([of('zero', 0), of('too much', 99_999_999_999_900), of(number, 184_500)]);
    await world.deps.db.rows(sql`update bank_statements set entries = ${entries}::jsonb where id = ${shown.id}`);
    expect((await bookShown(shown)).json()).toEqual({ paid: 1, asked: 0, known: 0 });
    expect((await billing(org)).plan).toBe('basic');
  });

  it('whose balances do not fit its entries states the difference, and is booked only when somebody confirms it', async () => {
    const { org, number } = await anOrderByTransfer();
    const shown = await preview(mt940([{ title: number }], 'C261125PLN1944,50'));
    expect(shown.imbalances).toEqual([{ opening: 0, closing: 1944.5, difference: 99.5, currency: 'PLN' }]);
    const refused = await bookShown(shown);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'statement_unbalanced', difference: '99.50 PLN' }]);
    expect(refused.json().message).toContain('99.50 PLN');
    expect((await billing(org)).plan).toBeNull();
    expect((await bookShown(shown, { despiteDifference: true })).json()).toEqual({ paid: 1, asked: 0, known: 0 });
    const [entry] = await world.deps.db.rows<{ metadata: object }>(sql`
      select metadata from audit_logs where action = 'operator.statement_booked' order by id desc limit 1`);
    expect(entry?.metadata).toMatchObject({ despiteDifference: true });
  });

  it('with a batch that has no amounts pays nothing by itself, however many orders it names', async () => {
    const [one, other] = [await anOrderByTransfer(), await anOrderByTransfer()];
    const file = camt([{ title: `${one.number}|${other.number}` }]);
    expect((await preview(file)).entries).toMatchObject([{ amount: 1845, verdict: 'batch', unsplit: 'parts_without_amounts' }]);
    expect(await book(file)).toEqual({ paid: 0, asked: 1, known: 0 });
    expect(await tasks(null)).toMatchObject([
      { kind: 'transfer_batch', decisions: ['dismiss', 'assign'], facts: { unsplit: 'parts_without_amounts', chargedMinor: 184_500 } },
    ]);
    expect([(await billing(one.org)).plan, (await billing(other.org)).plan]).toEqual([null, null]);
    expect(await book(file)).toEqual({ paid: 0, asked: 0, known: 1 });
    await decide(null, 'dismiss');

    const single = await anOrderByTransfer();
    expect(await book(camt([{ title: `${single.number}|` }]))).toEqual({ paid: 0, asked: 1, known: 0 });
    expect((await billing(single.org)).plan).toBeNull();
    expect((await tasks(single.org)).map((task) => task.kind)).toEqual(['transfer_batch']);
  });
});

describe('a transfer from before the order that it names', () => {
  it.each([
    ['booked years before', { on: '1125', valued: '201125' }],
    ['booked the day before', { on: '1124' }],
    ['that the bank counts from the day before', { on: '1125', valued: '261124' }],
  ])('%s pays nothing by itself and is put before an operator with the day of the order', async (_, dates) => {
    const { org, number } = await anOrderByTransfer();
    const file = mt940([{ title: number, ...dates }]);
    expect((await preview(file)).entries).toMatchObject([{ verdict: 'early' }]);
    expect(await book(file)).toEqual({ paid: 0, asked: 1, known: 0 });
    expect((await billing(org)).plan).toBeNull();
    expect(await tasks(org)).toMatchObject([
      { kind: 'transfer_early', decisions: ['dismiss', 'refund', 'accept'], facts: { orderedOn: '2026-11-25' } },
    ]);
    expect((await decide(org, 'accept')).json()).toEqual({ ok: true });
    expect(await billing(org)).toMatchObject({ plan: 'basic', payments: [{ paidAt: '2026-11-25T09:00:00.000Z' }] });
  });

  it('booked on its day pays it', async () => {
    const { org, number } = await anOrderByTransfer();
    expect(await book(mt940([{ title: number }]))).toEqual({ paid: 1, asked: 0, known: 0 });
    expect((await billing(org)).plan).toBe('basic');
  });
});
