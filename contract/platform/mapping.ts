import type { Movement } from '#core/assessment/report/comparison.ts';
import type { Regime } from '#core/platform/regimes.ts';

/** A payload as it is called behind the contract: what the specification's payloads call `type` is the regime. */
export type FromPayload<Payload extends Readonly<{ type: Regime }>> = Omit<Payload, 'type'> & Readonly<{ regime: Regime }>;

export function fromPayload<Payload extends Readonly<{ type: Regime }>>({ type, ...rest }: Payload): FromPayload<Payload> {
  return { ...rest, regime: type };
}

/** Movements as the payloads call them: `scope` where a question came to apply or no longer does. */
export const movementPayloads = ['better', 'worse', 'scope', 'new', 'dropped', 'same'] as const satisfies readonly (
  | Exclude<Movement, 'applicability'>
  | 'scope'
)[];
export type MovementPayload = (typeof movementPayloads)[number];

export function movementPayload(movement: Movement): MovementPayload {
  return movement === 'applicability' ? 'scope' : movement;
}

export function movementFromPayload(movement: MovementPayload): Movement {
  return movement === 'scope' ? 'applicability' : movement;
}
