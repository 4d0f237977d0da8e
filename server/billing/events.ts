import sql from 'sql-template-tag';
import type { Deps } from '#server/deps.ts';
import type { PaymentEvent, PaymentNews } from '#server/outside/payments.ts';
import { applyNews } from './settlement.ts';

/** The method is not in the session of an event; asking for it may fail without harm. */
async function withMethod(deps: Deps, news: PaymentNews): Promise<PaymentNews> {
  if (news.fact?.kind !== 'paid' || news.method || !news.sessionId) return news;
  try {
    return { ...news, method: (await deps.payments.readCheckout(news.sessionId)).method };
  } catch (error) {
    deps.log.warn({ err: error }, 'method of a payment not known');
    return news;
  }
}

async function process(deps: Deps, event: PaymentEvent): Promise<void> {
  const news = event.news ? await withMethod(deps, event.news) : null;
  await deps.db.transaction(async (tx) => {
    const [open] = await tx.rows(sql`select 1 from stripe_events where id = ${event.id} and processed_at is null for update`);
    if (!open) return;
    const known = news ? await applyNews(deps, tx, news) : true;
    const note = known ? null : 'payment_unknown';
    await tx.rows(sql`update stripe_events set processed_at = ${deps.now()}, note = ${note} where id = ${event.id}`);
  });
}

/**
 * Takes in a verified event: stored first, handled once. A failure is thrown, so that the provider sends it again.
 * Events of the other environment (live against test) are stored and left alone.
 */
export async function takeEvent(deps: Deps, event: PaymentEvent): Promise<void> {
  const foreign = event.live !== deps.config.stripe.secretKey.includes('_live_');
  const at = deps.now();
  await deps.db.rows(sql`
    insert into stripe_events (id, type, payload, received_at, processed_at, note)
    values (${event.id}, ${event.type}, ${JSON.stringify(event.payload)}::jsonb, ${at}, ${foreign ? at : null}, ${foreign ? 'other_mode' : null})
    on conflict do nothing`);
  if (foreign) return;
  try {
    await process(deps, event);
  } catch (error) {
    await deps.db.rows(sql`update stripe_events set note = ${String(error)} where id = ${event.id} and processed_at is null`);
    throw error;
  }
}
