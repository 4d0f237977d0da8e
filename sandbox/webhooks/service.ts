import type { IncomingMessage, RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { openInboxes, type Inboxes } from './inboxes.ts';
import { webhooksPage } from './page.ts';

/** The host that receives them, on the server of the websites. */
export const receiverHost = 'odbiorca.example';
const named = /^[a-z0-9-]{1,60}$/;
const longestBody = 100_000;
const longestDelay = 60_000;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).subarray(0, longestBody).toString('utf8');
}

function listener(inboxes: Inboxes): RequestListener {
  return (request, response) => {
    const name = (request.url ?? '').slice(1).replace(/\?.*$/, '');
    if (request.method !== 'POST' || !named.test(name)) {
      response.writeHead(404).end();
      return;
    }
    void bodyOf(request).then((body) => {
      const { status, delay } = inboxes.receive(name, body, request.headers as Record<string, string>);
      const headers = status >= 300 && status < 400 ? { location: `https://${receiverHost}/elsewhere` } : {};
      setTimeout(() => response.writeHead(status, headers).end('thank you'), delay);
    });
  };
}

/** A receiver of webhooks: `/webhooks` shows what came, `/webhooks/NAME.json` returns it to programs. */
export async function addWebhooks(app: FastifyInstance): Promise<RequestListener> {
  const inboxes = openInboxes();
  app.get('/webhooks', (_, reply) =>
    reply.type('text/html; charset=utf-8').send(
      webhooksPage(
        receiverHost,
        inboxes.names().map((name) => [name, inboxes.of(name)] as const),
      ),
    ),
  );
  app.get<{ Params: { name: string } }>('/webhooks/:name.json', ({ params }) => inboxes.of(params.name).received);
  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post<{ Params: { name: string }; Body: Record<string, string> | null }>('/webhooks/:name', async ({ params, body }, reply) => {
      if (!named.test(params.name)) return reply.code(404).send('unknown inbox');
      const inbox = inboxes.of(params.name);
      inbox.secret = body?.secret?.trim() ?? inbox.secret;
      inbox.status = Math.min(599, Math.max(200, Number(body?.status) || 200));
      inbox.delay = Math.min(longestDelay, Math.max(0, Number(body?.delay) || 0));
      return reply.redirect(`/webhooks#${params.name}`, 303);
    });
  });
  return listener(inboxes);
}
