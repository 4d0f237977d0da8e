import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/evidence/facts.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as service from './service.ts';
import { factsView } from './view.ts';

export function addFacts(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.listFacts, ({ account, language }, { query }) => factsView(deps, account, query.lang ?? language));
  serve(app, deps, endpoints.reportFact, (caller, { query, body }) =>
    service.reportFact(deps, caller, { ...body, reader: query.lang ?? caller.language }),
  );
  serve(app, deps, endpoints.explainFact, (caller, { params, query, body }) =>
    service.explainFact(deps, caller, { ...params, ...body, reader: query.lang ?? caller.language }),
  );
  serve(app, deps, endpoints.removeFact, (caller, { params, query }) =>
    service.removeFact(deps, caller, { id: params.id, reader: query.lang ?? caller.language }),
  );
  serve(app, deps, endpoints.v1ReportFact, (caller, { params, body }) => service.reportByKey(deps, caller, { ...params, ...body }));
}
