import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/billing/billing.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { unsubscribe } from '#server/account/public.ts';

/** Mail programs post a form (RFC 8058); all that matters is the token in the address. */
export async function addReminders(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, _body, done) => done(null, undefined));
    serve(forms, deps, endpoints.unsubscribe, (_, { query }) => unsubscribe(deps, query));
  });
}
