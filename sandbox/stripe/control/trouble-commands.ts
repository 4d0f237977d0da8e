import { invalid } from '#sandbox/stripe/protocol/errors.ts';
import { seconds, setClock } from '#sandbox/stripe/state.ts';
import { named, oneOf, text, type Command } from './fields.ts';

/** Troubles, the order and delay of events, and the clock. */
export const troubleCommands: Readonly<Record<string, Command>> = {
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
