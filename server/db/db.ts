import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { Refusal } from '#server/refusal.ts';

/** A pool or a transaction: what a repository needs. */
export type Db = Readonly<{
  rows<Row>(statement: Sql): Promise<Row[]>;
  /** For a library that brings its own SQL, such as the job queue. */
  raw(text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }>;
}>;

export type Database = Db &
  Readonly<{
    /** Runs `work` on one connection; commits what it did, or rolls back when it throws. */
    transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
    close(): Promise<void>;
  }>;

const numericOid = 1700;
const bigintOid = 20;
const ownParsers = new pg.TypeOverrides();
for (const oid of [numericOid, bigintOid]) ownParsers.setTypeParser(oid, Number);

const statementNames = new Map<string, string>();
const maxRememberedStatements = 500;

/** The same text is the same prepared statement on every connection. */
function statementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known) return known;
  if (statementNames.size >= maxRememberedStatements) return undefined;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  statementNames.set(text, name);
  return name;
}

const propertyNames = new Map<string, string>();

function propertyName(column: string): string {
  let name = propertyNames.get(column);
  if (!name) {
    name = column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    propertyNames.set(column, name);
  }
  return name;
}

async function run<Row>(client: pg.Pool | pg.PoolClient, statement: Sql): Promise<Row[]> {
  const result = await client.query<unknown[]>({
    name: statementName(statement.text),
    text: statement.text,
    values: statement.values,
    rowMode: 'array',
  });
  const names = result.fields.map((field) => propertyName(field.name));
  return result.rows.map((row) => {
    const named: Record<string, unknown> = {};
    for (let i = 0; i < names.length; i += 1) named[names[i]!] = row[i];
    return named as Row;
  });
}

function dbOf(client: pg.Pool | pg.PoolClient): Db {
  return { rows: (statement) => run(client, statement), raw: (text, values) => client.query(text, [...values]) };
}

function isPoolTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect');
}

async function refusingWhenBusy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isPoolTimeout(error)) throw new Refusal(503, 'busy', { retryAfterSeconds: 2 });
    throw error;
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const outcome = await work(dbOf(client));
    await client.query('commit');
    return outcome;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Opens a pool of at most `poolSize` connections. Waiting for one longer than two seconds is refused with 503
 * (docs/product.md, “Data and transactions”).
 */
export function openDatabase(options: { url: string; poolSize: number; onError: (error: Error) => void }): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 2000,
    types: ownParsers,
    application_name: 'atesto',
  });
  pool.on('error', options.onError);
  return {
    rows: (statement) => refusingWhenBusy(() => run(pool, statement)),
    raw: (text, values) => refusingWhenBusy(() => dbOf(pool).raw(text, values)),
    transaction: (work) => refusingWhenBusy(() => inTransaction(pool, work)),
    close: () => pool.end(),
  };
}

/** True when a statement failed on that unique constraint or index. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && violated === constraint;
}
