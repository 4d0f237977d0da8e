import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import * as mupdf from 'mupdf';
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Audit } from '#contract/assessment/evidence/audit.ts';
import { aCompletedAssessment, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { aPdf, sendEvidence } from '#server/testing/documents/files.ts';
import { essentialAnswers } from '#server/testing/scenarios/scope-answers.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;
beforeEach(async () => {
  world.at('2026-11-26T09:00:00.000Z');
  org = await anOrganization(world.deps, { plan: 'pro' });
});

async function cover(): Promise<void> {
  const scope = { regime: 'nis2', checkedOn: '2026-11-26', answers: essentialAnswers };
  await world.call('PUT', '/api/scope', { cookie: org.cookie, body: { scope } });
}
const read = async (cookie = org.cookie): Promise<Audit> => (await world.call('GET', '/api/audit', { cookie })).json();
const auditor = { auditor: 'Jednostka Testowa', kind: 'accredited_body', checks: { accreditation: 'yes' }, revision: 0 };
const prepare = (change: object = {}, cookie = org.cookie) => world.call('PUT', '/api/audit', { cookie, body: { ...auditor, ...change } });

describe('the audit', () => {
  it('is due by the scope check and planned back from its day; without a check nothing is known', async () => {
    expect(await read()).toMatchObject({ duty: null, isScoped: false, steps: [], report: null });
    await cover();
    expect(await read()).toMatchObject({
      isScoped: true,
      duty: { key: 'nis2:audit', state: 'coming', day: '2028-04-03' },
      steps: [{ day: '2027-04-03', isPast: false }, { day: '2027-10-03' }, { day: '2028-01-03' }, { day: '2028-03-03' }],
      preparation: { auditor: '', kind: null, verdict: 'open', revision: 0, changedBy: null },
    });
  });

  it('names until when a copy of its report is handed over, and the plan of the next one', async () => {
    await cover();
    world.at('2026-12-24T09:00:00.000Z');
    await world.deps.db.rows(sql`update sessions set expire = '2026-12-25T09:00:00Z'`);
    const body = { duty: 'nis2:audit', doneOn: '2026-12-23', reference: 'RA/1/2026', evidenceId: null };
    expect((await world.call('POST', '/api/duties/proofs', { cookie: org.cookie, body })).statusCode).toBe(200);
    const { report, duty, steps } = await read();
    expect(report).toEqual({ doneOn: '2026-12-23', reference: 'RA/1/2026', copyDueOn: '2026-12-30' });
    expect([duty?.day, steps[0]?.day]).toEqual(['2029-12-27', '2028-12-27']);
  });

  it('stores who audits and what is known of them, once at a time, and never calls open what fails', async () => {
    expect((await prepare()).json().preparation).toMatchObject({ auditor: 'Jednostka Testowa', verdict: 'open', revision: 1 });
    expect((await prepare()).json()).toMatchObject({ code: 'audit_changed' });
    const both = await Promise.all([prepare({ revision: 1, auditor: 'A' }), prepare({ revision: 1, auditor: 'B' })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const checks = { accreditation: 'yes', no_tasks_now: 'no', no_tasks_last_year: 'yes', documents: 'yes' };
    expect((await prepare({ revision: 2, checks })).json().preparation.verdict).toBe('fails');
    expect((await prepare({ revision: 3, checks: { ...checks, no_tasks_now: 'yes' } })).json().preparation.verdict).toBe('meets');
    expect((await prepare({ revision: 4, kind: 'friend' })).statusCode).toBe(400);
  });

  it('is prepared by those who may act, and is nobody else’s', async () => {
    const reader = await aPerson(world.deps);
    await joins(world.deps, reader, org, 'reader');
    expect((await prepare({}, reader.cookie)).statusCode).toBe(403);
    await prepare();
    const outsider = await anOrganization(world.deps);
    expect((await read(outsider.cookie)).preparation.auditor).toBe('');
  });
});

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('the binder', () => {
  it('holds answers, report, evidence, plan, duties, AI systems and incidents, with hashes of the bytes in it', async () => {
    await cover();
    await aCompletedAssessment(world.deps, org);
    await sendEvidence(
      world,
      org.cookie,
      { name: 'Polityka ąę.pdf', bytes: aPdf() },
      { place: { assessmentId: null, questionId: 'nis2-1-1' } },
    );
    const opened = { title: 'Ćwiczenie', drill: true, kinds: ['service_disruption'], detected: '2026-11-26T08:00:00.000Z' };
    expect((await world.call('POST', '/api/incidents', { cookie: org.cookie, body: opened })).statusCode).toBe(200);
    const person = { name: 'Jan Kowalski', role: 'Prezes', kind: 'member', memberId: null, since: '2026-11-26' };
    const { people } = (await world.call('POST', '/api/board/people', { cookie: org.cookie, body: person })).json();
    const trained = { personId: people[0].id, doneOn: '2026-11-26', trainer: 'Szkoła', topics: ['reporting'], evidenceId: null };
    expect((await world.call('POST', '/api/board/trainings', { cookie: org.cookie, body: trained })).statusCode).toBe(200);
    await prepare();
    const answer = await world.call('GET', '/api/audit/binder?lang=pl', { cookie: org.cookie });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const listed = JSON.parse(new TextDecoder().decode(files['contents.json'])) as { path: string; bytes: number; sha256: string }[];
    expect(listed.map(({ path }) => path.replace(/-[0-9a-f]{8}\./, '-ID.'))).toEqual([
      'answers/nis2-ID.json',
      'answers/nis2-ID.pdf',
      'evidence/Polityka ąę.pdf',
      'evidence/evidence.json',
      'plan/plan.xlsx',
      'duties/duties.json',
      'board/training-2026-11-26-ID.pdf',
      'ai-systems/ai-systems.xlsx',
      'ai-systems/ai-literacy.xlsx',
      'incidents/drill-ID.json',
      'audit/audit.json',
    ]);
    expect(Object.keys(files).toSorted()).toEqual([...listed.map(({ path }) => path), 'contents.json', 'contents.pdf'].toSorted());
    for (const { path, bytes, sha256: hash } of listed) expect([files[path]!.length, sha256(files[path]!)]).toEqual([bytes, hash]);
    const text = mupdf.Document.openDocument(files['contents.pdf']!, 'application/pdf').loadPage(0).toStructuredText('').asText();
    expect(text.replaceAll(/\s+/g, '')).toContain(listed[0]!.sha256);
  }, 60_000);

  it('holds only incidents in which the caller is named, and nothing of others', async () => {
    const opened = { title: 'Incydent', drill: false, kinds: ['service_disruption'], detected: '2026-11-26T08:00:00.000Z' };
    await world.call('POST', '/api/incidents', { cookie: org.cookie, body: opened });
    const reader = await aPerson(world.deps);
    await joins(world.deps, reader, org, 'reader');
    const answer = await world.call('GET', '/api/audit/binder', { cookie: reader.cookie });
    const names = Object.keys(unzipSync(new Uint8Array(answer.rawPayload)));
    expect(names.filter((name) => name.startsWith('incidents/'))).toEqual([]);
    expect(names).toContain('contents.pdf');
    expect((await world.call('GET', '/api/audit/binder')).statusCode).toBe(401);
  });
});
