import { createTransport } from 'nodemailer';
import { statusAboutMailbox } from './refused-addresses.ts';

/** A file that goes with a mail. */
export type Attachment = Readonly<{ filename: string; content: Buffer; contentType: string }>;

/** A picture that is shown inside a mail, where its HTML names `cid:` and the id (RFC 2392). */
export type InlinePicture = Readonly<{ id: string; content: Buffer; contentType: string }>;

/** Under whose name a mail goes out instead of ours, signed with the key of that domain (RFC 6376). */
export type Sender = Readonly<{
  name: string;
  address: string;
  dkim: Readonly<{ domainName: string; keySelector: string; privateKey: string }>;
}>;

export type Mail = Readonly<{
  to: Readonly<{ name: string; address: string }>;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** Where notices go that it could not be delivered; the sender by default. */
  returnPath?: string | undefined;
  /** Replies go to the usual sender all the same. */
  sender?: Sender | null;
  /** Goes over connections that nothing else may take, and without waiting for the rate. */
  urgent?: boolean;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
  pictures?: readonly InlinePicture[];
}>;

/** A mail server reported that there is no such mailbox, and that trying again is useless; `status` is that of RFC 3463, or the reply code. */
export class AddressRefused extends Error {
  readonly status: string;
  constructor(status: string, options: ErrorOptions) {
    super(`the address was refused for good (${status})`, options);
    this.status = status;
  }
}

/** The status where an address was refused for good; null where anything else went wrong. */
export function refusedStatus(error: unknown): string | null {
  const { command, responseCode, response } = (error ?? {}) as { command?: string; responseCode?: number; response?: string };
  if (command !== 'RCPT TO' || responseCode === undefined || responseCode < 500) return null;
  return statusAboutMailbox(response ?? String(responseCode));
}

/** Sends one mail; throws when the mail server does not take it, `AddressRefused` when it never will. */
export type Mailer = Readonly<{ send: (mail: Mail) => Promise<void>; close: () => void }>;

const waitMillis = 10_000;

/** Notices are wanted of what is abandoned alone, with the head of the mail and not all of it (RFC 3461). */
const deliveryNotice = { notify: 'failure', return: 'headers' } as const;

/** Connections that only urgent mails may take. */
const urgentConnections = 2;

export type MailerOptions = Readonly<{
  url: string;
  from: string;
  /** Connections to the mail server that are kept open, beside those for urgent mails. */
  connections: number;
  /** The most mails in a second that the mail server takes from one process, not counting urgent ones; null without a limit. */
  perSecond: number | null;
}>;

/** Sends over SMTP from one address, over connections that are kept open for more. */
export function openMailer({ url, from, connections, perSecond }: MailerOptions): Mailer {
  const pool = { url, pool: true, connectionTimeout: waitMillis, socketTimeout: waitMillis } as const;
  const rate = perSecond === null ? {} : { rateLimit: perSecond, rateDelta: 1000 };
  const ordinary = createTransport({ ...pool, maxConnections: connections, ...rate });
  const express = createTransport({ ...pool, maxConnections: urgentConnections });
  return {
    send: async ({ to, headers = {}, attachments = [], pictures = [], urgent = false, returnPath, sender = null, ...mail }) => {
      const inline = pictures.map(({ id, ...picture }) => ({
        ...picture,
        cid: id,
        contentDisposition: 'inline' as const,
        filename: `${id}.png`,
      }));
      const sending = (urgent ? express : ordinary).sendMail({
        from: sender ? { name: sender.name, address: sender.address } : { name: 'Atesto', address: from },
        ...(sender ? { replyTo: from, dkim: sender.dkim } : {}),
        to: [to],
        ...(returnPath === undefined && !sender ? {} : { envelope: { from: returnPath ?? from, to: [to.address] } }),
        ...(returnPath === undefined ? {} : { dsn: { id: mail.messageId, ...deliveryNotice } }),
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
