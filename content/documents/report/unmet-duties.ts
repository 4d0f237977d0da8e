import type { Language } from '#core/platform/languages.ts';

type UnmetDutyWords = Readonly<{ title: string; text: string; more: string }>;

/** Words about statutory duties that were declared unmet; `{name}` is filled in. */
export const unmetDutyWords: Readonly<Record<Language, UnmetDutyWords>> = {
  pl: {
    title: 'Niespełnione obowiązki ustawowe: {count}',
    text: 'Według sprawdzenia zakresu wiązały w\u00a0dniu zakończenia oceny, a\u00a0odpowiedź brzmi „nie”.',
    more: 'Ponadto pytania: {refs}.',
  },
  en: {
    title: 'Statutory duties unmet: {count}',
    text: 'According to the scope check they applied on the day the assessment was finished, and the answer is “no”.',
    more: 'And questions: {refs}.',
  },
  de: {
    title: 'Nicht erfüllte gesetzliche Pflichten: {count}',
    text: 'Laut Betroffenheitsprüfung galten sie am Tag des Abschlusses der Bewertung, und die Antwort lautet „nein“.',
    more: 'Außerdem die Fragen: {refs}.',
  },
  fr: {
    title: 'Obligations légales non respectées\u00a0: {count}',
    text: 'Selon la vérification du champ d’application, elles s’imposaient au jour de la clôture de l’évaluation, et la réponse est «\u00a0non\u00a0».',
    more: 'Ainsi que les questions\u00a0: {refs}.',
  },
};
