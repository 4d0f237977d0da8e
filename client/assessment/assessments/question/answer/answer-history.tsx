import { ArrowRight, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { allows } from '#core/account/entitlements/entitlements.ts';
import type { AnswerChange } from '#contract/assessment/answering/history.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { useAnswerHistory } from '#client/assessment/data/queries.ts';

function Change({ change }: { change: AnswerChange }) {
  const { t } = useTranslation();
  const from = change.from === change.to ? null : change.from;
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap items-center gap-x-2 text-[0.9375rem]">
        {from && (
          <>
            <span className="text-muted">{t(`answers.values.${from}`)}</span>
            <ArrowRight aria-hidden="true" className="size-4 text-muted" />
            <span className="sr-only">{t('compare.became')}</span>
          </>
        )}
        <span className="font-medium">{t(`answers.values.${change.to}`)}</span>
        {change.from === change.to && <span className="text-sm text-muted">{t('answerHistory.commentOnly')}</span>}
        {change.copied && <span className="text-sm text-muted">{t('answerHistory.copied')}</span>}
      </p>
      {change.comment && <p className="text-sm [overflow-wrap:anywhere]">{change.comment}</p>}
      <p className="text-sm text-muted">
        {moment(change.at)} · {change.who ?? t('answerHistory.nobody')}
      </p>
    </li>
  );
}

type Whose = { assessmentId: string; questionId: string; savedAt: Date | null };

function Changes({ assessmentId, questionId, savedAt }: Whose) {
  const { t } = useTranslation();
  const history = useAnswerHistory(assessmentId, questionId, savedAt);
  if (history.isPending) return <Skeleton rows={2} label={t('common.loading')} className="h-12" />;
  if (history.isError) return <Failure error={history.error} retry={() => void history.refetch()} />;
  if (history.data.length === 0) return <p className="py-2 text-[0.9375rem] text-muted">{t('answerHistory.empty')}</p>;
  return (
    <ol className="divide-y divide-line">
      {history.data.map((change) => (
        <Change key={`${change.at} ${change.to} ${change.comment}`} change={change} />
      ))}
    </ol>
  );
}

/** How an answer changed, opened in place and read when it is opened; only under Pro. */
export function AnswerHistory(whose: Whose) {
  const { t } = useTranslation();
  const included = allows(useMe().data?.subscription, 'answer_history');
  const [open, setOpen] = useState(false);
  if (!included) return null;
  return (
    <details className="group/history min-w-0 open:basis-full" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-9 list-none items-center gap-1.5 rounded text-sm font-medium text-brand [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open/history:rotate-180" />
        {t('answerHistory.title')}
      </summary>
      <div className="mt-1 border-l-2 border-line pl-4">{open && <Changes {...whose} />}</div>
    </details>
  );
}
