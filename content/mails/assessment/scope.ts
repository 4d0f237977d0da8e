import { localized } from '#content/localized.ts';
import type { Language, Localized } from '#core/platform/languages.ts';
import type { ScopeChange } from '#core/assessment/scope/declared.ts';
import type { MailWords } from '#content/mails/mail-words.ts';

export const scopeMailKinds = ['scope_changed'] as const;

/** The outcome that was stored and the one of today, in the table of the mail. */
export const scopeTurn: Localized = {
  pl: 'Było: {before}. Dziś: {now}.',
  en: 'Before: {before}. Today: {now}.',
  de: 'Bisher: {before}. Heute: {now}.',
  fr: 'Avant\u00a0: {before}. Aujourd’hui\u00a0: {now}.',
};

/** What in the rules changed the outcome. */
export const scopeChangeWords: Readonly<Record<ScopeChange, Localized>> = {
  dora: localized((words) => words.scope.changes.dora),
  trust: localized((words) => words.scope.changes.trust),
  kinds: localized((words) => words.scope.changes.kinds),
  ai_cases: localized((words) => words.scope.changes.ai_cases),
  transparency: localized((words) => words.scope.changes.transparency),
  sections: localized((words) => words.scope.changes.sections),
  other: localized((words) => words.scope.changes.other),
};

/** Mails about scope checks; what changed are rows of their table. */
export const scopeMails: Readonly<Record<(typeof scopeMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  scope_changed: {
    pl: {
      subject: 'Zmienił się wynik sprawdzenia zakresu: {organization}',
      paragraphs: [
        'Zmieniliśmy reguły, według których sprawdzamy, czy i\u00a0jak przepisy dotyczą organizacji. Te same odpowiedzi prowadzą dziś do innego wyniku:',
        'Zajrzyj do nowego wyniku i\u00a0dołącz go do trwającej oceny. Wynik dołączony wcześniej pozostaje zapisany przy ocenie; wystawione raporty i\u00a0certyfikaty się nie zmieniają.',
      ],
      action: 'Zobacz, co się zmieniło',
      closing: ['O\u00a0jednej zmianie reguł piszemy tylko raz.'],
    },
    en: {
      subject: 'The outcome of your scope check has changed: {organization}',
      paragraphs: [
        'We have changed the rules by which we check whether and how the law applies to an organisation. The same answers lead to a different outcome today:',
        'Look at the new outcome and attach it to the assessment in progress. The outcome attached earlier stays on record with its assessment; reports and certificates already issued do not change.',
      ],
      action: 'See what has changed',
      closing: ['We write only once about each change to the rules.'],
    },
    de: {
      subject: 'Das Ergebnis Ihrer Prüfung hat sich geändert: {organization}',
      paragraphs: [
        'wir haben die Regeln geändert, nach denen wir prüfen, ob und wie das Recht für eine Organisation gilt. Dieselben Antworten führen heute zu einem anderen Ergebnis:',
        'Sehen Sie sich das neue Ergebnis an und fügen Sie es der laufenden Bewertung bei. Das früher beigefügte Ergebnis bleibt bei seiner Bewertung gespeichert; ausgestellte Berichte und Zertifikate ändern sich nicht.',
      ],
      action: 'Änderungen ansehen',
      closing: ['Über eine Änderung der Regeln schreiben wir nur einmal.'],
    },
    fr: {
      subject: 'Le résultat de votre vérification a changé\u00a0: {organization}',
      paragraphs: [
        'Nous avons modifié les règles selon lesquelles nous vérifions si et comment le droit s’applique à une organisation. Les mêmes réponses mènent aujourd’hui à un autre résultat\u00a0:',
        'Consultez le nouveau résultat et joignez-le à l’évaluation en cours. Le résultat joint auparavant reste enregistré avec son évaluation\u00a0; les rapports et certificats délivrés ne changent pas.',
      ],
      action: 'Voir ce qui a changé',
      closing: ['Nous n’écrivons qu’une fois au sujet d’une même modification des règles.'],
    },
  },
};
