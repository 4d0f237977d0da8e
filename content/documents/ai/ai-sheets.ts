import type { Language } from '#core/platform/languages.ts';

type ImpactWords = Readonly<
  Record<'kicker' | 'state' | 'draft' | 'finished' | 'outdated' | 'empty' | 'signature' | 'note' | 'fileName', string>
>;

/** What stands around the fields of a fundamental rights impact assessment; places in braces are filled in. */
export const impactWords: Readonly<Record<Language, ImpactWords>> = {
  pl: {
    kicker: 'AI Act, art. 27',
    state: 'Stan',
    draft: 'Szkic, nieukończony; stan z\u00a0{date}',
    finished: 'Ukończono {date}',
    outdated: 'Od ukończenia opis systemu się zmienił: ocena wymaga aktualizacji.',
    empty: 'Brak treści',
    signature: 'Podpis: {person}',
    note: 'Dokument organizacji przygotowany w\u00a0Atesto. Nikt go nie zbadał i\u00a0Atesto nigdzie go nie wysłało; zgłoszenie wyniku organowi nadzoru rynku to osobna czynność (art. 27 ust. 3).',
    fileName: 'atesto-fria',
  },
  en: {
    kicker: 'AI Act, Art.\u00a027',
    state: 'State',
    draft: 'Draft, not finished; as of {date}',
    finished: 'Finished on {date}',
    outdated: 'The description of the system has changed since: the assessment is to be brought up to date.',
    empty: 'No text',
    signature: 'Signature: {person}',
    note: 'A document of the organisation, prepared in Atesto. Nobody examined it and Atesto has sent it nowhere; notifying the market surveillance authority of the result is an act of its own (Art.\u00a027(3)).',
    fileName: 'atesto-fria',
  },
  de: {
    kicker: 'KI-VO, Art. 27',
    state: 'Stand',
    draft: 'Entwurf, nicht abgeschlossen; Stand {date}',
    finished: 'Abgeschlossen am {date}',
    outdated: 'Die Beschreibung des Systems hat sich seitdem geändert: Die Abschätzung ist zu aktualisieren.',
    empty: 'Kein Text',
    signature: 'Unterschrift: {person}',
    note: 'Ein Dokument der Organisation, in Atesto erstellt. Niemand hat es geprüft und Atesto hat es nirgendwohin gesendet; die Mitteilung des Ergebnisses an die Marktüberwachungsbehörde ist ein eigener Schritt (Art. 27 Abs. 3).',
    fileName: 'atesto-fria',
  },
  fr: {
    kicker: 'AI Act, art. 27',
    state: 'État',
    draft: 'Brouillon, non achevé\u00a0; état au {date}',
    finished: 'Achevée le {date}',
    outdated: 'La description du système a changé depuis\u00a0: l’analyse est à mettre à jour.',
    empty: 'Aucun texte',
    signature: 'Signature\u00a0: {person}',
    note: 'Document de l’organisation, préparé dans Atesto. Personne ne l’a examiné et Atesto ne l’a envoyé nulle part\u00a0; la notification du résultat à l’autorité de surveillance du marché est une démarche distincte (art. 27, par. 3).',
    fileName: 'atesto-fria',
  },
};

type RegistrationWords = Readonly<Record<'kicker' | 'nothing' | 'note' | 'uncertain' | 'fileName', string>>;

/** What stands around the fields of the data sheet of Annex VIII. */
export const registrationWords: Readonly<Record<Language, RegistrationWords>> = {
  pl: {
    kicker: 'AI Act, załącznik VIII',
    nothing: 'Z\u00a0opisu systemu nie wynika, że organizacja ma go zarejestrować.',
    note: 'Pola idą w\u00a0kolejności załącznika. Arkusz nie jest rejestracją, niczego nie potwierdza i\u00a0Atesto nigdzie go nie wysłało.',
    uncertain:
      'Zakres sekcji B po rozporządzeniu (UE) 2026/1744 opiera się na jednym źródle: sprawdź go w\u00a0rozporządzeniu i\u00a0w\u00a0formularzu bazy.',
    fileName: 'atesto-rejestracja-ai',
  },
  en: {
    kicker: 'AI Act, Annex VIII',
    nothing: 'The description of the system does not show that the organisation has to register it.',
    note: 'The fields follow the annex. This sheet is no registration, proves nothing, and Atesto has sent it nowhere.',
    uncertain:
      'The extent of section B after Regulation (EU) 2026/1744 rests on one source: check it in the regulation and in the form of the database.',
    fileName: 'atesto-ai-registration',
  },
  de: {
    kicker: 'KI-VO, Anhang VIII',
    nothing: 'Aus der Beschreibung des Systems folgt nicht, dass die Organisation es registrieren muss.',
    note: 'Die Felder folgen dem Anhang. Dieses Blatt ist keine Registrierung, beweist nichts, und Atesto hat es nirgendwohin gesendet.',
    uncertain:
      'Der Umfang von Abschnitt B nach der Verordnung (EU) 2026/1744 beruht auf einer Quelle: Prüfen Sie ihn in der Verordnung und im Formular der Datenbank.',
    fileName: 'atesto-ki-registrierung',
  },
  fr: {
    kicker: 'AI Act, annexe VIII',
    nothing: 'La description du système n’indique pas que l’organisation doit l’enregistrer.',
    note: 'Les champs suivent l’annexe. Cette fiche n’est pas un enregistrement, ne prouve rien et Atesto ne l’a envoyée nulle part.',
    uncertain:
      'L’étendue de la section B après le règlement (UE) 2026/1744 repose sur une seule source\u00a0: vérifiez-la dans le règlement et dans le formulaire de la base.',
    fileName: 'atesto-enregistrement-ia',
  },
};
