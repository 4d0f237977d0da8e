import { CircleAlert } from 'lucide-react';
import { Link } from 'wouter';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { contradictedRule } from './contradicted-rule.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { scopeAddress } from '#client/account/saved-scope/scope-places.ts';

/** That an answer contradicts the scope check, while one answers; always there, so that it is announced when it comes. */
export function Contradiction({
  assessment,
  questionId,
  answer,
}: {
  assessment: Assessment;
  questionId: string;
  answer: AnswerValue | null;
}) {
  const { t } = useTranslation();
  const against = contradictedRule(assessment.scopeRules, questionId, answer);
  return (
    <div role="status">
      {against && (
        <p data-contradiction={questionId} className="mt-3 flex gap-2 text-sm font-medium text-bad">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            {t(`answers.contradiction.${against}`)}{' '}
            <Link href={scopeAddress(assessment.regime)} className="text-brand underline">
              {t('answers.contradiction.link')}
            </Link>
          </span>
        </p>
      )}
    </div>
  );
}
