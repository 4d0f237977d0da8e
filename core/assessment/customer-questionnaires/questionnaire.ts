import type { FormRow } from './layout.ts';
import { wordsOf } from './words.ts';

/** Files that an organisation stores at once, questions of one, and months after which an answer given once is old. */
export const questionnaireLimits = { organization: 100, rows: 1500, rememberedMonths: 12 } as const;

/** What a person made of a row: took what was proposed, wrote it by hand, or left the row open. */
export const decisions = ['accepted', 'edited', 'left_open'] as const;
export type Decision = (typeof decisions)[number];

/** A text by which the same question is found again in another form: its words, whatever their case, marks and blanks. */
export function questionKey({ number, text, detail, part }: Pick<FormRow, 'number' | 'text' | 'detail' | 'part'>): string {
  return wordsOf(part ? `${number} ${text} ${part}` : `${text} ${detail}`).join(' ');
}
