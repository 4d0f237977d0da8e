// @module-tag long
import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { orderDocumentWords } from '#content/documents/billing/order.ts';
import { orderConsents } from '#content/labels/order-consents.ts';
import { legalVersions } from '#content/legal/editions/versions.ts';
import { languages } from '#core/platform/languages.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { sendMail } from '#server/communication/mails/send.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { sendPaymentEvent, withSilentProvider } from '#server/testing/billing/stripe-events.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const { version } = legalVersions['terms-of-sale'][0];

async function order(org: TestOrganization, language: string, body: object) {
  withSilentProvider(world);
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/create-checkout-session',
    headers: { cookie: org.cookie, 'accept-language': language, 'user-agent': 'Browser of the buyer' },
    remoteAddress: '192.0.2.7',
    payload: body,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const [row] = await world.deps.db.rows<{ id: string; consent: object }>(sql`
    select id, consent from payments where organization_id = ${org.id} and status = 'pending'`);
  return row!;
}

async function inLanguage(language: string): Promise<TestOrganization> {
  const org = await anOrganization(world.deps, { plan: null });
  await world.deps.db.rows(sql`update users set language = ${language} where id = ${org.userId}`);
  return org;
}

it.each(languages)(
  'an order preserves the words that were agreed to in %s, the version of the terms, time and address',
  async (language) => {
    world.at('2026-11-21T09:00:00.000Z');
    const org = await inLanguage(language);
    const { consent } = await order(org, language, { plan: 'basic', earlyStart: true });
    const { earlyStart, terms, termsLink } = orderConsents[language];
    expect(consent).toEqual({
      termsVersion: version,
      language,
      earlyStart: { text: earlyStart, at: '2026-11-21T09:00:00.000Z' },
      terms: { text: `${terms} ${termsLink}` },
      ipAddress: '192.0.2.7',
      userAgent: 'Browser of the buyer',
    });
  },
);

it('an order by bank transfer keeps them too, and states when nobody asked to begin at once', async () => {
  const org = await inLanguage('pl');
  const { consent } = await order(org, 'pl', { plan: 'basic', payBy: 'transfer' });
  expect(consent).toMatchObject({ termsVersion: version, earlyStart: null });
});

it('what was agreed to is in the own data, and shown to nobody else', async () => {
  const org = await inLanguage('pl');
  const { id } = await order(org, 'pl', { plan: 'basic', earlyStart: true });
  const own = await world.call('GET', '/api/account/export', { cookie: org.cookie });
  const payments = strFromU8(unzipSync(new Uint8Array(own.rawPayload))['payments.json']!);
  expect(JSON.parse(payments)).toMatchObject([{ id, consent: { ipAddress: '192.0.2.7', termsVersion: version } }]);
  const operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
  const seen = await world.call('GET', `/api/operator/organizations/${org.id}`, { cookie: operator.cookie });
  const billing = await world.call('GET', '/api/billing', { cookie: org.cookie });
  for (const answer of [seen, billing]) {
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).not.toContain('termsVersion');
    expect(answer.json()).not.toHaveProperty('consent');
  }
});

it('the confirmation of a paid order carries terms and form as PDF', async () => {
  for (const earlyStart of [true, false]) {
    const org = await inLanguage('de');
    const { id } = await order(org, 'de', { plan: 'pro', earlyStart });
    await sendPaymentEvent(world, { id, organizationId: org.id, plan: 'pro' }, 'paid');
    const sent: Mail[] = [];
    world.deps.mailer = { send: async (mail) => void sent.push(mail), close: () => {} };
    const [job] = await world.deps.db.rows<{ data: QueuedMail }>(sql`
      select data from pgboss.job where name = 'mail' and data ->> 'userId' = ${org.userId} and data ->> 'kind' like 'payment_received%'`);
    expect(job!.data.kind).toBe(earlyStart ? 'payment_received_early' : 'payment_received');
    const values = { termsVersion: version, concluded: '21.\u00a0November\u00a02026', until: '7.\u00a0Dezember\u00a02026' };
    expect(job!.data.values).toMatchObject(values);
    await sendMail(world.deps, job!.data, world.deps.newId());
    const [mail] = sent;
    expect(mail?.attachments?.map((file) => [file.filename, file.contentType])).toEqual([
      [`${orderDocumentWords.de.termsFile}-${version}.pdf`, 'application/pdf'],
      [`${orderDocumentWords.pl.termsFile}-${version}.pdf`, 'application/pdf'],
      [`${orderDocumentWords.de.withdrawalFile}.pdf`, 'application/pdf'],
    ]);
    for (const file of mail?.attachments ?? []) expect(file.content.subarray(0, 5).toString()).toBe('%PDF-');
    for (const part of [mail!.text, mail!.html]) expect(part).toContain('https://atesto.test/odstapienie');
  }
});
