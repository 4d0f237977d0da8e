import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf, fitting, mentionedIn, mentionToken, messageParts, nameBeingTyped, withNames, withTokens } from './mentions.ts';

const [jan, longer, ewa] = [
  { id: '11111111-1111-4111-8111-111111111111', name: 'Jan Nowak' },
  { id: '22222222-2222-4222-8222-222222222222', name: 'Jan Nowakowski' },
  { id: '33333333-3333-4333-8333-333333333333', name: 'Ewa Łącka-Żak' },
];
const people = [jan, longer, ewa];
const t = (person: { id: string }): string => mentionToken(person.id);

/** Pieces that texts are made of: words, half tokens, whole ones, and whatever else. */
const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('@', '@[', ']', '@Jan', '@Jan Nowak', 'jan@firma.pl', '\n', ' ', '[', '@@', '𝒜', '@[1111'),
  fc.uuid().map(mentionToken),
  fc.constantFrom(...people).map(t),
);
const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));

describe('a message in pieces', () => {
  it('is the same message when it is put together again, and names nobody twice', () => {
    fc.assert(
      fc.property(text, (message) => {
        const parts = messageParts(message);
        expect(parts.map((part) => ('personId' in part ? mentionToken(part.personId) : part.text)).join('')).toBe(message);
        expect(parts.every((part) => 'personId' in part || part.text !== '')).toBe(true);
        const named = mentionedIn(message);
        expect(new Set(named).size).toBe(named.length);
        expect(named.every((id) => message.includes(mentionToken(id)))).toBe(true);
      }),
    );
  });

  it('has exactly the tokens that were put into it, between texts without any', () => {
    const plain = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((one) => !/[@[\]]/.test(one));
    fc.assert(
      fc.property(fc.array(fc.tuple(plain, fc.uuid()), { maxLength: 8 }), plain, (pairs, last) => {
        const message = pairs.map(([before, id]) => before + mentionToken(id)).join('') + last;
        expect(messageParts(message).flatMap((part) => ('personId' in part ? [part.personId] : []))).toEqual(pairs.map(([, id]) => id));
      }),
    );
  });

  it.each(['@[]', '@[11111111-1111-4111-8111-11111111111]', '@ [11111111-1111-4111-8111-111111111111]', '@[javascript:alert(1)]', '@[%]'])(
    'takes %s for plain text',
    (message) => expect(messageParts(message)).toEqual([{ text: message }]),
  );

  it('is read with the names of today', () => {
    expect(withNames(`${t(jan)}, proszę o opinię ${t(ewa)}.`, (id) => (id === jan.id ? 'Jan Nowy' : '…'))).toBe(
      '@Jan Nowy, proszę o opinię @….',
    );
  });
});

describe('what is typed', () => {
  it.each([
    ['@Jan Nowak zobacz', `${t(jan)} zobacz`],
    ['@Jan Nowakowski zobacz', `${t(longer)} zobacz`],
    ['@jan nowak, @EWA ŁĄCKA-ŻAK!', `${t(jan)}, ${t(ewa)}!`],
    ['(@Jan Nowak)@Ewa Łącka-Żak', `(${t(jan)})${t(ewa)}`],
    ['x@Jan Nowak i @Jan Nowakowska', 'x@Jan Nowak i @Jan Nowakowska'],
    ['@Jan', '@Jan'],
    ['Jan Nowak', 'Jan Nowak'],
    ['@@Jan Nowak', `@${t(jan)}`],
    ['@', '@'],
  ])('%s is stored as it is meant', (typed, stored) => expect(withTokens(typed, people)).toBe(stored));

  it('is the same after it was stored and shown again', () => {
    const nameOf = (id: string): string => people.find((one) => one.id === id)?.name ?? '';
    const words = fc.array(fc.constantFrom('a', ' ', '@', 'Jan', '@Jan Nowak', '@Jan Nowakowski', ' @Ewa Łącka-Żak', '\n', ',', 'ż'), {
      maxLength: 15,
    });
    fc.assert(
      fc.property(words, (pieces) => {
        const typed = pieces.join('');
        expect(withNames(withTokens(typed, people), nameOf)).toBe(typed);
      }),
    );
  });

  it('takes a message of the greatest length in no time', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ id: jan.id, name: `@a@a@a ${index}` }));
    expect(withTokens('@a'.repeat(1000), many)).toBe('@a'.repeat(1000));
    expect(messageParts('@['.repeat(1000))).toEqual([{ text: '@['.repeat(1000) }]);
  });
});

describe('a name that is being typed', () => {
  it.each([
    ['@', 1, ''],
    ['Cześć @ja', 9, 'ja'],
    ['@Jan No', 7, 'Jan No'],
    ['(@e', 3, 'e'],
  ])('is found in %s at %i', (typed, caret, name) => expect(nameBeingTyped(typed, caret)?.typed).toBe(name));

  it.each([
    ['', 0],
    ['@jan', 0],
    ['jan@firma.pl', 12],
    ['@ jan', 5],
    ['@jan\nx', 6],
    ['bez', 3],
    [t(jan), 10],
  ])('is not found in %j at %i', (typed, caret) => expect(nameBeingTyped(typed, caret)).toBeNull());

  it('fits people by any word of their name, on a keyboard without accents too', () => {
    const found = (typed: string) => fitting(people, typed).map(({ name }) => name);
    expect(found('')).toHaveLength(3);
    expect(found('jan n')).toEqual(['Jan Nowak', 'Jan Nowakowski']);
    expect(found('lacka')).toEqual(['Ewa Łącka-Żak']);
    expect(found('ZAK')).toEqual(['Ewa Łącka-Żak']);
    expect(found('Jan Nowak ')).toEqual([]);
    expect(found('owak')).toEqual([]);
  });
});

describe('an excerpt', () => {
  it('is at most so many characters on one line, and states when something was cut', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 50 }), (message, most) => {
        const excerpt = excerptOf(message, most);
        expect(Array.from(excerpt).length).toBeLessThanOrEqual(most + 1);
        expect(excerpt).not.toMatch(/[\r\n]/);
      }),
    );
    expect(excerptOf('raz\n dwa  trzy', 7)).toBe('raz dwa…');
    expect(excerptOf(' raz\ndwa ', 7)).toBe('raz dwa');
  });
});
