import { beforeEach, expect, it } from 'vitest';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { contentsOf } from '#core/assessment/incidents/notifications.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const detected = '2027-06-10T08:00:00.000Z';
const sentAt = '2027-06-10T09:00:00.000Z';
let org: TestOrganization;
let id: string;
const call = (method: 'PUT' | 'POST', path: string, body: object) =>
  world.call(method, `/api/incidents${path}`, { cookie: org.cookie, body });
beforeEach(async () => {
  world.at('2027-06-10T10:00:00.000Z');
  org = await anOrganization(world.deps);
  const body = { drill: false, kinds: ['personal_data'], detected, title: 'Baza klientów' };
  id = (await call('POST', '', body)).json<{ id: string }>().id;
});

/** Sends the notification of a data breach with these fields unknown; what is requested only of who is late stays empty. */
async function notified(...unknown: string[]): Promise<IncidentView> {
  const fields = contentsOf.gdpr_notification.filter((field) => field !== 'delay_reasons');
  const content = Object.fromEntries(fields.map((field) => [field, { text: 'Treść', unknown: unknown.includes(field) }]));
  await call('PUT', `/${id}/notifications/gdpr_notification`, { content });
  return (await call('POST', `/${id}/notifications/gdpr_notification/sent`, { sentAt, receipt: '' })).json<IncidentView>();
}
const supplement = ({ clocks }: IncidentView) => clocks.find((one) => one.id === 'gdpr_supplement');

it('a notification of a data breach that said everything has no supplement, and none can be written', async () => {
  expect(supplement(await notified())).toBeUndefined();
  expect((await call('PUT', `/${id}/notifications/gdpr_supplement`, { content: {} })).statusCode).toBe(404);
});

it('what was not known at the notification of a data breach is to follow at once, and is written from it', async () => {
  expect(supplement(await notified('data_records'))).toMatchObject({ state: 'at_once', startedAt: sentAt, last: null });
  const content = { data_records: { text: 'Około 400', unknown: false } };
  expect((await call('PUT', `/${id}/notifications/gdpr_supplement`, { content })).statusCode).toBe(200);
  const sent = await call('POST', `/${id}/notifications/gdpr_supplement/sent`, { sentAt: '2027-06-10T09:30:00.000Z', receipt: 'UPP 5' });
  expect(supplement(sent.json<IncidentView>())).toMatchObject({ state: 'sent' });
});
