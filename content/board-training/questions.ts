import type { Language } from '#core/platform/languages.ts';
import type { TrainingChapter } from '#core/assessment/board/training.ts';

type QuestionWords = Readonly<{ text: string; options: readonly [string, string, string]; why: string }>;
export type TrainingQuestion = Readonly<{ chapter: TrainingChapter; right: 0 | 1 | 2; words: Readonly<Record<Language, QuestionWords>> }>;

/** The test after the material. */
export const trainingQuestions: readonly TrainingQuestion[] = [
  {
    chapter: 'head',
    right: 1,
    words: {
      pl: {
        text: 'Zarząd powierzył bezpieczeństwo dyrektorowi IT. Kto odpowiada wobec organu?',
        options: ['Tylko dyrektor IT', 'Nadal kierownik podmiotu', 'Nikt, dopóki nie ma incydentu'],
        why: 'Powierzenie zadań nie zwalnia: zostaje wybór, nadzór i\u00a0środki.',
      },
      en: {
        text: 'The board gave security to the IT director. Who answers to the authority?',
        options: ['The IT director alone', 'Still the head of the entity', 'Nobody until there is an incident'],
        why: 'Handing over tasks frees nobody: choice, supervision and means remain.',
      },
      de: {
        text: 'Die Leitung hat die Sicherheit der IT-Leitung übertragen. Wer ist der Behörde verantwortlich?',
        options: ['Allein die IT-Leitung', 'Weiterhin die Leitung der Einrichtung', 'Niemand, solange nichts geschieht'],
        why: 'Die Übertragung befreit nicht: Auswahl, Aufsicht und Mittel bleiben.',
      },
      fr: {
        text: 'La direction a confié la sécurité au directeur informatique. Qui répond devant l’autorité\u00a0?',
        options: ['Le directeur informatique seul', 'Toujours le dirigeant de l’entité', 'Personne, tant qu’il n’y a pas d’incident'],
        why: 'Confier des tâches ne libère pas\u00a0: restent le choix, la surveillance et les moyens.',
      },
    },
  },
  {
    chapter: 'incidents',
    right: 0,
    words: {
      pl: {
        text: 'Kiedy rusza zegar wczesnego ostrzeżenia?',
        options: ['Gdy informacja o\u00a0incydencie dotarła do podmiotu', 'Po zakończeniu analizy', 'W\u00a0najbliższym dniu roboczym'],
        why: 'Liczy się wykrycie, także w\u00a0nocy i\u00a0w\u00a0święta; analiza trwa równolegle.',
      },
      en: {
        text: 'When does the clock of the early warning start?',
        options: ['When information on the incident reached the entity', 'When the analysis is finished', 'On the next working day'],
        why: 'Detection counts, also at night and on holidays; the analysis goes on beside it.',
      },
      de: {
        text: 'Wann beginnt die Uhr der Frühwarnung?',
        options: ['Wenn die Information die Einrichtung erreicht', 'Nach Abschluss der Analyse', 'Am nächsten Werktag'],
        why: 'Es zählt die Entdeckung, auch nachts und an Feiertagen; die Analyse läuft daneben.',
      },
      fr: {
        text: 'Quand commence le délai de l’alerte précoce\u00a0?',
        options: ['Quand l’information parvient à l’entité', 'Une fois l’analyse terminée', 'Le jour ouvrable suivant'],
        why: 'La détection compte, même la nuit et les jours fériés\u00a0; l’analyse se poursuit à côté.',
      },
    },
  },
  {
    chapter: 'risk',
    right: 2,
    words: {
      pl: {
        text: 'Co czyni akceptację ryzyka decyzją?',
        options: ['Brak sprzeciwu na posiedzeniu', 'Wpis w\u00a0arkuszu działu IT', 'Uzasadnienie, data i\u00a0termin powrotu do sprawy'],
        why: 'Milczenie nie jest decyzją; po latach broni jej uzasadnienie.',
      },
      en: {
        text: 'What makes accepting a risk a decision?',
        options: ['No objection in a meeting', 'An entry in a sheet of the IT department', 'Reasons, a date and a day to come back to it'],
        why: 'Silence is no decision; reasons defend it years later.',
      },
      de: {
        text: 'Was macht das Akzeptieren eines Risikos zur Entscheidung?',
        options: ['Kein Widerspruch in der Sitzung', 'Ein Eintrag in einer Tabelle der IT', 'Gründe, Datum und Tag der Wiedervorlage'],
        why: 'Schweigen ist keine Entscheidung; Gründe verteidigen sie noch Jahre später.',
      },
      fr: {
        text: 'Qu’est-ce qui fait de l’acceptation d’un risque une décision\u00a0?',
        options: [
          'L’absence d’objection en réunion',
          'Une ligne dans un tableau informatique',
          'Des motifs, une date et un jour de réexamen',
        ],
        why: 'Le silence n’est pas une décision\u00a0; ce sont les motifs qui la défendent.',
      },
    },
  },
  {
    chapter: 'management',
    right: 1,
    words: {
      pl: {
        text: 'Co najlepiej pokazuje, że kopie zapasowe działają?',
        options: ['Polityka kopii zatwierdzona przez zarząd', 'Protokół niedawnego odtworzenia danych', 'Faktura za oprogramowanie'],
        why: 'Dokument ma pokazywać stan: dopiero odtworzenie dowodzi, że kopia się nada.',
      },
      en: {
        text: 'What shows best that backups work?',
        options: ['A backup policy approved by the board', 'The record of a recent restore', 'The invoice for the software'],
        why: 'Documents are to show how things are: only a restore proves a backup.',
      },
      de: {
        text: 'Was zeigt am besten, dass Datensicherungen funktionieren?',
        options: ['Eine gebilligte Richtlinie', 'Das Protokoll einer kürzlichen Wiederherstellung', 'Die Rechnung für die Software'],
        why: 'Dokumente sollen den Zustand zeigen: Erst die Wiederherstellung belegt die Sicherung.',
      },
      fr: {
        text: 'Qu’est-ce qui montre le mieux que les sauvegardes fonctionnent\u00a0?',
        options: ['Une politique approuvée par la direction', 'Le compte rendu d’une restauration récente', 'La facture du logiciel'],
        why: 'La documentation doit montrer l’état réel\u00a0: seule la restauration prouve la sauvegarde.',
      },
    },
  },
  {
    chapter: 'supply',
    right: 0,
    words: {
      pl: {
        text: 'Kluczowy dostawca przysłał deklarację, że spełnia wymagania. Czym ona jest?',
        options: [
          'Informacją, którą trzeba sprawdzić odpowiednio do wagi dostawcy',
          'Dowodem zgodności',
          'Przeniesieniem odpowiedzialności na dostawcę',
        ],
        why: 'Im ważniejszy dostawca, tym więcej trzeba zobaczyć; odpowiedzialność zostaje.',
      },
      en: {
        text: 'A key supplier sent a declaration of meeting the requirements. What is it?',
        options: ['Information to be checked as the supplier matters', 'Evidence of compliance', 'A transfer of liability to the supplier'],
        why: 'The more a supplier matters, the more is to be seen; liability stays.',
      },
      de: {
        text: 'Ein wichtiger Lieferant erklärt, die Anforderungen zu erfüllen. Was ist das?',
        options: [
          'Eine Auskunft, die je nach Bedeutung zu prüfen ist',
          'Ein Beleg der Einhaltung',
          'Eine Übertragung der Haftung auf den Lieferanten',
        ],
        why: 'Je wichtiger der Lieferant, desto mehr muss man sehen; die Haftung bleibt.',
      },
      fr: {
        text: 'Un fournisseur clé déclare respecter les exigences. Qu’est-ce\u00a0?',
        options: ['Un renseignement à vérifier selon son importance', 'Une preuve de conformité', 'Un transfert de responsabilité'],
        why: 'Plus le fournisseur compte, plus il faut voir\u00a0; la responsabilité demeure.',
      },
    },
  },
  {
    chapter: 'supervision',
    right: 2,
    words: {
      pl: {
        text: 'Zarząd odmawia pieniędzy na zadanie z\u00a0planu. Jak to zapisać?',
        options: ['Wcale: to sprawa budżetu', 'Usunąć zadanie z\u00a0planu', 'Jako decyzję o\u00a0ryzyku, z\u00a0powodami'],
        why: 'Odmowa zmienia ryzyko, więc jest decyzją o\u00a0ryzyku.',
      },
      en: {
        text: 'The board refuses money for an item of the plan. How is it recorded?',
        options: ['Not at all: it is a matter of budget', 'The item is deleted', 'As a decision about risk, with reasons'],
        why: 'A refusal changes the risk and so is a decision about it.',
      },
      de: {
        text: 'Die Leitung verweigert Geld für einen Planpunkt. Wie wird das festgehalten?',
        options: ['Gar nicht: Das ist Sache des Budgets', 'Der Planpunkt wird gelöscht', 'Als Entscheidung über Risiko, mit Gründen'],
        why: 'Die Ablehnung ändert das Risiko und ist darum eine Entscheidung darüber.',
      },
      fr: {
        text: 'La direction refuse l’argent d’une tâche du plan. Comment le consigner\u00a0?',
        options: ['Pas du tout\u00a0: c’est une affaire de budget', 'Supprimer la tâche', 'Comme une décision sur le risque, motivée'],
        why: 'Le refus change le risque\u00a0: c’est donc une décision à son sujet.',
      },
    },
  },
  {
    chapter: 'head',
    right: 0,
    words: {
      pl: {
        text: 'Jak często szkoli się kierownik podmiotu i\u00a0ten, komu powierzono zadania?',
        options: ['Raz w\u00a0każdym roku kalendarzowym', 'Raz, przy objęciu funkcji', 'Po każdym incydencie'],
        why: 'Ustawa wymaga szkolenia w\u00a0każdym roku kalendarzowym i\u00a0śladu po nim.',
      },
      en: {
        text: 'How often are the head and whoever was given the tasks trained?',
        options: ['Once in each calendar year', 'Once, on taking office', 'After each incident'],
        why: 'The act asks for training in each calendar year, and for a record of it.',
      },
      de: {
        text: 'Wie oft bilden sich die Leitung und die mit Aufgaben Betrauten fort?',
        options: ['Einmal in jedem Kalenderjahr', 'Einmal bei Amtsantritt', 'Nach jedem Vorfall'],
        why: 'Das Gesetz verlangt eine Schulung je Kalenderjahr und einen Nachweis darüber.',
      },
      fr: {
        text: 'À quelle fréquence le dirigeant et son délégué se forment-ils\u00a0?',
        options: ['Une fois par année civile', 'Une fois, à la prise de fonction', 'Après chaque incident'],
        why: 'La loi exige une formation chaque année civile, et sa trace.',
      },
    },
  },
  {
    chapter: 'limits',
    right: 1,
    words: {
      pl: {
        text: 'Co potwierdza certyfikat Atesto?',
        options: ['Zgodność z\u00a0ustawą', 'Wynik samooceny organizacji', 'Wynik audytu'],
        why: 'Odpowiedzi daje organizacja i\u00a0nikt ich nie bada; to nie audyt.',
      },
      en: {
        text: 'What does a certificate of Atesto confirm?',
        options: ['Compliance with the act', 'The result of a self-assessment', 'The result of an audit'],
        why: 'The organisation answers and nobody examines it; it is no audit.',
      },
      de: {
        text: 'Was bestätigt ein Zertifikat von Atesto?',
        options: ['Die Einhaltung des Gesetzes', 'Das Ergebnis einer Selbstbewertung', 'Das Ergebnis eines Audits'],
        why: 'Die Organisation antwortet, und niemand prüft es; es ist kein Audit.',
      },
      fr: {
        text: 'Que confirme un certificat d’Atesto\u00a0?',
        options: ['La conformité à la loi', 'Le résultat d’une auto-évaluation', 'Le résultat d’un audit'],
        why: 'L’organisation répond et personne ne l’examine\u00a0; ce n’est pas un audit.',
      },
    },
  },
];
