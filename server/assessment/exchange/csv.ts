import { answerWords } from '#content/documents/report/answers.ts';
import { csvText } from '#server/adapters/spreadsheets/csv.ts';
import type { Exported } from './exported.ts';

/** One row for each question, with its stored value beside the words of the language, for programs. */
export function answersCsv({ language, sections, questions }: Exported): string {
  const words = answerWords[language];
  const titles = new Map(sections.map(({ number, title }) => [number, title]));
  const headings = [
    'id',
    words.number,
    words.section,
    words.question,
    'answer',
    words.answer,
    words.comment,
    words.suggested,
    words.basis,
    words.attached,
  ];
  const rows = questions.map((one) => [
    one.id,
    `${one.section}.${one.number}`,
    titles.get(one.section) ?? '',
    one.text,
    one.answer ?? '',
    one.answer ? words.values[one.answer] : '',
    one.comment,
    one.suggested,
    one.basis,
    one.attached.join('\n'),
  ]);
  return csvText([headings, ...rows]);
}
