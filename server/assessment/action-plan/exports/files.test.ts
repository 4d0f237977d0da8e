// @module-tag long
import { strFromU8, unzipSync } from 'fflate';
import ICAL from 'ical.js';
import * as mupdf from 'mupdf';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { actionStateLabels, planWords } from '#content/documents/report/action-plan.ts';
import { languages } from '#core/platform/languages.ts';
import { makeReport } from '#server/assessment/assessments/reports/reports.ts';
import { startAssessment } from '#server/assessment/assessments/service.ts';
import { aCompletedAssessment, anOrganization, aPerson, asPrincipal, joins, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
beforeEach(() => world.at('2026-11-21T09:00:00.000Z'));

const dangerous = '=HYPERLINK("https://zly.example";"Kliknij")';

async function aPlan(): Promise<TestOrganization> {
  const org = await anOrganization(world.deps, { plan: 'pro', name: 'Młyn „Łódzki”' });
  await aCompletedAssessment(world.deps, org, { answer: 'partial' });
  world.at('2026-11-22T09:00:00.000Z');
  await change(org, 'nis2-1-1', { state: 'in_progress', owner: { name: dangerous }, dueOn: '2026-12-31', notes: '+48 22 000' });
  await change(org, 'nis2-1-2', { state: 'done', dueOn: '2026-12-01' });
  await change(org, 'nis2-1-3', { state: 'risk_accepted', reason: 'Wygaszany system' });
  return org;
}

function change(org: TestOrganization, questionId: string, values: object) {
  return world.call('PATCH', '/api/action-items', { cookie: org.cookie, body: { items: [{ questionId, version: 0 }], change: values } });
}

async function file(org: TestOrganization, kind: 'xlsx' | 'docx', lang = 'pl'): Promise<Record<string, string>> {
  const answer = await world.call('GET', `/api/action-items/${kind}?lang=${lang}`, { cookie: org.cookie });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain(`2026-11-22.${kind}"`);
  const parts = unzipSync(new Uint8Array(answer.rawPayload));
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe('the workbook', () => {
  it('holds the plan in cells of their types and no formula, whatever people wrote', async () => {
    const parts = await file(await aPlan(), 'xlsx');
    const sheets = Object.entries(parts).filter(([name]) => name.startsWith('xl/worksheets/'));
    expect(sheets).toHaveLength(2);
    for (const [, xml] of sheets) expect(xml).not.toMatch(/<f[ >]/);
    const all = Object.values(parts).join('');
    expect(all).toContain('=HYPERLINK(');
    expect(all).toContain('+48 22 000');
    const { readXlsx } = await import('hucre/xlsx');
    const answer = await world.call('GET', '/api/action-items/xlsx', { cookie: (await aPlan()).cookie });
    const book = await readXlsx(new Uint8Array(answer.rawPayload));
    const row = book.sheets[1]?.rows.find((one) => one[0] === '1.1');
    expect(row?.[5]).toBe(dangerous);
    expect(row?.[6]).toEqual(new Date('2026-12-31T00:00:00Z'));
    expect(typeof row?.[3]).toBe('number');
  });

  it.each(languages)('is complete in %s, with the states to choose from', async (language) => {
    const parts = await file(await aPlan(), 'xlsx', language);
    const sheet = parts['xl/worksheets/sheet2.xml'] ?? '';
    expect(sheet).toContain('<dataValidation');
    const all = Object.values(parts).join('');
    for (const text of [planWords[language].whatToDo, actionStateLabels.in_progress[language], 'Wygaszany system'])
      expect(all).toContain(text);
    expect(all).not.toMatch(/\{\w+\}\}?/);
  });
});

describe('the document', () => {
  it.each(languages)('is complete in %s', async (language) => {
    const parts = await file(await aPlan(), 'docx', language);
    const text = (parts['word/document.xml'] ?? '').replaceAll(/<[^>]+>/g, '');
    for (const phrase of [
      planWords[language].title,
      'Młyn „Łódzki”',
      actionStateLabels.risk_accepted[language],
      planWords[language].notAudit,
    ]) {
      expect(text).toContain(phrase);
    }
    expect(text).not.toMatch(/\{\w+\}/);
  });
});

describe('the calendar', () => {
  async function made(cookie: string): Promise<string> {
    const answer = await world.call('POST', '/api/action-items/calendar', { cookie });
    expect(answer.statusCode).toBe(200);
    return new URL(answer.json().address as string).pathname;
  }

  it('shows whoever knows its address the open items with a day, and nothing to guessers', async () => {
    const org = await aPlan();
    const path = await made(org.cookie);
    const answer = await world.call('GET', path);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const events = new ICAL.Component(ICAL.parse(answer.body) as unknown[]).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    const items = events.filter(({ description }) => description.includes('/plan-dzialan'));
    expect(items.map((event) => [event.startDate.toString(), event.sequence])).toEqual([['2026-12-31', 1]]);
    expect(items[0]?.description).toContain(dangerous);
    expect((await world.call('GET', path.replace(/.\.ics$/, 'x.ics'))).statusCode).toBe(404);
    const [row] = await world.deps.db.rows<{ tokenHash: string }>(sql`select token_hash from plan_calendars where user_id = ${org.userId}`);
    expect(path).not.toContain(row?.tokenHash);
  });

  it('ends with a new address, when it is turned off, and with the membership', async () => {
    const org = await aPlan();
    const first = await made(org.cookie);
    const second = await made(org.cookie);
    expect([(await world.call('GET', first)).statusCode, (await world.call('GET', second)).statusCode]).toEqual([404, 200]);
    await world.call('DELETE', '/api/action-items/calendar', { cookie: org.cookie });
    expect((await world.call('GET', second)).statusCode).toBe(404);
    expect((await world.call('GET', '/api/action-items/calendar', { cookie: org.cookie })).json()).toEqual({ createdAt: null });
    const colleague = await aPerson(world.deps);
    await joins(world.deps, colleague, org, 'reader');
    const theirs = await made(colleague.cookie);
    expect((await world.call('GET', theirs)).statusCode).toBe(200);
    await world.deps.db.rows(sql`update memberships set ended_at = ${world.deps.now()} where user_id = ${colleague.userId}`);
    expect((await world.call('GET', theirs)).statusCode).toBe(404);
  });
});

describe('the report', () => {
  async function textOf(org: TestOrganization, id: string): Promise<string> {
    const pdf = await world.call('GET', `/api/assessments/${id}/report?lang=pl`, { cookie: org.cookie });
    const document = mupdf.Document.openDocument(pdf.rawPayload, 'application/pdf');
    const pages = Array.from({ length: document.countPages() }, (_, page) => document.loadPage(page).toStructuredText('').asText());
    return pages.join(' ').replaceAll(/[\s\u00ad-]+/g, '');
  }

  it('states of each gap who sees to it and until when as of the day it was made, and stays so', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const first = await aCompletedAssessment(world.deps, org, { answer: 'partial' });
    world.at('2026-11-22T09:00:00.000Z');
    await change(org, 'nis2-1-1', { state: 'in_progress', owner: { name: 'Kancelaria Lex' }, dueOn: '2026-12-31' });
    await change(org, 'nis2-1-2', { state: 'done', owner: { name: 'Dział IT' } });
    world.at('2026-11-23T09:00:00.000Z');
    const caller = await asPrincipal(world.deps, org);
    const { id } = await startAssessment(world.deps, caller, { regime: 'nis2', copyFrom: first });
    await makeReport(world.deps, caller, id);
    world.at('2026-11-24T09:00:00.000Z');
    const items = [{ questionId: 'nis2-1-1', version: 1 }];
    await world.call('PATCH', '/api/action-items', { cookie: org.cookie, body: { items, change: { owner: { name: 'Ktoś Inny' } } } });
    const text = await textOf(org, id);
    expect(text).toContain('Stan:Wtoku·Właściciel:KancelariaLex·Termin:31grudnia2026');
    expect(text).toContain('Stan:Dozrobienia·Właściciel:DziałIT');
    expect(text).not.toContain('KtośInny');
    expect(await textOf(org, first)).not.toContain('Kancelaria');
  });
});
