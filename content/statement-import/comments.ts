import { statementWords } from '#content/documents/billing/statement.ts';
import type { StatedState } from '#core/assessment/statement-import/cells.ts';
import type { Language } from '#core/platform/languages.ts';

const beginnings: Readonly<Record<Language, string>> = {
  pl: 'Z\u00a0deklaracji stosowania: ',
  en: 'From the statement of applicability: ',
  de: 'Aus der Erklärung zur Anwendbarkeit: ',
  fr: 'D’après la déclaration d’applicabilité\u00a0: ',
};
const excluded: Readonly<Record<Language, string>> = { pl: 'wyłączone', en: 'excluded', de: 'ausgeschlossen', fr: 'exclue' };

/** What an answer rests on, as its comment states it: “From the statement of applicability: A.5.1, A.5.2 (implemented)”. */
export function statementComment(rows: readonly Readonly<{ control: string; state: StatedState }>[], language: Language): string {
  const word = (state: StatedState): string => (state === 'excluded' ? excluded[language] : statementWords[language].states[state]);
  const parts = [...Map.groupBy(rows, ({ state }) => state)].map(
    ([state, named]) => `${named.map(({ control }) => control).join(', ')} (${word(state)})`,
  );
  return beginnings[language] + parts.join(language === 'fr' ? '\u00a0; ' : '; ');
}
