import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { mailGroups } from '#content/mails/account/groups.ts';
import { isOptionalMail, optionalMails } from '#core/account/people/mail-choice.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { mailsOf } from '#server/testing/mail/mails.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();

const sent = (mail: QueuedMail) => mailsOf(world, mail);

function monthly(org: TestOrganization): QueuedMail {
  const values = { plan: 'Pro', date: '20 listopada 2027', number: '', organizationId: org.id };
  return { kind: 'subscription_ending', userId: org.userId, language: 'pl', values };
}

async function off(org: TestOrganization): Promise<unknown> {
  return (await world.call('GET', '/api/account/settings', { cookie: org.cookie })).json().mailsOff;
}

function choose(org: TestOrganization, kind: string, wanted: boolean) {
  return world.call('PATCH', '/api/account/mails', { cookie: org.cookie, body: { kind, wanted } });
}

describe('somebody who switches a kind of mail off', () => {
  it('gets none of that kind, also of what was queued before, and all others', async () => {
    const org = await anOrganization(world.deps);
    expect(await off(org)).toEqual([]);
    expect(await sent(monthly(org))).toHaveLength(1);
    expect((await choose(org, 'ends', false)).json()).toEqual({ ok: true });
    expect(await off(org)).toEqual(['ends']);
    expect(await sent(monthly(org))).toEqual([]);
    expect(await sent({ kind: 'password_changed', userId: org.userId, language: 'pl' })).toHaveLength(1);
    await choose(org, 'ends', true);
    expect(await off(org)).toEqual([]);
    expect(await sent(monthly(org))).toHaveLength(1);
  });

  it('goes on getting it about another organisation', async () => {
    const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    await choose(org, 'ends', false);
    expect(await sent({ ...monthly(other), userId: org.userId })).toHaveLength(1);
  });

  it('cannot switch off what is required by law or keeps the account safe', async () => {
    const org = await anOrganization(world.deps);
    for (const kind of ['account', 'orders', 'documents', 'company', 'team', 'operator']) {
      expect((await choose(org, kind, false)).statusCode, kind).toBe(400);
    }
  });
});

describe('the link in a mail', () => {
  it('ends that kind about that organisation alone, by one click of a mail program', async () => {
    const org = await anOrganization(world.deps);
    const [mail] = await sent(monthly(org));
    const address = new URL(/<(https:[^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
    const clicked = await world.app.inject({
      method: 'POST',
      url: `${address.pathname}${address.search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.json()).toEqual({ ok: true });
    expect(await off(org)).toEqual(['ends']);
  });

  it('of an older mail ends all reminders, as it promised', async () => {
    const org = await anOrganization(world.deps);
    const [user] = await world.deps.db.rows<{ token: string }>(sql`select unsubscribe_token as token from users where id = ${org.userId}`);
    await world.call('POST', `/api/unsubscribe?token=${user?.token}`);
    expect(await off(org)).toEqual(['ends', 'plan_digest', 'plan_reminder']);
  });

  it('stands in exactly the mails that may be switched off', async () => {
    const org = await anOrganization(world.deps);
    const values = { organizationId: org.id, number: '', date: '', plan: '' };
    const [ending] = await sent({ kind: 'certificate_expiring', userId: org.userId, language: 'pl', values });
    expect(ending?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const [signIn] = await sent({ kind: 'new_sign_in', userId: org.userId, language: 'pl', values });
    expect(signIn?.headers).toEqual({});
    expect(Object.values(mailGroups).filter(isOptionalMail).toSorted()).toEqual(
      [...optionalMails, 'ends', 'ends', 'ends', 'ends'].toSorted(),
    );
  });
});
