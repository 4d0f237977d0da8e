import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import * as invoicePromises from '#contract/operator-invoices.ts';
import * as promises from '#contract/operators.ts';
import type { Deps } from '#server/deps.ts';
import { originOf, requireOperator, serve } from '#server/http/serve.ts';
import * as acts from './acts.ts';
import * as invoices from './invoices.ts';
import * as jobs from './jobs.ts';
import * as search from './search.ts';

export function addOperators(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, promises.searchAll, (_, { query }) => search.searchEverything(deps, query.q));
  serve(app, deps, promises.readOrganization, (_, { params }) => search.organizationDetails(deps, params.id));
  serve(app, deps, promises.listAttention, () => search.payments(deps, sql`attention <> '{}'`));
  serve(app, deps, promises.revokeAsOperator, (caller, { params, body }) => acts.revoke(deps, caller, { ...params, ...body }));
  serve(app, deps, promises.reissue, (caller, { params, body }) => acts.reissue(deps, caller, { ...params, ...body }));
  serve(app, deps, promises.refundAsOperator, (caller, { params, body }) => acts.refund(deps, caller, { ...params, ...body }));
  serve(app, deps, promises.settleAttention, (caller, { params, body }) => acts.settle(deps, caller, { ...params, ...body }));
  serve(app, deps, promises.extendAccess, (caller, { params, body }) => acts.extend(deps, caller, { organizationId: params.id, ...body }));
  serve(app, deps, promises.setConsultant, (caller, { params, body }) =>
    acts.setConsultant(deps, caller, { organizationId: params.id, ...body }),
  );
  serve(app, deps, promises.listJobs, () => jobs.readJobs(deps));
  serve(app, deps, promises.repeatJob, (caller, { params, body }) => jobs.repeatJob(deps, caller, params.id, body.note));
  serve(app, deps, promises.listLog, (_, { query }) => jobs.readLog(deps, query));
  serve(app, deps, invoicePromises.listInvoices, (_, { params }) => invoices.invoicesOf(deps, params.month));
  serve(app, deps, invoicePromises.enterKsef, (caller, { params, body }) => invoices.enterKsef(deps, caller, { ...params, ...body }));
  serve(app, deps, invoicePromises.enterRate, (caller, { params, body }) => invoices.enterRate(deps, caller, { ...params, ...body }));
  serve(app, deps, invoicePromises.liftTaxReview, (caller, { params, body }) =>
    invoices.liftTaxReview(deps, caller, { ...params, ...body }),
  );
  addExport(app, deps);
}

function addExport(app: FastifyInstance, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/api/operator/invoices/:month/export',
    schema: {
      summary: 'FA(3) files and a register of one month as ZIP',
      tags: ['operator'],
      params: invoicePromises.exportParams,
      body: invoicePromises.exportBody,
    },
    preValidation: async (request) => void requireOperator(request),
    handler: async (request, reply) => {
      const { month } = invoicePromises.exportParams.parse(request.params);
      const { note } = invoicePromises.exportBody.parse(request.body);
      const operator = { account: requireOperator(request), origin: originOf(request) };
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="faktury-${month}.zip"`)
        .send(await invoices.exportMonth(deps, operator, { month, note }));
    },
  });
}
