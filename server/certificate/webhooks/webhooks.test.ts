// @module-tag long
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webhookBody, type WebhookDelivery, type WebhookView } from '#contract/certificate/webhooks.ts';
import { webhookEvents, webhookPauses, webhookTries } from '#core/certificate/webhooks.ts';
import { reissueCertificate } from '#server/certificate/certificates/issue/reissue.ts';
import { revokeCertificate } from '#server/certificate/certificates/lifecycle/revocation.ts';
import { openWebhookSender } from '#server/adapters/web/webhook-sender.ts';
import { applyRetention } from '#server/operations/retention/service.ts';
import { aCertificate, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';
import { openWorld } from '#server/testing/world.ts';
import { notifyEnds } from './ends.ts';
import { sendDue } from './sending.ts';

const world = openWorld();
const start = '2026-11-21T09:00:00.000Z';
const origin = { ipAddress: '', userAgent: 'test' };
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
  world.deps.webhookSender = openWebhookSender(sandbox.websites, 2000);
});
afterAll(() => sandbox.close());
beforeEach(() => world.at(start));

type Delivery = { id: string; attempt: number; signed: boolean | null; status: number; body: string };
let boxes = 0;
const newBox = () => `box-${(boxes += 1)}`;
const received = async (box: string) => (await fetch(`${sandbox.address}/webhooks/${box}.json`)).json() as Promise<Delivery[]>;
const answering = async (box: string, fields: Record<string, string>) => {
  const answer = await fetch(`${sandbox.address}/webhooks/${box}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
};

const make = (org: { cookie: string }, box: string, events: readonly string[] = webhookEvents) =>
  world.call('POST', '/api/webhooks', { cookie: org.cookie, body: { url: `https://odbiorca.example/${box}`, events } });

/** A webhook whose receiver knows its secret. */
async function aWebhook(org: TestOrganization, events?: readonly string[]): Promise<{ id: string; box: string; secret: string }> {
  const box = newBox();
  const { webhook, secret } = (await make(org, box, events)).json<{ webhook: WebhookView; secret: string }>();
  await answering(box, { secret });
  return { id: webhook.id, box, secret };
}

const list = async (org: TestOrganization) => (await world.call('GET', '/api/webhooks', { cookie: org.cookie })).json<WebhookView[]>();
const deliveries = async (org: TestOrganization, id: string) =>
  (await world.call('GET', `/api/webhooks/${id}/deliveries`, { cookie: org.cookie })).json<WebhookDelivery[]>();
const test = (org: TestOrganization, id: string) => world.call('POST', `/api/webhooks/${id}/test`, { cookie: org.cookie });
const change = (org: TestOrganization, id: string, body: object) =>
  world.call('PATCH', `/api/webhooks/${id}`, { cookie: org.cookie, body });
/** The receiver refuses what was signed at another time. */
const onRealClock = () => {
  world.deps.now = () => new Date();
};
const later = (millis: number) => world.at(new Date(world.deps.now().getTime() + millis).toISOString());
const mailsTo = async (org: TestOrganization) =>
  world.deps.db.rows<{ kind: string }>(sql`
    select data ->> 'kind' as kind from pgboss.job where name = 'mail' and data ->> 'userId' = ${org.userId} order by created_on, id`);

describe('a webhook', () => {
  it('that somebody ends just when something is sent to it blocks nothing: what happened is stored, and a test finds none', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const certificate = await aCertificate(world.deps, org);
    const { id } = await aWebhook(org);
    const waiting = async () => {
      const [row] = await world.deps.db.rows<{ n: number }>(sql`
        select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      return row?.n;
    };
    const tests: ReturnType<typeof test>[] = [];
    await world.deps.db.transaction(async (tx) => {
      await tx.rows(sql`delete from webhooks where id = ${id}`);
      tests.push(test(org, id));
      tests.push(world.call('POST', `/api/certificates/${certificate.id}/removal`, { cookie: org.cookie }));
      await expect.poll(waiting, { timeout: 20_000 }).toBe(2);
    });
    expect((await Promise.all(tests)).map(({ statusCode }) => statusCode)).toEqual([404, 200]);
    expect(await list(org)).toEqual([]);
  });
});

describe('a message', () => {
  it('reports a certificate as it is issued, signed so that another library agrees', async () => {
    onRealClock();
    const org = await anOrganization(world.deps, { name: 'Żuk i Syn' });
    const { id, box } = await aWebhook(org);
    const { certificateNumber, issuedAt, expiresAt } = await aCertificate(world.deps, org);
    await sendDue(world.deps);
    const [taken, ...more] = await received(box);
    expect(more).toEqual([]);
    expect(taken).toMatchObject({ attempt: 1, signed: true, status: 200 });
    expect(JSON.parse(taken?.body ?? '')).toEqual({
      type: 'certificate.issued',
      timestamp: issuedAt,
      data: {
        certificateNumber,
        type: 'nis2',
        status: 'active',
        organization: { name: 'Żuk i Syn', nip: org.nip },
        issuedAt,
        expiresAt,
        revokedAt: null,
        url: `https://atesto.test/c/${certificateNumber}`,
      },
    });
    expect(await deliveries(org, id)).toMatchObject([
      { id: taken?.id, body: taken?.body, state: 'delivered', tries: 1, nextAt: null, status: 200 },
    ]);
    await sendDue(world.deps);
    expect(await received(box)).toHaveLength(1);
  });

  it('reports a certificate revoked, and one that takes its place', async () => {
    const org = await anOrganization(world.deps);
    const { box } = await aWebhook(org, ['certificate.issued', 'certificate.revoked']);
    const { id } = await aCertificate(world.deps, org);
    const successor = await reissueCertificate(world.deps, { organizationId: org.id, id, userId: org.userId, origin, note: 'literówka' });
    await revokeCertificate(world.deps, { organizationId: org.id, id: successor.id, reason: 'terms_breach', userId: null, origin });
    await sendDue(world.deps);
    const messages = (await received(box)).map(({ body }) => webhookBody.parse(JSON.parse(body)));
    expect(messages.map(({ type, data }) => `${type} ${data.status} ${data.reason}`).toSorted()).toEqual([
      'certificate.issued active undefined',
      'certificate.issued active undefined',
      'certificate.revoked revoked replaced',
      'certificate.revoked revoked terms_breach',
    ]);
  });

  it('reports an end 30 and 7 days before and when it has come, each once, and nothing that is not wanted', async () => {
    const org = await anOrganization(world.deps);
    const [all, some, tooLate] = [
      await aWebhook(org),
      await aWebhook(org, ['certificate.expired']),
      await aWebhook(org, ['certificate.expired']),
    ];
    const { expiresAt } = await aCertificate(world.deps, org);
    for (const days of [40, 30, 29, 20, 7, 6, 1, -1, -2, -20]) {
      world.at(new Date(new Date(expiresAt).getTime() - days * 86_400_000).toISOString());
      await notifyEnds(world.deps);
      await sendDue(world.deps);
    }
    const types = async (box: string) => (await received(box)).map(({ body }) => webhookBody.parse(JSON.parse(body)));
    expect((await types(all.box)).map(({ type, data }) => [type, data.daysLeft]).reverse()).toEqual([
      ['certificate.issued', undefined],
      ['certificate.expiring', 30],
      ['certificate.expiring', 7],
      ['certificate.expired', undefined],
    ]);
    expect((await types(some.box)).map(({ type }) => type)).toEqual(['certificate.expired']);
    await world.deps.db.rows(sql`update webhooks set made_at = ${world.deps.now()} where id = ${tooLate.id}`);
    await world.deps.db.rows(sql`delete from webhook_messages where webhook_id = ${tooLate.id}`);
    await notifyEnds(world.deps);
    await sendDue(world.deps);
    expect(await received(tooLate.box)).toHaveLength(1);
  });

  it('is undone with the act that causes it', async () => {
    const org = await anOrganization(world.deps);
    const { id } = await aWebhook(org);
    const certificate = await aCertificate(world.deps, org);
    await expect(
      world.deps.db.transaction(async (tx) => {
        const { revokeWithin } = await import('#server/certificate/certificates/lifecycle/revocation.ts');
        await revokeWithin(world.deps, tx, { organizationId: org.id, id: certificate.id, reason: 'terms_breach', userId: null, origin });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect((await deliveries(org, id)).map(({ event }) => event)).toEqual(['certificate.issued']);
  });

  it('is sent on demand as a test, which stops nothing when it fails', async () => {
    onRealClock();
    const org = await anOrganization(world.deps, { plan: null });
    const { id, box } = await aWebhook(org);
    expect((await test(org, id)).json()).toMatchObject({ event: 'webhook.test', state: 'waiting', tries: 0 });
    await sendDue(world.deps);
    expect((await received(box))[0]).toMatchObject({ signed: true });
    await answering(box, { status: '500' });
    await test(org, id);
    await sendDue(world.deps);
    expect((await deliveries(org, id)).map(({ state, failure, status }) => `${state} ${failure} ${status}`).toSorted()).toEqual([
      'delivered null 200',
      'given_up status 500',
    ]);
    expect(await list(org)).toMatchObject([{ state: 'on' }]);
  });
});

describe('a receiver that', () => {
  it('fails for a while gets the message later, under the same id', async () => {
    const org = await anOrganization(world.deps);
    const { id, box, secret } = await aWebhook(org);
    await answering(box, { secret, status: '503' });
    await aCertificate(world.deps, org);
    await sendDue(world.deps);
    expect(await deliveries(org, id)).toMatchObject([
      { state: 'waiting', tries: 1, failure: 'status', status: 503, nextAt: '2026-11-21T09:00:30.000Z' },
    ]);
    later(29_000);
    await sendDue(world.deps);
    expect(await received(box)).toHaveLength(1);
    await answering(box, { secret, status: '204' });
    later(1000);
    await sendDue(world.deps);
    const accepted = await received(box);
    expect(accepted.map(({ status, attempt }) => [status, attempt])).toEqual([
      [204, 2],
      [503, 1],
    ]);
    expect(new Set(accepted.map((one) => one.id)).size).toBe(1);
    expect(new Set(accepted.map((one) => one.body)).size).toBe(1);
    expect(await deliveries(org, id)).toMatchObject([{ state: 'delivered', tries: 2 }]);
  });

  it('fails for three days is switched off, its owners are notified once, and what was missed can be sent when it is on again', async () => {
    const org = await anOrganization(world.deps);
    const { id, box, secret } = await aWebhook(org);
    await answering(box, { secret, status: '500' });
    await aCertificate(world.deps, org);
    for (const pause of [...webhookPauses, 0]) {
      await sendDue(world.deps);
      later(pause);
    }
    expect(await received(box)).toHaveLength(webhookTries);
    expect(await list(org)).toMatchObject([{ state: 'failed' }]);
    const [missed] = await deliveries(org, id);
    expect(missed).toMatchObject({ state: 'given_up', failure: 'status', status: 500, nextAt: null });
    expect((await mailsTo(org)).filter(({ kind }) => kind === 'webhook_failed')).toHaveLength(1);
    const again = () => world.call('POST', `/api/webhooks/${id}/deliveries/${missed?.id}/again`, { cookie: org.cookie });
    expect((await again()).json().code).toBe('webhook_off');
    expect((await test(org, id)).json().code).toBe('webhook_off');
    await answering(box, { secret, status: '200' });
    expect((await change(org, id, { on: true })).json()).toMatchObject({ state: 'on' });
    expect((await again()).json()).toMatchObject({ state: 'waiting', tries: 0 });
    await sendDue(world.deps);
    expect(await deliveries(org, id)).toMatchObject([{ state: 'delivered', tries: 1 }]);
  });

  it('wants no more is called no more', async () => {
    const org = await anOrganization(world.deps);
    const { id, box, secret } = await aWebhook(org);
    await answering(box, { secret, status: '410' });
    await aCertificate(world.deps, org);
    await sendDue(world.deps);
    expect(await deliveries(org, id)).toMatchObject([{ state: 'given_up', failure: 'gone' }]);
    expect(await list(org)).toMatchObject([{ state: 'gone' }]);
    expect((await mailsTo(org)).filter(({ kind }) => kind === 'webhook_gone')).toHaveLength(1);
  });

  it('sends visitors elsewhere, hangs, has no address or one inside is refused with the reason', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const { id, box, secret } = await aWebhook(org);
    await answering(box, { secret, status: '302' });
    await test(org, id);
    await sendDue(world.deps);
    await answering(box, { secret, delay: '8000' });
    await test(org, id);
    await sendDue(world.deps);
    const nowhere = (
      await world.call('POST', '/api/webhooks', {
        cookie: org.cookie,
        body: { url: 'https://nowhere.example/', events: ['certificate.issued'] },
      })
    ).json<{ webhook: WebhookView }>();
    await test(org, nowhere.webhook.id);
    await sendDue(world.deps);
    expect((await deliveries(org, id)).map(({ failure }) => String(failure)).toSorted()).toEqual(['slow', 'status']);
    expect(await deliveries(org, nowhere.webhook.id)).toMatchObject([{ failure: 'no_host' }]);
    const { nameServers } = sandbox.websites;
    const inside = openWebhookSender({ nameServers, local: null });
    expect(await inside.send('https://odbiorca.example/x', '{}', {})).toEqual({ failure: 'not_public', status: null });
    expect((await received(box)).every(({ id: one }) => one !== '')).toBe(true);
  });
});

describe('the secret', () => {
  it('can be changed: both sign for a day, then the new one alone', async () => {
    onRealClock();
    const org = await anOrganization(world.deps, { plan: null });
    const { id, box, secret } = await aWebhook(org);
    const renewed = (await world.call('POST', `/api/webhooks/${id}/secret`, { cookie: org.cookie })).json<{
      secret: string;
      webhook: WebhookView;
    }>();
    expect(renewed.secret).not.toBe(secret);
    const signedBy = async (known: string): Promise<boolean | null | undefined> => {
      await answering(box, { secret: known });
      await test(org, id);
      await sendDue(world.deps);
      return (await received(box))[0]?.signed;
    };
    expect([await signedBy(secret), await signedBy(renewed.secret)]).toEqual([true, true]);
    await world.deps.db.rows(sql`update webhooks set former_until = ${world.deps.now()} where id = ${id}`);
    expect([await signedBy(secret), await signedBy(renewed.secret)]).toEqual([false, true]);
    expect((await list(org))[0]?.formerUntil).toBeNull();
  });
});

describe('who sends', () => {
  it('sends each message once, however many do at the same time', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const { id, box } = await aWebhook(org);
    for (let turn = 0; turn < 12; turn += 1) await test(org, id);
    await Promise.all([sendDue(world.deps), sendDue(world.deps), sendDue(world.deps)]);
    expect(await received(box)).toHaveLength(12);
  });

  it('follows another who died on the way, after a minute', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const { id, box } = await aWebhook(org);
    await test(org, id);
    const { send } = world.deps.webhookSender;
    world.deps.webhookSender = { send: () => Promise.reject(new Error('died')) };
    await sendDue(world.deps);
    world.deps.webhookSender = { send };
    later(59_000);
    await sendDue(world.deps);
    expect(await received(box)).toEqual([]);
    later(1000);
    await sendDue(world.deps);
    expect(await received(box)).toHaveLength(1);
  });

  it('sends nothing more to a webhook that was switched off or deleted', async () => {
    const org = await anOrganization(world.deps);
    const [off, gone] = [await aWebhook(org), await aWebhook(org)];
    await Promise.all([test(org, off.id), test(org, gone.id)]);
    await change(org, off.id, { on: false });
    await world.call('DELETE', `/api/webhooks/${gone.id}`, { cookie: org.cookie });
    await aCertificate(world.deps, org);
    await sendDue(world.deps);
    expect([...(await received(off.box)), ...(await received(gone.box))]).toEqual([]);
    expect(await deliveries(org, off.id)).toMatchObject([{ event: 'webhook.test', state: 'given_up', failure: 'off' }]);
  });

  it('preserves the list for three months', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const { id } = await aWebhook(org);
    await test(org, id);
    world.at('2027-02-20T09:00:00.000Z');
    const stored = () => world.deps.db.rows(sql`select id from webhook_messages where webhook_id = ${id}`);
    await applyRetention(world.deps);
    expect(await stored()).toHaveLength(1);
    world.at('2027-02-21T09:00:00.000Z');
    await applyRetention(world.deps);
    expect(await stored()).toEqual([]);
  });

  it('may be asked by hand so often, and then not', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const { id } = await aWebhook(org);
    const codes: number[] = [];
    for (let turn = 0; turn < 31; turn += 1) codes.push((await test(org, id)).statusCode);
    expect([codes.slice(0, 30).every((code) => code === 200), codes[30]]).toEqual([true, 429]);
  });
});
