import fc from 'fast-check';
import { often } from './draw.ts';
import { hostileName, hostileText, hostileValue } from './hostile.ts';
import type { Schema } from './schema.ts';

type Container = Record<string, unknown>;
type Path = readonly string[];

function isHolder(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Where every value within a value stands. */
function placesIn(value: unknown): Path[] {
  if (!isHolder(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[name], ...placesIn(inner).map((path) => [name, ...path])]);
}

/** A copy of a value in which something was done at a place. */
function edited(value: unknown, path: Path, edit: (holder: Container, name: string) => void): unknown {
  const copy: unknown = structuredClone(value);
  edit(
    path.slice(0, -1).reduce((holder, name) => holder[name] as Container, copy as Container),
    path.at(-1)!,
  );
  return copy;
}

/** A copy with another value at a place. An object may get a field by whatever name. */
function withAt(value: unknown, path: Path, put: unknown): unknown {
  return edited(value, path, (holder, name) =>
    Object.defineProperty(holder, name, { value: put, enumerable: true, writable: true, configurable: true }),
  );
}

function twisted(text: string): fc.Arbitrary<unknown> {
  const at = fc.nat(text.length);
  return fc.oneof(
    fc.tuple(at, hostileText).map(([place, added]) => text.slice(0, place) + added + text.slice(place)),
    at.map((place) => text.slice(0, place)),
    fc.integer({ min: 2, max: 40 }).map((times) => text.repeat(times)),
    fc.constantFrom(text.toUpperCase(), ` ${text}\u00a0`, `${text}\ud83d`, text.split('').toReversed().join(''), text.normalize('NFD')),
  );
}

function changed(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'string') return often(60, twisted(value), hostileValue);
  if (typeof value === 'number')
    return often(60, fc.constantFrom<unknown>(value + 1, value - 1, -value, value * 1e10, value + 0.5, String(value)), hostileValue);
  if (typeof value === 'boolean') return often(50, fc.constantFrom<unknown>('true', 1, !value), hostileValue);
  if (!Array.isArray(value)) return hostileValue;
  const lists = [[...value, ...value], [], [...value, null], Object.fromEntries(value.entries()), value[0]];
  return often(60, fc.constantFrom<unknown>(...lists), hostileValue);
}

/** Values with one thing wrong. */
export function mutated(value: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(value);
  if (places.length === 0) return hostileValue;
  const wrong = fc.constantFrom(...places).chain((path) => {
    const parent = path.slice(0, -1);
    const at = (where: Path): unknown => where.reduce<unknown>((holder, name) => (holder as Container)[name], value);
    const names = Array.isArray(at(parent)) ? fc.constant(String(Object.keys(at(parent) as Container).length)) : hostileName;
    return fc.oneof(
      { weight: 6, arbitrary: changed(at(path)).map((put) => withAt(value, path, put)) },
      { weight: 2, arbitrary: fc.constant(edited(value, path, (holder, name) => Reflect.deleteProperty(holder, name))) },
      { weight: 2, arbitrary: fc.tuple(names, hostileValue).map(([name, put]) => withAt(value, [...parent, name], put)) },
    );
  });
  return often(5, hostileValue, wrong);
}

function edgesOf({ maxLength, minLength, minimum, maximum, maxItems }: Schema): unknown[] {
  const lengths = [maxLength, maxLength === undefined ? undefined : maxLength + 1, minLength, minLength ? minLength - 1 : undefined];
  const texts = lengths.filter((length) => length !== undefined).map((length) => 'ł'.repeat(length));
  const numbers = [minimum, maximum].flatMap((edge) => (edge === undefined ? [] : [edge, edge - 1, edge + 1]));
  return [...texts, ...numbers, ...(maxItems === undefined ? [] : [Array.from({ length: Math.min(maxItems, 2000) + 1 }, () => 'x')])];
}

/** What stands exactly at a limit of a schema, or one beyond it. */
export function atTheEdge({ properties = {} }: Schema, value: unknown): fc.Arbitrary<unknown> {
  const edges = Object.entries(properties).flatMap(([name, inner]) => edgesOf(inner).map((edge) => ({ name, edge })));
  if (edges.length === 0 || !isHolder(value)) return mutated(value);
  return fc.constantFrom(...edges).map(({ name, edge }) => withAt(value, [name], edge));
}
