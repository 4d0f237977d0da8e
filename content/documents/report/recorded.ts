import type { Language } from '#core/platform/languages.ts';

type RecordedWords = Readonly<{ title: string; text: string; board: string; answer: string }>;

/** Words about answers that records of the organisation contradict. What was recorded is not stated: an incident is known to those named in it. */
export const recordedWords: Readonly<Record<Language, RecordedWords>> = {
  pl: {
    title: 'Odpowiedzi, którym przeczą zapisy lub obserwacje: {count}',
    text: 'W\u00a0dniu zakończenia oceny to, co organizacja zapisała w\u00a0Atesto albo co zaobserwowano na jej domenie lub policzono w\u00a0jej eksportach, przeczyło tym odpowiedziom. Wynik liczy je tak, jak ich udzielono.',
    board: 'Zapisy lub obserwacje przeczą odpowiedziom na pytania: {refs}. Wynik liczy je tak, jak ich udzielono.',
    answer: 'Zapisy lub obserwacje przeczą tej odpowiedzi.',
  },
  en: {
    title: 'Answers that records or observations contradict: {count}',
    text: 'On the day the assessment was finished, what the organisation had recorded in Atesto or what was observed on its domain or counted in its exports contradicted these answers. The score counts them as given.',
    board: 'Records or observations contradict the answers to questions: {refs}. The score counts them as given.',
    answer: 'Records or observations contradict this answer.',
  },
  de: {
    title: 'Antworten, denen Aufzeichnungen oder Beobachtungen widersprechen: {count}',
    text: 'Am Tag des Abschlusses der Bewertung widersprach das, was die Organisation in Atesto erfasst hatte oder was auf ihrer Domain beobachtet oder in ihren Exporten gezählt wurde, diesen Antworten. Das Ergebnis zählt sie wie gegeben.',
    board: 'Aufzeichnungen oder Beobachtungen widersprechen den Antworten auf die Fragen: {refs}. Das Ergebnis zählt sie wie gegeben.',
    answer: 'Aufzeichnungen oder Beobachtungen widersprechen dieser Antwort.',
  },
  fr: {
    title: 'Réponses contredites par des enregistrements ou des observations\u00a0: {count}',
    text: 'Au jour de la clôture de l’évaluation, ce que l’organisation avait enregistré dans Atesto ou ce qui avait été observé sur son domaine ou compté dans ses exports contredisait ces réponses. Le score les compte telles que données.',
    board:
      'Des enregistrements ou des observations contredisent les réponses aux questions\u00a0: {refs}. Le score les compte telles que données.',
    answer: 'Des enregistrements ou des observations contredisent cette réponse.',
  },
};
