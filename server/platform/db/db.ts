import { createHash } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import { openConnections, type ConnectionOptions, type Connections, type Acquired } from './connections.ts';

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
    /** Connections that are open, those of them that nobody uses, and how many callers wait for one. */
    connections(): Readonly<{ open: number; idle: number; waiting: number }>;
    close(): Promise<void>;
  }>;

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

async function run<Row>(held: Acquired, statement: Sql): Promise<Row[]> {
  const result = await held.ask((client) =>
    client.query<unknown[]>({
      name: statementName(statement.text),
      text: statement.text,
      values: statement.values,
      rowMode: 'array',
    }),
  );
  const names = result.fields.map((field) => propertyName(field.name));
  return result.rows.map((row) => {
    const named: Record<string, unknown> = {};
    for (let i = 0; i < names.length; i += 1) named[names[i]!] = row[i];
    return named as Row;
  });
}

function runRaw(held: Acquired, text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> {
  return held.ask((client) => client.query(text, [...values]));
}

function dbOf(held: Acquired): Db {
  return { rows: (statement) => run(held, statement), raw: (text, values) => runRaw(held, text, values) };
}

async function once<T>(connections: Connections, work: (held: Acquired) => Promise<T>): Promise<T> {
  const held = await connections.acquire();
  let failure: Error | undefined;
  try {
    return await work(held);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    held.release(failure);
  }
}

async function inTransaction<T>(connections: Connections, work: (tx: Db) => Promise<T>): Promise<T> {
  const held = await connections.acquire();
  let broken: Error | undefined;
  try {
    await held.ask((client) => client.query('begin'));
    const outcome = await work(dbOf(held));
    await held.ask((client) => client.query('commit'));
    return outcome;
  } catch (error) {
    await held
      .ask((client) => client.query('rollback'))
      .catch((failure: Error) => {
        broken = failure;
      });
    throw error;
  } finally {
    held.release(broken);
  }
}

/**
 * Opens a pool of at most `poolSize` connections. What cannot be answered in the time that the caller has (server/platform/db/deadlines.ts),
 * because the database is away, hangs, is full or holds what is wanted, is refused with 503 (docs/product.md, “Data and transactions”).
 */
export function openDatabase(options: ConnectionOptions): Database {
  const connections = openConnections(options);
  return {
    rows: (statement) => once(connections, (held) => run(held, statement)),
    raw: (text, values) => once(connections, (held) => runRaw(held, text, values)),
    transaction: (work) => inTransaction(connections, work),
    connections: connections.counts,
    close: connections.close,
  };
}

/** What the clock of the database states. */
export async function clockOf(db: Db): Promise<Date> {
  const { rows } = await db.raw('select clock_timestamp() as now', []);
  return (rows[0] as { now: Date }).now;
}

/** True when a statement failed on that unique constraint or index. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && violated === constraint;
}

/** Whether the role of a connection may do more than the application needs: change tables, or what only grows. */
export async function mayChangeTables(db: Db): Promise<boolean> {
  const [row] = await db.rows<{ may: boolean }>(sql`
    select has_schema_privilege('public', 'create') or has_table_privilege('public.audit_logs', 'delete') as may`);
  return row?.may ?? true;
}
