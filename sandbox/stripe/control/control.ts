import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '#sandbox/stripe/sandbox.ts';
import { commands } from './commands.ts';
import { controlPage } from './control-page.ts';
import { StripeApiError } from '#sandbox/stripe/protocol/errors.ts';
import type { DeliveryOptions } from '#sandbox/stripe/webhooks/webhooks.ts';

type Fields = Readonly<Record<string, string>>;

/** Fields of a form and of JSON alike. */
function textsOf(body: Readonly<Record<string, unknown>>): Fields {
  const texts = Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
  return Object.fromEntries(texts) as Fields;
}

function numberAt(fields: Fields, name: string): number | undefined {
  if (!fields[name]) return undefined;
  const number = Number(fields[name]);
  if (!Number.isFinite(number) || number < 0) throw new StripeApiError(400, `${name} must be a number of 0 or more`);
  return number;
}

/** How the command wants its events to be delivered; nothing given is as usual. */
function deliveryOptionsOf(fields: Fields): DeliveryOptions {
  const given = { delay: numberAt(fields, 'delay'), repeat: numberAt(fields, 'repeat'), every: numberAt(fields, 'every') };
  const reverse = fields.reverse ? fields.reverse === 'true' : undefined;
  return Object.fromEntries(Object.entries({ ...given, reverse }).filter(([, value]) => value !== undefined));
}

/** Makes the sandbox misbehave: `POST /stripe/control/{command}` with JSON or a form, and a page that explains all commands. */
export function addControl(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/stripe/control', (_, reply) => reply.type('text/html; charset=utf-8').send(controlPage(sandbox)));

  app.post<{ Params: { command: string }; Body: Readonly<Record<string, unknown>> | null }>(
    '/stripe/control/:command',
    async ({ params, body, headers }, reply) => {
      const command = commands[params.command];
      if (!command) return reply.code(404).send({ error: { message: `No such command; see GET /stripe/control` } });
      const fields = textsOf(body ?? {});
      try {
        const options = deliveryOptionsOf(fields);
        const how = Object.keys(options).length > 0 ? options : undefined;
        const done = await command.run(sandbox, fields, how);
        await sandbox.state.save();
        if (headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return await reply.redirect('/stripe/control', 303);
        return await reply.send(done);
      } catch (error) {
        if (error instanceof StripeApiError) return reply.code(error.status).send(error.body);
        throw error;
      }
    },
  );
}
