import { methods, type Method } from '#sandbox/stripe/money/charges.ts';
import { closeDispute, openDispute, submitEvidence, withdrawFunds } from '#sandbox/stripe/money/disputes.ts';
import { invalid } from '#sandbox/stripe/protocol/errors.ts';
import { breakPromise, expire, fulfilPromise, pay, promise } from '#sandbox/stripe/money/payments.ts';
import { fail, refund, succeed } from '#sandbox/stripe/money/refunds.ts';
import { idOf } from '#sandbox/stripe/state.ts';
import { about, amount, charge, dispute, named, oneOf, session, text, type Command } from './fields.ts';
import { troubleCommands } from './trouble-commands.ts';

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

/** All commands of the sandbox, by the last part of its address. */
export const commands: Readonly<Record<string, Command>> = { ...paying, ...refunding, ...disputing, ...troubleCommands };
