import type { Movement } from '#core/comparison.ts';
import type { Language, Localized } from '#core/languages.ts';

/** What became of an answer. */
export const movementLabels: Readonly<Record<Movement, Localized>> = {
  better: { pl: 'Lepiej', en: 'Better', de: 'Besser', fr: 'Mieux' },
  worse: { pl: 'Gorzej', en: 'Worse', de: 'Schlechter', fr: 'Moins bien' },
  applicability: { pl: 'Inny zakres', en: 'Scope changed', de: 'Geltung geändert', fr: 'Champ modifié' },
  new: { pl: 'Nowe pytanie', en: 'New question', de: 'Neue Frage', fr: 'Nouvelle question' },
  dropped: { pl: 'Pytanie usunięte', en: 'Question dropped', de: 'Frage entfallen', fr: 'Question retirée' },
  same: { pl: 'Bez zmian', en: 'Unchanged', de: 'Unverändert', fr: 'Sans changement' },
};

/** Words of the comparison; `{name}` is filled in. */
export type ComparisonWords = Readonly<{
  title: string;
  kicker: string;
  nip: string;
  made: string;
  earlier: string;
  later: string;
  completedOn: string;
  catalogue: string;
  threshold: string;
  score: string;
  change: string;
  points: string;
  sections: string;
  section: string;
  sectionsAlt: string;
  changes: string;
  changesIntro: string;
  nothingChanged: string;
  otherCatalogue: string;
  question: string;
  comment: string;
  method: string;
  methodText: readonly string[];
  notAudit: string;
  logoAlt: string;
  page: string;
}>;

export const comparisonWords: Readonly<Record<Language, ComparisonWords>> = {
  pl: {
    title: 'Porównanie ocen',
    kicker: 'Samoocena zgodności',
    nip: 'NIP',
    made: 'Sporządzono',
    earlier: 'Ocena wcześniejsza',
    later: 'Ocena późniejsza',
    completedOn: 'Zakończona',
    catalogue: 'Katalog pytań',
    threshold: 'Próg certyfikacji',
    score: 'Wynik',
    change: 'Zmiana',
    points: 'pkt proc.',
    sections: 'Wyniki w obszarach',
    section: 'Obszar',
    sectionsAlt: 'Wyniki w obszarach w obu ocenach: {list}',
    changes: 'Zmienione odpowiedzi',
    changesIntro: 'Komentarz pochodzi z oceny późniejszej.',
    nothingChanged: 'Wszystkie odpowiedzi są w obu ocenach takie same.',
    otherCatalogue:
      'Oceny powstały w różnych wersjach katalogu pytań. Pytania zestawiono według identyfikatorów; ich treść jest z wersji późniejszej.',
    question: 'Pytanie',
    comment: 'Komentarz',
    method: 'Jak czytać to porównanie',
    methodText: [
      'Lepiej lub gorzej: odpowiedź daje więcej albo mniej punktów niż poprzednio. Inny zakres: pytanie zaczęło albo przestało dotyczyć organizacji, więc zmieniła się także podstawa wyniku.',
      'Zmiana jest różnicą pokazanych wyników w punktach procentowych.',
    ],
    notAudit:
      'To jest porównanie samoocen, a nie audyt zewnętrzny. Opiera się wyłącznie na odpowiedziach organizacji i nie zastępuje oficjalnego audytu.',
    logoAlt: 'Logo organizacji {name}',
    page: 'Strona {page} z {pages}',
  },
  en: {
    title: 'Comparison of assessments',
    kicker: 'Compliance self-assessment',
    nip: 'NIP (Polish tax number)',
    made: 'Made on',
    earlier: 'Earlier assessment',
    later: 'Later assessment',
    completedOn: 'Completed on',
    catalogue: 'Question catalogue',
    threshold: 'Certification threshold',
    score: 'Score',
    change: 'Change',
    points: 'pp',
    sections: 'Scores by area',
    section: 'Area',
    sectionsAlt: 'Scores by area in both assessments: {list}',
    changes: 'Changed answers',
    changesIntro: 'The comment is that of the later assessment.',
    nothingChanged: 'All answers are the same in both assessments.',
    otherCatalogue:
      'The assessments were made with different versions of the question catalogue. Questions are matched by their identifiers; their text is that of the later version.',
    question: 'Question',
    comment: 'Comment',
    method: 'How to read this comparison',
    methodText: [
      'Better or worse: the answer earns more or fewer points than before. Scope changed: the question came to apply to the organisation or no longer does, so that the basis of the score changed too.',
      'The change is the difference between the scores shown, in percentage points.',
    ],
    notAudit:
      'This is a comparison of self-assessments, not an external audit. It rests solely on the organisation’s answers and does not replace an official audit.',
    logoAlt: 'Logo of {name}',
    page: 'Page {page} of {pages}',
  },
  de: {
    title: 'Vergleich der Bewertungen',
    kicker: 'Selbstbewertung der Konformität',
    nip: 'NIP (polnische Steuernummer)',
    made: 'Erstellt am',
    earlier: 'Frühere Bewertung',
    later: 'Spätere Bewertung',
    completedOn: 'Abgeschlossen am',
    catalogue: 'Fragenkatalog',
    threshold: 'Zertifizierungsschwelle',
    score: 'Ergebnis',
    change: 'Änderung',
    points: 'Prozentpunkte',
    sections: 'Ergebnisse nach Bereichen',
    section: 'Bereich',
    sectionsAlt: 'Ergebnisse nach Bereichen in beiden Bewertungen: {list}',
    changes: 'Geänderte Antworten',
    changesIntro: 'Der Kommentar stammt aus der späteren Bewertung.',
    nothingChanged: 'Alle Antworten sind in beiden Bewertungen gleich.',
    otherCatalogue:
      'Die Bewertungen beruhen auf verschiedenen Fassungen des Fragenkatalogs. Die Fragen sind anhand ihrer Kennungen zugeordnet; ihr Wortlaut ist der der späteren Fassung.',
    question: 'Frage',
    comment: 'Kommentar',
    method: 'So lesen Sie diesen Vergleich',
    methodText: [
      'Besser oder schlechter: Die Antwort bringt mehr oder weniger Punkte als zuvor. Geltung geändert: Die Frage trifft nun auf die Organisation zu oder nicht mehr, sodass sich auch die Grundlage des Ergebnisses geändert hat.',
      'Die Änderung ist die Differenz der angezeigten Ergebnisse in Prozentpunkten.',
    ],
    notAudit:
      'Dies ist ein Vergleich von Selbstbewertungen und kein externes Audit. Er beruht allein auf den Antworten der Organisation und ersetzt kein offizielles Audit.',
    logoAlt: 'Logo von {name}',
    page: 'Seite {page} von {pages}',
  },
  fr: {
    title: 'Comparaison des évaluations',
    kicker: 'Auto-évaluation de la conformité',
    nip: 'NIP (numéro fiscal polonais)',
    made: 'Établie le',
    earlier: 'Évaluation antérieure',
    later: 'Évaluation postérieure',
    completedOn: 'Terminée le',
    catalogue: 'Catalogue de questions',
    threshold: 'Seuil de certification',
    score: 'Score',
    change: 'Évolution',
    points: 'pt',
    sections: 'Scores par domaine',
    section: 'Domaine',
    sectionsAlt: 'Scores par domaine dans les deux évaluations\u00a0: {list}',
    changes: 'Réponses modifiées',
    changesIntro: 'Le commentaire est celui de l’évaluation postérieure.',
    nothingChanged: 'Toutes les réponses sont identiques dans les deux évaluations.',
    otherCatalogue:
      'Les évaluations reposent sur des versions différentes du catalogue. Les questions sont rapprochées par leurs identifiants\u00a0; leur texte est celui de la version postérieure.',
    question: 'Question',
    comment: 'Commentaire',
    method: 'Comment lire cette comparaison',
    methodText: [
      'Mieux ou moins bien\u00a0: la réponse rapporte plus ou moins de points qu’auparavant. Champ modifié\u00a0: la question est devenue applicable à l’organisation ou ne l’est plus, de sorte que la base du score a aussi changé.',
      'L’évolution est la différence des scores affichés, en points de pourcentage.',
    ],
    notAudit:
      'Il s’agit d’une comparaison d’auto-évaluations et non d’un audit externe. Elle repose uniquement sur les réponses de l’organisation et ne remplace pas un audit officiel.',
    logoAlt: 'Logo de {name}',
    page: 'Page {page} sur {pages}',
  },
};
