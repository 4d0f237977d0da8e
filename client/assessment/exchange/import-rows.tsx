import type { ImportProblem, ImportRow } from '#contract/assessment/answering/exchange/imports.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { Translate } from '#client/platform/words/words.ts';
import { Badge } from '#client/platform/ui/badge.tsx';

/** Who gave the answer that the reader sees, and when; undefined where nobody did. */
export function seenBy(t: Translate, { seen, changedBy }: ImportRow): string | undefined {
  return seen ? t('sheet.preview.by', { name: changedBy ?? t('answers.someone'), time: moment(seen) }) : undefined;
}

/** One of two versions of an answer. */
export function Version({
  title,
  answered,
  by,
}: {
  title: string;
  answered: { answer: AnswerValue; comment: string } | null;
  by?: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">
        {title}
        {by && ` (${by})`}
      </dt>
      <dd>
        <span className="font-medium">{answered ? t(`answers.values.${answered.answer}`) : t('answers.noAnswer')}</span>
        {answered?.comment && (
          <span className="mt-0.5 block text-sm whitespace-pre-line text-muted [overflow-wrap:anywhere]">
            {t('sheet.preview.comment', { text: answered.comment })}
          </span>
        )}
      </dd>
    </div>
  );
}

function Row({ row, isAccepted, accept }: { row: ImportRow; isAccepted: boolean; accept: (wanted: boolean) => void }) {
  const { t } = useTranslation();
  const question = `${row.section}.${row.number}`;
  const by = seenBy(t, row);
  return (
    <li className="py-4">
      <label className="flex cursor-pointer gap-3">
        <input
          type="checkbox"
          checked={isAccepted}
          aria-label={t('sheet.preview.take', { cell: row.cell, question })}
          onChange={(event) => accept(event.target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-(--brand)"
        />
        <span className="min-w-0 flex-1 font-medium">
          <span className="text-brand">{question}</span> {row.questionText}
        </span>
        <span className="shrink-0 self-start">
          <Badge>{row.cell}</Badge>
        </span>
      </label>
      <dl className="mt-2 grid gap-3 pl-8 text-[0.9375rem] sm:grid-cols-2">
        <Version title={t('sheet.preview.now')} answered={row.now} by={row.kind === 'conflict' ? by : undefined} />
        <Version title={t('sheet.preview.file')} answered={row.filled} />
      </dl>
    </li>
  );
}

/** Rows of one kind, each to be taken or left. */
export function ImportRows({
  id,
  title,
  text,
  rows,
  accepted,
  accept,
}: {
  id: string;
  title: string;
  text?: string;
  rows: readonly ImportRow[];
  accepted: ReadonlySet<string>;
  accept: (questionId: string, wanted: boolean) => void;
}) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {text && <p className="mt-1 max-w-2xl text-[0.9375rem] text-muted">{text}</p>}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <Row
            key={row.questionId}
            row={row}
            isAccepted={accepted.has(row.questionId)}
            accept={(wanted) => accept(row.questionId, wanted)}
          />
        ))}
      </ul>
    </section>
  );
}

/** What is wrong in the sheet, by the address of the cell. */
export function CellProblems({ problems }: { problems: readonly ImportProblem[] }) {
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby="sheet-problems" className="mt-6">
      <h3 id="sheet-problems" className="font-semibold">
        {t('sheet.preview.problems')}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line text-[0.9375rem]">
        {problems.map(({ cell, problem, value, leftOut }) => (
          <li key={`${cell} ${problem}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-3">
            <span className="w-12 shrink-0 font-semibold">{cell}</span>
            <span className="min-w-48 flex-1 [overflow-wrap:anywhere]">{t(`sheet.problems.${problem}`, { value })}</span>
            <Badge tone={leftOut ? 'bad' : 'warn'}>
              {t(leftOut ? 'sheet.leftOut' : problem === 'answer_cleared' ? 'sheet.kept' : 'sheet.noted')}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
