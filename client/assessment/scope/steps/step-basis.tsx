import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import { colon } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ScopeBasis } from '#client/assessment/law/scope-basis.tsx';

/** The law that a step rests on. */
export function StepBasis({ references }: { references: readonly LegalReference[] }) {
  const { t } = useTranslation();
  return (
    <>
      {t('scope.basis')}
      {colon()} <ScopeBasis references={references} />
    </>
  );
}
