// @module-tag long
import sql from 'sql-template-tag';
import type { ListedKey } from '#proof/log/key-manifest.ts';
import { publishedKeys } from '#server/certificate/transparency/keys/metadata.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { certificateAlphabet } from '#core/platform/readable-letters.ts';
import { readCredential } from '#proof/credential/credential.ts';
import { aCertificate, aCompletedAssessment, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { aPaidOrder, withSilentProvider } from '#server/testing/billing/stripe-events.ts';
import { openWorld } from '#server/testing/world.ts';
import { newPem, pairOf, publicJwk } from '#server/certificate/transparency/keys/keyring.ts';
import { persistStatuses } from './expiry.ts';
import { setRegistryPriority } from '#server/certificate/certificates/issue/priority.ts';
import { reissueCertificate } from '#server/certificate/certificates/issue/reissue.ts';
import { revokeAllOf, revokeCertificate } from './revocation.ts';
import { certificatesUnder, endingCertificates } from '#server/certificate/certificates/service.ts';

const world = openWorld();
const origin = { ipAddress: '192.0.2.7', userAgent: 'test' };
const start = '2026-11-21T09:00:00.000Z';
const note = 'literówka w nazwie';

beforeEach(() => world.at(start));

type StoredCertificate = { certificateNumber: string; status: string; issuedAt: Date; expiresAt: Date; priorityUntil: Date | null };

async function stored(org: TestOrganization): Promise<StoredCertificate[]> {
  return world.deps.db.rows<StoredCertificate>(sql`
    select certificate_number, status, issued_at, expires_at, priority_until from certificates
    where organization_id = ${org.id} order by created_at, certificate_number`);
}

async function logged(org: TestOrganization, action: string) {
  return world.deps.db.rows<{ userId: string | null; entityId: string; metadata: object; ipAddress: string }>(sql`
    select user_id, entity_id, metadata, host(ip_address::inet) as ip_address from audit_logs
    where organization_id = ${org.id} and action = ${action} order by id`);
}

function replace(org: TestOrganization, id: string, organizationId = org.id) {
  return reissueCertificate(world.deps, { organizationId, id, userId: org.userId, origin, note });
}

describe('a certificate that replaces one with a mistake', () => {
  it('is issued later and ends when the first one would have ended', async () => {
    const org = await anOrganization(world.deps, { name: 'Pomyłka' });
    const old = await aCertificate(world.deps, org);
    await world.deps.db.rows(sql`
      update register_readings set company = company || '{"fullName": "Poprawna"}' where organization_id = ${org.id}`);
    world.at('2027-03-01T12:00:00.000Z');
    const { certificateNumber } = await replace(org, old.id);
    const entry = (await world.call('GET', `/api/registry/${certificateNumber}`)).json();
    expect(entry).toMatchObject({ status: 'active', issuedAt: '2027-03-01T12:00:00.000Z', expiresAt: old.expiresAt });
    expect((await readCredential(entry.credential)).claims).toMatchObject({
      number: certificateNumber,
      organization: { name: 'Poprawna' },
      issuedAt: new Date('2027-03-01T12:00:00.000Z'),
      expiresAt: new Date('2027-11-21T09:00:00.000Z'),
    });
    expect(certificateNumber).toMatch(/-2027-/);
  });

  it('leaves who did it and why in the log', async () => {
    const org = await anOrganization(world.deps);
    const old = await aCertificate(world.deps, org);
    const { certificateNumber } = await replace(org, old.id);
    const [revoked] = await logged(org, 'certificate.revoked');
    expect(revoked).toEqual({
      userId: org.userId,
      entityId: old.id,
      metadata: { reason: 'organisation_request', note },
      ipAddress: '192.0.2.7',
    });
    const issued = await logged(org, 'certificate.issued');
    expect(issued.map(({ metadata }) => metadata)).toEqual([
      { certificateNumber: old.certificateNumber, verificationHash: old.verificationHash },
      { certificateNumber, verificationHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });

  it('is refused for what is not in force or not there', async () => {
    const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const { id } = await aCertificate(world.deps, org);
    await expect(replace(org, id, other.id)).rejects.toMatchObject({ status: 404 });
    world.at('2027-11-21T09:00:00.000Z');
    await expect(replace(org, id)).rejects.toMatchObject({ status: 404 });
    world.at('2027-11-21T08:59:59.999Z');
    const { certificateNumber } = await replace(org, id);
    await expect(replace(org, id)).rejects.toMatchObject({ status: 404 });
    const [second] = await world.deps.db.rows<{ id: string }>(
      sql`select id from certificates where certificate_number = ${certificateNumber}`,
    );
    await revokeCertificate(world.deps, { organizationId: org.id, id: second!.id, reason: 'terms_breach', userId: null, origin });
    await expect(replace(org, second!.id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a certificate of the first version', () => {
  const requestReplacement = (org: TestOrganization, id: string) =>
    world.call('POST', `/api/certificates/${id}/replacement`, { cookie: org.cookie });
  /** A certificate as the version before left it: no place on a list, no way of confirmation. */
  async function ofFirstVersion(org: TestOrganization) {
    const old = await aCertificate(world.deps, org);
    await world.deps.db.rows(sql`update certificates set status_list = null, status_place = null where id = ${old.id}`);
    return old;
  }

  it('is replaced at the request of the organisation, once, also after its period', async () => {
    const org = await anOrganization(world.deps);
    const old = await ofFirstVersion(org);
    expect((await world.call('GET', '/api/certificates', { cookie: org.cookie })).json()).toMatchObject([{ version: 1 }]);
    await world.deps.db.rows(sql`update subscriptions set ends_at = ${new Date(start)} where organization_id = ${org.id}`);
    world.at('2026-11-25T12:00:00.000Z');
    const answers = await Promise.all([requestReplacement(org, old.id), requestReplacement(org, old.id)]);
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)[0]).toBe(200);
    const mine = (await world.call('GET', '/api/certificates', { cookie: org.cookie })).json();
    expect(mine).toMatchObject([
      { status: 'active', version: 2, issuedAt: '2026-11-25T12:00:00.000Z', expiresAt: old.expiresAt },
      { certificateNumber: old.certificateNumber, status: 'revoked', version: 1, assessmentId: null },
    ]);
    expect((await requestReplacement(org, mine[0].id)).json().code).toBe('certificate_current');
    expect((await requestReplacement(org, old.id)).json().code).toBe('certificate_current');
  });

  it('stays as it is while the company is not confirmed, and is nobody else’s to replace', async () => {
    const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const old = await ofFirstVersion(org);
    await world.deps.db.rows(sql`update company_confirmations set ended_at = ${world.deps.now()} where organization_id = ${org.id}`);
    const refused = (await requestReplacement(org, old.id)).json();
    expect(refused.code).toBe('replacement_unconfirmed');
    expect(refused.message).not.toContain('zachowaliśmy');
    expect((await requestReplacement(other, old.id)).statusCode).toBe(404);
    expect(await stored(org)).toMatchObject([{ certificateNumber: old.certificateNumber, status: 'active' }]);
  });
});

describe('a certificate issued in a period that was paid', () => {
  /** An organisation that paid, with its certificate and the period of both. */
  async function paid() {
    withSilentProvider(world);
    const org = await anOrganization(world.deps, { plan: null });
    const order = await aPaidOrder(world, org);
    const assessmentId = await aCompletedAssessment(world.deps, org);
    await world.deps.db.rows(sql`update payments set first_used_at = null, first_use = null where id = ${order.id}`);
    const body = { declaration: { name: 'Anna Testowa', role: 'Prezes zarządu' } };
    const url = `/api/assessments/${assessmentId}/certificate`;
    const issued = await world.call('POST', url, { cookie: org.cookie, body });
    expect(issued.statusCode, issued.body).toBe(200);
    const [period] = await world.deps.db.rows<{ id: string }>(sql`select id from subscriptions where payment_id = ${order.id}`);
    return { org, order, url, certificate: issued.json<{ id: string }>(), periodId: period!.id };
  }
  const numbersUnder = async (org: TestOrganization, periodId: string) =>
    (await certificatesUnder(world.deps, world.deps.db, org.id, periodId)).map((row) => row.certificateNumber);

  it('is its first use, and is answered again also when the period is over', async () => {
    const { org, order, url, certificate } = await paid();
    const [use] = await world.deps.db.rows(sql`select first_use, first_used_at from payments where id = ${order.id}`);
    expect(use).toEqual({ firstUse: 'certificate', firstUsedAt: new Date(start) });
    await world.deps.db.rows(sql`update subscriptions set ends_at = ${new Date(start)} where organization_id = ${org.id}`);
    const again = await world.call('POST', url, { cookie: org.cookie, body: { declaration: { name: 'Jan', role: 'Prezes' } } });
    expect([again.statusCode, again.json()]).toEqual([200, certificate]);
  });

  it('stays under that period when it is replaced, until it is over or revoked', async () => {
    const { org, certificate, periodId } = await paid();
    const other = await aCertificate(world.deps, await anOrganization(world.deps));
    const { certificateNumber } = await replace(org, certificate.id);
    expect(await numbersUnder(org, periodId)).toEqual([certificateNumber]);
    expect(await numbersUnder(org, world.deps.newId())).toEqual([]);
    world.at('2027-11-21T09:00:00.000Z');
    expect(await numbersUnder(org, periodId)).toEqual([]);
    const ending = await endingCertificates(world.deps.db, new Date(start), world.deps.now());
    expect(ending.map((one) => one.number)).toEqual(expect.arrayContaining([certificateNumber, other.certificateNumber]));
  });
});

describe('revoking', () => {
  it('all of an organisation takes what is in force and leaves what expired or was revoked', async () => {
    const [org, other] = [await anOrganization(world.deps, { plan: 'pro' }), await anOrganization(world.deps)];
    const expired = await aCertificate(world.deps, org, 'ai_act');
    const revoked = await aCertificate(world.deps, org);
    await revokeCertificate(world.deps, { organizationId: org.id, id: revoked.id, reason: 'terms_breach', userId: null, origin });
    await aCertificate(world.deps, other);
    world.at('2027-11-01T09:00:00.000Z');
    const open = await replace(org, (await reopened(org)).id);
    world.at('2027-11-21T09:00:00.000Z');
    await world.deps.db.rows(sql`
      update certificates set expires_at = '2027-11-21T09:00:00.001Z' where certificate_number = ${open.certificateNumber}`);
    const revoker = { organizationId: org.id, userId: org.userId, origin };
    expect(await world.deps.db.transaction((tx) => revokeAllOf(world.deps, tx, revoker))).toBe(1);
    const states = new Map((await stored(org)).map((row) => [row.certificateNumber, row.status]));
    expect([states.get(expired.certificateNumber), states.get(open.certificateNumber)]).toEqual(['active', 'revoked']);
    expect((await logged(org, 'certificate.revoked')).at(-1)?.metadata).toEqual({ reason: 'organisation_request' });
    expect(await world.deps.db.transaction((tx) => revokeAllOf(world.deps, tx, revoker))).toBe(0);
    expect((await stored(other)).map(({ status }) => status)).toEqual(['active']);
  });

  it('happens once: what is revoked or another’s is not found', async () => {
    const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const { id } = await aCertificate(world.deps, org);
    const revocation = { organizationId: org.id, id, reason: 'false_information' as const, userId: null, origin };
    await expect(revokeCertificate(world.deps, { ...revocation, organizationId: other.id })).rejects.toMatchObject({ status: 404 });
    await revokeCertificate(world.deps, revocation);
    await expect(revokeCertificate(world.deps, { ...revocation, reason: 'terms_breach' })).rejects.toMatchObject({ status: 404 });
    expect((await logged(org, 'certificate.revoked')).map(({ metadata }) => metadata)).toEqual([{ reason: 'false_information' }]);
  });
});

/** A second certificate of the organisation under NIS2, in force. */
async function reopened(org: TestOrganization) {
  world.at('2026-11-22T09:00:00.000Z');
  const certificate = await aCertificate(world.deps, org);
  world.at('2027-11-01T09:00:00.000Z');
  return certificate;
}

describe('what certificates become by themselves', () => {
  it('is expired from the millisecond of their end, revoked ones excepted', async () => {
    await world.deps.db.rows(sql`delete from certificates`);
    const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const { id } = await aCertificate(world.deps, org);
    const gone = await aCertificate(world.deps, other);
    await revokeCertificate(world.deps, { organizationId: other.id, id: gone.id, reason: 'terms_breach', userId: null, origin });
    world.at('2027-11-21T08:59:59.999Z');
    expect(await persistStatuses(world.deps)).toEqual({ expired: 0 });
    world.at('2027-11-21T09:00:00.000Z');
    expect(await persistStatuses(world.deps)).toEqual({ expired: 1 });
    expect(await persistStatuses(world.deps)).toEqual({ expired: 0 });
    const rows = await world.deps.db.rows<{ id: string; status: string }>(sql`select id, status from certificates`);
    expect(new Map(rows.map((row) => [row.id, row.status]))).toEqual(
      new Map([
        [id, 'expired'],
        [gone.id, 'revoked'],
      ]),
    );
  });

  it('is listed first while Pro lasts, and never under Basic', async () => {
    const [pro, basic] = [await anOrganization(world.deps, { plan: 'pro' }), await anOrganization(world.deps)];
    for (const org of [pro, basic]) await aCertificate(world.deps, org);
    expect((await stored(pro))[0]?.priorityUntil?.toISOString()).toBe('2027-11-20T09:00:00.000Z');
    expect((await stored(basic))[0]?.priorityUntil).toBeNull();
    await setRegistryPriority(world.deps.db, pro.id, null);
    expect((await stored(pro))[0]?.priorityUntil).toBeNull();
    expect((await stored(basic))[0]?.priorityUntil).toBeNull();
  });
});

describe('issuing', () => {
  it('gives up after five numbers that are all taken', async () => {
    const [first, second] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const { randomIntegers } = world.deps;
    const letters = (drawn: () => number[]) => (count: number, bound: number) =>
      bound === certificateAlphabet.length ? drawn() : randomIntegers(count, bound);
    world.deps.randomIntegers = letters(() => [7, 7, 7, 7, 7, 7]);
    await aCertificate(world.deps, first);
    const id = await aCompletedAssessment(world.deps, second);
    let draws = 0;
    world.deps.randomIntegers = letters(() => {
      draws += 1;
      return [7, 7, 7, 7, 7, 7];
    });
    const body = { declaration: { name: 'Jan', role: 'Prezes' } };
    const failed = await world.call('POST', `/api/assessments/${id}/certificate`, { cookie: second.cookie, body });
    world.deps.randomIntegers = randomIntegers;
    expect([failed.statusCode, draws]).toEqual([500, 5]);
    expect(await stored(second)).toEqual([]);
  });

  it('needs the plan of its regime', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const id = await aCompletedAssessment(world.deps, org, { regime: 'ai_act' });
    await world.deps.db.rows(sql`update subscriptions set plan = 'basic' where organization_id = ${org.id}`);
    const body = { declaration: { name: 'Jan', role: 'Prezes' } };
    const refused = await world.call('POST', `/api/assessments/${id}/certificate`, { cookie: org.cookie, body });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'plan_upgrade_required']);
  });

  it('takes the number, the hash and the address of the check into the log and the document', async () => {
    const org = await anOrganization(world.deps);
    const { id, certificateNumber } = await aCertificate(world.deps, org);
    const [row] = await world.deps.db.rows<{ pdfUrl: string; qrCodeUrl: string; searchText: string; score: number }>(sql`
      select pdf_url, qr_code_url, search_text, compliance_score as score from certificates where id = ${id}`);
    expect(row).toEqual({
      pdfUrl: `/api/certificates/${id}/pdf`,
      qrCodeUrl: `https://atesto.test/c/${certificateNumber}`,
      searchText: `zaklad testowy ${certificateNumber.toLowerCase()} ${org.nip}`,
      score: 100,
    });
    const [assessment] = await world.deps.db.rows(sql`
      select a.status from assessments a join certificates c on c.assessment_id = a.id where c.id = ${id}`);
    expect(assessment).toEqual({ status: 'certified' });
  });
});

describe('the document of a certificate', () => {
  it('is drawn once for each language when it is issued, and stored', async () => {
    const org = await anOrganization(world.deps);
    const { id, certificateNumber } = await aCertificate(world.deps, org);
    const read = (lang: string) => world.call('GET', `/api/certificates/${id}/pdf?lang=${lang}`, { cookie: org.cookie });
    const count = async () =>
      (await world.deps.db.rows(sql`select 1 from documents where organization_id = ${org.id} and kind = 'certificate'`)).length;
    expect(await count()).toBe(4);
    const german = await read('de');
    expect(german.headers['content-disposition']).toContain(`${certificateNumber}-de.pdf`);
    expect((await read('de')).rawPayload.equals(german.rawPayload)).toBe(true);
    expect((await read('pl')).rawPayload.equals(german.rawPayload)).toBe(false);
    expect(await count()).toBe(4);
  });
});

describe('the published keys', () => {
  it('are those of the list that the roots signed, with the one of revocation lists, whatever the database holds', async () => {
    const { deps } = world;
    const foreign = publicJwk(pairOf(newPem(), 'CREDENTIAL_KEY').publicKey);
    await deps.db.rows(sql`
      insert into signing_keys (kid, public_jwk, created_at) values (${foreign.kid}, ${JSON.stringify(foreign)}::jsonb, ${deps.now()})`);
    const answer = await world.call('GET', '/.well-known/jwks.json');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    const ids = (keys: { kid: string }[]): string[] => keys.map(({ kid }) => kid);
    expect(ids(answer.json().keys)).toEqual([deps.keyring.credential.id, deps.keyring.status.id]);
    expect(answer.json().keys[0]).toEqual(deps.keyring.publicJwk);
    expect((await world.call('GET', '/.well-known/jwt-vc-issuer')).json()).toEqual({ issuer: deps.keyring.issuer, jwks: answer.json() });
  });

  it('do not hold one that somebody else may have had, and keep one that is retired behind those that sign', async () => {
    const { keyring } = world.deps;
    const window = { from: '2026-01-01T00:00:00Z', until: '2027-01-01T00:00:00Z' };
    const listed = (id: string, revoked: ListedKey['revoked']): ListedKey => ({
      use: 'credential',
      id,
      key: 'AA',
      ...window,
      ...(revoked && { revoked }),
    });
    const old = [
      listed('stolen', { at: window.from, reason: 'compromise', logSize: 3 }),
      listed('retired', { at: window.from, reason: 'retired' }),
    ];
    const keys = publishedKeys({ ...keyring, manifest: { ...keyring.manifest, keys: [...old, ...keyring.manifest.keys] } });
    expect(keys.map(({ kid }) => kid)).toEqual([keyring.credential.id, keyring.status.id, 'retired']);
  });
});
