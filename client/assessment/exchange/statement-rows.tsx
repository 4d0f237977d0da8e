import type { ImportRow } from '#contract/assessment/answering/exchange/imports.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { seenBy, Version } from './import-rows.tsx';
import { isTicked, type ProposalGroup, type Ticked } from './statement-choice.ts';
import { StatedControls } from './statement-controls.tsx';

type AcceptRows = (rows: readonly ImportRow[], wanted: boolean) => void;

function Row({ row, isAccepted, accept }: { row: ImportRow; isAccepted: boolean; accept: AcceptRows }) {
  const { t } = useTranslation();
  const question = `${row.section}.${row.number}`;
  const by = seenBy(t, row);
  return (
    <li className="py-4">
      <label className="flex cursor-pointer gap-3">
        <input
          type="checkbox"
          checked={isAccepted}
          aria-label={t('sheet.statement.take', { question, answer: t(`answers.values.${row.filled.answer}`) })}
          onChange={(event) => accept([row], event.target.checked)}
          className="mt-0.5 size-5 shrink-0 scroll-mb-28 accent-(--brand)"
        />
        <span className="min-w-0 flex-1 font-medium">
          <span className="text-brand">{question}</span> {row.questionText}
        </span>
      </label>
      <div className="pl-8">
        <StatedControls controls={row.controls} />
        {row.now ? (
          <dl className="mt-2 grid gap-3 text-[0.9375rem] sm:grid-cols-2">
            <Version title={t('sheet.preview.now')} answered={row.now} by={by} />
            <Version title={t('sheet.statement.proposal')} answered={row.filled} />
          </dl>
        ) : (
          <p className="mt-1 text-sm text-muted">{t('sheet.preview.comment', { text: row.filled.comment })}</p>
        )}
      </div>
    </li>
  );
}

function AllOfKind({ rows, ticked, accept }: { rows: readonly ImportRow[]; ticked: Ticked; accept: AcceptRows }) {
  const { t } = useTranslation();
  const accepted = rows.filter((row) => isTicked(ticked, row)).length;
  return (
    <label className="mt-1 flex min-h-11 w-fit cursor-pointer items-center gap-3 text-[0.9375rem]">
      <input
        type="checkbox"
        checked={accepted === rows.length}
        ref={(box) => {
          if (box) box.indeterminate = accepted > 0 && accepted < rows.length;
        }}
        onChange={(event) => accept(rows, event.target.checked)}
        className="size-5 shrink-0 scroll-mb-28 accent-(--brand)"
      />
      {t('sheet.statement.all', { count: rows.length })}
    </label>
  );
}

/** Proposals of one kind. What would replace an answer is ticked one by one. */
export function ProposalRows({ group, ticked, accept }: { group: ProposalGroup; ticked: Ticked; accept: AcceptRows }) {
  const { t } = useTranslation();
  const { kind, rows } = group;
  const id = `statement-${kind}`;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h3 id={id} className="font-semibold">
        {kind === 'conflict' ? t('sheet.statement.conflicts') : t('sheet.statement.kind', { answer: t(`answers.values.${kind}`) })}
      </h3>
      {kind === 'conflict' ? (
        <p className="mt-1 max-w-2xl text-[0.9375rem] text-muted">{t('sheet.statement.conflictsText')}</p>
      ) : (
        <AllOfKind rows={rows} ticked={ticked} accept={accept} />
      )}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <Row key={row.questionId} row={row} isAccepted={isTicked(ticked, row)} accept={accept} />
        ))}
      </ul>
    </section>
  );
}
