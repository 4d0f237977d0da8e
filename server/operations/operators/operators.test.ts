// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCertificate, aNip, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { aSale } from '#server/testing/billing/sales.ts';
import { languages } from '#core/platform/languages.ts';
import { openWorld } from '#server/testing/world.ts';
import { addOperator, endSessionsByCommand, operators, removeOperator } from '#server/account/accounts/operators.ts';
import { issueToken } from '#server/account/people/passwords/tokens.ts';

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

async function aPayment(org: TestOrganization): Promise<{ id: string }> {
  return { id: (await aSale(world.deps, org)).paymentId };
}

describe('the operator console', () => {
  it('is closed to everybody else', async () => {
    const user = await anOrganization(world.deps);
    for (const url of [
      '/api/operator/search?q=abc',
      '/api/operator/jobs',
      '/api/operator/log',
      '/api/operator/tasks',
      '/api/operator/invoices/2026-11',
    ]) {
      expect((await read(url, user.cookie)).statusCode).toBe(403);
      expect((await world.call('GET', url)).statusCode).toBe(401);
    }
    expect((await act('/api/operator/ksef/run', { note }, user.cookie)).statusCode).toBe(403);
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

  it.each(['lacz zolw', 'ŁĄCZ ŻÓŁW', 'łącz żółw', 'Lacz Zolw'])('finds what is written with Polish letters by %j', async (q) => {
    const org = await anOrganization(world.deps, { name: 'Łącz Żółw sp. z o.o.' });
    const { certificateNumber } = await aCertificate(world.deps, org);
    const found = (await read(`/api/operator/search?q=${encodeURIComponent(q)}`)).json();
    expect(found.organizations.map((one: { id: string }) => one.id)).toContain(org.id);
    expect(found.certificates.map((one: { certificateNumber: string }) => one.certificateNumber)).toContain(certificateNumber);
  });

  it('states in each row of the log who did it, and to whom', async () => {
    const org = await anOrganization(world.deps);
    const { id } = await aCertificate(world.deps, org);
    await act(`/api/operator/certificates/${id}/revocation`, { organizationId: org.id, reason: 'authority_demand', note });
    const [newest] = (await read(`/api/operator/log?organizationId=${org.id}`)).json();
    expect(newest).toMatchObject({ action: 'certificate.revoked', who: 'Anna Testowa', organization: org.name });
  });

  it('revokes with a reason, which is logged and notified', async () => {
    const org = await anOrganization(world.deps);
    const { id, certificateNumber } = await aCertificate(world.deps, org);
    const body = { organizationId: org.id, reason: 'authority_demand', note };
    const silent = await act(`/api/operator/certificates/${id}/revocation`, { ...body, note: '' });
    expect(silent.json().fields).toEqual({ note: 'Podaj powód (co najmniej 5\u00a0znaków)' });
    expect((await act(`/api/operator/certificates/${id}/revocation`, body)).json()).toEqual({ ok: true });
    expect((await read(`/api/registry/${certificateNumber}`)).json()).toMatchObject({
      status: 'revoked',
      revocationReason: 'authority_demand',
    });
    expect(await logged(org.id, 'certificate.revoked')).toMatchObject({ userId: operator.userId, metadata: { note } });
    expect((await act(`/api/operator/certificates/${id}/revocation`, body)).statusCode).toBe(404);
    const [mail] = await world.deps.db.rows<{ data: { values: { number: string } } }>(sql`
      select data from pgboss.job
      where name = 'mail' and data ->> 'userId' = ${org.userId} and data ->> 'kind' = 'certificate_revoked'`);
    expect(mail?.data.values.number).toBe(certificateNumber);
  });

  it('reissues a certificate after a mistake: new number, new name, same expiry', async () => {
    const org = await anOrganization(world.deps);
    const old = await aCertificate(world.deps, org);
    await world.deps.db.rows(sql`
      update register_readings set company = company || '{"fullName": "Nazwa poprawna"}' where organization_id = ${org.id}`);
    const { certificateNumber } = (await act(`/api/operator/certificates/${old.id}/reissue`, { organizationId: org.id, note })).json();
    expect(certificateNumber).not.toBe(old.certificateNumber);
    const entry = (await read(`/api/registry/${certificateNumber}`)).json();
    expect(entry).toMatchObject({ status: 'active', expiresAt: old.expiresAt, organization: { name: 'Nazwa poprawna' } });
    expect(new Set(entry.documentHashes).size).toBe(languages.length);
    expect((await read(`/api/registry/${old.certificateNumber}`)).json()).toMatchObject({ status: 'revoked', organization: null });
    const own = (await read('/api/certificates', org.cookie)).json();
    expect(own.map((one: { assessmentId: string | null }) => one.assessmentId !== null)).toEqual(expect.arrayContaining([true, false]));
    expect((await read(`/api/certificates/${old.id}/pdf`, org.cookie)).statusCode).toBe(404);
  });

  it('reissues a certificate with the declaration of another person, and keeps the former one out of it', async () => {
    const org = await anOrganization(world.deps);
    const old = await aCertificate(world.deps, org);
    const url = `/api/operator/certificates/${old.id}/reissue`;
    const declaration = { name: 'Barbara Następna', role: 'Członkini zarządu' };
    expect((await act(url, { organizationId: org.id, note, declaration: { name: '', role: '' } })).statusCode).toBe(400);
    const { certificateNumber } = (await act(url, { organizationId: org.id, note, declaration })).json();
    const [stored] = await world.deps.db.rows<{ declaration: object }>(sql`
      select metadata -> 'declaration' as declaration from certificates where certificate_number = ${certificateNumber}`);
    expect(stored?.declaration).toEqual(declaration);
    expect((await read(`/api/registry/${certificateNumber}`)).json()).toMatchObject({ status: 'active', expiresAt: old.expiresAt });
  });

  it('ends every session of everybody in an organisation, of nobody else, and states why in its log', async () => {
    const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const editor = await aPerson(world.deps);
    await joins(world.deps, editor, org, 'editor');
    const url = `/api/operator/organizations/${org.id}/sessions/end`;
    expect((await act(url, { note })).json()).toEqual({ ended: 2 });
    const answers = await Promise.all([org, editor, other].map(({ cookie }) => read('/api/auth/me', cookie)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200]);
    expect(await logged(org.id, 'operator.sessions_ended')).toMatchObject({ metadata: { note, ended: 2 } });
    expect((await act('/api/operator/organizations/00000000-0000-4000-8000-000000000000/sessions/end', { note })).statusCode).toBe(404);
  });

  it('ends the sessions of one person alone, who belongs to the organisation', async () => {
    const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const editor = await aPerson(world.deps);
    await joins(world.deps, editor, org, 'editor');
    const url = `/api/operator/organizations/${org.id}/sessions/end`;
    const outsider = await act(url, { note, email: other.email });
    expect([outsider.statusCode, Object.keys(outsider.json().fields)]).toEqual([400, ['email']]);
    expect((await act(url, { note, email: ` ${editor.email.toUpperCase()} ` })).json()).toEqual({ ended: 1 });
    const answers = await Promise.all([org, editor, other].map(({ cookie }) => read('/api/auth/me', cookie)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 200]);
    expect(await logged(org.id, 'operator.sessions_ended')).toMatchObject({ metadata: { note, ended: 1, person: editor.userId } });
  });

  it('extends a period and names a consultant', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const [period] = (await read(`/api/operator/organizations/${org.id}`)).json().periods;
    const endsAt = '2028-01-01T00:00:00.000Z';
    const url = `/api/operator/organizations/${org.id}/extension`;
    expect((await act(url, { periodId: period.id, endsAt: '2020-01-01T00:00:00.000Z', note })).statusCode).toBe(400);
    // A slip of the keyboard: more than ten years are meant by nobody, and a year of five digits stands in no calendar.
    expect((await act(url, { periodId: period.id, endsAt: '9999-12-31T23:30:00.000Z', note })).statusCode).toBe(400);
    expect((await act(url, { periodId: period.id, endsAt, note })).json()).toEqual({ ok: true });
    const consultant = { name: 'Joanna Doradca', email: 'joanna@example.com', phone: '+48 600' };
    await act(`/api/operator/organizations/${org.id}/consultant`, { consultant, note });
    expect((await read('/api/billing', org.cookie)).json()).toMatchObject({ endsAt, consultant });
    expect(await logged(org.id, 'operator.extended')).toMatchObject({ metadata: { note, to: endsAt } });
  });

  it('orders a refund once, however often it is requested', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const { id } = await aPayment(org);
    const requestRefund = () => act(`/api/operator/payments/${id}/refund`, { organizationId: org.id, note });
    expect((await requestRefund()).json()).toEqual({ ok: true });
    expect((await requestRefund()).json().code).toBe('not_refundable');
    expect(await logged(org.id, 'operator.refund')).toMatchObject({ metadata: { note } });
    const due = await world.deps.db.rows(sql`select amount, reason, state from refunds where payment_id = ${id}`);
    expect(due).toEqual([{ amount: 1845, reason: 'operator', state: 'owed' }]);
  });
});

describe('given-up jobs', () => {
  it('are seen and repeated with a reason', async () => {
    const org = await anOrganization(world.deps);
    await world.deps.db.transaction((tx) =>
      world.deps.queue.enqueueMail(tx, { kind: 'password_changed', userId: org.userId, language: 'pl' }),
    );
    await world.deps.db.rows(sql`
      update pgboss.job set state = 'failed', completed_on = now(), output = '{"message": "550 no such mailbox"}'
      where name = 'mail' and data ->> 'userId' = ${org.userId}`);
    const { failures } = (await read('/api/operator/jobs')).json();
    const failed = failures.find((one: { what: string }) => one.what === 'Hasło do Atesto zostało zmienione');
    expect(failed).toMatchObject({ queue: 'mail', error: '550 no such mailbox' });
    expect((await act(`/api/operator/jobs/${failed.id}/repetition`, { note })).json()).toEqual({ ok: true });
    const [job] = await world.deps.db.rows(sql`select state from pgboss.job where id = ${failed.id}`);
    expect(job).toEqual({ state: 'retry' });
    expect((await act(`/api/operator/jobs/${failed.id}/repetition`, { note })).statusCode).toBe(404);
  });
});

describe('operators', () => {
  it('are not made of an outsider who registered the address first: password, session and link of theirs end', async () => {
    const email = 'przyszly.operator@example.com';
    const password = 'haslo-obcej-osoby-1';
    const place = { address: 'ul. Obca 1', city: 'Łódź', postalCode: '90-001', contactEmail: email };
    const person = { email, password, firstName: 'Obca', lastName: 'Osoba', subscriptionPlan: 'basic', complianceType: 'nis2' };
    const body = { ...person, organization: { name: 'Obca Firma', nip: aNip(), ...place } };
    expect((await world.call('POST', '/api/auth/register', { body })).statusCode).toBe(200);
    const userId = (await world.deps.db.rows<{ id: string }>(sql`select id from users where email = ${email}`))[0]?.id ?? '';
    const token = await issueToken(world.deps, 'verification', userId);
    expect(await addOperator(world.deps, email)).toBe('emptied');
    expect((await world.call('POST', '/api/auth/login', { body: { email, password } })).json().code).toBe('invalid_credentials');
    expect(await world.deps.db.rows(sql`select sess from sessions where sess ->> 'userId' = ${userId}`)).toEqual([]);
    expect((await world.call('POST', '/api/auth/verify-email', { body: { token, password } })).json().code).toBe('token_invalid');
    expect(await removeOperator(world.deps, email)).toBe(true);
  });

  it('or whoever runs the server end sessions by a command: of one account, or of everybody', async () => {
    const [one, two] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const statuses = async () => Promise.all([one, two].map(async ({ cookie }) => (await read('/api/auth/me', cookie)).statusCode));
    expect(await endSessionsByCommand(world.deps, 'nikt@example.com')).toBeNull();
    expect(await endSessionsByCommand(world.deps, ` ${one.email.toUpperCase()}`)).toBe(1);
    expect(await statuses()).toEqual([401, 200]);
    expect(await endSessionsByCommand(world.deps, null)).toBeGreaterThan(0);
    expect(await statuses()).toEqual([401, 401]);
    const entries = await world.deps.db.rows<{ action: string }>(sql`
      select action from audit_logs where user_agent = 'server command' and action like '%sessions_ended'`);
    expect(entries).toEqual([{ action: 'operator.all_sessions_ended' }]);
  });

  it('are made and unmade by a command on the server only', async () => {
    expect(await addOperator(world.deps, 'Nowy.Operator@Example.com ')).toBe('created');
    expect(await operators(world.deps.db)).toContain('nowy.operator@example.com');
    expect(await removeOperator(world.deps, 'nowy.operator@example.com')).toBe(true);
    expect(await removeOperator(world.deps, 'nowy.operator@example.com')).toBe(false);
  });
});
