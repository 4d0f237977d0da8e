// @module-tag long
import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IncidentSummary, IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import type { MemberRole } from '#core/account/members/members.ts';
import { significanceFigures } from '#core/assessment/incidents/significance/answers.ts';
import { deleteUser } from '#server/account/public.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { anOrganization, aPerson, joins, type TestOrganization, type TestPerson } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';
import { runTransparency } from '#server/certificate/transparency/job.ts';
import { logHeads } from './heads.ts';
import { remindOfIncidents } from './reminders.ts';

const world = openWorld();
const begun = new Date('2027-06-10T08:00:00Z');
let queued: QueuedMail[] = [];
let org: TestOrganization;
let now = begun;

beforeAll(() => {
  world.deps.queue = { ...world.deps.queue, enqueueMail: async (_, mail) => void queued.push(mail) };
  world.deps.now = () => now;
});
beforeEach(async () => {
  queued = [];
  now = begun;
  org = await anOrganization(world.deps, { name: 'Młyn' });
});

type Sent = Parameters<typeof world.call>[2];
const callIncidents = (cookie: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: NonNullable<Sent>['body']) =>
  world.call(method, `/api/incidents${path}`, { cookie, ...(body === undefined ? {} : { body }) });

async function aMember(role: MemberRole): Promise<TestPerson> {
  const person = await aPerson(world.deps);
  await joins(world.deps, person, org, role);
  return person;
}

async function anIncident(cookie = org.cookie, more: object = {}): Promise<string> {
  const body = { drill: false, kinds: ['service_disruption'], detected: begun.toISOString(), title: 'Serwer poczty', ...more };
  return (await callIncidents(cookie, 'POST', '', body)).json<{ id: string }>().id;
}

async function read(id: string, cookie = org.cookie): Promise<IncidentView> {
  return (await callIncidents(cookie, 'GET', `/${id}`)).json<IncidentView>();
}

const clock = ({ clocks }: IncidentView, id: string) => clocks.find((one) => one.id === id);
const figures = Object.fromEntries(significanceFigures.map((name) => [name, null]));
const decision = (outcome: string) => ({
  outcome,
  reason: 'Awaria trwała kwadrans',
  answers: { type: 'general', plannedMaintenance: false, flags: { severe_disruption: 'no' }, ...figures },
});

describe('an incident', () => {
  it('is opened with three answers, and its clocks run from detection', async () => {
    const view = await read(await anIncident());
    expect(view).toMatchObject({ drill: false, title: 'Serwer poczty', firm: { ksc: 'unknown' }, suggested: null });
    expect(clock(view, 'ksc_early_warning')).toMatchObject({ state: 'running', force: 'depends', last: '2027-06-11T08:00:00.000Z' });
    expect(view.log.map(({ kind }) => kind)).toEqual(['opened']);
    const early = { drill: false, kinds: ['ai_harm'], detected: '2027-06-10T09:00:00Z', title: 'Jutro' };
    expect((await callIncidents(org.cookie, 'POST', '', early)).json()).toMatchObject({ fields: { detected: expect.any(String) } });
  });

  it('begins with what the stored scope check states of the organisation', async () => {
    const answers = { seat: 'poland', roles: ['trust_qualified'] };
    const scope = { regime: 'nis2', checkedOn: '2026-11-20', answers };
    expect((await world.call('PUT', '/api/scope', { cookie: org.cookie, body: { scope } })).statusCode).toBe(200);
    const view = await read(await anIncident());
    expect(view).toMatchObject({ firm: { ksc: 'trust' }, suggested: { type: 'trust' } });
    expect(clock(view, 'ksc_notification')).toMatchObject({ force: 'binding', last: '2027-06-11T08:00:00.000Z' });
  });

  it('is notified to the team that the scope check names, else to whom the organisation states', async () => {
    const answers = { seat: 'poland', sectors: ['in_health'], kinds: ['health_provider'], roles: [], headcount: 'from_250' };
    const scope = { regime: 'nis2', checkedOn: '2026-11-20', answers };
    expect((await world.call('PUT', '/api/scope', { cookie: org.cookie, body: { scope } })).statusCode).toBe(200);
    const id = await anIncident();
    const { facts, firm, version, title } = await read(id);
    expect(firm).toMatchObject({ team: { csirt: 'nask', sectorCsirts: ['health'] }, receivers: {} });
    const receivers = { csirt: 'CSIRT CeZ, incydent@csirt.example', controller: 'Szpital Klinika' };
    const body = { version, title, facts, firm: { ...firm, receivers } };
    const changed = (await callIncidents(org.cookie, 'PUT', `/${id}/facts`, body)).json<IncidentView>();
    expect(changed.firm.receivers).toEqual(receivers);
    expect(JSON.parse(changed.log.at(-1)?.entry ?? '')).toEqual({ receivers: [{}, receivers] });
    // Whose data an incident hit is nothing that the next one has to know.
    now = new Date(begun.getTime() + 60_000);
    expect((await read(await anIncident())).firm.receivers).toEqual({ csirt: receivers.csirt });
  });

  it('of an earlier version goes on without receivers', async () => {
    const id = await anIncident();
    await world.deps.db.rows(sql`update incidents set firm = firm - 'team' - 'receivers' where id = ${id}`);
    expect((await read(id)).firm).toMatchObject({ ksc: 'unknown', team: null, receivers: {} });
    expect((await read(await anIncident())).firm.receivers).toEqual({});
  });

  it('is there for the people named in it, and for nobody else, owners included', async () => {
    const [reader, editor] = [await aMember('reader'), await aMember('editor')];
    const id = await anIncident(reader.cookie);
    for (const { cookie } of [org, editor]) {
      expect((await callIncidents(cookie, 'GET', `/${id}`)).statusCode).toBe(404);
      expect((await callIncidents(cookie, 'GET', `/${id}/export`)).statusCode).toBe(404);
      expect((await callIncidents(cookie, 'POST', `/${id}/log`, { text: 'Widzę to' })).statusCode).toBe(404);
      expect((await callIncidents(cookie, 'GET', '')).json()).toEqual([]);
    }
    const named = await callIncidents(reader.cookie, 'PUT', `/${id}/people`, { personIds: [editor.userId] });
    expect(named.json<IncidentView>().people.filter((one) => one.named)).toHaveLength(2);
    expect((await callIncidents(editor.cookie, 'GET', '')).json<IncidentSummary[]>().map((one) => one.id)).toEqual([id]);
    const outsider = await aPerson(world.deps);
    expect((await callIncidents(reader.cookie, 'PUT', `/${id}/people`, { personIds: [outsider.userId] })).statusCode).toBe(400);
  });

  it('is in the archive of an owner who is named in it, and in no other', async () => {
    const editor = await aMember('editor');
    await anIncident(editor.cookie, { title: 'Wyciek płac' });
    await anIncident(org.cookie, { title: 'Awaria poczty' });
    const { rawPayload } = await world.call('GET', '/api/account/export', { cookie: org.cookie });
    const files = unzipSync(rawPayload);
    expect(strFromU8(files['incidents.json'] ?? new Uint8Array())).toContain('Awaria poczty');
    expect(Object.keys(files).filter((name) => strFromU8(files[name] ?? new Uint8Array()).includes('Wyciek płac'))).toEqual([]);
    expect(JSON.parse(strFromU8(files['incident-log.json'] ?? new Uint8Array()))).toHaveLength(1);
  });

  it('is lost to who leaves, and comes to the owners when nobody named is left', async () => {
    const [editor, other] = [await aMember('editor'), await aMember('editor')];
    const id = await anIncident(editor.cookie);
    await callIncidents(editor.cookie, 'PUT', `/${id}/people`, { personIds: [other.userId] });
    await world.call('DELETE', `/api/members/${editor.userId}`, { cookie: org.cookie });
    expect((await callIncidents(editor.cookie, 'GET', `/${id}`)).statusCode).not.toBe(200);
    expect((await callIncidents(org.cookie, 'GET', `/${id}`)).statusCode).toBe(404);
    await world.call('DELETE', `/api/members/${other.userId}`, { cookie: org.cookie });
    expect((await read(id)).people.some((one) => one.named)).toBe(false);
  });

  it('is listed with as many questions to the database as many of them are', async () => {
    const { db } = world.deps;
    const requestStatus = async (): Promise<number> => {
      let count = 0;
      world.deps.db = { ...db, rows: (statement) => (statement.text.includes('incident') && (count += 1), db.rows(statement)) };
      const list = (await callIncidents(org.cookie, 'GET', '')).json<IncidentSummary[]>();
      world.deps.db = db;
      expect(list.every(({ next }) => next?.id === 'ksc_early_warning')).toBe(true);
      return count;
    };
    await anIncident();
    const one = await requestStatus();
    for (let n = 0; n < 5; n += 1) await anIncident();
    expect(one).toBeGreaterThan(0);
    expect(await requestStatus()).toBe(one);
  });

  it('changes with every fact, and refuses a change of what somebody else changed meanwhile', async () => {
    const id = await anIncident();
    const { facts, firm, version, title } = await read(id);
    const body = { version, title, facts: { ...facts, kinds: ['personal_data'] }, firm: { ...firm, ksc: 'none' } };
    const changed = (await callIncidents(org.cookie, 'PUT', `/${id}/facts`, body)).json<IncidentView>();
    expect(changed.clocks.map((one) => one.id)).toEqual(['gdpr_notification', 'gdpr_persons']);
    expect(changed.log.at(-1)?.kind).toBe('facts_changed');
    expect((await callIncidents(org.cookie, 'PUT', `/${id}/facts`, body)).json()).toMatchObject({ code: 'incident_changed' });
  });

  it('is decided to be significant or not, with who did and why', async () => {
    const id = await anIncident();
    const view = (await callIncidents(org.cookie, 'PUT', `/${id}/significance`, decision('not_significant'))).json<IncidentView>();
    expect(view.significance).toMatchObject({ outcome: 'not_significant', reason: 'Awaria trwała kwadrans', by: expect.any(String) });
    expect(clock(view, 'ksc_early_warning')?.state).toBe('not_required');
    const again = (await callIncidents(org.cookie, 'PUT', `/${id}/significance`, decision('significant'))).json<IncidentView>();
    expect(clock(again, 'ksc_early_warning')?.state).toBe('running');
    expect(again.log.map(({ kind }) => kind)).toEqual(['opened', 'significance_decided', 'significance_decided']);
  });

  it('closes with what was learnt, and then stays as it is', async () => {
    const id = await anIncident();
    const closed = (await callIncidents(org.cookie, 'POST', `/${id}/close`, { lessons: 'Kopia zapasowa poczty' })).json<IncidentView>();
    expect(closed).toMatchObject({ closedAt: now.toISOString(), lessons: 'Kopia zapasowa poczty', next: null });
    expect((await callIncidents(org.cookie, 'POST', `/${id}/log`, { text: 'Jeszcze' })).json()).toMatchObject({ code: 'incident_closed' });
  });
});

describe('a notification', () => {
  const content = {
    service: { text: 'Poczta', unknown: false },
    malicious: { text: '', unknown: true },
    damage: { text: 'x', unknown: false },
  };

  it('is a draft until it is marked as sent, preserves the fields of the law alone, and then stays', async () => {
    const id = await anIncident();
    const path = `/${id}/notifications/ksc_early_warning`;
    const saved = (await callIncidents(org.cookie, 'PUT', path, { content })).json();
    expect(Object.keys(saved.content).toSorted()).toEqual(['malicious', 'service']);
    const more = { damage: content.damage, detected_at: { text: '10:00', unknown: false } };
    const merged = (await callIncidents(org.cookie, 'PUT', path, { content: more })).json();
    expect(merged.content).toEqual({ ...saved.content, detected_at: more.detected_at });
    now = new Date('2027-06-10T12:00:00Z');
    const early = await callIncidents(org.cookie, 'POST', `${path}/sent`, { sentAt: '2027-06-10T07:59:00Z', receipt: '' });
    expect(early.json()).toMatchObject({ fields: { sentAt: expect.any(String) } });
    const sent = { sentAt: '2027-06-10T11:30:00Z', receipt: 'S46/1' };
    const view = (await callIncidents(org.cookie, 'POST', `${path}/sent`, sent)).json<IncidentView>();
    expect(clock(view, 'ksc_early_warning')).toMatchObject({ state: 'sent', sentAt: '2027-06-10T11:30:00.000Z' });
    expect(view.notifications[0]).toMatchObject({ receipt: 'S46/1', content: merged.content });
    for (const one of [callIncidents(org.cookie, 'PUT', path, { content: {} }), callIncidents(org.cookie, 'POST', `${path}/sent`, sent)]) {
      expect((await one).json()).toMatchObject({ code: 'incident_sent' });
    }
    await expect(world.deps.db.rows(sql`update incident_notifications set content = '{}' where incident_id = ${id}`)).rejects.toThrow(
      'only grows',
    );
    expect((await callIncidents(org.cookie, 'PUT', `/${id}/notifications/dora_initial`, { content })).statusCode).toBe(404);
  });

  it('is a PDF in four languages, and the whole incident a file', async () => {
    const id = await anIncident(org.cookie, { drill: true });
    await callIncidents(org.cookie, 'PUT', `/${id}/notifications/ksc_notification`, { content });
    for (const lang of ['pl', 'de']) {
      const pdf = await callIncidents(org.cookie, 'GET', `/${id}/notifications/ksc_notification/pdf?lang=${lang}`);
      expect(pdf.headers['content-type']).toBe('application/pdf');
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const file = (await callIncidents(org.cookie, 'GET', `/${id}/export`)).json();
    expect(file).toMatchObject({ drill: true, chain: { intact: true }, log: [{ kind: 'opened', previousHash: '0'.repeat(64) }] });
    const calendar = (await callIncidents(org.cookie, 'GET', `/${id}/calendar?lang=pl`)).body;
    expect(calendar).toContain('DTSTART:20270611T080000Z');
    expect(calendar).toContain('TRIGGER;VALUE=DATE-TIME:20270611T020000Z');
    expect(calendar).toContain('TRIGGER;VALUE=DATE-TIME:20270611T070000Z');
    expect(calendar).not.toContain('Serwer poczty');
  });
});

describe('the log', () => {
  it('only grows, and states where its chain of hashes is broken', async () => {
    const id = await anIncident();
    const view = (await callIncidents(org.cookie, 'POST', `/${id}/log`, { text: 'Odłączono serwer' })).json<IncidentView>();
    expect(view.chain).toEqual({ intact: true, brokenAt: null, head: view.log[1]?.hash, logged: { upTo: 0, place: null } });
    const { db } = world.deps;
    for (const act of [
      sql`update incident_log set entry = 'x' where incident_id = ${id}`,
      sql`delete from incident_log where incident_id = ${id}`,
      sql`delete from incidents where id = ${id}`,
      sql`update incidents set drill = true where id = ${id}`,
    ]) {
      await expect(db.rows(act)).rejects.toThrow('only grows');
    }
    await db.transaction(async (tx) => {
      await tx.rows(sql`alter table incident_log disable trigger incident_log_stays`);
      await tx.rows(sql`update incident_log set entry = 'Nic się nie stało' where incident_id = ${id} and sequence = 1`);
      await tx.rows(sql`alter table incident_log enable trigger incident_log_stays`);
    });
    expect((await read(id)).chain).toMatchObject({ intact: false, brokenAt: 1 });
  });

  it('hands its newest hash to the transparency log each day and when something was sent, and nothing else', async () => {
    const id = await anIncident(org.cookie, { title: 'Tajne' });
    const leaves = async (): Promise<string[]> =>
      (await world.deps.db.rows<{ leaf: string }>(sql`select leaf from log_pending union all select leaf from log_leaves`)).map(
        ({ leaf }) => leaf,
      );
    await logHeads(world.deps);
    const first = await read(id);
    expect(first.chain.logged).toEqual({ upTo: 1, place: null });
    expect(await leaves()).toContain(`head ${first.chain.head}`);
    const before = (await leaves()).length;
    await logHeads(world.deps);
    expect(await leaves()).toHaveLength(before);
    await callIncidents(org.cookie, 'POST', `/${id}/notifications/ksc_early_warning/sent`, {
      sentAt: begun.toISOString(),
      receipt: 'S46/7',
    });
    const second = await read(id);
    expect(await leaves()).toContain(`head ${second.chain.head}`);
    expect((await leaves()).filter((leaf) => /Tajne|S46|M.yn/.test(leaf))).toEqual([]);
    await runTransparency(world.deps);
    const { logged } = (await read(id)).chain;
    expect(logged).toEqual({ upTo: 2, place: expect.any(Number) });
    const { head } = (await callIncidents(org.cookie, 'GET', `/${id}/export`)).json<{ head: { sequence: number; logProof: string } }>();
    expect(head).toMatchObject({ sequence: 2, logProof: expect.stringContaining(`index ${(logged.place ?? 0) - 1}\n`) });
  });

  it('preserves its chain when two write at once and when an account is deleted, and goes with the organisation', async () => {
    const person = await aMember('editor');
    const id = await anIncident(person.cookie);
    await callIncidents(person.cookie, 'PUT', `/${id}/people`, { personIds: [org.userId] });
    await Promise.all(
      Array.from({ length: 6 }, (_, n) => callIncidents(n % 2 ? org.cookie : person.cookie, 'POST', `/${id}/log`, { text: `${n}` })),
    );
    await callIncidents(person.cookie, 'POST', `/${id}/notifications/ksc_early_warning/sent`, { sentAt: begun.toISOString(), receipt: '' });
    await deleteUser(world.deps.db, person.userId);
    const view = await read(id);
    expect(view.log).toHaveLength(9);
    expect(view.notifications[0]).toMatchObject({ sentAt: begun.toISOString(), sentBy: null });
    expect(view.chain.intact).toBe(true);
    expect(view.log[0]?.who).toBeNull();
    await world.deps.db.rows(sql`delete from organizations where id = ${org.id}`);
    expect(await world.deps.db.rows(sql`select 1 from incident_log where incident_id = ${id}`)).toEqual([]);
  });
});

describe('reminders', () => {
  // Incidents of the tests before are open too.
  const ours = (): QueuedMail[] => queued.filter(({ values }) => values?.organizationId === org.id);
  const kinds = (): string[] => ours().map(({ kind }) => kind);

  it('come once before an instant and once after it, to the people named, and say nothing of the incident', async () => {
    await aMember('editor');
    await anIncident();
    await remindOfIncidents(world.deps);
    expect(kinds()).toEqual([]);
    now = new Date('2027-06-11T03:00:00Z');
    await remindOfIncidents(world.deps);
    await remindOfIncidents(world.deps);
    expect(ours()).toEqual([{ kind: 'incident_due', userId: org.userId, language: 'pl', values: { organizationId: org.id } }]);
    now = new Date('2027-06-11T08:00:01Z');
    await remindOfIncidents(world.deps);
    await remindOfIncidents(world.deps);
    expect(kinds()).toEqual(['incident_due', 'incident_overdue']);
  });

  it('end when it was sent', async () => {
    const id = await anIncident();
    await callIncidents(org.cookie, 'POST', `/${id}/notifications/ksc_early_warning/sent`, { sentAt: begun.toISOString(), receipt: '' });
    now = new Date('2027-06-11T09:00:00Z');
    await remindOfIncidents(world.deps);
    expect(kinds()).toEqual([]);
  });
});
