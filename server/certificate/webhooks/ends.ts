import sql from 'sql-template-tag';
import { dueReminder } from '#core/communication/reminders.ts';
import { endingOf } from '#server/certificate/certificates/joins.ts';
import type { Deps } from '#server/deps.ts';
import type { CertificateFacts } from '#server/platform/events/domain-events.ts';
import { notifyWebhooks } from './events.ts';

const windowMillis = 31 * 86_400_000;

/** Certificates of organisations with webhooks that end about now, unless revoked or followed by a later one. */
function endingNow(deps: Deps, now: Date): Promise<CertificateFacts[]> {
  const [from, to] = [new Date(now.getTime() - windowMillis), new Date(now.getTime() + windowMillis)];
  return deps.db.rows<CertificateFacts>(sql`
    select c.* from (select distinct organization_id from webhooks where state = 'on') w
    cross join lateral (${endingOf(sql`w.organization_id`, from, to)}) c
    order by c.expires_at, c.certificate_number`);
}

/**
 * Tells webhooks of certificates that end: 30 and 7 days before, and when they have ended, each once. What ended before an organisation
 * had a webhook is no news.
 */
export async function notifyEnds(deps: Deps): Promise<{ owed: number }> {
  const now = deps.now();
  let queued = 0;
  for (const certificate of await endingNow(deps, now)) {
    const { expiresAt } = certificate;
    const daysLeft = dueReminder(expiresAt, now);
    if (expiresAt <= now)
      queued += await notifyWebhooks(deps.db, { event: 'certificate.expired', certificate, at: expiresAt, noticedAt: now });
    else if (daysLeft !== null) queued += await notifyWebhooks(deps.db, { event: 'certificate.expiring', certificate, at: now, daysLeft });
  }
  if (queued > 0) await deps.queue.wake('webhooks');
  return { owed: queued };
}
