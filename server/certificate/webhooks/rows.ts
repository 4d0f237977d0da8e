import sql from 'sql-template-tag';
import type { DeliveryState, WebhookEvent, WebhookFailure, WebhookMessage, WebhookState } from '#core/certificate/webhooks.ts';
import type { Db } from '#server/platform/db/db.ts';
import { personName } from '#server/account/public.ts';

export type WebhookRow = Readonly<{
  organizationId: string;
  id: string;
  url: string;
  events: readonly WebhookEvent[];
  /** Sealed, as the former one. */
  secret: string;
  formerSecret: string | null;
  formerUntil: Date | null;
  state: WebhookState;
  stateAt: Date;
  madeBy: string | null;
  madeAt: Date;
}>;

/** Which webhook of which organisation. */
export type WebhookId = Readonly<{ organizationId: string; id: string }>;

export function webhooksOf(db: Db, organizationId: string): Promise<WebhookRow[]> {
  return db.rows<WebhookRow>(sql`
    select w.organization_id, w.id, w.url, w.events, w.secret, w.former_secret, w.former_until, w.state, w.state_at,
      ${personName(sql`w.made_by`)} as made_by, w.made_at
    from webhooks w where w.organization_id = ${organizationId} order by w.made_at, w.id`);
}

export async function insertWebhook(tx: Db, webhook: WebhookRow & Readonly<{ userId: string }>): Promise<void> {
  const { organizationId, id, url, events, secret, state, stateAt, userId, madeAt } = webhook;
  await tx.rows(sql`
    insert into webhooks (organization_id, id, url, events, secret, state, state_at, made_by, made_at)
    values (${organizationId}, ${id}, ${url}, ${[...events]}::text[], ${secret}, ${state}, ${stateAt}, ${userId}, ${madeAt})`);
}

export async function changeEvents(tx: Db, { organizationId, id }: WebhookId, events: readonly WebhookEvent[]): Promise<void> {
  await tx.rows(sql`update webhooks set events = ${[...events]}::text[] where organization_id = ${organizationId} and id = ${id}`);
}

/** Gives a webhook another state; what still waits for one that is not on is abandoned. False when it has that state already. */
export async function changeState(tx: Db, { organizationId, id }: WebhookId, state: WebhookState, at: Date): Promise<boolean> {
  const changed = await tx.rows(sql`
    update webhooks set state = ${state}, state_at = ${at}
    where organization_id = ${organizationId} and id = ${id} and state <> ${state} returning id`);
  if (state !== 'on') {
    await tx.rows(sql`
      update webhook_messages set state = 'given_up', next_at = null, failure = 'off'
      where organization_id = ${organizationId} and webhook_id = ${id} and state = 'waiting'`);
  }
  return changed.length > 0;
}

/** Who wants a webhook to go on; it ends with their right. */
export async function changeMaker(tx: Db, { organizationId, id }: WebhookId, userId: string): Promise<void> {
  await tx.rows(sql`update webhooks set made_by = ${userId} where organization_id = ${organizationId} and id = ${id}`);
}

/** The webhooks that somebody made and that are on. */
export async function onBy(tx: Db, { organizationId, userId }: Readonly<{ organizationId: string; userId: string }>): Promise<string[]> {
  const found = await tx.rows<{ id: string }>(sql`
    select id from webhooks where organization_id = ${organizationId} and made_by = ${userId} and state = 'on' order by id`);
  return found.map(({ id }) => id);
}

export async function changeSecret(
  tx: Db,
  { organizationId, id }: WebhookId,
  { secret, formerUntil }: Readonly<{ secret: string; formerUntil: Date }>,
): Promise<void> {
  await tx.rows(sql`
    update webhooks set former_secret = secret, former_until = ${formerUntil}, secret = ${secret}
    where organization_id = ${organizationId} and id = ${id}`);
}

export async function deleteWebhook(tx: Db, { organizationId, id }: WebhookId): Promise<boolean> {
  return (await tx.rows(sql`delete from webhooks where organization_id = ${organizationId} and id = ${id} returning id`)).length > 0;
}

export type MessageRow = Readonly<{
  organizationId: string;
  webhookId: string;
  id: string;
  event: WebhookMessage;
  /** JSON. */
  data: string;
  state: DeliveryState;
  tries: number;
  createdAt: Date;
  triedAt: Date | null;
  nextAt: Date | null;
  failure: WebhookFailure | null;
  status: number | null;
}>;

const message = sql`
  m.organization_id, m.webhook_id, m.id, m.event, m.data, m.state, m.tries, m.created_at, m.tried_at, m.next_at, m.failure, m.status`;

export function messagesOf(db: Db, { organizationId, id }: WebhookId, most: number): Promise<MessageRow[]> {
  return db.rows<MessageRow>(sql`
    select ${message} from webhook_messages m where m.organization_id = ${organizationId} and m.webhook_id = ${id}
    order by m.created_at desc, m.id limit ${most}`);
}

/** Queues a message to one webhook; null where it was ended meanwhile. */
export async function insertMessage(
  tx: Db,
  { organizationId, id: webhookId }: WebhookId,
  { id, event, about, data, at }: Readonly<{ id: string; event: WebhookMessage; about: string; data: string; at: Date }>,
): Promise<MessageRow | null> {
  const [row] = await tx.rows<MessageRow>(sql`
    insert into webhook_messages as m (organization_id, webhook_id, id, event, about, data, state, created_at, next_at)
    select w.organization_id, w.id, ${id}, ${event}, ${about}, ${data}, 'waiting', ${at}, ${at}
    from webhooks w where w.organization_id = ${organizationId} and w.id = ${webhookId} for key share
    returning ${message}`);
  return row ?? null;
}

/** Has a message tried at once: from the beginning where it was abandoned or had arrived. */
export async function tryNow(tx: Db, { organizationId, id: webhookId }: WebhookId, id: string, at: Date): Promise<MessageRow | null> {
  const [row] = await tx.rows<MessageRow>(sql`
    update webhook_messages m set next_at = ${at}, state = 'waiting', failure = null, status = null,
      tries = case when m.state = 'waiting' then m.tries else 0 end
    where m.organization_id = ${organizationId} and m.webhook_id = ${webhookId} and m.id = ${id} returning ${message}`);
  return row ?? null;
}

/** A message that is being sent, with what that takes. */
export type DueMessage = MessageRow & Pick<WebhookRow, 'url' | 'secret' | 'formerSecret' | 'formerUntil'>;

/** Claims what is due, the longest due first, until `until`; each claim is a try. */
export function claimDue(db: Db, { now, until, most }: Readonly<{ now: Date; until: Date; most: number }>): Promise<DueMessage[]> {
  return db.rows<DueMessage>(sql`
    with due as (
      select organization_id, webhook_id, id from webhook_messages where state = 'waiting' and next_at <= ${now}
      order by next_at, id limit ${most} for update skip locked
    ), taken as (
      update webhook_messages m set next_at = ${until}, tried_at = ${now}, tries = m.tries + 1
      from due d where m.organization_id = d.organization_id and m.webhook_id = d.webhook_id and m.id = d.id
      returning ${message}
    )
    select m.*, w.url, w.secret, w.former_secret, w.former_until from taken m
    join webhooks w on w.organization_id = m.organization_id and w.id = m.webhook_id order by m.created_at, m.id`);
}

/** Writes down how a try went; false when the message is not waiting any more. */
export async function settle(
  tx: Db,
  { organizationId, webhookId, id }: MessageRow,
  how: Readonly<{ state: DeliveryState; nextAt: Date | null; failure: WebhookFailure | null; status: number | null }>,
): Promise<boolean> {
  const rows = await tx.rows(sql`
    update webhook_messages set state = ${how.state}, next_at = ${how.nextAt}, failure = ${how.failure}, status = ${how.status}
    where organization_id = ${organizationId} and webhook_id = ${webhookId} and id = ${id} and state = 'waiting' returning id`);
  return rows.length > 0;
}
