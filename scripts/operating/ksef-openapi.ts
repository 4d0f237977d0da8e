import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// npm run tool -- ksef-openapi PATH/open-api.json; which file that is stands beside its result.

type Json = Readonly<Record<string, unknown>>;
type Operation = Readonly<{ parameters?: unknown; requestBody?: unknown; responses?: Record<string, { content?: Json }> }>;
type Document = Readonly<{ paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Json> } }>;

/** Operations that the client asks for. */
const used: Readonly<Record<string, readonly string[]>> = {
  '/auth/challenge': ['post'],
  '/auth/xades-signature': ['post'],
  '/auth/ksef-token': ['post'],
  '/auth/{referenceNumber}': ['get'],
  '/auth/token/redeem': ['post'],
  '/auth/token/refresh': ['post'],
  '/auth/sessions/current': ['delete'],
  '/security/public-key-certificates': ['get'],
  '/sessions/online': ['post'],
  '/sessions/online/{referenceNumber}/invoices': ['post'],
  '/sessions/online/{referenceNumber}/close': ['post'],
  '/sessions/batch': ['post'],
  '/sessions/batch/{referenceNumber}/close': ['post'],
  '/sessions/{referenceNumber}': ['get'],
  '/sessions/{referenceNumber}/invoices': ['get'],
  '/sessions/{referenceNumber}/invoices/{invoiceReferenceNumber}': ['get'],
  '/sessions/{referenceNumber}/invoices/{invoiceReferenceNumber}/upo': ['get'],
  '/invoices/query/metadata': ['post'],
  '/permissions/query/personal/grants': ['post'],
  '/certificates/enrollments/data': ['get'],
  '/certificates/enrollments': ['post'],
  '/certificates/enrollments/{referenceNumber}': ['get'],
  '/certificates/retrieve': ['post'],
  '/certificates/{certificateSerialNumber}/revoke': ['post'],
};

const prose = new Set(['description', 'summary', 'tags', 'operationId', 'security', 'deprecated', 'example', 'examples', 'readOnly']);

/** Without what only people read; a property may bear the name of such a thing. */
function withoutProse(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutProse(one));
  if (typeof value !== 'object' || value === null) return value;
  const selected = Object.entries(value).filter(([name]) => areNames || (!prose.has(name) && !name.startsWith('x-')));
  return Object.fromEntries(selected.map(([name, one]) => [name, withoutProse(one, name === 'properties' && !areNames)]));
}

function referencesIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
}

function reduced({ paths, components }: Document): Json {
  const selected = Object.entries(used).map(([path, methods]) => {
    const operations = methods.map((method) => {
      const operation = paths[path]?.[method];
      if (!operation) throw new Error(`There is no ${method} ${path}.`);
      const { parameters, requestBody, responses = {} } = operation;
      const answers = Object.fromEntries(Object.entries(responses).map(([status, { content }]) => [status, { content }]));
      return [method, withoutProse({ parameters, requestBody, responses: answers })];
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  const schemas: Record<string, unknown> = {};
  const open = referencesIn(selected);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name in schemas) continue;
    schemas[name] = withoutProse(components.schemas[name]);
    open.push(...referencesIn(schemas[name]));
  }
  const inOrder = Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { paths: Object.fromEntries(selected), components: { schemas: inOrder } };
}

const source = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Document;
writeFileSync(
  join(import.meta.dirname, '..', '..', 'server', 'adapters', 'ksef', 'testing', 'openapi.json'),
  `${JSON.stringify(reduced(source), null, 1)}\n`,
);
