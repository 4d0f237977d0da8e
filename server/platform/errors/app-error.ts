import type { AppErrorCode } from '#content/refusals.ts';
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
export class AppError extends Error {
  readonly status: number;
  readonly code: AppErrorCode;
  readonly details: Details;

  constructor(status: number, code: AppErrorCode, details: Details = {}) {
    const { cause } = details;
    super(cause instanceof Error ? `${code}: ${cause.message}` : code, { cause });
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export function notFound(): AppError {
  return new AppError(404, 'not_found');
}
