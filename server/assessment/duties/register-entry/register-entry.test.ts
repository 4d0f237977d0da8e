// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Duties } from '#contract/assessment/duties/duties.ts';
import type { RegisterEntry } from '#contract/assessment/duties/register-entry.ts';
import type { CompanyDossier } from '#server/adapters/registers/company-register.ts';
import { nothingNoted } from '#server/adapters/registers/company-register.ts';
import { anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { essentialAnswers } from '#server/testing/scenarios/scope-answers.ts';
import { lawDuties } from '#server/testing/scenarios/law-duties.ts';
import { openWorld } from '#server/testing/world.ts';
import { watchEntries } from './watch.ts';

let registered: CompanyDossier | null = null;
let isAway = false;
const world = openWorld();
const company: CompanyDossier = {
  ...nothingNoted,
  name: 'ELEKTROWNIA S.A.',
  fullName: 'ELEKTROWNIA SPÓŁKA AKCYJNA',
  address: 'ul. Prosta 1',
  city: 'Łódź',
  postalCode: '90-001',
  active: true,
  contacts: [{ kind: 'email', address: 'biuro@example.com', register: 'krs', changedOn: null }],
  regon: '123456785',
  legalForm: 'SPÓŁKI AKCYJNE',
};
let org: TestOrganization;
const deps = () => ({
  ...world.deps,
  companyRegister: {
    ...world.deps.companyRegister,
    read: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(registered)),
  },
});

/** Lets time pass without ending the session. */
async function later(instant: string): Promise<void> {
  world.at(instant);
  await world.deps.db.rows(sql`update sessions set expire = ${new Date(Date.parse(instant) + 86_400_000)}`);
}

const duties = async (): Promise<Duties> => (await world.call('GET', '/api/duties?lang=pl', { cookie: org.cookie })).json();
const changeDuty = async () => lawDuties(await duties()).find(({ code }) => code === 'register_changes');
const entry = async (cookie = org.cookie): Promise<RegisterEntry> =>
  (await world.call('GET', '/api/duties/register-entry?lang=pl', { cookie })).json();
const save = (values: object, change: object = {}, cookie = org.cookie) =>
  world.call('PUT', '/api/duties/register-entry', {
    cookie,
    body: { version: 0, values, notApplicable: [], changedOn: '2026-11-26', ...change },
  });
const prove = (duty: string, doneOn: string, reference = 'UPP 1/2026') =>
  world.call('POST', '/api/duties/proofs', { cookie: org.cookie, body: { duty, doneOn, reference, evidenceId: null } });
const mailed = () =>
  world.deps.db.rows<{ values: Record<string, string> }>(sql`
    select data -> 'values' as values from pgboss.job where name = 'mail' and data ->> 'kind' = 'register_change' order by created_on`);

async function reading(change: Partial<CompanyDossier> = {}): Promise<void> {
  registered = { ...company, ...change };
  await world.deps.db.rows(sql`
    insert into register_readings (organization_id, read_at, company) values (${org.id}, ${world.deps.now()}, ${JSON.stringify(registered)}::jsonb)
    on conflict (organization_id) do update set read_at = excluded.read_at, company = excluded.company`);
}

beforeEach(async () => {
  isAway = false;
  world.at('2026-11-26T09:00:00.000Z');
  org = await anOrganization(world.deps);
  const scope = { regime: 'nis2', checkedOn: '2026-11-26', answers: essentialAnswers };
  await world.call('PUT', '/api/scope', { cookie: org.cookie, body: { scope } });
  await reading();
});

describe('the data sheet for the register', () => {
  it('is filled from registers, scope check and account, and counts what is missing', async () => {
    const found = await entry();
    expect(found).toMatchObject({ version: 0, oneContact: false, late: true, listedAt: null });
    const of = (field: string) => found.fields.find((one) => one.field === field)?.inputs[0];
    expect(of('name')).toMatchObject({ value: 'ELEKTROWNIA SPÓŁKA AKCYJNA', isOwn: false, derived: { source: 'register' } });
    expect(of('seat')?.value).toBe('ul. Prosta 1, 90-001 Łódź');
    expect(of('regon')).toMatchObject({ value: '123456785', problem: null });
    expect(of('sectors')).toMatchObject({ derived: { source: 'scope' } });
    expect(of('nip')).toMatchObject({ value: org.nip, derived: { source: 'account' } });
    expect(found.open).toBe(found.fields.filter(({ state }) => state !== 'complete').length);
  });

  it('takes own entries before what is known, of nobody who only reads, and once for each version', async () => {
    const saved = await save({ name: 'Elektrownia', networks: '8.8.8.0/24' }, { notApplicable: ['proxy', 'seat'] });
    expect(saved.statusCode).toBe(200);
    const found = saved.json<RegisterEntry>();
    expect(found.fields[0]).toMatchObject({
      inputs: [{ value: 'Elektrownia', isOwn: true, derived: { value: 'ELEKTROWNIA SPÓŁKA AKCYJNA' } }],
    });
    expect(found.fields.find(({ field }) => field === 'proxy')?.state).toBe('not_applicable');
    expect((await save({ name: 'X' })).json().code).toBe('entry_changed');
    expect((await save({}, { version: 1, changedOn: '2026-11-27' })).statusCode).toBe(400);
    const reader = await aPerson(world.deps);
    await joins(world.deps, reader, org, 'reader');
    expect((await save({}, { version: 1 }, reader.cookie)).statusCode).toBe(403);
    expect(lawDuties(await duties()).find(({ code }) => code === 'register')?.state).toBe('overdue');
  });

  it('is a PDF, and a letter in Polish states why an application is late with both last days', async () => {
    const pdf = await world.call('GET', '/api/duties/register-entry/pdf?lang=pl', { cookie: org.cookie });
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const requestEntry = () =>
      world.call('POST', '/api/duties/register-entry/letter', { cookie: org.cookie, body: { cause: 'Zmiana właściciela spółki.' } });
    const letter = await requestEntry();
    const { unzipSync, strFromU8 } = await import('fflate');
    const text = strFromU8(unzipSync(letter.rawPayload)['word/document.xml'] ?? new Uint8Array())
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('\u00a0', ' ');
    for (const part of ['3 października 2026', '5 października 2026', 'Zmiana właściciela spółki.']) expect(text).toContain(part);
    await prove('nis2:register', '2026-11-25');
    expect((await requestEntry()).json().code).toBe('entry_not_late');
  });
});

describe('changes of listed data', () => {
  it('are found in the registers every day, mailed once, due in fourteen days and ended by a proof', async () => {
    await prove('nis2:register', '2026-11-25');
    expect(await changeDuty()).toMatchObject({ state: 'on_event', day: null, provable: true });
    await later('2026-12-14T09:00:00.000Z');
    registered = { ...company, city: 'Warszawa', changedOn: '2026-12-12' };
    await watchEntries(deps());
    expect(await watchEntries(deps())).toMatchObject({ changed: 0, silent: 0 });
    expect(await changeDuty()).toMatchObject({ state: 'coming', day: '2026-12-28' });
    expect((await duties()).registerWatch).toMatchObject({
      checkedOn: '2026-12-14',
      isStale: false,
      changes: [{ datum: 'seat', changedOn: '2026-12-12', aim: '2026-12-26', last: '2026-12-28', state: 'open', source: 'register' }],
    });
    const [mail] = (await mailed()).slice(-1);
    expect([mail?.values.data, mail?.values.day?.replaceAll('\u00a0', ' ')]).toEqual(['siedziba', '28 grudnia 2026']);
    await later('2026-12-29T09:00:00.000Z');
    expect((await changeDuty())?.state).toBe('overdue');
    const proved = await prove('nis2:register_changes', '2026-12-29', 'UPP 2/2026');
    expect(proved.statusCode).toBe(200);
    expect(await changeDuty()).toMatchObject({ state: 'on_event', day: null });
    expect((await duties()).registerWatch?.changes).toMatchObject([{ state: 'reported' }]);
    const { proofs } = (await changeDuty())!;
    await world.call('DELETE', `/api/duties/proofs/${proofs[0]?.id}`, { cookie: org.cookie });
    expect((await changeDuty())?.state).toBe('overdue');
  });

  it('are not claimed to be none while the registers are away, and what they no longer say is none', async () => {
    await prove('nis2:register', '2026-11-25');
    await later('2026-12-01T09:00:00.000Z');
    isAway = true;
    expect(await watchEntries(deps())).toMatchObject({ changed: 0 });
    expect((await duties()).registerWatch).toMatchObject({ checkedOn: '2026-11-26', isStale: true, changes: [] });
    isAway = false;
    registered = { ...company, contacts: [], legalForm: null };
    await watchEntries(deps());
    expect((await duties()).registerWatch).toMatchObject({ checkedOn: '2026-12-01', isStale: false, changes: [] });
    registered = null;
    await later('2026-12-03T09:00:00.000Z');
    await watchEntries(deps());
    expect((await duties()).registerWatch).toMatchObject({ checkedOn: null, isStale: true, changes: [] });
  });

  it('that are back before they were reported are no duty, and are still shown', async () => {
    await prove('nis2:register', '2026-11-25');
    await later('2026-12-01T09:00:00.000Z');
    registered = { ...company, fullName: 'SŁOŃCE SPÓŁKA AKCYJNA' };
    await watchEntries(deps());
    expect((await changeDuty())?.day).toBe('2026-12-15');
    await later('2026-12-03T09:00:00.000Z');
    registered = company;
    await watchEntries(deps());
    expect((await changeDuty())?.state).toBe('on_event');
    expect((await duties()).registerWatch?.changes).toMatchObject([{ state: 'reverted', revertedOn: '2026-12-03' }]);
  });

  it('that a person writes into the sheet begin the term too, once the entry is proved', async () => {
    expect((await save({ domains: 'example.com' })).statusCode).toBe(200);
    await prove('nis2:register', '2026-11-25');
    expect((await save({ domains: 'example.com', delivery: 'AE:PL-12345-67890-ABCDE-12' }, { version: 1 })).statusCode).toBe(200);
    expect((await duties()).registerWatch?.changes).toMatchObject([{ datum: 'delivery', before: '', source: 'sheet', state: 'open' }]);
    expect(await changeDuty()).toMatchObject({ state: 'coming', day: '2026-12-10' });
  });

  it('are nothing to whoever left the scope, and to others', async () => {
    await prove('nis2:register', '2026-11-25');
    const scope = {
      regime: 'nis2',
      checkedOn: '2026-11-26',
      answers: { ...essentialAnswers, headcount: 'under_10', turnover: 'to_2', balance: 'to_2' },
    };
    expect((await world.call('PUT', '/api/scope', { cookie: org.cookie, body: { scope } })).statusCode).toBe(200);
    await later('2026-12-01T09:00:00.000Z');
    registered = { ...company, city: 'Warszawa' };
    await watchEntries(deps());
    expect(await world.deps.db.rows(sql`select 1 from register_changes where organization_id = ${org.id}`)).toEqual([]);
    expect(await changeDuty()).toBeUndefined();
  });
});
