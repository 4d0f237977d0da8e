import { catchUpConfirmations } from './catch-up.ts';
import type { Deps } from '#server/deps.ts';
import { saveDocumentFiles } from '#server/adapters/document-archive/job.ts';
import { deleteOldCounts } from '#server/platform/http/limits/rate-limits.ts';
import { runDaily } from './daily.ts';
import type { Workers } from '#server/platform/jobs/queue.ts';
import { requireClock } from '#server/operations/retention/guard.ts';
import { runLogged } from '#server/platform/jobs/runs.ts';
import { readKsefAnnouncements, reconcilePayments, executeRefund, runKsef } from '#server/billing/public.ts';
import { finishDocuments, runTransparency, sendDue } from '#server/certificate/public.ts';
import { observeDueDomains, remindOfIncidents } from '#server/assessment/public.ts';
import { sendMail } from '#server/communication/public.ts';

/** Who does what is owed and what is due. */
export function workersOf(deps: Deps): Workers {
  return {
    mail: (mail, id) => sendMail(deps, mail, id),
    refund: (refund) => executeRefund(deps, refund),
    daily: () => runDaily(deps),
    transparency: async () => {
      await runTransparency(deps);
      await finishDocuments(deps);
    },
    webhooks: () => sendDue(deps),
    invoices: async () => void (await runKsef(deps)),
    reconcile: async () => {
      await deleteOldCounts(deps.db);
      await runLogged(deps, 'payments', async () => {
        await requireClock(deps);
        return reconcilePayments(deps);
      });
      await runLogged(deps, 'confirmations', () => catchUpConfirmations(deps));
      await runLogged(deps, 'incident reminders', () => remindOfIncidents(deps));
      await runLogged(deps, 'documents', () => saveDocumentFiles(deps));
      await runLogged(deps, 'ksef announcements', () => readKsefAnnouncements(deps));
      await runLogged(deps, 'domains', () => observeDueDomains(deps));
    },
  };
}
