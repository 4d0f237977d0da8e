import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { openTask } from '#server/platform/tasks/service.ts';
import type { PaymentEvent, PaymentNews } from '#server/adapters/payments/payments.ts';
import * as rows from './event-rows.ts';
import { applyNews } from './settlement.ts';

const dayMillis = 86_400_000;
/** Events are tried again for this long; an operator gets a task for those older than the second figure. */
const triedForMillis = 30 * dayMillis;
const openTaskAfterMillis = dayMillis;

/** The method is not in the session of an event; requesting it may fail without harm. */
async function withMethod(deps: Deps, news: PaymentNews): Promise<PaymentNews> {
  if (news.fact?.kind !== 'paid' || news.method || !news.sessionId) return news;
  try {
    return { ...news, method: (await deps.payments.readCheckout(news.sessionId)).method };
  } catch (error) {
    deps.log.warn({ err: error }, 'method of a payment not known');
    return news;
  }
}

/** Applies a stored event once; what is about an unknown payment stays open, because the payment may become known later. */
async function apply(deps: Deps, event: Readonly<{ id: string; news: PaymentNews | null }>): Promise<boolean> {
  const news = event.news ? await withMethod(deps, event.news) : null;
  return deps.db.transaction(async (tx) => {
    if (!(await rows.lockOpen(tx, event.id))) return false;
    const known = news ? await applyNews(deps, tx, news) : true;
    if (known) await rows.saveProcessed(tx, event.id, deps.now());
    else await rows.saveTry(tx, event.id, 'payment_unknown', deps.now());
    return known;
  });
}

async function tryApply(deps: Deps, event: Readonly<{ id: string; news: PaymentNews | null }>): Promise<boolean> {
  try {
    return await apply(deps, event);
  } catch (error) {
    await rows.saveTry(deps.db, event.id, String(error), deps.now());
    throw error;
  }
}

/**
 * Takes in a verified event: stored first, handled once. A failure is thrown, so that the provider sends it again.
 * Events of the other environment (live against test) are stored and left alone. Once a charge is known, what was reported
 * of it before is applied too.
 */
export async function receiveEvent(deps: Deps, event: PaymentEvent): Promise<void> {
  const foreign = event.live !== deps.payments.isLive;
  await rows.insertEvent(deps.db, { ...event, at: deps.now(), note: foreign ? 'other_mode' : null });
  if (foreign) return;
  const applied = await tryApply(deps, event);
  const intentId = event.news?.intentId;
  if (!applied || !intentId) return;
  for (const earlier of await rows.waitingFor(deps.db, intentId)) await retry(deps, earlier);
}

async function retry(deps: Deps, { id, payload }: rows.StoredEvent): Promise<boolean> {
  return tryApply(deps, { id, news: deps.payments.newsOf(payload) }).catch((error: unknown) => {
    deps.log.warn({ err: error, event: id }, 'event not applied');
    return false;
  });
}

async function openEventTask(deps: Deps, db: Db, { id, type, receivedAt, note }: rows.StoredEvent): Promise<void> {
  const facts = { eventId: id, eventType: type, receivedAt: receivedAt.toISOString(), failure: note };
  await openTask(deps, db, { kind: 'event_unprocessed', subject: id, organizationId: null, facts });
}

/** Tries the events again that could not be applied, oldest first, and notifies an operator of those that wait for long. */
export async function retryEvents(deps: Deps): Promise<{ eventsTried: number; eventsApplied: number }> {
  const now = deps.now().getTime();
  const counts = { eventsTried: 0, eventsApplied: 0 };
  for (const event of await rows.unprocessed(deps.db, new Date(now - triedForMillis))) {
    counts.eventsTried += 1;
    if (await retry(deps, event)) counts.eventsApplied += 1;
    else if (event.receivedAt.getTime() < now - openTaskAfterMillis) await openEventTask(deps, deps.db, event);
  }
  return counts;
}

/** Tries one stored event now; false when it could not be applied. */
export async function retryEvent(deps: Deps, id: string): Promise<boolean> {
  const event = await rows.eventById(deps.db, id);
  return event !== null && (event.processedAt !== null || (await retry(deps, event)));
}

/** Leaves an event alone for good. */
export async function dismissEvent(deps: Deps, tx: Db, id: string): Promise<void> {
  await rows.saveProcessed(tx, id, deps.now(), 'dismissed');
}
