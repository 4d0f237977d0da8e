import type { Language } from '#core/platform/languages.ts';

type BinderWords = Readonly<
  Record<'title' | 'about' | 'files' | 'missing' | 'none' | 'note', string> & {
    parts: Readonly<Record<'answers' | 'evidence' | 'plan' | 'duties' | 'board' | 'ai_systems' | 'incidents' | 'audit', string>>;
  }
>;

/** The contents page of the binder for an auditor. */
export const binderWords: Readonly<Record<Language, BinderWords>> = {
  pl: {
    title: 'Spis treści teczki',
    about: 'Pliki i\u00a0ich skróty SHA-256',
    files: 'Pliki',
    missing: 'nie udało się odczytać pliku',
    none: 'Brak',
    note: 'Teczkę zestawiono z\u00a0tego, co organizacja zapisała w\u00a0Atesto. To samoocena: Atesto nie zbadało odpowiedzi ani dowodów. Incydenty są tu tylko te, w\u00a0których wskazano osobę pobierającą teczkę. Skróty policzono przy pakowaniu.',
    parts: {
      answers: 'Pytania, odpowiedzi i\u00a0raporty',
      evidence: 'Dowody',
      plan: 'Plan działań',
      duties: 'Obowiązki z\u00a0potwierdzeniami',
      board: 'Szkolenia i\u00a0decyzje kierownictwa',
      ai_systems: 'Systemy AI',
      incidents: 'Incydenty i\u00a0ćwiczenia',
      audit: 'Audyt i\u00a0audytor',
    },
  },
  en: {
    title: 'Contents of the binder',
    about: 'Files and their SHA-256 hashes',
    files: 'Files',
    missing: 'the file could not be read',
    none: 'None',
    note: 'The binder was put together from what the organisation recorded in Atesto. It is a self-assessment: Atesto examined neither answers nor evidence. Of incidents it holds only those in which the person downloading it is named. Hashes were calculated while packing.',
    parts: {
      answers: 'Questions, answers and reports',
      evidence: 'Evidence',
      plan: 'Action plan',
      duties: 'Duties with proofs',
      board: 'Trainings and decisions of the head',
      ai_systems: 'AI systems',
      incidents: 'Incidents and drills',
      audit: 'Audit and auditor',
    },
  },
  de: {
    title: 'Inhalt der Mappe',
    about: 'Dateien und ihre SHA-256-Hashwerte',
    files: 'Dateien',
    missing: 'die Datei konnte nicht gelesen werden',
    none: 'Nichts',
    note: 'Die Mappe wurde aus dem zusammengestellt, was die Organisation in Atesto gespeichert hat. Es ist eine Selbstbewertung: Atesto hat weder Antworten noch Nachweise geprüft. Von Vorfällen enthält sie nur die, in denen die herunterladende Person benannt ist. Die Hashwerte wurden beim Packen berechnet.',
    parts: {
      answers: 'Fragen, Antworten und Berichte',
      evidence: 'Nachweise',
      plan: 'Maßnahmenplan',
      duties: 'Pflichten mit Nachweisen',
      board: 'Schulungen und Entscheidungen der Leitung',
      ai_systems: 'KI-Systeme',
      incidents: 'Vorfälle und Übungen',
      audit: 'Audit und Prüfer',
    },
  },
  fr: {
    title: 'Contenu du dossier',
    about: 'Fichiers et leurs empreintes SHA-256',
    files: 'Fichiers',
    missing: 'le fichier n’a pas pu être lu',
    none: 'Aucun',
    note: 'Le dossier réunit ce que l’organisation a enregistré dans Atesto. C’est une auto-évaluation\u00a0: Atesto n’a examiné ni les réponses ni les preuves. Des incidents, il ne contient que ceux où la personne qui le télécharge est désignée. Les empreintes ont été calculées lors de la préparation.',
    parts: {
      answers: 'Questions, réponses et rapports',
      evidence: 'Preuves',
      plan: 'Plan d’action',
      duties: 'Obligations avec preuves',
      board: 'Formations et décisions de la direction',
      ai_systems: 'Systèmes d’IA',
      incidents: 'Incidents et exercices',
      audit: 'Audit et auditeur',
    },
  },
};
