import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainName, legalFormIn, nameFrom, sameName, shortName } from './company-name.ts';

const registered = 'PRZEDSIĘBIORSTWO „ŻÓŁW” SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ';

describe('the name of a company', () => {
  it.each([
    'Przedsiębiorstwo „Żółw” sp. z o.o.',
    'PRZEDSIĘBIORSTWO ŻÓŁW SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
    'przedsiębiorstwo "żółw" Sp. z o.o.',
    'Przedsiębiorstwo  «Żółw» spółka z ograniczoną odpowiedzialnością',
  ])('may be written as %s', (chosen) => expect(sameName(registered, chosen)).toBe(true));

  it.each([
    ['another word', 'Przedsiębiorstwo Wielki Żółw sp. z o.o.'],
    ['no legal form', 'Przedsiębiorstwo „Żółw”'],
    ['another legal form', 'Przedsiębiorstwo „Żółw” S.A.'],
    ['letters without their marks', 'Przedsiebiorstwo „Zolw” sp. z o.o.'],
    ['a letter that looks alike', 'Przedsięb\u0456orstwo „Żółw” sp. z o.o.'],
    ['a dotless letter', 'Przedsięb\u0131orstwo „Żółw” sp. z o.o.'],
    ['nothing', ''],
    ['a famous name', 'ORLEN S.A.'],
  ])('is refused with %s', (_, chosen) => expect(sameName(registered, chosen)).toBe(false));

  it('keeps an apostrophe, which is part of it', () => {
    expect(sameName("O'NEIL SPÓŁKA AKCYJNA", 'O’Neil S.A.')).toBe(true);
    expect(sameName("O'NEIL SPÓŁKA AKCYJNA", 'ONeil S.A.')).toBe(false);
  });

  it('is the requested name that fits, else the register’s own with its short form', () => {
    expect(nameFrom(registered, ['Orlen', null, 'Przedsiębiorstwo „Żółw” sp. z o.o.'])).toBe('Przedsiębiorstwo „Żółw” sp. z o.o.');
    expect(nameFrom(registered, ['Orlen', null])).toBe('PRZEDSIĘBIORSTWO „ŻÓŁW” sp. z o.o.');
  });

  it('is itself however its Polish letters are cased, and nothing else after any letter was added', () => {
    const name = fc.stringMatching(/^[A-ZĄĆĘŁŃÓŚŹŻ]{2,12}( [A-ZĄĆĘŁŃÓŚŹŻ]{1,12}){0,3}$/);
    fc.assert(
      fc.property(name, fc.array(fc.boolean()), (register, cases) => {
        const chosen = Array.from(register)
          .map((letter, place) => (cases[place] ? letter.toLowerCase() : letter))
          .join('');
        expect(sameName(register, chosen)).toBe(true);
        expect(sameName(register, `${chosen}a`)).toBe(false);
        expect(shortName(register)).toBe(register);
      }),
    );
  });
});

describe('what a name may be written with', () => {
  it.each(['שלום', 'Zażółć gęślą jaźń S.A.', 'Müller & Söhne GmbH 24/7 (№ 1)', "Kawa <3 „A&B”, 'c'", 'Zaz\u0307o\u0301łc\u0301'])(
    'takes %s',
    (name) => expect(isPlainName(name)).toBe(true),
  );

  it.each([
    ['a Cyrillic letter', '\u041eRLEN S.A.'],
    ['Greek letters', '\u0391LFA'],
    ['a whole name of another script', '\u041e\u0420\u041b\u0415\u041d'],
    ['two scripts', 'ORLEN שלום'],
    ['a direction override', 'OR\u202eNEL'],
    ['an isolate', '\u2066ORLEN\u2069'],
    ['a zero-width space', 'OR\u200bLEN'],
    ['a zero-width joiner', 'OR\u200dLEN'],
    ['a soft hyphen', 'OR\u00adLEN'],
    ['a byte order mark', '\ufeffORLEN'],
    ['a control', 'ORLEN\u0007'],
    ['a line break', 'ORLEN\nS.A.'],
    ['a line separator', 'ORLEN\u2028S.A.'],
    ['wide letters', '\uff2f\uff32\uff2c\uff25\uff2e'],
    ['mathematical letters', '\u{1d40e}RLEN'],
    ['a loose combining mark', 'O\u0489RLEN'],
    ['a private character', 'ORLEN\ue000'],
    ['half a pair', 'ORLEN\ud800'],
  ])('refuses %s', (_, name) => expect(isPlainName(name)).toBe(false));
});

describe('the legal form in a full name', () => {
  it.each([
    ['ŁĄCZA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'spółka z ograniczoną odpowiedzialnością'],
    ['MŁYN SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ SPÓŁKA KOMANDYTOWA', 'spółka z ograniczoną odpowiedzialnością spółka komandytowa'],
    ['HUTA Spółka Akcyjna', 'spółka akcyjna'],
    ['ZOFIA ĆWIK USŁUGI', null],
  ])('of %s is %s', (name, form) => {
    expect(legalFormIn(name)).toBe(form);
  });
});
