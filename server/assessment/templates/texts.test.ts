// @module-tag long
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, it } from 'vitest';
import { templateIn } from '#content/templates/languages.ts';
import { documentTemplates } from '#content/templates/templates.ts';
import type { TemplateDetail } from '#contract/assessment/evidence/templates.ts';
import { blocksOf, markedText } from '#core/assessment/templates/marked-text.ts';
import { documentLanguages } from '#core/assessment/templates/template.ts';
import { readDocumentWords } from '#server/adapters/forms/form-file.ts';
import { anOrganization, aPerson, joins, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;
beforeEach(async () => {
  world.at('2026-11-29T09:00:00.000Z');
  org = await anOrganization(world.deps, { name: 'Odlewnia Wisła' });
});

const address = (rest = '') => `/api/templates/backups${rest}`;
const read = async (document = 'pl', cookie = org.cookie) =>
  (await world.call('GET', address(`?document=${document}`), { cookie })).json<TemplateDetail>();
const edit = (body: object, { document = 'pl', cookie = org.cookie } = {}) =>
  world.call('PUT', address(`/texts?document=${document}`), { cookie, body: { revision: 0, ...body } });
const words = async (document = 'pl') =>
  readDocumentWords((await world.call('GET', address(`/docx?document=${document}`), { cookie: org.cookie })).rawPayload);
const own = { title: 'Kto robi kopie', text: 'W {name} kopie robi [[kto robi kopie]] i {nikt} inny.\n\n1. Codziennie.\n2. Co tydzień.' };

describe('the text of a document', () => {
  it.each(documentLanguages)('of every template is the same after it was opened for editing, in %s', (language) => {
    for (const { sections, id } of documentTemplates.map((one) => templateIn(one, language)))
      for (const { blocks, title } of sections) expect([id, title, blocksOf(markedText(blocks))]).toEqual([id, title, blocks]);
  });

  it('has sections of different titles in each template, by which own texts find their place', () => {
    for (const { sections } of documentTemplates) expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
  });

  it('is the organisation’s own where it wrote it, in the page and in the file, with its own gaps', async () => {
    const before = await read();
    const [purpose, first] = before.texts;
    expect([purpose?.section, first?.own, first?.title]).toEqual(['', null, before.sections[0]?.title]);
    const after = (await edit({ section: first?.section, own })).json<TemplateDetail>();
    expect(after).toMatchObject({ state: 'started', filled: 0 });
    expect(after.texts[1]).toMatchObject({ ...own, own: { revision: 1, outdated: false } });
    expect(after.sections[0]).toMatchObject({
      title: own.title,
      basis: before.sections[0]?.basis,
      blocks: ['W Odlewnia Wisła kopie robi [UZUPEŁNIJ: kto robi kopie] i {nikt} inny.', { steps: ['Codziennie.', 'Co tydzień.'] }],
    });
    expect(after.gapValues.map((gap) => gap.words)).toContain('kto robi kopie');
    const gaps = [{ words: 'kto robi kopie', value: 'Jan' }];
    const filled = (await world.call('PUT', address('/gaps'), { cookie: org.cookie, body: { revision: 0, gaps } })).json<TemplateDetail>();
    expect(filled.filled).toBe(1);
    expect(await words()).toContain('1. Kto robi kopie');
    expect(await words()).toContain('W Odlewnia Wisła kopie robi Jan i {nikt} inny.');
    expect(await words()).not.toContain(before.sections[0]?.title);
  });

  it('of one language leaves the other as it is, and the purpose is edited as well', async () => {
    const english = await read('en');
    await edit({ section: '', own: { title: '', text: 'Nasz cel:\nkopie.' } });
    expect((await read()).purpose).toBe('Nasz cel: kopie.');
    expect((await read('en')).purpose).toBe(english.purpose);
    expect(english.gapValues.length).toBeGreaterThan(0);
  });

  it('is returned, and what was typed into its gaps is there again', async () => {
    const [gap] = (await read()).gapValues;
    const body = { revision: 0, gaps: [{ words: gap?.words, value: 'Anna Nowak' }] };
    await world.call('PUT', address('/gaps'), { cookie: org.cookie, body });
    const section = (await read()).texts[1]?.section;
    const edited = (await edit({ section, own: { ...own, text: 'Nic.' } })).json<TemplateDetail>();
    expect(edited.gapValues.map(({ words: one }) => one)).not.toContain(gap?.words);
    await world.call('PUT', address('/gaps'), { cookie: org.cookie, body: { revision: 1, gaps: [] } });
    const back = (await edit({ section, revision: 1, own: null })).json<TemplateDetail>();
    expect(back.texts[1]?.own).toBeNull();
    expect(back.gapValues[0]).toMatchObject({ words: gap?.words, value: 'Anna Nowak' });
  });

  it('is not written over what somebody saved meanwhile', async () => {
    const section = (await read()).texts[1]?.section;
    expect((await edit({ section, own })).statusCode).toBe(200);
    expect((await edit({ section, own })).json()).toMatchObject({ code: 'template_changed' });
    expect((await edit({ section, revision: 7, own: null })).json()).toMatchObject({ code: 'template_changed' });
    expect((await edit({ section, revision: 1, own: { ...own, title: 'Inny' } })).json<TemplateDetail>().texts[1]?.own?.revision).toBe(2);
    const [one, other] = await Promise.all([edit({ section, revision: 2, own }), edit({ section, revision: 2, own: null })]);
    expect([one.statusCode, other.statusCode].toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is refused without a title or words, in a section that there is not, and with more gaps than a document has', async () => {
    const section = (await read()).texts[1]?.section;
    expect((await edit({ section, own: { ...own, title: ' ' } })).json()).toMatchObject({
      code: 'invalid_input',
      fields: { title: expect.any(String) },
    });
    expect((await edit({ section, own: { ...own, text: '' } })).json()).toMatchObject({
      code: 'invalid_input',
      fields: { text: expect.any(String) },
    });
    expect((await edit({ section: 'czego nie ma', own })).json()).toMatchObject({
      code: 'invalid_input',
      fields: { section: expect.any(String) },
    });
    const many = Array.from({ length: 101 }, (_, at) => `[[miejsce ${at}]]`).join(' ');
    expect((await edit({ section, own: { ...own, text: many } })).json()).toMatchObject({
      code: 'invalid_input',
      fields: { text: expect.any(String) },
    });
    expect((await read()).texts[1]?.own).toBeNull();
  });

  it('of a section that a newer version of the template has no more stands at the end and is marked as older', async () => {
    const section = (await read()).texts[1]?.section;
    await edit({ section, own });
    await world.deps.db.rows(
      sql`update template_texts set section = 'Dawna część', template_version = 0 where organization_id = ${org.id}`,
    );
    const after = await read();
    expect(after.sections.at(-1)).toMatchObject({ title: own.title, basis: '' });
    expect(after.texts.at(-1)).toMatchObject({ section: 'Dawna część', own: { outdated: true } });
    expect((await edit({ section: 'Dawna część', revision: 1, own: null })).json<TemplateDetail>().sections.length).toBe(
      after.sections.length - 1,
    );
  });

  it('is one organisation’s, and readers only read it', async () => {
    const section = (await read()).texts[1]?.section;
    await edit({ section, own });
    const other = await anOrganization(world.deps);
    expect((await read('pl', other.cookie)).texts[1]?.own).toBeNull();
    const reader = await aPerson(world.deps);
    await joins(world.deps, reader, org, 'reader');
    expect((await edit({ section, revision: 1, own: null }, { cookie: reader.cookie })).statusCode).toBe(403);
  });
});
