import { catchUpConfirmations } from './catch-up.ts';
import type { Deps } from '#server/deps.ts';
import { saveDocumentFiles } from '#server/adapters/document-archive/job.ts';
import { deleteOldCounts } from '#server/platform/http/limits/rate-limits.ts';
import { runDaily, type Part } from './daily.ts';
import type { Workers } from '#server/platform/jobs/queue.ts';
import { requireClock } from '#server/operations/retention/guard.ts';
import { runLogged } from '#server/platform/jobs/runs.ts';
import { readKsefAnnouncements, reconcilePayments, executeRefund, runKsef } from '#server/billing/public.ts';
import { finishDocuments, runTransparency, sendDue } from '#server/certificate/public.ts';
import { observeDueDomains, remindOfIncidents } from '#server/assessment/public.ts';
import { sendMail } from '#server/communication/public.ts';

/** What is done every ten minutes, in this order; where one fails, those behind it wait for the next time. */
export function partsOfReconcile(deps: Deps): readonly Part[] {
  return [
    [
      'payments',
      async () => {
        await requireClock(deps);
        return reconcilePayments(deps);
      },
    ],
    ['confirmations', () => catchUpConfirmations(deps)],
    ['incident reminders', () => remindOfIncidents(deps)],
    ['documents', () => saveDocumentFiles(deps)],
    ['ksef announcements', () => readKsefAnnouncements(deps)],
    ['domains', () => observeDueDomains(deps)],
  ];
}

/** Who does what is queued and what is due. */
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
      for (const [name, part] of partsOfReconcile(deps)) await runLogged(deps, name, part);
    },
  };
}
