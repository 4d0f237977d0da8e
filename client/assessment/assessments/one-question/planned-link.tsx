import { ListChecks } from 'lucide-react';
import { Link } from 'wouter';
import { isOpen } from '#core/assessment/report/action-plan.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { itemAddress } from '#client/assessment/plan/list/filters.ts';
import { usePlan } from '#client/assessment/plan/queries.ts';

/** What the action plan holds about a question that somebody works on: how it stands, who sees to it and until when. */
export function PlannedLink({ questionId }: { questionId: string }) {
  const { t } = useTranslation();
  const item = usePlan().data?.items.find((one) => one.questionId === questionId);
  if (!item || item.version === 0 || !isOpen(item.state)) return null;
  const facts = [t(`plan.states.${item.state}`), item.owner?.name, item.dueOn && day(`${item.dueOn}T12:00:00Z`)].filter(Boolean);
  return (
    <p className="mt-3 flex items-center gap-1.5 text-sm">
      <ListChecks aria-hidden="true" className="size-4 shrink-0 text-brand" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Link href={itemAddress(questionId)} className="font-medium text-brand underline">
          {t('answers.one.planned')}
        </Link>{' '}
        <span className="text-muted">{facts.join(' · ')}</span>
      </span>
    </p>
  );
}
