import type { Language } from '#core/platform/languages.ts';

type TrainingWords = Readonly<
  Record<
    | 'kicker'
    | 'selfTitle'
    | 'declaredTitle'
    | 'attendanceTitle'
    | 'person'
    | 'role'
    | 'date'
    | 'trainer'
    | 'ownTrainer'
    | 'account'
    | 'test'
    | 'result'
    | 'hash'
    | 'agenda'
    | 'topics'
    | 'material'
    | 'selfNote'
    | 'declaredNote'
    | 'declaredBy'
    | 'attendanceNote'
    | 'trained'
    | 'missing'
    | 'seal'
    | 'certificateFile'
    | 'attendanceFile',
    string
  >
>;

/** Documents about trainings of the head; places in braces are filled in. */
export const trainingWords: Readonly<Record<Language, TrainingWords>> = {
  pl: {
    kicker: 'Szkolenie kierownika podmiotu',
    selfTitle: 'Potwierdzenie szkolenia',
    declaredTitle: 'Zapis o\u00a0udziale w\u00a0szkoleniu',
    attendanceTitle: 'Lista obecności za rok {year}',
    person: 'Osoba',
    role: 'Funkcja',
    date: 'Data',
    trainer: 'Prowadzący',
    ownTrainer: 'Nauka samodzielna w\u00a0Atesto, wydanie materiału {edition}',
    account: 'Zalogowana osoba',
    test: 'Test',
    result: '{correct} z\u00a0{asked} odpowiedzi dobrych; zalicza {toPass}',
    hash: 'Skrót zapisu (SHA-256)',
    agenda: 'Program',
    topics: 'Zakres według art. 8e ust. 2 ustawy o\u00a0KSC, o\u00a0ile jest znany: {topics}',
    material: 'Rozdziały materiału',
    selfNote:
      'Szkolenie jest samodzielną nauką w\u00a0Atesto i\u00a0nie jest akredytowane. Tożsamości osoby przy teście nikt nie sprawdzał ponad zalogowanie.',
    declaredNote: 'Udział stwierdza organizacja. Atesto go nie sprawdzało.',
    declaredBy: 'Oświadcza za organizację',
    attendanceNote:
      'Lista powstała z\u00a0zapisów szkoleń w\u00a0Atesto. Sposób mówi, czy osoba zaliczyła test po zalogowaniu, czy udział stwierdza organizacja.',
    trained: 'Przeszkoleni',
    missing: 'Bez zapisu szkolenia',
    seal: 'Zapis szkolenia kierownika podmiotu',
    certificateFile: 'szkolenie',
    attendanceFile: 'lista-obecnosci',
  },
  en: {
    kicker: 'Training of the head of an entity',
    selfTitle: 'Certificate of training',
    declaredTitle: 'Record of a training',
    attendanceTitle: 'List of attendance for {year}',
    person: 'Person',
    role: 'Function',
    date: 'Date',
    trainer: 'Trainer',
    ownTrainer: 'Learning by oneself in Atesto, edition {edition} of the material',
    account: 'Person signed in',
    test: 'Test',
    result: '{correct} of {asked} answers right; {toPass} pass',
    hash: 'Hash of the record (SHA-256)',
    agenda: 'Agenda',
    topics: 'Scope by art. 8e(2) of the KSC act as far as it is known: {topics}',
    material: 'Chapters of the material',
    selfNote: 'The training is learning by oneself in Atesto and is not accredited. Nobody checked who took the test beyond the sign-in.',
    declaredNote: 'The organisation states the attendance. Atesto has not checked it.',
    declaredBy: 'Stated for the organisation by',
    attendanceNote:
      'The list is made of records of trainings in Atesto. The way says whether a person passed the test signed in or the organisation states the attendance.',
    trained: 'Trained',
    missing: 'Without a record of training',
    seal: 'Record of a training of the head of an entity',
    certificateFile: 'training',
    attendanceFile: 'list-of-attendance',
  },
  de: {
    kicker: 'Schulung der Leitung',
    selfTitle: 'Schulungsbescheinigung',
    declaredTitle: 'Eintrag über eine Schulung',
    attendanceTitle: 'Anwesenheitsliste für {year}',
    person: 'Person',
    role: 'Funktion',
    date: 'Datum',
    trainer: 'Durchgeführt von',
    ownTrainer: 'Selbststudium in Atesto, Ausgabe {edition} des Materials',
    account: 'Angemeldete Person',
    test: 'Test',
    result: '{correct} von {asked} Antworten richtig; bestanden ab {toPass}',
    hash: 'Hashwert des Eintrags (SHA-256)',
    agenda: 'Inhalt',
    topics: 'Umfang nach Art. 8e Abs. 2 KSC-Gesetz, soweit bekannt: {topics}',
    material: 'Kapitel des Materials',
    selfNote:
      'Die Schulung ist Selbststudium in Atesto und nicht akkreditiert. Wer den Test ablegte, wurde über die Anmeldung hinaus nicht geprüft.',
    declaredNote: 'Die Teilnahme erklärt die Organisation. Atesto hat sie nicht geprüft.',
    declaredBy: 'Für die Organisation erklärt von',
    attendanceNote:
      'Die Liste entstand aus Schulungseinträgen in Atesto. Die Art sagt, ob die Person den Test angemeldet bestand oder die Organisation die Teilnahme erklärt.',
    trained: 'Geschult',
    missing: 'Ohne Schulungseintrag',
    seal: 'Eintrag über eine Schulung der Leitung',
    certificateFile: 'schulung',
    attendanceFile: 'anwesenheitsliste',
  },
  fr: {
    kicker: 'Formation du dirigeant',
    selfTitle: 'Attestation de formation',
    declaredTitle: 'Mention d’une formation',
    attendanceTitle: 'Liste de présence de {year}',
    person: 'Personne',
    role: 'Fonction',
    date: 'Date',
    trainer: 'Formateur',
    ownTrainer: 'Apprentissage individuel dans Atesto, édition {edition} du support',
    account: 'Personne connectée',
    test: 'Test',
    result: '{correct} réponses justes sur {asked}\u00a0; réussi à partir de {toPass}',
    hash: 'Empreinte de la mention (SHA-256)',
    agenda: 'Programme',
    topics: 'Portée selon l’art. 8e(2) de la loi KSC, pour autant qu’elle soit connue\u00a0: {topics}',
    material: 'Chapitres du support',
    selfNote:
      'La formation est un apprentissage individuel dans Atesto, non accrédité. L’identité lors du test n’a pas été vérifiée au-delà de la connexion.',
    declaredNote: 'La participation est déclarée par l’organisation. Atesto ne l’a pas vérifiée.',
    declaredBy: 'Déclaré pour l’organisation par',
    attendanceNote:
      'La liste provient des formations consignées dans Atesto. Le mode dit si la personne a réussi le test connectée ou si l’organisation déclare sa présence.',
    trained: 'Formés',
    missing: 'Sans formation consignée',
    seal: 'Mention d’une formation du dirigeant',
    certificateFile: 'formation',
    attendanceFile: 'liste-de-presence',
  },
};
