import sql, { type Sql } from 'sql-template-tag';
import type { MailKind } from '#content/mails/mails.ts';
import { planTexts } from '#content/plans.ts';
import { dayText } from '#core/formats.ts';
import { defaultLanguage, type Language } from '#core/languages.ts';
import type { PlanId } from '#core/plans.ts';
import { dueReminder, type ReminderDay } from '#core/reminders.ts';
import type { Deps } from '#server/deps.ts';

/** Something whose end its organisation is reminded of. */
type Ending = Readonly<{
  organizationId: string;
  id: string;
  endsAt: Date;
  userId: string;
  language: Language | null;
  /** Certificate number; null for a subscription. */
  number: string | null;
  plan: PlanId | null;
}>;

const window = { before: 31, after: 31 };
const dayMillis = 86_400_000;

function around(column: Sql, now: Date): Sql {
  const from = new Date(now.getTime() - window.after * dayMillis);
  const to = new Date(now.getTime() + window.before * dayMillis);
  return sql`${column} between ${from} and ${to}`;
}

/** Certificates about to end or just ended, unless revoked or followed by a later one of the same regime. */
function endingCertificates(deps: Deps): Promise<Ending[]> {
  return deps.db.rows<Ending>(sql`
    select c.organization_id, c.id, c.expires_at as ends_at, u.id as user_id, u.language, c.certificate_number as number, null as plan
    from certificates c join organizations o on o.id = c.organization_id join users u on u.id = o.user_id
    where c.revoked_at is null and u.reminders and ${around(sql`c.expires_at`, deps.now())}
      and not exists (select 1 from certificates l where l.organization_id = c.organization_id and l.type = c.type
        and l.revoked_at is null and l.expires_at > c.expires_at)`);
}

/** Paid periods about to end or just ended, unless refunded or followed by a later one. */
function endingSubscriptions(deps: Deps): Promise<Ending[]> {
  return deps.db.rows<Ending>(sql`
    select s.organization_id, s.id, s.ends_at, u.id as user_id, u.language, null as number, s.plan
    from subscriptions s join organizations o on o.id = s.organization_id join users u on u.id = o.user_id
    left join payments p on p.organization_id = s.organization_id and p.id = s.payment_id
    where u.reminders and s.ends_at > s.starts_at and ${around(sql`s.ends_at`, deps.now())}
      and p.refunded_at is null and p.withdrawn_at is null
      and not exists (select 1 from subscriptions l where l.organization_id = s.organization_id and l.ends_at > s.ends_at)`);
}

function kindOf(ending: Ending, day: ReminderDay): MailKind {
  if (ending.number) return day > 0 ? 'certificate_expiring' : 'certificate_expired';
  return day > 0 ? 'subscription_ending' : 'subscription_ended';
}

/** Records and owes one reminder in one transaction; false when it was recorded before. */
async function remind(deps: Deps, ending: Ending, day: ReminderDay): Promise<boolean> {
  const kind = kindOf(ending, day);
  const language = ending.language ?? defaultLanguage;
  const notificationId = deps.newId();
  const [certificateId, subscriptionId] = ending.number ? [ending.id, null] : [null, ending.id];
  return deps.db.transaction(async (tx) => {
    const recorded = await tx.rows(sql`
      insert into certificate_notifications (organization_id, id, certificate_id, subscription_id, user_id, notification_type,
        days_before_expiry, sent_at)
      values (${ending.organizationId}, ${notificationId}, ${certificateId}, ${subscriptionId}, ${ending.userId}, ${kind}, ${day}, ${deps.now()})
      on conflict do nothing returning id`);
    if (recorded.length === 0) return false;
    const values = {
      date: dayText(new Date(ending.endsAt.getTime() - 1), language),
      number: ending.number ?? '',
      plan: ending.plan ? planTexts[ending.plan].name : '',
    };
    await deps.queue.oweMail(tx, { kind, userId: ending.userId, language, values, notificationId });
    return true;
  });
}

/** Reminders 30 and 7 days before the end and once 7 days after, each at most once, unless unsubscribed. */
export async function sendReminders(deps: Deps): Promise<{ certificates: number; subscriptions: number }> {
  const sendAll = async (endings: readonly Ending[]): Promise<number> => {
    let sent = 0;
    for (const ending of endings) {
      const day = dueReminder(ending.endsAt, deps.now());
      if (day !== null && (await remind(deps, ending, day))) sent += 1;
    }
    return sent;
  };
  return {
    certificates: await sendAll(await endingCertificates(deps)),
    subscriptions: await sendAll(await endingSubscriptions(deps)),
  };
}

/** Whether and why a reminder could not be sent, kept beside it. */
export async function noteSending(deps: Deps, notificationId: string, error: string | null): Promise<void> {
  await deps.db.rows(sql`
    update certificate_notifications set email_sent = ${error === null}, email_error = ${error} where id = ${notificationId}`);
}

/** The address that ends the reminders of a user without signing in. */
export async function unsubscribeToken(deps: Deps, userId: string): Promise<string | null> {
  const [row] = await deps.db.rows<{ token: string }>(sql`select unsubscribe_token as token from users where id = ${userId}`);
  return row?.token ?? null;
}

export async function unsubscribe(deps: Deps, token: string): Promise<{ ok: true }> {
  await deps.db.rows(sql`update users set reminders = false, updated_at = ${deps.now()} where unsubscribe_token = ${token}`);
  return { ok: true };
}
