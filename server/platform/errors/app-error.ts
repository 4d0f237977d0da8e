import type { RefusalCode } from '#content/refusals.ts';
import type { FieldError } from '#contract/platform/fields.ts';

type Details = Readonly<{
  /** Codes of field errors by path (`declaration.name`), answered with 400. */
  fields?: Readonly<Record<string, FieldError>>;
  retryAfterSeconds?: number;
  /** Facts that go into the answer beside code and message, such as `missing` or `score`. */
  facts?: Readonly<Record<string, unknown>>;
  /** The fault behind it, for the log only. */
  cause?: unknown;
}>;

/** An expected no: thrown by services, answered with its status and a message in the reader's language. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly details: Details;

  constructor(status: number, code: RefusalCode, details: Details = {}) {
    const { cause } = details;
    super(cause instanceof Error ? `${code}: ${cause.message}` : code, { cause });
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export function notFound(): Refusal {
  return new Refusal(404, 'not_found');
}
