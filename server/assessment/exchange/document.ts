import type * as Docx from 'docx';
import { answerWords, type AnswerWords } from '#content/documents/report/answers.ts';
import { colon, dayText, scoreText, wholePercent } from '#core/platform/text/formats.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { obstacleText } from '#server/adapters/documents/report/obstacles.ts';
import type { Exported, ExportedQuestion } from './exported.ts';

const face = 'Calibri';
const brand = '0F4C5C';

type Maker = Readonly<{ docx: typeof Docx; exported: Exported; words: AnswerWords }>;

function line(
  { docx }: Maker,
  text: string,
  style: { bold?: boolean; small?: boolean; colour?: string; keep?: boolean } = {},
): Docx.Paragraph {
  const { bold = false, small = false, colour, keep = false } = style;
  const [first = '', ...more] = text.split('\n');
  return new docx.Paragraph({
    keepNext: keep,
    spacing: { after: 60 },
    children: [first, ...more].map(
      (part, index) =>
        new docx.TextRun({
          text: part,
          bold,
          size: small ? 18 : 21,
          ...(colour ? { color: colour } : {}),
          ...(index > 0 ? { break: 1 } : {}),
        }),
    ),
  });
}

function heading({ docx }: Maker, text: string, level: 'HEADING_1' | 'HEADING_2'): Docx.Paragraph {
  return new docx.Paragraph({
    heading: docx.HeadingLevel[level],
    keepNext: true,
    spacing: { before: level === 'HEADING_1' ? 360 : 240, after: 80 },
    children: [
      new docx.TextRun({
        text,
        bold: true,
        color: level === 'HEADING_1' ? brand : '1D2B30',
        font: face,
        size: level === 'HEADING_1' ? 30 : 22,
      }),
    ],
  });
}

function questionParts(maker: Maker, question: ExportedQuestion): Docx.Paragraph[] {
  const { words } = maker;
  const { language } = maker.exported;
  const { section, number, text, answer, comment, attached, basis } = question;
  return [
    heading(maker, `${section}.${number} ${text}`, 'HEADING_2'),
    line(maker, answer ? words.values[answer] : words.notAnswered, { bold: true, colour: brand, keep: true }),
    ...(comment.trim() ? [line(maker, comment.trim())] : []),
    ...(attached.length > 0 ? [line(maker, `${words.attached}${colon(language)} ${attached.join('; ')}`, { small: true })] : []),
    ...(basis ? [line(maker, `${words.basis}${colon(language)} ${basis}`, { small: true, colour: '55676D' })] : []),
  ];
}

/** What the catalogue suggests to store, separate from the answers: nobody shall take it for what exists. */
function suggestions(maker: Maker): Docx.Paragraph[] {
  const { words, exported } = maker;
  const applicable = exported.questions.filter(({ answer }) => answer !== 'not_applicable');
  if (applicable.length === 0) return [];
  return [
    heading(maker, words.suggested, 'HEADING_1'),
    line(maker, words.suggestedIntro, { small: true, keep: true }),
    ...applicable.map(({ section, number, suggested }) => line(maker, `${section}.${number} ${suggested}`, { small: true })),
  ];
}

function opening(maker: Maker, title: string): Docx.Paragraph[] {
  const { docx, exported, words } = maker;
  const { organization, completedAt, exportedAt, language, scorePercent, thresholdPercent, obstacles } = exported;
  const date = dayText(completedAt ?? exportedAt, language);
  return [
    new docx.Paragraph({
      heading: docx.HeadingLevel.TITLE,
      children: [new docx.TextRun({ text: title, bold: true, color: brand, font: face, size: 44 })],
    }),
    line(maker, `${organization.name} (NIP ${organization.nip})`, { bold: true }),
    line(maker, filled(completedAt ? words.finishedOn : words.asOf, { date })),
    ...(thresholdPercent === null
      ? []
      : [
          line(
            maker,
            `${words.score}${colon(language)} ${scoreText(scorePercent, language)} · ${words.threshold}${colon(language)} ${wholePercent(thresholdPercent, language)}`,
          ),
        ]),
    ...(obstacles.length === 0 ? [] : [line(maker, `${words.obstacles}${colon(language)} ${obstacleText(obstacles, language)}`)]),
    line(maker, words.notAudit, { small: true }),
  ];
}

/** Questions and answers as a document to edit: a heading for each area and each question. */
export async function answersDocument(exported: Exported): Promise<Buffer> {
  const docx = await import('docx');
  const words = answerWords[exported.language];
  const maker: Maker = { docx, exported, words };
  const title = filled(words.title, { regime: words.regimes[exported.regime].short });
  const document = new docx.Document({
    title: `${title}: ${exported.organization.name}`,
    creator: 'Atesto',
    styles: { default: { document: { run: { font: face, language: { value: exported.language } } } } },
    sections: [
      {
        properties: { page: { size: { width: 11_906, height: 16_838 }, margin: { top: 1100, bottom: 1100, left: 1100, right: 1100 } } },
        footers: {
          default: new docx.Footer({
            children: [
              new docx.Paragraph({
                alignment: docx.AlignmentType.RIGHT,
                children: [new docx.TextRun({ children: [docx.PageNumber.CURRENT, ' / ', docx.PageNumber.TOTAL_PAGES], size: 16 })],
              }),
            ],
          }),
        },
        children: [
          ...opening(maker, title),
          ...exported.sections.flatMap((section) => [
            heading(maker, `${section.number}. ${section.title}`, 'HEADING_1'),
            ...(section.scorePercent === null
              ? []
              : [line(maker, `${words.score}${colon(exported.language)} ${scoreText(section.scorePercent, exported.language)}`)]),
            ...exported.questions
              .filter((question) => question.section === section.number)
              .flatMap((question) => questionParts(maker, question)),
          ]),
          ...suggestions(maker),
        ],
      },
    ],
  });
  return Buffer.from(await docx.Packer.toBuffer(document));
}
