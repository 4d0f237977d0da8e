import type { Language } from '#core/platform/languages.ts';
import type { Regime } from '#core/platform/regimes.ts';

/** Words of the page for the board; `{name}` is filled in. */
export type BoardWords = Readonly<{
  title: string;
  verdictReached: string;
  /** The threshold is reached, and there is no gap left. */
  verdictComplete: string;
  /** The threshold is reached, and something else stands in the way of a certificate. */
  verdictBarred: string;
  verdictBelow: string;
  strengths: string;
  strengthsNone: string;
  weaknesses: string;
  weaknessesNone: string;
  exposure: string;
  exposureUnknown: string;
  /** A duty that a proof shows to be met, with its day. */
  dutyMet: string;
  plan: string;
  step: string;
  owner: string;
  due: string;
  window: string;
  proposed: string;
  nobody: string;
  planNone: string;
  planNothingOpen: string;
  later: string;
  changes: string;
  changesFirst: string;
  changesSince: string;
  otherCatalogue: string;
  approval: string;
  approvalText: Readonly<Record<Regime, string>>;
  signatory: string;
  date: string;
  signature: string;
}>;

export const boardWords: Readonly<Record<Language, BoardWords>> = {
  pl: {
    title: 'Dla zarządu',
    verdictReached:
      'Według własnych odpowiedzi organizacja uzyskała {score} i\u00a0osiągnęła próg {threshold}; najwięcej pozostało do zrobienia w\u00a0obszarze „{weakest}”.',
    verdictComplete:
      'Według własnych odpowiedzi organizacja uzyskała {score} i\u00a0osiągnęła próg {threshold}; odpowiedzi nie wskazują luk.',
    verdictBarred:
      'Według własnych odpowiedzi organizacja uzyskała {score} i\u00a0osiągnęła próg {threshold}, ale certyfikatu nie można wystawić. {obstacles}',
    verdictBelow:
      'Według własnych odpowiedzi organizacja uzyskała {score}, o\u00a0{missing} mniej niż próg {threshold}; najsłabszy jest obszar „{weakest}”.',
    strengths: 'Trzy mocne strony',
    strengthsNone: 'Żadne pytanie nie ma odpowiedzi „Tak, w\u00a0pełni spełnione”.',
    weaknesses: 'Trzy słabe strony',
    weaknessesNone: 'Odpowiedzi nie wskazują luk.',
    exposure: 'Obowiązki, terminy i\u00a0kary',
    exposureUnknown:
      'Do oceny nie dołączono sprawdzenia zakresu. Ten raport nie mówi więc, które obowiązki i\u00a0kary dotyczą organizacji; ustala to sprawdzenie „Czy podlegam?”.',
    dutyMet: 'Potwierdzono {date}',
    plan: 'Plan na 30, 60 i\u00a090 dni',
    step: 'Działanie',
    owner: 'Odpowiada',
    due: 'Termin',
    window: '{days}\u00a0dni',
    proposed: '*\u00a0Termin proponowany według nakładu pracy.',
    nobody: 'do wyznaczenia',
    planNone: 'Odpowiedzi nie wskazują luk, więc nie ma czego planować.',
    planNothingOpen: 'W\u00a0planie działań nie ma pozycji otwartych z\u00a0terminem w\u00a0ciągu 90 dni.',
    later: 'Dalsze otwarte luki: {count}. Wszystkie opisuje rozdział „{chapter}”.',
    changes: 'Od poprzedniej oceny',
    changesFirst: 'To pierwsza zakończona ocena, nie ma więc z\u00a0czym porównać.',
    changesSince: '{date}: {from}, teraz: {to} ({change}). Odpowiedzi lepsze: {better}, gorsze: {worse}, bez zmian: {same}.',
    otherCatalogue: 'W\u00a0tym czasie zmienił się katalog pytań.',
    approval: 'Zatwierdzenie przez organ zarządzający',
    approvalText: {
      nis2: 'Organ zarządzający zapoznał się z\u00a0wynikiem, zatwierdza środki zarządzania ryzykiem i\u00a0powyższy plan oraz będzie nadzorować ich wdrożenie (art.\u00a020 ust.\u00a01 dyrektywy NIS2). Podpis nie zmienia wyniku i\u00a0nie potwierdza go na zewnątrz.',
      ai_act:
        'Kierownictwo zapoznało się z\u00a0wynikiem, zatwierdza powyższy plan i\u00a0będzie nadzorować jego wykonanie. Podpis nie zmienia wyniku i\u00a0nie potwierdza go na zewnątrz.',
    },
    signatory: 'Imię, nazwisko i\u00a0funkcja',
    date: 'Data',
    signature: 'Podpis',
  },
  en: {
    title: 'For the board',
    verdictReached:
      'By its own account the organisation scored {score} and reached the threshold of {threshold}; most work remains in the area “{weakest}”.',
    verdictComplete:
      'By its own account the organisation scored {score} and reached the threshold of {threshold}; the answers show no gap.',
    verdictBarred:
      'By its own account the organisation scored {score} and reached the threshold of {threshold}, but no certificate can be issued. {obstacles}',
    verdictBelow:
      'By its own account the organisation scored {score}, {missing} short of the threshold of {threshold}; the weakest area is “{weakest}”.',
    strengths: 'Three strengths',
    strengthsNone: 'No question was answered “Yes, fully met”.',
    weaknesses: 'Three weaknesses',
    weaknessesNone: 'The answers show no gap.',
    exposure: 'Duties, dates and fines',
    exposureUnknown:
      'No scope check is attached to this assessment. The report therefore does not say which duties and fines apply to the organisation; the scope check settles that.',
    dutyMet: 'Proved on {date}',
    plan: 'Plan for 30, 60 and 90 days',
    step: 'Action',
    owner: 'Owner',
    due: 'Due',
    window: '{days}\u00a0days',
    proposed: '* Date proposed by effort.',
    nobody: 'to be named',
    planNone: 'The answers show no gap, so there is nothing to plan.',
    planNothingOpen: 'The action plan has no open item that is due within 90 days.',
    later: 'Further open gaps: {count}. The chapter “{chapter}” describes all of them.',
    changes: 'Since the previous assessment',
    changesFirst: 'This is the first completed assessment, so there is nothing to compare it with.',
    changesSince: '{date}: {from}, now: {to} ({change}). Better answers: {better}, worse: {worse}, unchanged: {same}.',
    otherCatalogue: 'The question catalogue has changed since.',
    approval: 'Approval by the management body',
    approvalText: {
      nis2: 'The management body has taken note of the result, approves the risk-management measures and the plan above, and will oversee their implementation (Art.\u00a020(1) of the NIS2 Directive). A signature does not change the result and does not confirm it to others.',
      ai_act:
        'Management has taken note of the result, approves the plan above and will oversee its implementation. A signature does not change the result and does not confirm it to others.',
    },
    signatory: 'Name and function',
    date: 'Date',
    signature: 'Signature',
  },
  de: {
    title: 'Für die Geschäftsleitung',
    verdictReached:
      'Nach eigenen Angaben hat die Organisation {score} erzielt und die Schwelle von {threshold} erreicht; am meisten bleibt im Bereich „{weakest}“ zu tun.',
    verdictComplete:
      'Nach eigenen Angaben hat die Organisation {score} erzielt und die Schwelle von {threshold} erreicht; die Antworten zeigen keine Lücke.',
    verdictBarred:
      'Nach eigenen Angaben hat die Organisation {score} erzielt und die Schwelle von {threshold} erreicht, doch ein Zertifikat kann nicht ausgestellt werden. {obstacles}',
    verdictBelow:
      'Nach eigenen Angaben hat die Organisation {score} erzielt, {missing} unter der Schwelle von {threshold}; am schwächsten ist der Bereich „{weakest}“.',
    strengths: 'Drei Stärken',
    strengthsNone: 'Keine Frage wurde mit „Ja, vollständig erfüllt“ beantwortet.',
    weaknesses: 'Drei Schwächen',
    weaknessesNone: 'Die Antworten zeigen keine Lücke.',
    exposure: 'Pflichten, Fristen und Bußgelder',
    exposureUnknown:
      'Dieser Bewertung ist keine Prüfung des Anwendungsbereichs beigefügt. Der Bericht sagt daher nicht, welche Pflichten und Bußgelder für die Organisation gelten; das klärt die Prüfung des Anwendungsbereichs.',
    dutyMet: 'Nachgewiesen am {date}',
    plan: 'Plan für 30, 60 und 90 Tage',
    step: 'Maßnahme',
    owner: 'Zuständig',
    due: 'Termin',
    window: '{days}\u00a0Tage',
    proposed: '* Vorgeschlagener Termin nach Aufwand.',
    nobody: 'zu benennen',
    planNone: 'Die Antworten zeigen keine Lücke, es gibt also nichts zu planen.',
    planNothingOpen: 'Der Maßnahmenplan hat keinen offenen Punkt, der innerhalb von 90 Tagen fällig ist.',
    later: 'Weitere offene Lücken: {count}. Alle beschreibt das Kapitel „{chapter}“.',
    changes: 'Seit der vorigen Bewertung',
    changesFirst: 'Dies ist die erste abgeschlossene Bewertung; ein Vergleich ist noch nicht möglich.',
    changesSince: '{date}: {from}, jetzt: {to} ({change}). Bessere Antworten: {better}, schlechtere: {worse}, unverändert: {same}.',
    otherCatalogue: 'In der Zwischenzeit hat sich der Fragenkatalog geändert.',
    approval: 'Billigung durch das Leitungsorgan',
    approvalText: {
      nis2: 'Das Leitungsorgan hat das Ergebnis zur Kenntnis genommen, billigt die Risikomanagementmaßnahmen und den obigen Plan und wird ihre Umsetzung überwachen (Art.\u00a020 Abs.\u00a01 der NIS-2-Richtlinie). Eine Unterschrift ändert das Ergebnis nicht und bestätigt es nicht nach außen.',
      ai_act:
        'Die Leitung hat das Ergebnis zur Kenntnis genommen, billigt den obigen Plan und wird seine Umsetzung überwachen. Eine Unterschrift ändert das Ergebnis nicht und bestätigt es nicht nach außen.',
    },
    signatory: 'Name und Funktion',
    date: 'Datum',
    signature: 'Unterschrift',
  },
  fr: {
    title: 'Pour la direction',
    verdictReached:
      'D’après ses propres réponses, l’organisation a obtenu {score} et atteint le seuil de {threshold}\u00a0; c’est le domaine «\u00a0{weakest}\u00a0» qui demande encore le plus de travail.',
    verdictComplete:
      'D’après ses propres réponses, l’organisation a obtenu {score} et atteint le seuil de {threshold}\u00a0; les réponses ne révèlent aucun écart.',
    verdictBarred:
      'D’après ses propres réponses, l’organisation a obtenu {score} et atteint le seuil de {threshold}, mais aucun certificat ne peut être établi. {obstacles}',
    verdictBelow:
      'D’après ses propres réponses, l’organisation a obtenu {score}, soit {missing} de moins que le seuil de {threshold}\u00a0; le domaine le plus faible est «\u00a0{weakest}\u00a0».',
    strengths: 'Trois points forts',
    strengthsNone: 'Aucune question n’a reçu la réponse «\u00a0Oui, pleinement respecté\u00a0».',
    weaknesses: 'Trois points faibles',
    weaknessesNone: 'Les réponses ne révèlent aucun écart.',
    exposure: 'Obligations, échéances et amendes',
    exposureUnknown:
      'Aucune vérification du champ d’application n’est jointe à cette évaluation. Le rapport ne dit donc pas quelles obligations et amendes concernent l’organisation\u00a0; cette vérification l’établit.',
    dutyMet: 'Prouvé le {date}',
    plan: 'Plan à 30, 60 et 90 jours',
    step: 'Action',
    owner: 'Responsable',
    due: 'Échéance',
    window: '{days}\u00a0jours',
    proposed: '* Échéance proposée selon l’effort.',
    nobody: 'à désigner',
    planNone: 'Les réponses ne révèlent aucun écart\u00a0: il n’y a rien à planifier.',
    planNothingOpen: 'Le plan d’action ne contient aucun point ouvert à échéance de 90 jours.',
    later: 'Autres écarts ouverts\u00a0: {count}. Le chapitre «\u00a0{chapter}\u00a0» les décrit tous.',
    changes: 'Depuis l’évaluation précédente',
    changesFirst: 'C’est la première évaluation terminée\u00a0: il n’y a rien à comparer.',
    changesSince:
      '{date}\u00a0: {from}, aujourd’hui\u00a0: {to} ({change}). Réponses meilleures\u00a0: {better}, moins bonnes\u00a0: {worse}, inchangées\u00a0: {same}.',
    otherCatalogue: 'Le catalogue de questions a changé entre-temps.',
    approval: 'Approbation par l’organe de direction',
    approvalText: {
      nis2: 'L’organe de direction a pris connaissance du résultat, approuve les mesures de gestion des risques et le plan ci-dessus et supervisera leur mise en œuvre (article\u00a020, paragraphe\u00a01, de la directive NIS\u00a02). Une signature ne modifie pas le résultat et ne le confirme pas à l’égard des tiers.',
      ai_act:
        'La direction a pris connaissance du résultat, approuve le plan ci-dessus et supervisera sa mise en œuvre. Une signature ne modifie pas le résultat et ne le confirme pas à l’égard des tiers.',
    },
    signatory: 'Nom et fonction',
    date: 'Date',
    signature: 'Signature',
  },
};
