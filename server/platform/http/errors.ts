import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { fieldErrorMessages } from '#content/field-errors.ts';
import { refusals, type AppErrorCode } from '#content/refusals.ts';
import { fieldErrors, type FieldError } from '#contract/platform/fields.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { readerLanguage } from './language.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

const fastifyErrors: Readonly<Record<string, [number, AppErrorCode]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'malformed_json'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'malformed_json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'bad_request'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'payload_too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type'],
};

function isFieldError(value: string): value is FieldError {
  return (fieldErrors as readonly string[]).includes(value);
}

function fieldsOf(error: FastifyError): Record<string, FieldError> | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const fields: Record<string, FieldError> = {};
  for (const issue of error.validation) {
    const path = issue.instancePath.replace(/^\//, '').replaceAll('/', '.');
    fields[path] ??= isFieldError(issue.message ?? '') ? (issue.message as FieldError) : 'invalid';
  }
  return fields;
}

/** A row was to be stored below one that somebody deleted since it was checked (PostgreSQL, foreign_key_violation). */
function isBelowWhatIsGone(error: FastifyError): boolean {
  return error.code === '23503' && error.message.startsWith('insert or update');
}

/** What an error means to the caller; null for a fault, which is nobody's business but ours. */
function refusalOf(error: FastifyError | AppError): AppError | null {
  if (error instanceof AppError) return error;
  const fields = fieldsOf(error);
  if (fields) return new AppError(400, 'invalid_input', { fields });
  const known = fastifyErrors[error.code];
  if (known) return new AppError(...known);
  if (error instanceof SyntaxError && error.statusCode === 400) return new AppError(400, 'malformed_json');
  if (isBelowWhatIsGone(error)) return new AppError(404, 'not_found', { cause: error });
  if (error.statusCode && error.statusCode < 500) return new AppError(error.statusCode, 'bad_request');
  return null;
}

/** The JSON answer to a refusal in one language (docs/product.md, “Calls and errors”). */
export function refusalBody(refusal: AppError, language: Language): Record<string, unknown> {
  const { facts = {}, fields } = refusal.details;
  const message = filled(refusals[refusal.code][language], facts);
  const translated = fields
    ? Object.fromEntries(Object.entries(fields).map(([path, code]) => [path, fieldErrorMessages[code][language]]))
    : undefined;
  return { ...facts, code: refusal.code, message, ...(translated ? { fields: translated } : {}) };
}

/** Answers with a refusal, in the language of whoever asked. */
export function answer(request: FastifyRequest, reply: FastifyReply, refusal: AppError): FastifyReply {
  const { retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(refusal.status)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(refusalBody(refusal, readerLanguage(request)));
}

/** Answers what is thrown; `note` gets every refusal. */
export function addErrors(app: FastifyInstance, note: (request: FastifyRequest, refusal: AppError) => void): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) request.log.error({ err: error }, 'request failed');
    else if (refusal.cause) request.log.warn({ err: refusal.cause }, 'request refused');
    if (refusal) note(request, refusal);
    return answer(request, reply, refusal ?? new AppError(500, 'server_error'));
  });
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answer(request, reply, new AppError(404, 'not_found'));
}
