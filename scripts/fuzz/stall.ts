import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { sizes } from '#core/platform/limits.ts';
import { promisedCalls, type Call } from './calls.ts';
import { drawFor } from './requests/draw.ts';
import type { Fixture } from './world/fixture.ts';
import { requestOf, type FuzzRequest } from './requests/requests.ts';
import type { Schema } from './requests/schema.ts';
import type { FuzzWorld } from './world/world.ts';

/** What a request held, in milliseconds: the longest time in which nothing else was done. */
type Blocked = Readonly<{ what: string; half: number; whole: number }>;

/** Texts that patterns and programs are slow about, each of so many bytes. */
export const shapes: Readonly<Record<string, (bytes: number) => string>> = {
  letters: (bytes) => 'ż'.repeat(bytes / 2),
  blanks: (bytes) => ` ${'\t '.repeat(bytes / 2)}x`,
  dots: (bytes) => 'a.'.repeat(bytes / 2),
  marks: (bytes) => 'a\u0301'.repeat(bytes / 3),
  digits: (bytes) => '1-'.repeat(bytes / 2),
  mail: (bytes) => `${'a@'.repeat(bytes / 2)}b`,
  path: (bytes) => '../'.repeat(bytes / 3),
  lines: (bytes) => '\n,='.repeat(bytes / 3),
};

type Path = readonly string[];

/** Where a schema takes text; an item of a list stands for all. */
function textsIn(schema: Schema, path: Path = [], depth = 0): Path[] {
  if (depth > 6) return [];
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => textsIn(one, path, depth + 1));
  if ([schema.type].flat().includes('string') && !schema.enum) return [path];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => textsIn(one, [...path, name], depth + 1));
  const items = schema.items ? textsIn(schema.items, [...path, '0'], depth + 1) : [];
  return [...inner, ...fields, ...items];
}

/** A copy of a value with a text at a place, made where nothing was. */
function withText(value: unknown, [name, ...rest]: Path, text: string): unknown {
  if (name === undefined) return text;
  const inner = withText((value as Record<string, unknown> | null | undefined)?.[name], rest, text);
  if (name === '0') return [inner];
  return { ...(value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}), [name]: inner };
}

/** How long the service did nothing else, at the longest, until a request was answered. */
async function blockedMillisOf(world: FuzzWorld, { method, url, headers, payload, address }: FuzzRequest): Promise<number> {
  let [longest, last, isOver] = [0, performance.now(), false];
  const sample = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(sample);
  };
  setImmediate(sample);
  await world.app.inject({ method: method as 'GET', url, headers, remoteAddress: address, ...(payload === undefined ? {} : { payload }) });
  isOver = true;
  sample();
  return longest;
}

/** Blocked for longer, it is retried: a machine that is busy otherwise is no fault of ours, what hangs hangs again. */
const [noticedMillis, tries] = [100, 3];

async function shortestBlock(world: FuzzWorld, request: FuzzRequest): Promise<number> {
  let least = Infinity;
  for (let left = tries; left > 0 && least > noticedMillis; left -= 1) least = Math.min(least, await blockedMillisOf(world, request));
  return least;
}

/** As much as fits into so many bytes, escapes included. */
function fitting(make: (most: number) => string, bytes: number): string {
  const made = make(bytes);
  const length = Buffer.byteLength(made);
  return length <= bytes ? made : make((bytes * bytes * 0.95) / length);
}

/** Where a text of an address goes, as far as Node reads the head of a call. */
const headBytes = 12_000;

function requestsOf(
  call: Call,
  fixture: Fixture,
  number: number,
  makes: (bytes: number) => string,
): [string, (bytes: number) => FuzzRequest][] {
  const caller = fixture.callers[call.callers[0]!];
  const valid = requestOf(call, fixture, fixture, 'valid', drawFor(1, number), caller);
  const body: unknown = typeof valid.payload === 'string' ? JSON.parse(valid.payload) : {};
  const inBody = call.body === null ? [] : textsIn(call.body);
  const inQuery = textsIn(call.query).flatMap(([name]) => name ?? []);
  const typed = { ...valid, headers: { 'content-type': 'application/json', ...valid.headers } };
  return [
    ...inBody.map((path): [string, (bytes: number) => FuzzRequest] => [
      `${call.key} ${path.join('.')}`,
      (bytes) => ({ ...typed, payload: fitting((most) => JSON.stringify(withText(body, path, makes(most))), bytes) }),
    ]),
    ...inQuery.map((name): [string, (bytes: number) => FuzzRequest] => [
      `${call.key} ?${name}`,
      (bytes) => ({ ...valid, url: `${call.path}?${name}=${encodeURIComponent(makes(Math.min(bytes, headBytes) / 6))}` }),
    ]),
  ];
}

const encoder = new TextEncoder();

/** Files that programs are slow about, each of about so many bytes; beside them the right one of an upload, cut and repeated. */
const hostileFiles: Readonly<Record<string, (bytes: number, right: Buffer) => Buffer>> = {
  'the right one over and over': (bytes, right) =>
    Buffer.concat(Array.from({ length: Math.ceil(bytes / (right.length + 1)) }, () => right)),
  'the right one, and blanks': (bytes, right) => Buffer.concat([right, Buffer.alloc(bytes, 0x20)]),
  brackets: (bytes) => Buffer.from('<a '.repeat(bytes / 3)),
  objects: (bytes) => Buffer.from(`%PDF-1.7\n${'1 0 obj('.repeat(bytes / 8)}`),
  numbers: (bytes) => Buffer.alloc(bytes, 0x30),
  'a sequence in a sequence': (bytes) => Buffer.alloc(bytes, 0x30).fill('3080', 'hex'),
  'an archive of one long part': (bytes) =>
    Buffer.from(zipSync({ 'xl/workbook.xml': encoder.encode('<a/>'.repeat(bytes / 4)) }, { level: 0 })),
  'a packed desert': (bytes) => gzipSync(Buffer.alloc(bytes * 20)),
};

function uploadsOf(call: Call, fixture: Fixture, number: number): [string, (bytes: number) => FuzzRequest][] {
  const valid = requestOf(call, fixture, fixture, 'valid', drawFor(1, number), fixture.callers[call.callers[0]!]);
  const right = Buffer.isBuffer(valid.payload) ? valid.payload : Buffer.alloc(0);
  return Object.entries(hostileFiles).map(([name, make]) => [
    `${call.key} with ${name}`,
    (bytes) => ({ ...valid, payload: make(bytes, right) }),
  ]);
}

type Options = Readonly<{
  /** How many shapes each field is tried with; the first one goes round, so that all fields together meet every one. */
  shapesEach: number;
  /** Bytes of hostile files. */
  fileBytes: number;
}>;

/**
 * Sends to every field of every call text of half and of the whole length of a body, to every upload hostile files, and states what each held. Doubling
 * may triple the time at most where it is noticed at all.
 */
export async function stalls(
  world: FuzzWorld,
  fixture: Fixture,
  { shapesEach, fileBytes }: Options,
): Promise<{ tried: number; slow: Blocked[] }> {
  const names = Object.keys(shapes);
  const slow: Blocked[] = [];
  let tried = 0;
  const attempt = async (what: string, made: (bytes: number) => FuzzRequest, bytes: number): Promise<void> => {
    tried += 1;
    const whole = await shortestBlock(world, made(bytes));
    if (whole <= noticedMillis) return;
    const half = await shortestBlock(world, made(bytes / 2));
    if (whole >= 500 || whole > 3 * half) slow.push({ what, half: Math.round(half), whole: Math.round(whole) });
  };
  for (const [number, call] of promisedCalls.entries()) {
    if (call.kind === 'upload') {
      for (const [what, made] of uploadsOf(call, fixture, number)) await attempt(what, made, fileBytes);
      continue;
    }
    for (let turn = 0; turn < shapesEach; turn += 1) {
      const shape = names[(number + turn) % names.length]!;
      const bytes = sizes.body * 0.9;
      for (const [what, made] of requestsOf(call, fixture, number, shapes[shape]!)) await attempt(`${what} with ${shape}`, made, bytes);
    }
  }
  return { tried, slow };
}
