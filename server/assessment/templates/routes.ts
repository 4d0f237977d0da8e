import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/evidence/templates.ts';
import type { DocumentLanguage } from '#core/assessment/templates/template.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import { templateFile } from './document.ts';
import * as templates from './service.ts';
import { saveText } from './texts.ts';

type Query = Readonly<{ lang?: Language | undefined; document?: DocumentLanguage | undefined }>;

function languagesOf({ lang, document }: Query, language: Language): templates.TemplateLanguages {
  return { language: lang ?? language, document: document ?? 'pl' };
}

export function addTemplates(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.listTemplates, ({ account, language }, { query }) =>
    templates.listTemplates(deps, account, query.lang ?? language),
  );
  serve(app, deps, endpoints.readTemplate, ({ account, language }, { params, query }) =>
    templates.readTemplate(deps, account, params.name, languagesOf(query, language)),
  );
  serve(app, deps, endpoints.fillTemplateGaps, async (caller, { params, query, body }) => {
    await templates.fillGaps(deps, caller, params.name, { document: query.document ?? 'pl', ...body });
    return templates.readTemplate(deps, caller.account, params.name, languagesOf(query, caller.language));
  });
  serve(app, deps, endpoints.editTemplateText, async (caller, { params, query, body }) => {
    await saveText(deps, caller, params.name, { document: query.document ?? 'pl', ...body });
    return templates.readTemplate(deps, caller.account, params.name, languagesOf(query, caller.language));
  });
  serve(app, deps, endpoints.adoptDocument, async (caller, { params, query, body }) => {
    await templates.adoptDocument(deps, caller, params.name, body);
    return templates.readTemplate(deps, caller.account, params.name, languagesOf(query, caller.language));
  });
  serve(app, deps, endpoints.withdrawAdoption, async (caller, { params, query }) => {
    await templates.withdrawAdoption(deps, caller, params.name, params.evidence);
    return templates.readTemplate(deps, caller.account, params.name, languagesOf(query, caller.language));
  });
  serve(app, deps, endpoints.confirmReading, async (caller, { params, query }) => {
    await templates.confirmReading(deps, caller, params.name, params.evidence);
    return templates.readTemplate(deps, caller.account, params.name, languagesOf(query, caller.language));
  });
  serveFile(app, deps, endpoints.templateDocx, ({ account }, { params, query }) =>
    templateFile(deps, account, params.name, query.document ?? 'pl'),
  );
}
