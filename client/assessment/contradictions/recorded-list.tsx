import type { Regime } from '#core/platform/regimes.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Notice } from '#client/platform/ui/notice.tsx';
import { useContradictions } from './queries.ts';
import { RecordedWords } from './recorded-words.tsx';

/** Answers of the newest result that something recorded elsewhere contradicts; nothing where there are none. */
export function RecordedList({ regime, className = '' }: { regime: Regime; className?: string }) {
  const { t } = useTranslation();
  const found = (useContradictions().data ?? []).filter((one) => one.regime === regime && one.contradicted);
  if (found.length === 0) return null;
  return (
    <div className={className} data-recorded-list={regime}>
      <Notice tone="warn" title={t('contradicted.title')}>
        <p>{t('contradicted.lead')}</p>
        <ul className="space-y-1">
          {found.map(({ questionId, kind, section, number, questionText }) => (
            <li key={`${questionId} ${kind}`}>
              <span className="font-semibold">
                {section}.{number}
              </span>{' '}
              {questionText} <RecordedWords kind={kind} />
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
