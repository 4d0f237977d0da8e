import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { catalogues } from '#content/questions/catalogue.ts';
import { certificateAlphabet } from '#core/platform/readable-letters.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { readCredential } from '#proof/credential/credential.ts';
import type { Sign } from '#proof/ed25519.ts';
import { isSignedBy } from '#proof/credential/jws.ts';
import { publicKeyOf } from '#proof/log/key-manifest.ts';
import { credentialHash } from '#proof/log/leaves.ts';
import { aCertificate, aCompletedAssessment, anAssessment, anOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { revokeCertificate } from './lifecycle/revocation.ts';

const world = openWorld();
const declaration = { name: 'Jan Wiśniewski', role: 'Prezes zarządu' };

async function issue(cookie: string, id: string, body: object = { declaration }) {
  return world.call('POST', `/api/assessments/${id}/certificate`, { cookie, body });
}

describe('issuing a certificate', () => {
  it('takes a completed assessment at the threshold and a declaration', async () => {
    const org = await anOrganization(world.deps);
    const id = await aCompletedAssessment(world.deps, org);
    const issued = await issue(org.cookie, id);
    expect(issued.json()).toMatchObject({
      certificateNumber: expect.stringMatching(/^ATESTO-NIS2-2026-[A-HJKMNP-Z2-9]{6}$/),
      assessmentId: id,
      status: 'active',
      complianceScore: 100,
      issuedAt: '2026-11-21T09:00:00.000Z',
      expiresAt: '2027-11-21T09:00:00.000Z',
    });
    const current = await world.call('GET', '/api/assessments/nis2/current', { cookie: org.cookie });
    expect(current.json()).toMatchObject({ status: 'certified', certificateId: issued.json().id });
  });

  it('answers the same certificate again, also when asked twice at once', async () => {
    const org = await anOrganization(world.deps);
    const id = await aCompletedAssessment(world.deps, org);
    // Both are signed before either is stored.
    const { keyring } = world.deps;
    let [signed, go] = [0, () => {}];
    const both = new Promise<void>((resolve) => (go = resolve));
    const sign: Sign = async (message) => {
      signed += 1;
      if (signed === 2) go();
      await both;
      return keyring.credential.sign(message);
    };
    world.deps.keyring = { ...keyring, credential: { ...keyring.credential, sign } };
    const [one, two] = await Promise.all([issue(org.cookie, id), issue(org.cookie, id)]);
    world.deps.keyring = keyring;
    const three = await issue(org.cookie, id);
    expect(two.json()).toEqual(one.json());
    expect(three.json()).toEqual(one.json());
    expect(await world.deps.db.rows(sql`select 1 from certificates where assessment_id = ${id}`)).toHaveLength(1);
  });

  it('draws another number when the first one is taken', { tags: ['long'] }, async () => {
    const [first, second] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const { randomIntegers } = world.deps;
    const letters = (drawn: () => number[]) => (count: number, bound: number) =>
      bound === certificateAlphabet.length ? drawn() : randomIntegers(count, bound);
    world.deps.randomIntegers = letters(() => [1, 2, 3, 4, 5, 6]);
    const existing = await aCertificate(world.deps, first);
    const id = await aCompletedAssessment(world.deps, second);
    const draws = [
      [1, 2, 3, 4, 5, 6],
      [6, 5, 4, 3, 2, 1],
    ];
    world.deps.randomIntegers = letters(() => draws.shift() ?? []);
    const issued = await issue(second.cookie, id);
    world.deps.randomIntegers = randomIntegers;
    expect(issued.statusCode).toBe(200);
    expect(issued.json().certificateNumber).not.toBe(existing.certificateNumber);
    expect(draws).toEqual([]);
  });

  it('is refused below the threshold with score and threshold', async () => {
    const org = await anOrganization(world.deps);
    const id = await aCompletedAssessment(world.deps, org, { answer: 'partial' });
    const refused = await issue(org.cookie, id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({
      code: 'below_threshold',
      message: 'Wynik jest poniżej progu certyfikatu (75%).',
      score: 50,
      threshold: 75,
    });
  });

  it('is refused when nothing was applicable', async () => {
    const org = await anOrganization(world.deps);
    const id = await aCompletedAssessment(world.deps, org, { answer: 'not_applicable' });
    const refused = await issue(org.cookie, id);
    expect([refused.statusCode, refused.json().code, refused.json().score]).toEqual([409, 'below_threshold', null]);
  });

  it('is refused before the report', async () => {
    const org = await anOrganization(world.deps);
    const id = await anAssessment(world.deps, org);
    const refused = await issue(org.cookie, id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'assessment_not_completed']);
  });

  it.each([
    [{}, ['declaration']],
    [{ declaration: { name: ' ', role: 'Prezes' } }, ['declaration.name']],
    [{ declaration: { name: 'Jan Kowalski' } }, ['declaration.role']],
    [{ declaration: { name: 'x'.repeat(121), role: 'Prezes' } }, ['declaration.name']],
  ])('is refused with the incomplete declaration %j', async (body, fields) => {
    const org = await anOrganization(world.deps);
    const id = await aCompletedAssessment(world.deps, org);
    const refused = await issue(org.cookie, id, body);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toEqual(fields);
  });

  it('needs an active period, and shows nothing to others', async () => {
    const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const id = await aCompletedAssessment(world.deps, org);
    expect((await issue(other.cookie, id)).statusCode).toBe(404);
    await world.deps.db.rows(sql`delete from subscriptions where organization_id = ${org.id}`);
    expect((await issue(org.cookie, id)).statusCode).toBe(402);
  });
});

describe('the credential', () => {
  it('states what was certified under the issuer’s key, and withholds score and names', async () => {
    const org = await anOrganization(world.deps, { name: 'Żółw i Wspólnicy' });
    const issued = await aCertificate(world.deps, org);
    const entry = (await world.call('GET', `/api/registry/${issued.certificateNumber}`)).json();
    const read = await readCredential(entry.credential);
    const { keyring } = world.deps;
    expect(read.jws.kid).toBe(keyring.credential.id);
    expect(await isSignedBy(read.jws, publicKeyOf(keyring.manifest, 'credential', keyring.credential.id)!)).toBe(true);
    expect(await credentialHash(entry.credential)).toBe(entry.verificationHash);
    expect(read).toMatchObject({
      version: 2,
      claims: {
        issuer: 'https://atesto.test',
        number: issued.certificateNumber,
        organization: { name: 'Żółw i Wspólnicy', nip: org.nip },
        regime: 'nis2',
        catalogueVersion: catalogues.nis2.version,
        threshold: 75,
        questionCount: 49,
        assessed: 49,
        notApplicable: 0,
        withoutReason: 0,
        issuedAt: new Date(issued.issuedAt),
        expiresAt: new Date(issued.expiresAt),
      },
      disclosed: { score: null, sectionScores: null, declarantName: null, declarantRole: null, unmetDuties: null },
    });
    expect(entry.credential).not.toContain(Buffer.from('Anna Testowa').toString('base64url').slice(2, 10));
  });

  it('shows the score with consent, never who declared; the document shows both', async () => {
    const org = await anOrganization(world.deps, { consent: true });
    const issued = await aCertificate(world.deps, org);
    const entry = (await world.call('GET', `/api/registry/${issued.certificateNumber}`)).json();
    const shown = (await readCredential(entry.credential)).disclosed;
    expect(shown).toEqual({
      score: '100.00',
      sectionScores: Array(7).fill('100.00'),
      declarantName: null,
      declarantRole: null,
      unmetDuties: 'unknown',
    });
    const [stored] = await world.deps.db.rows<{ credential: string }>(
      sql`select credential from certificates where certificate_number = ${issued.certificateNumber}`,
    );
    expect((await readCredential(stored!.credential)).disclosed).toMatchObject({
      declarantName: 'Anna Testowa',
      declarantRole: 'Prezes zarządu',
    });
  });

  it('of the first version, which states the score in the open, is shown with consent only', { tags: ['long'] }, async () => {
    const org = await anOrganization(world.deps);
    const issued = await aCertificate(world.deps, org);
    await world.deps.db.rows(sql`
      update certificates set credential = 'a.b.c' where certificate_number = ${issued.certificateNumber}`);
    const shown = async () => (await world.call('GET', `/api/registry/${issued.certificateNumber}`)).json().credential;
    expect(await shown()).toBeNull();
    await world.deps.db.rows(sql`update organizations set registry_score_consent = true where id = ${org.id}`);
    expect(await shown()).toBe('a.b.c');
  });
});

describe('own certificates', () => {
  it('are listed with the status they have now', async () => {
    const org = await anOrganization(world.deps);
    const issued = await aCertificate(world.deps, org);
    world.at('2027-11-21T08:59:59.999Z');
    const status = async () => (await world.call('GET', '/api/certificates', { cookie: org.cookie })).json()[0]?.status;
    await world.deps.db.rows(sql`update sessions set expire = '2030-01-01'`);
    expect(await status()).toBe('active');
    world.at('2027-11-21T09:00:00.000Z');
    expect(await status()).toBe('expired');
    world.at('2026-11-21T09:00:00.000Z');
    const origin = { ipAddress: '127.0.0.1', userAgent: 'test' };
    await revokeCertificate(world.deps, { organizationId: org.id, id: issued.id, reason: 'terms_breach', userId: null, origin });
    expect(await status()).toBe('revoked');
  });

  it('are served as the issued bytes, to their owner only', async () => {
    const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const { id, certificateNumber } = await aCertificate(world.deps, org);
    const url = `/api/certificates/${id}/pdf`;
    const pdf = await world.call('GET', url, { cookie: org.cookie });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toContain(certificateNumber);
    expect((await world.call('GET', url, { cookie: org.cookie })).rawPayload.equals(pdf.rawPayload)).toBe(true);
    expect((await world.call('GET', url, { cookie: other.cookie })).statusCode).toBe(404);
    expect((await world.call('GET', url)).statusCode).toBe(401);
  });

  it('count every question that was left out', { tags: ['long'] }, async () => {
    const org = await anOrganization(world.deps);
    const id = await anAssessment(world.deps, org);
    const [first, second] = questionsOf(catalogues.nis2);
    const save = (questionId: string, comment: string) =>
      world.call('POST', '/api/answers', {
        cookie: org.cookie,
        body: { assessmentId: id, questionId, answer: 'not_applicable', comment },
      });
    await save(first!.id, 'nie dotyczy naszej działalności');
    await save(second!.id, '');
    await world.call('POST', `/api/assessments/${id}/report`, { cookie: org.cookie });
    const { certificateNumber } = (await issue(org.cookie, id)).json();
    const entry = (await world.call('GET', `/api/registry/${certificateNumber}`)).json();
    expect(entry).toMatchObject({ questionCount: 49, assessed: 47, notApplicable: 2, withoutReason: 1 });
  });
});

describe('removing a certificate from the registry', () => {
  it('is the organisation’s own act: revoked for good, without name and NIP, gone from the listing', async () => {
    const [org, outsider] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const { id, certificateNumber } = await aCertificate(world.deps, org);
    const url = `/api/certificates/${id}/removal`;
    expect((await world.call('POST', url, { cookie: outsider.cookie })).statusCode).toBe(404);
    expect((await world.call('POST', url)).statusCode).toBe(401);
    expect((await world.call('POST', url, { cookie: org.cookie })).json()).toMatchObject({ status: 'revoked' });
    const entry = (await world.call('GET', `/api/registry/${certificateNumber}`)).json();
    expect(entry).toMatchObject({ status: 'revoked', revocationReason: 'organisation_request', organization: null, credential: null });
    expect((await world.call('GET', `/api/registry?search=${org.nip}`)).json()).toEqual([]);
    expect((await world.call('POST', url, { cookie: org.cookie })).statusCode).toBe(404);
  });
});
