import { questionNumber } from '#core/assessment/questionnaire/question-ids.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Notice } from '#client/platform/ui/notice.tsx';
import type { Answering } from '#client/assessment/assessments/answering/answering.ts';

/** Answers to other questions that could not be saved, or that somebody else answered at the same time: one has moved on since. */
export function UnsavedAnswers({ answering, at, goTo }: { answering: Answering; at: string; goTo: (place: string) => void }) {
  const { t } = useTranslation();
  const others = [...answering.entries].filter(([id, { state }]) => id !== at && (state === 'failed' || state === 'conflict'));
  return (
    <div role="status" className={others.length > 0 ? 'mt-4' : ''}>
      {others.length > 0 && (
        <Notice tone="bad" title={t('answers.one.unsettled')}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {others.map(([id, { state }]) => (
              <li key={id}>
                <button type="button" onClick={() => goTo(id)} className="min-h-9 font-medium text-brand underline">
                  {t(state === 'failed' ? 'answers.one.unsaved' : 'answers.one.conflict', { number: questionNumber(id) })}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
