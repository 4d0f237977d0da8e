import { describe, expect, it } from 'vitest';
import { wordsOf } from '#core/assessment/customer-questionnaires/words.ts';
import { statementComment } from './comments.ts';
import { cellWords, statementHeadings } from './words.ts';

describe('words of statements of applicability', () => {
  it('are folded as cells are, and a word of a cell means one thing', () => {
    const all = [...Object.values(cellWords), ...Object.values(statementHeadings)].flat();
    expect(all.filter((word) => wordsOf(word).join(' ') !== word)).toEqual([]);
    const meanings = Object.values(cellWords).flat();
    expect(meanings.filter((word, index) => meanings.indexOf(word) !== index)).toEqual([]);
  });

  it('name controls by what is stated about them in the language of the answer', () => {
    const rows = [
      { control: 'A.5.1', state: 'implemented' },
      { control: 'A.5.3', state: 'excluded' },
      { control: 'A.5.2', state: 'implemented' },
    ] as const;
    expect(statementComment(rows, 'pl')).toBe('Z\u00a0deklaracji stosowania: A.5.1, A.5.2 (wdrożone); A.5.3 (wyłączone)');
    expect(statementComment(rows, 'fr')).toBe(
      'D’après la déclaration d’applicabilité\u00a0: A.5.1, A.5.2 (mise en œuvre)\u00a0; A.5.3 (exclue)',
    );
  });
});
