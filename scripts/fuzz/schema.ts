import fc from 'fast-check';
import { z } from 'zod';
import { between, chance, pick, type Draw } from './draw.ts';

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
/** What a field is meant to hold, where its schema alone does not say; undefined where it does. */
export type Meaning = (name: string, draw: Draw) => unknown;

const words = [
  'Zażółć',
  'gęślą',
  'jaźń',
  'polityka',
  'kopie',
  'zapasowe',
  'sieć',
  'żuraw',
  'umowa',
  'przegląd',
  'O’Neil',
  'Müller',
  'garçon',
  'test',
];

function textOf({ minLength = 0, maxLength = 60 }: Schema, draw: Draw): string {
  const edge = between(draw, 0, 29);
  const length = edge === 0 ? maxLength : edge === 1 ? minLength : between(draw, minLength, Math.min(maxLength, minLength + 40));
  let text = pick(draw, words);
  while (text.length < length) text += ` ${pick(draw, words)}`;
  return text
    .slice(0, Math.max(length, Math.min(minLength, length)))
    .trim()
    .padEnd(minLength, 'a');
}

function dayOf(draw: Draw): string {
  if (chance(draw, 15)) return pick(draw, ['0001-01-01', '0000-01-01', '9999-12-31', '2024-02-29', '1970-01-01']);
  return `${between(draw, 2025, 2028)}-${String(between(draw, 1, 12)).padStart(2, '0')}-${String(between(draw, 1, 28)).padStart(2, '0')}`;
}

function numberOf({ minimum = -1e6, maximum = 1e6, type }: Schema, draw: Draw): number {
  if (chance(draw, 15)) return pick(draw, [minimum, maximum]);
  const whole = Math.min(Math.max(between(draw, 0, 90), minimum), maximum);
  return type === 'number' ? (whole + 0.25 > maximum ? whole : whole + 0.25) : whole;
}

const [uuid, json] = [fc.uuid(), fc.jsonValue({ maxDepth: 2 })];
const anyUuid = (): typeof uuid => uuid;
const anyJson = (): typeof json => json;
const patterns = new Map<string, fc.Arbitrary<string>>();

function matching(pattern: string): fc.Arbitrary<string> {
  const known = patterns.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  patterns.set(pattern, known);
  return known;
}

function stringOf(schema: Schema, draw: Draw): string {
  if (schema.format === 'uuid') return draw(anyUuid);
  if (schema.format === 'date') return dayOf(draw);
  if (schema.format === 'date-time') return `${dayOf(draw)}T${pick(draw, ['00:00:00.000Z', '23:59:59Z', '12:30:00.123456Z'])}`;
  if (schema.format === 'uri') return `https://example.com/${between(draw, 1, 9999)}`;
  if (schema.pattern !== undefined) return draw(() => matching(schema.pattern!));
  return textOf(schema, draw);
}

function listOf(schema: Schema, meaning: Meaning, draw: Draw, name: string): unknown[] {
  const { minItems = 0, maxItems = 5, items = {} } = schema;
  const full = chance(draw, 4) && maxItems <= 100;
  const length = full ? maxItems : between(draw, minItems, Math.min(maxItems, minItems + 3));
  return Array.from({ length }, () => valueOf(items, meaning, draw, name.replace(/s$/, '')));
}

function objectOf(schema: Schema, meaning: Meaning, draw: Draw): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const made: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(properties)) {
    if (!required.includes(name) && !chance(draw, 60)) continue;
    const value = valueOf(inner, meaning, draw, name);
    if (value !== leftOut) made[name] = value;
  }
  if (typeof additionalProperties === 'object' && propertyNames) {
    for (let left = between(draw, 0, 3); left > 0; left -= 1) {
      made[String(valueOf({ type: 'string', ...propertyNames }, meaning, draw, ''))] = valueOf(additionalProperties, meaning, draw, '');
    }
  }
  return made;
}

/** A value that fits a schema; what its own refinements ask beyond it is for its meaning to know. */
export function valueOf(schema: Schema, meaning: Meaning, draw: Draw, name = ''): unknown {
  const meant = name === '' ? undefined : meaning(name, draw);
  if (meant !== undefined) return meant;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueOf(pick(draw, choices), meaning, draw, name);
  if (schema.enum) return pick(draw, schema.enum);
  if ('const' in schema) return schema.const;
  const { type } = schema;
  if (Array.isArray(type)) return valueOf({ ...schema, type: pick(draw, type) as string }, meaning, draw, name);
  if (type === 'object') return objectOf(schema, meaning, draw);
  if (type === 'array') return listOf(schema, meaning, draw, name);
  if (type === 'string') return stringOf(schema, draw);
  if (type === 'integer' || type === 'number') return numberOf(schema, draw);
  if (type === 'boolean') return chance(draw, 50);
  if (type === 'null') return null;
  return draw(anyJson);
}
