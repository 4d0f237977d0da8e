import { createHash } from 'node:crypto';
import { StripeApiError } from './errors.ts';
import type { State } from '#sandbox/stripe/state.ts';

export type Answer = Readonly<{ status: number; body: unknown; replayed?: boolean }>;

function differs(key: string): StripeApiError {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  return new StripeApiError(400, message, { type: 'idempotency_error' });
}

function inUse(key: string): StripeApiError {
  const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`;
  return new StripeApiError(409, message, { type: 'idempotency_error', code: 'idempotency_key_in_use' });
}

/**
 * Answers a repeated key as the first time, refuses it with other parameters and while the first request is still at work. What
 * was refused is not remembered, as the real service forgets what failed validation.
 */
export function rememberAnswers(state: State) {
  const atWork = new Map<string, string>();
  return async (key: string | undefined, request: string, work: () => Promise<Answer>): Promise<Answer> => {
    if (key === undefined) return work();
    const fingerprint = createHash('sha256').update(request).digest('hex');
    const earlier = state.idempotent[key];
    if ((earlier?.fingerprint ?? atWork.get(key) ?? fingerprint) !== fingerprint) throw differs(key);
    if (earlier) return { status: earlier.status, body: earlier.body, replayed: true };
    if (atWork.has(key)) throw inUse(key);
    atWork.set(key, fingerprint);
    try {
      const answer = await work();
      state.idempotent[key] = { fingerprint, status: answer.status, body: structuredClone(answer.body) };
      await state.save();
      return answer;
    } finally {
      atWork.delete(key);
    }
  };
}
