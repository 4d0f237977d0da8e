import { interfaceWords } from '#content/localized.ts';
import type { Language } from '#core/platform/languages.ts';
import { frameWords } from '#content/documents/frame.ts';

/** Words of the report; `{name}` is filled in. */
export type ReportWords = Readonly<{
  title: string;
  kicker: string;
  attachment: string;
  subject: string;
  nip: string;
  completedOn: string;
  catalogue: string;
  reportId: string;
  number: string;
  check: string;
  checkText: string;
  codeAlt: string;
  advisers: string;
  advisersNote: string;
  score: string;
  threshold: string;
  noScore: string;
  reached: string;
  barred: string;
  below: string;
  belowRounded: string;
  nothingApplicable: string;
  notAudit: string;
  contents: string;
  summary: string;
  summaryReached: string;
  /** The threshold is reached, and something else stands in the way of a certificate. */
  summaryBarred: string;
  summaryBelow: string;
  summaryNothing: string;
  sectionScores: string;
  section: string;
  radarAlt: string;
  distribution: string;
  distributionAlt: string;
  assessedOf: string;
  /** The scope check that the organisation attached. */
  scope: string;
  /** A status that is not settled, with what holds in any case. */
  scopeAtLeast: string;
  questions: readonly [one: string, few: string, many: string];
  path: string;
  pathIntro: string;
  pathBarred: string;
  pathDone: string;
  /** The threshold is reached, and there is no gap left. */
  pathComplete: string;
  pathUnreachable: string;
  pathResult: string;
  plan: string;
  planIntro: string;
  planNone: string;
  gap: string;
  whatToDo: string;
  evidence: string;
  effort: string;
  basis: string;
  gain: string;
  points: string;
  appliesFrom: string;
  answers: string;
  answersIntro: string;
  question: string;
  answer: string;
  comment: string;
  left: string;
  noReason: string;
  evidenceTitle: string;
  evidenceIntro: string;
  evidenceQuestions: string;
  evidenceName: string;
  evidenceAdded: string;
  evidenceValid: string;
  evidenceLink: string;
  method: string;
  methodText: readonly string[];
  /** About the implementing regulation; NIS2 only. */
  benchmark: string;
  disclaimer: string;
  disclaimerText: readonly string[];
  page: string;
  chart: string;
}>;

export const reportWords: Readonly<Record<Language, ReportWords>> = {
  pl: {
    title: 'Raport z samooceny',
    kicker: frameWords.pl.kicker,
    attachment: 'Dane raportu do odczytu maszynowego',
    subject: 'Organizacja',
    nip: frameWords.pl.nip,
    completedOn: 'Data zakończenia oceny',
    catalogue: interfaceWords.pl.check.catalogue,
    reportId: 'Identyfikator oceny',
    number: interfaceWords.pl.check.report.number,
    check: 'Sprawdź ten raport',
    checkText: 'Zeskanuj kod albo wpisz adres samodzielnie i\u00a0wskaż ten plik.',
    codeAlt: 'Kod QR prowadzący do strony sprawdzania: {url}',
    advisers: 'Doradztwo',
    advisersNote: 'Wskazane przez organizację. Doradca nie potwierdza wyniku samooceny.',
    score: 'Wynik',
    threshold: frameWords.pl.threshold,
    noScore: frameWords.pl.noScore,
    reached: frameWords.pl.reached,
    barred: frameWords.pl.barred,
    below: interfaceWords.pl.score.below,
    belowRounded: 'Poniżej progu: dokładny wynik jest niższy od {threshold}, a pokazana wartość jest zaokrąglona.',
    nothingApplicable: 'Żadne pytanie nie dotyczy organizacji',
    notAudit:
      'To jest samoocena, a nie audyt zewnętrzny. Raport opiera się wyłącznie na odpowiedziach organizacji i nie zastępuje oficjalnego audytu.',
    contents: 'Spis treści',
    summary: 'Podsumowanie',
    summaryReached:
      'Organizacja uzyskała {score} możliwych punktów i osiągnęła próg {threshold}. Na podstawie tej oceny może wystawić certyfikat samooceny.',
    summaryBarred:
      'Organizacja uzyskała {score} możliwych punktów i osiągnęła próg {threshold}, ale na podstawie tej oceny certyfikatu samooceny nie można wystawić. {obstacles}',
    summaryBelow:
      'Organizacja uzyskała {score} możliwych punktów, o\u00a0{missing} mniej niż próg {threshold}. Rozdział „Droga do progu” wskazuje najkrótszą listę zmian.',
    summaryNothing:
      'Wszystkie pytania oznaczono jako niedotyczące organizacji, dlatego wyniku nie obliczono i certyfikatu nie można wystawić.',
    sectionScores: 'Wynik w obszarach',
    section: 'Obszar',
    radarAlt: 'Wykres radarowy wyników w obszarach: {list}',
    distribution: 'Rozkład odpowiedzi',
    distributionAlt: 'Rozkład odpowiedzi: {list}',
    assessedOf: 'Oceniono {assessed} z {total} pytań. Nie dotyczy: {left}, w tym bez uzasadnienia: {silent}.',
    scope: 'Sprawdzenie zakresu: {status} ({basis}), wykonane {date}, według oświadczenia organizacji.',
    scopeAtLeast: '{status}, co najmniej {least}',
    questions: ['pytanie', 'pytania', 'pytań'],
    path: 'Droga do progu',
    pathIntro:
      'To najkrótsza lista zmian, która prowadzi do progu {threshold}. Każdą pozycję trzeba spełnić całkowicie; kolejność wynika z liczby zyskiwanych punktów.',
    pathBarred: 'Próg {threshold} jest osiągnięty. Certyfikat wstrzymuje jeszcze to:',
    pathDone: 'Próg {threshold} jest osiągnięty. Dalszy wzrost wyniku dają przede wszystkim te zmiany:',
    pathComplete: 'Próg {threshold} jest osiągnięty, a\u00a0w\u00a0odpowiedziach nie ma luk.',
    pathUnreachable: 'Bez pytań, które dotyczą organizacji, nie ma drogi do progu.',
    pathResult: 'Po tych zmianach wynik wyniesie {score}.',
    plan: interfaceWords.pl.landing.report.plan.title,
    planIntro:
      'Luki uporządkowano według tego, ile punktów procentowych daje ich zamknięcie. Kolumna z dowodami wskazuje, co zachować na potrzeby kontroli.',
    planNone: 'Nie stwierdzono luk: wszystkie pytania, które dotyczą organizacji, mają odpowiedź „Tak, w pełni spełnione”.',
    gap: 'Luka',
    whatToDo: 'Co zrobić',
    evidence: interfaceWords.pl.answers.evidence,
    effort: 'Nakład',
    basis: interfaceWords.pl.answers.references,
    gain: interfaceWords.pl.plan.gain,
    points: 'pkt proc.',
    appliesFrom: interfaceWords.pl.answers.appliesFrom,
    answers: interfaceWords.pl.landing.report.answers.title,
    answersIntro: 'Odpowiedzi i komentarze w brzmieniu zapisanym przez organizację w chwili zakończenia oceny.',
    question: 'Pytanie',
    answer: 'Odpowiedź',
    comment: 'Komentarz',
    left: 'Nie dotyczy organizacji: {refs}. Te pytania nie weszły do wyniku ani do jego podstawy.',
    noReason: 'Bez uzasadnienia',
    evidenceTitle: 'Dołączone dowody',
    evidenceIntro:
      'Pliki i\u00a0linki, które organizacja dołączyła do odpowiedzi przed zakończeniem oceny. Suma SHA-256 pozwala sprawdzić, czy okazany plik jest tym samym plikiem. Pliki ma tylko organizacja; jeżeli któryś usunie, ta lista się nie zmieni. Treści plików i\u00a0stron nikt nie oceniał.',
    evidenceQuestions: 'Pytania',
    evidenceName: 'Dowód',
    evidenceAdded: 'Dodano',
    evidenceValid: interfaceWords.pl.evidence.validity,
    evidenceLink: 'Link:',
    method: 'Metoda',
    methodText: [
      'Każda odpowiedź daje część punktów pytania: „Tak, w pełni spełnione” 100%, „Częściowo spełnione” 50%, „Nie, niespełnione” 0%. „Nie dotyczy” wyłącza pytanie z licznika i z mianownika.',
      'Pytania mają wagi. Wynik jest ilorazem sumy uzyskanych punktów i sumy punktów możliwych. Obliczamy go dokładnie, na liczbach całkowitych, a zaokrąglamy raz, do dwóch miejsc po przecinku. Z progiem porównujemy wartość dokładną, nie zaokrągloną.',
      'Stan prawny katalogu: {asOf}. Podstawa: {basis}.',
    ],
    benchmark:
      'Rozporządzenie wykonawcze (UE) 2024/2690 wiąże tylko wymienione w nim podmioty sektora cyfrowego; dla pozostałych jest punktem odniesienia.',
    disclaimer: 'Zastrzeżenie',
    disclaimerText: [
      'Raport jest wynikiem samooceny. Powstał z odpowiedzi, których prawdziwości nie sprawdzał nikt poza organizacją. Nie jest audytem, opinią prawną ani decyzją organu, nie zastępuje oceny zgodności, o której mowa w art. 43 AI Act, i nie jest certyfikatem w rozumieniu przepisów o certyfikacji cyberbezpieczeństwa.',
      'Wynik nie przesądza o wypełnieniu obowiązków prawnych. Za ich wypełnienie odpowiada organizacja.',
    ],
    page: frameWords.pl.page,
    chart: 'Wykres',
  },
  en: {
    title: 'Self-assessment report',
    kicker: frameWords.en.kicker,
    attachment: 'Machine-readable data of the report',
    subject: 'Organisation',
    nip: frameWords.en.nip,
    completedOn: 'Assessment completed on',
    catalogue: interfaceWords.en.check.catalogue,
    reportId: 'Assessment identifier',
    number: interfaceWords.en.check.report.number,
    check: 'Check this report',
    checkText: 'Scan the code, or type the address yourself, and choose this file.',
    codeAlt: 'QR code leading to the check page: {url}',
    advisers: 'Advised by',
    advisersNote: 'Named by the organisation. An adviser does not confirm the result of the self-assessment.',
    score: 'Score',
    threshold: frameWords.en.threshold,
    noScore: frameWords.en.noScore,
    reached: frameWords.en.reached,
    barred: frameWords.en.barred,
    below: interfaceWords.en.score.below,
    belowRounded: 'Below threshold: the exact score is lower than {threshold}; the value shown is rounded.',
    nothingApplicable: 'No question applies to the organisation',
    notAudit:
      'This is a self-assessment, not an external audit. The report rests solely on the organisation’s own answers and does not replace an official audit.',
    contents: 'Contents',
    summary: 'Summary',
    summaryReached:
      'The organisation earned {score} of the attainable points and reached the threshold of {threshold}. It may issue a self-assessment certificate on the basis of this assessment.',
    summaryBarred:
      'The organisation earned {score} of the attainable points and reached the threshold of {threshold}, but no self-assessment certificate can be issued on the basis of this assessment. {obstacles}',
    summaryBelow:
      'The organisation earned {score} of the attainable points, {missing} short of the threshold of {threshold}. The chapter “Path to the threshold” gives the shortest list of changes.',
    summaryNothing: 'Every question was marked as not applicable, so no score was calculated and no certificate can be issued.',
    sectionScores: 'Score by area',
    section: 'Area',
    radarAlt: 'Radar chart of the scores by area: {list}',
    distribution: 'Distribution of answers',
    distributionAlt: 'Distribution of answers: {list}',
    assessedOf: '{assessed} of {total} questions were assessed. Not applicable: {left}, of which without a reason: {silent}.',
    scope: 'Scope check: {status} ({basis}), made on {date}, as declared by the organisation.',
    scopeAtLeast: '{status}, at least {least}',
    questions: ['question', 'questions', 'questions'],
    path: 'Path to the threshold',
    pathIntro:
      'This is the shortest list of changes that leads to the threshold of {threshold}. Each item must be fully met; the order follows the points gained.',
    pathBarred: 'The threshold of {threshold} is reached. This still stands in the way of a certificate:',
    pathDone: 'The threshold of {threshold} has been reached. These changes would raise the score most:',
    pathComplete: 'The threshold of {threshold} is reached, and the answers leave no gap.',
    pathUnreachable: 'Without a question that applies there is no path to the threshold.',
    pathResult: 'After these changes the score will be {score}.',
    plan: interfaceWords.en.landing.report.plan.title,
    planIntro: 'Gaps are ordered by the percentage points gained by closing them. The evidence column says what to keep for an inspection.',
    planNone: 'No gaps: every question that applies was answered “Yes, fully met”.',
    gap: 'Gap',
    whatToDo: 'What to do',
    evidence: interfaceWords.en.answers.evidence,
    effort: 'Effort',
    basis: interfaceWords.en.answers.references,
    gain: interfaceWords.en.plan.gain,
    points: 'pp',
    appliesFrom: interfaceWords.en.answers.appliesFrom,
    answers: interfaceWords.en.landing.report.answers.title,
    answersIntro: 'Answers and comments as the organisation recorded them when the assessment was completed.',
    question: 'Question',
    answer: 'Answer',
    comment: 'Comment',
    left: 'Not applicable to the organisation: {refs}. These questions count neither in the score nor in its base.',
    noReason: 'No reason given',
    evidenceTitle: 'Attached evidence',
    evidenceIntro:
      'Files and links that the organisation attached to its answers before it finished the assessment. The SHA-256 shows whether a file presented is the same file. Only the organisation has the files; if it deletes one, this list stays as it is. Nobody has assessed the content of the files and pages.',
    evidenceQuestions: 'Questions',
    evidenceName: 'Piece of evidence',
    evidenceAdded: 'Added',
    evidenceValid: interfaceWords.en.evidence.validity,
    evidenceLink: 'Link:',
    method: 'Method',
    methodText: [
      'Each answer earns part of the points of its question: “Yes, fully met” 100%, “Partially met” 50%, “No, not met” 0%. “Not applicable” removes the question from the numerator and the denominator.',
      'Questions have weights. The score is the sum of points earned divided by the sum of points attainable. It is calculated exactly, in whole numbers, and rounded once, to two decimals. The exact value, not the rounded one, is compared with the threshold.',
      'Law as of {asOf}. Basis: {basis}.',
    ],
    benchmark:
      'Implementing Regulation (EU) 2024/2690 binds only the digital-sector entities it lists; for others it serves as a benchmark.',
    disclaimer: 'Disclaimer',
    disclaimerText: [
      'This report is the outcome of a self-assessment. It is based on answers whose truth nobody but the organisation has checked. It is not an audit, a legal opinion or a decision of an authority, it does not replace the conformity assessment under Art. 43 of the AI Act, and it is not a certificate within the meaning of cybersecurity certification law.',
      'The score does not determine whether legal duties have been met. The organisation remains responsible for meeting them.',
    ],
    page: frameWords.en.page,
    chart: 'Chart',
  },
  de: {
    title: 'Selbstbewertungsbericht',
    kicker: frameWords.de.kicker,
    attachment: 'Maschinenlesbare Daten des Berichts',
    subject: 'Organisation',
    nip: frameWords.de.nip,
    completedOn: 'Bewertung abgeschlossen am',
    catalogue: interfaceWords.de.check.catalogue,
    reportId: 'Kennung der Bewertung',
    number: interfaceWords.de.check.report.number,
    check: 'Diesen Bericht prüfen',
    checkText: 'Code scannen oder Adresse selbst eintippen und diese Datei wählen.',
    codeAlt: 'QR-Code zur Prüfseite: {url}',
    advisers: 'Beratung',
    advisersNote: 'Von der Organisation benannt. Wer berät, bestätigt das Ergebnis der Selbstbewertung nicht.',
    score: 'Ergebnis',
    threshold: frameWords.de.threshold,
    noScore: frameWords.de.noScore,
    reached: frameWords.de.reached,
    barred: frameWords.de.barred,
    below: interfaceWords.de.score.below,
    belowRounded: 'Unter der Schwelle: Das genaue Ergebnis liegt unter {threshold}, der angezeigte Wert ist gerundet.',
    nothingApplicable: 'Keine Frage trifft auf die Organisation zu',
    notAudit:
      'Dies ist eine Selbstbewertung und kein externes Audit. Der Bericht beruht allein auf den Angaben der Organisation und ersetzt kein offizielles Audit.',
    contents: 'Inhalt',
    summary: 'Zusammenfassung',
    summaryReached:
      'Die Organisation hat {score} der möglichen Punkte erzielt und die Schwelle von {threshold} erreicht. Auf Grundlage dieser Bewertung kann sie ein Selbstbewertungszertifikat ausstellen.',
    summaryBarred:
      'Die Organisation hat {score} der möglichen Punkte erzielt und die Schwelle von {threshold} erreicht, doch auf der Grundlage dieser Bewertung kann kein Selbstbewertungszertifikat ausgestellt werden. {obstacles}',
    summaryBelow:
      'Die Organisation hat {score} der möglichen Punkte erzielt, {missing} unter der Schwelle von {threshold}. Das Kapitel „Weg zur Schwelle“ nennt die kürzeste Liste der nötigen Änderungen.',
    summaryNothing:
      'Alle Fragen wurden als nicht zutreffend gekennzeichnet; deshalb wurde kein Ergebnis berechnet und es kann kein Zertifikat ausgestellt werden.',
    sectionScores: 'Ergebnis nach Bereichen',
    section: 'Bereich',
    radarAlt: 'Netzdiagramm der Ergebnisse nach Bereichen: {list}',
    distribution: 'Verteilung der Antworten',
    distributionAlt: 'Verteilung der Antworten: {list}',
    assessedOf: '{assessed} von {total} Fragen wurden bewertet. Nicht zutreffend: {left}, davon ohne Begründung: {silent}.',
    scope: 'Prüfung des Anwendungsbereichs: {status} ({basis}), durchgeführt am {date}, nach Angaben der Organisation.',
    scopeAtLeast: '{status}, mindestens {least}',
    questions: ['Frage', 'Fragen', 'Fragen'],
    path: 'Weg zur Schwelle',
    pathIntro:
      'Dies ist die kürzeste Liste von Änderungen, die zur Schwelle von {threshold} führt. Jeder Punkt muss vollständig erfüllt werden; die Reihenfolge richtet sich nach den gewonnenen Punkten.',
    pathBarred: 'Die Schwelle von {threshold} ist erreicht. Dem Zertifikat steht noch entgegen:',
    pathDone: 'Die Schwelle von {threshold} ist erreicht. Weiter steigern lässt sich das Ergebnis vor allem mit diesen Änderungen:',
    pathComplete: 'Die Schwelle von {threshold} ist erreicht, und die Antworten zeigen keine Lücke.',
    pathUnreachable: 'Ohne zutreffende Fragen gibt es keinen Weg zur Schwelle.',
    pathResult: 'Nach diesen Änderungen beträgt das Ergebnis {score}.',
    plan: interfaceWords.de.landing.report.plan.title,
    planIntro:
      'Die Lücken sind danach geordnet, wie viele Prozentpunkte ihre Schließung bringt. Die Spalte „Nachweise“ nennt, was für eine Kontrolle aufzubewahren ist.',
    planNone: 'Keine Lücken: Alle zutreffenden Fragen wurden mit „Ja, vollständig erfüllt“ beantwortet.',
    gap: 'Lücke',
    whatToDo: 'Was zu tun ist',
    evidence: interfaceWords.de.answers.evidence,
    effort: 'Aufwand',
    basis: interfaceWords.de.answers.references,
    gain: interfaceWords.de.plan.gain,
    points: 'Prozentpunkte',
    appliesFrom: interfaceWords.de.answers.appliesFrom,
    answers: interfaceWords.de.landing.report.answers.title,
    answersIntro: 'Antworten und Kommentare in dem Wortlaut, den die Organisation bei Abschluss der Bewertung gespeichert hatte.',
    question: 'Frage',
    answer: 'Antwort',
    comment: 'Kommentar',
    left: 'Auf die Organisation nicht zutreffend: {refs}. Diese Fragen gehen weder in das Ergebnis noch in seine Grundlage ein.',
    noReason: 'Ohne Begründung',
    evidenceTitle: 'Beigefügte Nachweise',
    evidenceIntro:
      'Dateien und Links, die die Organisation vor dem Abschluss ihren Antworten zugeordnet hat. Der SHA-256-Wert zeigt, ob eine vorgelegte Datei dieselbe Datei ist. Die Dateien hat nur die Organisation; löscht sie eine, bleibt diese Liste, wie sie ist. Den Inhalt der Dateien und Seiten hat niemand beurteilt.',
    evidenceQuestions: 'Fragen',
    evidenceName: 'Nachweis',
    evidenceAdded: 'Hinzugefügt',
    evidenceValid: interfaceWords.de.evidence.validity,
    evidenceLink: 'Link:',
    method: 'Methode',
    methodText: [
      'Jede Antwort bringt einen Teil der Punkte ihrer Frage: „Ja, vollständig erfüllt“ 100\u00a0%, „Teilweise erfüllt“ 50\u00a0%, „Nein, nicht erfüllt“ 0\u00a0%. „Nicht zutreffend“ nimmt die Frage aus Zähler und Nenner heraus.',
      'Die Fragen sind gewichtet. Das Ergebnis ist die Summe der erzielten Punkte geteilt durch die Summe der möglichen Punkte. Es wird exakt in ganzen Zahlen berechnet und einmal auf zwei Nachkommastellen gerundet. Mit der Schwelle wird der genaue, nicht der gerundete Wert verglichen.',
      'Rechtsstand des Katalogs: {asOf}. Grundlage: {basis}.',
    ],
    benchmark:
      'Die Durchführungsverordnung (EU) 2024/2690 bindet nur die darin genannten Einrichtungen des digitalen Sektors; für andere dient sie als Maßstab.',
    disclaimer: 'Rechtlicher Hinweis',
    disclaimerText: [
      'Dieser Bericht ist das Ergebnis einer Selbstbewertung. Er beruht auf Antworten, deren Richtigkeit niemand außer der Organisation geprüft hat. Er ist weder Audit noch Rechtsgutachten noch behördliche Entscheidung, ersetzt nicht die Konformitätsbewertung nach Art.\u00a043 der KI-Verordnung und ist kein Zertifikat im Sinne des Rechts der Cybersicherheitszertifizierung.',
      'Das Ergebnis entscheidet nicht darüber, ob gesetzliche Pflichten erfüllt sind. Dafür bleibt die Organisation verantwortlich.',
    ],
    page: frameWords.de.page,
    chart: 'Diagramm',
  },
  fr: {
    title: 'Rapport d’auto-évaluation',
    kicker: frameWords.fr.kicker,
    attachment: 'Données du rapport lisibles par machine',
    subject: 'Organisation',
    nip: frameWords.fr.nip,
    completedOn: 'Évaluation terminée le',
    catalogue: interfaceWords.fr.check.catalogue,
    reportId: 'Identifiant de l’évaluation',
    number: interfaceWords.fr.check.report.number,
    check: 'Vérifier ce rapport',
    checkText: 'Scannez le code ou saisissez vous-même l’adresse, puis choisissez ce fichier.',
    codeAlt: 'Code QR menant à la page de vérification\u00a0: {url}',
    advisers: 'Conseil',
    advisersNote: 'Désigné par l’organisation. Le conseiller ne confirme pas le résultat de l’auto-évaluation.',
    score: 'Score',
    threshold: frameWords.fr.threshold,
    noScore: frameWords.fr.noScore,
    reached: frameWords.fr.reached,
    barred: frameWords.fr.barred,
    below: interfaceWords.fr.score.below,
    belowRounded: 'Sous le seuil\u00a0: le score exact est inférieur à {threshold}\u00a0; la valeur affichée est arrondie.',
    nothingApplicable: 'Aucune question ne concerne l’organisation',
    notAudit:
      'Il s’agit d’une auto-évaluation et non d’un audit externe. Le rapport repose uniquement sur les réponses de l’organisation et ne remplace pas un audit officiel.',
    contents: 'Sommaire',
    summary: 'Synthèse',
    summaryReached:
      'L’organisation a obtenu {score} des points possibles et atteint le seuil de {threshold}. Elle peut établir un certificat d’auto-évaluation sur la base de cette évaluation.',
    summaryBarred:
      'L’organisation a obtenu {score} des points possibles et atteint le seuil de {threshold}, mais aucun certificat d’auto-évaluation ne peut être établi sur la base de cette évaluation. {obstacles}',
    summaryBelow:
      'L’organisation a obtenu {score} des points possibles. Il manque {missing} pour atteindre le seuil de {threshold}. Le chapitre «\u00a0Chemin vers le seuil\u00a0» donne la liste de changements la plus courte.',
    summaryNothing:
      'Toutes les questions ont été déclarées sans objet\u00a0; aucun score n’a donc été calculé et aucun certificat ne peut être établi.',
    sectionScores: 'Score par domaine',
    section: 'Domaine',
    radarAlt: 'Diagramme radar des scores par domaine\u00a0: {list}',
    distribution: 'Répartition des réponses',
    distributionAlt: 'Répartition des réponses\u00a0: {list}',
    assessedOf: '{assessed} questions sur {total} ont été évaluées. Sans objet\u00a0: {left}, dont sans motif\u00a0: {silent}.',
    scope: 'Vérification du champ d’application\u00a0: {status} ({basis}), effectuée le {date}, selon la déclaration de l’organisation.',
    scopeAtLeast: '{status}, au minimum {least}',
    questions: ['question', 'questions', 'questions'],
    path: 'Chemin vers le seuil',
    pathIntro:
      'Voici la liste de changements la plus courte qui mène au seuil de {threshold}. Chaque point doit être pleinement respecté\u00a0; l’ordre suit les points gagnés.',
    pathBarred: 'Le seuil de {threshold} est atteint. Ce qui s’oppose encore au certificat\u00a0:',
    pathDone: 'Le seuil de {threshold} est atteint. Ces changements font le plus progresser le score\u00a0:',
    pathComplete: 'Le seuil de {threshold} est atteint et les réponses ne révèlent aucun écart.',
    pathUnreachable: 'Sans question applicable, il n’existe pas de chemin vers le seuil.',
    pathResult: 'Après ces changements, le score sera de {score}.',
    plan: interfaceWords.fr.landing.report.plan.title,
    planIntro:
      'Les écarts sont classés selon les points de pourcentage gagnés en les comblant. La colonne des preuves indique ce qu’il faut conserver en cas de contrôle.',
    planNone: 'Aucun écart\u00a0: toutes les questions applicables ont reçu la réponse «\u00a0Oui, pleinement respecté\u00a0».',
    gap: 'Écart',
    whatToDo: 'Que faire',
    evidence: interfaceWords.fr.answers.evidence,
    effort: 'Effort',
    basis: interfaceWords.fr.answers.references,
    gain: interfaceWords.fr.plan.gain,
    points: 'pt',
    appliesFrom: interfaceWords.fr.answers.appliesFrom,
    answers: interfaceWords.fr.landing.report.answers.title,
    answersIntro: 'Réponses et commentaires tels que l’organisation les avait enregistrés à la fin de l’évaluation.',
    question: 'Question',
    answer: 'Réponse',
    comment: 'Commentaire',
    left: 'Sans objet pour l’organisation\u00a0: {refs}. Ces questions ne comptent ni dans le score ni dans sa base.',
    noReason: 'Sans motif',
    evidenceTitle: 'Preuves jointes',
    evidenceIntro:
      'Fichiers et liens que l’organisation a joints à ses réponses avant de terminer l’évaluation. Le SHA-256 montre si un fichier présenté est bien le même fichier. Seule l’organisation détient les fichiers\u00a0; si elle en supprime un, cette liste reste inchangée. Personne n’a évalué le contenu des fichiers et des pages.',
    evidenceQuestions: 'Questions',
    evidenceName: 'Preuve',
    evidenceAdded: 'Ajoutée',
    evidenceValid: interfaceWords.fr.evidence.validity,
    evidenceLink: 'Lien\u00a0:',
    method: 'Méthode',
    methodText: [
      'Chaque réponse donne une partie des points de sa question\u00a0: «\u00a0Oui, pleinement respecté\u00a0» 100\u00a0%, «\u00a0Partiellement respecté\u00a0» 50\u00a0%, «\u00a0Non, non respecté\u00a0» 0\u00a0%. «\u00a0Sans objet\u00a0» retire la question du numérateur et du dénominateur.',
      'Les questions sont pondérées. Le score est la somme des points obtenus divisée par la somme des points possibles. Il est calculé exactement, en nombres entiers, et arrondi une seule fois à deux décimales. C’est la valeur exacte, et non la valeur arrondie, qui est comparée au seuil.',
      'État du droit au {asOf}. Base\u00a0: {basis}.',
    ],
    benchmark:
      'Le règlement d’exécution (UE) 2024/2690 ne lie que les entités du secteur numérique qu’il énumère\u00a0; pour les autres, il sert de référence.',
    disclaimer: 'Avertissement',
    disclaimerText: [
      'Ce rapport résulte d’une auto-évaluation. Il se fonde sur des réponses dont personne d’autre que l’organisation n’a vérifié l’exactitude. Il ne constitue ni un audit, ni un avis juridique, ni une décision d’autorité, ne remplace pas l’évaluation de la conformité prévue à l’article\u00a043 du règlement sur l’IA et n’est pas un certificat au sens du droit de la certification de cybersécurité.',
      'Le score ne préjuge pas du respect des obligations légales. L’organisation en demeure responsable.',
    ],
    page: frameWords.fr.page,
    chart: 'Diagramme',
  },
};
