import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Schema = Readonly<{
  $ref?: string;
  allOf?: readonly Schema[];
  type?: string;
  nullable?: boolean;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  enum?: readonly unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}>;
type Content = Readonly<Record<string, Readonly<{ schema: Schema }>>>;
type Parameter = Readonly<{ name: string; in: 'query' | 'path' | 'header'; required?: boolean; schema: Schema }>;
type Operation = Readonly<{
  parameters?: readonly Parameter[];
  requestBody?: Readonly<{ content: Content; required?: boolean }>;
  responses: Readonly<Record<string, Readonly<{ content?: Content }>>>;
}>;

const { paths, components } = JSON.parse(readFileSync(join(import.meta.dirname, 'openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const formats: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  byte: /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
};

function textProblems(schema: Schema, value: string, at: string): string[] {
  const { minLength = 0, maxLength = Infinity, pattern, format } = schema;
  return [
    ...(value.length < minLength || value.length > maxLength ? [`${at}: has ${value.length} characters`] : []),
    ...(pattern !== undefined && !new RegExp(pattern).test(value) ? [`${at}: is not as ${pattern}`] : []),
    ...(format !== undefined && formats[format] && !formats[format].test(value) ? [`${at}: is no ${format}`] : []),
  ];
}

function numberProblems({ type, minimum = -Infinity, maximum = Infinity }: Schema, value: number, at: string): string[] {
  if (type === 'integer' && !Number.isInteger(value)) return [`${at}: is no integer`];
  return value < minimum || value > maximum ? [`${at}: is ${value}`] : [];
}

function objectProblems(schema: Schema, value: object, at: string, strict: boolean): string[] {
  const { required = [], properties = {}, additionalProperties } = schema;
  const given = value as Readonly<Record<string, unknown>>;
  const missing = required.filter((name) => given[name] === undefined).map((name) => `${at}.${name}: is missing`);
  const found = Object.entries(given).flatMap(([name, one]) => {
    const own = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : null);
    if (own !== null) return problemsOf(own, one, `${at}.${name}`, strict);
    return strict && schema.properties !== undefined ? [`${at}.${name}: is not known`] : [];
  });
  return [...missing, ...found];
}

function arrayProblems(
  { items = {}, minItems = 0, maxItems = Infinity }: Schema,
  value: readonly unknown[],
  at: string,
  strict: boolean,
): string[] {
  const own = value.flatMap((one, index) => problemsOf(items, one, `${at}[${index}]`, strict));
  return value.length < minItems || value.length > maxItems ? [`${at}: has ${value.length} items`, ...own] : own;
}

/** Where a value is not as its schema states; `strict` also takes no properties that are not known. */
function problemsOf(schema: Schema, value: unknown, at: string, strict: boolean): string[] {
  if (schema.$ref !== undefined) return problemsOf(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, value, at, strict);
  if (value === null) return schema.nullable === true || schema.type === undefined ? [] : [`${at}: is null`];
  const inherited = (schema.allOf ?? []).flatMap((one) => problemsOf(one, value, at, strict));
  if (schema.enum !== undefined && !schema.enum.includes(value)) return [...inherited, `${at}: is ${JSON.stringify(value)}`];
  const kind = Array.isArray(value) ? 'array' : typeof value;
  const wanted = schema.type === 'integer' ? 'number' : schema.type;
  if (wanted !== undefined && wanted !== kind) return [...inherited, `${at}: is no ${wanted}`];
  if (typeof value === 'string') return [...inherited, ...textProblems(schema, value, at)];
  if (typeof value === 'number') return [...inherited, ...numberProblems(schema, value, at)];
  if (Array.isArray(value)) return [...inherited, ...arrayProblems(schema, value, at, strict)];
  return typeof value === 'object' ? [...inherited, ...objectProblems(schema, value, at, strict)] : inherited;
}

export type Exchange = Readonly<{
  method: string;
  /** With the version and the query. */
  path: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
  status: number;
  answer: string;
  answerType: string;
}>;

function operationOf(method: string, pathname: string): [template: string, operation: Operation] | null {
  const fits = (template: string): boolean => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  // A word in the address stands before a reference.
  const templates = Object.keys(paths)
    .filter(fits)
    .toSorted((a, b) => a.split('{').length - b.split('{').length);
  const template = templates.find((one) => paths[one]?.[method.toLowerCase()]);
  return template === undefined ? null : [template, paths[template]![method.toLowerCase()]!];
}

function parameterProblems({ parameters = [] }: Operation, template: string, url: URL, headers: Exchange['headers']): string[] {
  const names = template.split('/');
  const values = url.pathname.replace(/^\/v2/, '').split('/');
  const valueOf = ({ name, in: where }: Parameter): string | null | undefined => {
    if (where === 'path') return decodeURIComponent(values[names.indexOf(`{${name}}`)] ?? '');
    return where === 'query' ? url.searchParams.get(name) : headers[name.toLowerCase()];
  };
  const known = new Set(parameters.flatMap(({ name, in: where }) => (where === 'query' ? [name] : [])));
  const unknown = [...url.searchParams.keys()].filter((name) => !known.has(name)).map((name) => `?${name}: is not known`);
  const own = parameters.flatMap((parameter) => {
    const text = valueOf(parameter);
    if (text === null || text === undefined) return parameter.required ? [`${parameter.name}: is missing`] : [];
    return problemsOf(parameter.schema, parameter.schema.type === 'integer' ? Number(text) : text, parameter.name, true);
  });
  return [...unknown, ...own];
}

function bodyProblems({ requestBody }: Operation, { headers, body }: Exchange): string[] {
  if (requestBody === undefined) return body === '' ? [] : ['body: is not asked for'];
  if (body === '') return requestBody.required ? ['body: is missing'] : [];
  const content = requestBody.content[headers['content-type'] ?? ''];
  if (!content) return [`body: is ${headers['content-type']}`];
  return headers['content-type'] === 'application/json' ? problemsOf(content.schema, JSON.parse(body), 'body', true) : [];
}

function responseProblems({ responses }: Operation, { status, answer, answerType }: Exchange): string[] {
  const response = responses[String(status)];
  if (!response) return status >= 500 ? [] : [`answer: ${status} is not known`];
  const content = response.content?.[answerType];
  if (!content) return answer === '' || response.content === undefined ? [] : [`answer: is ${answerType}`];
  return answerType.endsWith('json') ? problemsOf(content.schema, JSON.parse(answer), 'answer', false) : [];
}

function published(exchange: Exchange): [name: string, template: string, operation: Operation, url: URL] | null {
  const url = new URL(exchange.path, 'http://ksef');
  const found = url.pathname.startsWith('/v2/') ? operationOf(exchange.method, url.pathname.replace(/^\/v2/, '')) : null;
  return found && [`${exchange.method} ${url.pathname}`, ...found, url];
}

/** Where a request is not what the published contract requires. */
export function requestProblems(exchange: Exchange): string[] {
  const found = published(exchange);
  if (!found) return [`${exchange.method} ${exchange.path}: is not published`];
  const [name, template, operation, url] = found;
  return [...parameterProblems(operation, template, url, exchange.headers), ...bodyProblems(operation, exchange)].map(
    (one) => `${name} ${one}`,
  );
}

/** Where an answer is not what the published contract states. */
export function answerProblems(exchange: Exchange): string[] {
  const found = published(exchange);
  return found ? responseProblems(found[2], exchange).map((one) => `${found[0]} ${one}`) : [];
}
