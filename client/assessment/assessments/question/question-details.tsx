import { ChevronDown } from 'lucide-react';
import type { QuestionView } from '#contract/assessment/answering/questions.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Basis } from '#client/assessment/law/basis.tsx';

function Detail({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold">{title}</dt>
      <dd className="mt-0.5 text-[0.9375rem] text-muted">{children}</dd>
    </div>
  );
}

/** What an answer is measured by: help, evidence, references and what else is known of the question. */
export function DetailList({ question, className = '' }: { question: QuestionView; className?: string }) {
  const { t } = useTranslation();
  return (
    <dl className={`space-y-3 ${className}`}>
      <Detail title={t('answers.help')}>{question.helpText}</Detail>
      <Detail title={t('answers.evidence')}>{question.evidence}</Detail>
      <Detail title={t('answers.references')}>
        <Basis references={question.references} />
      </Detail>
      {question.notApplicable.condition && <Detail title={t('answers.naCondition')}>{question.notApplicable.condition}</Detail>}
      {question.appliesFrom.length > 0 && (
        <Detail title={t('answers.appliesFrom')}>
          {question.appliesFrom.map(({ from, target }) => `${day(`${from}T12:00:00Z`)} (${t(`answers.targets.${target}`)})`).join('; ')}
        </Detail>
      )}
      <Detail title={t('answers.effort')}>{t(`answers.efforts.${question.effort}`)}</Detail>
    </dl>
  );
}

/** Help, evidence and references, opened in place. */
export function Details({ question }: { question: QuestionView }) {
  const { t } = useTranslation();
  return (
    <details className="group min-w-0 open:basis-full">
      <summary className="inline-flex min-h-9 list-none items-center gap-1.5 rounded text-sm font-medium text-brand [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        {t('answers.details')}
      </summary>
      <DetailList question={question} className="mt-2 mb-2 border-l-2 border-line pl-4" />
    </details>
  );
}
