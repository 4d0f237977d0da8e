import type { z } from 'zod';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import type { changeWebhook, makeWebhook, renewWebhookSecret, WebhookDelivery, WebhookView } from '#contract/certificate/webhooks.ts';
import { formerSecretHours, webhookAddress, webhooksAtMost, webhookTest } from '#core/certificate/webhooks.ts';
import { record, type Actor } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { aboutSecret, bodyOf, newWebhookSecret } from './message.ts';
import * as rows from './rows.ts';
import { lockOrganization } from '#server/account/public.ts';

type Owner = Principal<'owner'>;

const byHand = { name: 'webhooks by hand', points: webhooksAtMost.byHandPerHour, seconds: 3600 };

function view({ id, url, events, state, stateAt, formerUntil, madeAt, madeBy }: rows.WebhookRow, now: Date): WebhookView {
  return {
    id,
    url,
    events: [...events],
    state,
    stateAt: stateAt.toISOString(),
    formerUntil: formerUntil !== null && formerUntil > now ? formerUntil.toISOString() : null,
    madeAt: madeAt.toISOString(),
    madeBy,
  };
}

function deliveryView(deps: Deps, row: rows.MessageRow): WebhookDelivery {
  const { id, event, state, tries, createdAt, triedAt, nextAt, failure, status } = row;
  return {
    id,
    event,
    body: bodyOf(deps, row),
    state,
    tries,
    createdAt: createdAt.toISOString(),
    triedAt: triedAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
    failure,
    status,
  };
}

async function existing(deps: Deps, db: Db, { account }: Owner, id: string): Promise<rows.WebhookRow> {
  const found = (await rows.webhooksOf(db, account.organization.id)).find((one) => one.id === id);
  if (!found) throw notFound();
  return found;
}

export async function listWebhooks(deps: Deps, { account }: Owner): Promise<WebhookView[]> {
  return (await rows.webhooksOf(deps.db, account.organization.id)).map((row) => view(row, deps.now()));
}

/** Makes a webhook that is on. Nobody is shown its secret again. */
export async function makeOne(
  deps: Deps,
  caller: Owner,
  { url: typed, events }: z.output<typeof makeWebhook.body>,
): Promise<OutputOf<typeof makeWebhook>> {
  const { organization, userId } = caller.account;
  const url = webhookAddress(typed);
  if (url === null) throw new AppError(400, 'invalid_input', { fields: { url: 'webhook_address' } });
  const [id, secret, at] = [deps.newId(), newWebhookSecret(), deps.now()];
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organization.id);
    if ((await rows.webhooksOf(tx, organization.id)).length >= webhooksAtMost.perOrganization) {
      throw new AppError(409, 'webhooks_exhausted', { facts: { most: webhooksAtMost.perOrganization } });
    }
    await rows.insertWebhook(tx, {
      organizationId: organization.id,
      id,
      url,
      events: [...new Set(events)],
      secret: deps.encryption.seal(secret, aboutSecret(id)),
      formerSecret: null,
      formerUntil: null,
      state: 'on',
      stateAt: at,
      madeBy: null,
      madeAt: at,
      userId,
    });
    await record(deps, tx, caller, { action: 'webhook.made', id, metadata: { host: new URL(url).hostname, events } });
    return { webhook: view(await existing(deps, tx, caller, id), at), secret };
  });
}

/** Changes what a webhook receives, or switches it. What happened while it was off is not made up for. */
export async function changeOne(
  deps: Deps,
  caller: Owner,
  id: string,
  { events, on }: z.output<typeof changeWebhook.body>,
): Promise<WebhookView> {
  const which = { organizationId: caller.account.organization.id, id };
  return deps.db.transaction(async (tx) => {
    await existing(deps, tx, caller, id);
    if (events) await rows.changeEvents(tx, which, [...new Set(events)]);
    if (on !== undefined) await rows.changeState(tx, which, on ? 'on' : 'off', deps.now());
    if (on) await rows.changeMaker(tx, which, caller.account.userId);
    await record(deps, tx, caller, { action: 'webhook.changed', id, metadata: { events, on } });
    return view(await existing(deps, tx, caller, id), deps.now());
  });
}

/** Switches off, within a transaction, what somebody made who no longer owns the organisation: until another owner switches it on. */
export async function stopWebhooksOf(
  deps: Deps,
  tx: Db,
  by: Actor,
  { organizationId, userId }: Readonly<{ organizationId: string; userId: string }>,
): Promise<void> {
  for (const id of await rows.onBy(tx, { organizationId, userId })) {
    await rows.changeState(tx, { organizationId, id }, 'off', deps.now());
    await record(deps, tx, by, { action: 'webhook.stopped', id });
  }
}

/** Gives a webhook a new secret, shown this once. */
export async function renewSecret(deps: Deps, caller: Owner, id: string): Promise<OutputOf<typeof renewWebhookSecret>> {
  const which = { organizationId: caller.account.organization.id, id };
  const [secret, now] = [newWebhookSecret(), deps.now()];
  const formerUntil = new Date(now.getTime() + formerSecretHours * 3_600_000);
  return deps.db.transaction(async (tx) => {
    await existing(deps, tx, caller, id);
    await rows.changeSecret(tx, which, { secret: deps.encryption.seal(secret, aboutSecret(id)), formerUntil });
    await record(deps, tx, caller, { action: 'webhook.secret_renewed', id });
    return { webhook: view(await existing(deps, tx, caller, id), now), secret };
  });
}

export async function endOne(deps: Deps, caller: Owner, id: string): Promise<{ ok: true }> {
  await deps.db.transaction(async (tx) => {
    if (!(await rows.deleteWebhook(tx, { organizationId: caller.account.organization.id, id }))) throw notFound();
    await record(deps, tx, caller, { action: 'webhook.ended', id });
  });
  return { ok: true };
}

export async function listDeliveries(deps: Deps, caller: Owner, id: string): Promise<WebhookDelivery[]> {
  await existing(deps, deps.db, caller, id);
  const sent = await rows.messagesOf(deps.db, { organizationId: caller.account.organization.id, id }, webhooksAtMost.shown);
  return sent.map((row) => deliveryView(deps, row));
}

/** Queues what somebody requests by hand, and has it sent soon. */
async function enqueueByHand(
  deps: Deps,
  caller: Owner,
  id: string,
  enqueue: (tx: Db, which: rows.WebhookId) => Promise<rows.MessageRow | null>,
): Promise<WebhookDelivery> {
  const organizationId = caller.account.organization.id;
  const { state } = await existing(deps, deps.db, caller, id);
  if (state !== 'on') throw new AppError(409, 'webhook_off');
  await countOrRefuse(deps, byHand, organizationId);
  const queued = await deps.db.transaction((tx) => enqueue(tx, { organizationId, id }));
  if (!queued) throw notFound();
  await deps.queue.wake('webhooks');
  return deliveryView(deps, queued);
}

export function sendTest(deps: Deps, caller: Owner, id: string): Promise<WebhookDelivery> {
  const { name, nip } = caller.account.organization;
  const [messageId, at] = [deps.newId(), deps.now()];
  const data = JSON.stringify({ organization: { name, nip } });
  return enqueueByHand(deps, caller, id, (tx, which) =>
    rows.insertMessage(tx, which, { id: messageId, event: webhookTest, about: `${webhookTest} ${messageId}`, data, at }),
  );
}

export function sendOneAgain(deps: Deps, caller: Owner, id: string, messageId: string): Promise<WebhookDelivery> {
  return enqueueByHand(deps, caller, id, (tx, which) => rows.tryNow(tx, which, messageId, deps.now()));
}
