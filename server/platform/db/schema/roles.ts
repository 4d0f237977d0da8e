import pg from 'pg';

/** Tables whose rows never change: the application adds to them. */
export const onlyGrowing = ['audit_logs', 'security_events', 'log_leaves', 'log_hashes', 'key_lists', 'incident_log'] as const;
const retiring = ['retire_audit_logs(timestamptz)', 'strip_audit_logs(timestamptz)', 'retire_security_events(timestamptz)'] as const;

function grantsTo(role: string): string[] {
  return [
    'revoke create on schema public from public',
    `revoke all on schema public, pgboss from ${role}`,
    `grant usage on schema public, pgboss to ${role}`,
    `grant select, insert, update, delete on all tables in schema public, pgboss to ${role}`,
    `grant usage, select on all sequences in schema public, pgboss to ${role}`,
    `revoke insert, update, delete on migrations from ${role}`,
    `revoke update, delete on ${onlyGrowing.join(', ')} from ${role}`,
    `grant update (count, last_at) on security_events to ${role}`,
    `grant execute on function ${retiring.join(', ')} to ${role}`,
  ];
}

/** PostgreSQL states that somebody else made the role just now, in one of two ways. */
const madeMeanwhile = new Set(['42710', '23505']);

/** A role is made only where nobody needs a password for it: on a server of one's own. */
async function makeRole(client: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rowCount !== 0) return;
  if (password !== '') throw new Error(`The role ${role} of DATABASE_URL is not there: create it first (docs/operations.md).`);
  await client.query(`create role ${pg.escapeIdentifier(role)} login`).catch((error: Error & { code?: string }) => {
    if (!madeMeanwhile.has(error.code ?? '')) throw error;
  });
}

/**
 * Lets the role of `applicationUrl` read and write what the application works with, and neither make nor change tables, nor touch what
 * only grows. Works with the migrated database of `ownerUrl`, as often as one likes; throws when both are the same role.
 */
export async function grantApplication(ownerUrl: string, applicationUrl: string): Promise<void> {
  const application = new URL(applicationUrl);
  const role = decodeURIComponent(application.username);
  if (role === '') throw new Error('DATABASE_URL must name its role where DATABASE_OWNER_URL is given.');
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ own: string }>('select current_user as own');
    if (rows[0]?.own === role) throw new Error('DATABASE_OWNER_URL and DATABASE_URL must name two roles.');
    await makeRole(client, role, application.password);
    await client.query('begin');
    for (const grant of grantsTo(pg.escapeIdentifier(role))) await client.query(grant);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
