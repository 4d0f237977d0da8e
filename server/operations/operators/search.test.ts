// @module-tag long
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '#server/account/accounts/operators.ts';
import { aCertificate, aNip, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { readsOf } from '#server/testing/databases/reads.ts';
import { openWorld } from '#server/testing/world.ts';

const lanes = 1;
const world = openWorld({ poolSize: lanes });
const many = 12_000;
let operator: TestOrganization;
let rare: TestOrganization;
let number = '';

/** As many companies as make a scan of them visible, all of one name, with an order and a certificate each. */
async function fill(): Promise<void> {
  const { db } = world.deps;
  await db.rows(sql`
    insert into users (id, email, password_hash, first_name, last_name, email_verified, created_at, updated_at)
    select gen_random_uuid(), 'jan' || n || '@example.com', 'x', 'Jan', 'Nowak', true, now(), now() from generate_series(1, ${many}::int) n`);
  await db.rows(sql`
    insert into organizations (id, name, nip, address, city, postal_code, contact_email, user_id, created_at, updated_at)
    select gen_random_uuid(), 'Hurtownia Nowak sp. z o.o.', lpad(row_number() over ()::text, 10, '0'), '', '', '', '', id, now(), now()
    from users where email like 'jan%'`);
  await db.rows(sql`
    insert into payments (organization_id, id, amount, status, plan, buyer, order_number, created_at)
    select id, gen_random_uuid(), 1, 'paid', 'basic', jsonb_build_object('name', name, 'nip', nip), 'X' || nip, created_at from organizations
    where name like 'Hurtownia%'`);
  await db.rows(sql`
    insert into certificates (organization_id, id, certificate_number, type, compliance_score, issued_at, expires_at, pdf_url, qr_code_url,
      verification_hash, credential, organization_name, organization_nip, search_text, created_at)
    select id, gen_random_uuid(), 'ATESTO-NIS2-2025-' || nip, 'nis2', 80, created_at, created_at + interval '1 year', '', '', repeat('a', 64), '', name, nip,
      'hurtownia nowak sp. z o.o. atesto-nis2-2025-' || nip || ' ' || nip, created_at
    from organizations where name like 'Hurtownia%'`);
  await db.raw('vacuum analyze users, organizations, payments, certificates, certified_names', []);
}

const search = async (q: string) =>
  (await world.call('GET', `/api/operator/search?q=${encodeURIComponent(q)}`, { cookie: operator.cookie })).json<
    Record<'organizations' | 'certificates' | 'payments', { id: string; certificateNumber: string }[]>
  >();

beforeAll(async () => {
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
  rare = await anOrganization(world.deps, { name: 'Żółwia Wólka S.A.', nip: aNip() });
  ({ certificateNumber: number } = await aCertificate(world.deps, rare));
  await fill();
}, 60_000);

describe('what operators search among many', () => {
  it.each([
    ['a rare name', () => 'wólka żółwia'],
    ['a rare word with a common one', () => 'hurtownia żółwia'],
    ['nothing there is', () => 'qqqwww'],
    ['a common name', () => 'hurtownia nowak'],
    ['a NIP', () => rare.nip],
    ['a NIP as it is written', () => `PL ${rare.nip.slice(0, 3)}-${rare.nip.slice(3)}`],
    ['a part of a NIP', () => rare.nip.slice(3)],
    ['an e-mail', () => rare.email],
    ['a certificate number', () => number],
    ['the beginning of one', () => number.slice(0, -2)],
    ['signs that no index knows', () => '%_%&&'],
    ['two letters', () => 'żó'],
  ])('%s is found without reading any table whole', async (_, q) => {
    await search(q());
    const read = await readsOf(world.deps.db, lanes, () => search(q()));
    expect(read.whole).toEqual([]);
    expect(read.rows).toBeLessThan(many);
  });

  it('finds the company, its certificate and nothing else by each of them', async () => {
    for (const q of ['wólka żółwia', rare.nip, rare.nip.slice(3)]) {
      const { organizations, certificates, payments } = await search(q);
      expect(organizations.map(({ id }) => id)).toEqual([rare.id]);
      expect(certificates.map((one) => one.certificateNumber)).toEqual([number]);
      expect(payments).toEqual([]);
    }
    for (const q of [number.toLowerCase(), number.slice(0, -2)]) {
      const { organizations, certificates } = await search(q);
      expect([organizations, certificates.map((one) => one.certificateNumber)]).toEqual([[], [number]]);
    }
    expect((await search(rare.email)).organizations.map(({ id }) => id)).toEqual([rare.id]);
    expect((await search('hurtownia nowak')).payments).toHaveLength(20);
  });

  it('finds a certificate that was revoked, too', async () => {
    await world.deps.db.rows(sql`
      update certificates set status = 'revoked', revoked_at = now(), revocation_reason = 'terms_breach' where certificate_number = ${number}`);
    for (const q of [number, rare.nip, 'wólka', number.slice(0, -2)]) {
      expect((await search(q)).certificates.map((one) => one.certificateNumber)).toEqual([number]);
    }
  });
});
