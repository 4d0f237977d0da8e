import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/communication/legal.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { readLegalChanges } from './changes.ts';
import { objectToTerms } from './notices.ts';
import { readLegal } from './service.ts';

export function addLegal(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readLegal, ({ language }, { params, query }) =>
    readLegal(deps, params.page, { language: query.lang ?? language, version: query.version }),
  );
  serve(app, deps, endpoints.objectToTerms, (caller) => objectToTerms(deps, caller));
  serve(app, deps, endpoints.readLegalChanges, ({ language }, { params, query }) =>
    readLegalChanges(deps, params.page, { language: query.lang ?? language, version: query.version }),
  );
}
