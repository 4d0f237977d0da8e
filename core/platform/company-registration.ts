import { moneyText } from './text/formats.ts';
import type { Language } from './languages.ts';

/** What the register of entrepreneurs holds of the operator; `shareCapital` is in złoty. */
export type Registration = Readonly<{ court: string; krs: string; shareCapital: number }>;

const capitalWords: Readonly<Record<Language, string>> = {
  pl: 'kapitał zakładowy:',
  en: 'share capital:',
  de: 'Stammkapital:',
  fr: 'capital social\u00a0:',
};

/** What a company names on its site and in its letters and orders (art. 206 KSH): the register court, its number there and its capital. */
export function registrationText({ court, krs, shareCapital }: Registration, language: Language): string {
  return `${court}, KRS ${krs}, ${capitalWords[language]} ${moneyText(shareCapital, 'PLN', language)}`;
}
