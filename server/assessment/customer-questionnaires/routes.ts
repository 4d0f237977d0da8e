import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/answering/customer-questionnaires.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile, serveUpload } from '#server/platform/http/serve.ts';
import { addQuestionnaire, filledFile } from './files.ts';
import * as questionnaires from './service.ts';

export async function addCustomerQuestionnaires(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, deps, endpoints.listQuestionnaires, ({ account }) => questionnaires.listQuestionnaires(deps, account));
  serve(app, deps, endpoints.readQuestionnaire, ({ account, language }, { params, query }) =>
    questionnaires.readQuestionnaire(deps, account, params.id, query.lang ?? language),
  );
  serve(app, deps, endpoints.changeQuestionnaire, (caller, { params, query, body }) =>
    questionnaires.changeQuestionnaire(deps, caller, params.id, { ...body, reader: query.lang ?? caller.language }),
  );
  serve(app, deps, endpoints.decideRow, (caller, { params, query, body }) =>
    questionnaires.decideRow(deps, caller, params, { ...body, reader: query.lang ?? caller.language }),
  );
  serve(app, deps, endpoints.undecideRow, (caller, { params, query }) =>
    questionnaires.undecideRow(deps, caller, params, query.lang ?? caller.language),
  );
  serve(app, deps, endpoints.removeQuestionnaire, (caller, { params }) => questionnaires.removeQuestionnaire(deps, caller, params.id));
  serveFile(app, deps, endpoints.downloadQuestionnaire, ({ account }, { params }) => filledFile(deps, account, params.id));
  await serveUpload(
    app,
    deps,
    endpoints.addQuestionnaire,
    () => {},
    (caller, bytes, { name }) => addQuestionnaire(deps, caller, { name, bytes, reader: caller.language }),
  );
}
