import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusals } from '#content/refusals.ts';
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

/** Every answer that is not OK, with each code that it may have and what that means. */
const error = {
  type: 'object' as const,
  required: ['code', 'message'],
  properties: {
    code: {
      enum: Object.keys(refusals),
      'x-enumDescriptions': Object.fromEntries(Object.entries(refusals).map(([code, { en }]) => [code, en])),
    },
    message: { type: 'string' as const, description: 'In the language of the reader' },
    fields: { type: 'object' as const, additionalProperties: { type: 'string' as const }, description: 'What is wrong with each field' },
  },
};

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
        description:
          'Self-assessment against NIS2 and the EU AI Act. Errors are {code, message, fields?} in the language of the reader: see the schema Error for every code.',
      },
      servers: [{ url: publicUrl }],
      components: { schemas: { Error: error }, securitySchemes: { [keyScheme]: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  app.get(openApiPath, { schema: { hide: true } }, async () => openApiOf(app));
}
