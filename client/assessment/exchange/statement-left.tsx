import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StatementPart } from '#contract/assessment/answering/exchange/imports.ts';
import { openReasons } from '#core/assessment/statement-import/proposal.ts';
import { rowProblems } from '#core/assessment/statement-import/read.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { placeText, StatedControls } from './statement-controls.tsx';

function Part({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group/left border-b border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-4.5 shrink-0 text-brand transition-transform group-open/left:rotate-180" />
        {title}
      </summary>
      <div className="space-y-5 pb-5 sm:pl-6.5">{children}</div>
    </details>
  );
}

function Open({ open }: Pick<StatementPart, 'open'>) {
  const { t } = useTranslation();
  const byReason = openReasons.map((why) => [why, open.filter((one) => one.why === why)] as const).filter(([, some]) => some.length > 0);
  return byReason.map(([why, questions]) => (
    <div key={why}>
      <p className="max-w-2xl text-[0.9375rem] text-muted">{t(`sheet.statement.why.${why}`)}</p>
      <ul className="mt-2 space-y-2">
        {questions.map(({ questionId, section, number, questionText, controls }) => (
          <li key={questionId}>
            <span className="font-medium text-brand">
              {section}.{number}
            </span>{' '}
            {questionText}
            <StatedControls controls={controls} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Problems({ problems, moreProblems }: Pick<StatementPart, 'problems' | 'moreProblems'>) {
  const { t } = useTranslation();
  const byKind = rowProblems.map((kind) => [kind, problems.filter(({ problem }) => problem === kind)] as const);
  return (
    <>
      {byKind
        .filter(([, rows]) => rows.length > 0)
        .map(([kind, rows]) => (
          <div key={kind}>
            <p className="max-w-2xl text-[0.9375rem]">{t(`sheet.statement.problems.${kind}`)}</p>
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
              {rows.map((row) => (
                <li key={`${row.sheet ?? ''} ${row.cell}`}>
                  {placeText(t, row)}
                  {row.control && ` (${row.control})`}
                </li>
              ))}
            </ul>
          </div>
        ))}
      {moreProblems > 0 && <p className="text-sm text-muted">{t('sheet.statement.moreProblems', { count: moreProblems })}</p>}
    </>
  );
}

/** What a statement leaves open and why, and the rows of it that say nothing. */
export function StatementLeft({ statement, unfolded }: { statement: StatementPart; unfolded: boolean }) {
  const { t } = useTranslation();
  const { open, problems, moreProblems } = statement;
  const unread = problems.length + moreProblems;
  if (open.length + unread === 0) return null;
  return (
    <div className="mt-8 border-t border-line">
      {unread > 0 && (
        <Part title={t('sheet.statement.unread', { count: unread })} open={unfolded}>
          <Problems problems={problems} moreProblems={moreProblems} />
        </Part>
      )}
      {open.length > 0 && (
        <Part title={t('sheet.statement.left', { count: open.length })}>
          <Open open={open} />
        </Part>
      )}
    </div>
  );
}
