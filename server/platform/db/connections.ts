import { setImmediate as soon } from 'node:timers/promises';
import pg from 'pg';
import { charge, quickMillis, usualWaits, deadlineOf, type Deadlines, type Waits } from './deadlines.ts';
import { asAppError, Silent } from './unavailable.ts';

export type ConnectionOptions = Readonly<{
  url: string;
  poolSize: number;
  onError: (error: Error) => void;
  /** Whether a pooler lends each connection for a transaction only: then nothing may be set on the server that outlives one. */
  lent?: boolean;
  /** Other times than the usual ones, for tests. */
  waits?: Readonly<Record<Deadlines, Waits>>;
}>;

/** A connection that somebody holds. */
export type Acquired = Readonly<{
  ask<T>(question: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  /** Gives it back; one that is broken, or in a state that nobody knows, is closed. */
  release(broken?: Error): void;
}>;

export type Connections = Readonly<{
  acquire(): Promise<Acquired>;
  /** Connections that are open, those of them that nobody uses, and how many callers wait for one. */
  counts(): Readonly<{ open: number; idle: number; waiting: number }>;
  close(): Promise<void>;
}>;

const numericOid = 1700;
const bigintOid = 20;
const ownParsers = new pg.TypeOverrides();
for (const oid of [numericOid, bigintOid]) ownParsers.setTypeParser(oid, Number);

const connectMillis = 2000;
/** How often it is checked whether a server that works on a long statement still lives, and how long it has to say so. */
const checkEveryMillis = 1000;
const checkTimeoutMillis = 1200;
const closeMillis = 1000;

/** Whether the server reports anything at all, be it a refusal: one that hangs does not. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: checkTimeoutMillis, application_name: 'atesto-look' });
  client.on('error', () => {});
  let silent = false;
  const timer = setTimeout(() => {
    void soon().then(() => {
      silent = true;
      client.end().catch(() => {});
    });
  }, checkTimeoutMillis);
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    if (error instanceof Error && /^(timeout expired|Connection terminated)/.test(error.message)) silent = true;
  } finally {
    clearTimeout(timer);
    client.end().catch(() => {});
  }
  return !silent;
}

/** The answer, or `Silent` once nobody waits for it any more, or once the server hangs. */
async function inTime<T>(answer: Promise<T>, { millis, isThere }: { millis: number; isThere?: () => Promise<boolean> }): Promise<T> {
  const begun = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let over = false;
  const late = new Promise<never>((_, reject) => {
    const check = async (): Promise<void> => {
      // What arrived while this process itself was busy counts as answered.
      await soon();
      const left = millis - (performance.now() - begun);
      if (!over && (left <= 0 || (isThere && !(await isThere())))) reject(new Silent('the database did not answer in time'));
      else if (!over) wait(left);
    };
    const wait = (left: number): void =>
      void (timer = setTimeout(() => void check(), Math.max(1, Math.min(isThere ? checkEveryMillis : left, left))));
    wait(millis);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    over = true;
    clearTimeout(timer);
    answer.catch(() => {});
  }
}

/** A pool whose connections are used with the time limit of whoever waits; what is “not now” is refused with 503. */
export function openConnections({ url, poolSize, onError, lent = false, waits = usualWaits }: ConnectionOptions): Connections {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectMillis,
    types: ownParsers,
    application_name: 'atesto',
  });
  pool.on('error', onError);
  const set = new WeakMap<pg.PoolClient, Deadlines>();
  let checking: Promise<boolean> | null = null;
  const isThere = (): Promise<boolean> => (checking ??= answers(url).finally(() => (checking = null)));

  /** Waits as long as the caller does; slow answers use up the time limit of a call. */
  async function patiently<T>(answer: Promise<T>): Promise<T> {
    const waiting = deadlineOf();
    const { answer: most } = waits[waiting.deadlineKind];
    const millis = Math.max(quickMillis, most - waiting.waited);
    return charge(waiting, () => inTime(answer, waiting.deadlineKind === 'call' ? { millis } : { millis, isThere }));
  }

  /** Sets on the server how long to wait, when the connection was last used with another time limit. */
  async function announceDeadline(client: pg.PoolClient): Promise<void> {
    const { deadlineKind } = deadlineOf();
    if (lent || set.get(client) === deadlineKind) return;
    const { statement, lock, idle } = waits[deadlineKind];
    await client.query(
      `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
        set_config('idle_in_transaction_session_timeout', $3, false)`,
      [statement, lock, idle].map(String),
    );
    set.set(client, deadlineKind);
  }

  async function connect(): Promise<pg.PoolClient> {
    const connecting = pool.connect();
    try {
      return await patiently(connecting);
    } catch (error) {
      connecting.then(
        (client) => client.release(),
        () => {},
      );
      throw error;
    }
  }

  async function acquire(): Promise<Acquired> {
    const client = await connect().catch((error: unknown) => {
      throw asAppError(error);
    });
    let lost: Error | null = null;
    let released = false;
    // One that is lost while somebody holds it says so to whoever asks next.
    const onLost = (error: Error): void => void (lost ??= error);
    client.on('error', onLost);
    const release = (broken?: Error): void => {
      if (released) return;
      released = true;
      client.release(broken ?? lost ?? undefined);
      client.off('error', onLost);
    };
    const held: Acquired = {
      async ask(question) {
        if (released || lost) throw asAppError(lost ?? new Silent('the connection was given up'));
        try {
          return await patiently(question(client));
        } catch (error) {
          if (error instanceof Silent) release(error);
          throw asAppError(error);
        }
      },
      release,
    };
    try {
      await held.ask(announceDeadline);
      return held;
    } catch (error) {
      release(error as Error);
      throw error;
    }
  }

  return {
    acquire,
    counts: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    // A server that hangs does not say goodbye.
    close: async () => void (await Promise.race([pool.end(), new Promise((resolve) => setTimeout(resolve, closeMillis))])),
  };
}
