import { reconcilePayments } from '#server/billing/reconcile.ts';
import { finishDocuments } from '#server/certificates/documents.ts';
import { catchUpConfirmations } from '#server/confirmation/catch-up.ts';
import { giveRefund } from '#server/billing/refunds.ts';
import type { Deps } from '#server/deps.ts';
import { keepDocumentFiles } from '#server/issued/job.ts';
import { sweepCounts } from '#server/limit.ts';
import { sendMail } from '#server/mails/send.ts';
import { runDaily } from './daily.ts';
import type { Workers } from '#server/queue.ts';
import { keepTransparent } from '#server/transparency/job.ts';
import { sendDue } from '#server/webhooks/sending.ts';
import { requireClock } from '#server/retention/guard.ts';
import { runLogged } from './runs.ts';

/** Who does what is owed and what is due. */
export function workersOf(deps: Deps): Workers {
  return {
    mail: (mail, id) => sendMail(deps, mail, id),
    refund: (refund) => giveRefund(deps, refund),
    daily: () => runDaily(deps),
    transparency: async () => {
      await keepTransparent(deps);
      await finishDocuments(deps);
    },
    webhooks: () => sendDue(deps),
    reconcile: async () => {
      await sweepCounts(deps.db);
      await runLogged(deps, 'payments', async () => {
        await requireClock(deps);
        return reconcilePayments(deps);
      });
      await runLogged(deps, 'confirmations', () => catchUpConfirmations(deps));
      await runLogged(deps, 'documents', () => keepDocumentFiles(deps));
    },
  };
}
