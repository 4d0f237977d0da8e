import type { FastifyInstance } from 'fastify';
import { waitingAs, type Waiting } from '#server/platform/db/deadlines.ts';

declare module 'fastify' {
  interface FastifyRequest {
    waiting: Waiting | null;
  }
  interface FastifyContextConfig {
    /** Set for calls that are answered with a file: whoever requested one waits longer. */
    document?: boolean;
  }
}

/** Lets every call wait for the database no longer than somebody at a screen does, and handlers of documents longer. */
export function addRequestDeadlines(app: FastifyInstance): void {
  app.decorateRequest('waiting', null);
  app.addHook('onRequest', (request, _, done) => {
    request.waiting = { deadlineKind: 'call', waited: 0 };
    waitingAs(request.waiting, done);
  });
  // Whatever reads a body goes on in another context.
  app.addHook('preValidation', (request, _, done) => {
    if (request.waiting) waitingAs(request.waiting, done);
    else done();
  });
  app.addHook('preHandler', (request, _, done) => {
    if (request.waiting && request.routeOptions.config.document) request.waiting.deadlineKind = 'document';
    done();
  });
}
