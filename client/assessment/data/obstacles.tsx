import type { Obstacle } from '#core/assessment/questionnaire/obstacles.ts';
import { questionNumber } from '#core/assessment/questionnaire/question-ids.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Notice } from '#client/platform/ui/notice.tsx';

/** What stands in the way of a certificate whatever the score is, why, and what to do; nothing where nothing does. */
export function Obstacles({ obstacles, className = '' }: { obstacles: readonly Obstacle[]; className?: string }) {
  const { t } = useTranslation();
  if (obstacles.length === 0) return null;
  return (
    <div className={className}>
      <Notice tone="warn" title={t('obstacles.title')}>
        <ul className="space-y-2">
          {obstacles.map(({ code, sections, questionIds }) => (
            <li key={code}>
              <p className="font-medium">
                {t(`obstacles.why.${code}`, { sections: sections.join(', '), questions: questionIds.map(questionNumber).join(', ') })}
              </p>
              <p>{t(`obstacles.what.${code}`)}</p>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
