// @module-tag long
import * as mupdf from 'mupdf';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '#contract/account/members.ts';
import type { MemberRole } from '#core/account/members/members.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { aCompletedAssessment, anOrganization, aPerson, joins, type TestOrganization, type TestPerson } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let queued: QueuedMail[] = [];
let org: TestOrganization;
let marta: TestPerson;

beforeAll(() => {
  world.deps.queue = { ...world.deps.queue, enqueueMail: async (_, mail) => void queued.push(mail) };
});
beforeEach(async () => {
  queued = [];
  org = await anOrganization(world.deps, { name: 'Młyn' });
  marta = await aMember('consultant');
});

async function aMember(role: MemberRole): Promise<TestPerson> {
  const person = await aPerson(world.deps, { firstName: 'Marta' });
  await joins(world.deps, person, org, role);
  return person;
}

const saveContact = (cookie: string, contact: string | null) =>
  world.call('PUT', '/api/members/report-contact', { cookie, body: { contact } });
const allow = (cookie: string, person: TestPerson, body: { allowed: boolean; contact: string }) =>
  world.call('PUT', `/api/members/${person.userId}/report-naming`, { cookie, body });
async function namingOf(person: TestPerson): Promise<[string | null, boolean]> {
  const members: Member[] = (await world.call('GET', '/api/members', { cookie: org.cookie })).json();
  const one = members.find(({ id }) => id === person.userId);
  return [one?.reportContact ?? null, one?.namedOnReport ?? false];
}
async function printed(): Promise<string> {
  const id = await aCompletedAssessment(world.deps, org);
  const pdf = await world.call('GET', `/api/assessments/${id}/report?lang=pl`, { cookie: org.cookie });
  const document = mupdf.Document.openDocument(pdf.rawPayload, 'application/pdf');
  const pages = Array.from({ length: document.countPages() }, (_, page) => document.loadPage(page).toStructuredText('').asText());
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

describe('a consultant on the report of a client', () => {
  it('is named with the words that an owner allowed, and states not to confirm the result', async () => {
    await saveContact(marta.cookie, 'Doradztwo Lis, tel. 600 100 200');
    expect(queued.filter(({ kind }) => kind === 'team_changed').map(({ userId }) => userId)).toEqual([org.userId]);
    await allow(org.cookie, marta, { allowed: true, contact: 'Doradztwo Lis, tel. 600 100 200' });
    expect(await namingOf(marta)).toEqual(['Doradztwo Lis, tel. 600 100 200', true]);
    const text = await printed();
    expect(text).toContain('Marta Drugi, Doradztwo Lis, tel. 600 100 200, person-');
    expect(text).toContain('Doradca nie potwierdza wyniku');
  });

  it('is not named without permission, after it was ended, with other words, in another role, or after leaving', async () => {
    const [second, third, fourth, fifth] = [
      await aMember('consultant'),
      await aMember('consultant'),
      await aMember('consultant'),
      await aMember('consultant'),
    ];
    for (const one of [marta, second, third, fourth, fifth]) await saveContact(one.cookie, `Firma ${one.userId}`);
    for (const one of [second, third, fourth, fifth]) await allow(org.cookie, one, { allowed: true, contact: `Firma ${one.userId}` });
    await allow(org.cookie, second, { allowed: false, contact: '' });
    await saveContact(third.cookie, 'Inna firma');
    await world.call('PATCH', `/api/members/${fourth.userId}`, { cookie: org.cookie, body: { role: 'editor' } });
    await world.call('DELETE', `/api/members/${fifth.userId}`, { cookie: org.cookie });
    expect(await namingOf(third)).toEqual(['Inna firma', false]);
    const text = await printed();
    expect(text).not.toContain('Doradztwo');
    for (const one of [marta, second, third, fourth, fifth]) expect(text).not.toContain(one.email);
  });

  it('is allowed only what the owner saw, and only owners allow it', async () => {
    await saveContact(marta.cookie, 'Pierwsza firma');
    await saveContact(marta.cookie, 'Druga firma');
    expect((await allow(org.cookie, marta, { allowed: true, contact: 'Pierwsza firma' })).json()).toMatchObject({ code: 'naming_changed' });
    expect((await allow(marta.cookie, marta, { allowed: true, contact: 'Druga firma' })).statusCode).toBe(403);
    expect((await allow(org.cookie, marta, { allowed: true, contact: 'x'.repeat(121) })).statusCode).toBe(400);
    expect((await saveContact((await aMember('editor')).cookie, 'Firma')).json()).toMatchObject({ code: 'consultants_only' });
    expect(await namingOf(marta)).toEqual(['Druga firma', false]);
    await saveContact(marta.cookie, null);
    expect(await namingOf(marta)).toEqual([null, false]);
  });
});
