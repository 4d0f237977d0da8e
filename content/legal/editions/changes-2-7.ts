import { organizationsAtLeast } from '#core/assessment/sector-scores/sector-scores.ts';
import type { Localized } from '#core/platform/languages.ts';

const facts: Localized = {
  pl: 'Nowe są fakty z\u00a0eksportów: liczby z\u00a0systemów Organizacji, policzone w\u00a0przeglądarce albo zgłoszone kluczem, bez nazwisk i\u00a0adresów. Nie zmieniają oceny.',
  en: 'New are facts from exports: figures of the Organisation’s systems, counted in the browser or reported with a key, without names and addresses. They change no score.',
  de: 'Neu sind Fakten aus Exporten: Zahlen aus Systemen der Organisation, im Browser gezählt oder mit einem Schlüssel gemeldet, ohne Namen und Adressen. Sie ändern keine Bewertung.',
  fr: 'Nouveauté\u00a0: les faits tirés d’exports, chiffres des systèmes de l’Organisation comptés dans le navigateur ou signalés avec une clé, sans noms ni adresses. Ils ne changent aucun score.',
};

const discussions: Localized = {
  pl: 'Nowe są dyskusje przy pytaniach: przechowujemy wiadomości, ich autorów i\u00a0osoby w\u00a0nich wspomniane. E-maile o\u00a0wspomnieniach można wyłączyć.',
  en: 'New are discussions at questions: messages, their authors and the persons mentioned in them are kept. The e-mails about mentions can be switched off.',
  de: 'Neu sind Diskussionen zu Fragen: Gespeichert werden Nachrichten, ihre Verfasser und die darin erwähnten Personen. Die E-Mails über Erwähnungen lassen sich abschalten.',
  fr: 'Nouveauté\u00a0: les discussions relatives aux questions. Sont conservés les messages, leurs auteurs et les personnes mentionnées. Les courriels relatifs aux mentions peuvent être désactivés.',
};

const suppliers: Localized = {
  pl: 'Na liście dostawców przechowujemy też ich nazwy z\u00a0rejestrów publicznych. Są tam, dopóki dostawca jest obserwowany.',
  en: 'The list of suppliers also holds their names in the public registers. They stay as long as a supplier is watched.',
  de: 'Die Liste der Lieferanten enthält nun auch deren Namen aus öffentlichen Registern. Sie bleiben, solange ein Lieferant beobachtet wird.',
  fr: 'La liste des fournisseurs contient aussi leurs noms dans les registres publics. Ils y restent tant que le fournisseur est suivi.',
};

const guests: Localized = {
  pl: 'Nowi są goście: osoby bez konta, które organizacja zaprasza do wybranych pytań. Przechowujemy ich adresy, imiona i\u00a0to, co odpowiedzieli.',
  en: 'New are guests: persons without an account whom the Organisation invites to chosen questions. Their addresses, names and answers are kept.',
  de: 'Neu sind Gäste: Personen ohne Konto, die die Organisation zu ausgewählten Fragen einlädt. Gespeichert werden ihre Adressen, Namen und Antworten.',
  fr: 'Nouveauté\u00a0: les invités, personnes sans compte que l’Organisation convie à des questions choisies. Leurs adresses, noms et réponses sont conservés.',
};

const guestCookie: Localized = {
  pl: 'Nowy jest plik cookie gościa: utrzymuje jego dostęp najdłużej 12 godzin i\u00a0jest niezbędny.',
  en: 'New is the cookie of a guest: it keeps their access for 12 hours at most and is essential.',
  de: 'Neu ist das Cookie eines Gastes: Es erhält dessen Zugang höchstens 12 Stunden und ist notwendig.',
  fr: 'Nouveauté\u00a0: le cookie d’un invité, qui maintient son accès 12 heures au plus et est nécessaire.',
};

const guestStorage: Localized = {
  pl: 'W\u00a0pamięci sesji gościa są jego link i\u00a0niezapisane odpowiedzi; znikają z\u00a0zamknięciem okna.',
  en: 'The session storage of a guest holds their link and unsaved answers; they go when the window is closed.',
  de: 'Der Sitzungsspeicher eines Gastes enthält seinen Link und nicht gespeicherte Antworten; sie verschwinden mit dem Fenster.',
  fr: 'Le stockage de session d’un invité contient son lien et ses réponses non enregistrées\u00a0; ils disparaissent avec la fenêtre.',
};

const inbox: Localized = {
  pl: 'To, o\u00a0czym piszemy e-mailem, jest też w\u00a0powiadomieniach w\u00a0panelu: temat, czas i\u00a0to, czy je przeczytano.',
  en: 'What we write about by e-mail is also among the notifications in the panel: subject, time and whether they were read.',
  de: 'Worüber wir per E-Mail schreiben, steht auch in den Benachrichtigungen im Panel: Betreff, Zeit und ob sie gelesen wurden.',
  fr: 'Ce dont nous informons par e-mail figure aussi dans les notifications de l’espace client\u00a0: objet, heure et si elles ont été lues.',
};

const contradicted: Localized = {
  pl: 'Strona Certyfikatu podaje też, ilu odpowiedziom przeczy niewyjaśniona obserwacja domeny albo fakt z\u00a0eksportu. Nie wpływa to na ważność.',
  en: 'The page of the Certificate also says how many answers an unexplained observation of a domain or fact from an export contradicts. It does not affect validity.',
  de: 'Die Seite des Zertifikats nennt auch, wie vielen Antworten eine nicht erklärte Domainbeobachtung oder ein Fakt aus einem Export widerspricht. Auf die Gültigkeit wirkt sich das nicht aus.',
  fr: 'La page du Certificat indique aussi combien de réponses sont contredites par une observation de domaine ou un fait tiré d’un export resté sans explication. La validité n’en est pas affectée.',
};

const countedOnly: Localized = {
  pl: 'Jest to sama liczba, dopóki Certyfikat jest w\u00a0mocy. Strona nie pokazuje, których odpowiedzi dotyczy, a\u00a0o\u00a0incydentach niczego nie podaje.',
  en: 'It is only a number, while the Certificate is in force. The page does not show which answers are meant, and says nothing about incidents.',
  de: 'Es ist nur eine Zahl, solange das Zertifikat gilt. Die Seite zeigt nicht, welche Antworten gemeint sind, und sagt nichts über Vorfälle.',
  fr: 'Il ne s’agit que d’un nombre, tant que le Certificat est en vigueur. La page n’indique pas de quelles réponses il s’agit et ne dit rien des incidents.',
};

const sectorScores: Localized = {
  pl: `Nowe jest porównanie z\u00a0sektorem: raz na miesiąc zaokrąglona mediana i\u00a0kwartyle wyników co najmniej ${organizationsAtLeast} Organizacji. Nikogo nie da się z\u00a0nich rozpoznać.`,
  en: `New is the comparison with a sector: once a month rounded median and quartiles of the scores of at least ${organizationsAtLeast} Organisations. They identify nobody.`,
  de: `Neu ist der Vergleich mit einer Branche: einmal im Monat gerundete Mediane und Quartile der Ergebnisse von mindestens ${organizationsAtLeast} Organisationen. Sie lassen niemanden erkennen.`,
  fr: `Nouveauté\u00a0: la comparaison avec un secteur, une fois par mois, médiane et quartiles arrondis des scores d’au moins ${organizationsAtLeast} Organisations. Ils n’identifient personne.`,
};

const accessRequests: Localized = {
  pl: 'Nowe są prośby o\u00a0dostęp: konsultant podaje NIP klienta i\u00a0adres e-mail osoby, która decyduje. Prośba czeka najdłużej 30 dni, a\u00a030 dni po jej końcu ją usuwamy.',
  en: 'New are requests for access: a consultant gives the NIP of a client and the e-mail address of whoever decides. A request waits 30 days at most and is deleted 30 days after its end.',
  de: 'Neu sind Bitten um Zugang: Ein Berater nennt die NIP eines Kunden und die E-Mail-Adresse der Person, die entscheidet. Eine Bitte wartet höchstens 30 Tage und wird 30 Tage nach ihrem Ende gelöscht.',
  fr: 'Nouveauté\u00a0: les demandes d’accès. Un consultant indique le NIP d’un client et l’adresse e-mail de la personne qui décide. Une demande attend 30 jours au plus et est supprimée 30 jours après sa fin.',
};

/** What version 2.7 of the terms of sale, 2.2 of the terms of certification and of the cookie policy, and 2.6 of the privacy policy with it changed, in words. */
export const inVersion27: Readonly<Record<string, readonly Localized[]>> = {
  'terms-of-sale': [facts, discussions, suppliers, guests, sectorScores, accessRequests],
  'cookie-policy': [guestCookie, guestStorage],
  'terms-of-certification': [contradicted, countedOnly],
  'privacy-policy': [facts, discussions, suppliers, guests, inbox, sectorScores, accessRequests],
};
