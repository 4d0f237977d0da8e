import { Radar } from 'lucide-react';
import { Link } from 'wouter';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { shortDayOf } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useObservedQuestions } from './queries.ts';

/** What was seen on an own domain in support of an answer; nothing beside one that says it is not so. */
export function ObservedNote({ questionId, answer }: { questionId: string; answer: AnswerValue | null }) {
  const { t } = useTranslation();
  const observed = (useObservedQuestions().data ?? []).filter((one) => one.questionId === questionId && one.supports);
  if (answer === 'no' || answer === 'not_applicable') return null;
  const byDomain = Map.groupBy(observed, ({ domain }) => domain);
  return [...byDomain].map(([domain, seen]) => {
    const checks = seen.map(({ check }) => t(`domains.short.${check}`)).join(', ');
    const oldest = seen.map(({ observedAt }) => observedAt).toSorted()[0] ?? '';
    return (
      <p key={domain} data-supported={domain} className="mt-3 flex gap-2 text-sm text-muted">
        <Radar aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <Link href="/domeny" className="min-w-0 underline decoration-line underline-offset-4 [overflow-wrap:anywhere]">
          {t('domains.support', { checks, domain, date: shortDayOf(oldest) })}
        </Link>
      </p>
    );
  });
}
