import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedParagraphs, compared, comparedWords, type Piece } from './text-comparison.ts';

const without = (pieces: readonly Piece[], kind: Piece['kind']): string[] =>
  pieces.filter((piece) => piece.kind !== kind).map(({ text }) => text);
const words = fc.array(fc.constantFrom('umowa', 'certyfikat', 'zgoda', ' ', '\n', '14 dni', 'ł'), { maxLength: 40 });

describe('a comparison of two texts', () => {
  it('holds both of them whole, whatever they are', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        const pieces = compared(one, other);
        expect(without(pieces, 'added')).toEqual(one);
        expect(without(pieces, 'removed')).toEqual(other);
        const inWords = comparedWords(one.join(''), other.join(''));
        expect(without(inWords, 'added').join('')).toBe(one.join(''));
        expect(without(inWords, 'removed').join('')).toBe(other.join(''));
      }),
    );
  });

  it('of a text with itself shows nothing', () => {
    fc.assert(
      fc.property(words, (one) => {
        expect(changedParagraphs(one, one)).toEqual([]);
      }),
    );
  });

  it('shows a changed paragraph word by word, and one that came or went whole', () => {
    const before = ['Konto usuwamy po 6 latach.', 'Zostaje bez zmian.', 'Tego już nie ma.'];
    const after = ['Konto usuwamy po 12 miesiącach.', 'Zostaje bez zmian.', 'Zupełnie nowe postanowienie o czymś innym.'];
    expect(changedParagraphs(before, after)).toEqual([
      [
        { kind: 'same', text: 'Konto usuwamy po ' },
        { kind: 'removed', text: '6' },
        { kind: 'added', text: '12' },
        { kind: 'same', text: ' ' },
        { kind: 'removed', text: 'latach.' },
        { kind: 'added', text: 'miesiącach.' },
      ],
      [{ kind: 'added', text: 'Zupełnie nowe postanowienie o czymś innym.' }],
      [{ kind: 'removed', text: 'Tego już nie ma.' }],
    ]);
  });
});
