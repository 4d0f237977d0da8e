import type { FastifyInstance } from 'fastify';
import type { FieldError } from '#contract/platform/fields.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** Text that PostgreSQL does not keep: with a NUL, or with half of a surrogate pair. */
function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

/** Where unkeepable text stands, by its path. Not recursive: what was sent may be nested as deep as it is long. */
function unstorableIn(sent: unknown): string[] {
  const found: string[] = [];
  const waiting: [path: string, value: unknown][] = [['', sent]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && isUnstorable(value)) found.push(path);
    if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) continue;
    for (const [name, inner] of Object.entries(value)) waiting.push([path === '' ? name : `${path}.${name}`, inner]);
  }
  return found.toReversed();
}

/**
 * Refuses text that could not be stored before anything is done with it: as something that does not exist in an address, by
 * its field elsewhere. Where a body is promised and none was sent, its fields are what is missing.
 */
export function addInputChecks(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (unstorableIn(request.params).length > 0) throw new AppError(404, 'not_found');
    if (request.routeOptions.schema?.body) request.body ??= {};
  });
  // What the contract of the call refuses is reported first, with every field that is wrong.
  app.addHook('preHandler', async (request) => {
    const places = [...unstorableIn(request.query), ...unstorableIn(request.body)];
    const fields = Object.fromEntries(places.map((path): [string, FieldError] => [path, 'invalid']));
    if (places.length > 0) throw new AppError(400, 'invalid_input', { fields });
  });
}
