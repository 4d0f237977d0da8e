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
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
  pictures?: readonly InlinePicture[];
}>;

/** Sends one mail; throws when the mail server does not take it. */
export type Mailer = Readonly<{ send: (mail: Mail) => Promise<void>; close: () => void }>;

const waitMillis = 10_000;

/** Sends over SMTP from one address. */
export function openMailer(options: { url: string; from: string }): Mailer {
  const transport = createTransport({ url: options.url, pool: true, connectionTimeout: waitMillis, socketTimeout: waitMillis });
  return {
    send: async ({ to, headers = {}, attachments = [], pictures = [], ...mail }) => {
      const inline = pictures.map(({ id, ...picture }) => ({
        ...picture,
        cid: id,
        contentDisposition: 'inline' as const,
        filename: `${id}.png`,
      }));
      await transport.sendMail({
        from: { name: 'Atesto', address: options.from },
        to: [to],
        headers: { ...headers },
        attachments: [...attachments, ...inline],
        ...mail,
      });
    },
    close: () => transport.close(),
  };
}
