// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { reissueCertificate } from '#server/certificate/certificates/issue/reissue.ts';
import { revokeCertificate } from '#server/certificate/certificates/lifecycle/revocation.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { aCertificate, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { mailsOf } from '#server/testing/mail/mails.ts';
import { openWorld } from '#server/testing/world.ts';
import { notifyWatchers } from './news.ts';

const world = openWorld();
const origin = { ipAddress: '', userAgent: 'test' };
beforeEach(() => world.at('2026-11-21T09:00:00.000Z'));

const watch = (who: { cookie: string }, nips: string[]) =>
  world.call('POST', '/api/suppliers', { cookie: who.cookie, body: { suppliers: nips.map((nip) => ({ nip })) } });

async function queuedMails(userId: string): Promise<QueuedMail[]> {
  const rows = await world.deps.db.rows<{ data: QueuedMail }>(sql`
    select data from pgboss.job where name = 'mail' and data ->> 'kind' = 'supplier_news' and data ->> 'userId' = ${userId}
    order by created_on, data -> 'values' ->> 'day'`);
  return rows.map(({ data }) => data);
}

const sent = async (mail: QueuedMail | undefined) => (await mailsOf(world, mail!))[0] ?? null;

const revoke = (org: TestOrganization, id: string, reason: 'false_information' | 'organisation_request' = 'false_information') =>
  revokeCertificate(world.deps, { organizationId: org.id, id, reason, userId: null, origin });

describe('whoever watches suppliers', () => {
  it('is notified once a day of what was issued, in one mail and in the own language', async () => {
    const [buyer, one, other] = [
      await anOrganization(world.deps, { name: 'Elektrownia' }),
      await anOrganization(world.deps, { name: 'Huta' }),
      await anOrganization(world.deps, { name: 'Młyn' }),
    ];
    await world.deps.db.rows(sql`update users set language = 'de' where id = ${buyer.userId}`);
    await watch(buyer, [one.nip, other.nip]);
    await notifyWatchers(world.deps);
    const [first, second] = [await aCertificate(world.deps, one), await aCertificate(world.deps, other)];
    await notifyWatchers(world.deps);
    await notifyWatchers(world.deps);
    const mails = await queuedMails(buyer.userId);
    expect(mails).toHaveLength(1);
    const mail = await sent(mails[0]);
    expect(mail?.subject).toBe('Neues von Lieferanten: Elektrownia');
    expect(mail?.text).toContain(`Huta, NIP ${one.nip}: Selbstbewertungszertifikat NIS-2 ausgestellt`.slice(0, 30));
    for (const { certificateNumber } of [first, second]) expect(mail?.text).toContain(certificateNumber);
    expect(mail?.text).toContain('https://atesto.test/dostawcy');
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('is notified of what happens later that day on the next one', async () => {
    const [buyer, supplier] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    await watch(buyer, [supplier.nip]);
    const { id } = await aCertificate(world.deps, supplier);
    await notifyWatchers(world.deps);
    world.at('2026-11-21T12:00:00.000Z');
    await revoke(supplier, id);
    await notifyWatchers(world.deps);
    expect(await queuedMails(buyer.userId)).toHaveLength(1);
    world.at('2026-11-22T09:00:00.000Z');
    await notifyWatchers(world.deps);
    const mails = await queuedMails(buyer.userId);
    expect(mails).toHaveLength(2);
    expect((await sent(mails[1]))?.text).toMatch(/unieważniono 21\slistopada\s2026/);
    // What was good when it was queued is not said once it is not true any more.
    expect(await sent(mails[0])).toBeNull();
  });

  it('is notified 30 and 7 days before the end and at the end, each once, also after days that were slept through', async () => {
    const [buyer, supplier] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const { certificateNumber } = await aCertificate(world.deps, supplier);
    await watch(buyer, [supplier.nip]);
    const mailed: string[] = [];
    for (const at of ['2027-10-20', '2027-10-21', '2027-10-23', '2027-11-13', '2027-11-15', '2027-11-20', '2027-11-22', '2027-12-01']) {
      world.at(`${at}T10:00:00.000Z`);
      await notifyWatchers(world.deps);
      await notifyWatchers(world.deps);
      for (const { values } of await queuedMails(buyer.userId)) if (values?.day === isoDay(world.deps.now())) mailed.push(at);
    }
    expect(mailed).toEqual(['2027-10-23', '2027-11-15', '2027-11-22']);
    const kinds = await world.deps.db.rows<{ kind: string }>(sql`
      select kind from supplier_events where certificate_number = ${certificateNumber} order by happened_at, kind`);
    expect(kinds.map(({ kind }) => kind)).toEqual(['ends_in_30', 'ends_in_7', 'expired']);
  });

  it('is not warned of an end that a later certificate makes up for', async () => {
    const [buyer, supplier] = [await anOrganization(world.deps, {}), await anOrganization(world.deps, { plan: 'pro' })];
    await watch(buyer, [supplier.nip]);
    await notifyWatchers(world.deps);
    await aCertificate(world.deps, supplier);
    world.at('2027-10-01T09:00:00.000Z');
    await aCertificate(world.deps, supplier);
    await notifyWatchers(world.deps);
    const before = (await queuedMails(buyer.userId)).length;
    world.at('2027-11-22T09:00:00.000Z');
    await notifyWatchers(world.deps);
    expect(await queuedMails(buyer.userId)).toHaveLength(before);
  });

  it('is notified of a replacement as of a new certificate, and of no revocation', async () => {
    const [buyer, supplier] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const { id, certificateNumber } = await aCertificate(world.deps, supplier);
    await watch(buyer, [supplier.nip]);
    const act = { organizationId: supplier.id, id, userId: supplier.userId, origin, note: 'literówka w nazwie' };
    const next = await reissueCertificate(world.deps, act);
    await notifyWatchers(world.deps);
    const mail = await sent((await queuedMails(buyer.userId))[0]);
    expect(mail?.text).toContain(next.certificateNumber);
    expect(mail?.text).not.toContain(certificateNumber);
  });

  it('reads no name of a company that had its certificate removed, and learns that it is gone', async () => {
    const [buyer, supplier] = [await anOrganization(world.deps), await anOrganization(world.deps, { name: 'Cicha Firma' })];
    const { id } = await aCertificate(world.deps, supplier);
    await watch(buyer, [supplier.nip]);
    await revoke(supplier, id, 'organisation_request');
    await notifyWatchers(world.deps);
    const mail = await sent((await queuedMails(buyer.userId))[0]);
    expect(mail?.text).toContain(`NIP ${supplier.nip}`);
    expect(mail?.text).toContain('unieważniono');
    expect(mail?.text).not.toContain('Cicha Firma');
  });

  it('is notified when the supplier’s organisation is deleted', async () => {
    const [buyer, supplier] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    await aCertificate(world.deps, supplier);
    await watch(buyer, [supplier.nip]);
    await world.call('POST', '/api/account/deletion', {
      cookie: supplier.cookie,
      body: { password: 'correct horse battery', immediately: true },
    });
    await notifyWatchers(world.deps);
    expect((await sent((await queuedMails(buyer.userId))[0]))?.text).toContain('unieważniono');
    const list = await world.call('GET', '/api/suppliers', { cookie: buyer.cookie });
    expect(list.json().suppliers).toMatchObject([{ nip: supplier.nip, state: 'none', certificates: [] }]);
  });
});

describe('nobody is shown who', () => {
  it('watches no longer, whatever happened before', async () => {
    const [buyer, supplier] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    await watch(buyer, [supplier.nip]);
    await aCertificate(world.deps, supplier);
    await notifyWatchers(world.deps);
    await world.call('POST', '/api/suppliers/removal', { cookie: buyer.cookie, body: { nips: [supplier.nip] } });
    expect(await sent((await queuedMails(buyer.userId))[0])).toBeNull();
  });

  it('began to watch after it happened', async () => {
    const [buyer, early, supplier] = [await anOrganization(world.deps), await anOrganization(world.deps), await anOrganization(world.deps)];
    await watch(early, [supplier.nip]);
    await aCertificate(world.deps, supplier);
    world.at('2026-11-21T09:01:00.000Z');
    await watch(buyer, [supplier.nip]);
    await notifyWatchers(world.deps);
    expect([(await queuedMails(early.userId)).length, (await queuedMails(buyer.userId)).length]).toEqual([1, 0]);
  });

  it('does not want it, or has left', async () => {
    const [buyer, supplier] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const [editor, reader, gone] = [await aPerson(world.deps), await aPerson(world.deps), await aPerson(world.deps)];
    for (const [person, role] of [
      [editor, 'editor'],
      [reader, 'reader'],
      [gone, 'editor'],
    ] as const)
      await joins(world.deps, person, buyer, role);
    await watch(editor, [supplier.nip]);
    await world.call('PATCH', '/api/account/mails', { cookie: buyer.cookie, body: { kind: 'suppliers', wanted: false } });
    await aCertificate(world.deps, supplier);
    await notifyWatchers(world.deps);
    const counts = [];
    for (const { userId } of [buyer, editor, reader, gone]) counts.push((await queuedMails(userId)).length);
    expect(counts).toEqual([0, 1, 0, 0]);
    const [mail] = await queuedMails(editor.userId);
    await world.deps.db.rows(sql`update memberships set ended_at = ${world.deps.now()} where user_id = ${editor.userId}`);
    expect(await sent(mail)).toBeNull();
  });
});

it('an event of a company that nobody watches is not stored', async () => {
  const supplier = await anOrganization(world.deps);
  await aCertificate(world.deps, supplier);
  expect(await world.deps.db.rows(sql`select id from supplier_events where nip = ${supplier.nip} order by id`)).toEqual([]);
});

it('two machines at once notify each reader once', async () => {
  const [buyer, supplier] = [await anOrganization(world.deps), await anOrganization(world.deps)];
  await watch(buyer, [supplier.nip]);
  await aCertificate(world.deps, supplier);
  await Promise.all([notifyWatchers(world.deps), notifyWatchers(world.deps)]);
  await notifyWatchers(world.deps);
  expect(await queuedMails(buyer.userId)).toHaveLength(1);
});
