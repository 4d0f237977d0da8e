/** The hidden sheet that states which questions of which assessment a workbook holds, and what was answered when it was made. */
export const keySheet = 'atesto';
/** Names the form of the workbook; another form of it gets another number. */
export const formName = 'atesto-answers/1';

/** Facts at the head of the hidden sheet, each in a row: name, value. */
export const facts = ['form', 'assessment', 'regime', 'catalogue', 'language', 'exported'] as const;
export type Fact = (typeof facts)[number];

/** The hidden first row of the sheet of questions names its columns, so that moved columns are still found. */
export const columns = {
  key: 'atesto:question',
  answer: 'atesto:answer',
  comment: 'atesto:comment',
} as const;
