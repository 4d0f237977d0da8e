import type { FastifyInstance } from 'fastify';
import { downloadClientsWorkbook, listClients } from '#contract/communication/clients.ts';
import { readCockpit } from '#contract/communication/cockpit.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import { clientsWorkbook } from './clients-workbook.ts';
import * as portfolio from './portfolio.ts';
import * as cockpit from './service.ts';

export function addCockpit(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, readCockpit, ({ account, language }, { query }) => cockpit.readCockpit(deps, account, query.lang ?? language));
  serve(app, deps, listClients, ({ account }) => portfolio.listClients(deps, account));
  serveFile(app, deps, downloadClientsWorkbook, ({ account, language }, { query }) =>
    clientsWorkbook(deps, account, { ids: query.ids ?? null, language: query.lang ?? language }),
  );
}
