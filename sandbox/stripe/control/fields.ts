import type { Sandbox } from '#sandbox/stripe/sandbox.ts';
import { chargeOf } from '#sandbox/stripe/money/charges.ts';
import { invalid, missing } from '#sandbox/stripe/protocol/errors.ts';
import { idOf, type Charge, type Dispute, type Session } from '#sandbox/stripe/state.ts';
import type { DeliveryOptions } from '#sandbox/stripe/webhooks/webhooks.ts';

export type Fields = Readonly<Record<string, string>>;

/** A command of the sandbox; `fields` are explained on the control page. */
export type Command = Readonly<{
  does: string;
  fields: Readonly<Record<string, string>>;
  run: (sandbox: Sandbox, fields: Fields, how: DeliveryOptions | undefined) => Promise<object>;
}>;

export function text(fields: Fields, name: string): string | undefined {
  return fields[name] || undefined;
}

export function amount(fields: Fields): number | undefined {
  const given = text(fields, 'amount');
  return given === undefined ? undefined : Number(given);
}

export function oneOf<T extends string>(fields: Fields, name: string, allowed: readonly T[], usual: T): T {
  const given = text(fields, name) ?? usual;
  const found = allowed.find((one) => one === given);
  if (!found) throw invalid(name, `${name} must be one of ${allowed.join(', ')}`);
  return found;
}

export function named<T>(all: Readonly<Record<string, T>>, kind: string, id: string | undefined): T {
  const found = all[id ?? ''];
  if (!found) throw missing(kind, id ?? '', kind);
  return found;
}

export const session = ({ state }: Sandbox, fields: Fields): Session => named(state.sessions, 'session', text(fields, 'session'));
export const dispute = ({ state }: Sandbox, fields: Fields): Dispute => named(state.disputes, 'dispute', text(fields, 'dispute'));

/** The charge of a session, a payment intent or by its own id. */
export function charge(sandbox: Sandbox, fields: Fields): Charge {
  const { state } = sandbox;
  const id = text(fields, 'charge');
  const intent = text(fields, 'intent') ?? (id ? undefined : session(sandbox, fields).payment_intent);
  const found = id ? state.charges[id] : chargeOf(state, intent ?? null);
  if (!found) throw missing('charge', id ?? idOf(intent ?? null), 'session');
  return found;
}

export const about = { session: 'cs_test_…', charge: 'ch_… (instead of session)', intent: 'pi_… (instead of session)' };
