import { citation, shownUnits } from '#core/citation.ts';
import type { LegalReference } from '#core/questionnaire.ts';
import { colon } from '#client/formats.ts';
import { shownLanguage, useTranslation } from '#client/i18n.ts';

/** References in the reader's language, act by act: `UKSC: art. 5 ust. 1, załącznik nr 1 · NIS2: załącznik I`. */
export function useBasisText(): (references: readonly LegalReference[]) => string {
  const { t } = useTranslation();
  const language = shownLanguage();
  return (references) => {
    const byAct = new Map<LegalReference['act'], string[]>();
    for (const reference of shownUnits(references)) {
      const cite = citation(reference, language).replaceAll(' ', '\u00a0');
      byAct.set(reference.act, [...(byAct.get(reference.act) ?? []), cite]);
    }
    return [...byAct].map(([act, cites]) => `${t(`scope.acts.${act}`)}${colon()} ${cites.join(', ')}`).join(' · ');
  };
}
