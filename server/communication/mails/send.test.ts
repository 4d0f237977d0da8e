import { describe, expect, it } from 'vitest';
import sql from 'sql-template-tag';
import { anOrganization } from '#server/testing/builders.ts';
import { sendMail } from './send.ts';
import { mailsOf } from '#server/testing/mail/mails.ts';
import { openWorld } from '#server/testing/world.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { billingMailKinds } from '#content/mails/billing/billing.ts';
import { languages } from '#core/platform/languages.ts';

const world = openWorld();

const sent = (mail: QueuedMail) => mailsOf(world, mail);

describe('a reminder', () => {
  it('can be ended by one click; messages about account and contract cannot', async () => {
    const org = await anOrganization(world.deps);
    const [subscription] = await world.deps.db.rows<{ id: string }>(sql`select id from subscriptions where organization_id = ${org.id}`);
    const notificationId = world.deps.newId();
    await world.deps.db.rows(sql`
      insert into certificate_notifications (organization_id, id, subscription_id, user_id, notification_type, days_before_expiry, ends_at, sent_at)
      values (${org.id}, ${notificationId}, ${subscription!.id}, ${org.userId}, 'subscription_ending', 30, ${world.deps.now()}, ${world.deps.now()})`);
    const values = { plan: 'Basic', date: '20 listopada 2027', number: '' };
    const [reminder] = await sent({ kind: 'subscription_ending', userId: org.userId, language: 'pl', values, notificationId });
    expect(reminder?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = /<(https:[^>]+)>/.exec(reminder?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(new URL(address).pathname).toBe('/api/unsubscribe');
    expect(reminder?.text).toContain('/unsubscribe?token=');
    expect(reminder?.subject).toBe('Plan Basic kończy się 20 listopada 2027');
    const [stored] = await world.deps.db.rows(
      sql`select email_sent, email_error from certificate_notifications where id = ${notificationId}`,
    );
    expect(stored).toEqual({ emailSent: true, emailError: null });
    const [changed] = await sent({ kind: 'password_changed', userId: org.userId, language: 'pl' });
    expect(changed?.headers).toEqual({});
  });

  it('preserves why it could not be sent', async () => {
    const org = await anOrganization(world.deps);
    const [subscription] = await world.deps.db.rows<{ id: string }>(sql`select id from subscriptions where organization_id = ${org.id}`);
    const notificationId = world.deps.newId();
    await world.deps.db.rows(sql`
      insert into certificate_notifications (organization_id, id, subscription_id, user_id, notification_type, days_before_expiry, ends_at, sent_at)
      values (${org.id}, ${notificationId}, ${subscription!.id}, ${org.userId}, 'subscription_ending', 7, ${world.deps.now()}, ${world.deps.now()})`);
    world.deps.mailer = { send: () => Promise.reject(new Error('mailbox full')), close: () => {} };
    const mail: QueuedMail = { kind: 'subscription_ending', userId: org.userId, language: 'pl', values: {}, notificationId };
    await expect(sendMail(world.deps, mail, world.deps.newId())).rejects.toThrow('mailbox full');
    const [stored] = await world.deps.db.rows(
      sql`select email_sent, email_error from certificate_notifications where id = ${notificationId}`,
    );
    expect(stored).toEqual({ emailSent: false, emailError: 'Error: mailbox full' });
  });
});

describe('every mail about orders and certificates', () => {
  it.each(languages)('is complete in %s: no place left empty, no markup of the reader’s name', { tags: ['long'] }, async (language) => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    await world.deps.db.rows(sql`update users set first_name = '<b>Ala</b>', language = ${language} where id = ${org.userId}`);
    const values = Object.fromEntries(
      ['orderNumber', 'plan', 'net', 'gross', 'from', 'to', 'until', 'at', 'date', 'number', 'reason', 'month', 'organization'].map(
        (name) => [name, `«${name}»`],
      ),
    );
    for (const kind of billingMailKinds.filter((one) => one !== 'monthly_report')) {
      const [mail] = await sent({ kind, userId: org.userId, language, values });
      expect(mail?.subject).not.toMatch(/[{}]/);
      expect(mail?.text).not.toMatch(/\{\w+\}/);
      expect(mail?.html).not.toContain('<b>Ala');
      expect(mail?.html).toContain(`lang="${language}"`);
    }
  });
});
