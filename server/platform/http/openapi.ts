import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { webhookBody } from '#contract/certificate/webhooks.ts';
import { webhookMessages } from '#core/certificate/webhooks.ts';
import { keyScheme } from './serve.ts';

/** What webhooks of organisations are sent, by the name of the message (OpenAPI 3.1, “webhooks”). */
const webhook = {
  post: {
    summary: 'Signed by the Standard Webhooks scheme; answer with 2xx within ten seconds',
    requestBody: { content: { 'application/json': { schema: z.toJSONSchema(webhookBody, { target: 'draft-2020-12' }) } } },
    responses: { '2XX': { description: 'Taken' } },
  },
};
const webhooks = Object.fromEntries(webhookMessages.map((message) => [message, webhook]));

export const openApiPath = '/api/openapi.json';

/** The document whole. */
export function openApiOf(app: FastifyInstance) {
  return { ...app.swagger(), webhooks };
}

/** Prints the OpenAPI document from the contract. Register before the routes. */
export async function addOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Atesto',
        version: '1',
        description: 'Self-assessment against NIS2 and the EU AI Act. Errors are {code, message, fields?} in the language of the reader.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { [keyScheme]: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  app.get(openApiPath, { schema: { hide: true } }, async () => openApiOf(app));
}
