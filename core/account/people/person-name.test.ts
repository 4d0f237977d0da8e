import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenInName, nameProblem, carriesMessage } from './person-name.ts';

describe('the name of a person', () => {
  it.each([
    'Łódź Żółw',
    'Anna-Maria',
    'O’Neil',
    "D'Angelo",
    'J. R.',
    'Kowalski, jr',
    'Γιώργος Παπαδόπουλος',
    'Олександр',
    'Їжакевич-Ґудзь',
    'שלום',
    'محمد',
    '山田',
    'Nguyễn Thị Minh Khai',
    'María de los Ángeles',
    'Zaz\u0307o\u0301łc\u0301',
    'Gal·la',
  ])('may be %s', (name) => expect(nameProblem(name)).toBeNull());

  it.each([
    ['a direction override', 'Anna\u202eavoK', 'hidden_characters'],
    ['a zero-width space', 'An\u200bna', 'hidden_characters'],
    ['a zero-width joiner', 'An\u200dna', 'hidden_characters'],
    ['an isolate', '\u2066Anna\u2069', 'hidden_characters'],
    ['a soft hyphen', 'An\u00adna', 'hidden_characters'],
    ['a control', 'Anna\u0007', 'hidden_characters'],
    ['a line of its own', 'Anna\nKowal', 'hidden_characters'],
    ['a heap of marks', 'A\u030a\u0323\u0331\u0334nna', 'hidden_characters'],
    ['a Cyrillic letter among Latin ones', '\u0410nna', 'name_scripts'],
    ['a Greek letter among Latin ones', '\u0391nna', 'name_scripts'],
    ['Greek and Cyrillic letters', 'Ан\u03b1', 'name_scripts'],
    ['letters for formulas', '𝐀nna', 'name_scripts'],
    ['wide letters', 'Ａnna', 'name_scripts'],
    ['an address', 'evil.example', 'name_links'],
    ['a link', 'https://evil.example/x', 'name_links'],
    ['www', 'www.evil', 'name_links'],
    ['a mailbox', 'anna@evil', 'name_links'],
    ['an address with a wide dot', 'evil。com', 'name_links'],
    ['a number to call', 'Zadzwoń 600 100 200', 'name_form'],
    ['an exclamation', 'Wygrałeś!', 'name_form'],
    ['a sentence', 'Twoje konto zostanie jutro usunięte więc zadzwoń', 'name_form'],
    ['markup', '<b>Anna</b>', 'name_form'],
    ['a dash alone', '-', 'name_form'],
  ])('is refused with %s', (_, name, problem) => expect(nameProblem(name)).toBe(problem));

  it('of one script is never called mixed, and always is with one letter of another', () => {
    const scripts = [
      fc.stringMatching(/^[a-ząćęłńóśźż]{2,12}$/),
      fc.stringMatching(/^[а-яіїєґ]{2,12}$/),
      fc.stringMatching(/^[α-ρσ-ω]{2,12}$/),
    ] as const;
    fc.assert(
      fc.property(fc.constantFrom(0, 1, 2), fc.constantFrom(1, 2), ...scripts, (first, step, ...names) => {
        expect(nameProblem(names[first])).toBeNull();
        expect(nameProblem(names[first] + names[(first + step) % 3]![0]!)).toBe('name_scripts');
      }),
    );
  });
});

describe('text that names somebody', () => {
  it('may have titles and numbers, and hides nothing', () => {
    expect(hiddenInName('mgr inż. Jan Kowalski, radca prawny (nr 12, kancelaria.example)')).toBeNull();
    expect(hiddenInName('Jan\u202e')).toBe('hidden_characters');
  });
});

describe('the name of a company that nobody confirmed', () => {
  it.each(['Młyn sp. z o.o.', 'Müller & Söhne GmbH', 'Studio 54', 'P.H.U. Kot i Syn sp.j.'])('is only a name as %s', (name) =>
    expect(carriesMessage(name)).toBe(false),
  );
  it.each([
    'Wygraj na evil.com',
    'Pilne! Zadzwoń',
    'Bank, tel. 600 100 200',
    'Twoje konto zostanie usunięte jeśli nie klikniesz przycisku poniżej w ciągu jednego dnia',
  ])('says more as %s', (name) => expect(carriesMessage(name)).toBe(true));
});
