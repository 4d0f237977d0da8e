import { join } from 'node:path';
import Fastify from 'fastify';
import { addGus } from './gus/service.ts';
import { openMessages } from './mailbox/messages.ts';
import { addMailboxPages } from './mailbox/pages.ts';
import { startSmtp } from './mailbox/smtp.ts';

/** The outside world in local mode, on real protocols: for now a mail server with a mailbox to read. */
async function start(): Promise<void> {
  const { SANDBOX_PORT = '3001', SMTP_PORT = '3002', DATA_DIR = './var' } = process.env;
  const messages = await openMessages(join(DATA_DIR, 'sandbox'));
  const smtp = await startSmtp(Number(SMTP_PORT), messages.add);
  const app = Fastify();
  addMailboxPages(app, messages);
  addGus(app);
  await app.listen({ port: Number(SANDBOX_PORT), host: '127.0.0.1' });
  const stop = (): void => {
    smtp.close();
    void app.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  process.once('disconnect', stop);
  process.send?.('ready');
}

start().catch((error: Error) => {
  if (process.send) process.send({ failed: `The sandbox cannot start: ${error.message}` }, () => process.exit(1));
  else throw error;
});
