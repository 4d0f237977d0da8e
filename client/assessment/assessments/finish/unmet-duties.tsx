import type { UnmetDutyView } from '#contract/assessment/scope/scope.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Notice } from '#client/platform/ui/notice.tsx';

/** Statutory duties that bind today and were answered “no”, before anything else; nothing where there are none. */
export function UnmetDuties({ duties, className = '' }: { duties: readonly UnmetDutyView[]; className?: string }) {
  const { t } = useTranslation();
  if (duties.length === 0) return null;
  return (
    <div className={className} data-unmet={duties.length}>
      <Notice tone="bad" title={t('duties.unmet', { count: duties.length })}>
        <p>{t('duties.unmetText')}</p>
        <ul className="space-y-1">
          {duties.map(({ questionId, section, number, questionText }) => (
            <li key={questionId}>
              <span className="font-semibold text-bad">
                {section}.{number}
              </span>{' '}
              {questionText}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
