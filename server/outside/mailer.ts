import { createTransport } from 'nodemailer';

/** A file that goes with a mail. */
export type Attachment = Readonly<{ filename: string; content: Buffer; contentType: string }>;

/** A picture that is shown inside a mail, where its HTML names `cid:` and the id (RFC 2392). */
export type InlinePicture = Readonly<{ id: string; content: Buffer; contentType: string }>;

export type Mail = Readonly<{
  to: Readonly<{ name: string; address: string }>;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** Goes over connections that nothing else may take, and without waiting for the rate. */
  urgent?: boolean;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
  pictures?: readonly InlinePicture[];
}>;

/** A mail server said that there is no such mailbox, and that trying again is useless; `status` is that of RFC 3463, or the reply code. */
export class AddressRefused extends Error {
  readonly status: string;
  constructor(status: string, options: ErrorOptions) {
    super(`the address was refused for good (${status})`, options);
    this.status = status;
  }
}

/** Statuses about the mailbox itself: bad address, domain or mailbox, moved, and disabled (RFC 3463, 3.2 and 3.3). Policies and full ones are not. */
const aboutMailbox = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;
/** Replies to RCPT TO that are about the mailbox, where no status says more (RFC 5321, 4.2.2 and 4.2.3). */
const mailboxReplies: ReadonlySet<number> = new Set([550, 551, 553]);

/** The status where an address was refused for good; null where anything else went wrong. */
export function refusedStatus(error: unknown): string | null {
  const { command, responseCode, response } = (error ?? {}) as { command?: string; responseCode?: number; response?: string };
  if (command !== 'RCPT TO' || responseCode === undefined || responseCode < 500) return null;
  const status = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  if (status) return aboutMailbox.test(status) ? status : null;
  return mailboxReplies.has(responseCode) ? String(responseCode) : null;
}

/** Sends one mail; throws when the mail server does not take it, `AddressRefused` when it never will. */
export type Mailer = Readonly<{ send: (mail: Mail) => Promise<void>; close: () => void }>;

const waitMillis = 10_000;

/** Connections that only urgent mails may take. */
const urgentConnections = 2;

export type MailerOptions = Readonly<{
  url: string;
  from: string;
  /** Connections to the mail server that are kept open, beside those for urgent mails. */
  connections: number;
  /** The most mails in a second that the mail server takes from one process, urgent ones aside; null without a limit. */
  perSecond: number | null;
}>;

/** Sends over SMTP from one address, over connections that are kept open for more. */
export function openMailer({ url, from, connections, perSecond }: MailerOptions): Mailer {
  const pool = { url, pool: true, connectionTimeout: waitMillis, socketTimeout: waitMillis } as const;
  const rate = perSecond === null ? {} : { rateLimit: perSecond, rateDelta: 1000 };
  const ordinary = createTransport({ ...pool, maxConnections: connections, ...rate });
  const express = createTransport({ ...pool, maxConnections: urgentConnections });
  return {
    send: async ({ to, headers = {}, attachments = [], pictures = [], urgent = false, ...mail }) => {
      const inline = pictures.map(({ id, ...picture }) => ({
        ...picture,
        cid: id,
        contentDisposition: 'inline' as const,
        filename: `${id}.png`,
      }));
      const sending = (urgent ? express : ordinary).sendMail({
        from: { name: 'Atesto', address: from },
        to: [to],
        headers: { ...headers },
        attachments: [...attachments, ...inline],
        ...mail,
      });
      await sending.catch((error: unknown) => {
        const status = refusedStatus(error);
        throw status === null ? error : new AddressRefused(status, { cause: error });
      });
    },
    close: () => {
      ordinary.close();
      express.close();
    },
  };
}
