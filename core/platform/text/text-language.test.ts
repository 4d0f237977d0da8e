import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOfText } from './text-language.ts';

describe('the language of a comment', () => {
  it.each([
    ['Procedura jest opisana, ale ostatni test odbył się rok temu.', 'pl'],
    ['There is a procedure, but the last test was a year ago.', 'en'],
    ['Die Prüfung ist für das erste Quartal geplant.', 'de'],
    ['La procédure est décrite dans le manuel.', 'fr'],
    ['שלום עולם (הערה)', 'he'],
    ['مرحبا بالعالم', 'ar'],
    ['Процедура описана', 'ru'],
    ['Процедура описана у політиці, її переглядають', 'uk'],
    ['Η διαδικασία', 'el'],
  ])('is seen in the text: %s', (text, language) => {
    expect(languageOfText(text, 'xx')).toBe(language);
  });

  it.each(['', 'ISO 27001', 'SIEM', '漢字', '12/2026', 'OK'])('is that of who wrote it where the text does not show it: %s', (text) => {
    expect(languageOfText(text, 'de')).toBe('de');
  });

  it('is always one', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^[a-z]{2}$/.test(languageOfText(text, 'pl'))));
  });
});
