import sql, { type Sql } from 'sql-template-tag';
import type { MailKind } from '#content/mails/mails.ts';
import { planTexts } from '#content/plans.ts';
import { defaultLanguage } from '#core/platform/languages.ts';
import type { PlanId } from '#core/account/entitlements/plans.ts';
import { daysToRemindOf, dueReminder, reminderDays, type ReminderDay } from '#core/communication/reminders.ts';
import type { Deps } from '#server/deps.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { remindedOwners, endingPeriods } from '#server/account/public.ts';
import { endingCertificates } from '#server/certificate/public.ts';

/** Something whose end its organisation is reminded of. */
type Ending = Readonly<{
  organizationId: string;
  id: string;
  endsAt: Date;
  /** Certificate number; null for a paid period. */
  number: string | null;
  plan: PlanId | null;
}>;

type Owner = NonNullable<ReturnType<Awaited<ReturnType<typeof remindedOwners>>['get']>>[number];

function kindOf(ending: Ending, day: ReminderDay): MailKind {
  if (ending.number) return day > 0 ? 'certificate_expiring' : 'certificate_expired';
  return day > 0 ? 'subscription_ending' : 'subscription_ended';
}

/** Records one reminder and queues it for every owner, in one transaction; false when this end was reminded of before. */
async function remind(deps: Deps, ending: Ending, owners: readonly Owner[], day: ReminderDay): Promise<boolean> {
  const kind = kindOf(ending, day);
  const notificationId = deps.newId();
  const [certificateId, subscriptionId] = ending.number ? [ending.id, null] : [null, ending.id];
  return deps.db.transaction(async (tx) => {
    const recorded = await tx.rows(sql`
      insert into certificate_notifications (organization_id, id, certificate_id, subscription_id, user_id, notification_type,
        days_before_expiry, ends_at, sent_at)
      values (${ending.organizationId}, ${notificationId}, ${certificateId}, ${subscriptionId}, ${owners[0]?.userId ?? null}, ${kind}, ${day},
        ${ending.endsAt}, ${deps.now()})
      on conflict do nothing returning id`);
    if (recorded.length === 0) return false;
    for (const { userId, language: own } of owners) {
      const language = own ?? defaultLanguage;
      const values = {
        date: dayText(new Date(ending.endsAt.getTime() - 1), language),
        number: ending.number ?? '',
        plan: ending.plan ? planTexts[ending.plan].name : '',
        organizationId: ending.organizationId,
      };
      // What has ended meanwhile is announced by the reminder after the end.
      const until = day > 0 ? { until: ending.endsAt.toISOString() } : {};
      await deps.queue.enqueueMail(tx, { kind, userId, language, values, notificationId, ...until });
    }
    return true;
  });
}

/** That an end was not reminded of before: most of what ends around now was, and is not checked one by one again. */
function isNew(what: 'certificate' | 'subscription', endsAt: Sql, row: Sql, day: ReminderDay): Sql {
  const column = what === 'certificate' ? sql`certificate_id` : sql`subscription_id`;
  return sql`not exists (select 1 from certificate_notifications n where n.organization_id = ${row}.organization_id and n.${column} = ${row}.id
    and n.days_before_expiry = ${day} and n.ends_at = ${endsAt})`;
}

async function remindAll(deps: Deps, endings: readonly Ending[]): Promise<number> {
  if (endings.length === 0) return 0;
  const owners = await remindedOwners(
    deps.db,
    endings.map((ending) => ending.organizationId),
  );
  let sent = 0;
  for (const ending of endings) {
    const recipients = owners.get(ending.organizationId) ?? [];
    const day = dueReminder(ending.endsAt, deps.now());
    if (recipients.length > 0 && day !== null && (await remind(deps, ending, recipients, day))) sent += 1;
  }
  return sent;
}

/**
 * Reminders 30 and 7 days before the end and once 7 days after, each at most once for the same end, unless unsubscribed:
 * an end that was moved is reminded of anew. Looked for a few days at a time: of what ends in weeks there
 * is so much that all of it would be read.
 */
export async function sendReminders(deps: Deps): Promise<{ certificates: number; subscriptions: number }> {
  const sent = { certificates: 0, subscriptions: 0 };
  const days = reminderDays.flatMap((day) => daysToRemindOf(day, deps.now()).map((span) => ({ day, ...span })));
  for (const { day, from, to } of days) {
    const certificates = await endingCertificates(deps.db, from, to, isNew('certificate', sql`x.expires_at`, sql`x`, day));
    const periods = await endingPeriods(deps.db, from, to, isNew('subscription', sql`s.ends_at`, sql`s`, day));
    sent.certificates += await remindAll(
      deps,
      certificates.map((one) => ({ ...one, plan: null })),
    );
    sent.subscriptions += await remindAll(
      deps,
      periods.map((one) => ({ ...one, number: null })),
    );
  }
  return sent;
}

/** Whether and why a reminder could not be sent, stored beside it. */
export async function recordSending(deps: Deps, notificationId: string, error: string | null): Promise<void> {
  await deps.db.rows(sql`
    update certificate_notifications set email_sent = ${error === null}, email_error = ${error} where id = ${notificationId}`);
}
