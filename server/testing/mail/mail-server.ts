import { createServer, type AddressInfo } from 'node:net';

/** A mail server of a few lines: the library of the product speaks to it. */
export type MailServer = {
  url: string;
  /** What it answers to RCPT TO. */
  reply: string;
  /** The lines of the envelopes it was given (MAIL FROM, RCPT TO), and how many mails it took. */
  envelopes: string[];
  accepted: number;
  close: () => Promise<void>;
};

export const mailAccepted = '250 2.1.5 ok';

/** Opens one on a free port of this machine; it states that it can send notices of delivery (RFC 3461). */
export async function openMailServer(): Promise<MailServer> {
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 mail.test\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n')) {
        if (inData) {
          if (line !== '.') continue;
          inData = false;
          known.accepted += 1;
          socket.write('250 2.0.0 taken\r\n');
          continue;
        }
        if (/^(MAIL|RCPT)/.test(line)) known.envelopes.push(line);
        if (/^(EHLO|HELO)/.test(line)) socket.write('250-mail.test\r\n250 DSN\r\n');
        else if (line.startsWith('RCPT')) socket.write(`${known.reply}\r\n`);
        else if (line === 'DATA') {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else if (line !== '') socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const known: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reply: mailAccepted,
    envelopes: [],
    accepted: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return known;
}
