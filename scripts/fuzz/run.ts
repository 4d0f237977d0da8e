import sql from 'sql-template-tag';
import type { LightMyRequestResponse } from 'fastify';
import { allCalls, type Call } from './calls.ts';
import { chance, drawFor, pick, type Draw } from './requests/draw.ts';
import { buildFixture, type Fixture } from './world/fixture.ts';
import { sessionOf } from './world/people.ts';
import { deliberate, problemsOf, type Owners } from './judging/judge.ts';
import { neverAccepted } from './judging/never-accepted.ts';
import { requestOf, type FuzzRequest } from './requests/requests.ts';
import type { FuzzWorld } from './world/world.ts';

/** How many are under way at once, after how many all are waited for and sessions and roles are as at first, and after how many everybody is somebody new: whole multiples. */
const [lanes, mendEvery, fixtureEvery] = [8, 200, 2000];
/** Whoever waits longer takes it for hanging; what nobody answers is given up. */
const [requestDeadlineMillis, timeoutMillis] = [5000, 60_000];
/** What was late is retried so often, with nothing else under way: a machine that is busy otherwise is no fault of ours, what hangs hangs again. */
const mostTries = 4;
const mostProblems = 20;
/** From so many requests on every call was asked several times. */
const fewestForAll = 10 * fixtureEvery;
/** How often a call of which nothing was accepted is asked in a fixture of its own. */
const triesAlone = 30;

export type Tally = { requests: number; accepted: number; statuses: Map<number, number>; codes: Map<string, number> };
export type Problem = Readonly<{ number: number; key: string; what: string; request: string; fault: string }>;
export type Outcome = Readonly<{
  seed: number;
  made: number;
  tallies: ReadonlyMap<string, Tally>;
  problems: readonly Problem[];
  /** Answered later than that or put off at first, and in time when asked alone. */
  late: number;
  fixtures: number;
  /** Megabytes of the heap after each tenth, swept first where that is possible. */
  heap: readonly number[];
}>;
export type RunOptions = Readonly<{ requests: number; seed: number; only?: number; report?: (line: string) => void }>;

/** `isCut` is an answer that ended in its middle: what it was reading was deleted beside it. */
type Answered = Readonly<{ answer: LightMyRequestResponse | null; isDeferred: boolean; isCut: boolean; late: boolean }>;

function cutOff(error: unknown): 'cut off' {
  if (error instanceof Error && error.message === 'response destroyed before completion') return 'cut off';
  throw error;
}

async function send(world: FuzzWorld, request: FuzzRequest): Promise<Answered> {
  const { method, url, headers, payload, address } = request;
  const begun = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMillis);
  });
  const response = world.app.inject({
    method: method as 'GET',
    url,
    headers,
    remoteAddress: address,
    ...(payload === undefined ? {} : { payload }),
  });
  const answer = await Promise.race([response.catch(cutOff), timedOut]);
  clearTimeout(timer);
  if (answer === 'cut off') return { answer: null, isDeferred: false, isCut: true, late: true };
  // What asks for a retry is retried: a register that others load is silent for a moment.
  const isDeferred =
    answer?.statusCode === 503 && answer.headers['retry-after'] !== undefined && !Object.hasOwn(deliberate, request.call.key);
  return { answer, isDeferred, isCut: false, late: isDeferred || performance.now() - begun > requestDeadlineMillis };
}

function shown({ method, url, headers, payload, caller, mode }: FuzzRequest): string {
  const body = payload === undefined ? '' : ` ${Buffer.isBuffer(payload) ? `base64:${payload.toString('base64')}` : payload}`;
  const others = Object.fromEntries(Object.entries(headers).filter(([name, value]) => value !== caller.headers[name]));
  return `${caller.name} (${mode}): ${method} ${url.slice(0, 1000)} ${JSON.stringify(others)}${body.slice(0, 3000)}`;
}

const ends =
  /removal|withdrawal|revocation|refund|replacement|reissue|explanation|sessions|DELETE|objection|second-factor$|members|leaving/;
const endsAll = /deletion|ownership|password|logout/;

/**
 * The calls in the order in which a fixture hears each of them once: what ends something comes late, in another order in each fixture, so that
 * one does not always end what another needs.
 */
function inOrder(calls: readonly Call[], fixture: number): Call[] {
  const methods = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'];
  const rank = ({ key, method }: Call): number => {
    if (endsAll.test(key) && method !== 'GET') return 1e6;
    if (!ends.test(key) || method === 'GET') return methods.indexOf(method);
    return 10 + (Math.imul(key.length * 31 + key.charCodeAt(key.length - 3), fixture * 2 + 1) & 1023);
  };
  return [...calls].sort((one, two) => rank(one) - rank(two));
}

/** Gives everybody of a fixture their session and role again, where they still are somebody. */
async function mend(world: FuzzWorld, fixture: Fixture): Promise<void> {
  const { db } = world.deps;
  const { org } = fixture;
  await db.rows(sql`update organizations set demands_second_factor = false where id = ${org.id}`);
  for (const caller of Object.values(fixture.callers)) {
    if (caller.userId === null) continue;
    const [known] = await db.rows(sql`select 1 from users where id = ${caller.userId}`);
    if (!known) continue;
    caller.headers.cookie = await sessionOf(world, caller.userId, caller.name);
    if (['owner', 'editor', 'consultant', 'reader'].includes(caller.name))
      await db.rows(sql`
        update memberships set role = ${caller.name}, ended_at = null where organization_id = ${org.id} and user_id = ${caller.userId}`);
  }
}

/** A problem in words, with the command that makes it again. */
export function problemText(seed: number, { number, what, request, fault }: Problem): string {
  return [what, `npm run tool -- fuzz ${number + 1} --seed ${seed}`, request, fault].filter(Boolean).join('\n    ');
}

function heapNow(): number {
  (globalThis as { gc?: () => void }).gc?.();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
}

/** Makes so many requests, and reports for everything that was wrong with an answer what it was and how it is made again. */
export async function fuzz(world: FuzzWorld, { requests, seed, only, report = () => {} }: RunOptions): Promise<Outcome> {
  const calls = allCalls(world.served);
  const weighted = calls.flatMap((call) => Array.from({ length: Math.max(1, Math.round(call.weight * 8)) }, () => call));
  const tallies = new Map<string, Tally>(
    calls.map(({ key }) => [key, { requests: 0, accepted: 0, statuses: new Map(), codes: new Map() }]),
  );
  const problems: Problem[] = [];
  const owners = new Map<string, readonly string[]>();
  const heap: number[] = [];
  let [late, fixtures] = [0, 0];
  let ordered: readonly Call[] = [];

  async function newFixture(): Promise<Fixture> {
    const fixture = await buildFixture(world, fixtures);
    ordered = inOrder(calls, fixtures);
    fixtures += 1;
    owners.set(fixture.mark, [fixture.org.id, fixture.other.id]);
    if (owners.size > 50) owners.delete([...owners.keys()][0]!);
    return fixture;
  }

  function requestAt(number: number, now: Fixture, before: Fixture): FuzzRequest {
    const draw: Draw = drawFor(seed, number);
    const place = number % fixtureEvery;
    const first = ordered[place];
    if (first) return requestOf(first, now, now, 'valid', draw, now.callers[first.callers[0]!]);
    const mode = pick(draw, ['valid', 'valid', 'near', 'near', 'near', 'wild'] as const);
    return requestOf(pick(draw, weighted), chance(draw, 80) ? now : before, chance(draw, 80) ? now : before, mode, draw);
  }

  async function judge(number: number, request: FuzzRequest, known: Owners): Promise<void> {
    const { answer, isDeferred, isCut, late: isLate } = await send(world, request);
    if (isLate && (answer || isCut)) {
      late += 1;
      waiting.push([number, request]);
    }
    const found = answer && !isDeferred ? await problemsOf(world, known, request, answer) : [];
    const what = answer || isCut ? found : ['nobody answered'];
    const fault = what.length > 0 ? world.faults().join('\n') : '';
    for (const one of what) {
      if (problems.some((known) => known.what === one && known.key === request.call.key)) continue;
      problems.push({ number, key: request.call.key, what: one, request: shown(request), fault });
      report(problemText(seed, problems.at(-1)!));
    }
    const tally = tallies.get(request.call.key)!;
    tally.requests += 1;
    if (!answer) return;
    tally.statuses.set(answer.statusCode, (tally.statuses.get(answer.statusCode) ?? 0) + 1);
    const code = request.mode === 'valid' ? /"code":"(\w+)"/.exec(answer.body)?.[1] : undefined;
    if (code) tally.codes.set(code, (tally.codes.get(code) ?? 0) + 1);
    if (answer.statusCode < 400 && request.method === request.call.method) tally.accepted += 1;
  }

  const waiting: [number, FuzzRequest][] = [];
  async function retryAlone(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [number, request] = next;
      let tries = 0;
      while (tries < mostTries && (await send(world, request)).late) tries += 1;
      if (tries < mostTries) continue;
      problems.push({
        number,
        key: request.call.key,
        what: `never within ${requestDeadlineMillis} ms, or always put off or cut off, alone too`,
        request: shown(request),
        fault: '',
      });
      report(problemText(seed, problems.at(-1)!));
    }
  }

  /** What a call needs may have ended beside it each time: where nothing was accepted, it is asked in a fixture in which nothing has. */
  async function retryNeverAccepted(): Promise<void> {
    for (const call of calls) {
      const tally = tallies.get(call.key)!;
      if (tally.accepted > 0 || Object.hasOwn(neverAccepted, call.key)) continue;
      const fixture = await newFixture();
      for (let number = requests; number < requests + triesAlone && tally.accepted === 0; number += 1) {
        const request = requestOf(call, fixture, fixture, 'valid', drawFor(seed, number), fixture.callers[call.callers[0]!]);
        await judge(number, request, owners);
      }
    }
  }

  let before = await newFixture();
  let now = before;
  let made = 0;
  for (let from = 0; from < requests && problems.length < mostProblems; from += mendEvery) {
    if (from % fixtureEvery === 0) [before, now] = [now, await newFixture()];
    else await mend(world, now);
    const to = Math.min(from + mendEvery, requests);
    let next = from;
    // Each lane takes the next one when it is done with its own, so that a document that is drawn holds up no other.
    const lane = async (): Promise<void> => {
      while (next < to) {
        const number = next;
        next += 1;
        if (only !== undefined && number !== only) continue;
        await judge(number, requestAt(number, now, before), owners);
        made += 1;
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    await retryAlone();
    if ((from / mendEvery) % Math.ceil(requests / mendEvery / 10) === 0) {
      heap.push(heapNow());
      report(`${made} of ${requests}: heap ${heap.at(-1)} MB, ${fixtures} fixtures, ${late} late, ${problems.length} problems`);
    }
  }
  // A short run asks for too little to say that nothing is accepted.
  if (requests >= fewestForAll && only === undefined) await retryNeverAccepted();
  heap.push(heapNow());
  return { seed, made, tallies, problems, late, fixtures, heap };
}
