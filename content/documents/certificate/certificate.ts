import { interfaceWords, localized } from '#content/localized.ts';
import { confirmationMethods, type ConfirmationMethod } from '#core/company/confirmation.ts';
import type { Language, Localized } from '#core/platform/languages.ts';
import type { Regime } from '#core/platform/regimes.ts';

/** Words of the certificate; `{name}` is filled in. */
export type CertificateWords = Readonly<{
  title: string;
  /** What it is not, beside the title. */
  kind: string;
  confirms: string;
  nip: string;
  confirmed: string;
  /** Of certificates from before companies were confirmed. */
  unconfirmed: string;
  statement: string;
  scope: string;
  /** What was assessed, in lines. */
  coverage: readonly [string, string, string];
  number: string;
  issued: string;
  expires: string;
  score: string;
  threshold: string;
  declaration: string;
  issuer: string;
  scan: string;
  compare: Readonly<{ intro: string; items: readonly [string, string, string, string]; warning: string }>;
  hash: string;
  qrAlt: string;
  /** What it is not, by what was assessed. */
  disclaimer: Readonly<Record<Regime, string>>;
  attachment: string;
  attachedKeys: string;
  attachedProof: string;
}>;

/** Ways in which a company was confirmed, as the screens name them. */
export const methodNames = Object.fromEntries(
  confirmationMethods.map((method) => [method, localized((words) => words.confirmation.methods[method])]),
) as Readonly<Record<ConfirmationMethod, Localized>>;

export const certificateWords: Readonly<Record<Language, CertificateWords>> = {
  pl: {
    title: 'Certyfikat samooceny',
    kind: 'Samoocena, nie audyt',
    confirms: 'Organizacja',
    nip: 'NIP',
    confirmed: interfaceWords.pl.registry.confirmed,
    unconfirmed: 'Firmy wtedy nie potwierdzano',
    statement: 'przeprowadziła samoocenę zgodności z następującymi przepisami: {regime}. Osiągnęła w niej próg {threshold}.',
    scope: 'Zakres oceny',
    coverage: [
      'Cały kwestionariusz, wersja {catalogue}',
      'Oceniono {assessed} z\u00a0{total} pytań',
      'Nie dotyczy: {left}, bez uzasadnienia: {silent}',
    ],
    number: 'Numer',
    issued: 'Data wystawienia',
    expires: 'Ważny do',
    score: 'Wynik',
    threshold: 'próg {threshold}',
    declaration: 'Prawdziwość odpowiedzi potwierdza',
    issuer: 'Wystawca',
    scan: 'Zeskanuj kod albo samodzielnie wpisz adres',
    compare: {
      intro: 'Porównaj cztery rzeczy z\u00a0rejestrem:',
      items: ['nazwę organizacji', 'NIP', 'numer i\u00a0przepisy', 'daty oraz wynik, jeśli rejestr go podaje'],
      warning: 'Coś się różni? Nie ufaj temu dokumentowi.',
    },
    hash: 'SHA-256 poświadczenia',
    qrAlt: 'Kod QR prowadzący do wpisu w rejestrze: {url}',
    disclaimer: {
      nis2: 'Certyfikat potwierdza wynik samooceny, a nie audytu zewnętrznego. Odpowiedzi pochodzą od organizacji i nie sprawdzał ich nikt inny. Certyfikat nie zastępuje oficjalnego audytu i nie jest certyfikatem w rozumieniu przepisów o certyfikacji cyberbezpieczeństwa. Aktualny status podaje rejestr.',
      ai_act:
        'Certyfikat potwierdza wynik samooceny, a nie audytu zewnętrznego. Odpowiedzi pochodzą od organizacji i nie sprawdzał ich nikt inny. Certyfikat nie zastępuje oceny zgodności i nie jest certyfikatem jednostki notyfikowanej, o którym mowa w art.\u00a044 AI Act. Aktualny status podaje rejestr.',
    },
    attachment: 'Poświadczenie podpisane przez wystawcę (SD-JWT)',
    attachedKeys: 'Lista kluczy wystawcy, podpisana przez klucze główne',
    attachedProof: 'Dowód wpisu w publicznym dzienniku',
  },
  en: {
    title: 'Self-assessment certificate',
    kind: 'Self-assessment, not an audit',
    confirms: 'The organisation',
    nip: 'NIP',
    confirmed: interfaceWords.en.registry.confirmed,
    unconfirmed: 'Company not confirmed at the time',
    statement: 'carried out a compliance self-assessment against {regime} and reached its threshold of {threshold}.',
    scope: 'Scope of the assessment',
    coverage: [
      'Whole questionnaire, version {catalogue}',
      '{assessed} of {total} questions assessed',
      'Not applicable: {left}, without a reason: {silent}',
    ],
    number: 'Number',
    issued: 'Date of issue',
    expires: 'Valid until',
    score: 'Score',
    threshold: 'threshold {threshold}',
    declaration: 'The answers are declared to be true by',
    issuer: 'Issued by',
    scan: 'Scan the code, or type the address yourself',
    compare: {
      intro: 'Compare four things with the registry:',
      items: ['name of the organisation', 'NIP', 'number and regime', 'dates, and the score if the registry shows it'],
      warning: 'If anything differs, do not trust this document.',
    },
    hash: 'SHA-256 of the credential',
    qrAlt: 'QR code leading to the registry entry: {url}',
    disclaimer: {
      nis2: 'This certificate confirms the outcome of a self-assessment, not of an external audit. The answers are the organisation’s own and nobody else has checked them. It does not replace an official audit and is not a certificate within the meaning of cybersecurity certification law. The registry gives the current status.',
      ai_act:
        'This certificate confirms the outcome of a self-assessment, not of an external audit. The answers are the organisation’s own and nobody else has checked them. It does not replace a conformity assessment and is not a certificate of a notified body under Art.\u00a044 of the AI Act. The registry gives the current status.',
    },
    attachment: 'Credential signed by the issuer (SD-JWT)',
    attachedKeys: 'The issuer’s list of keys, signed by the root keys',
    attachedProof: 'Proof of the entry in the public log',
  },
  de: {
    title: 'Selbstbewertungszertifikat',
    kind: 'Selbstbewertung, kein Audit',
    confirms: 'Die Organisation',
    nip: 'NIP',
    confirmed: interfaceWords.de.registry.confirmed,
    unconfirmed: 'Unternehmen wurden damals nicht bestätigt',
    statement:
      'hat eine Selbstbewertung anhand folgender Anforderungen durchgeführt: {regime}. Sie hat dabei die Schwelle von {threshold} erreicht.',
    scope: 'Umfang der Bewertung',
    coverage: [
      'Gesamter Fragebogen, Version {catalogue}',
      '{assessed} von {total} Fragen bewertet',
      'Nicht zutreffend: {left}, ohne Begründung: {silent}',
    ],
    number: 'Nummer',
    issued: 'Ausgestellt am',
    expires: 'Gültig bis',
    score: 'Ergebnis',
    threshold: 'Schwelle {threshold}',
    declaration: 'Die Richtigkeit der Antworten erklärt',
    issuer: 'Aussteller',
    scan: 'Code scannen oder Adresse selbst eintippen',
    compare: {
      intro: 'Vergleichen Sie vier Dinge mit dem Register:',
      items: ['Name der Organisation', 'NIP', 'Nummer und Regelwerk', 'Daten sowie Ergebnis, falls das Register es nennt'],
      warning: 'Weicht etwas ab? Vertrauen Sie diesem Dokument nicht.',
    },
    hash: 'SHA-256 des Nachweises',
    qrAlt: 'QR-Code zum Registereintrag: {url}',
    disclaimer: {
      nis2: 'Dieses Zertifikat bestätigt das Ergebnis einer Selbstbewertung, nicht eines externen Audits. Die Antworten stammen von der Organisation und wurden von niemand anderem geprüft. Es ersetzt kein offizielles Audit und ist kein Zertifikat im Sinne des Rechts der Cybersicherheitszertifizierung. Den aktuellen Status nennt das Register.',
      ai_act:
        'Dieses Zertifikat bestätigt das Ergebnis einer Selbstbewertung, nicht eines externen Audits. Die Antworten stammen von der Organisation und wurden von niemand anderem geprüft. Es ersetzt keine Konformitätsbewertung und ist keine Bescheinigung einer notifizierten Stelle nach Art.\u00a044 der KI-Verordnung. Den aktuellen Status nennt das Register.',
    },
    attachment: 'Vom Aussteller signierter Nachweis (SD-JWT)',
    attachedKeys: 'Schlüsselliste des Ausstellers, von den Stammschlüsseln signiert',
    attachedProof: 'Nachweis des Eintrags im öffentlichen Protokoll',
  },
  fr: {
    title: 'Certificat d’auto-évaluation',
    kind: 'Auto-évaluation, pas un audit',
    confirms: 'L’organisation',
    nip: 'NIP',
    confirmed: interfaceWords.fr.registry.confirmed,
    unconfirmed: 'L’entreprise n’était pas encore confirmée',
    statement:
      'a réalisé une auto-évaluation de sa conformité aux exigences suivantes\u00a0: {regime}. Elle a atteint le seuil de {threshold}.',
    scope: 'Périmètre de l’évaluation',
    coverage: [
      'Questionnaire entier, version {catalogue}',
      '{assessed} questions évaluées sur {total}',
      'Sans objet\u00a0: {left}, sans motif\u00a0: {silent}',
    ],
    number: 'Numéro',
    issued: 'Date d’établissement',
    expires: 'Valable jusqu’au',
    score: 'Score',
    threshold: 'seuil de {threshold}',
    declaration: 'L’exactitude des réponses est déclarée par',
    issuer: 'Délivré par',
    scan: 'Scannez le code ou saisissez vous-même l’adresse',
    compare: {
      intro: 'Comparez quatre points avec le registre\u00a0:',
      items: ['le nom de l’organisation', 'le NIP', 'le numéro et le texte visé', 'les dates, et le score si le registre l’indique'],
      warning: 'Une différence\u00a0? Ne vous fiez pas à ce document.',
    },
    hash: 'SHA-256 de l’attestation',
    qrAlt: 'Code QR menant à l’entrée du registre\u00a0: {url}',
    disclaimer: {
      nis2: 'Ce certificat confirme le résultat d’une auto-évaluation et non d’un audit externe. Les réponses sont celles de l’organisation et personne d’autre ne les a vérifiées. Il ne remplace pas un audit officiel et n’est pas un certificat au sens du droit de la certification de cybersécurité. Le registre indique le statut actuel.',
      ai_act:
        'Ce certificat confirme le résultat d’une auto-évaluation et non d’un audit externe. Les réponses sont celles de l’organisation et personne d’autre ne les a vérifiées. Il ne remplace pas une évaluation de la conformité et n’est pas un certificat d’organisme notifié au sens de l’article\u00a044 du règlement sur l’IA. Le registre indique le statut actuel.',
    },
    attachment: 'Attestation signée par l’émetteur (SD-JWT)',
    attachedKeys: 'Liste des clés de l’émetteur, signée par les clés racines',
    attachedProof: 'Preuve de l’inscription au journal public',
  },
};
