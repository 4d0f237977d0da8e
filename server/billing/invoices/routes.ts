import type { FastifyInstance } from 'fastify';
import * as own from '#contract/billing/invoices.ts';
import * as endpoints from '#contract/billing/operator-invoices.ts';
import * as queue from '#contract/billing/operator-ksef.ts';
import type { Deps } from '#server/deps.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import * as acts from './acts.ts';
import { invoicesOf } from './list.ts';
import * as ksef from './ksef/acts.ts';
import { readKsefQueue } from './ksef/sending/queue.ts';
import { ownInvoices, readOwnConfirmation, readOwnInvoice } from './own-invoices.ts';
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
  serveFile(app, deps, own.downloadConfirmation, ({ account }, { params }) => readOwnConfirmation(deps, account, params.id));
  serve(app, deps, queue.readKsefQueue, () => readKsefQueue(deps));
  serve(app, deps, queue.runKsefNow, (caller, { body }) => ksef.requestRun(deps, caller, body.note));
  serve(app, deps, queue.stopKsef, (caller, { body }) => ksef.stopByHand(deps, caller, body.note));
  serve(app, deps, queue.resumeKsef, (caller, { body }) => ksef.resumeByHand(deps, caller, body.note));
  serve(app, deps, queue.enterOutage, (caller, { body }) => ksef.enterOutage(deps, caller, body));
  serve(app, deps, queue.endEnteredOutage, (caller, { params, body }) => ksef.endEnteredOutage(deps, caller, { ...params, ...body }));
  serve(app, deps, queue.issueOffline, (caller, { params, body }) => ksef.issueOffline(deps, caller, { ...params, ...body }));
}
