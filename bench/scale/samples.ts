import type pg from 'pg';
import { startSession } from '#server/account/sessions/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { aCertificate, anAssessment, anOrganization, aPerson } from '#server/testing/builders.ts';
import type { Own, Sample } from './calls.ts';

const owners = 3;
const origin = { ipAddress: '', userAgent: 'bench' };

/** Companies that the application made itself: with a report, a certificate and an open assessment each. */
export async function makeOwn(deps: Deps): Promise<Own[]> {
  const made: Own[] = [];
  for (let i = 0; i < owners; i += 1) {
    const organization = await anOrganization(deps, { plan: 'pro', name: `Właściciel ${i}` });
    const { assessmentId, certificateNumber } = await aCertificate(deps, organization);
    const openId = await anAssessment(deps, organization, { answered: 20 });
    made.push({ cookie: organization.cookie, assessmentId: assessmentId ?? '', certificateNumber, openId });
  }
  return made;
}

/** A session of an operator who passed the second step. */
export async function makeOperator(deps: Deps, client: pg.Client): Promise<string> {
  const { userId } = await aPerson(deps);
  await client.query(`update users set role = 'operator' where id = $1`, [userId]);
  return `atesto_session=${await startSession(deps, deps.db, userId, origin, { secondFactor: true })}`;
}

/** Two hundred companies out of `total`, the same at every run. */
export async function readSamples(client: pg.Client, total: number): Promise<Sample[]> {
  const { rows } = await client.query<Sample>(
    `select o.id, o.name, split_part(o.name, ' ', 2) as surname, o.nip, u.email,
       (select certificate_number from certificates c where c.organization_id = o.id order by issued_at desc limit 1) as "certificateNumber",
       (select order_number from payments p where p.organization_id = o.id order by created_at desc limit 1) as "orderNumber"
     from generate_series(1, 200) t join organizations o on o.id = pg_temp.of(1 + (t::bigint * 7919) % $1, 'org') join users u on u.id = o.user_id`,
    [total],
  );
  return rows;
}
