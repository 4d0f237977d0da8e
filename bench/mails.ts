import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { sendMail } from '#server/communication/mails/send.ts';
import type { Mailer } from '#server/adapters/mail/mailer.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { print, sized } from './measure.ts';
import { smtpPort, type Setting } from './setting.ts';

const reminders = sized(60_000, 200);
const people = sized(1000, 100);
const measuredSeconds = sized(40, 2);
const baselineSeconds = sized(10, 1);
const resetEveryMillis = 400;
/** What a mail server takes for its answer to a mail. */
const answerMillis = 40;
const allowed = { resetSeconds: 5, perSecond: 50 } as const;

type Received = { reminders: number; resets: Map<string, number> };

/** A mail server that takes everything and notes when it got what for whom. */
async function openServer(received: Received): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      stream.resume().on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        if (to.startsWith('forgetful')) received.resets.set(to, performance.now());
        else received.reminders += 1;
        setTimeout(done, answerMillis);
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(smtpPort, '127.0.0.1', () => resolve()));
  server.on('error', () => {});
  return server;
}

async function fillPeople(client: pg.Client, name: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into users (id, email, password_hash, first_name, last_name, email_verified, created_at, updated_at)
     select gen_random_uuid(), $2 || n || '@example.com', 'x', 'Anna', 'Nowak', true, now(), now() from generate_series(1, $1::int) n returning id`,
    [people, name],
  );
  return rows.map(({ id }) => id);
}

function reminder(userId: string): QueuedMail {
  return { kind: 'subscription_ending', userId, language: 'pl', values: { plan: 'Basic', date: '20 listopada 2027', number: '' } };
}

/** All of them at once: none is seen before the last is queued. One for each person by the queue itself, the others are its copies. */
async function enqueueReminders({ deps }: Setting, userIds: readonly string[]): Promise<void> {
  await deps.db.transaction(async (tx) => {
    for (const userId of userIds) await deps.queue.enqueueMail(tx, reminder(userId));
    await tx.raw(
      `insert into pgboss.job select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid()))).*
         from pgboss.job j, generate_series(2, $1::int) where j.name = 'mail' and j.state = 'created'`,
      [reminders / people],
    );
  });
}

/** Queues resets one after another while reminders are sent, and returns the seconds that each took to the mail server. */
async function resetSeconds({ deps }: Setting, userIds: readonly string[], { resets }: Received): Promise<number[]> {
  const queuedAt = new Map<string, number>();
  const end = performance.now() + measuredSeconds * 1000;
  for (let i = 0; performance.now() < end; i += 1) {
    const queued: QueuedMail = { kind: 'reset', userId: userIds[i]!, language: 'pl' };
    queuedAt.set(`forgetful${i + 1}@example.com`, performance.now());
    await deps.db.transaction((tx) => deps.queue.enqueueMail(tx, queued));
    await pause(resetEveryMillis);
  }
  for (let i = 0; i < 100 && resets.size < queuedAt.size; i += 1) await pause(100);
  return [...queuedAt].map(([to, at]) => ((resets.get(to) ?? Number.POSITIVE_INFINITY) - at) / 1000);
}

/** The same mails one after another, each over a connection of its own. */
async function oneByOne({ deps }: Setting, userIds: readonly string[]): Promise<number> {
  const transport = createTransport({ url: `smtp://127.0.0.1:${smtpPort}` });
  const mailer: Mailer = {
    send: async ({ to, subject, text, html, messageId, headers = {} }) => {
      const from = deps.config.mail.from;
      await transport.sendMail({ from, to: [to], subject, text, html, messageId, headers: { ...headers } });
    },
    close: () => transport.close(),
  };
  const end = performance.now() + baselineSeconds * 1000;
  let count = 0;
  for (; performance.now() < end; count += 1) await sendMail({ ...deps, mailer }, reminder(userIds[count % people]!), randomUUID());
  mailer.close();
  return count / baselineSeconds;
}

async function wholeReads(client: pg.Client): Promise<number> {
  await client.query('select pg_stat_force_next_flush(), pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ count: string }>(
    `select coalesce(sum(seq_scan), 0) as count from pg_stat_user_tables where schemaname = 'pgboss' and relname like 'job%'`,
  );
  return Number(rows[0]?.count ?? 0);
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

/** Mails a second of one process, and how long resets take meanwhile, while 60 000 reminders are queued. */
export async function benchMails(setting: Setting): Promise<void> {
  const client = new pg.Client({ connectionString: setting.databaseUrl });
  client.on('error', () => {});
  await client.connect();
  const received: Received = { reminders: 0, resets: new Map() };
  const server = await openServer(received);
  const [reminded, forgetful] = [await fillPeople(client, 'reminded'), await fillPeople(client, 'forgetful')];
  const alone = await oneByOne(setting, reminded);
  await enqueueReminders(setting, reminded);
  await client.query('vacuum analyze');
  const [before, readBefore, started] = [received.reminders, await wholeReads(client), performance.now()];
  const waits = await resetSeconds(setting, forgetful, received);
  const perSecond = (received.reminders - before + received.resets.size) / ((performance.now() - started) / 1000);
  const read = (await wholeReads(client)) - readBefore;
  const { rows } = await client.query<{ left: string }>(
    `select count(*) as left from pgboss.job where name = 'mail' and state = 'created'`,
  );
  await client.query(`delete from pgboss.job where name = 'mail' and state in ('created', 'retry')`);
  const sent = `${perSecond.toFixed(1)}/s`;
  print(`mails, ${reminders} queued, ${answerMillis} ms each`, sent, `at least ${allowed.perSecond}/s`, perSecond / allowed.perSecond);
  print('', sent, `one by one, unpooled ${alone.toFixed(1)}/s`, perSecond / alone);
  const p99 = quantile(waits, 0.99);
  print(
    `  a reset meanwhile, p99 of ${waits.length}`,
    `${p99.toFixed(2)} s`,
    `at most ${allowed.resetSeconds} s`,
    p99 / allowed.resetSeconds,
  );
  print('  median', `${quantile(waits, 0.5).toFixed(2)} s`, `${rows[0]?.left ?? 0} still queued; whole tables read: ${read}`, null);
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
  await client.end();
}
