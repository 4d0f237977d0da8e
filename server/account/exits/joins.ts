import sql, { type Sql } from 'sql-template-tag';

// Parts of statements of other features about organisations that leave.

/** The exit of an organisation with its dates as JSON; null while it stays. */
export function exitColumn(organizationId: Sql): Sql {
  return sql`(select json_build_object('kind', e.kind, 'requestedAt', e.requested_at, 'endsAt', e.ends_at, 'eraseAt', e.erase_at, 'extendedAt', e.extended_at)
    from organization_exits e where e.organization_id = ${organizationId})`;
}

/** Whether the contract of an organisation has ended, so that it only reads and takes along. */
export function hasEnded(organizationId: Sql, now: Date): Sql {
  return sql`exists (select 1 from organization_exits x where x.organization_id = ${organizationId} and x.ends_at <= ${now})`;
}
