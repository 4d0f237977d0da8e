// @module-tag long
import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import {
  aCertificate,
  anOrganization,
  aCompletedAssessment,
  joins,
  testPassword,
  type TestOrganization,
} from '#server/testing/builders.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();

async function send(method: 'POST' | 'PATCH', url: string, cookie: string, payload: object) {
  return world.app.inject({ method, url, headers: { cookie }, payload });
}

async function download(org: TestOrganization): Promise<Record<string, Uint8Array>> {
  const answer = await world.call('GET', '/api/account/export', { cookie: org.cookie });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  return unzipSync(new Uint8Array(answer.rawPayload));
}

const change = {
  name: 'Łąka i Syn sp.j.',
  companyFullName: 'Łąka i Syn spółka jawna',
  legalForm: '',
  address: 'ul. Nowa 5',
  postalCode: '30-001',
  city: 'Kraków',
  country: 'Polska',
  industry: 'energetyka',
  size: 'medium',
  contactEmail: 'Biuro@Laka.example',
  contactPhone: '',
};

describe('the own language', () => {
  it('decides messages before what the browser requests', async () => {
    const org = await anOrganization(world.deps);
    await send('PATCH', '/api/account/language', org.cookie, { language: 'de' });
    const answer = await world.call('POST', '/api/assessments', { cookie: org.cookie, body: {}, headers: { 'accept-language': 'fr' } });
    expect(answer.json().message).toBe('Korrigieren Sie die markierten Felder.');
    expect((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).json().language).toBe('de');
    expect((await send('PATCH', '/api/account/language', org.cookie, { language: 'xx' })).statusCode).toBe(400);
  });
});

describe('the organisation', () => {
  it('changes its data and contact, preserves its NIP, and the log names the changed fields only', async () => {
    const org = await anOrganization(world.deps, { name: 'ŁĄKA I SYN SPÓŁKA JAWNA' });
    expect((await send('PATCH', '/api/account/organization', org.cookie, { ...change, nip: '5261040828' })).json()).toEqual({ ok: true });
    const { organization } = (await world.call('GET', '/api/account/settings', { cookie: org.cookie })).json();
    expect(organization).toMatchObject({
      ...change,
      nip: org.nip,
      contactEmail: 'biuro@laka.example',
      legalForm: null,
      contactPhone: null,
    });
    const [entry] = await world.deps.db.rows<{ metadata: { fields: string[] } }>(sql`
      select metadata from audit_logs where organization_id = ${org.id} and action = 'organization.changed'`);
    expect(entry!.metadata.fields).toContain('name');
    expect(entry!.metadata.fields).not.toContain('legalForm');
  });

  it('is shown at each field what is wrong, and loses nothing', async () => {
    const org = await anOrganization(world.deps);
    const bad = { ...change, name: 'X', address: '1', postalCode: '1', city: '', contactEmail: 'nie', size: 'huge', industry: 'a\u0000b' };
    const answer = await send('PATCH', '/api/account/organization', org.cookie, bad);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields).toSorted()).toEqual([
      'address',
      'city',
      'contactEmail',
      'industry',
      'name',
      'postalCode',
      'size',
    ]);
    const { organization } = (await world.call('GET', '/api/account/settings', { cookie: org.cookie })).json();
    expect(organization.name).toBe(org.name);
  });
});

describe('the download of own data', () => {
  it('holds every answer, the certificate and the PDFs, and nothing secret', async () => {
    const org = await anOrganization(world.deps);
    const { certificateNumber } = await aCertificate(world.deps, org);
    const files = await download(org);
    const read = (name: string) => JSON.parse(strFromU8(files[name]!));
    expect(read('answers.json')).toHaveLength(49);
    expect(read('certificates.json')[0]).toMatchObject({ certificateNumber });
    expect(read('user.json')[0]).toMatchObject({ email: org.email });
    const pdfs = Object.keys(files).filter((name) => name.endsWith('.pdf'));
    expect(pdfs).toContain(`certificates/${certificateNumber}-pl.pdf`);
    expect(pdfs.some((name) => name.startsWith('reports/nis2-'))).toBe(true);
    for (const name of pdfs) expect(strFromU8(files[name]!.subarray(0, 5), true)).toBe('%PDF-');
    const all = Object.values(files).map((bytes) => strFromU8(bytes, true));
    expect(all.some((text) => text.includes('$2b$10$'))).toBe(false);
  });

  it('holds every organisation that is owned, and of others only the own acts', async () => {
    const [org, second, third] = [await anOrganization(world.deps), await anOrganization(world.deps), await anOrganization(world.deps)];
    await joins(world.deps, org, second, 'owner');
    await joins(world.deps, org, third, 'editor');
    await world.call('POST', '/api/auth/organization', { cookie: org.cookie, body: { organizationId: org.id } });
    await world.call('POST', '/api/assessments', { cookie: org.cookie, body: { type: 'nis2' } });
    const files = await download(org);
    const read = (name: string) => JSON.parse(strFromU8(files[name]!));
    expect(read('organization.json')[0].id).toBe(org.id);
    expect(read(`organizations/${second.nip}/organization.json`)[0].id).toBe(second.id);
    expect(Object.keys(files).some((name) => name.includes(third.nip))).toBe(false);
    expect(read('own-acts.json').map(({ action }: { action: string }) => action)).toContain('assessment.started');
    expect(read('memberships.json')).toHaveLength(3);
  });

  it('holds nothing that operators wrote for themselves, nor who of them it was', async () => {
    const [org, operator] = [await anOrganization(world.deps), await anOrganization(world.deps, { plan: null })];
    await addOperator(world.deps, operator.email);
    const { certificateNumber } = await aCertificate(world.deps, org);
    const [certificate] = await world.deps.db.rows<{ id: string }>(sql`
      select id from certificates where certificate_number = ${certificateNumber}`);
    const note = 'telefon od konkurencji, nieufni';
    const revoked = await world.call('POST', `/api/operator/certificates/${certificate!.id}/revocation`, {
      cookie: operator.cookie,
      body: { organizationId: org.id, reason: 'authority_demand', note },
    });
    expect(revoked.statusCode, revoked.body).toBe(200);
    const files = await download(org);
    const all = Object.values(files).map((bytes) => strFromU8(bytes, true));
    expect(all.some((text) => text.includes('nieufni') || text.includes(operator.userId))).toBe(false);
    const log = JSON.parse(strFromU8(files['security-log.json']!)) as { action: string; metadata: object }[];
    expect(log.find(({ action }) => action === 'certificate.revoked')?.metadata).toEqual({ reason: 'authority_demand' });
  });

  it("never holds another organisation's data", async () => {
    const [org, outsider] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    await aCompletedAssessment(world.deps, outsider);
    const files = await download(org);
    const text = Object.values(files)
      .map((bytes) => strFromU8(bytes, true))
      .join('');
    expect(text).toContain(org.id);
    expect(text).not.toContain(outsider.id);
    expect((await world.call('GET', '/api/account/export')).statusCode).toBe(401);
  });
});

describe('deleting the account', () => {
  it('is explained, needs the password, and leaves payments and nameless registry entries only', async () => {
    const org = await anOrganization(world.deps);
    const { certificateNumber } = await aCertificate(world.deps, org);
    await world.deps.db.rows(sql`
      insert into payments (organization_id, id, amount, status, created_at)
      values (${org.id}, ${world.deps.newId()}, 1845, 'paid', ${world.deps.now()})`);
    const preview = (await world.call('GET', '/api/account/deletion', { cookie: org.cookie })).json();
    expect(preview).toMatchObject({ assessments: 1, certificates: 1, payments: 1 });
    const wrong = await send('POST', '/api/account/deletion', org.cookie, { password: 'nie to' });
    expect(wrong.json().fields).toEqual({ password: 'To nie jest obecne hasło' });
    expect((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).statusCode).toBe(200);

    expect((await send('POST', '/api/account/deletion', org.cookie, { password: testPassword, immediately: true })).json()).toEqual({
      ok: true,
      eraseAt: null,
    });
    expect((await world.call('GET', '/api/auth/me', { cookie: org.cookie })).statusCode).toBe(401);
    const entry = (await world.call('GET', `/api/registry/${certificateNumber}`)).json();
    expect(entry).toMatchObject({ status: 'revoked', revocationReason: 'organisation_request', organization: null, credential: null });
    expect((await world.call('GET', `/api/registry?search=${org.nip}`)).json()).toEqual([]);
    const [left] = await world.deps.db.rows<{ users: number; answers: number; payments: number; certificates: number; log: number }>(sql`
      select (select count(*)::int from users where id = ${org.userId}) as users,
        (select count(*)::int from answers where organization_id = ${org.id}) as answers,
        (select count(*)::int from payments where organization_id = ${org.id}) as payments,
        (select count(*)::int from certificates where organization_id = ${org.id}) as certificates,
        (select count(*)::int from audit_logs where organization_id = ${org.id} and action = 'user.deleted') as log`);
    expect(left).toEqual({ users: 0, answers: 0, payments: 1, certificates: 1, log: 1 });
    const login = await world.call('POST', '/api/auth/login', { body: { email: org.email, password: testPassword } });
    expect(login.statusCode).toBe(401);
  });
});

describe('the security log', () => {
  it('notifies the organisation of failed sign-ins and sign-outs', async () => {
    const org = await anOrganization(world.deps);
    await world.call('POST', '/api/auth/login', { body: { email: org.email, password: 'zgaduję' }, headers: { 'user-agent': 'Guess' } });
    const other = await world.call('POST', '/api/auth/login', { body: { email: org.email, password: testPassword } });
    await world.call('POST', '/api/auth/logout', { cookie: String(other.headers['set-cookie']).split(';')[0]! });
    const log = (await world.call('GET', '/api/account/security-log', { cookie: org.cookie })).json();
    const actions = log.map((entry: { action: string }) => entry.action);
    expect(actions.slice(0, 3)).toEqual(['user.signed_out', 'user.signed_in', 'user.sign_in_refused']);
    expect(log[2]).toMatchObject({ userAgent: 'Guess', ipAddress: '127.0.0.1' });
  });
});
