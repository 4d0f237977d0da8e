import type { ResolutionForm, ResolutionKind, ResolutionLanguage } from '#core/assessment/board/resolutions.ts';

type ResolutionWords = Readonly<{
  kicker: string;
  titles: Readonly<Record<ResolutionForm, Readonly<Record<ResolutionKind, string>>>>;
  numbered: string;
  opening: Readonly<Record<ResolutionForm, string>>;
  decided: Readonly<Record<ResolutionKind, string>>;
  basis: string;
  headings: Readonly<Record<'scope' | 'documents' | 'responsible' | 'budget' | 'training' | 'delegation' | 'force', string>>;
  documents: string;
  document: string;
  responsible: string;
  force: string;
  item: string;
  risk: string;
  nobody: string;
  noDay: string;
  result: string;
  gaps: string;
  stateHash: string;
  signature: Readonly<Record<ResolutionForm, string>>;
  note: string;
  seal: string;
  fileName: string;
}>;

/** Decisions of the head of an entity; places in braces are filled in. */
export const resolutionWords: Readonly<Record<ResolutionLanguage, ResolutionWords>> = {
  pl: {
    kicker: 'Decyzja kierownika podmiotu',
    titles: {
      resolution: {
        measures: 'Uchwała w\u00a0sprawie zatwierdzenia środków zarządzania ryzykiem',
        plan: 'Uchwała w\u00a0sprawie planu działań',
        risks: 'Uchwała w\u00a0sprawie akceptacji ryzyka',
      },
      order: {
        measures: 'Zarządzenie w\u00a0sprawie zatwierdzenia środków zarządzania ryzykiem',
        plan: 'Zarządzenie w\u00a0sprawie planu działań',
        risks: 'Zarządzenie w\u00a0sprawie akceptacji ryzyka',
      },
      statement: {
        measures: 'Oświadczenie o\u00a0zatwierdzeniu środków zarządzania ryzykiem',
        plan: 'Oświadczenie o\u00a0przyjęciu planu działań',
        risks: 'Oświadczenie o\u00a0akceptacji ryzyka',
      },
    },
    numbered: 'Numer: ……………… · Data: ………………',
    opening: {
      resolution:
        'Na podstawie art. 8c i\u00a0art. 8d ustawy o\u00a0krajowym systemie cyberbezpieczeństwa zarząd {name} uchwala, co następuje.',
      order:
        'Na podstawie art. 8c i\u00a0art. 8d ustawy o\u00a0krajowym systemie cyberbezpieczeństwa kierownik podmiotu {name} zarządza, co następuje.',
      statement:
        'Na podstawie art. 8c i\u00a0art. 8d ustawy o\u00a0krajowym systemie cyberbezpieczeństwa prowadzący {name} oświadcza, co następuje.',
    },
    decided: {
      measures:
        'Zatwierdza się środki zarządzania ryzykiem w\u00a0cyberbezpieczeństwie w\u00a0stanie opisanym poniżej oraz zakres systemu zarządzania bezpieczeństwem informacji, który je obejmuje.',
      plan: 'Przyjmuje się plan działań z\u00a0zadaniami, osobami i\u00a0terminami wymienionymi poniżej.',
      risks: 'Akceptuje się ryzyko wymienione poniżej, z\u00a0podanych powodów. Akceptacja nie zwalnia z\u00a0obowiązków ustawowych.',
    },
    basis: 'Podstawą jest samoocena zakończona {date}.',
    headings: {
      scope: 'Zakres',
      documents: 'Zatwierdzane dokumenty',
      responsible: 'Odpowiedzialność za wykonanie',
      budget: 'Środki',
      training: 'Plan szkoleń',
      delegation: 'Incydenty: kto zgłasza',
      force: 'Wejście w\u00a0życie',
    },
    documents: 'Zatwierdza się dokumenty, które stanowią załączniki do decyzji:',
    document: '{heading} (wzór Atesto {id}, wersja {version})',
    responsible: 'Za wykonanie odpowiada {name}. Powierzenie zadań nie zwalnia kierownika podmiotu z\u00a0odpowiedzialności.',
    force: 'Decyzja obowiązuje od dnia podjęcia.',
    item: '{ref} {task} (odpowiada: {owner}; termin: {day})',
    risk: '{ref} {task} Powód: {reason}',
    nobody: 'nikt',
    noDay: 'bez terminu',
    result: 'Wynik samooceny według organizacji: {score}. Odpowiedzi „tak”: {met}; braki: {gaps}.',
    gaps: 'Braki, które obejmuje plan działań:',
    stateHash: 'Skrót stanu, na którym opiera się decyzja (SHA-256)',
    signature: {
      resolution: 'Podpisy członków zarządu',
      order: 'Podpis kierownika podmiotu',
      statement: 'Podpis',
    },
    note: 'Projekt sporządzony z\u00a0samooceny, której nikt nie badał. Pieczęć Atesto potwierdza pochodzenie i\u00a0niezmienność pliku, a\u00a0nie treść ani podjęcie decyzji.',
    seal: 'Sporządzenie projektu decyzji kierownika podmiotu',
    fileName: 'decyzja',
  },
  en: {
    kicker: 'Decision of the head of the entity',
    titles: {
      resolution: {
        measures: 'Resolution on approval of risk-management measures',
        plan: 'Resolution on the action plan',
        risks: 'Resolution on acceptance of risks',
      },
      order: {
        measures: 'Order on approval of risk-management measures',
        plan: 'Order on the action plan',
        risks: 'Order on acceptance of risks',
      },
      statement: {
        measures: 'Statement on approval of risk-management measures',
        plan: 'Statement on the action plan',
        risks: 'Statement on acceptance of risks',
      },
    },
    numbered: 'Number: ……………… · Date: ………………',
    opening: {
      resolution:
        'Under art. 8c and art. 8d of the Polish act on the national cybersecurity system the board of {name} resolves as follows.',
      order: 'Under art. 8c and art. 8d of the Polish act on the national cybersecurity system the head of {name} orders as follows.',
      statement: 'Under art. 8c and art. 8d of the Polish act on the national cybersecurity system the owner of {name} states as follows.',
    },
    decided: {
      measures:
        'The cybersecurity risk-management measures are approved as described below, with the scope of the information security management system that covers them.',
      plan: 'The action plan is adopted with the items, people and days named below.',
      risks: 'The risks named below are accepted for the reasons given. Acceptance frees nobody from statutory duties.',
    },
    basis: 'It rests on the self-assessment completed on {date}.',
    headings: {
      scope: 'Subject',
      documents: 'Documents approved',
      responsible: 'Person responsible',
      budget: 'Means',
      training: 'Training plan',
      delegation: 'Reporting of incidents',
      force: 'Entry into force',
    },
    documents: 'The documents attached to the decision are approved. They are in Polish:',
    document: '{heading} (made from the Atesto template {id}, version {version})',
    responsible: '{name} is responsible for carrying it out. Handing over tasks does not free the head of the entity.',
    force: 'The decision applies from the day on which it is taken.',
    item: '{ref} {task} (responsible: {owner}; due: {day})',
    risk: '{ref} {task} Reason: {reason}',
    nobody: 'nobody',
    noDay: 'no day',
    result: 'Result of the self-assessment by the organisation: {score}. Answers “yes”: {met}; gaps: {gaps}.',
    gaps: 'Gaps that the action plan covers:',
    stateHash: 'Hash of the state that the decision rests on (SHA-256)',
    signature: {
      resolution: 'Signatures of the members of the board',
      order: 'Signature of the head of the entity',
      statement: 'Signature of the owner',
    },
    note: 'Draft made from a self-assessment that nobody examined. The seal of Atesto confirms origin and integrity of the file, not its content or that the decision was taken. In Poland the Polish version counts.',
    seal: 'Draft of a decision of the head of the entity',
    fileName: 'decision',
  },
};
