// @module-tag long
import { Stripe } from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import { downloadRoutes, routes } from '#contract/routes.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { anOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const cookies = { owner: '', operator: '' };

beforeAll(async () => {
  cookies.owner = (await anOrganization(world.deps, { plan: 'pro' })).cookie;
  const operator = await anOrganization(world.deps);
  await addOperator(world.deps, operator.email);
  cookies.operator = operator.cookie;
});

const digits = '9'.repeat(81);
const uuid = '00000000-0000-4000-8000-000000000000';
/** As they stand in an address. */
const inAddresses = ['%00', 'a%00b', digits, '%20', '..%2f..', '%F0%9F%98%80', '%E2%80%AE', "'%22%3C", '-1', 'NaN'];
const cursors = [
  '-271821-04-20T00:00:00.000Z',
  '-000100-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '0000-00-00T00:00:00Z',
].flatMap((day) =>
  [`p|${day}|ATESTO-1`, `${day}|${uuid}`, JSON.stringify([day, uuid]), `["${day}"]`].map((text) => Buffer.from(text).toString('base64url')),
);
/** As one list hands its places out, and never did. */
const places = [`2026-32-50T99:99:99Z_${uuid}`, `2026-11-21T:.Z_${'-'.repeat(36)}`, `2026-11-21T09:00:00.000Z_${'f'.repeat(36)}`];
const texts = ['\0', 'a\0b', '\ud800', 'x\udfffy', digits, '-000100-01-01', '\u202e', ''];
const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
const bodies = [undefined, 'null', '[]', '"x"', '0', '{}', '{"a":', deep, `{"email":${deep}}`];

type Route = Readonly<{ method: string; path: string; access: string; params?: unknown; query?: unknown; body?: unknown }>;
const all: readonly Route[] = [...Object.values(routes), ...Object.values(downloadRoutes)] as readonly Route[];

function namesIn(schema: unknown): string[] {
  const { shape = {} } = (schema ?? {}) as { shape?: object };
  return Object.keys(shape);
}

function cookieFor(route: Route): string | undefined {
  if (route.access === 'anyone') return undefined;
  return route.access === 'operator' || route.access === 'accountant' ? cookies.operator : cookies.owner;
}

async function statusOf(route: Route, url: string, payload?: string): Promise<number> {
  const cookie = cookieFor(route);
  const headers = { ...(cookie ? { cookie } : {}), ...(payload === undefined ? {} : { 'content-type': 'application/json' }) };
  const answer = await world.app.inject({
    method: route.method as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return answer.statusCode;
}

/** Whatever ends sessions or accounts would make the rest of the calls anonymous. */
const ends = /logout|leaving|deletion|DELETE \/api\/account$|sessions/;
const tried = all.filter((route) => !ends.test(`${route.method} ${route.path}`));

describe('what nobody would type', () => {
  it('in the place of an address or a question is refused, never a fault', { timeout: 240_000 }, async () => {
    const faults: string[] = [];
    for (const route of tried.filter(({ method }) => method === 'GET')) {
      const params = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      const addresses = params.flatMap((name) =>
        inAddresses.map((value) => route.path.replace(`:${name}`, value).replaceAll(/:\w+/g, uuid)),
      );
      const plain = route.path.replaceAll(/:\w+/g, uuid);
      const queries = namesIn(route.query).flatMap((name) =>
        [...inAddresses, ...cursors, ...places].map((value) => `${plain}?${name}=${value}`),
      );
      for (const url of [...addresses, ...queries]) {
        const status = await statusOf(route, url);
        if (status >= 500) faults.push(`${status} ${route.method} ${url}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('in the place of a body is refused, never a fault', { timeout: 240_000 }, async () => {
    const faults: string[] = [];
    for (const route of tried.filter(({ method }) => method !== 'GET')) {
      const url = route.path.replaceAll(/:\w+/g, uuid);
      const names = namesIn(route.body);
      const filled = texts.map((text) => JSON.stringify(Object.fromEntries(names.map((name) => [name, text]))));
      for (const payload of [...bodies, ...(names.length > 0 ? filled : [])]) {
        const status = await statusOf(route, url, payload);
        if (status >= 500) faults.push(`${status} ${route.method} ${url} ${payload}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('is named by its field, also where the whole body is missing', async () => {
    for (const payload of [undefined, '', 'null', '{}']) {
      const answer = await world.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        ...(payload === undefined ? {} : { payload, headers: { 'content-type': 'application/json' } }),
      });
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['email', 'password']]);
    }
  });

  it('as an address that cannot be decoded is answered in our own form', async () => {
    for (const url of ['/api/registry/%E0%A4%A', '/c/%E0%A4%A', '/%']) {
      const answer = await world.app.inject({ method: 'GET', url, headers: { 'accept-language': 'de' } });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
      expect(answer.headers, url).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  it('as a method that nobody promised is not found, and says nothing back', async () => {
    for (const url of ['/', '/api/plans', '/api/auth/me']) {
      const answer = await world.app.inject({ method: 'TRACE', url, headers: { cookie: cookies.owner } });
      expect([answer.statusCode, answer.body.includes('atesto_session')]).toEqual([404, false]);
    }
  });

  it('is refused in text that is stored, by the name of its field', async () => {
    const answer = await world.call('PATCH', '/api/account/name', {
      cookie: cookies.owner,
      body: { firstName: 'Ja\udfffn', lastName: 'A\ud800b' },
    });
    expect([answer.statusCode, Object.keys(answer.json().fields ?? {})]).toEqual([400, ['firstName', 'lastName']]);
  });

  it('from the payment provider is refused, whoever signed it', async () => {
    const { webhookSecret } = world.deps.config.payments;
    const stripe = new Stripe('sk_test_x');
    const signed = (payload: string): string => stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    const send = async (payload: string, signature: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return (await world.app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload })).statusCode;
    };
    for (const signature of ['t=,v1=', '', 't=1', 'v1=x', 't=x,v1=y', ',,,=']) expect(await send('{}', signature)).toBe(400);
    const noObject = JSON.stringify({
      id: 'evt_1',
      type: 'checkout.session.completed',
      created: 1,
      livemode: false,
      data: { object: null },
    });
    for (const payload of ['null', '{}', 'not json', '[]', '0', noObject]) expect(await send(payload, signed(payload)), payload).toBe(400);
  });
});
