// @module-tag long
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import type { TemplateDetail, TemplateSummary } from '#contract/assessment/evidence/templates.ts';
import { gapMark, hasOpenGap, piecesOf } from '#core/assessment/templates/fill.ts';
import { readDocumentWords } from '#server/adapters/forms/form-file.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { aPdf, sendEvidence } from '#server/testing/documents/files.ts';
import { essentialAnswers } from '#server/testing/scenarios/scope-answers.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;
beforeEach(async () => {
  world.at('2026-11-27T09:00:00.000Z');
  org = await anOrganization(world.deps, { name: 'Odlewnia Wisla', plan: 'pro' });
});

const get = (path: string, cookie = org.cookie) => world.call('GET', path, { cookie });
const read = async (document: string, id = 'backups') =>
  (await get(`/api/templates/${id}?lang=fr&document=${document}`)).json<TemplateDetail>();
const fill = (document: string, revision: number, gaps: object[]) =>
  world.call('PUT', `/api/templates/backups/gaps?document=${document}`, { cookie: org.cookie, body: { revision, gaps } });
const file = (id: string) => get(`/api/templates/${id}/docx?document=en`);
const polishLetter = /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/;

it.each(['incident-notification', 'roles', 'status-note', 'tests-audits'])(
  'writes %s in English, with what is known and its frame',
  async (id) => {
    const scope = { regime: 'nis2', checkedOn: '2026-11-26', answers: essentialAnswers };
    await world.call('PUT', '/api/scope', { cookie: org.cookie, body: { scope } });
    const person = { name: 'Jan Kowal', role: 'CEO', kind: 'member', memberId: null, since: '2026-01-01' };
    await world.call('POST', '/api/board/people', { cookie: org.cookie, body: person });
    const answer = await file(id);
    expect(answer.headers['content-disposition']).toContain(`atesto-template-${id}-2026-11-27.docx`);
    const parts = unzipSync(answer.rawPayload);
    const part = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
    expect(part('word/styles.xml')).toMatch(/<w:lang w:val="en-GB"/);
    expect(part('docProps/custom.xml')).toMatch(/AtestoTemplateLanguage.*?>en</s);
    const footer = Object.keys(parts).filter((name) => /^word\/footer\d/.test(name));
    expect(footer.map((name) => part(name)).join()).toContain(`template ${id}, version 1, English`);
    const words = await readDocumentWords(answer.rawPayload);
    for (const phrase of [
      'The Polish version is the one to be approved and prevails',
      'Version history',
      'Approved by',
      '[COMPLETE: date]',
    ])
      expect(words).toContain(phrase);
    expect(words).toMatch(/Meets: .*(UKSC|KSC Act|2024\/2690)/);
    expect(words).toContain('Odlewnia Wisla, tax number (NIP)');
    if (id === 'roles') expect(words).toContain('Jan Kowal (CEO)');
    if (id === 'status-note') expect(words).toContain('Status: essential entity. Competent authority: ');
    const own = words.replaceAll('Łódź', '');
    expect(own.split(/\s+/).filter((word) => polishLetter.test(word))).toEqual([]);
    expect(own).not.toContain('UZUPEŁNIJ');
  },
);

it('preserves what was typed into the gaps of both documents, and shows beside an English gap what the Polish one holds', async () => {
  const [polish, english] = [await read('pl'), await read('en')];
  expect([polish.document, english.document]).toEqual(['pl', 'en']);
  expect(english.title).toBe('Sauvegardes et test de restauration');
  expect(english.purpose).toContain('This procedure sets out what Odlewnia Wisla backs up');
  const [pl, en] = [polish.gapValues[0]?.words, english.gapValues[0]?.words];
  await fill('pl', 0, [{ words: pl, value: 'Anna Nowak' }]);
  const hinted = await read('en');
  expect(hinted).toMatchObject({ revision: 1, filled: 0, state: 'started' });
  expect(hinted.gapValues[0]).toEqual({ words: 'position or person', value: '', polish: 'Anna Nowak' });
  const both = (await fill('en', 1, [{ words: en, value: 'Anna Nowak, IT' }])).json<TemplateDetail>();
  expect(both).toMatchObject({ document: 'en', revision: 2, filled: 1 });
  expect((await read('pl')).gapValues[0]).toMatchObject({ value: 'Anna Nowak', polish: '' });
  const { templates } = (await get('/api/templates')).json<{ templates: TemplateSummary[] }>();
  expect(templates.find(({ id }) => id === 'backups')).toMatchObject({ filled: 1, gaps: polish.gapValues.length });
  // Emptied in one language, it stays in the other.
  expect((await fill('pl', 2, [])).json<TemplateDetail>()).toMatchObject({ filled: 0, state: 'started' });
  expect(await readDocumentWords((await file('backups')).rawPayload)).toContain('the responsibility of Anna Nowak, IT and');
});

it('takes gaps of its own language only, over nothing that was not seen', async () => {
  const polish = (await read('pl')).gapValues[0]?.words;
  expect((await fill('en', 0, [{ words: polish, value: 'x' }])).json()).toMatchObject({ code: 'invalid_input' });
  expect((await get('/api/templates/backups?document=de')).statusCode).toBe(400);
  await fill('pl', 0, [{ words: polish, value: 'x' }]);
  expect((await fill('en', 0, [])).json()).toMatchObject({ code: 'template_changed' });
});

it('is approved as the Polish one is, once nothing is left to fill in', async () => {
  const send = async (name: string, bytes: Buffer) => String((await sendEvidence(world, org.cookie, { name, bytes })).body['id']);
  const adopt = (evidenceId: string) =>
    world.call('POST', '/api/templates/backups/adoptions?document=en', {
      cookie: org.cookie,
      body: { evidenceId, approvedOn: '2026-11-20', approvedBy: 'Jan Kowal, CEO' },
    });
  expect((await adopt(await send('open.docx', (await file('backups')).rawPayload))).json()).toMatchObject({ code: 'document_unfinished' });
  expect((await adopt(await send('signed.pdf', aPdf()))).json<TemplateDetail>()).toMatchObject({ document: 'en', state: 'approved' });
});

it('marks its gaps in English; what is complete is none', () => {
  expect([gapMark('pl'), gapMark('en')]).toEqual(['[UZUPEŁNIJ: …]', '[COMPLETE: …]']);
  expect(['[COMPLETE: who]', '[UZUPEŁNIJ: kto]', '[COMPLETE]', '[COMPLETED: all]', 'complete'].map(hasOpenGap)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(piecesOf('a [COMPLETE: who] b').map(({ isGap }) => isGap)).toEqual([false, true, false]);
});
