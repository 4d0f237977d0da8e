import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/evidence/observations.ts';
import type { Deps } from '#server/deps.ts';
import { organizationOf } from '#server/platform/security/principal.ts';
import { serve } from '#server/platform/http/serve.ts';
import { observedQuestions } from './observed-questions.ts';
import * as service from './service.ts';
import { domainsView } from './view.ts';

export function addObservations(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.listDomains, ({ account, language }, { query }) => domainsView(deps, account, query.lang ?? language));
  serve(app, deps, endpoints.addDomain, (caller, { query, body }) =>
    service.addDomain(deps, caller, { ...body, reader: query.lang ?? caller.language }),
  );
  serve(app, deps, endpoints.confirmDomain, (caller, { params, query }) =>
    service.confirmDomain(deps, caller, { id: params.id, reader: query.lang ?? caller.language }),
  );
  serve(app, deps, endpoints.observeDomainNow, (caller, { params, query }) =>
    service.observeNow(deps, caller, { id: params.id, reader: query.lang ?? caller.language }),
  );
  serve(app, deps, endpoints.explainObservation, (caller, { params, query, body }) =>
    service.explainObservation(deps, caller, { ...params, ...body, reader: query.lang ?? caller.language }),
  );
  serve(app, deps, endpoints.removeDomain, (caller, { params, query }) =>
    service.removeDomain(deps, caller, { id: params.id, reader: query.lang ?? caller.language }),
  );
  serve(app, deps, endpoints.listObservedQuestions, ({ account }) => observedQuestions(deps, organizationOf(account)));
}
