import { nextTry, webhookTest, webhookWithinMillis } from '#core/certificate/webhooks.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import type { SendOutcome } from '#server/adapters/web/webhook-sender.ts';
import { bodyOf, signedHeaders } from './message.ts';
import * as rows from './rows.ts';
import { organizationName, writeToOwners } from '#server/account/public.ts';

/** So many are sent at the same time, so that one receiver that is slow holds up few others. */
const atOnce = 8;
/** Whoever took a message and died is followed by another after that. */
const claimedForMillis = 6 * webhookWithinMillis;
const origin = { ipAddress: '', userAgent: 'webhooks' };

/** Switches a webhook off that could not be reached in all tries of a message, or wants no more, and notifies the owners why. */
async function stop(deps: Deps, tx: Db, message: rows.DueMessage, state: 'failed' | 'gone'): Promise<void> {
  const { organizationId, webhookId: id } = message;
  if (!(await rows.changeState(tx, { organizationId, id }, state, deps.now()))) return;
  await record(deps, tx, { userId: null, organizationId, origin }, { action: 'webhook.stopped', id, metadata: { state } });
  // Said once: the state changes once.
  const values = { organization: await organizationName(tx, organizationId), organizationId, host: new URL(message.url).hostname };
  await writeToOwners(deps, tx, organizationId, { kind: state === 'gone' ? 'webhook_gone' : 'webhook_failed', valuesIn: () => values });
}

/** Writes down how it went. A test is tried once, and stops nothing. */
async function settle(deps: Deps, message: rows.DueMessage, { failure, status }: SendOutcome): Promise<void> {
  const isTest = message.event === webhookTest;
  const nextAt = failure === null || failure === 'gone' || isTest ? null : nextTry(message.tries, deps.now());
  const state = failure === null ? 'delivered' : nextAt === null ? 'given_up' : 'waiting';
  await deps.db.transaction(async (tx) => {
    const settled = await rows.settle(tx, message, { state, nextAt, failure, status });
    if (settled && state === 'given_up' && !isTest) await stop(deps, tx, message, failure === 'gone' ? 'gone' : 'failed');
  });
}

async function sendOne(deps: Deps, message: rows.DueMessage): Promise<void> {
  const body = bodyOf(deps, message);
  const headers = signedHeaders(deps, { ...message, body }, deps.now());
  await settle(deps, message, await deps.webhookSender.send(message.url, body, headers));
}

/** Sends what is due. A message arrives at least once: whoever dies between sending and writing it down sends it again, under the same id. */
export async function sendDue(deps: Deps): Promise<void> {
  for (;;) {
    const now = deps.now();
    const due = await rows.claimDue(deps.db, { now, until: new Date(now.getTime() + claimedForMillis), most: atOnce });
    if (due.length === 0) return;
    const ended = await Promise.allSettled(due.map((message) => sendOne(deps, message)));
    for (const { reason } of ended.filter((one) => one.status === 'rejected'))
      deps.log.error({ err: reason }, 'a message to a webhook failed');
  }
}
