import sql from 'sql-template-tag';
import { statusAt, type RevocationReason } from '#core/certificate/certification.ts';
import type { WebhookEvent } from '#core/certificate/webhooks.ts';
import type { CertificateFacts } from '#server/platform/events/domain-events.ts';
import type { Db } from '#server/platform/db/db.ts';

/** What happened to a certificate when; `daysLeft` distinguishes one warning of its end from another. `noticedAt` is when the service saw it, where that is later. */
type Happening = Readonly<{
  event: WebhookEvent;
  certificate: CertificateFacts;
  at: Date;
  reason?: RevocationReason | 'replaced';
  daysLeft?: number;
  noticedAt?: Date;
}>;

/** What a message states of a certificate (docs/product.md, “Webhooks”). */
function dataOf({ certificate, at, reason, daysLeft }: Happening): string {
  const { certificateNumber, regime, organizationName: name, organizationNip: nip, issuedAt, expiresAt, revokedAt } = certificate;
  return JSON.stringify({
    certificateNumber,
    type: regime,
    status: statusAt(certificate, at),
    organization: { name, nip },
    issuedAt,
    expiresAt,
    revokedAt,
    ...(reason ? { reason } : {}),
    ...(daysLeft === undefined ? {} : { daysLeft }),
  });
}

/**
 * Queues a message to each webhook of the organisation that wants it, in the transaction in which it happens. What was queued before is not
 * queued again; one that is off, or was made afterwards, misses it. Returns how many there are now.
 */
export async function notifyWebhooks(tx: Db, happening: Happening): Promise<number> {
  const { event, certificate, at, daysLeft, noticedAt = at } = happening;
  const about = [event, certificate.certificateNumber, ...(daysLeft === undefined ? [] : [daysLeft])].join(' ');
  const rows = await tx.rows(sql`
    insert into webhook_messages (organization_id, webhook_id, id, event, about, data, state, created_at, next_at)
    select w.organization_id, w.id, gen_random_uuid(), ${event}, ${about}, ${dataOf(happening)}, 'waiting', ${noticedAt}, ${noticedAt}
    from webhooks w where w.organization_id = ${certificate.organizationId} and w.state = 'on' and ${event} = any(w.events)
      and w.made_at <= ${at}
    for key share of w
    on conflict do nothing returning id`);
  return rows.length;
}
