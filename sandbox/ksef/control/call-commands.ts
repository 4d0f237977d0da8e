import type { Fault } from '#sandbox/ksef/api/faults.ts';
import type { Command } from './command.ts';
import { CommandError, isOn, numberIn, oneOf, type Fields } from './fields.ts';

const which = {
  requests: 'how many calls (1)',
  path: 'only calls whose path contains this, such as /invoices or /close',
  method: 'only GET, POST or DELETE',
};

function faultOf(kind: Fault['kind'], fields: Fields): Fault {
  const { path, method } = fields;
  return { kind, requests: numberIn(fields, 'requests', 1), ...(path ? { path } : {}), ...(method ? { method } : {}) };
}

const endings = ['before', 'never'] as const;
const statuses = [500, 502, 503, 504] as const;

function statusIn(fields: Fields): (typeof statuses)[number] {
  const status = numberIn(fields, 'status', 500);
  const found = statuses.find((one) => one === status);
  if (!found) throw new CommandError(`status must be one of ${statuses.join(', ')}`);
  return found;
}

/** What goes wrong with calls of the API. */
export const callCommands: Readonly<Record<string, Command>> = {
  hang: {
    does: 'No answer for some seconds. The work is done before the wait, after it, or never (the connection ends).',
    fields: { ...which, seconds: '30', done: 'before, after or never (before)' },
    run: (ksef, fields) => {
      const done = oneOf(fields, 'done', ['before', 'after', 'never'], 'before');
      return ksef.faults.add({ ...faultOf('hang', fields), seconds: numberIn(fields, 'seconds', 30), done });
    },
  },
  error: {
    does: 'An answer of the 5xx kind. With done=before the work was done all the same: a close that answers 502, a document that was taken.',
    fields: { ...which, status: '500, 502, 503 or 504 (500)', done: 'never or before (never)' },
    run: (ksef, fields) =>
      ksef.faults.add({ ...faultOf('error', fields), status: statusIn(fields), done: oneOf(fields, 'done', endings, 'never') }),
  },
  tear: {
    does: 'The connection ends instead of an answer, after the work was done or without it.',
    fields: { ...which, done: 'before or never (before)' },
    run: (ksef, fields) => ksef.faults.add({ ...faultOf('tear', fields), done: oneOf(fields, 'done', endings, 'before') }),
  },
  unauthorized: {
    does: 'Refuses the token (401).',
    fields: which,
    run: (ksef, fields) => ksef.faults.add(faultOf('unauthorized', fields)),
  },
  limited: {
    does: 'Answers 429 with Retry-After.',
    fields: { ...which, seconds: '30' },
    run: (ksef, fields) => ksef.faults.add({ ...faultOf('limited', fields), seconds: numberIn(fields, 'seconds', 30) }),
  },
  'unknown-fields': {
    does: 'Answers with a field that no documentation names.',
    fields: which,
    run: (ksef, fields) => ksef.faults.add(faultOf('unknown-fields', fields)),
  },
  calm: {
    does: 'Forgets every trouble that was told and has not come yet.',
    fields: {},
    run: (ksef) => ksef.faults.clear(),
  },
  limits: {
    does: 'Turns the limits of calls on or off, and forgets what was counted.',
    fields: { on: 'true or false' },
    run: (ksef, fields) => {
      ksef.limits.clear();
      ksef.set({ hasLimits: isOn(fields) });
    },
  },
};
