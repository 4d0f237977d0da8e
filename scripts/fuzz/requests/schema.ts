import fc from 'fast-check';
import { z } from 'zod';
import { often } from './draw.ts';

/** What a promise takes, as JSON Schema: all that is needed of it to make what it takes. */
export type Schema = Readonly<{
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}>;

export function schemaOf(part: z.ZodType): Schema {
  return z.toJSONSchema(part, { unrepresentable: 'any', io: 'input' }) as Schema;
}

/** Said of a field that is to be left out. */
export const leftOut = Symbol('left out');
/** Said of a field that is made from its schema after all. */
export const bySchema = Symbol('by its schema');
/** What a field is meant to hold, where its schema alone does not say; undefined where it does. */
export type Meaning = (name: string) => fc.Arbitrary<unknown> | undefined;

const letter = fc.constantFrom(...Array.from('Zażółć gęślą jaźń, O’Neil i Müller: garçon'));
const day = often(
  15,
  fc.constantFrom('0001-01-01', '0000-01-01', '9999-12-31', '2024-02-29', '1970-01-01'),
  fc.date({ min: new Date('2025-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }).map((at) => at.toISOString().slice(0, 10)),
);
const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  date: day,
  'date-time': fc.tuple(day, fc.constantFrom('00:00:00.000Z', '23:59:59Z', '12:30:00.123456Z')).map((parts) => parts.join('T')),
  uri: fc.integer({ min: 1, max: 9999 }).map((number) => `https://example.com/${number}`),
};

function textOf({ minLength = 0, maxLength = 60, format = '', pattern }: Schema): fc.Arbitrary<string> {
  if (formats[format]) return formats[format];
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const usual = fc.integer({ min: minLength, max: Math.min(maxLength, minLength + 40) });
  return often(7, fc.constantFrom(minLength, maxLength), usual)
    .chain((length) => fc.string({ unit: letter, minLength: length, maxLength: length }))
    .map((text) => text.trim().padEnd(minLength, 'a'));
}

function numberOf({ minimum = -1e6, maximum = 1e6, type }: Schema): fc.Arbitrary<number> {
  const usual = fc.nat(90).map((number) => {
    const whole = Math.min(Math.max(number, minimum), maximum);
    return type === 'number' && whole + 0.25 <= maximum ? whole + 0.25 : whole;
  });
  return often(15, fc.constantFrom(minimum, maximum), usual);
}

function listOf({ minItems = 0, maxItems = 5, items = {} }: Schema, meaning: Meaning, name: string): fc.Arbitrary<unknown[]> {
  const item = arbitraryOf(items, meaning, name.replace(/s$/, ''));
  const list = (minLength: number, maxLength: number) => fc.array(item, { minLength, maxLength, size: 'max' });
  const usual = list(minItems, Math.min(maxItems, minItems + 3));
  return maxItems <= 100 ? often(4, list(maxItems, maxItems), usual) : usual;
}

function objectOf(
  { properties = {}, required = [], additionalProperties, propertyNames }: Schema,
  meaning: Meaning,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, inner]) => {
    const value = arbitraryOf(inner, meaning, name);
    return (required.includes(name) ? value : often<unknown>(60, value, fc.constant(leftOut))).map((one) => [name, one] as const);
  });
  const more =
    typeof additionalProperties === 'object' && propertyNames
      ? ([arbitraryOf({ type: 'string', ...propertyNames }, meaning).map(String), arbitraryOf(additionalProperties, meaning)] as const)
      : null;
  const others = more ? fc.array(fc.tuple(...more), { maxLength: 3 }) : fc.constant([]);
  return fc
    .tuple(fc.tuple(...fields), others)
    .map(([known, unknown]) => Object.fromEntries([...known, ...unknown].filter(([, value]) => value !== leftOut)));
}

/** Values that fit a schema; what its own refinements ask beyond it is for its meaning to know. */
export function arbitraryOf(schema: Schema, meaning: Meaning, name = ''): fc.Arbitrary<unknown> {
  const meant = name === '' ? undefined : meaning(name);
  if (meant) return meant.chain((value) => (value === bySchema ? arbitraryOf(schema, meaning) : fc.constant(value)));
  const { type, anyOf: choices = schema.oneOf } = schema;
  if (choices) return fc.oneof(...choices.map((one) => arbitraryOf(one, meaning, name)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(type)) return fc.oneof(...type.map((one: string) => arbitraryOf({ ...schema, type: one }, meaning, name)));
  if (type === 'object') return objectOf(schema, meaning);
  if (type === 'array') return listOf(schema, meaning, name);
  if (type === 'string') return textOf(schema);
  if (type === 'integer' || type === 'number') return numberOf(schema);
  if (type === 'boolean') return fc.boolean();
  return type === 'null' ? fc.constant(null) : fc.jsonValue({ maxDepth: 2 });
}
