// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import { applyNews } from '#server/billing/billing/events/settlement.ts';
import { sendMail } from '#server/communication/mails/send.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { runKsef } from './ksef/sending/run.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { withKsef } from '#server/testing/ksef/world.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let opened = 0;
const school = {
  name: 'Szkoła Podstawowa nr 1',
  nip: '',
  address: 'ul. Szkolna 5',
  postalCode: '00-002',
  city: 'Gmina',
  country: 'Polska',
};

beforeAll(() => {
  const { payments } = world.deps;
  const openCheckout = async () => ({ sessionId: `cs_${(opened += 1)}`, url: `https://pay.test/${opened}` });
  world.deps.payments = { ...payments, openCheckout, expireCheckout: async () => {} };
});

const order = (org: TestOrganization, body: object) =>
  world.call('POST', '/api/create-checkout-session', { cookie: org.cookie, body: { plan: 'basic', earlyStart: true, ...body } });

async function paid(org: TestOrganization): Promise<void> {
  const [row] = await world.deps.db.rows<{ id: string }>(sql`
    select id from payments where organization_id = ${org.id} and status = 'pending'`);
  const news = {
    paymentId: row!.id,
    organizationId: org.id,
    sessionId: null,
    intentId: `pi_${row!.id}`,
    fact: { kind: 'paid', at: world.deps.now().getTime() },
    charged: null,
    method: 'card',
    failureCode: null,
    refund: null,
    dispute: null,
  } as const;
  await world.deps.db.transaction((tx) => applyNews(world.deps, tx, news));
}

describe('an order', () => {
  it('names who receives, and so does its invoice, its FA(3) file and the mailed copy', async () => {
    world.at('2026-11-21T09:00:00.000Z');
    const org = await anOrganization(world.deps, { plan: null });
    const operator = await anOrganization(world.deps, { plan: null });
    await addOperator(world.deps, operator.email);
    expect((await order(org, { recipient: school, localGovernment: true })).statusCode).toBe(200);
    await paid(org);
    const [draft] = (await world.call('GET', '/api/operator/invoices/2026-11', { cookie: operator.cookie })).json();
    expect(draft.buyer).toMatchObject({ nip: org.nip, recipient: { ...school, nip: null }, localGovernment: true, vatGroup: false });
    withKsef(world);
    await runKsef(world.deps);
    const sent: Mail[] = [];
    world.deps.mailer = { send: async (mail) => void sent.push(mail), close: () => {} };
    const [job] = await world.deps.db.rows<{ data: QueuedMail }>(sql`
      select data from pgboss.job where name = 'mail' and data ->> 'userId' = ${org.userId} and data ->> 'kind' = 'invoice_issued'`);
    await sendMail(world.deps, job!.data, world.deps.newId());
    expect(sent).toMatchObject([{ to: { address: org.email }, subject: expect.stringContaining('FV/2026/11/0001') }]);
    expect(sent[0]?.attachments?.map((file) => [file.filename, file.contentType])).toEqual([['FV-2026-11-0001.pdf', 'application/pdf']]);
    expect(sent[0]?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
    const [picture] = sent[0]?.pictures ?? [];
    expect(picture?.content.subarray(1, 4).toString()).toBe('PNG');
    expect(sent[0]?.html).toContain(`src="cid:${picture?.id}" alt="Pierwsza strona kopii faktury FV/2026/11/0001"`);
    const other = { ...job!.data, values: { ...job!.data.values, organizationId: operator.id } };
    await expect(sendMail(world.deps, other, world.deps.newId())).rejects.toThrow('not_found');
  });

  it('with another recipient is another order', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const first = (await order(org, {})).json().url;
    expect((await order(org, { recipient: null, vatGroup: false })).json().url).toBe(first);
    const second = (await order(org, { recipient: school })).json().url;
    expect(second).not.toBe(first);
    expect((await order(org, { recipient: school })).json().url).toBe(second);
    expect((await order(org, { recipient: school, vatGroup: true })).json().url).not.toBe(second);
  });

  it.each<[string, object, Record<string, string>]>([
    ['a mark without a recipient', { localGovernment: true }, { 'recipient.name': 'Nazwa firmy jest wymagana' }],
    ['a wrong NIP', { recipient: { ...school, nip: '9990000015' } }, { 'recipient.nip': 'Wprowadź prawidłowy 10-cyfrowy NIP' }],
    [
      'an unknown country',
      { recipient: { ...school, country: 'Nibylandia' } },
      { 'recipient.country': 'Nie znamy takiego kraju: podaj nazwę albo kod, na przykład Polska lub PL' },
    ],
    ['no address', { recipient: { ...school, address: '' } }, { 'recipient.address': 'Adres jest wymagany' }],
  ])('is refused with %s', async (_, body, fields) => {
    const org = await anOrganization(world.deps, { plan: null });
    const answer = await order(org, body);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
  });
});
