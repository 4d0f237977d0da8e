import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { blocksOf, markedText } from './marked-text.ts';

describe('the text of a section', () => {
  it('is edited with plain marks: paragraphs, steps, items and tables', () => {
    const text =
      'Pierwszy\nakapit.\n\nDrugi.\n1. krok\n2) drugi krok\n- punkt\n* drugi\n\n| Co | Kto |\n| Kopie | [[kto]] |\n| sam \\| znak |\n';
    expect(blocksOf(text)).toEqual([
      'Pierwszy akapit.',
      'Drugi.',
      { steps: ['krok', 'drugi krok'] },
      { items: ['punkt', 'drugi'] },
      {
        columns: ['Co', 'Kto'],
        rows: [
          ['Kopie', '[[kto]]'],
          ['sam | znak', ''],
        ],
      },
    ]);
  });

  it('has the same content after editing as before, whatever was written', () => {
    const piece = fc.constantFrom('1. ', '- ', '| ', ' |', '\n', '\n\n', 'kopie', ' zapasowe', '\\|', '2)', '\r\n', '[[gdzie]]', '{name}');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const blocks = blocksOf(pieces.join(''));
        expect(blocksOf(markedText(blocks))).toEqual(blocks);
      }),
    );
  });

  it('of ten thousand letters is read at once, whatever they are', () => {
    for (const letter of ['|', '- ', '\\', '1. ', '[[', '\n'])
      expect(blocksOf(letter.repeat(10_000 / letter.length)).length).toBeLessThan(10_000);
  });
});
