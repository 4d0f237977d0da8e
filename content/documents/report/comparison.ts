import { interfaceWords, localized } from '#content/localized.ts';
import type { Movement } from '#core/assessment/report/comparison.ts';
import type { Language, Localized } from '#core/platform/languages.ts';
import { frameWords } from '#content/documents/frame.ts';

/** What became of an answer. */
export const movementLabels: Readonly<Record<Movement, Localized>> = {
  better: localized((words) => words.compare.movements.better),
  worse: localized((words) => words.compare.movements.worse),
  applicability: localized((words) => words.compare.movements.applicability),
  new: localized((words) => words.compare.movements.new),
  dropped: localized((words) => words.compare.movements.dropped),
  same: localized((words) => words.compare.movements.same),
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
  page: string;
}>;

export const comparisonWords: Readonly<Record<Language, ComparisonWords>> = {
  pl: {
    title: interfaceWords.pl.compare.title,
    kicker: frameWords.pl.kicker,
    nip: frameWords.pl.nip,
    made: 'Sporządzono',
    earlier: interfaceWords.pl.compare.from,
    later: interfaceWords.pl.compare.to,
    completedOn: 'Zakończona',
    catalogue: frameWords.pl.catalogue,
    threshold: frameWords.pl.threshold,
    score: 'Wynik',
    change: 'Zmiana',
    points: 'pkt proc.',
    sections: 'Wyniki w obszarach',
    section: 'Obszar',
    sectionsAlt: 'Wyniki w obszarach w obu ocenach: {list}',
    changes: 'Zmienione odpowiedzi',
    changesIntro: 'Komentarz pochodzi z oceny późniejszej.',
    nothingChanged: interfaceWords.pl.compare.nothingChanged,
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
    page: frameWords.pl.page,
  },
  en: {
    title: interfaceWords.en.compare.title,
    kicker: frameWords.en.kicker,
    nip: frameWords.en.nip,
    made: 'Drawn up on',
    earlier: interfaceWords.en.compare.from,
    later: interfaceWords.en.compare.to,
    completedOn: 'Completed on',
    catalogue: frameWords.en.catalogue,
    threshold: frameWords.en.threshold,
    score: 'Score',
    change: 'Change',
    points: 'pp',
    sections: 'Scores by area',
    section: 'Area',
    sectionsAlt: 'Scores by area in both assessments: {list}',
    changes: 'Changed answers',
    changesIntro: 'The comment is that of the later assessment.',
    nothingChanged: interfaceWords.en.compare.nothingChanged,
    otherCatalogue:
      'The assessments were made with different versions of the question catalogue. Questions are matched by their identifiers; their text is that of the later version.',
    question: 'Question',
    comment: 'Comment',
    method: 'How to read this comparison',
    methodText: [
      'Better or worse: the answer earns more or fewer points than before. Scope changed: the question began or ceased to apply to the organisation, so the basis of the score changed too.',
      'The change is the difference between the scores shown, in percentage points.',
    ],
    notAudit:
      'This is a comparison of self-assessments, not an external audit. It rests solely on the organisation’s answers and does not replace an official audit.',
    page: frameWords.en.page,
  },
  de: {
    title: interfaceWords.de.compare.title,
    kicker: frameWords.de.kicker,
    nip: frameWords.de.nip,
    made: 'Erstellt am',
    earlier: interfaceWords.de.compare.from,
    later: interfaceWords.de.compare.to,
    completedOn: 'Abgeschlossen am',
    catalogue: frameWords.de.catalogue,
    threshold: frameWords.de.threshold,
    score: 'Ergebnis',
    change: 'Änderung',
    points: 'Prozentpunkte',
    sections: 'Ergebnisse nach Bereichen',
    section: 'Bereich',
    sectionsAlt: 'Ergebnisse nach Bereichen in beiden Bewertungen: {list}',
    changes: 'Geänderte Antworten',
    changesIntro: 'Der Kommentar stammt aus der späteren Bewertung.',
    nothingChanged: interfaceWords.de.compare.nothingChanged,
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
    page: frameWords.de.page,
  },
  fr: {
    title: interfaceWords.fr.compare.title,
    kicker: frameWords.fr.kicker,
    nip: frameWords.fr.nip,
    made: 'Établie le',
    earlier: interfaceWords.fr.compare.from,
    later: interfaceWords.fr.compare.to,
    completedOn: 'Terminée le',
    catalogue: frameWords.fr.catalogue,
    threshold: frameWords.fr.threshold,
    score: 'Score',
    change: 'Évolution',
    points: 'pt',
    sections: 'Scores par domaine',
    section: 'Domaine',
    sectionsAlt: 'Scores par domaine dans les deux évaluations\u00a0: {list}',
    changes: 'Réponses modifiées',
    changesIntro: 'Le commentaire est celui de l’évaluation postérieure.',
    nothingChanged: interfaceWords.fr.compare.nothingChanged,
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
    page: frameWords.fr.page,
  },
};
