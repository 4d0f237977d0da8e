import { localized } from '#content/localized.ts';
import type { Language, Localized } from '#core/platform/languages.ts';
import type { MailWords } from '#content/mails/mail-words.ts';

export const finishMailKinds = ['report_ready', 'certificate_issued'] as const;

const toCertificates = localized((words) => words.confirmation.toCertificates);
const toResult: Localized = {
  pl: 'Zobacz wynik i\u00a0raport',
  en: 'See the score and report',
  de: 'Ergebnis und Bericht ansehen',
  fr: 'Voir le score et le rapport',
};

/** What a report means for a certificate. */
export const finishOutcomes: Readonly<Record<'reached' | 'barred' | 'below', Localized>> = {
  reached: {
    pl: 'Próg jest osiągnięty: możesz wystawić certyfikat samooceny.',
    en: 'The threshold is reached: you can issue a self-assessment certificate.',
    de: 'Die Schwelle ist erreicht: Sie können ein Selbstbewertungszertifikat ausstellen.',
    fr: 'Le seuil est atteint\u00a0: vous pouvez établir un certificat d’auto-évaluation.',
  },
  // `{obstacles}` states why and what to do.
  barred: {
    pl: 'Próg jest osiągnięty, ale certyfikatu nie można wystawić. {obstacles}',
    en: 'The threshold is reached, but no certificate can be issued. {obstacles}',
    de: 'Die Schwelle ist erreicht, aber ein Zertifikat kann nicht ausgestellt werden. {obstacles}',
    fr: 'Le seuil est atteint, mais aucun certificat ne peut être établi. {obstacles}',
  },
  below: {
    pl: 'To mniej niż próg. Raport pokazuje najkrótszą drogę do niego.',
    en: 'This is below the threshold. The report shows the shortest path to it.',
    de: 'Das liegt unter der Schwelle. Der Bericht zeigt den kürzesten Weg dorthin.',
    fr: 'C’est moins que le seuil. Le rapport montre le chemin le plus court pour l’atteindre.',
  },
};

/** Whether the document comes with the mail; one that is too large, or not drawn yet, is behind the link. */
export const finishDocuments: Readonly<Record<'attached' | 'linked', Localized>> = {
  attached: {
    pl: 'Dokument PDF jest w\u00a0załączniku. W\u00a0innych językach pobierzesz go w\u00a0Atesto:',
    en: 'The PDF is attached. You can download it in other languages at Atesto:',
    de: 'Das PDF ist angehängt. In anderen Sprachen laden Sie es bei Atesto herunter:',
    fr: 'Le PDF est joint. Vous pouvez le télécharger dans d’autres langues sur Atesto\u00a0:',
  },
  linked: {
    pl: 'Dokument PDF pobierzesz w\u00a0Atesto, w\u00a0czterech językach:',
    en: 'You can download the PDF at Atesto, in four languages:',
    de: 'Das PDF laden Sie bei Atesto in vier Sprachen herunter:',
    fr: 'Vous pouvez télécharger le PDF sur Atesto, en quatre langues\u00a0:',
  },
};

/** Mails about what an assessment came to. `{document}` is one of `finishDocuments`. */
export const finishMails: Readonly<Record<(typeof finishMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  report_ready: {
    pl: {
      subject: 'Raport z\u00a0samooceny {regime}: {score}',
      paragraphs: ['Ocena {regime} organizacji {organization} jest zakończona. Wynik: {score}, próg: {threshold}. {outcome}', '{document}'],
      action: toResult.pl,
      closing: ['Raport jest Twój: bez Twojej decyzji nie trafia do rejestru ani do nikogo innego.'],
    },
    en: {
      subject: '{regime} self-assessment report: {score}',
      paragraphs: [
        'The {regime} assessment of {organization} is complete. Score: {score}, threshold: {threshold}. {outcome}',
        '{document}',
      ],
      action: toResult.en,
      closing: ['The report is yours: without your decision it goes neither to the registry nor to anybody else.'],
    },
    de: {
      subject: 'Bericht zur Selbstbewertung {regime}: {score}',
      paragraphs: [
        'die Bewertung {regime} von {organization} ist abgeschlossen. Ergebnis: {score}, Schwelle: {threshold}. {outcome}',
        '{document}',
      ],
      action: toResult.de,
      closing: ['Der Bericht gehört Ihnen: Ohne Ihre Entscheidung gelangt er weder ins Register noch zu Dritten.'],
    },
    fr: {
      subject: 'Rapport d’auto-évaluation {regime}\u00a0: {score}',
      paragraphs: [
        'L’évaluation {regime} de {organization} est terminée. Score\u00a0: {score}, seuil\u00a0: {threshold}. {outcome}',
        '{document}',
      ],
      action: toResult.fr,
      closing: ['Ce rapport vous appartient\u00a0: sans votre décision, il ne va ni au registre ni à un tiers.'],
    },
  },
  certificate_issued: {
    pl: {
      subject: 'Certyfikat samooceny {number}',
      paragraphs: [
        'Certyfikat samooceny {regime} organizacji {organization} jest wystawiony: numer {number}, ważny do {until}.',
        '{document}',
      ],
      action: toCertificates.pl,
      closing: [
        'Każdy może go sprawdzić pod adresem {publicUrl}/c/{number}.',
        'To certyfikat samooceny: potwierdza własną ocenę organizacji i\u00a0nie zastępuje audytu.',
      ],
    },
    en: {
      subject: 'Self-assessment certificate {number}',
      paragraphs: [
        'The {regime} self-assessment certificate of {organization} has been issued: number {number}, valid until {until}.',
        '{document}',
      ],
      action: toCertificates.en,
      closing: [
        'Anybody can check it at {publicUrl}/c/{number}.',
        'It is a self-assessment certificate: it confirms the organisation’s own assessment and does not replace an audit.',
      ],
    },
    de: {
      subject: 'Selbstbewertungszertifikat {number}',
      paragraphs: [
        'das Selbstbewertungszertifikat {regime} von {organization} ist ausgestellt: Nummer {number}, gültig bis {until}.',
        '{document}',
      ],
      action: toCertificates.de,
      closing: [
        'Prüfen kann es jeder unter {publicUrl}/c/{number}.',
        'Es ist ein Selbstbewertungszertifikat: Es bestätigt die eigene Bewertung der Organisation und ersetzt kein Audit.',
      ],
    },
    fr: {
      subject: 'Certificat d’auto-évaluation {number}',
      paragraphs: [
        'Le certificat d’auto-évaluation {regime} de {organization} est établi\u00a0: numéro {number}, valable jusqu’au {until}.',
        '{document}',
      ],
      action: toCertificates.fr,
      closing: [
        'Chacun peut le vérifier à l’adresse {publicUrl}/c/{number}.',
        'C’est un certificat d’auto-évaluation\u00a0: il confirme l’évaluation faite par l’organisation et ne remplace pas un audit.',
      ],
    },
  },
};
