import type { LegalReference } from '#core/questionnaire.ts';
import { colon } from '#client/formats.ts';
import { useTranslation } from '#client/i18n.ts';
import { ScopeBasis } from './references.tsx';

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
