import { strFromU8, unzipSync } from 'fflate';
import { XMLParser } from 'fast-xml-parser';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCertificate, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { addOperator, operators, removeOperator } from './accounts.ts';
import { vatInZloty } from './fa3.ts';

const world = openWorld();
const note = 'zgłoszenie 123';
let operator: TestOrganization;

beforeAll(async () => {
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
});

const read = (url: string, cookie = operator.cookie) => world.call('GET', url, { cookie });
const act = (url: string, body: object, cookie = operator.cookie) => world.call('POST', url, { cookie, body });

async function logged(organizationId: string | null, action: string) {
  const [row] = await world.deps.db.rows<{ userId: string; metadata: Record<string, unknown> }>(sql`
    select user_id, metadata from audit_logs where action = ${action} and organization_id is not distinct from ${organizationId}
    order by id desc limit 1`);
  return row;
}

async function aPayment(org: TestOrganization, options: { currency?: 'PLN' | 'EUR'; paidAt?: string; kind?: 'VAT' | 'KOR' } = {}) {
  const { currency = 'PLN', paidAt = '2026-11-20T10:00:00Z' } = options;
  const id = world.deps.newId();
  const [net, grossAmount] = currency === 'PLN' ? [1500, 1845] : [349, 429.27];
  const buyer = {
    name: 'FIRMA "A&B" sp. z o.o.',
    nip: org.nip,
    address: 'ul. Testowa 2/3',
    postalCode: '30-002',
    city: 'Kraków',
    country: 'Polska',
    email: org.email,
  };
  await world.deps.db.rows(sql`
    insert into payments (organization_id, id, order_number, plan, amount, net_amount, vat_percent, currency, status, buyer, user_id, language,
      stripe_payment_intent_id, payment_method, paid_at, created_at)
    values (${org.id}, ${id}, ${`AT-${id.slice(0, 8).toUpperCase()}`}, 'basic', ${grossAmount}, ${net}, 23, ${currency}, 'paid',
      ${JSON.stringify(buyer)}::jsonb, ${org.userId}, 'pl', ${`pi_${id}`}, 'card', ${paidAt}, ${paidAt})`);
  const invoice = world.deps.newId();
  const seller = { name: 'Atesto', nip: '9990000008', address: 'ul. Przykładowa 1' };
  await world.deps.db.rows(sql`
    insert into invoices (organization_id, id, payment_id, kind, seller, buyer, plan, period_from, period_to, net_amount, vat_amount,
      gross_amount, vat_percent, currency, payment_method, stripe_payment_intent_id, sold_at, created_at)
    values (${org.id}, ${invoice}, ${id}, 'VAT', ${JSON.stringify(seller)}::jsonb, ${JSON.stringify(buyer)}::jsonb, 'basic', ${paidAt},
      ${paidAt}::timestamptz + interval '1 year', ${net}, ${Number((grossAmount - net).toFixed(2))}, ${grossAmount}, 23, ${currency}, 'card',
      ${`pi_${id}`}, ${paidAt}, ${paidAt})`);
  return { id, invoice };
}

describe('the operator console', () => {
  it('is closed to everybody else', async () => {
    const user = await anOrganization(world.deps);
    for (const url of [
      '/api/operator/search?q=abc',
      '/api/operator/jobs',
      '/api/operator/log',
      '/api/operator/attention',
      '/api/operator/invoices/2026-11',
    ]) {
      expect((await read(url, user.cookie)).statusCode).toBe(403);
      expect((await world.call('GET', url)).statusCode).toBe(401);
    }
    expect((await act('/api/operator/invoices/2026-11/export', { note }, user.cookie)).statusCode).toBe(403);
  });

  it('finds organisations, certificates and payments, whatever is typed', async () => {
    const org = await anOrganization(world.deps);
    const { certificateNumber } = await aCertificate(world.deps, org);
    const { id } = await aPayment(org);
    const found = (await read(`/api/operator/search?q=${org.nip}`)).json();
    expect(found.organizations.map((one: { id: string }) => one.id)).toEqual([org.id]);
    expect(found.certificates[0]).toMatchObject({ certificateNumber, status: 'active' });
    expect(found.payments[0]).toMatchObject({ id, status: 'paid' });
    for (const q of ["'; drop table users; --", '%%', '🦊🦊', 'a\u0000b', '__']) {
      expect([200, 400]).toContain((await read(`/api/operator/search?q=${encodeURIComponent(q)}`)).statusCode);
    }
    const details = (await read(`/api/operator/organizations/${org.id}`)).json();
    expect(details).toMatchObject({ nip: org.nip, assessments: 1, periods: [{ plan: 'basic', state: 'active' }] });
  });

  it('revokes with a reason, which is logged and told', async () => {
    const org = await anOrganization(world.deps);
    const { id, certificateNumber } = await aCertificate(world.deps, org);
    const body = { organizationId: org.id, reason: 'false_information', note };
    const silent = await act(`/api/operator/certificates/${id}/revocation`, { ...body, note: '' });
    expect(silent.json().fields).toEqual({ note: 'Podaj powód (co najmniej 5\u00a0znaków)' });
    expect((await act(`/api/operator/certificates/${id}/revocation`, body)).json()).toEqual({ ok: true });
    expect((await read(`/api/registry/${certificateNumber}`)).json()).toMatchObject({
      status: 'revoked',
      revocationReason: 'false_information',
    });
    expect(await logged(org.id, 'certificate.revoked')).toMatchObject({ userId: operator.userId, metadata: { note } });
    expect((await act(`/api/operator/certificates/${id}/revocation`, body)).statusCode).toBe(404);
    const [mail] = await world.deps.db.rows<{ data: { values: { number: string } } }>(sql`
      select data from pgboss.job where name = 'mail' and data ->> 'userId' = ${org.userId}`);
    expect(mail?.data.values.number).toBe(certificateNumber);
  });

  it('reissues a certificate after a mistake: new number, new name, same expiry', async () => {
    const org = await anOrganization(world.deps);
    const old = await aCertificate(world.deps, org);
    await world.deps.db.rows(sql`update organizations set name = 'Nazwa poprawna' where id = ${org.id}`);
    const { certificateNumber } = (await act(`/api/operator/certificates/${old.id}/reissue`, { organizationId: org.id, note })).json();
    expect(certificateNumber).not.toBe(old.certificateNumber);
    const entry = (await read(`/api/registry/${certificateNumber}`)).json();
    expect(entry).toMatchObject({ status: 'active', expiresAt: old.expiresAt, organization: { name: 'Nazwa poprawna' } });
    expect(entry.documentHashes).toHaveLength(1);
    expect((await read(`/api/registry/${old.certificateNumber}`)).json()).toMatchObject({ status: 'revoked', organization: null });
    const own = (await read('/api/certificates', org.cookie)).json();
    expect(own.map((one: { assessmentId: string | null }) => one.assessmentId !== null)).toEqual(expect.arrayContaining([true, false]));
    expect((await read(`/api/certificates/${old.id}/pdf`, org.cookie)).statusCode).toBe(404);
  });

  it('extends a period and names a consultant', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const [period] = (await read(`/api/operator/organizations/${org.id}`)).json().periods;
    const endsAt = '2028-01-01T00:00:00.000Z';
    const url = `/api/operator/organizations/${org.id}/extension`;
    expect((await act(url, { periodId: period.id, endsAt: '2020-01-01T00:00:00.000Z', note })).statusCode).toBe(400);
    expect((await act(url, { periodId: period.id, endsAt, note })).json()).toEqual({ ok: true });
    const consultant = { name: 'Joanna Doradca', email: 'joanna@example.com', phone: '+48 600' };
    await act(`/api/operator/organizations/${org.id}/consultant`, { consultant, note });
    expect((await read('/api/billing', org.cookie)).json()).toMatchObject({ endsAt, consultant });
    expect(await logged(org.id, 'operator.extended')).toMatchObject({ metadata: { note, to: endsAt } });
  });

  it('owes a refund once, and settles what needed attention', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const { id } = await aPayment(org);
    await world.deps.db.rows(sql`update payments set attention = '{paid_twice}' where id = ${id}`);
    expect((await read('/api/operator/attention')).json()).toMatchObject([{ id, attention: ['paid_twice'] }]);
    expect((await act(`/api/operator/payments/${id}/refund`, { organizationId: org.id, note })).json()).toEqual({ ok: true });
    await act(`/api/operator/payments/${id}/attention`, { organizationId: org.id, note });
    expect((await read('/api/operator/attention')).json()).toEqual([]);
    expect(await logged(org.id, 'operator.refund')).toMatchObject({ metadata: { note } });
    await world.deps.db.rows(sql`update payments set status = 'refunded', refunded_at = now() where id = ${id}`);
    expect((await act(`/api/operator/payments/${id}/refund`, { organizationId: org.id, note })).json().code).toBe('not_refundable');
  });
});

describe('given-up jobs', () => {
  it('are seen and repeated with a reason', async () => {
    const org = await anOrganization(world.deps);
    await world.deps.db.transaction((tx) => world.deps.queue.oweMail(tx, { kind: 'password_changed', userId: org.userId, language: 'pl' }));
    await world.deps.db.rows(sql`
      update pgboss.job set state = 'failed', completed_on = now(), output = '{"message": "550 no such mailbox"}'
      where name = 'mail' and data ->> 'userId' = ${org.userId}`);
    const { failures } = (await read('/api/operator/jobs')).json();
    const failed = failures.find((one: { what: string }) => one.what === 'password_changed');
    expect(failed).toMatchObject({ queue: 'mail', error: '550 no such mailbox' });
    expect((await act(`/api/operator/jobs/${failed.id}/repetition`, { note })).json()).toEqual({ ok: true });
    const [job] = await world.deps.db.rows(sql`select state from pgboss.job where id = ${failed.id}`);
    expect(job).toEqual({ state: 'retry' });
    expect((await act(`/api/operator/jobs/${failed.id}/repetition`, { note })).statusCode).toBe(404);
  });
});

describe('invoices', () => {
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });

  it('leave as FA(3) files and a register, with the same numbers every time', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const first = await aPayment(org, { paidAt: '2026-09-10T10:00:00Z' });
    const euro = await aPayment(org, { paidAt: '2026-09-11T10:00:00Z', currency: 'EUR' });
    // Already October in Warsaw.
    await aPayment(org, { paidAt: '2026-09-30T22:30:00Z' });
    expect((await read('/api/operator/invoices/2026-09')).json()).toMatchObject([{ obstacle: null }, { obstacle: 'nbp_rate' }]);
    const download = async () => {
      const answer = await act('/api/operator/invoices/2026-09/export', { note });
      expect(answer.headers['content-type']).toBe('application/zip');
      return unzipSync(new Uint8Array(answer.rawPayload));
    };
    expect(Object.keys(await download()).toSorted()).toEqual(['FV-2026-09-0001.xml', 'rejestr-2026-09.csv']);
    const rate = { organizationId: org.id, rate: 4.252, table: '176/A/NBP/2026', note };
    expect((await act(`/api/operator/invoices/${euro.invoice}/rate`, rate)).json()).toEqual({ ok: true });
    const files = await download();
    expect(Object.keys(files).toSorted()).toEqual(['FV-2026-09-0001.xml', 'FV-2026-09-0002.xml', 'rejestr-2026-09.csv']);
    const { Faktura: one } = parser.parse(strFromU8(files['FV-2026-09-0001.xml']!));
    expect(one['@_xmlns']).toBe('http://crd.gov.pl/wzor/2025/06/25/13775/');
    expect(one.Podmiot2.DaneIdentyfikacyjne).toEqual({ NIP: org.nip, Nazwa: 'FIRMA "A&B" sp. z o.o.' });
    expect(one.Fa).toMatchObject({
      KodWaluty: 'PLN',
      P_2: 'FV/2026/09/0001',
      OkresFa: { P_6_Od: '2026-09-10', P_6_Do: '2027-09-09' },
      P_13_1: '1500.00',
      P_14_1: '345.00',
      P_15: '1845.00',
      RodzajFaktury: 'VAT',
      FaWiersz: { P_8B: '1', P_9A: '1500.00', P_11: '1500.00', P_12: '23' },
      Platnosc: { Zaplacono: '1', DataZaplaty: '2026-09-10', FormaPlatnosci: '2' },
    });
    const { Faktura: two } = parser.parse(strFromU8(files['FV-2026-09-0002.xml']!));
    expect(two.Fa).toMatchObject({
      KodWaluty: 'EUR',
      P_14_1: '80.27',
      P_14_1W: '341.31',
      P_15: '429.27',
      FaWiersz: { KursWaluty: '4.2520' },
    });
    expect(strFromU8(files['rejestr-2026-09.csv']!).split('\r\n')[1]).toContain('"FIRMA ""A&B"" sp. z o.o.";1500,00;345,00;1845,00;PLN');
    const ksef = { organizationId: org.id, ksefNumber: '9990000008-20260920-0123456789AB-CD', note };
    expect((await act(`/api/operator/invoices/${first.invoice}/ksef`, ksef)).json()).toEqual({ ok: true });
    expect((await act(`/api/operator/invoices/${euro.invoice}/ksef`, ksef)).json().code).toBe('ksef_taken');
    const shown = (await read('/api/billing', org.cookie)).json().payments;
    expect(shown.map((payment: { ksefNumber: string | null }) => payment.ksefNumber)).toContain(ksef.ksefNumber);
  });

  it('to a seat abroad wait for an accountant’s decision, which is entered with a reason', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const { invoice } = await aPayment(org, { paidAt: '2026-07-10T10:00:00Z' });
    await world.deps.db.rows(sql`alter table invoices disable trigger invoices_stay`);
    await world.deps.db.rows(sql`update invoices set needs_tax_review = true where id = ${invoice}`);
    await world.deps.db.rows(sql`alter table invoices enable trigger invoices_stay`);
    expect((await read('/api/operator/invoices/2026-07')).json()).toMatchObject([{ obstacle: 'tax_review' }]);
    await act('/api/operator/invoices/2026-07/export', { note });
    expect((await read('/api/operator/invoices/2026-07')).json()).toMatchObject([{ number: null }]);
    await act(`/api/operator/invoices/${invoice}/tax-review`, { organizationId: org.id, note });
    await act('/api/operator/invoices/2026-07/export', { note });
    expect((await read('/api/operator/invoices/2026-07')).json()).toMatchObject([{ number: 'FV/2026/07/0001', obstacle: null }]);
    expect(await logged(org.id, 'operator.tax_reviewed')).toMatchObject({ metadata: { note } });
    await expect(world.deps.db.rows(sql`update invoices set needs_tax_review = true where id = ${invoice}`)).rejects.toThrow(
      'cannot be changed',
    );
  });

  it('cannot be changed afterwards', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const { invoice } = await aPayment(org);
    const change = world.deps.db.rows(sql`update invoices set net_amount = 1 where id = ${invoice}`);
    await expect(change).rejects.toThrow('cannot be changed');
  });

  it('round VAT in złoty half up', () => {
    expect(vatInZloty(80.27, 4.252)).toBe(341.31);
    expect(vatInZloty(1, 4.125)).toBe(4.13);
    expect(vatInZloty(-1, 4.125)).toBe(-4.13);
  });
});

describe('operators', () => {
  it('are made and unmade by a command on the server only', async () => {
    expect(await addOperator(world.deps, 'Nowy.Operator@Example.com ')).toBe('created');
    expect(await operators(world.deps.db)).toContain('nowy.operator@example.com');
    expect(await removeOperator(world.deps, 'nowy.operator@example.com')).toBe(true);
    expect(await removeOperator(world.deps, 'nowy.operator@example.com')).toBe(false);
  });
});
