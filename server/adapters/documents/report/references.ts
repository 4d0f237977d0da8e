import { actNames, readingNotes } from '#content/law/act-names.ts';
import { citation } from '#core/assessment/questionnaire/citation.ts';
import { colon, semicolon } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';
import { lawAddress } from '#core/assessment/questionnaire/law-address.ts';
import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import { bind } from '#server/adapters/documents/drawing/typography.ts';

/** A legal reference in the reader's language. */
export function referenceView(reference: LegalReference, language: Language): { act: string; cite: string; address: string } {
  const note = reference.reading ? ` (${readingNotes[reference.reading][language]})` : '';
  return {
    act: `${actNames[reference.act][language]}${note}`,
    cite: citation(reference, language),
    address: lawAddress(reference, language),
  };
}

/** References by act: `NIS2: art. 21 ust. 2 lit. d, art. 22 ust. 1; UKSC: art. 8`. */
export function basisText(references: readonly LegalReference[], language: Language): string {
  const byAct = new Map<string, string[]>();
  for (const reference of references) {
    const { act, cite } = referenceView(reference, language);
    byAct.set(act, [...(byAct.get(act) ?? []), cite]);
  }
  return [...byAct].map(([act, cites]) => `${act}${colon(language)} ${cites.join(', ')}`).join(semicolon(language));
}

/** References by act, each with the address of the official text, for documents that lead there. */
export function basisParts(references: readonly LegalReference[], language: Language) {
  const views = references.map((reference) => referenceView(reference, language));
  return [...new Set(views.map(({ act }) => act))].map((act) => ({
    act: `${bind(act, language)}${colon(language)}`,
    cites: views.filter((one) => one.act === act).map(({ cite, address }) => ({ text: bind(cite, language), address })),
  }));
}
