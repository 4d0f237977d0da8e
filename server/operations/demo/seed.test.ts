// @module-tag long
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcements } from '#content/legal/editions/versions.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { contradictionsOf } from '#core/assessment/scope/questions/contradictions.ts';
import type { ReportModel } from '#core/assessment/report/report.ts';
import type { DeclaredScope } from '#core/assessment/scope/declared.ts';
import { sameName } from '#core/account/companies/company-name.ts';
import { entries } from '#sandbox/gus/companies.ts';
import { localKsefCertificates } from '#sandbox/ksef/certificates.ts';
import { accountOf } from '#sandbox/registers/vat.ts';
import type { Billing } from '#contract/billing/billing.ts';
import type { OwnInvoice } from '#contract/billing/invoices.ts';
import type { Invoice } from '#contract/billing/operator-invoices.ts';
import { openKsef } from '#server/adapters/ksef/open.ts';
import { openRegisters } from '#server/adapters/registers/registers.ts';
import { openPayments } from '#server/adapters/payments/open-payments.ts';
import { openVatRegister } from '#server/adapters/registers/vat-register.ts';
import { openWebsites } from '#server/adapters/web/website.ts';
import { sandboxKsefConfig } from '#server/testing/ksef/config.ts';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';
import { startSession } from '#server/account/sessions/sessions.ts';
import { applyRetention } from '#server/operations/retention/service.ts';
import { newestCheck } from '#server/assessment/scope/checks.ts';
import { changingLogs } from '#server/testing/logs/changing-logs.ts';
import { openWorld } from '#server/testing/world.ts';
import { demoCompanies, demoPassword } from './companies.ts';
import { seedDemo } from './seed.ts';

const world = openWorld();
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
  const { address, settings } = sandbox;
  const { deps } = world;
  world.at(new Date().toISOString());
  const { nip, name } = deps.config.company;
  const files = await localKsefCertificates(join(settings.DATA_DIR, 'sandbox'), { nip, name });
  const ksef = sandboxKsefConfig(files, settings.SANDBOX_PORT);
  deps.config = { ...deps.config, ksef, payments: { ...deps.config.payments, url: address } };
  deps.ksef = openKsef({ settings: ksef, log: deps.log, admit: async () => {} });
  deps.payments = openPayments(deps.config);
  deps.vatRegister = openVatRegister({ url: `${address}/wl`, files: null });
  deps.websites = openWebsites(sandbox.websites);
  const gus = { url: `${address}/gus`, key: 'abcde12345abcde12345' };
  const ceidg = { url: `${address}/ceidg`, token: 'sandbox-ceidg-token' };
  deps.companyRegister = openRegisters({ gus, krs: { url: `${address}/krs` }, ceidg, log: deps.log });
  await seedDemo(deps);
}, 240_000);
afterAll(() => sandbox.close());

const dayMillis = 86_400_000;

async function cookieOf(email: string): Promise<string> {
  const [user] = await world.deps.db.rows<{ id: string }>(sql`select id from users where email = ${email}`);
  return `atesto_session=${await startSession(world.deps, world.deps.db, user?.id ?? '', { ipAddress: '', userAgent: '' })}`;
}

async function read<T>(email: string, url: string): Promise<T> {
  const answer = await world.call('GET', url, { cookie: await cookieOf(email) });
  expect(answer.statusCode).toBe(200);
  return answer.json<T>();
}

async function countOf(table: 'payments' | 'subscriptions' | 'invoices' | 'users'): Promise<number> {
  const tables = { payments: sql`payments`, subscriptions: sql`subscriptions`, invoices: sql`invoices`, users: sql`users` };
  const [row] = await world.deps.db.rows<{ count: number }>(sql`select count(*)::int as count from ${tables[table]}`);
  return row?.count ?? 0;
}

describe('demonstration accounts', () => {
  it('hold nothing that is due for deletion, so that none stops on the first day', async () => {
    await expect(applyRetention(world.deps)).resolves.toBeDefined();
  });

  it('see the orders of their periods, each with its invoice', async () => {
    for (const { email, periods } of demoCompanies) {
      const billing = await read<Billing>(email, '/api/billing');
      const invoices = await read<OwnInvoice[]>(email, '/api/billing/invoices');
      expect(billing.payments.map(({ plan, status }) => ({ plan, status }))).toEqual(
        periods.map(({ plan }) => ({ plan, status: 'paid' })).toReversed(),
      );
      const orders = billing.payments.toReversed();
      for (const [place, { startsAt }] of billing.periods.entries()) {
        const { createdAt = '', paidAt = '' } = orders[place] ?? {};
        expect([createdAt, paidAt ?? '', startsAt].toSorted()).toEqual([createdAt, paidAt, startsAt]);
        expect(Date.parse(startsAt) - Date.parse(createdAt)).toBeLessThanOrEqual(dayMillis);
      }
      expect(new Set(invoices.map(({ paymentId }) => paymentId))).toEqual(new Set(billing.payments.map(({ id }) => id)));
    }
  });

  it('came about as every account does: registered, mailed, ordered, paid, confirmed and invited through the services', async () => {
    const acts = await world.deps.db.rows<{ email: string; done: string[] }>(sql`
      select u.email, array_agg(distinct l.action) as done from audit_logs l
      join users u on u.id = l.user_id or u.id = (select user_id from organizations where id = l.organization_id) group by 1`);
    const doneBy = (email: string): string[] => acts.find((one) => one.email === email)?.done ?? [];
    expect(doneBy('basic@demo.example')).toEqual(
      expect.arrayContaining([
        'user.registered',
        'user.email_verified',
        'payment.ordered',
        'payment.paid',
        'company.code_requested',
        'company.confirmed',
      ]),
    );
    expect(doneBy('editor@demo.example')).toEqual(expect.arrayContaining(['user.registered', 'member.joined']));
    expect(doneBy('operator@demo.example')).toEqual(expect.arrayContaining(['operator.statement_booked']));
    const unproved = await world.deps.db.rows(sql`
      select id from company_confirmations where not evidence ?| '{sentTo,transferId,found}'`);
    expect(unproved).toEqual([]);
    const unpaid = await world.deps.db.rows(sql`
      select p.id from payments p left join transfers t on t.payment_id = p.id
      where p.provider_payment_id is null and t.id is null`);
    expect(unpaid).toEqual([]);
  });

  it('have nothing that a statement put there but the password that the sign-in screen shows', async () => {
    const folder = import.meta.dirname;
    const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
    const written = sources.flatMap((source) => source.match(/\b(insert into|update \w+ set) \w+/g) ?? []);
    expect(written).toEqual(['update users set password_hash']);
  });

  it('pay by an account that the list of VAT payers knows as theirs', () => {
    const paying = demoCompanies.filter(({ account }) => account !== undefined);
    expect(paying.length).toBeGreaterThan(0);
    for (const { account, organization } of paying) expect(account).toBe(accountOf(organization.nip));
  });

  it('were notified of new terms on the day they were announced, not before', async () => {
    const notices = await world.deps.db.rows<{ edition: string; toldAt: Date; createdAt: Date }>(sql`
      select n.edition, n.told_at, u.created_at from terms_notices n join users u on u.id = n.user_id`);
    for (const { edition, toldAt, createdAt } of notices) {
      expect(isoDay(toldAt) >= announcements.find((one) => one.edition === edition)!.on).toBe(true);
      expect(createdAt <= toldAt).toBe(true);
    }
  });

  it('have a past in order: account, paid period, answers, report, certificate, revocation', async () => {
    const rows = await world.deps.db.rows<{ what: string; days: (Date | null)[] }>(sql`
      select o.name || ' ' || a.type as what, array[o.created_at, s.starts_at, a.started_at, r.created_at, c.issued_at, c.revoked_at] as days
      from assessments a join organizations o on o.id = a.organization_id
      join subscriptions s on s.organization_id = a.organization_id and s.id = a.subscription_id
      left join reports r on r.organization_id = a.organization_id and r.assessment_id = a.id
      left join certificates c on c.organization_id = a.organization_id and c.assessment_id = a.id`);
    expect(rows.length).toBeGreaterThan(10);
    for (const { what, days } of rows) {
      const times = [...days.filter((day) => day !== null), world.deps.now()].map((day) => new Date(day).getTime());
      expect(times, what).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  it('contradict no scope check of theirs', async () => {
    const results = await world.deps.db.rows<{ model: ReportModel; newest: DeclaredScope }>(sql`
      select r.model, ${newestCheck(sql`r.organization_id`, sql`a.type`)} as newest
      from reports r join assessments a on a.organization_id = r.organization_id and a.id = r.assessment_id`);
    expect(results.filter(({ newest }) => newest).length).toBeGreaterThan(0);
    for (const { model, newest } of results) {
      const scopes = [model.scope, newest].filter((one) => one !== null && one !== undefined);
      expect(contradictionsOf(scopes, model.items)).toEqual([]);
    }
  });

  it('read their invoices as PDF', async () => {
    const [invoice] = await read<OwnInvoice[]>('pro@demo.example', '/api/billing/invoices');
    expect(invoice?.number).toMatch(/^FV\/\d{4}\/\d\d\/\d{4}$/);
    const pdf = await world.call('GET', `/api/billing/invoices/${invoice?.id}/pdf`, { cookie: await cookieOf('pro@demo.example') });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('have lost the right of withdrawal where they answered, and nowhere else', async () => {
    const used = await world.deps.db.rows<{ email: string }>(sql`
      select u.email from payments p join users u on u.id = p.user_id where p.first_used_at is not null order by p.paid_at`);
    const answering = demoCompanies.filter((company) => company.assessments.length > 0).map(({ email }) => email);
    expect(new Set(used.map(({ email }) => email))).toEqual(new Set(answering));
    expect(used.filter(({ email }) => email === 'pro@demo.example')).toHaveLength(2);
  });

  it('show the operator invoices without a gap in the months of their issue, all of them in KSeF, and nothing that is due', async () => {
    const months = await world.deps.db.rows<{ month: string }>(sql`
      select distinct to_char(sold_at at time zone 'Europe/Warsaw', 'YYYY-MM') as month from invoices`);
    const all = await Promise.all(months.map(({ month }) => read<Invoice[]>('operator@demo.example', `/api/operator/invoices/${month}`)));
    const invoices = all.flat();
    expect(invoices).toHaveLength(await countOf('payments'));
    const numbers = invoices.map(({ number }) => number ?? '').toSorted();
    for (const month of new Set(numbers.map((number) => number.slice(0, -4)))) {
      const ofMonth = numbers.filter((number) => number.startsWith(month));
      expect(ofMonth).toEqual(ofMonth.map((_, index) => `${month}${String(index + 1).padStart(4, '0')}`));
    }
    expect(invoices.map(({ ksefState }) => ksefState)).toEqual(invoices.map(() => 'accepted'));
    expect(await read('operator@demo.example', '/api/operator/due-invoices')).toEqual([]);
    expect(await world.deps.db.rows(sql`select kind from desk_tasks where kind like 'ksef%'`)).toEqual([]);
  });

  it('get no mail about what is long past', async () => {
    const mails = await world.deps.db.rows<{ kind: string }>(sql`select data ->> 'kind' as kind from pgboss.job where name = 'mail'`);
    expect(mails.map(({ kind }) => kind).filter((kind) => /invoice|payment/.test(kind))).toEqual([]);
  });

  it('can sign in', async () => {
    const answer = await world.call('POST', '/api/auth/login', { body: { email: 'ended@demo.example', password: demoPassword } });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a data folder', () => {
  it('is filled once', async () => {
    const before = [await countOf('payments'), await countOf('subscriptions'), await countOf('users')];
    await seedDemo(world.deps);
    expect([await countOf('payments'), await countOf('subscriptions'), await countOf('users')]).toEqual(before);
  });

  it('whose filling was interrupted is filled anew, with nothing left behind', async () => {
    const before = [await countOf('payments'), await countOf('subscriptions'), await countOf('invoices'), await countOf('users')];
    await changingLogs(world.deps.db, (tx) => tx.rows(sql`delete from audit_logs where action = 'demo.seeded'`));
    await seedDemo(world.deps);
    const after = [await countOf('payments'), await countOf('subscriptions'), await countOf('invoices'), await countOf('users')];
    expect(after).toEqual(before);
  }, 240_000);

  it('that an earlier version filled without orders preserves everything as it was', async () => {
    const { db } = world.deps;
    await db.rows(sql`update subscriptions set payment_id = null`);
    await db.rows(sql`delete from invoices`);
    await db.rows(sql`delete from payments`);
    await seedDemo(world.deps);
    expect([await countOf('payments'), await countOf('invoices')]).toEqual([0, 0]);
    const billing = await read<Billing>('pro@demo.example', '/api/billing');
    expect([billing.state, billing.periods.length]).toEqual(['active', 2]);
  });
});

describe('demonstration companies', () => {
  it('are in the register of the sandbox, under the names that they show', () => {
    for (const { organization } of demoCompanies) {
      const entry = entries.find(({ Nip }) => Nip === organization.nip);
      expect(entry?.Nazwa, organization.name).toBeDefined();
      expect(sameName(entry?.Nazwa ?? '', organization.name), organization.name).toBe(true);
      expect(sameName(entry?.Nazwa ?? '', organization.fullName), organization.fullName).toBe(true);
    }
  });

  it.each([
    ['basic@demo.example', 'register_email', 1],
    ['pro@demo.example', 'transfer', 2],
    ['ended@demo.example', 'letter', 2],
    ['none@demo.example', null, 0],
  ])('%s is confirmed by %s', async (email, method, level) => {
    expect(await read(email, '/api/company/confirmation')).toMatchObject({ state: method ? 'confirmed' : 'unconfirmed', method, level });
  });
});
