// @module-tag long
import sql, { type Sql } from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { revokeCertificate } from '#server/certificate/certificates/lifecycle/revocation.ts';
import { aCertificate, anOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const label = (svg: string): string => /<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? '';
const later = new Date('2029-11-21T09:00:00.000Z');

beforeAll(() => world.at('2026-11-21T09:00:00.000Z'));

/** A certificate with what everybody is shown of it: by its number, in the list, on the badge and to those who check suppliers. */
async function shown({ number, nip }: { number: string; nip: string }) {
  const entry = (await world.call('GET', `/api/registry/${number}`)).json();
  const [listed] = (await world.call('GET', `/api/registry?search=${number}`)).json();
  const badge = (await world.call('GET', `/badge/${number}.svg?lang=en`)).body;
  const { suppliers } = (await world.call('POST', '/api/suppliers/check', { body: { nips: [nip] } })).json();
  return { entry, listed, badge, supplier: suppliers[0] };
}

async function made(consent = false) {
  const org = await anOrganization(world.deps, { name: 'Zakład Prawdziwy', consent });
  const { id, certificateNumber: number } = await aCertificate(world.deps, org);
  return { id, number, nip: org.nip, organizationId: org.id };
}

async function isReported(number: string): Promise<boolean> {
  const rows = await world.deps.db.rows(sql`
    select 1 from desk_tasks where kind = 'log_contradiction' and facts ->> 'certificateNumber' = ${number} and closed_at is null`);
  return rows.length > 0;
}

describe('what is shown of a certificate', () => {
  it('is what was signed, while the row states the same', async () => {
    const own = await made();
    const { entry, listed, badge, supplier } = await shown(own);
    expect([entry.status, listed.status, supplier.state]).toEqual(['active', 'active', 'valid']);
    expect(label(badge)).toContain('valid until');
    expect(await isReported(own.number)).toBe(false);
  });

  it.each<[string, Sql]>([
    ['the name', sql`organization_name = 'ORLEN', search_text = search_text || ' orlen'`],
    ['the end', sql`expires_at = ${later}`],
    ['the regime', sql`type = 'ai_act'`],
    ['the score', sql`compliance_score = 61`],
    ['the confirmation', sql`metadata = jsonb_set(metadata, '{confirmation,level}', '9')`],
    ['the hash', sql`verification_hash = repeat('a', 64)`],
  ])('is not what a row says that was edited: %s', async (_, edit) => {
    const own = await made(true);
    await world.deps.db.rows(sql`update certificates set ${edit} where id = ${own.id}`);
    const { entry, listed, badge, supplier } = await shown(own);
    expect([entry.status, listed.status, supplier.state]).toEqual(['unverified', 'unverified', 'unverified']);
    for (const one of [entry, listed]) {
      expect(one.organization).toEqual({ name: 'Zakład Prawdziwy', nip: own.nip });
      expect([one.type, one.expiresAt.slice(0, 10), one.complianceScore]).toEqual(['nis2', '2027-11-21', 100]);
    }
    expect(supplier.certificates[0].name).toBe('Zakład Prawdziwy');
    expect(label(badge)).toContain('Zakład Prawdziwy');
    expect(label(badge)).toContain('could not be checked');
    expect(badge).not.toContain('#0f4c5c');
    expect(await isReported(own.number)).toBe(true);
  });

  it('is not that of another company whose NIP was written into the row', async () => {
    const [own, other] = [await made(), await anOrganization(world.deps, { name: 'ORLEN' })];
    await world.deps.db.rows(sql`update certificates set organization_nip = ${other.nip} where id = ${own.id}`);
    const { suppliers } = (await world.call('POST', '/api/suppliers/check', { body: { nips: [other.nip] } })).json();
    expect(suppliers[0].state).toBe('unverified');
    expect((await world.call('GET', `/api/registry/${own.number}`)).json().organization.nip).toBe(own.nip);
  });

  it('is revoked while the log says so, whatever the rows say', async () => {
    const own = await made();
    const revoker = { organizationId: own.organizationId, userId: null, origin: { ipAddress: '', userAgent: '' } };
    await revokeCertificate(world.deps, { ...revoker, id: own.id, reason: 'terms_breach' });
    await world.deps.db.rows(sql`
      update status_places p set taken_back = false from certificates c where c.id = ${own.id} and p.list = c.status_list and p.place = c.status_place`);
    await world.deps.db.rows(
      sql`update certificates set status = 'active', revoked_at = null, revocation_reason = null where id = ${own.id}`,
    );
    const { entry, listed, badge, supplier } = await shown(own);
    expect([entry.status, entry.revokedAt, listed, supplier.state]).toEqual(['revoked', '2026-11-21T09:00:00.000Z', undefined, 'revoked']);
    expect(label(badge)).toContain('revoked on 21/11/2026');
    expect(await isReported(own.number)).toBe(true);
  });

  it('names nobody where no signature proves it', async () => {
    const own = await made();
    await world.deps.db.rows(sql`
      update certificates set organization_name = 'ORLEN', credential = replace(credential, '.', '.AAAA') where id = ${own.id}`);
    const { entry, listed, badge, supplier } = await shown(own);
    expect([entry.status, listed.status, supplier.state]).toEqual(['unverified', 'unverified', 'unverified']);
    expect(JSON.stringify([entry.organization, listed.organization, badge, supplier.certificates])).not.toContain('ORLEN');
  });

  it('is not in force because its row states that it names nobody any more', async () => {
    const own = await made();
    await world.deps.db.rows(sql`update certificates set anonymised_at = now() where id = ${own.id}`);
    expect((await world.call('GET', `/api/registry/${own.number}`)).json().status).toBe('unverified');
  });
});
