import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { addBank } from './bank/service.ts';
import { openTransfers } from './bank/transfers.ts';
import { addGus } from './gus/service.ts';
import { addKsef } from './ksef/service.ts';
import { openMessages } from './mailbox/messages.ts';
import { addMailboxPages } from './mailbox/pages.ts';
import { startSmtp } from './mailbox/smtp.ts';
import { addRegisters } from './registers/service.ts';
import { addS3 } from './s3/service.ts';
import { addSeal } from './seal/service.ts';
import { addStripe } from './stripe/api.ts';
import { addWebhooks, receiverHost } from './webhooks/service.ts';
import { addWebsites } from './websites/service.ts';
import { addWitness } from './witness/service.ts';

/** The secret that local webhooks are signed with. */
const localWebhookSecret = 'whsec_local_atesto_sandbox';

/** The outside world in local mode, on real protocols: a mail server with a mailbox to read, registers of companies and their websites and seals, Stripe, a bank, the national e-invoicing system, a receiver of webhooks, a store of files, a witness. */
async function start(): Promise<void> {
  const { PORT = '3000', SANDBOX_PORT = '3001', SMTP_PORT = '3002', WEBSITES_PORT = '3004', DATA_DIR = './var' } = process.env;
  const messages = await openMessages(join(DATA_DIR, 'sandbox'));
  const smtp = await startSmtp(Number(SMTP_PORT), messages.add);
  const app = Fastify();
  addMailboxPages(app, messages);
  addGus(app);
  addRegisters(app);
  await addBank(app, await openTransfers(join(DATA_DIR, 'sandbox')));
  await addWitness(app, {
    folder: join(DATA_DIR, 'sandbox'),
    keysAddress: process.env.LOG_KEYS_URL || `http://127.0.0.1:${PORT}/.well-known/atesto-keys`,
  });
  await addS3(app, join(DATA_DIR, 'sandbox'));
  await addSeal(app, join(DATA_DIR, 'sandbox'));
  const closeKsef = await addKsef(app, join(DATA_DIR, 'sandbox'));
  const others = { [receiverHost]: await addWebhooks(app) };
  const startWebsites = await addWebsites(app, { folder: join(DATA_DIR, 'sandbox'), port: Number(WEBSITES_PORT), others });
  const closeStripe = await addStripe(app, {
    folder: join(DATA_DIR, 'sandbox'),
    // Known only once it listens, when any free port may be used (0).
    get address() {
      return `http://localhost:${(app.server.address() as AddressInfo).port}`;
    },
    webhookUrl: `http://127.0.0.1:${PORT}/api/webhooks/stripe`,
    webhookSecret: process.env.STRIPE_WEBHOOK_SECRET || localWebhookSecret,
  });
  await app.listen({ port: Number(SANDBOX_PORT), host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const websites = await startWebsites(port);
  const stop = (): void => {
    smtp.close();
    closeStripe();
    closeKsef();
    websites.close();
    void app.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  process.once('disconnect', stop);
  const listening = { port, websitesPort: websites.port, smtpPort: (smtp.server.address() as AddressInfo).port };
  process.send?.({ listening });
  process.send?.('ready');
}

start().catch((error: Error) => {
  if (process.send) process.send({ failed: `The sandbox cannot start: ${error.message}` }, () => process.exit(1));
  else throw error;
});
