import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Board } from '#contract/assessment/duties/board.ts';
import type { Resolutions } from '#contract/assessment/duties/resolutions.ts';
import { boardResolutions, boardTrainings } from './binder.ts';
import { sha256Of } from '#server/platform/files/stored-files.ts';
import { aCompletedAssessment, anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { aPdf, sendEvidence } from '#server/testing/documents/files.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;

beforeEach(async () => {
  world.at('2026-11-26T09:00:00.000Z');
  org = await anOrganization(world.deps, { plan: 'pro' });
});

const list = async (): Promise<Resolutions> => (await world.call('GET', '/api/board/resolutions', { cookie: org.cookie })).json();
const make = (change: object = {}, cookie = org.cookie) =>
  world.call('POST', '/api/board/resolutions', {
    cookie,
    body: {
      kind: 'measures',
      form: 'resolution',
      language: 'pl',
      responsible: 'Anna Nowak',
      budget: '120 000 zł w roku 2027',
      training: '',
      delegation: 'Jan Kowalski, w zastępstwie Ewa Lis',
      ...change,
    },
  });
const adopt = (id: string, change: object = {}) =>
  world.call('PUT', `/api/board/resolutions/${id}/adoption`, {
    cookie: org.cookie,
    body: { number: '7/2026', adoptedOn: '2026-11-26', votes: [], evidenceId: null, ...change },
  });

describe('decisions of the head of an entity', () => {
  it('are drafted from a completed assessment alone, and state what they rest on', async () => {
    expect((await list()).possible).toEqual([]);
    expect((await make()).json().code).toBe('nothing_to_decide');
    await aCompletedAssessment(world.deps, org, { answer: 'partial' });
    expect((await list()).possible).toEqual(['measures', 'plan']);
    expect((await make({ kind: 'risks' })).json().code).toBe('nothing_to_decide');
    const made = await make();
    expect(made.statusCode).toBe(200);
    const [draft] = made.json<Resolutions>().resolutions;
    expect(draft).toMatchObject({ kind: 'measures', adoptedOn: null, changedSince: false, votes: [] });
    const docx = await world.call('GET', `/api/board/resolutions/${draft?.id}/docx`, { cookie: org.cookie });
    const xml = strFromU8(unzipSync(docx.rawPayload)['word/document.xml'] ?? new Uint8Array());
    const text = xml.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');
    for (const part of ['Uchwała w sprawie', 'Anna Nowak', '120 000 zł', draft?.stateHash ?? '']) expect(text).toContain(part);
    const pdf = await world.call('GET', `/api/board/resolutions/${draft?.id}/pdf`, { cookie: org.cookie });
    expect(sha256Of(pdf.rawPayload)).toBe(draft?.sha256);
  });

  it('are adopted with number, day, votes and a signed copy, and stay', async () => {
    await aCompletedAssessment(world.deps, org, { answer: 'partial' });
    const person = { name: 'Anna Nowak', role: 'Prezes', kind: 'member', memberId: null, since: '2026-01-01' };
    const { people } = (await world.call('POST', '/api/board/people', { cookie: org.cookie, body: person })).json<Board>();
    const [draft] = (await make({ kind: 'plan', language: 'en' })).json<Resolutions>().resolutions;
    const id = draft?.id ?? '';
    const evidenceId = String((await sendEvidence(world, org.cookie, { name: 'uchwala.pdf', bytes: aPdf() })).body.id);
    const votes = [{ personId: people[0]?.id ?? '', vote: 'for' }];
    const refused = [
      { adoptedOn: '2026-11-27' },
      { adoptedOn: '2026-11-25' },
      { votes: [...votes, ...votes] },
      { evidenceId: world.deps.newId() },
    ];
    for (const change of refused) expect((await adopt(id, change)).statusCode).toBe(400);
    expect((await adopt(id, { votes, evidenceId })).statusCode).toBe(200);
    expect((await list()).resolutions[0]).toMatchObject({
      number: '7/2026',
      adoptedOn: '2026-11-26',
      votes: [{ name: 'Anna Nowak', role: 'Prezes', vote: 'for' }],
      evidence: { name: 'uchwala.pdf' },
    });
    const removed = await world.call('DELETE', `/api/board/resolutions/${id}`, { cookie: org.cookie });
    expect(removed.json().code).toBe('resolution_adopted');
    const stored = await boardResolutions(world.deps.db, org.id);
    expect(stored.map(({ row, pdf }) => [row.number, sha256Of(pdf) === row.sha256])).toEqual([['7/2026', true]]);
    expect(await boardTrainings(world.deps.db, org.id)).toEqual([]);
  });

  it('state that the state changed since, and are not for others', { tags: ['long'] }, async () => {
    await aCompletedAssessment(world.deps, org, { answer: 'partial' });
    await make();
    world.at('2026-11-27T09:00:00.000Z');
    await aCompletedAssessment(world.deps, org, { answer: 'yes' });
    const { resolutions } = await list();
    expect(resolutions[0]?.changedSince).toBe(true);
    const outsider = await anOrganization(world.deps);
    const of = await world.call('GET', `/api/board/resolutions/${resolutions[0]?.id}/pdf`, { cookie: outsider.cookie });
    expect(of.statusCode).toBe(404);
    const reader = await aPerson(world.deps);
    await joins(world.deps, reader, org, 'reader');
    expect((await make({}, reader.cookie)).statusCode).toBe(403);
    const gone = await world.call('DELETE', `/api/board/resolutions/${resolutions[0]?.id}`, { cookie: org.cookie });
    expect(gone.json<Resolutions>().resolutions).toEqual([]);
  });

  it(
    'name the documents that they approve, as they were on the day of the draft, and state whose approval is recorded',
    { tags: ['long'] },
    async () => {
      await aCompletedAssessment(world.deps, org, { answer: 'partial' });
      const waiting = (await list()).documents;
      expect(waiting.find(({ templateId }) => templateId === 'backups')).toMatchObject({ state: 'none' });
      expect(waiting.some(({ templateId }) => templateId === 'board-resolution')).toBe(false);
      for (const change of [{ documents: ['backups'], kind: 'plan' }, { documents: ['czego-nie-ma'] }])
        expect((await make(change)).json()).toMatchObject({ fields: { documents: expect.any(String) } });
      const [draft] = (await make({ documents: ['training', 'backups'] })).json<Resolutions>().resolutions;
      const id = draft?.id ?? '';
      // In the order of the questionnaire, whatever the order of ticking.
      expect(draft?.documents.map((one) => [one.templateId, one.version, one.isRecorded])).toEqual([
        ['backups', 1, false],
        ['training', 1, false],
      ]);
      const docx = await world.call('GET', `/api/board/resolutions/${id}/docx`, { cookie: org.cookie });
      const text = strFromU8(unzipSync(docx.rawPayload)['word/document.xml'] ?? new Uint8Array()).replaceAll(/<[^>]+>/g, '');
      expect(text).toContain(`${draft?.documents[0]?.heading} (wzór Atesto backups, wersja 1)`);
      await adopt(id);
      const evidenceId = String((await sendEvidence(world, org.cookie, { name: 'kopie.pdf', bytes: aPdf() })).body.id);
      const approve = (approvedOn: string) =>
        world.call('POST', '/api/templates/backups/adoptions', {
          cookie: org.cookie,
          body: { evidenceId, approvedOn, approvedBy: 'zarząd, uchwała nr 7/2026' },
        });
      const recorded = async () => (await list()).resolutions[0]?.documents.map(({ isRecorded }) => isRecorded);
      await approve('2026-11-25');
      expect(await recorded()).toEqual([false, false]);
      await approve('2026-11-26');
      expect(await recorded()).toEqual([true, false]);
      // What is in force waits for nothing; the decision names it as before.
      expect((await make({ documents: ['backups'] })).json()).toMatchObject({ fields: { documents: expect.any(String) } });
      await approve('2025-11-20');
      expect((await list()).documents.find(({ templateId }) => templateId === 'backups')?.state).toBe('due');
    },
  );
});
