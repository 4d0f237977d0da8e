import type { Localized } from '#core/platform/languages.ts';
import { taxYears } from '#core/billing/invoices.ts';
import { guestSessionHours } from '#core/assessment/guests/guests.ts';
import { refusedAddressDays } from '#core/platform/limits.ts';
import { retrievalDays } from '#core/account/entitlements/exit.ts';
import { retention } from '#core/platform/retention.ts';
import { requestAddressDays } from '#core/supplier/supplier-request.ts';
import { webhookMessageMonths } from '#core/certificate/webhooks.ts';

/** How long something is retained, and the rules of retention (`server/operations/retention/rules.ts`) that see to it. */
type PeriodWords = Readonly<{ text: Localized; rules: readonly string[] }>;

const { logMonths, invitationDays, certificateYears, claimYears, unverifiedDays, sheetDays } = retention;
const years = (count: number): string => (count > 4 ? 'lat' : 'lata');

export const periods = {
  account: {
    text: {
      pl: `przez czas istnienia konta Organizacji albo Użytkownika, a po końcu umowy jeszcze co najmniej ${retrievalDays} dni na pobranie danych`,
      en: `as long as the account of the Organisation or User exists, and after the end of the contract for at least ${retrievalDays} days to fetch the data`,
      de: `solange das Konto der Organisation oder des Nutzers besteht, nach dem Ende des Vertrags noch mindestens ${retrievalDays} Tage zum Abruf der Daten`,
      fr: `tant que le compte de l’Organisation ou de l’Utilisateur existe, et après la fin du contrat au moins ${retrievalDays} jours pour récupérer les données`,
    },
    rules: ['idleAccounts', 'exitedOrganizations'],
  },
  unverified: {
    text: {
      pl: `konto z niepotwierdzonym adresem: ${unverifiedDays} dni`,
      en: `account with an unconfirmed address: ${unverifiedDays} days`,
      de: `Konto mit nicht bestätigter Adresse: ${unverifiedDays} Tage`,
      fr: `compte dont l’adresse n’est pas confirmée : ${unverifiedDays} jours`,
    },
    rules: ['unverifiedAccounts'],
  },
  sessions: {
    text: {
      pl: 'sesja: 14 dni od ostatniego użycia, najdłużej 30 dni',
      en: 'session: 14 days from its last use, 30 days at most',
      de: 'Sitzung: 14 Tage ab der letzten Nutzung, höchstens 30 Tage',
      fr: 'session : 14 jours à compter de la dernière utilisation, 30 jours au plus',
    },
    rules: ['sessions'],
  },
  links: {
    text: {
      pl: 'linki z e-maili: do użycia, najwyżej 24 godziny (potwierdzenie) lub 1 godzinę (zmiana hasła)',
      en: 'mailed links: until used, 24 hours (confirmation) or 1 hour (new password) at most',
      de: 'Links aus E-Mails: bis zur Verwendung, höchstens 24 Stunden (Bestätigung) oder 1 Stunde (neues Passwort)',
      fr: 'liens envoyés par e-mail : jusqu’à leur utilisation, au plus 24 heures (confirmation) ou 1 heure (mot de passe)',
    },
    rules: ['verificationTokens', 'resetTokens', 'enrolmentTokens', 'earlierResets'],
  },
  untilOff: {
    text: {
      pl: 'do usunięcia lub wyłączenia, najdłużej przez czas istnienia konta',
      en: 'until deleted or switched off, at most as long as the account exists',
      de: 'bis zur Löschung oder Abschaltung, höchstens solange das Konto besteht',
      fr: 'jusqu’à la suppression ou la désactivation, au plus tant que le compte existe',
    },
    rules: [],
  },
  invitations: {
    text: {
      pl: `zaproszenie lub prośba o dostęp: ${invitationDays} dni od końca`,
      en: `invitation or request for access: ${invitationDays} days from its end`,
      de: `Einladung oder Bitte um Zugang: ${invitationDays} Tage ab ihrem Ende`,
      fr: `invitation ou demande d’accès : ${invitationDays} jours à compter de sa fin`,
    },
    rules: ['invitations', 'accessRequests'],
  },
  year: {
    text: {
      pl: `${logMonths} miesięcy`,
      en: `${logMonths} months`,
      de: `${logMonths} Monate`,
      fr: `${logMonths} mois`,
    },
    rules: ['securityEvents', 'jobRuns', 'notifications', 'deskTasks', 'securityLogs'],
  },
  consentProof: {
    text: {
      pl: `dowód zgody: dopóki z niej korzystamy, a po cofnięciu ${logMonths} miesięcy`,
      en: `proof of consent: as long as we rely on it, and ${logMonths} months after its withdrawal`,
      de: `Nachweis der Einwilligung: solange wir uns auf sie stützen, nach dem Widerruf ${logMonths} Monate`,
      fr: `preuve du consentement : tant que nous nous fondons sur lui, et ${logMonths} mois après son retrait`,
    },
    rules: [],
  },
  proofs: {
    text: {
      pl: `kody, podpisane pliki (tylko skrót i werdykt) i sprawdzenia: ${logMonths} miesięcy`,
      en: `codes, signed files (hash and verdict only) and checks: ${logMonths} months`,
      de: `Codes, unterzeichnete Dateien (nur Hashwert und Urteil) und Prüfungen: ${logMonths} Monate`,
      fr: `codes, fichiers signés (empreinte et verdict seulement) et vérifications : ${logMonths} mois`,
    },
    rules: ['confirmationCodes', 'websiteProofs', 'websiteChecks', 'declarations', 'signedFiles'],
  },
  sheets: {
    text: {
      pl: `przesłany arkusz odpowiedzi: ${sheetDays * 24} godziny; adres IP w historii odpowiedzi: ${logMonths} miesięcy`,
      en: `uploaded sheet of answers: ${sheetDays * 24} hours; IP address in the history of answers: ${logMonths} months`,
      de: `hochgeladene Antworttabelle: ${sheetDays * 24} Stunden; IP-Adresse im Verlauf der Antworten: ${logMonths} Monate`,
      fr: `feuille de réponses envoyée : ${sheetDays * 24} heures ; adresse IP dans l’historique des réponses : ${logMonths} mois`,
    },
    rules: ['answerImports', 'answerHistoryAddresses'],
  },
  reminders: {
    text: {
      pl: `zapis o wysłanych przypomnieniach: ${logMonths} miesięcy`,
      en: `record of reminders sent: ${logMonths} months`,
      de: `Aufzeichnung gesendeter Erinnerungen: ${logMonths} Monate`,
      fr: `trace des rappels envoyés : ${logMonths} mois`,
    },
    rules: ['planNotices', 'evidenceNotices', 'planDigests', 'incidentNotices'],
  },
  guests: {
    text: {
      pl: `zaproszenie gościa: ${logMonths} miesięcy od jego końca, sesja najdłużej ${guestSessionHours} godzin, odpowiedź tak długo jak ocena`,
      en: `invitation of a guest: ${logMonths} months from its end, session ${guestSessionHours} hours at most, answer as long as the assessment`,
      de: `Einladung eines Gastes: ${logMonths} Monate ab ihrem Ende, Sitzung höchstens ${guestSessionHours} Stunden, Antwort so lange wie die Bewertung`,
      fr: `invitation d’un invité\u00a0: ${logMonths} mois à compter de sa fin, session ${guestSessionHours} heures au plus, réponse aussi longtemps que l’évaluation`,
    },
    rules: ['guestInvitations', 'guestSessions'],
  },
  staffReadings: {
    text: {
      pl: `potwierdzenie przeczytania dokumentu: do końca jego zatwierdzenia albo ${logMonths} miesięcy po zastąpieniu nowszym, kod 15 minut`,
      en: `confirmation of having read a document: until its approval ends or ${logMonths} months after a newer one has replaced it, code 15 minutes`,
      de: `Bestätigung, ein Dokument gelesen zu haben: bis zum Ende seiner Genehmigung oder ${logMonths} Monate nach Ersatz durch ein neueres, Code 15 Minuten`,
      fr: `confirmation de lecture d’un document\u00a0: jusqu’à la fin de son approbation ou ${logMonths} mois après son remplacement, code 15 minutes`,
    },
    rules: ['staffCodes', 'staffReadings'],
  },
  inbox: {
    text: {
      pl: `powiadomienia w\u00a0panelu: ${logMonths} miesięcy`,
      en: `notifications in the panel: ${logMonths} months`,
      de: `Benachrichtigungen im Panel: ${logMonths} Monate`,
      fr: `notifications de l’espace client\u00a0: ${logMonths} mois`,
    },
    rules: ['inboxEntries'],
  },
  requests: {
    text: {
      pl: `adres e-mail prośby: ${requestAddressDays} dni, prośba i zdarzenia: ${logMonths} miesięcy; potem tylko skrót adresu, bezterminowo, aby rezygnacja była uszanowana`,
      en: `e-mail address of a request: ${requestAddressDays} days, request and events: ${logMonths} months; then only a hash of the address, without end, so that a refusal is honoured`,
      de: `E-Mail-Adresse einer Bitte: ${requestAddressDays} Tage, Bitte und Ereignisse: ${logMonths} Monate; danach nur ein Hashwert der Adresse, unbefristet, damit eine Ablehnung beachtet wird`,
      fr: `adresse e-mail d’une demande : ${requestAddressDays} jours, demande et événements : ${logMonths} mois ; ensuite seulement une empreinte de l’adresse, sans limite de durée, afin qu’un refus soit respecté`,
    },
    rules: ['supplierAddresses', 'supplierRequests', 'supplierEvents', 'supplierDigests'],
  },
  links12: {
    text: {
      pl: `${logMonths} miesięcy od końca linku, od otwarcia lub od unieważnienia klucza`,
      en: `${logMonths} months from the end of the link, the opening, or the revocation of the key`,
      de: `${logMonths} Monate ab dem Ende des Links, dem Aufruf oder dem Widerruf des Schlüssels`,
      fr: `${logMonths} mois à compter de la fin du lien, de l’ouverture ou de la révocation de la clé`,
    },
    rules: ['shareLinks', 'shareViews', 'apiKeys'],
  },
  messages: {
    text: {
      pl: `wiadomości do webhooków: ${webhookMessageMonths} miesiące`,
      en: `messages to webhooks: ${webhookMessageMonths} months`,
      de: `Nachrichten an Webhooks: ${webhookMessageMonths} Monate`,
      fr: `messages aux webhooks : ${webhookMessageMonths} mois`,
    },
    rules: ['webhookMessages'],
  },
  certificates: {
    text: {
      pl: `${certificateYears} ${years(certificateYears)} od wydania; potem tylko numer, daty i status`,
      en: `${certificateYears} years from issue; then only number, dates and status`,
      de: `${certificateYears} Jahre ab Ausstellung; danach nur Nummer, Daten und Status`,
      fr: `${certificateYears} ans à compter de l’établissement ; ensuite seulement numéro, dates et statut`,
    },
    rules: ['certificates'],
  },
  withoutEnd: {
    text: {
      pl: 'bezterminowo: skróty, numery i czasy, bez imion i nazw',
      en: 'without end: hashes, numbers and times, no names',
      de: 'unbefristet: Hashwerte, Nummern und Zeiten, keine Namen',
      fr: 'sans limite de durée : empreintes, numéros et dates, sans noms',
    },
    rules: [],
  },
  tax: {
    text: {
      pl: `${taxYears} ${years(taxYears)} od końca roku, w którym upłynął termin płatności podatku (art. 86 § 1 Ordynacji podatkowej, art. 112 ustawy o VAT); zamówienia nieopłacone, zdarzenia płatności i wyciągi: ${logMonths} miesięcy`,
      en: `${taxYears} years from the end of the year in which the tax fell due (Art. 86 § 1 of the Tax Ordinance, Art. 112 of the VAT Act); unpaid orders, payment events and statements: ${logMonths} months`,
      de: `${taxYears} Jahre ab dem Ende des Jahres, in dem die Steuer fällig war (Art. 86 § 1 der Abgabenordnung, Art. 112 des Umsatzsteuergesetzes); unbezahlte Bestellungen, Zahlungsereignisse und Kontoauszüge: ${logMonths} Monate`,
      fr: `${taxYears} ans à compter de la fin de l’année où la taxe était exigible (art. 86, § 1, du code fiscal, art. 112 de la loi sur la TVA) ; commandes impayées, événements de paiement et relevés : ${logMonths} mois`,
    },
    rules: ['invoices', 'payments', 'refunds', 'transfers', 'unpaidOrders', 'bankStatements', 'webhookEvents'],
  },
  claims: {
    text: {
      pl: `do przedawnienia roszczeń, najdłużej do końca ${claimYears}. roku po roku odpowiedzi (art. 118 Kodeksu cywilnego)`,
      en: `until claims are time-barred, at most until the end of the ${claimYears}th year after the year of the answer (Art. 118 of the Civil Code)`,
      de: `bis zur Verjährung der Ansprüche, längstens bis zum Ende des ${claimYears}. Jahres nach dem Jahr der Antwort (Art. 118 des Zivilgesetzbuchs)`,
      fr: `jusqu’à la prescription des droits, au plus tard à la fin de la ${claimYears}e année suivant celle de la réponse (art. 118 du code civil)`,
    },
    rules: ['complaints', 'revocationNotices'],
  },
  refusedAddresses: {
    text: {
      pl: `skrót adresu, który odmówił poczty: ${refusedAddressDays} dni`,
      en: `hash of an address that refused mail: ${refusedAddressDays} days`,
      de: `Hashwert einer Adresse, die Post abgelehnt hat: ${refusedAddressDays} Tage`,
      fr: `empreinte d’une adresse ayant refusé un message : ${refusedAddressDays} jours`,
    },
    rules: ['refusedAddresses'],
  },
  browser: {
    text: {
      pl: 'według [polityki plików cookie](/cookie-policy#s4)',
      en: 'as the [cookie policy](/cookie-policy#s4) says',
      de: 'nach der [Cookie-Richtlinie](/cookie-policy#s4)',
      fr: 'selon la [politique relative aux cookies](/cookie-policy#s4)',
    },
    rules: [],
  },
} as const satisfies Readonly<Record<string, PeriodWords>>;

export type Period = keyof typeof periods;
