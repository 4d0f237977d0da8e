import { between, chance, pick, type Draw } from './draw.ts';
import { hostileName, hostileText, hostileValue } from './hostile.ts';
import type { Schema } from './schema.ts';

type Holder = Record<string, unknown> | unknown[];

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

/** Every place in a value: what holds it and by which name. */
function placesIn(value: unknown): [holder: Holder, name: string][] {
  if (!isHolder(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[value, name] as [Holder, string], ...placesIn(inner)]);
}

function put(holder: Holder, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, enumerable: true, writable: true, configurable: true });
}

function twisted(text: string, draw: Draw): string {
  const at = between(draw, 0, Math.max(0, text.length));
  return pick(draw, [
    () => `${text.slice(0, at)}${hostileText(draw)}${text.slice(at)}`,
    () => text.slice(0, at),
    () => text.toUpperCase(),
    () => ` ${text}\u00a0`,
    () => text.repeat(between(draw, 2, 40)),
    () => `${text}\ud83d`,
    () => text.split('').toReversed().join(''),
    () => text.normalize('NFD'),
  ])();
}

function changed(value: unknown, draw: Draw): unknown {
  if (typeof value === 'string' && chance(draw, 60)) return twisted(value, draw);
  if (typeof value === 'number' && chance(draw, 60))
    return pick(draw, [value + 1, value - 1, -value, value * 1e10, value + 0.5, String(value)]);
  if (typeof value === 'boolean' && chance(draw, 50)) return pick<unknown>(draw, ['true', 1, !value]);
  if (Array.isArray(value) && chance(draw, 60))
    return pick<unknown>(draw, [[...value, ...value], [], [...value, null], Object.fromEntries(value.entries()), value[0]]);
  return hostileValue(draw);
}

/** The value with one thing wrong; it is changed itself. */
export function mutated(value: unknown, draw: Draw): unknown {
  const places = placesIn(value);
  if (places.length === 0 || chance(draw, 5)) return hostileValue(draw);
  const [holder, name] = pick(draw, places);
  const way = between(draw, 0, 9);
  if (way < 6) put(holder, name, changed((holder as Record<string, unknown>)[name], draw));
  else if (way < 8) Reflect.deleteProperty(holder, name);
  else if (Array.isArray(holder)) holder.push(hostileValue(draw));
  else put(holder, hostileName(draw), hostileValue(draw));
  return value;
}

type Edge = Readonly<{ name: string; value: unknown }>;

function edgesOf(schema: Schema, name: string): Edge[] {
  const { maxLength, minLength, minimum, maximum, maxItems } = schema;
  const texts = [maxLength, maxLength === undefined ? undefined : maxLength + 1, minLength, minLength ? minLength - 1 : undefined]
    .filter((length) => length !== undefined)
    .map((length) => ({ name, value: 'ł'.repeat(length) }));
  const numbers = [minimum, maximum].flatMap((edge) =>
    edge === undefined ? [] : [edge, edge - 1, edge + 1].map((value) => ({ name, value })),
  );
  const lists = maxItems === undefined ? [] : [{ name, value: Array.from({ length: Math.min(maxItems, 2000) + 1 }, () => 'x') }];
  return [...texts, ...numbers, ...lists];
}

/** What stands exactly at a limit of a schema, or one beyond it. */
export function atTheEdge(schema: Schema, value: unknown, draw: Draw): unknown {
  const edges = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => edgesOf(inner, name));
  if (edges.length === 0 || !isHolder(value)) return mutated(value, draw);
  const { name, value: edge } = pick(draw, edges);
  put(value, name, edge);
  return value;
}
