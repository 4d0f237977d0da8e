import { citation, shownUnits } from '#core/assessment/questionnaire/citation.ts';
import { lawAddress } from '#core/assessment/questionnaire/law-address.ts';
import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Basis } from '#client/assessment/law/basis.tsx';

/** References of a scope check in the reader's language: `UKSC: art. 5 ust. 1, załącznik nr 1 · NIS2: załącznik I`. */
export function ScopeBasis({ references }: { references: readonly LegalReference[] }) {
  const { t } = useTranslation();
  const language = shownLanguage();
  const cited = shownUnits(references).map((reference) => ({
    act: t(`scope.acts.${reference.act}`),
    cite: citation(reference, language).replaceAll(' ', '\u00a0'),
    address: lawAddress(reference, language),
  }));
  return <Basis references={cited} />;
}
