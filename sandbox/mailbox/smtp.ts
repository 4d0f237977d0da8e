import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Message } from './messages.ts';

const largestMessage = 20_000_000;

/** Takes every e-mail sent to it, one message per recipient. Rejects when the port is in use. */
export async function startSmtp(port: number, add: (message: Message) => Promise<void>): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: largestMessage,
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address.toLowerCase());
        receive(Buffer.concat(chunks), recipients, add).then(() => done(), done);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  // From here on an error is one connection's, such as a reset; without a listener it would end the process.
  server.on('error', () => {});
  return server;
}

async function receive(raw: Buffer, recipients: readonly string[], add: (message: Message) => Promise<void>): Promise<void> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  const inline = mail.attachments.filter(({ disposition, contentId }) => disposition === 'inline' && contentId);
  const html = inline.reduce((shown, { contentId = '', mimeType, content }) => {
    const address = `data:${mimeType};base64,${typeof content === 'string' ? content : ''}`;
    return shown.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, address);
  }, mail.html ?? '');
  const attachments = mail.attachments
    .filter((one) => !inline.includes(one))
    .map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      contentType: mimeType,
      content: typeof content === 'string' ? content : '',
    }));
  const receivedAt = new Date().toISOString();
  for (const to of recipients) {
    await add({
      to,
      from: mail.from?.address ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html,
      receivedAt,
      ...(attachments.length > 0 ? { attachments } : {}),
    });
  }
}
