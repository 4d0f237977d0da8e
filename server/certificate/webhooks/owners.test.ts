import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import type { WebhookView } from '#contract/certificate/webhooks.ts';
import { webhookEvents } from '#core/certificate/webhooks.ts';
import { anOrganization, aPerson, joins } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const make = (org: { cookie: string }, box: string, events: readonly string[] = webhookEvents) =>
  world.call('POST', '/api/webhooks', { cookie: org.cookie, body: { url: `https://odbiorca.example/${box}`, events } });
const list = async (org: { cookie: string }) => (await world.call('GET', '/api/webhooks', { cookie: org.cookie })).json<WebhookView[]>();

describe('a webhook', () => {
  it('shows its secret once, stores it sealed, and is listed with where it goes', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const made = (await make(org, 'first', ['certificate.revoked'])).json<{ webhook: WebhookView; secret: string }>();
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await list(org)).toEqual([
      {
        id: made.webhook.id,
        url: 'https://odbiorca.example/first',
        events: ['certificate.revoked'],
        state: 'on',
        stateAt: '2026-11-21T09:00:00.000Z',
        formerUntil: null,
        madeAt: '2026-11-21T09:00:00.000Z',
        madeBy: 'Anna Testowa',
      },
    ]);
    const stored = await world.deps.db.rows(sql`select * from webhooks where organization_id = ${org.id} order by id`);
    const logged = await world.deps.db.rows(sql`select * from audit_logs where organization_id = ${org.id} order by id`);
    expect(JSON.stringify([stored, logged])).not.toContain(made.secret);
    expect(JSON.stringify(stored)).not.toContain(made.secret.slice(6));
  });

  it.each(['http://example.com/', 'https://127.0.0.1/', 'https://localhost/', 'https://a:b@example.com/', 'https://example.com:8443/'])(
    'cannot lead to %s',
    async (url) => {
      const org = await anOrganization(world.deps, { plan: null });
      const answer = await world.call('POST', '/api/webhooks', { cookie: org.cookie, body: { url, events: ['certificate.issued'] } });
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['url']]);
    },
  );

  it('is one of five at most, however many are made at once', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const codes = (await Promise.all(Array.from({ length: 7 }, () => make(org, 'box')))).map((answer) => answer.statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 409, 409]);
  });

  it('is the matter of owners, and of its own organisation', async () => {
    const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const id = (await make(org, 'box')).json<{ webhook: WebhookView }>().webhook.id;
    const editor = await aPerson(world.deps);
    await joins(world.deps, editor, org, 'editor');
    expect((await make(editor, 'box')).json().code).toBe('owner_needed');
    expect((await world.call('POST', `/api/webhooks/${id}/test`, { cookie: other.cookie })).statusCode).toBe(404);
    expect((await world.call('PATCH', `/api/webhooks/${id}`, { cookie: other.cookie, body: { on: false } })).statusCode).toBe(404);
    expect((await world.call('DELETE', `/api/webhooks/${id}`, { cookie: other.cookie })).statusCode).toBe(404);
    expect(await list(other)).toEqual([]);
  });
});
