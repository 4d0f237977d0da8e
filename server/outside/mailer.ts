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

/** Sends one mail; throws when the mail server does not take it. */
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
      await (urgent ? express : ordinary).sendMail({
        from: { name: 'Atesto', address: from },
        to: [to],
        headers: { ...headers },
        attachments: [...attachments, ...inline],
        ...mail,
      });
    },
    close: () => {
      ordinary.close();
      express.close();
    },
  };
}
