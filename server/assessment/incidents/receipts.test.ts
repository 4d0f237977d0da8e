// @module-tag long
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { receiptLimits } from '#core/assessment/incidents/receipts.ts';
import { deleteUnusedFiles } from '#server/assessment/evidence/uploads/sweep.ts';
import { anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { aDocx, aPdf, aPicture } from '#server/testing/documents/files.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const now = '2027-06-10T08:00:00.000Z';
let org: TestOrganization;
let id: string;

const at = (clock = 'ksc_early_warning') => `/api/incidents/${id}/notifications/${clock}`;
const mark = (clock?: string) => world.call('POST', `${at(clock)}/sent`, { cookie: org.cookie, body: { sentAt: now, receipt: 'S46/1' } });
const send = (name: string, payload: Buffer, cookie = org.cookie) =>
  world.app.inject({
    method: 'PUT',
    url: `${at()}/receipts/${encodeURIComponent(name)}`,
    headers: { cookie, 'content-type': 'application/octet-stream' },
    payload,
  });
const mail = Buffer.from('Received: from s46.example\r\nSubject: UPP\r\n\r\nPrzyjęto\r\n');

beforeEach(async () => {
  world.at(now);
  org = await anOrganization(world.deps);
  const body = { drill: true, kinds: ['service_disruption'], detected: now, title: 'Serwer poczty' };
  id = (await world.call('POST', '/api/incidents', { cookie: org.cookie, body })).json<{ id: string }>().id;
});

describe('a confirmation of receipt', () => {
  it.each([
    ['UPP zgłoszenia.pdf', async () => aPdf(), 'application/pdf'],
    ['ekran.png', () => aPicture(), 'image/png'],
    ['upp.eml', async () => mail, 'message/rfc822'],
    ['upp.xml', async () => Buffer.from('<?xml version="1.0"?><UPP/>'), 'application/xml'],
  ] as const)('as %s is kept with its hash in the log and handed out for saving', async (name, bytes, mediaType) => {
    await mark();
    const view = (await send(name, await bytes())).json<IncidentView>();
    const [receipt] = view.notifications[0]?.receipts ?? [];
    expect(receipt).toMatchObject({ name, scanned: false });
    expect(view.log.at(-1)).toMatchObject({ kind: 'receipt_added' });
    expect(JSON.parse(view.log.at(-1)?.entry ?? '')).toEqual({ clock: 'ksc_early_warning', name, sha256: receipt?.sha256 });
    expect(view.chain.intact).toBe(true);
    const file = await world.call('GET', `/api/incidents/${id}/receipts/${receipt?.id}`, { cookie: org.cookie });
    expect(file.headers['content-type']).toBe('application/octet-stream');
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(receipt?.sha256);
    const [row] = await world.deps.db.rows<{ mediaType: string }>(sql`select media_type from incident_receipts where incident_id = ${id}`);
    expect(row?.mediaType).toBe(mediaType);
  });

  it('is only of a notification that was sent, and of the kinds that are named', async () => {
    expect((await send('upp.pdf', aPdf())).json()).toMatchObject({ code: 'receipt_unsent' });
    await mark();
    const refused: [string, Buffer][] = [
      ['upp.docx', await aDocx()],
      ['upp.exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(50)])],
      ['upp.eml', Buffer.from('<script>alert(1)</script>')],
      ['upp.xml', Buffer.from('{"json":true}')],
      ['upp.eml', Buffer.from('Subject: a\u0000b')],
      ['upp.pdf', Buffer.alloc(0)],
    ];
    for (const [name, bytes] of refused) expect((await send(name, bytes)).statusCode, name).toBe(415);
    for (const name of ['..\\upp.pdf', 'upp\u202efdp.pdf', `${'x'.repeat(200)}.pdf`])
      expect((await send(name, aPdf())).statusCode, name).toBe(400);
    expect((await send('upp.pdf', Buffer.alloc(4_000_001, '%PDF-'))).statusCode).toBe(413);
    const keys: string[] = [];
    for await (const { key } of world.deps.files.list(`receipts/${org.id}/`)) keys.push(key);
    expect(keys).toEqual([]);
  });

  it('is refused when a scanner finds something in it, mail as well', async () => {
    await mark();
    const { virusScanner } = world.deps;
    world.deps.virusScanner = { isClean: async () => false };
    for (const [name, bytes] of [
      ['upp.eml', mail],
      ['upp.pdf', aPdf()],
    ] as const) {
      expect((await send(name, bytes)).json()).toMatchObject({ code: 'evidence_infected' });
    }
    world.deps.virusScanner = virusScanner;
  });

  it('is there for the people named alone, owners included, and no way leads to one of another incident', async () => {
    await mark();
    const view = (await send('upp.pdf', aPdf())).json<IncidentView>();
    const receipt = view.notifications[0]?.receipts[0]?.id;
    const owner = await aPerson(world.deps);
    await joins(world.deps, owner, org, 'owner');
    const outsider = await anOrganization(world.deps);
    for (const { cookie } of [owner, outsider]) {
      expect((await world.call('GET', `/api/incidents/${id}/receipts/${receipt}`, { cookie })).statusCode).toBe(404);
      expect((await send('b.pdf', aPdf(), cookie)).statusCode).toBe(404);
    }
    const body = { drill: true, kinds: ['service_disruption'], detected: now, title: 'Drugi' };
    const other = (await world.call('POST', '/api/incidents', { cookie: org.cookie, body })).json<{ id: string }>().id;
    expect((await world.call('GET', `/api/incidents/${other}/receipts/${receipt}`, { cookie: org.cookie })).statusCode).toBe(404);
  });

  it('stays, is limited in number, and its file goes with the organisation', async () => {
    await mark();
    await send('upp.pdf', aPdf());
    const { db, files } = world.deps;
    await expect(db.rows(sql`delete from incident_receipts where incident_id = ${id}`)).rejects.toThrow('only grows');
    await expect(db.rows(sql`update incident_receipts set sha256 = '' where incident_id = ${id}`)).rejects.toThrow('only grows');
    await db.rows(sql`
      insert into incident_receipts (organization_id, incident_id, id, clock, name, media_type, bytes, sha256, store_key, scanned, added_at)
      select organization_id, incident_id, gen_random_uuid(), clock, name, media_type, bytes, sha256, store_key, scanned, added_at
      from incident_receipts, generate_series(2, ${receiptLimits.incident}) where incident_id = ${id}`);
    expect((await send('upp.pdf', aPdf())).json()).toMatchObject({ code: 'receipts_full' });
    const stored = async (): Promise<number> => {
      let count = 0;
      for await (const _ of files.list(`receipts/${org.id}/`)) count += 1;
      return count;
    };
    world.at(new Date(Date.now() + 2 * 86_400_000).toISOString());
    await deleteUnusedFiles(world.deps);
    expect(await stored()).toBe(1);
    await db.rows(sql`delete from organizations where id = ${org.id}`);
    await deleteUnusedFiles(world.deps);
    expect(await stored()).toBe(0);
  });
});
