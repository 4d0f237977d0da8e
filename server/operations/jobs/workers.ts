import { catchUpConfirmations } from './catch-up.ts';
import type { Deps } from '#server/deps.ts';
import { keepDocumentFiles } from '#server/adapters/document-archive/job.ts';
import { sweepCounts } from '#server/platform/http/limits/rate-limits.ts';
import { runDaily } from './daily.ts';
import type { Workers } from '#server/platform/jobs/queue.ts';
import { requireClock } from '#server/operations/retention/guard.ts';
import { runLogged } from '#server/platform/jobs/runs.ts';
import { reconcilePayments, giveRefund } from '#server/billing/public.ts';
import { finishDocuments, keepTransparent, sendDue } from '#server/certificate/public.ts';
import { sendMail } from '#server/communication/public.ts';

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
