import type { Localized } from '#core/platform/languages.ts';

/** Explains the files of the own-data download. */
export const ownDataReadme: Localized = {
  pl: `Dane konta i organizacji w Atesto

user.json – użytkownik; organization.json – organizacja; sessions.json – zalogowane urządzenia
second-factors.json – klucze dostępu i\u00a0aplikacja do logowania
inbox.json – Twoje powiadomienia w\u00a0panelu
memberships.json – Twoje organizacje i role; own-acts.json – Twoje działania
access-requests.json – prośby o\u00a0dostęp do firm: wysłane przez Ciebie i\u00a0wysłane na Twój adres
dane organizacji dostają jej właściciele; kolejne Twoje organizacje są w\u00a0folderach organizations/NIP/
members.json, invitations.json – osoby w organizacji i zaproszenia
subscriptions.json, payments.json, refunds.json, transfers.json, invoices.json – opłacone okresy, płatności, zwroty, przelewy i faktury
assessments.json, answers.json, question-assignments.json, reports.json – oceny, odpowiedzi z komentarzami, kto odpowiada za które pytanie, dane raportów
evidence.json, evidence-places.json – dowody (pliki i\u00a0linki z\u00a0sumami SHA-256) i\u00a0to, gdzie są dołączone; same pliki są w\u00a0osobnym archiwum w\u00a0ustawieniach
customer-questionnaires.json, customer-questionnaire-answers.json – ankiety klientów: pytania z plików i to, kto jak zdecydował o odpowiedzi. Pliki pobiera się na stronie ankiety.
staff-links.json, staff-codes.json, staff-readings.json – linki do dokumentów dla personelu bez konta i\u00a0to, kto z\u00a0niego i\u00a0kiedy potwierdza przeczytanie
guests.json, guest-sessions.json – goście bez konta: adres, imię i\u00a0nazwisko, pytania, kto zaprasza i\u00a0kiedy gość był na stronie; kto odpowiadał jako gość, jest w\u00a0answers.json
discussions.json, discussion-messages.json, discussion-mentions.json, discussion-mails.json – dyskusje przy pytaniach, kto jest w\u00a0nich wspomniany i\u00a0kiedy o\u00a0tym napisaliśmy; @[…] w\u00a0treści to identyfikator osoby
observed-domains.json, observations.json – własne domeny i to, co na nich zaobserwowano
reported-facts.json, fact-explanations.json – liczby z\u00a0eksportów własnych systemów i\u00a0wyjaśnienia do nich; samych plików nie mamy
incidents.json, incident-people.json, incident-notifications.json, incident-receipts.json, incident-contradictions.json, incident-log.json – incydenty, w których jesteś wskazaną osobą, ze zgłoszeniami i\u00a0dziennikiem
certificates.json – certyfikaty samooceny z podpisanym poświadczeniem (JWS)
security-log.json – dziennik zdarzeń
branding.json – kolor i\u00a0logo raportów oraz to, czyj wygląd mają dokumenty; monthly-reports.json – wysłane raporty miesięczne
sender-domains.json – własna domena e-maili do\u00a0klientów, bez klucza prywatnego
reports/ i certificates/ – wystawione dokumenty PDF

Daty są w czasie UTC (ISO 8601). Hasła nie przechowujemy, tylko jego skrót, którego tu nie ma.
`,
  en: `Account and organisation data in Atesto

user.json – the user; organization.json – the organisation; sessions.json – signed-in devices
second-factors.json – passkeys and the app for signing in
inbox.json – your notifications in the panel
memberships.json – your organisations and roles; own-acts.json – what you did
access-requests.json – requests for access to companies: those you sent and those sent to your address
an organisation’s data goes to its owners; your other organisations are in the folders organizations/NIP/
members.json, invitations.json – people in the organisation and invitations
subscriptions.json, payments.json, refunds.json, transfers.json, invoices.json – paid periods, payments, refunds, transfers and invoices
assessments.json, answers.json, question-assignments.json, reports.json – assessments, answers with comments, who answers which question, report data
evidence.json, evidence-places.json – evidence (files and links with their SHA-256) and where it is attached; the files themselves are in an archive of their own in the settings
customer-questionnaires.json, customer-questionnaire-answers.json – customers’ questionnaires: the questions of the files and who decided how on the answers. The files are downloaded from the page of the questionnaire.
staff-links.json, staff-codes.json, staff-readings.json – links of documents for staff without an account, and who of them confirmed to have read and when
guests.json, guest-sessions.json – guests without an account: address, name, questions, who invited them and when they were on the page; who answered as a guest stands in answers.json
discussions.json, discussion-messages.json, discussion-mentions.json, discussion-mails.json – discussions at questions, who is mentioned in them and when we wrote about it; @[…] in a text is the id of a person
observed-domains.json, observations.json – own domains and what was observed on them
reported-facts.json, fact-explanations.json – figures counted in exports of own systems, and explanations of them; the files themselves are not with us
incidents.json, incident-people.json, incident-notifications.json, incident-receipts.json, incident-contradictions.json, incident-log.json – incidents in which you are named, with their notifications and log
certificates.json – self-assessment certificates with the signed credential (JWS)
security-log.json – the event log
branding.json – the colour and logo of the reports, and whose look documents carry; monthly-reports.json – the monthly reports sent
sender-domains.json – the own domain of e-mails to clients, without the private key
reports/ and certificates/ – the PDF documents issued

Dates are in UTC (ISO 8601). The password is not stored, only its hash, which is not included.
`,
  de: `Konto- und Organisationsdaten in Atesto

user.json – Benutzer; organization.json – Organisation; sessions.json – angemeldete Geräte
second-factors.json – Passkeys und App für die Anmeldung
inbox.json – Ihre Benachrichtigungen im Panel
memberships.json – Ihre Organisationen und Rollen; own-acts.json – was Sie getan haben
access-requests.json – Anfragen nach Zugang zu Unternehmen: die von Ihnen gesendeten und die an Ihre Adresse gesendeten
die Daten einer Organisation erhalten ihre Inhaber; weitere eigene Organisationen liegen in den Ordnern organizations/NIP/
members.json, invitations.json – Personen der Organisation und Einladungen
subscriptions.json, payments.json, refunds.json, transfers.json, invoices.json – bezahlte Zeiträume, Zahlungen, Erstattungen, Überweisungen und Rechnungen
assessments.json, answers.json, question-assignments.json, reports.json – Bewertungen, Antworten mit Kommentaren, wer welche Frage beantwortet, Berichtsdaten
evidence.json, evidence-places.json – Nachweise (Dateien und Links mit SHA-256) und wo sie zugeordnet sind; die Dateien selbst sind in einem eigenen Archiv in den Einstellungen
customer-questionnaires.json, customer-questionnaire-answers.json – Fragebögen von Kunden: Fragen der Dateien und wer wie über Antworten entschieden hat. Die Dateien lädt man auf der Seite des Fragebogens herunter.
staff-links.json, staff-codes.json, staff-readings.json – Links zu Dokumenten für Personal ohne Konto, und wer davon wann das Lesen bestätigt hat
guests.json, guest-sessions.json – Gäste ohne Konto: Adresse, Name, Fragen, wer sie eingeladen hat und wann sie auf der Seite waren; wer als Gast geantwortet hat, steht in answers.json
discussions.json, discussion-messages.json, discussion-mentions.json, discussion-mails.json – Diskussionen zu Fragen, wer darin erwähnt ist und wann wir darüber geschrieben haben; @[…] im Text ist die Kennung einer Person
observed-domains.json, observations.json – eigene Domains und was dort beobachtet wurde
reported-facts.json, fact-explanations.json – Zahlen aus Exporten eigener Systeme und Erklärungen dazu; die Dateien selbst liegen nicht bei uns
incidents.json, incident-people.json, incident-notifications.json, incident-receipts.json, incident-contradictions.json, incident-log.json – Vorfälle, in denen Sie benannt sind, mit Meldungen und Protokoll
certificates.json – Selbstbewertungszertifikate mit signiertem Nachweis (JWS)
security-log.json – Ereignisprotokoll
branding.json – Farbe und Logo der Berichte und wessen Erscheinungsbild Dokumente tragen; monthly-reports.json – gesendete Monatsberichte
sender-domains.json – die eigene Domain der E-Mails an Kunden, ohne den privaten Schlüssel
reports/ und certificates/ – ausgestellte PDF-Dokumente

Zeitangaben in UTC (ISO 8601). Das Passwort wird nicht gespeichert, nur sein Hashwert, der hier nicht enthalten ist.
`,
  fr: `Données du compte et de l’organisation dans Atesto

user.json – l’utilisateur\u00a0; organization.json – l’organisation\u00a0; sessions.json – les appareils connectés
second-factors.json – clés d’accès et application de connexion
inbox.json – vos notifications dans l’espace client
memberships.json – vos organisations et rôles\u00a0; own-acts.json – vos actions
access-requests.json – demandes d’accès à des entreprises\u00a0: celles que vous avez envoyées et celles envoyées à votre adresse
les données d’une organisation reviennent à ses propriétaires\u00a0; vos autres organisations sont dans les dossiers organizations/NIP/
members.json, invitations.json – les personnes de l’organisation et les invitations
subscriptions.json, payments.json, refunds.json, transfers.json, invoices.json – périodes payées, paiements, remboursements, virements et factures
assessments.json, answers.json, question-assignments.json, reports.json – les évaluations, les réponses avec commentaires, qui répond à quelle question, les données des rapports
evidence.json, evidence-places.json – preuves (fichiers et liens avec leur SHA-256) et leurs emplacements\u00a0; les fichiers eux-mêmes sont dans une archive distincte dans les paramètres
customer-questionnaires.json, customer-questionnaire-answers.json – questionnaires de clients : questions des fichiers et qui a décidé des réponses. Les fichiers se téléchargent sur la page du questionnaire.
staff-links.json, staff-codes.json, staff-readings.json – liens vers les documents pour le personnel sans compte, et qui d’entre eux a confirmé la lecture et quand
guests.json, guest-sessions.json – invités sans compte\u00a0: adresse, nom, questions, qui les a conviés et quand ils ont ouvert la page\u00a0; qui a répondu en tant qu’invité figure dans answers.json
discussions.json, discussion-messages.json, discussion-mentions.json, discussion-mails.json – les discussions relatives aux questions, qui y est mentionné et quand nous l’avons écrit\u00a0; @[…] dans un texte est l’identifiant d’une personne
observed-domains.json, observations.json – domaines propres et ce qui y a été observé
reported-facts.json, fact-explanations.json – chiffres tirés d’exports de systèmes propres et leurs explications\u00a0; nous n’avons pas les fichiers eux-mêmes
incidents.json, incident-people.json, incident-notifications.json, incident-receipts.json, incident-contradictions.json, incident-log.json – incidents où vous êtes désigné, avec notifications et journal
certificates.json – les certificats d’auto-évaluation avec l’attestation signée (JWS)
security-log.json – le journal des événements
branding.json – la couleur et le logo des rapports, et l’apparence que portent les documents\u00a0; monthly-reports.json – les rapports mensuels envoyés
sender-domains.json – le domaine propre des e-mails aux clients, sans la clé privée
reports/ et certificates/ – les documents PDF établis

Les dates sont en UTC (ISO 8601). Le mot de passe n’est pas conservé, seulement son empreinte, qui n’est pas incluse.
`,
};
