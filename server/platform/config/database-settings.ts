import { z } from 'zod';

/** Where the database is, and as whom and how it is asked. */
export type DatabaseConfig = Readonly<{
  databaseUrl: string;
  /** A pooler that lends connections for a transaction each (PgBouncer), for everything but jobs and migrations; null without one. */
  databasePoolerUrl: string | null;
  /** The role that the tables belong to; null where the one of `databaseUrl` does everything. */
  databaseOwnerUrl: string | null;
  /** A streaming standby of it, for what may be some seconds behind; null without one. */
  databaseReplicaUrl: string | null;
  databasePoolSize: number;
}>;

const databaseUrl = z.string().regex(/^(postgres(ql)?:\/\/|socket:)/, 'must start with postgresql://');

const settings = z.object({
  DATABASE_URL: databaseUrl,
  DATABASE_POOLER_URL: databaseUrl.optional(),
  DATABASE_OWNER_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(16),
});
export const databaseSettings = settings.shape;

export function databaseOf(value: z.output<typeof settings>): DatabaseConfig {
  return {
    databaseUrl: value.DATABASE_URL,
    databasePoolerUrl: value.DATABASE_POOLER_URL ?? null,
    databaseOwnerUrl: value.DATABASE_OWNER_URL ?? null,
    databaseReplicaUrl: value.DATABASE_REPLICA_URL ?? null,
    databasePoolSize: value.DATABASE_POOL,
  };
}
