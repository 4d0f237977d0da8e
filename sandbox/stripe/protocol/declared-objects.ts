import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

type Node = Readonly<Record<string, unknown>> & { readonly type: string };
type Declared = ReadonlyMap<string, Node>;

const folder = join(dirname(fileURLToPath(import.meta.resolve('stripe'))), 'resources');

/** Where the official package declares each kind of object, by the object's own `object` field. */
const kinds: Readonly<Record<string, readonly [file: string, name: string]>> = {
  'checkout.session': ['Checkout/Sessions', 'Session'],
  payment_intent: ['PaymentIntents', 'PaymentIntent'],
  charge: ['Charges', 'Charge'],
  refund: ['Refunds', 'Refund'],
  dispute: ['Disputes', 'Dispute'],
  balance_transaction: ['BalanceTransactions', 'BalanceTransaction'],
  tax_rate: ['TaxRates', 'TaxRate'],
  event: ['Events', 'EventBase'],
};

const files = new Map<string, Declared>();

function gather(body: readonly Node[], scope: readonly string[], found: Map<string, Node>): void {
  for (const statement of body) {
    const node = (statement.declaration ?? statement) as Node;
    const name = (node.id as { name?: string } | undefined)?.name;
    if (!name) continue;
    if (node.type === 'TSModuleDeclaration') gather((node.body as { body: Node[] }).body, [...scope, name], found);
    else found.set([...scope, name].join('.'), node);
  }
}

function declaredIn(file: string): Declared {
  const known = files.get(file);
  if (known) return known;
  const path = join(folder, `${file}.d.ts`);
  const found = new Map<string, Node>();
  gather(parseSync(path, readFileSync(path, 'utf8')).program.body as unknown as Node[], [], found);
  files.set(file, found);
  return found;
}

function nameOf(node: Node): string {
  if (node.type !== 'TSQualifiedName') return String(node.name);
  return `${nameOf(node.left as Node)}.${nameOf(node.right as Node)}`;
}

const primitives: Readonly<Record<string, string>> = { TSStringKeyword: 'string', TSNumberKeyword: 'number', TSBooleanKeyword: 'boolean' };

function scopes(scope: string): string[] {
  const parts = scope.split('.');
  return [...parts.map((_, index) => `${parts.slice(0, parts.length - index).join('.')}.`), ''];
}

function departsFromReference(type: Node, value: unknown, at: string, scope: string, file: string): string[] {
  const name = nameOf(type.typeName as Node);
  const [inner] = (type.typeArguments as { params?: Node[] } | null)?.params ?? [];
  if (name === 'Array') {
    if (!Array.isArray(value)) return [`${at} is no list`];
    return value.flatMap((one, index) => departs(inner!, one, `${at}[${index}]`, scope, file));
  }
  if (name === 'OtherString') return typeof value === 'string' ? [] : [`${at} is no string`];
  const found = scopes(scope).find((prefix) => declaredIn(file).has(prefix + name));
  if (found === undefined) return typeof value === 'string' ? [`${at} is no ${name}`] : departures(value, at);
  const node = declaredIn(file).get(found + name)!;
  if (node.type === 'TSTypeAliasDeclaration') return departs(node.typeAnnotation as Node, value, at, found + name, file);
  return departsFromInterface(node, value, at, found + name, file);
}

function departs(type: Node, value: unknown, at: string, scope: string, file: string): string[] {
  if (type.type === 'TSUnionType') {
    const tried = (type.types as Node[]).map((one) => departs(one, value, at, scope, file));
    return tried.find((found) => found.length === 0) ?? tried.toSorted((a, b) => b.length - a.length)[0] ?? [];
  }
  if (type.type === 'TSNullKeyword') return value === null ? [] : [`${at} is not null`];
  if (type.type === 'TSLiteralType') return (type.literal as { value: unknown }).value === value ? [] : [`${at} is not as declared`];
  const primitive = primitives[type.type];
  if (primitive) return typeof value === primitive ? [] : [`${at} is no ${primitive}`];
  return type.type === 'TSTypeReference' ? departsFromReference(type, value, at, scope, file) : [];
}

function departsFromInterface(node: Node, value: unknown, at: string, scope: string, file: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${at} is no object`];
  const fields = (node.body as { body: Node[] }).body.filter(({ type }) => type === 'TSPropertySignature');
  const given = value as Readonly<Record<string, unknown>>;
  const names = fields.map((field) => (field.key as { name: string }).name);
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  return [
    ...unknown.map((name) => `${at}.${name} is not declared`),
    ...fields.flatMap((field, index) => {
      const name = names[index]!;
      if (given[name] === undefined) return field.optional ? [] : [`${at}.${name} is missing`];
      const annotation = (field.typeAnnotation as { typeAnnotation: Node }).typeAnnotation;
      return departs(annotation, given[name], `${at}.${name}`, scope, file);
    }),
  ];
}

/** Everything in which an API object is not what the types of the official package declare; nested objects too. */
export function departures(value: unknown, at = 'answer'): string[] {
  const kind = kinds[String((value as { object?: unknown } | null)?.object)];
  if (!kind) return [];
  const [file, name] = kind;
  const found = departsFromInterface(declaredIn(file).get(name)!, value, at, name, file);
  const about =
    (value as { object: string; data?: { object?: unknown } }).object === 'event' ? (value as { data: { object: unknown } }) : null;
  const whole = about ? found.filter((one) => !one.startsWith(`${at}.data.`)) : found;
  return about ? [...whole, ...departures(about.data.object, `${at}.data.object`)] : whole;
}
