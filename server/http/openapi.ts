import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { keyScheme } from './serve.ts';

export const openApiPath = '/api/openapi.json';

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
  app.get(openApiPath, { schema: { hide: true } }, async () => app.swagger());
}
