import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validityOf, type LawChange } from '#core/assessment/law/law-changes.ts';
import { unitsOf } from '#core/assessment/questionnaire/citation.ts';
import { actDates } from './acts.ts';
import { lawChanges } from './changes.ts';
import { citationsIn, inPolish, runningTexts, textCitations, textsIn, touchedTexts } from './running-texts.ts';

const all = [...actDates, ...lawChanges];

const read = (text: string, act: 'UKSC' | 'AI Act' | null = null) =>
  citationsIn({ place: 'here', text, act }).map((one) => `${one.act} ${one.cite}`);

describe('provisions in running texts', () => {
  it.each([
    ['Podstawa: art.\u00a07c ust.\u00a01 ustawy o\u00a0KSC.', ['UKSC art. 7c ust. 1']],
    ['Rozporządzenie (art.\u00a02, 3 i\u00a06) wiąże od dawna.', ['AI Act art. 2', 'AI Act art. 3', 'AI Act art. 6']],
    ['Według RODO art. 33 ust. 5 prowadzi się rejestr.', ['RODO art. 33 ust. 5']],
    ['NIS2 (art. 34 ust. 5) mówi o wyższej. Ustawa o KSC milczy.', ['NIS2 art. 34 ust. 5']],
    ['Zakazy z art. 5 ust. 1 lit. ba i bb oraz załącznika III.', ['AI Act art. 5 ust. 1 lit. ba i bb', 'AI Act załącznik III']],
    ['Organ z załącznika nr 4 stosuje art. 8 ust. 1.', ['UKSC załącznik nr 4', 'AI Act art. 8 ust. 1']],
    ['Dane zgodnie z RODO. Uwaga: emocje w pracy są zakazane (art. 5 ust. 1 lit. f).', ['AI Act art. 5 ust. 1 lit. f']],
    ['Informacje dostawcy (art. 13) służą też ocenie skutków według przepisów RODO.', ['AI Act art. 13']],
    ['Kara z art. 233 § 6 Kodeksu karnego.', ['other art. 233']],
    ['Tu nie ma przepisu, chociaż jest artykuł o 3 sprawach.', []],
  ])('are found in “%s”', (text, found) => {
    expect(read(text, 'AI Act')).toEqual(found);
  });

  it('all have an act, a form that every language can write, and a validity', () => {
    expect(textCitations().length).toBeGreaterThan(600);
    const wrong = textCitations().filter(({ act, cite }) => {
      if (act === null || unitsOf(cite).length === 0) return true;
      if (act === 'other') return false;
      const { from, next } = validityOf({ act, cite }, all, '2026-11-28');
      return from === null && next === null;
    });
    expect(wrong).toEqual([]);
  });

  it('are read in every document, mail and label', async () => {
    const folders = ['documents', 'mails', 'labels'].map((name) => new URL(`../${name}/`, import.meta.url));
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
        /(?<!\.test)\.ts$/.test(name) ? [new URL(name, folder).href] : [],
      ),
    );
    const modules = (await Promise.all(files.map((file) => import(/* @vite-ignore */ file)))) as object[];
    const naming = modules.flatMap((one) => textsIn(inPolish({ ...one }), 'here', null)).filter((one) => citationsIn(one).length > 0);
    expect(naming.length).toBeGreaterThan(12);
    const read = new Set(runningTexts().map(({ text }) => text));
    expect(naming.filter(({ text }) => !read.has(text))).toEqual([]);
  });

  it('are touched by an amendment wherever they stand, and by no other', () => {
    const head: LawChange = { id: 'x', act: 'UKSC', cites: ['art. 8d–8e'], kind: 'amended', day: '2027-01-01' };
    const touched = touchedTexts(head);
    expect(touched).toEqual(
      expect.arrayContaining([expect.stringContaining('template.training'), expect.stringContaining('template.board-resolution')]),
    );
    const named = textCitations().filter(({ act, cite }) => act === 'UKSC' && /^art\. 8[de]\b/.test(cite));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ place }) => !touched.includes(place))).toEqual([]);
    const warning: LawChange = { ...head, cites: ['art. 11'] };
    expect(touchedTexts(warning)).toEqual(expect.arrayContaining([expect.stringContaining('clock.ksc_early_warning')]));
    // Important public entities have their notification under a provision of their own.
    expect(touchedTexts({ ...head, cites: ['art. 12c'] })).toContain('clock.ksc_notification');
    expect(touchedTexts({ ...head, cites: ['art. 99'] })).toEqual([]);
  });
});
