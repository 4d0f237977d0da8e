import { interfaceWords } from '#content/localized.ts';
import type { Language, Localized } from '#core/platform/languages.ts';
import { certificateWords } from '#content/documents/certificate/certificate.ts';
import { frameWords } from '#content/documents/frame.ts';

/** How the state of a certificate is called. */
export const certificateStates: Readonly<Record<'active' | 'expired' | 'revoked', Localized>> = {
  active: { pl: 'aktywny', en: 'active', de: 'aktiv', fr: 'actif' },
  expired: { pl: 'wygasły', en: 'expired', de: 'abgelaufen', fr: 'expiré' },
  revoked: { pl: 'unieważniony', en: 'revoked', de: 'widerrufen', fr: 'révoqué' },
};

/** Words of the monthly report; `{name}` is filled in. */
export type MonthlyWords = Readonly<{
  title: string;
  kicker: string;
  nip: string;
  made: string;
  notAudit: string;
  scores: string;
  completedOn: string;
  threshold: string;
  reached: string;
  barred: string;
  below: string;
  noScore: string;
  sinceBefore: string;
  firstResult: string;
  noFinished: string;
  points: string;
  open: string;
  openNone: string;
  openState: string;
  openAlt: string;
  gaps: string;
  gapsIntro: string;
  gapsNone: string;
  gapsMissing: string;
  gap: string;
  gain: string;
  effort: string;
  basis: string;
  changes: string;
  changesIntro: string;
  changesNone: string;
  changesMore: string;
  question: string;
  before: string;
  after: string;
  on: string;
  dates: string;
  certificate: string;
  state: string;
  validUntil: string;
  certificatesNone: string;
  access: string;
  accessUntil: string;
  accessNone: string;
  disclaimer: string;
  page: string;
  fileName: string;
}>;

export const monthlyWords: Readonly<Record<Language, MonthlyWords>> = {
  pl: {
    title: 'Miesięczny raport z\u00a0samooceny',
    kicker: frameWords.pl.kicker,
    nip: frameWords.pl.nip,
    made: 'Stan na',
    notAudit:
      'To jest podsumowanie samooceny, a nie audyt zewnętrzny. Opiera się wyłącznie na odpowiedziach organizacji i nie zastępuje oficjalnego audytu.',
    scores: 'Ostatnie wyniki',
    completedOn: 'Zakończono',
    threshold: 'Próg',
    reached: frameWords.pl.reached,
    barred: frameWords.pl.barred,
    below: interfaceWords.pl.score.below,
    noScore: frameWords.pl.noScore,
    sinceBefore: 'od poprzedniej oceny ({date})',
    firstResult: 'Pierwsza zakończona ocena',
    noFinished: 'Nie ma jeszcze zakończonej oceny.',
    points: 'pkt proc.',
    open: 'Oceny w toku',
    openNone: 'Żadna ocena nie jest w toku.',
    openState: 'Odpowiedzi: {answered} z {total}',
    openAlt: 'Postęp: {percent}',
    gaps: 'Najważniejsze luki',
    gapsIntro: 'Luki z ostatniej zakończonej oceny, które dają najwięcej punktów po zamknięciu.',
    gapsNone: 'Ostatnia zakończona ocena nie wykazała luk.',
    gapsMissing: 'Luki będą znane po zakończeniu pierwszej oceny.',
    gap: 'Luka i co zrobić',
    gain: interfaceWords.pl.plan.gain,
    effort: 'Nakład',
    basis: interfaceWords.pl.answers.references,
    changes: 'Zmiany odpowiedzi: {month}',
    changesIntro: 'Nowe odpowiedzi: {first}. Zmienione odpowiedzi: {changed}.',
    changesNone: 'W tym miesiącu nie zapisano żadnej odpowiedzi.',
    changesMore: 'Pokazano {shown} ostatnich zmian z {changed}.',
    question: 'Pytanie',
    before: 'Było',
    after: 'Jest',
    on: 'Data',
    dates: 'Terminy',
    certificate: certificateWords.pl.title,
    state: 'Status',
    validUntil: 'Ważny do',
    certificatesNone: 'Organizacja nie ma certyfikatów samooceny.',
    access: 'Abonament',
    accessUntil: 'Dostęp w planie Pro trwa do {date} i nie odnawia się sam.',
    accessNone: 'Opłacony okres zakończył się.',
    disclaimer:
      'Raport powstał automatycznie z odpowiedzi, których prawdziwości nie sprawdzał nikt poza organizacją. Nie jest opinią prawną ani decyzją organu i nie przesądza o wypełnieniu obowiązków prawnych.',
    page: frameWords.pl.page,
    fileName: 'atesto-raport-miesieczny-{month}.pdf',
  },
  en: {
    title: 'Monthly self-assessment report',
    kicker: frameWords.en.kicker,
    nip: frameWords.en.nip,
    made: 'As of',
    notAudit:
      'This is a summary of a self-assessment, not an external audit. It rests solely on the organisation’s answers and does not replace an official audit.',
    scores: 'Latest scores',
    completedOn: 'Completed on',
    threshold: 'Threshold',
    reached: frameWords.en.reached,
    barred: frameWords.en.barred,
    below: interfaceWords.en.score.below,
    noScore: frameWords.en.noScore,
    sinceBefore: 'since the previous assessment ({date})',
    firstResult: 'First completed assessment',
    noFinished: 'No assessment has been completed yet.',
    points: 'pp',
    open: 'Assessments in progress',
    openNone: 'No assessment is in progress.',
    openState: 'Answers: {answered} of {total}',
    openAlt: 'Progress: {percent}',
    gaps: 'Most important gaps',
    gapsIntro: 'The gaps from the latest completed assessment that bring the most points when closed.',
    gapsNone: 'The latest completed assessment showed no gaps.',
    gapsMissing: 'Gaps will be known once the first assessment is completed.',
    gap: 'Gap and what to do',
    gain: interfaceWords.en.plan.gain,
    effort: 'Effort',
    basis: interfaceWords.en.answers.references,
    changes: 'Changes to answers: {month}',
    changesIntro: 'New answers: {first}. Changed answers: {changed}.',
    changesNone: 'No answers were saved this month.',
    changesMore: 'The latest {shown} of {changed} changes are shown.',
    question: 'Question',
    before: 'Before',
    after: 'Now',
    on: 'Date',
    dates: 'Dates',
    certificate: certificateWords.en.title,
    state: 'Status',
    validUntil: 'Valid until',
    certificatesNone: 'The organisation has no self-assessment certificates.',
    access: 'Subscription',
    accessUntil: 'Access under the Pro plan lasts until {date} and does not renew automatically.',
    accessNone: 'The paid period has ended.',
    disclaimer:
      'This report was generated automatically from answers whose truth nobody but the organisation has checked. It is not a legal opinion or a decision of an authority and does not determine whether legal duties have been met.',
    page: frameWords.en.page,
    fileName: 'atesto-monthly-report-{month}.pdf',
  },
  de: {
    title: 'Monatlicher Bericht zur Selbstbewertung',
    kicker: frameWords.de.kicker,
    nip: frameWords.de.nip,
    made: 'Stand',
    notAudit:
      'Dies ist die Zusammenfassung einer Selbstbewertung und kein externes Audit. Sie beruht allein auf den Antworten der Organisation und ersetzt kein offizielles Audit.',
    scores: 'Letzte Ergebnisse',
    completedOn: 'Abgeschlossen am',
    threshold: 'Schwelle',
    reached: frameWords.de.reached,
    barred: frameWords.de.barred,
    below: interfaceWords.de.score.below,
    noScore: frameWords.de.noScore,
    sinceBefore: 'seit der vorigen Bewertung ({date})',
    firstResult: 'Erste abgeschlossene Bewertung',
    noFinished: 'Es ist noch keine Bewertung abgeschlossen.',
    points: 'Prozentpunkte',
    open: 'Laufende Bewertungen',
    openNone: 'Keine Bewertung ist in Bearbeitung.',
    openState: 'Antworten: {answered} von {total}',
    openAlt: 'Fortschritt: {percent}',
    gaps: 'Wichtigste Lücken',
    gapsIntro: 'Lücken der letzten abgeschlossenen Bewertung, deren Schließung die meisten Punkte bringt.',
    gapsNone: 'Die letzte abgeschlossene Bewertung zeigte keine Lücken.',
    gapsMissing: 'Die Lücken stehen fest, sobald die erste Bewertung abgeschlossen ist.',
    gap: 'Lücke und was zu tun ist',
    gain: interfaceWords.de.plan.gain,
    effort: 'Aufwand',
    basis: interfaceWords.de.answers.references,
    changes: 'Änderungen der Antworten: {month}',
    changesIntro: 'Neue Antworten: {first}. Geänderte Antworten: {changed}.',
    changesNone: 'In diesem Monat wurde keine Antwort gespeichert.',
    changesMore: 'Gezeigt werden die letzten {shown} von {changed} Änderungen.',
    question: 'Frage',
    before: 'Vorher',
    after: 'Jetzt',
    on: 'Datum',
    dates: 'Termine',
    certificate: certificateWords.de.title,
    state: 'Status',
    validUntil: 'Gültig bis',
    certificatesNone: 'Die Organisation hat keine Selbstbewertungszertifikate.',
    access: 'Abonnement',
    accessUntil: 'Der Zugang im Pro-Tarif gilt bis {date} und verlängert sich nicht automatisch.',
    accessNone: 'Der bezahlte Zeitraum ist beendet.',
    disclaimer:
      'Dieser Bericht wurde automatisch aus Antworten erstellt, deren Richtigkeit niemand außer der Organisation geprüft hat. Er ist weder Rechtsgutachten noch behördliche Entscheidung und entscheidet nicht darüber, ob gesetzliche Pflichten erfüllt sind.',
    page: frameWords.de.page,
    fileName: 'atesto-monatsbericht-{month}.pdf',
  },
  fr: {
    title: 'Rapport d’auto-évaluation mensuel',
    kicker: frameWords.fr.kicker,
    nip: frameWords.fr.nip,
    made: 'Situation au',
    notAudit:
      'Il s’agit de la synthèse d’une auto-évaluation et non d’un audit externe. Elle repose uniquement sur les réponses de l’organisation et ne remplace pas un audit officiel.',
    scores: 'Derniers scores',
    completedOn: 'Terminée le',
    threshold: 'Seuil',
    reached: frameWords.fr.reached,
    barred: frameWords.fr.barred,
    below: interfaceWords.fr.score.below,
    noScore: frameWords.fr.noScore,
    sinceBefore: 'depuis l’évaluation précédente ({date})',
    firstResult: 'Première évaluation terminée',
    noFinished: 'Aucune évaluation n’est encore terminée.',
    points: 'pt',
    open: 'Évaluations en cours',
    openNone: 'Aucune évaluation n’est en cours.',
    openState: 'Réponses\u00a0: {answered} sur {total}',
    openAlt: 'Avancement\u00a0: {percent}',
    gaps: 'Principaux écarts',
    gapsIntro: 'Écarts de la dernière évaluation terminée dont la résolution rapporte le plus de points.',
    gapsNone: 'La dernière évaluation terminée n’a révélé aucun écart.',
    gapsMissing: 'Les écarts seront connus une fois la première évaluation terminée.',
    gap: 'Écart et mesure à prendre',
    gain: interfaceWords.fr.plan.gain,
    effort: 'Effort',
    basis: interfaceWords.fr.answers.references,
    changes: 'Modifications des réponses\u00a0: {month}',
    changesIntro: 'Nouvelles réponses\u00a0: {first}. Réponses modifiées\u00a0: {changed}.',
    changesNone: 'Aucune réponse n’a été enregistrée au cours de ce mois.',
    changesMore: 'Les {shown} dernières modifications sur {changed} sont affichées.',
    question: 'Question',
    before: 'Avant',
    after: 'Maintenant',
    on: 'Date',
    dates: 'Échéances',
    certificate: certificateWords.fr.title,
    state: 'Statut',
    validUntil: 'Valable jusqu’au',
    certificatesNone: 'L’organisation n’a pas de certificat d’auto-évaluation.',
    access: 'Abonnement',
    accessUntil: 'L’accès de la formule Pro est ouvert jusqu’au {date} et ne se renouvelle pas automatiquement.',
    accessNone: 'La période payée est terminée.',
    disclaimer:
      'Ce rapport a été établi automatiquement à partir de réponses dont personne d’autre que l’organisation n’a vérifié l’exactitude. Il ne constitue ni un avis juridique ni une décision d’autorité et ne préjuge pas du respect des obligations légales.',
    page: frameWords.fr.page,
    fileName: 'atesto-rapport-mensuel-{month}.pdf',
  },
};
