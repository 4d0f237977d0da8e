import sql from 'sql-template-tag';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';

/** Incidents that are checked in one step. */
const batch = 500;

type Head = Readonly<{ organizationId: string; incidentId: string; sequence: number; hash: string }>;

async function handOver({ events, now }: Pick<Deps, 'events' | 'now'>, tx: Db, { organizationId, incidentId, sequence, hash }: Head) {
  await events.recordGrew(tx, { hash, at: now() });
  await tx.rows(sql`
    update incidents set logged_sequence = ${sequence}
    where organization_id = ${organizationId} and id = ${incidentId} and logged_sequence < ${sequence}`);
}

/** Hands the newest hash of the log of an incident to the transparency log; whoever calls it holds the row of the incident. */
export async function logHead(deps: Pick<Deps, 'events' | 'now'>, tx: Db, place: Pick<Head, 'organizationId' | 'incidentId'>) {
  const [head] = await tx.rows<Head>(sql`
    select organization_id, incident_id, sequence, hash from incident_log
    where organization_id = ${place.organizationId} and incident_id = ${place.incidentId} order by sequence desc limit 1`);
  if (head) await handOver(deps, tx, head);
}

/** Hands over, once a day, the newest hash of each incident whose log grew since the last one. */
export async function logHeads(deps: Deps): Promise<{ heads: number }> {
  for (let heads = 0; ;) {
    const done = await deps.db.transaction(async (tx) => {
      const grown = await tx.rows<Head>(sql`
        select i.organization_id, i.id as incident_id, l.sequence, l.hash from incidents i
        join lateral (select sequence, hash from incident_log g where g.organization_id = i.organization_id and g.incident_id = i.id
          order by sequence desc limit 1) l on l.sequence > i.logged_sequence
        order by i.opened_at, i.id limit ${batch} for update of i`);
      for (const head of grown) await handOver(deps, tx, head);
      return grown.length;
    });
    heads += done;
    if (done < batch) return { heads };
  }
}
