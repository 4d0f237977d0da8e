import { said } from '#content/said.ts';
import { confirmationMethods, type ConfirmationMethod } from '#core/confirmation.ts';
import type { Language, Localized } from '#core/languages.ts';
import { frameWords } from './frame.ts';
import { badgeWords } from './badge.ts';

/** Words of the certificate; `{name}` is filled in. */
export type CertificateWords = Readonly<{
  title: string;
  confirms: string;
  nip: string;
  confirmed: string;
  statement: string;
  coverage: string;
  number: string;
  issued: string;
  expires: string;
  catalogue: string;
  score: string;
  threshold: string;
  declaration: string;
  verify: string;
  scan: string;
  compare: string;
  hash: string;
  qrAlt: string;
  disclaimer: string;
  attachment: string;
  attachedKeys: string;
  attachedProof: string;
}>;

/** Ways in which a company was confirmed, as the screens name them. */
export const methodNames = Object.fromEntries(
  confirmationMethods.map((method) => [method, said((words) => words.confirmation.methods[method])]),
) as Readonly<Record<ConfirmationMethod, Localized>>;

export const certificateWords: Readonly<Record<Language, CertificateWords>> = {
  pl: {
    title: 'Certyfikat samooceny',
    confirms: 'Organizacja',
    nip: 'NIP',
    confirmed: 'Firma potwierdzona {date}: {method}',
    statement: 'przeprowadziła samoocenę zgodności z następującymi przepisami: {regime}. Osiągnęła w niej próg {threshold}.',
    coverage: 'Oceniono {assessed} z {total} pytań; nie dotyczy: {left}, w tym bez uzasadnienia: {silent}.',
    number: 'Numer',
    issued: 'Data wystawienia',
    expires: 'Ważny do',
    catalogue: frameWords.pl.catalogue,
    score: 'Wynik',
    threshold: 'próg {threshold}',
    declaration: 'Prawdziwość odpowiedzi potwierdza',
    verify: badgeWords.pl.check,
    scan: 'Zeskanuj kod albo wpisz w przeglądarce',
    compare: 'Porównaj z tym dokumentem: nazwę, NIP, daty oraz wynik i przepisy. Jeśli coś się różni, nie ufaj temu dokumentowi.',
    hash: 'SHA-256 poświadczenia',
    qrAlt: 'Kod QR prowadzący do wpisu w rejestrze: {url}',
    disclaimer:
      'Certyfikat potwierdza wynik samooceny, a nie audytu zewnętrznego. Odpowiedzi pochodzą od organizacji i nie sprawdzał ich nikt inny. Certyfikat nie zastępuje oficjalnego audytu ani oceny zgodności i nie jest certyfikatem w rozumieniu przepisów o certyfikacji cyberbezpieczeństwa ani art. 43 AI Act. Aktualny status podaje rejestr.',
    attachment: 'Poświadczenie podpisane przez wystawcę (SD-JWT)',
    attachedKeys: 'Lista kluczy wystawcy, podpisana przez klucze główne',
    attachedProof: 'Dowód wpisu w publicznym dzienniku',
  },
  en: {
    title: 'Self-assessment certificate',
    confirms: 'The organisation',
    nip: 'NIP',
    confirmed: 'Company confirmed on {date}: {method}',
    statement: 'carried out a compliance self-assessment against {regime} and reached its threshold of {threshold}.',
    coverage: '{assessed} of {total} questions assessed; not applicable: {left}, of which without a reason: {silent}.',
    number: 'Number',
    issued: 'Date of issue',
    expires: 'Valid until',
    catalogue: frameWords.en.catalogue,
    score: 'Score',
    threshold: 'threshold {threshold}',
    declaration: 'The answers are declared to be true by',
    verify: badgeWords.en.check,
    scan: 'Scan the code or type in a browser',
    compare: 'Compare with this document: name, NIP, dates, and score with regime. If anything differs, do not trust this document.',
    hash: 'SHA-256 of the credential',
    qrAlt: 'QR code leading to the registry entry: {url}',
    disclaimer:
      'This certificate confirms the outcome of a self-assessment, not of an external audit. The answers are the organisation’s own and nobody else has checked them. It does not replace an official audit or conformity assessment and is not a certificate within the meaning of cybersecurity certification law or Art. 43 of the AI Act. The registry gives the current status.',
    attachment: 'Credential signed by the issuer (SD-JWT)',
    attachedKeys: 'The issuer’s list of keys, signed by the root keys',
    attachedProof: 'Proof of the entry in the public log',
  },
  de: {
    title: 'Selbstbewertungszertifikat',
    confirms: 'Die Organisation',
    nip: 'NIP',
    confirmed: 'Unternehmen bestätigt am {date}: {method}',
    statement:
      'hat eine Selbstbewertung anhand folgender Anforderungen durchgeführt: {regime}. Sie hat dabei die Schwelle von {threshold} erreicht.',
    coverage: '{assessed} von {total} Fragen bewertet; nicht zutreffend: {left}, davon ohne Begründung: {silent}.',
    number: 'Nummer',
    issued: 'Ausgestellt am',
    expires: 'Gültig bis',
    catalogue: frameWords.de.catalogue,
    score: 'Ergebnis',
    threshold: 'Schwelle {threshold}',
    declaration: 'Die Richtigkeit der Antworten erklärt',
    verify: badgeWords.de.check,
    scan: 'Code scannen oder im Browser eingeben',
    compare:
      'Vergleichen Sie mit diesem Dokument: Name, NIP, Daten sowie Ergebnis und Regelwerk. Weicht etwas ab, vertrauen Sie diesem Dokument nicht.',
    hash: 'SHA-256 des Nachweises',
    qrAlt: 'QR-Code zum Registereintrag: {url}',
    disclaimer:
      'Dieses Zertifikat bestätigt das Ergebnis einer Selbstbewertung, nicht eines externen Audits. Die Antworten stammen von der Organisation und wurden von niemand anderem geprüft. Es ersetzt weder ein offizielles Audit noch eine Konformitätsbewertung und ist kein Zertifikat im Sinne des Rechts der Cybersicherheitszertifizierung oder des Art.\u00a043 der KI-Verordnung. Den aktuellen Status nennt das Register.',
    attachment: 'Vom Aussteller signierter Nachweis (SD-JWT)',
    attachedKeys: 'Schlüsselliste des Ausstellers, von den Stammschlüsseln signiert',
    attachedProof: 'Nachweis des Eintrags im öffentlichen Protokoll',
  },
  fr: {
    title: 'Certificat d’auto-évaluation',
    confirms: 'L’organisation',
    nip: 'NIP',
    confirmed: 'Entreprise confirmée le {date}\u00a0: {method}',
    statement:
      'a réalisé une auto-évaluation de sa conformité aux exigences suivantes\u00a0: {regime}. Elle a atteint le seuil de {threshold}.',
    coverage: '{assessed} questions évaluées sur {total}\u00a0; sans objet\u00a0: {left}, dont sans motif\u00a0: {silent}.',
    number: 'Numéro',
    issued: 'Date d’établissement',
    expires: 'Valable jusqu’au',
    catalogue: frameWords.fr.catalogue,
    score: 'Score',
    threshold: 'seuil de {threshold}',
    declaration: 'L’exactitude des réponses est déclarée par',
    verify: badgeWords.fr.check,
    scan: 'Scannez le code ou saisissez dans un navigateur',
    compare:
      'Comparez avec ce document\u00a0: le nom, le NIP, les dates, le score et le texte visé. Si quelque chose diffère, ne vous fiez pas à ce document.',
    hash: 'SHA-256 de l’attestation',
    qrAlt: 'Code QR menant à l’entrée du registre\u00a0: {url}',
    disclaimer:
      'Ce certificat confirme le résultat d’une auto-évaluation et non d’un audit externe. Les réponses sont celles de l’organisation et personne d’autre ne les a vérifiées. Il ne remplace ni un audit officiel ni une évaluation de la conformité et n’est pas un certificat au sens du droit de la certification de cybersécurité ni de l’article\u00a043 du règlement sur l’IA. Le registre indique le statut actuel.',
    attachment: 'Attestation signée par l’émetteur (SD-JWT)',
    attachedKeys: 'Liste des clés de l’émetteur, signée par les clés racines',
    attachedProof: 'Preuve de l’inscription au journal public',
  },
};
