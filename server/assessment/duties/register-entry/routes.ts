import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contract/assessment/duties/register-entry.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import { entryPdf, lateLetterFile } from './documents.ts';
import { readEntry, saveEntry } from './service.ts';

export function addRegisterEntry(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readRegisterEntry, ({ account, language }, { query }) => readEntry(deps, account, query.lang ?? language));
  serve(app, deps, endpoints.saveRegisterEntry, async (caller, { body }) => {
    await saveEntry(deps, caller, body);
    return readEntry(deps, caller.account, caller.language);
  });
  serveFile(app, deps, endpoints.registerEntryPdf, ({ account, language }, { query }) => entryPdf(deps, account, query.lang ?? language));
  serveFile(app, deps, endpoints.lateEntryLetter, ({ account }, { body }) => lateLetterFile(deps, account, body.cause));
}
