import { Check } from 'lucide-react';
import { answerValues, type AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { pressInGroup } from './answer-keys.ts';

const chosenStyles: Readonly<Record<AnswerValue, string>> = {
  yes: 'border-good bg-good-tint',
  partial: 'border-warn bg-warn-tint',
  no: 'border-bad bg-bad-tint',
  not_applicable: 'border-field bg-tint',
};

const layouts = { row: 'mt-4 grid grid-cols-2 gap-2 lg:grid-cols-4', stack: 'mt-3 grid gap-2 sm:mt-5 sm:gap-2.5' } as const;

/** The four answers of a question as one group of radio buttons. */
export function AnswerOptions({
  questionId,
  labelledBy,
  chosen,
  locked,
  layout = 'row',
  choose,
  step,
}: {
  questionId: string;
  labelledBy: string;
  chosen: AnswerValue | null;
  locked: boolean;
  /** Beside each other with the whole answer, or below each other with the short one and what it means. */
  layout?: keyof typeof layouts;
  choose: (answer: AnswerValue) => void;
  /** Where up and down lead when other questions are not on the page. */
  step?: (by: 1 | -1) => void;
}) {
  const { t } = useTranslation();
  const reachable = chosen ?? answerValues[0];
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-readonly={locked || undefined}
      tabIndex={-1}
      onKeyDown={(event) => !locked && pressInGroup(event, choose, step)}
      className={layouts[layout]}
    >
      {answerValues.map((value, index) => {
        const checked = chosen === value;
        return (
          <button
            key={value}
            type="button"
            role="radio"
            id={`${questionId}-${value}`}
            aria-checked={checked}
            aria-disabled={locked || undefined}
            tabIndex={value === reachable ? 0 : -1}
            onClick={() => !locked && choose(value)}
            className={`flex min-h-12 items-center gap-2.5 rounded-md border px-3 py-2 text-left text-[0.9375rem] leading-snug transition-colors ${
              checked ? `${chosenStyles[value]} font-semibold` : `border-line bg-surface ${locked ? 'text-muted' : 'hover:border-brand'}`
            } ${locked ? 'cursor-default' : ''}`}
          >
            <span
              aria-hidden="true"
              className={`grid size-5 shrink-0 place-items-center rounded-full border ${checked ? 'border-current' : 'border-field'}`}
            >
              {checked && <Check className="size-3.5" strokeWidth={3} />}
            </span>
            {layout === 'row' ? (
              <span className="flex-1">{t(`answers.values.${value}`)}</span>
            ) : (
              <span className="flex flex-1 flex-wrap items-baseline gap-x-2.5">
                <span className="text-[1.0625rem] font-semibold">{t(`answers.short.${value}`)}</span>
                <span className="text-sm font-normal text-muted">{t(`answers.meaning.${value}`)}</span>
              </span>
            )}
            {!locked && (
              <kbd aria-hidden="true" className="rounded border border-line px-1.5 font-sans text-xs text-muted max-md:hidden">
                {index + 1}
              </kbd>
            )}
          </button>
        );
      })}
    </div>
  );
}
