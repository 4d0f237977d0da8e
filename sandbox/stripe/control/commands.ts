import type { Sandbox } from '#sandbox/stripe/sandbox.ts';
import { chargeOf, methods, type Method } from '#sandbox/stripe/money/charges.ts';
import { closeDispute, openDispute, submitEvidence, withdrawFunds } from '#sandbox/stripe/money/disputes.ts';
import { invalid, missing } from '#sandbox/stripe/protocol/errors.ts';
import { breakPromise, expire, fulfilPromise, pay, promise } from '#sandbox/stripe/money/payments.ts';
import { fail, refund, succeed } from '#sandbox/stripe/money/refunds.ts';
import { idOf, seconds, setClock, type Charge, type Dispute, type Session } from '#sandbox/stripe/state.ts';
import type { DeliveryOptions } from '#sandbox/stripe/webhooks/webhooks.ts';

type Fields = Readonly<Record<string, string>>;

/** A command of the sandbox; `fields` are explained on the control page. */
export type Command = Readonly<{
  does: string;
  fields: Readonly<Record<string, string>>;
  run: (sandbox: Sandbox, fields: Fields, how: DeliveryOptions | undefined) => Promise<object>;
}>;

function text(fields: Fields, name: string): string | undefined {
  return fields[name] || undefined;
}

function amount(fields: Fields): number | undefined {
  const given = text(fields, 'amount');
  return given === undefined ? undefined : Number(given);
}

function oneOf<T extends string>(fields: Fields, name: string, allowed: readonly T[], usual: T): T {
  const given = text(fields, name) ?? usual;
  const found = allowed.find((one) => one === given);
  if (!found) throw invalid(name, `${name} must be one of ${allowed.join(', ')}`);
  return found;
}

function named<T>(all: Readonly<Record<string, T>>, kind: string, id: string | undefined): T {
  const found = all[id ?? ''];
  if (!found) throw missing(kind, id ?? '', kind);
  return found;
}

const session = ({ state }: Sandbox, fields: Fields): Session => named(state.sessions, 'session', text(fields, 'session'));
const dispute = ({ state }: Sandbox, fields: Fields): Dispute => named(state.disputes, 'dispute', text(fields, 'dispute'));

/** The charge of a session, a payment intent or by its own id. */
function charge(sandbox: Sandbox, fields: Fields): Charge {
  const { state } = sandbox;
  const id = text(fields, 'charge');
  const intent = text(fields, 'intent') ?? (id ? undefined : session(sandbox, fields).payment_intent);
  const found = id ? state.charges[id] : chargeOf(state, intent ?? null);
  if (!found) throw missing('charge', id ?? idOf(intent ?? null), 'session');
  return found;
}

const about = { session: 'cs_test_…', charge: 'ch_… (instead of session)', intent: 'pi_… (instead of session)' };

const paying: Readonly<Record<string, Command>> = {
  pay: {
    does: 'Pays a session whatever its state, even an expired one: the buyer had confirmed before it ended.',
    fields: { session: about.session, method: 'card, blik or p24' },
    run: async (sandbox, fields, how) => {
      const paid = session(sandbox, fields);
      if (paid.payment_status === 'paid') throw invalid('session', 'This session is paid already.');
      const method: Method = oneOf(fields, 'method', methods, 'card');
      await pay(sandbox.state, sandbox.webhooks, paid, method, how);
      return paid;
    },
  },
  hold: {
    does: 'Keeps the pay page of a session payable even when the session is expired meanwhile, as if it had been opened before.',
    fields: { session: about.session },
    run: async (sandbox, fields) => {
      const held = session(sandbox, fields);
      sandbox.state.held[held.id] = true;
      return held;
    },
  },
  expire: {
    does: 'Lets an open session expire.',
    fields: { session: about.session },
    run: async (sandbox, fields, how) => {
      const expired = session(sandbox, fields);
      await expire(sandbox.state, sandbox.webhooks, expired, how);
      return expired;
    },
  },
  'pay-later': {
    does: 'Completes a session unpaid (checkout.session.completed with payment_status unpaid): the money comes later or not at all.',
    fields: { session: about.session },
    run: async (sandbox, fields, how) => {
      const promised = session(sandbox, fields);
      await promise(sandbox.state, sandbox.webhooks, promised, how);
      return promised;
    },
  },
  'later-succeeded': {
    does: 'The money of pay-later has come (checkout.session.async_payment_succeeded).',
    fields: { session: about.session },
    run: async (sandbox, fields, how) => {
      const paid = session(sandbox, fields);
      await fulfilPromise(sandbox.state, sandbox.webhooks, paid, how);
      return paid;
    },
  },
  'later-failed': {
    does: 'The money of pay-later will not come (checkout.session.async_payment_failed).',
    fields: { session: about.session },
    run: async (sandbox, fields, how) => {
      const failed = session(sandbox, fields);
      await breakPromise(sandbox.state, sandbox.webhooks, failed, how);
      return failed;
    },
  },
};

const refunding: Readonly<Record<string, Command>> = {
  refund: {
    does: 'Refunds from the dashboard, wholly or in part (refund.created, charge.refunded, and refund.updated once it succeeded).',
    fields: { ...about, amount: 'minor units; none: all that is left', status: 'succeeded or pending' },
    run: ({ state, webhooks, ...rest }, fields, how) => {
      const { payment_intent: intent } = charge({ state, webhooks, ...rest }, fields);
      const part = text(fields, 'amount');
      const status = oneOf(fields, 'status', ['succeeded', 'pending'], 'succeeded');
      const form = { payment_intent: idOf(intent), ...(part === undefined ? {} : { amount: part }) };
      return refund(state, webhooks, form, { status, ...(how ? { how } : {}) });
    },
  },
  'refund-succeeded': {
    does: 'A pending refund has arrived (refund.updated).',
    fields: { refund: 're_…' },
    run: async ({ state, webhooks }, fields, how) => {
      const refunded = named(state.refunds, 'refund', text(fields, 'refund'));
      await succeed(webhooks, refunded, how);
      return refunded;
    },
  },
  'refund-failed': {
    does: 'A refund comes back, pending or not (refund.updated, refund.failed, charge.updated); amount_refunded of the charge falls again.',
    fields: { refund: 're_…', reason: 'such as expired_or_canceled_card, insufficient_funds, declined, unknown' },
    run: async ({ state, webhooks }, fields, how) => {
      const refunded = named(state.refunds, 'refund', text(fields, 'refund'));
      await fail(state, webhooks, refunded, text(fields, 'reason') ?? 'expired_or_canceled_card', how);
      return refunded;
    },
  },
  'refunds-start-as': {
    does: 'How refunds asked for through the API start from now on.',
    fields: { status: 'succeeded or pending' },
    run: async (sandbox, fields) => {
      sandbox.refunds.startAs = oneOf(fields, 'status', ['succeeded', 'pending'], 'succeeded');
      return sandbox.refunds;
    },
  },
};

const disputing: Readonly<Record<string, Command>> = {
  dispute: {
    does: 'The buyer contests a payment, wholly or in part (charge.dispute.created).',
    fields: { ...about, amount: 'minor units; none: all', reason: 'such as fraudulent, product_not_received' },
    run: (sandbox, fields, how) =>
      openDispute(sandbox.state, sandbox.webhooks, charge(sandbox, fields), {
        amount: amount(fields),
        reason: text(fields, 'reason'),
        ...(how ? { how } : {}),
      }),
  },
  'dispute-withdrawn': {
    does: 'The disputed money leaves the balance (charge.dispute.funds_withdrawn).',
    fields: { dispute: 'du_…' },
    run: async (sandbox, fields, how) => {
      const contested = dispute(sandbox, fields);
      await withdrawFunds(sandbox.state, sandbox.webhooks, contested, how);
      return contested;
    },
  },
  'dispute-evidence': {
    does: 'Evidence is handed in (charge.dispute.updated, under_review).',
    fields: { dispute: 'du_…' },
    run: async (sandbox, fields, how) => {
      const contested = dispute(sandbox, fields);
      await submitEvidence(sandbox.webhooks, contested, how);
      return contested;
    },
  },
  'dispute-closed': {
    does: 'A dispute ends (charge.dispute.closed); when withdrawn money was won back, also charge.dispute.funds_reinstated.',
    fields: { dispute: 'du_…', outcome: 'won or lost' },
    run: async (sandbox, fields, how) => {
      const contested = dispute(sandbox, fields);
      await closeDispute(sandbox.state, sandbox.webhooks, contested, oneOf(fields, 'outcome', ['won', 'lost'], 'lost'), how);
      return contested;
    },
  },
};

const misbehaving: Readonly<Record<string, Command>> = {
  trouble: {
    does: 'The next calls of the API hang or fail. A call that hangs does its work and answers, but only after the wait.',
    fields: {
      kind: 'hang or error',
      requests: 'how many calls; none: 1',
      path: 'only calls whose path contains this, such as checkout/sessions',
      seconds: 'how long a hanging call waits; none: 30',
      done: 'before or after: whether a hanging call does its work before or after the wait; none: after',
      status: 'of an error; none: 500',
    },
    run: async ({ troubles }, fields) => {
      const path = text(fields, 'path');
      troubles.add({
        kind: oneOf(fields, 'kind', ['hang', 'error'], 'hang'),
        requests: Number(text(fields, 'requests') ?? 1),
        seconds: Number(text(fields, 'seconds') ?? 30),
        done: oneOf<'before' | 'after'>(fields, 'done', ['before', 'after'], 'after'),
        status: Number(text(fields, 'status') ?? 500),
        ...(path ? { path } : {}),
      });
      return { troubles: troubles.list() };
    },
  },
  telling: {
    does: 'How all events are told from now on, also those of the pay page: with delay, repeat, every and reverse. Without any: as usual.',
    fields: {},
    run: async ({ webhooks }, _, how) => {
      webhooks.usual.how = how ?? {};
      return webhooks.usual;
    },
  },
  clock: {
    does: 'Lets it be another time for the provider, so that what is paid now was paid then. Without any: the real one.',
    fields: { at: 'such as 2026-01-31T09:00:00Z' },
    run: async (_, fields) => {
      const at = text(fields, 'at');
      const moment = at === undefined ? null : Date.parse(at);
      if (Number.isNaN(moment)) throw invalid('at', 'at must be an instant');
      setClock(moment === null ? null : Math.floor(moment / 1000));
      return { now: seconds() };
    },
  },
  resend: {
    does: 'Sends a recorded event once more.',
    fields: { event: 'evt_…' },
    run: async ({ state, webhooks }, fields, how) => {
      const event = named(state.events, 'event', text(fields, 'event'));
      await webhooks.resend(event, how);
      return event;
    },
  },
  reset: {
    does: 'Forgets all troubles, tells events as usual again, lets refunds succeed at once and it be the real time.',
    fields: {},
    run: async ({ webhooks, troubles, refunds }) => {
      troubles.clear();
      webhooks.usual.how = {};
      refunds.startAs = 'succeeded';
      setClock(null);
      return {};
    },
  },
};

/** All commands of the sandbox, by the last part of its address. */
export const commands: Readonly<Record<string, Command>> = { ...paying, ...refunding, ...disputing, ...misbehaving };
