import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import { sendMail } from '#server/communication/mails/send.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { remindOfEvidence } from './reminders.ts';

const world = openWorld();

async function aLink(org: TestOrganization, name: string, validUntil: string | null): Promise<string> {
  const { id } = (
    await world.call('POST', '/api/evidence/links', { cookie: org.cookie, body: { name, url: 'https://example.com/' } })
  ).json();
  await world.call('PATCH', `/api/evidence/${id}`, { cookie: org.cookie, body: { validUntil } });
  return id as string;
}

function queuedMails(org: TestOrganization): Promise<{ data: QueuedMail }[]> {
  return world.deps.db.rows(sql`
    select data from pgboss.job where name = 'mail' and data ->> 'kind' = 'evidence_ending'
      and data #>> '{values,organizationId}' = ${org.id} order by created_on, data ->> 'userId'`);
}

async function on(day: string): Promise<void> {
  world.at(`${day}T09:00:00.000Z`);
  await remindOfEvidence(world.deps);
}

describe('the end of evidence', () => {
  it('is announced to owners and editors 30 and 7 days before and once after it, in one mail for all', async () => {
    world.at('2027-01-10T09:00:00.000Z');
    const org = await anOrganization(world.deps);
    const [editor, consultant, reader] = [await aPerson(world.deps), await aPerson(world.deps), await aPerson(world.deps)];
    await joins(world.deps, editor, org, 'editor');
    await joins(world.deps, consultant, org, 'consultant');
    await joins(world.deps, reader, org, 'reader');
    const id = await aLink(org, 'Ubezpieczenie', '2027-03-31');
    await aLink(org, 'Umowa', '2027-03-31');
    await aLink(org, 'Bez daty', null);
    const counts: number[] = [];
    for (const day of ['2027-02-28', '2027-03-01', '2027-03-02', '2027-03-24', '2027-03-31', '2027-04-01', '2027-04-02', '2027-05-02']) {
      await on(day);
      counts.push((await queuedMails(org)).length);
    }
    expect(counts).toEqual([0, 2, 2, 4, 4, 6, 6, 6]);
    const notified = new Set((await queuedMails(org)).map(({ data }) => data.userId));
    expect([notified.has(org.userId), notified.has(editor.userId), notified.size]).toEqual([true, true, 2]);
    // By then nobody is signed in any more.
    await world.deps.db.rows(sql`update evidence set valid_until = '2027-05-05' where id = ${id}`);
    await on('2027-05-03');
    expect(await queuedMails(org)).toHaveLength(8);
  });

  it('is written in the mail as it is when that is sent', async () => {
    world.at('2027-03-25T09:00:00.000Z');
    const org = await anOrganization(world.deps);
    const gone = await aLink(org, 'Stara umowa', '2027-03-27');
    await aLink(org, 'Ubezpieczenie', '2027-03-20');
    await remindOfEvidence(world.deps);
    await world.call('DELETE', `/api/evidence/${gone}`, { cookie: org.cookie });
    const sent: Mail[] = [];
    world.deps.mailer = { send: async (mail) => void sent.push(mail), close: () => {} };
    const [mail] = await queuedMails(org);
    await sendMail(world.deps, mail!.data, world.deps.newId());
    expect(sent[0]?.subject).toBe(`Kończy się ważność dowodów: ${org.name}`);
    expect(sent[0]?.text.replaceAll('\u00a0', ' ')).toContain('Był ważny do 20 marca 2027: Ubezpieczenie');
    expect(sent[0]?.text).toContain('https://atesto.test/dowody');
    expect(sent[0]?.text).not.toContain('Stara umowa');
    const [only] = (await world.call('GET', '/api/evidence', { cookie: org.cookie })).json().evidence as { id: string }[];
    await world.call('DELETE', `/api/evidence/${only?.id}`, { cookie: org.cookie });
    await sendMail(world.deps, mail!.data, world.deps.newId());
    expect(sent).toHaveLength(1);
  });
});
