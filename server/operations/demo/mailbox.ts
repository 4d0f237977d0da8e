import type { MailKind } from '#content/mails/mails.ts';
import type { Deps } from '#server/deps.ts';
import type { QueuedMail, Queue } from '#server/platform/jobs/queue.ts';
import { sendMail } from '#server/communication/public.ts';

/** Mails of the past: they are read here, and none leaves. */
export type Mailbox = Readonly<{
  queue: Queue;
  /** The text of the newest mail of a kind that was not read yet, made as it is made for sending. */
  read: (deps: Deps, kind: MailKind) => Promise<string>;
}>;

export function openMailbox(queue: Queue): Mailbox {
  let queued: QueuedMail[] = [];
  return {
    queue: { ...queue, enqueueMail: async (_, mail) => void queued.push(mail) },
    read: async (deps, kind) => {
      const mail = queued.findLast((one) => one.kind === kind);
      queued = [];
      let text: string | null = null;
      const mailer: Deps['mailer'] = { ...deps.mailer, send: async (sent) => void (text = sent.text) };
      if (mail) await sendMail({ ...deps, mailer }, mail, 'demo');
      if (text === null) throw new Error(`no mail ${kind} came`);
      return text;
    },
  };
}

/** What a mail states where the pattern has its brackets. */
export function found(text: string, pattern: RegExp): string {
  const [, value] = pattern.exec(text) ?? [];
  if (value === undefined) throw new Error(`a mail lacks ${pattern.source}`);
  return value;
}
