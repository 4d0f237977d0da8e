import { Link } from 'wouter';
import type { RecordedKind } from '#core/assessment/questionnaire/recorded.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** What contradicts an answer: of an incident nothing but that there is one, of a system or its checklist the way to the inventory. */
export function RecordedWords({ kind }: { kind: RecordedKind }) {
  const { t } = useTranslation();
  return (
    <>
      {t(`contradicted.${kind}`)}
      {kind !== 'incident' && (
        <>
          {' '}
          <Link href="/systemy-ai" className="text-brand underline">
            {t('contradicted.systems')}
          </Link>
        </>
      )}
    </>
  );
}
