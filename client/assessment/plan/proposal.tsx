import { Check } from 'lucide-react';
import { Link } from 'wouter';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { itemAddress } from './list/filters.ts';
import { usePlan } from './queries.ts';

/** What the plan proposes to answer, where it states that a gap was closed; a person confirms it or lets it be. */
export function PlanProposal({ questionId, answer, confirm }: { questionId: string; answer: AnswerValue | null; confirm: () => void }) {
  const { t } = useTranslation();
  const item = usePlan().data?.items.find((one) => one.questionId === questionId);
  if (item?.state !== 'done' || answer === 'yes') return null;
  return (
    <div className="mt-4 border-l-2 border-brand py-1 pl-4">
      <p className="text-[0.9375rem]">{t('plan.proposal.text', { who: item.updatedBy ?? t('plan.proposal.somebody') })}</p>
      {item.notes && <p className="mt-1 whitespace-pre-line text-sm text-muted">{item.notes}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
        <Button size="small" variant="secondary" onClick={confirm}>
          <Check aria-hidden="true" className="size-4" />
          {t('plan.proposal.answer', { answer: t('answers.values.yes') })}
        </Button>
        <Link
          href={itemAddress(questionId)}
          className="inline-flex min-h-9 items-center text-sm font-medium text-brand underline underline-offset-4"
        >
          {t('plan.proposal.see')}
        </Link>
      </p>
    </div>
  );
}
