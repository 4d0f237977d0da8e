import { beforeAll, describe, expect, it } from 'vitest';
import type { Reference, ReferenceCall } from '#contract/operations/reference.ts';
import { downloadRoutes, routes } from '#contract/routes.ts';
import { webhookBody } from '#contract/certificate/webhooks.ts';
import { apiScopes } from '#core/account/members/api-keys.ts';
import { webhookMessages } from '#core/certificate/webhooks.ts';
import { aCertificate, aCompletedAssessment, anOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { runTransparency } from '#server/certificate/transparency/job.ts';

const world = openWorld();
let key = '';
let calls: ReferenceCall[] = [];

beforeAll(async () => {
  const org = await anOrganization(world.deps, { plan: 'pro' });
  await aCertificate(world.deps, org);
  // A plan has gaps: those of the newest result.
  world.at(new Date(world.deps.now().getTime() + 60_000).toISOString());
  await aCompletedAssessment(world.deps, org, { answer: 'no' });
  await runTransparency(world.deps);
  key = (await world.call('POST', '/api/keys', { cookie: org.cookie, body: { name: 'Przykłady', scopes: apiScopes } })).json().secret;
  calls = (await world.call('GET', '/api/reference')).json().calls;
});

const run = ({ method, address, body }: ReferenceCall['examples'][number], withKey: boolean) =>
  world.app.inject({
    method: method as 'GET',
    url: address,
    headers: { ...(withKey ? { authorization: `Bearer ${key}` } : {}), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { payload: body } : {}),
  });

describe('the page about the API', () => {
  it('shows every call that has examples, and only those', () => {
    const promised = Object.values({ ...routes, ...downloadRoutes }).filter((one) => 'examples' in one && one.examples);
    expect(calls.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`).toSorted()).toEqual(
      promised.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
    expect(calls.length).toBeGreaterThan(9);
  });

  it('has examples that run as they stand, every one of them', async () => {
    const failed: string[] = [];
    for (const { scope, examples } of calls) {
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        const answer = await run(example, scope !== null);
        if (answer.statusCode !== 200) failed.push(`${example.method} ${example.address}: ${answer.statusCode} ${answer.body}`);
      }
    }
    expect(failed).toEqual([]);
  });

  it('names every field that is answered, and each is in the answer', async () => {
    const status = calls.find(({ path, method }) => path === '/api/v1/suppliers/status' && method === 'POST');
    expect(status?.answer.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['checkedAt', 'suppliers', 'suppliers[].nip', 'suppliers[].state', 'suppliers[].certificates[].expiresAt']),
    );
    expect(status?.body.map(({ name, required }) => [name, required])).toEqual([['nips', true]]);
    for (const { answer, examples, scope } of calls.filter((one) => one.answer.length > 0)) {
      const body: unknown = (await run(examples[0]!, scope !== null)).json();
      const first: unknown = Array.isArray(body) ? body[0] : body;
      const top = answer.map(({ name }) => name.replace(/^\[\]\./, '')).filter((name) => !/[.[]/.test(name));
      expect(Object.keys(first as object).toSorted()).toEqual(top.toSorted());
    }
  });

  it('states which calls need a key and which answer any origin, as they do', async () => {
    for (const { scope, anyOrigin, examples } of calls) {
      const answer = await run(examples[0]!, false);
      expect(answer.statusCode === 401).toBe(scope !== null);
      expect(answer.headers['access-control-allow-origin'] === '*').toBe(anyOrigin);
    }
  });

  it('is made of the document that programs read, which states how a key is brought', async () => {
    const document = (await world.call('GET', '/api/openapi.json')).json();
    expect(document.components.securitySchemes).toMatchObject({ apiKey: { type: 'http', scheme: 'bearer' } });
    expect(document.paths['/api/v1/suppliers'].get.security).toEqual([{ apiKey: [] }]);
  });
});

it('webhooks are described with their messages, every field, and one that fits', async () => {
  const document = (await world.call('GET', '/api/openapi.json')).json();
  expect(Object.keys(document.webhooks)).toEqual([...webhookMessages]);
  const { webhook } = (await world.call('GET', '/api/reference')).json<Reference>();
  expect(webhook.events).toEqual([...webhookMessages]);
  expect(webhook.body.map(({ name }) => name)).toEqual(expect.arrayContaining(['type', 'timestamp', 'data.organization.nip', 'data.url']));
  expect(webhookBody.parse(JSON.parse(webhook.example))).toEqual(JSON.parse(webhook.example));
});

it('below /api what is unknown is a JSON 404', async () => {
  const answer = await world.call('GET', '/api/nothing', { headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
});
