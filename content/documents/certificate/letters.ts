import type { Language } from '#core/platform/languages.ts';

export const letterKinds = ['board', 'customers'] as const;
export type LetterKind = (typeof letterKinds)[number];
export type LetterWords = Readonly<{ subject: string; paragraphs: readonly string[] }>;

/** Mails that the holder of a certificate may send on: to its board and to its customers. */
export const letters: Readonly<Record<LetterKind, Readonly<Record<Language, LetterWords>>>> = {
  board: {
    pl: {
      subject: 'Samoocena {regime}: wynik {score}, certyfikat {number}',
      paragraphs: [
        'Dzień dobry,',
        'zakończyliśmy samoocenę {regime}. Wynik: {score} przy progu {threshold}. Oceniono {assessed} z {total} pytań.',
        'Na tej podstawie wystawiono certyfikat samooceny {number}, ważny do {until}. Prawdziwość odpowiedzi potwierdza: {declarant}.',
        'Certyfikat i jego aktualny status: {address}',
        'To samoocena: potwierdza naszą własną ocenę, nie zastępuje audytu i nie zwalnia z obowiązków wynikających z przepisów. Raport z planem działań jest do pobrania w Atesto.',
      ],
    },
    en: {
      subject: '{regime} self-assessment: score {score}, certificate {number}',
      paragraphs: [
        'Dear all,',
        'We have completed our {regime} self-assessment. Score: {score}, against a threshold of {threshold}. {assessed} of {total} questions were assessed.',
        'On this basis the self-assessment certificate {number} was issued, valid until {until}. The answers are confirmed as true by {declarant}.',
        'The certificate and its current status: {address}',
        'This is a self-assessment: it confirms our own assessment, does not replace an audit and does not release us from any legal duty. The report with the action plan can be downloaded at Atesto.',
      ],
    },
    de: {
      subject: 'Selbstbewertung {regime}: Ergebnis {score}, Zertifikat {number}',
      paragraphs: [
        'Sehr geehrte Damen und Herren,',
        'wir haben unsere Selbstbewertung {regime} abgeschlossen. Ergebnis: {score} bei einer Schwelle von {threshold}. Bewertet wurden {assessed} von {total} Fragen.',
        'Auf dieser Grundlage wurde das Selbstbewertungszertifikat {number} ausgestellt, gültig bis {until}. Die Richtigkeit der Antworten bestätigt: {declarant}.',
        'Das Zertifikat und sein aktueller Status: {address}',
        'Es handelt sich um eine Selbstbewertung: Sie bestätigt unsere eigene Einschätzung, ersetzt kein Audit und befreit von keiner gesetzlichen Pflicht. Der Bericht mit Maßnahmenplan steht bei Atesto bereit.',
      ],
    },
    fr: {
      subject: 'Auto-évaluation {regime}\u00a0: score {score}, certificat {number}',
      paragraphs: [
        'Mesdames, Messieurs,',
        'Nous avons terminé notre auto-évaluation {regime}. Score\u00a0: {score}, pour un seuil de {threshold}. {assessed} questions sur {total} ont été évaluées.',
        'Le certificat d’auto-évaluation {number} a été établi sur cette base, valable jusqu’au {until}. L’exactitude des réponses est confirmée par {declarant}.',
        'Le certificat et son statut actuel\u00a0: {address}',
        'Il s’agit d’une auto-évaluation\u00a0: elle confirme notre propre appréciation, ne remplace pas un audit et ne dispense d’aucune obligation légale. Le rapport avec son plan d’action est disponible sur Atesto.',
      ],
    },
  },
  customers: {
    pl: {
      subject: '{organization}: certyfikat samooceny {regime}',
      paragraphs: [
        'Dzień dobry,',
        'przeprowadziliśmy samoocenę zgodności {regime} i osiągnęliśmy w niej próg {threshold}. Otrzymaliśmy certyfikat samooceny {number}, ważny do {until}.',
        'Można go sprawdzić samodzielnie, bez zakładania konta: {address}',
        'Certyfikat potwierdza naszą własną ocenę. Nie jest audytem zewnętrznym. Na pytania o zabezpieczenia chętnie odpowiemy.',
        '{organization}',
      ],
    },
    en: {
      subject: '{organization}: {regime} self-assessment certificate',
      paragraphs: [
        'Dear customer,',
        'We have assessed ourselves against {regime} and reached the threshold of {threshold}. We hold the self-assessment certificate {number}, valid until {until}.',
        'You can check it yourself, without an account: {address}',
        'The certificate confirms our own assessment. It is not an external audit. We will be glad to answer any questions about our safeguards.',
        '{organization}',
      ],
    },
    de: {
      subject: '{organization}: Selbstbewertungszertifikat {regime}',
      paragraphs: [
        'Sehr geehrte Damen und Herren,',
        'wir haben uns selbst nach {regime} bewertet und die Schwelle von {threshold} erreicht. Dafür wurde das Selbstbewertungszertifikat {number} ausgestellt, gültig bis {until}.',
        'Sie können es selbst und ohne Konto prüfen: {address}',
        'Das Zertifikat bestätigt unsere eigene Bewertung. Es ist kein externes Audit. Fragen zu unseren Schutzmaßnahmen beantworten wir gern.',
        '{organization}',
      ],
    },
    fr: {
      subject: '{organization}\u00a0: certificat d’auto-évaluation {regime}',
      paragraphs: [
        'Madame, Monsieur,',
        'Nous avons évalué notre conformité {regime} et atteint le seuil de {threshold}. Nous disposons du certificat d’auto-évaluation {number}, valable jusqu’au {until}.',
        'Vous pouvez le vérifier vous-même, sans compte\u00a0: {address}',
        'Ce certificat confirme notre propre évaluation. Ce n’est pas un audit externe. Nous répondrons volontiers à vos questions sur nos mesures de sécurité.',
        '{organization}',
      ],
    },
  },
};
