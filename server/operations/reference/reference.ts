import type { Example } from '#contract/platform/endpoint.ts';
import type { ReferenceCall } from '#contract/operations/reference.ts';

type Field = ReferenceCall['answer'][number];
type Schema = Readonly<{
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
}>;
type Content = Readonly<Record<string, Readonly<{ schema?: Schema }>>>;
type Operation = Readonly<{
  summary?: string;
  parameters?: readonly Readonly<{ name: string; required?: boolean; schema?: Schema }>[];
  requestBody?: Readonly<{ content: Content }>;
  responses?: Readonly<Record<string, Readonly<{ content?: Content }>>>;
  'x-examples'?: readonly Example[];
  'x-scope'?: NonNullable<ReferenceCall['scope']>;
  'x-any-origin'?: boolean;
  'x-media-type'?: string;
}>;

/** What of the OpenAPI document is read. */
export type OpenApi = Readonly<{
  paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  webhooks?: Readonly<Record<string, Readonly<{ post: Operation }>>>;
}>;

function typeOf(schema: Schema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'array') return `${schema.items ? typeOf(schema.items) : 'any'}[]`;
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any');
  return schema.format ? `${String(type)} (${schema.format})` : String(type);
}

/** The object whose fields are listed: itself, the members of a list, or the one beside “null”. */
function objectIn(schema: Schema): Schema | null {
  if (schema.properties) return schema;
  if (schema.items) return objectIn(schema.items);
  for (const one of schema.anyOf ?? []) {
    const found = objectIn(one);
    if (found) return found;
  }
  return null;
}

function marker(schema: Schema): string {
  return schema.type === 'array' ? '[]' : '';
}

/** Every field of a schema by its path: `suppliers[].nip`. */
function fieldsOf(schema: Schema | undefined, above = ''): Field[] {
  const object = schema && objectIn(schema);
  if (!schema || !object?.properties) return [];
  const start = above === '' && schema.type === 'array' ? '[].' : above;
  return Object.entries(object.properties).flatMap(([name, inner]) => {
    const path = `${start}${name}`;
    const own = { name: path, type: typeOf(inner), required: object.required?.includes(name) ?? false };
    return [own, ...fieldsOf(inner, `${path}${marker(inner)}.`)];
  });
}

/** `{name}` stands for something that the registry has. */
function filledIn(text: string, known: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole);
}

function exampleOf(method: string, path: string, { params = {}, query = {}, body }: Example, known: Readonly<Record<string, string>>) {
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(filledIn(params[name] ?? `{${name}}`, known)));
  const search = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(filledIn(value, known)).replaceAll('%2C', ',')}`,
  );
  const address = search.length > 0 ? `${filledPath}?${search.join('&')}` : filledPath;
  return { method: method.toUpperCase(), address, body: body === undefined ? null : filledIn(JSON.stringify(body), known) };
}

function callOf(path: string, method: string, operation: Operation, known: Readonly<Record<string, string>>): ReferenceCall {
  const json = operation.responses?.['200']?.content?.['application/json']?.schema;
  return {
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    scope: operation['x-scope'] ?? null,
    anyOrigin: operation['x-any-origin'] ?? false,
    parameters: (operation.parameters ?? []).map(({ name, required = false, schema }) => ({
      name,
      required,
      type: schema ? typeOf(schema) : 'any',
    })),
    body: fieldsOf(operation.requestBody?.content['application/json']?.schema),
    answer: fieldsOf(json),
    mediaType: operation['x-media-type'] ?? null,
    examples: (operation['x-examples'] ?? []).map((one) => exampleOf(method, path, one, known)),
  };
}

/** The calls with examples: those that keep their form. */
export function documentedCalls(document: OpenApi, known: Readonly<Record<string, string>>): ReferenceCall[] {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation['x-examples'] !== undefined)
      .map(([method, operation]) => callOf(path, method, operation, known)),
  );
  return [...calls.filter(({ path }) => path.startsWith('/api/')), ...calls.filter(({ path }) => !path.startsWith('/api/'))];
}

/** What webhooks are sent, by the names of the messages, and the fields that all of them may have. */
export function documentedWebhooks({ webhooks = {} }: OpenApi): { events: string[]; body: Field[] } {
  const [first] = Object.values(webhooks);
  return { events: Object.keys(webhooks), body: fieldsOf(first?.post.requestBody?.content['application/json']?.schema) };
}
