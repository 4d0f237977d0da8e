/** An error as Stripe answers it. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, more: { type?: string; code?: string; param?: string } = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type: more.type ?? 'invalid_request_error', message, ...more } };
  }
}

export function missing(kind: string, id: string, param?: string): StripeApiError {
  return new StripeApiError(param ? 400 : 404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: param ?? 'id' });
}

export function invalid(param: string, message: string, code = 'parameter_invalid'): StripeApiError {
  return new StripeApiError(400, message, { code, param });
}
