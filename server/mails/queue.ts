import { PgBoss, type Job } from 'pg-boss';
import type { MailKind } from '#content/mails/mails.ts';
import type { Language } from '#core/languages.ts';
import type { Db } from '#server/db/db.ts';

/** A mail that is owed. It holds no secret: links are made when it is sent. */
export type OwedMail = Readonly<{
  kind: MailKind;
  userId: string;
  /** Language of the request that causes it; the account's own language goes first. */
  language: Language;
  /** Whom to write to when the account no longer says. */
  recipient?: Readonly<{ email: string; firstName: string; lastName: string }>;
  /** What fills the `{name}` places of words and link. */
  values?: Readonly<Record<string, string>>;
}>;

export type MailQueue = Readonly<{
  /** Owes a mail in the transaction of the act that causes it: both happen or neither. */
  owe: (db: Db, mail: OwedMail) => Promise<void>;
  /** Begins sending what is owed. */
  begin: (send: (mail: OwedMail, id: string) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}>;

const name = 'mail';
/** Ten tries over about a day: 30 s, then twice as long each time, at most four hours. */
const retries = { retryLimit: 10, retryDelay: 30, retryBackoff: true, retryDelayMax: 4 * 3600 };
const pollSeconds = 0.5;

/** A durable queue in PostgreSQL: what is owed survives a crash, and waits while the mail server is down. */
export async function openMailQueue(options: { url: string; onError: (error: Error) => void; retryDelay?: number }): Promise<MailQueue> {
  const boss = new PgBoss({ connectionString: options.url, max: 2, application_name: 'atesto-mail' });
  boss.on('error', options.onError);
  await boss.start();
  await boss.createQueue(name, { ...retries, retryDelay: options.retryDelay ?? retries.retryDelay });
  return {
    owe: async (db, mail) => {
      await boss.send(name, mail, { db: { executeSql: (text, values) => db.raw(text, values ?? []) } });
    },
    begin: async (send) => {
      await boss.work<OwedMail>(name, { pollingIntervalSeconds: pollSeconds, batchSize: 1 }, async ([job]: Job<OwedMail>[]) => {
        if (job) await send(job.data, job.id);
      });
    },
    close: () => boss.stop({ graceful: true, timeout: 4000 }),
  };
}
