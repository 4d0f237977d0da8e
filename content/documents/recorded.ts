import type { Language } from '#core/platform/languages.ts';

type RecordedWords = Readonly<{ title: string; text: string; board: string; answer: string }>;

/** Words about answers that records of the organisation contradict. What was recorded is not said: an incident is known to those named in it. */
export const recordedWords: Readonly<Record<Language, RecordedWords>> = {
  pl: {
    title: 'Odpowiedzi, którym przeczą zapisy organizacji: {count}',
    text: 'W\u00a0dniu zakończenia oceny to, co organizacja zapisała w\u00a0Atesto, przeczyło tym odpowiedziom. Wynik liczy je tak, jak ich udzielono.',
    board: 'Zapisy organizacji przeczą odpowiedziom na pytania: {refs}. Wynik liczy je tak, jak ich udzielono.',
    answer: 'Zapisy organizacji przeczą tej odpowiedzi.',
  },
  en: {
    title: 'Answers that the organisation’s records contradict: {count}',
    text: 'On the day the assessment was finished, what the organisation had recorded in Atesto contradicted these answers. The score counts them as given.',
    board: 'The organisation’s records contradict the answers to questions: {refs}. The score counts them as given.',
    answer: 'The organisation’s records contradict this answer.',
  },
  de: {
    title: 'Antworten, denen Aufzeichnungen der Organisation widersprechen: {count}',
    text: 'Am Tag des Abschlusses der Bewertung widersprach das, was die Organisation in Atesto erfasst hatte, diesen Antworten. Das Ergebnis zählt sie wie gegeben.',
    board: 'Aufzeichnungen der Organisation widersprechen den Antworten auf die Fragen: {refs}. Das Ergebnis zählt sie wie gegeben.',
    answer: 'Aufzeichnungen der Organisation widersprechen dieser Antwort.',
  },
  fr: {
    title: 'Réponses contredites par les enregistrements de l’organisation\u00a0: {count}',
    text: 'Au jour de la clôture de l’évaluation, ce que l’organisation avait enregistré dans Atesto contredisait ces réponses. Le score les compte telles que données.',
    board:
      'Les enregistrements de l’organisation contredisent les réponses aux questions\u00a0: {refs}. Le score les compte telles que données.',
    answer: 'Les enregistrements de l’organisation contredisent cette réponse.',
  },
};
