import type { LegalReference } from '#core/questionnaire.ts';
import { colon } from '#client/formats.ts';
import { useTranslation } from '#client/i18n.ts';
import { useBasisText } from './references.tsx';

/** The law that a step rests on. */
export function StepBasis({ references }: { references: readonly LegalReference[] }) {
  const { t } = useTranslation();
  const basis = useBasisText();
  return (
    <>
      {t('scope.basis')}
      {colon()} {basis(references)}
    </>
  );
}
