import type { FastifyInstance } from 'fastify';
import * as own from '#contract/billing/invoices.ts';
import * as endpoints from '#contract/billing/operator-invoices.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import * as acts from './acts.ts';
import { exportMonth, invoicesOf } from './issue.ts';
import { ownInvoices, readOwnInvoice } from './own.ts';
import { dueInvoices } from './watch.ts';

export function addInvoices(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, own.listOwnInvoices, ({ account }) => ownInvoices(deps, account));
  serveFile(app, deps, own.downloadInvoice, ({ account, language }, { params, query }) =>
    readOwnInvoice(deps, account, params.id, query.lang ?? language),
  );
  serve(app, deps, endpoints.listDueInvoices, () => dueInvoices(deps));
  serve(app, deps, endpoints.listInvoices, (_, { params, query }) => invoicesOf(deps, params.month, query.after));
  serve(app, deps, endpoints.enterKsef, (caller, { params, body }) => acts.enterKsef(deps, caller, { ...params, ...body }));
  serve(app, deps, endpoints.enterRate, (caller, { params, body }) => acts.enterRate(deps, caller, { ...params, ...body }));
  serve(app, deps, endpoints.liftTaxReview, (caller, { params, body }) => acts.liftTaxReview(deps, caller, { ...params, ...body }));
  serve(app, deps, endpoints.correctBuyer, (caller, { params, body }) => acts.correctBuyer(deps, caller, { ...params, ...body }));
  serveFile(app, deps, endpoints.exportInvoices, async (caller, { params, body }) => ({
    bytes: await exportMonth(deps, caller, { ...params, ...body }),
    name: `faktury-${params.month}.zip`,
  }));
}
