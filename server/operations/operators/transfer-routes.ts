import type { FastifyInstance } from 'fastify';
import * as transferEndpoints from '#contract/billing/transfers.ts';
import type { Deps } from '#server/deps.ts';
import { catchUpConfirmations } from '#server/operations/jobs/catch-up.ts';
import { serve, serveUpload } from '#server/platform/http/serve.ts';
import { bookByHand, bookStatement, previewStatement } from '#server/billing/public.ts';

/** What operators enter of the bank, with what follows from it. */
export async function addTransfers(app: FastifyInstance, deps: Deps): Promise<void> {
  serve(app, deps, transferEndpoints.bookStatement, async (caller, { params, body }) => {
    const counts = await bookStatement(deps, caller, { ...params, ...body });
    // What does not follow at once is made up for by the job.
    await catchUpConfirmations(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'confirmations not caught up'));
    return counts;
  });
  serve(app, deps, transferEndpoints.bookTransfer, (caller, { body }) => bookByHand(deps, caller, body));
  await serveUpload(
    app,
    deps,
    transferEndpoints.previewStatement,
    () => {},
    (caller, bytes) => previewStatement(deps, caller, bytes),
  );
}
