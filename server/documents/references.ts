import { actNames } from '#content/acts.ts';
import { citation } from '#core/citation.ts';
import type { Language } from '#core/languages.ts';
import type { LegalReference } from '#core/questionnaire.ts';

/** A legal reference in the reader's language. */
export function referenceView(reference: LegalReference, language: Language): { act: string; cite: string } {
  return { act: actNames[reference.act][language], cite: citation(reference, language) };
}
