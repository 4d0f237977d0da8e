import { citation, shownUnits } from '#core/citation.ts';
import { lawAddress } from '#core/law-address.ts';
import type { LegalReference } from '#core/questionnaire.ts';
import { shownLanguage, useTranslation } from '#client/i18n.ts';
import { Basis } from '#client/law/basis.tsx';

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
