import type { FastifyInstance } from 'fastify';
import * as files from '#contract/supplier/supplier-files.ts';
import * as endpoints from '#contract/supplier/suppliers.ts';
import * as v1 from '#contract/supplier/v1.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile, serveUpload } from '#server/platform/http/serve.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import { readWorkbook } from '#server/adapters/spreadsheets/read.ts';
import { exportedSuppliers } from './export.ts';
import * as requests from './requests/requests.ts';
import * as suppliers from './service.ts';
import { readStatuses } from './status.ts';
import * as watchers from './watchers.ts';
import { limitByAddress } from '#server/account/public.ts';

/** How often visitors of one address check, and how often an organisation checks a list. */
const checksPerHour = { visitor: 20, organization: 240 } as const;

/** What is checked of a workbook: a list of NIPs with names and addresses beside them. */
const readOfSheet = { sheets: 20, rows: 5000, columns: 6 } as const;
const sheetsPerHour = 60;

/** The calls of programs, with a key of an organisation. */
function addKeyCalls(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, v1.v1ReadStatuses, (_, { query }) => readStatuses(deps, query.nip));
  serve(app, deps, v1.v1AskStatuses, (_, { body }) => readStatuses(deps, body.nips));
  serve(app, deps, v1.v1ListSuppliers, ({ key }) => suppliers.listWatched(deps, key.organizationId));
}

export async function addSuppliers(app: FastifyInstance, deps: Deps): Promise<void> {
  addKeyCalls(app, deps);
  const ofVisitor = { name: 'suppliers-visitor', points: checksPerHour.visitor, seconds: 3600 };
  const ofOrganization = { name: 'suppliers', points: checksPerHour.organization, seconds: 3600 };
  serve(app, deps, endpoints.checkSuppliers, async ({ origin }, { body }) => {
    await countOrRefuse(deps, ofVisitor, origin.ipAddress);
    return readStatuses(deps, body.nips);
  });
  serve(app, deps, endpoints.readSupplierStatuses, async ({ account }, { body }) => {
    await countOrRefuse(deps, ofOrganization, account.organization.id);
    return readStatuses(deps, body.nips);
  });
  const sheets = { name: 'supplier-sheet', points: sheetsPerHour, seconds: 3600 };
  await serveUpload(
    app,
    deps,
    endpoints.readSupplierSheet,
    () => {},
    async ({ account }, file) => {
      await countOrRefuse(deps, sheets, account.organization.id);
      const [sheet] = await readWorkbook(file, readOfSheet);
      return { rows: (sheet?.rows ?? []).map((row) => [...row]) };
    },
  );
  serve(app, deps, endpoints.listSuppliers, ({ account }) => suppliers.listWatched(deps, account.organization.id));
  serve(app, deps, endpoints.watchSuppliers, (caller, { body }) => suppliers.watch(deps, caller, body.suppliers));
  serve(app, deps, endpoints.changeSupplier, (caller, { params, body }) => suppliers.describe(deps, caller, params.nip, body));
  serve(app, deps, endpoints.removeSuppliers, (caller, { body }) => suppliers.unwatch(deps, caller, body.nips));
  serve(app, deps, endpoints.previewRequest, async (caller, { body }) => requests.preview(deps, caller, body));
  serve(app, deps, endpoints.requestAssessments, (caller, { body: { to, ...asking } }) =>
    requests.requestFromSuppliers(deps, caller, asking, to),
  );
  serve(app, deps, endpoints.listRequests, ({ account }) => requests.list(deps, account.organization.id));
  serve(app, deps, endpoints.readWatchers, (caller) => watchers.watchersOf(deps, caller));
  serve(app, deps, endpoints.showObservability, (caller, { body }) => watchers.showObservability(deps, caller, body.shows));
  // Mail programs post a form (RFC 8058); all that matters is the token in the address.
  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, _body, done) => done(null, undefined));
    serve(forms, deps, endpoints.stopRequests, async ({ origin }, { query }) => {
      await limitByAddress(deps, 'token', origin.ipAddress);
      return requests.stopRequests(deps, query.token);
    });
  });
  const fileOf = async (kind: 'xlsx' | 'csv', { account, language }: Principal<'reader'>, lang?: Language, nips?: readonly string[]) =>
    exportedSuppliers(deps, account.organization.id, { kind, language: lang ?? language, nips: nips ?? null });
  serveFile(app, deps, files.downloadSuppliersWorkbook, (caller, { query }) => fileOf('xlsx', caller, query.lang));
  serveFile(app, deps, files.downloadSuppliersCsv, (caller, { query }) => fileOf('csv', caller, query.lang));
  serveFile(app, deps, files.downloadChosenWorkbook, (caller, { query, body }) => fileOf('xlsx', caller, query.lang, body.nips));
  serveFile(app, deps, files.downloadChosenCsv, (caller, { query, body }) => fileOf('csv', caller, query.lang, body.nips));
}
