import fc from 'fast-check';
import { chance, drawn, often, pick, type Draw } from './draw.ts';
import { hostileBody, hostileHeader, hostilePart, hostileQuery, inAddress } from './hostile.ts';
import type { Call } from '#scripts/fuzz/calls.ts';
import type { Fixture } from '#scripts/fuzz/world/fixture.ts';
import { meaningOf } from './meaning.ts';
import { atTheEdge, mutated } from './mutate.ts';
import { callerNames, type Principal } from '#scripts/fuzz/world/people.ts';
import { arbitraryOf } from './schema.ts';

/** As its schema wants it, with something wrong, or with nothing right. */
export type Mode = 'valid' | 'near' | 'wild';

export type FuzzRequest = Readonly<{
  call: Call;
  caller: Principal;
  /** Whose things it names. */
  fixture: Fixture;
  mode: Mode;
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  payload: string | Buffer | undefined;
  /** Where it comes from; limits by address count it. */
  address: string;
}>;

/** As a caller would write a value into an address. */
function written(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

type Parts = { path: string; query: string; body: unknown };

function filledPath({ path, params }: Call, made: Record<string, unknown>, wrong: string | null): string {
  let left = wrong;
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (left !== null && params.properties) {
      const part = left;
      left = null;
      return part;
    }
    return inAddress(written(made[name] ?? 'x')) || 'x';
  });
}

function questionOf(made: Record<string, unknown>): string {
  return Object.entries(made)
    .flatMap(([name, value]) => (value === undefined || value === null ? [] : `${name}=${inAddress(written(value))}`))
    .join('&');
}

function validParts(call: Call, fixture: Fixture, caller: Principal, draw: Draw): Parts {
  const meaning = meaningOf(call.key, fixture, caller);
  const params = drawn(draw, arbitraryOf(call.params, meaning)) as Record<string, unknown>;
  const query = drawn(draw, arbitraryOf(call.query, meaning)) as Record<string, unknown>;
  const body = call.body === null ? undefined : drawn(draw, arbitraryOf(call.body, meaning));
  return { path: filledPath(call, params, null), query: questionOf(query), body };
}

function spoil(call: Call, parts: Parts, draw: Draw): void {
  const way = drawn(draw, fc.nat(9));
  const hasParams = call.path.includes(':');
  if (way < 2 && hasParams) parts.path = filledPath(call, {}, drawn(draw, hostilePart));
  else if (way < 4 && (call.body === null || chance(draw, 30)))
    parts.query = drawn(draw, hostileQuery(Object.keys(call.query.properties ?? {})));
  else if (call.body === null)
    parts.query = [parts.query, drawn(draw, hostileQuery(Object.keys(call.query.properties ?? {})))].filter(Boolean).join('&');
  else if (way < 6) parts.body = drawn(draw, atTheEdge(call.body, parts.body));
  else parts.body = drawn(draw, mutated(parts.body));
}

const files = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n', 'latin1'),
  png: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><!DOCTYPE a [<!ENTITY b "c">]></svg>'),
  csv: Buffer.from('nip;nazwa\r\n5261040828;GUS\r\n=1+1;"x\r\n'),
  zip: Buffer.from('504b0304140000000000', 'hex'),
  empty: Buffer.alloc(0),
} as const;

function fileFor(call: Call, fixture: Fixture, mode: Mode, draw: Draw): Buffer {
  const right = fixture.files[call.key] ?? files.pdf;
  if (mode === 'valid') return right;
  const file = chance(draw, 60) ? Buffer.from(right) : Buffer.from(pick(draw, Object.values(files)));
  for (const [at, byte] of drawn(draw, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6, size: 'max' })))
    if (file.length > 0) file[at % file.length] = byte;
  return chance(draw, 25) ? file.subarray(0, drawn(draw, fc.nat(file.length))) : file;
}

function payloadOf(call: Call, parts: Parts, fixture: Fixture, mode: Mode, draw: Draw): string | Buffer | undefined {
  if (call.kind === 'upload') return fileFor(call, fixture, mode, draw);
  if (call.kind === 'page')
    return call.method === 'POST' ? questionOf({ email: 'a@b.pl', password: drawn(draw, hostileQuery(['x'])) }) : undefined;
  if (call.body === null) return mode === 'wild' && chance(draw, 10) ? drawn(draw, hostileBody) : undefined;
  if (mode === 'wild' && chance(draw, 40)) return drawn(draw, hostileBody);
  return parts.body === undefined ? undefined : JSON.stringify(parts.body);
}

const usualTypes: Readonly<Record<Call['kind'], string>> = {
  call: 'application/json',
  file: 'application/json',
  upload: 'application/octet-stream',
  page: 'application/x-www-form-urlencoded',
};

/** Most come from an address of their own, some from few, so that limits by address both let through and refuse. */
const address = often(
  90,
  fc.tuple(fc.nat(99), fc.nat(99), fc.integer({ min: 1, max: 99 })).map((parts) => `10.${parts.join('.')}`),
  fc.constantFrom('192.0.2.1', '192.0.2.2', '2001:db8::1'),
);

const otherMethods = ['HEAD', 'OPTIONS', 'PUT', 'TRACE', 'DELETE', 'PATCH', 'POST', 'GET'];

/** One request about the things of a fixture, by somebody of it or of another fixture. */
export function requestOf(call: Call, fixture: Fixture, callers: Fixture, mode: Mode, draw: Draw, given?: Principal): FuzzRequest {
  const caller = given ?? callers.callers[chance(draw, 75) ? pick(draw, call.callers) : pick(draw, callerNames)];
  const parts = validParts(call, fixture, caller, draw);
  if (mode !== 'valid') spoil(call, parts, draw);
  if (mode === 'wild') {
    spoil(call, parts, draw);
    if (chance(draw, 40)) parts.query = drawn(draw, hostileQuery(Object.keys(call.query.properties ?? {})));
  }
  const payload = payloadOf(call, parts, fixture, mode, draw);
  const headers = {
    ...(payload === undefined ? {} : { 'content-type': usualTypes[call.kind] }),
    ...(chance(draw, 30) ? { 'accept-language': pick(draw, ['pl', 'en-GB', 'de', 'fr', 'cs']) } : {}),
    ...caller.headers,
    ...(mode === 'wild' && chance(draw, 50) ? drawn(draw, hostileHeader) : {}),
  };
  const method = mode === 'wild' && chance(draw, 5) ? pick(draw, otherMethods) : call.method;
  return {
    call,
    caller,
    fixture,
    mode,
    method,
    url: parts.query ? `${parts.path}?${parts.query}` : parts.path,
    headers,
    payload,
    address: drawn(draw, address),
  };
}
