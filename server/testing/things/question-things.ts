import sql from 'sql-template-tag';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { TestOrganization } from '#server/testing/builders.ts';
import type { World } from '#server/testing/world.ts';

type At = Pick<World, 'deps' | 'app' | 'call'>;

/** A domain that is known to be the organisation's, with one thing seen there. */
export async function aDomain(world: At, org: TestOrganization): Promise<string> {
  const body = { name: `firma-${org.nip}.pl`, consent: true };
  const { domains } = (await world.call('POST', '/api/domains', { cookie: org.cookie, body })).json<{ domains: { id: string }[] }>();
  const id = domains[0]?.id ?? '';
  const now = world.deps.now();
  await world.deps.db.rows(sql`update observed_domains set confirmed_at = ${now} where organization_id = ${org.id}`);
  await world.deps.db.rows(sql`
    insert into observations (organization_id, domain_id, check_name, reason, raw, sha256, collector, observed_at, since)
    values (${org.id}, ${id}, 'spf', 'spf_none', '{}', ${'0'.repeat(64)}, 'atesto-domain/1', ${now}, ${now})`);
  return id;
}

/** A fact that a member counted in a file. */
export async function aFact(world: At, org: TestOrganization): Promise<string> {
  const counts = { members: 10, membersWithMfa: 5 };
  const body = {
    kind: 'entra_mfa',
    takenOn: isoDay(world.deps.now()),
    counts,
    columns: ['isMfaCapable'],
    sha256: 'a'.repeat(64),
    evidenceName: null,
  };
  const { kinds } = (await world.call('POST', '/api/facts', { cookie: org.cookie, body })).json<{ kinds: { facts: { id: string }[] }[] }>();
  return kinds[0]?.facts[0]?.id ?? '';
}

/** A message of the owner in the discussion at the question. */
export async function aDiscussionMessage(world: At, org: TestOrganization, question: string): Promise<string> {
  const id = world.deps.newId();
  await world.call('POST', `/api/discussions/${question}`, { cookie: org.cookie, body: { id, text: 'Kto to prowadzi?' } });
  return id;
}
