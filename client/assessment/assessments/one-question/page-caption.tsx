import { questionNumber, questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { Answering } from '#client/assessment/assessments/answering/answering.ts';
import { stepFrom } from '#client/assessment/assessments/answering/order.ts';
import { sectionKey } from '#client/assessment/data/section-key.ts';

/** Where the question stands; and what was answered to the one that led here, with the way back to it. */
export function PageCaption({
  answering: { assessment, places, entries },
  at,
  ledFrom,
  change,
}: {
  answering: Answering;
  at: string;
  ledFrom: string | null;
  change: (place: string) => void;
}) {
  const { t } = useTranslation();
  const section = questionPlace(at)?.section ?? 1;
  const previousAnswer = ledFrom && stepFrom(places, at, -1) === ledFrom ? entries.get(ledFrom)?.answer : null;
  return (
    <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-6 text-sm text-muted">
      <p id={`${at}-place`}>
        <span className="font-semibold text-brand">{questionNumber(at)}</span> · {t(sectionKey(assessment.regime, section))} ·{' '}
        {t('answers.one.place', { at: places.findIndex(({ id }) => id === at) + 1, count: places.length })}
      </p>
      {ledFrom && previousAnswer && (
        <p>
          {t('answers.one.ledFrom', { number: questionNumber(ledFrom), answer: t(`answers.short.${previousAnswer}`) })}{' '}
          <button type="button" onClick={() => change(ledFrom)} className="min-h-6 font-medium text-brand underline">
            {t('answers.one.change', { number: questionNumber(ledFrom) })}
          </button>
        </p>
      )}
    </div>
  );
}
