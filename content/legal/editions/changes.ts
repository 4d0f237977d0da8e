import type { Language, Localized } from '#core/platform/languages.ts';
import { announcements } from './versions.ts';
import { inVersion28 } from './changes-2-8.ts';
import { inVersion27 } from './changes-2-7.ts';
import { inVersion26 } from './changes-2-6.ts';
import { inVersion25 } from './changes-2-5.ts';
import { inVersion24 } from './changes-2-4.ts';
import { inVersion23 } from './changes-2-3.ts';
import { inVersion22 } from './changes-2-2.ts';
import { inVersion21 } from './changes-2-1.ts';

/** What version 2.0 changed, in words. */
const inVersion20: Readonly<Record<string, readonly Localized[]>> = {
  'cookie-policy': [
    {
      pl: 'Szkice formularzy, pamięć sprawdzeń i strony na czas bez sieci zapisujemy dopiero po wybraniu „Akceptuj”; brak wyboru niczego takiego nie zapisuje.',
      en: 'Drafts of forms, the memory of checks and pages for times without a network are stored only after “Accept”; without a choice nothing of the kind is stored.',
      de: 'Formularentwürfe, das Gedächtnis der Prüfungen und Seiten für Zeiten ohne Netz speichern wir erst nach „Akzeptieren“; ohne Auswahl wird nichts davon gespeichert.',
      fr: 'Les brouillons de formulaires, la mémoire des vérifications et les pages pour les moments sans réseau ne sont enregistrés qu’après «\u00a0Accepter\u00a0»\u00a0; sans choix, rien de tel n’est enregistré.',
    },
    {
      pl: 'Wybór z\u00a0banera, język i\u00a0motyw wygasają po 12 miesiącach. Tabela wymienia każdy zapis.',
      en: 'The choice in the banner, the language and the theme lapse after 12 months. The table names every entry.',
      de: 'Die Auswahl im Banner, Sprache und Design verfallen nach 12 Monaten. Die Tabelle nennt jeden Eintrag.',
      fr: 'Le choix fait dans le bandeau, la langue et le thème expirent après 12 mois. Le tableau cite chaque entrée.',
    },
  ],
  'privacy-policy': [
    {
      pl: 'Konto, które nigdy niczego nie opłaciło i\u00a0z\u00a0którego nikt nie korzysta, usuwamy po 12 miesiącach zamiast po 6 latach, 30 dni po zapowiedzi e-mailem.',
      en: 'An account that never paid anything and that nobody uses is deleted after 12 months instead of 6 years, 30 days after a notice by e-mail.',
      de: 'Ein Konto, das nie etwas bezahlt hat und das niemand nutzt, löschen wir nach 12 Monaten statt nach 6 Jahren, 30 Tage nach einer Ankündigung per E-Mail.',
      fr: 'Un compte qui n’a jamais rien payé et que personne n’utilise est supprimé après 12 mois au lieu de 6 ans, 30 jours après une annonce par e-mail.',
    },
    {
      pl: 'Poświadczenie w\u00a0Rejestrze zawiera wynik tylko za zgodą, a\u00a0danych osoby składającej oświadczenie nie zawiera. Dowód zgody przechowujemy tak długo, jak z\u00a0niej korzystamy.',
      en: 'The Credential in the Registry contains the score only with consent and does not contain the data of the person making the declaration. The proof of consent is kept as long as we rely on it.',
      de: 'Der Nachweis im Register enthält das Ergebnis nur mit Einwilligung und keine Angaben zur erklärenden Person. Den Nachweis der Einwilligung bewahren wir auf, solange wir uns auf sie stützen.',
      fr: 'L’Attestation du Registre ne contient le score qu’avec consentement et ne contient pas les données de l’auteur de la déclaration. La preuve du consentement est conservée tant que nous nous fondons sur lui.',
    },
    {
      pl: 'Podano podstawę przetwarzania danych osoby, której nazwisko jest na certyfikacie, i\u00a0sposób zastąpienia jej inną.',
      en: 'The ground for processing the data of the person named on a certificate is stated, and how another person can take their place.',
      de: 'Genannt sind die Grundlage für die Daten der auf dem Zertifikat genannten Person und der Weg, sie durch eine andere zu ersetzen.',
      fr: 'Sont indiqués la base du traitement des données de la personne nommée sur le certificat et le moyen de la remplacer par une autre.',
    },
  ],
  'terms-of-sale': [
    {
      pl: 'Reklamacje mają formularz, własny numer i\u00a0termin. Dodano informację o\u00a0szczególnych zagrożeniach związanych z\u00a0usługami przez internet.',
      en: 'Complaints have a form, a number of their own and a last day. Information on the particular risks of services over the internet was added.',
      de: 'Beschwerden haben ein Formular, eine eigene Nummer und eine Frist. Hinzugekommen sind Angaben zu den besonderen Gefahren von Diensten im Internet.',
      fr: 'Les réclamations ont un formulaire, un numéro propre et un délai. Une information sur les risques particuliers des services en ligne a été ajoutée.',
    },
    {
      pl: 'Ustalenie, które przepisy o\u00a0odstąpieniu dotyczą usługi, należy do Sprzedawcy, a\u00a0wątpliwości rozstrzyga się na korzyść Konsumenta. O\u00a0zmianach zawiadamiamy także w\u00a0panelu.',
      en: 'It is for the Seller to establish which rules on withdrawal govern the service, and doubts are resolved in the Consumer’s favour. Changes are announced in the panel too.',
      de: 'Welche Regeln über den Widerruf für den Dienst gelten, stellt der Anbieter fest; Zweifel gehen zugunsten des Verbrauchers. Änderungen kündigen wir auch im Panel an.',
      fr: 'Il appartient au Vendeur d’établir quelles règles de rétractation régissent le service, et le doute profite au Consommateur. Les modifications sont aussi annoncées dans l’espace client.',
    },
  ],
  'terms-of-certification': [
    {
      pl: 'Mimo progu Certyfikatu nie wydajemy przy praktykach zakazanych (art. 5 AI Act), gdy zastosowanie miała mniej niż połowa pytań albo żadne pytanie sekcji.',
      en: 'Even above the threshold no Certificate is issued with prohibited practices (Art. 5 AI Act), or where fewer than half of the questions, or none of a section, were applicable.',
      de: 'Auch über der Schwelle stellen wir kein Zertifikat aus bei verbotenen Praktiken (Art. 5 KI-Verordnung) oder wenn weniger als die Hälfte der Fragen oder keine eines Abschnitts zutreffend war.',
      fr: 'Même au-dessus du seuil, aucun Certificat n’est établi en cas de pratiques interdites (art. 5 du règlement sur l’IA) ou lorsque moins de la moitié des questions, ou aucune d’une section, était applicable.',
    },
    {
      pl: 'Przed unieważnieniem Organizacja poznaje uzasadnienie i\u00a0ma 14 dni na wyjaśnienia w\u00a0panelu; do ich upływu Certyfikat jest w\u00a0mocy.',
      en: 'Before a revocation the Organisation learns the grounds and has 14 days to explain itself in the panel; until then the Certificate is in force.',
      de: 'Vor einem Widerruf erfährt die Organisation die Begründung und hat 14 Tage für Erklärungen im Panel; bis dahin ist das Zertifikat in Kraft.',
      fr: 'Avant une révocation, l’Organisation apprend la justification et a 14 jours pour s’expliquer dans l’espace client\u00a0; jusque-là, le Certificat est en vigueur.',
    },
    {
      pl: 'Osobę składającą oświadczenie można zastąpić inną w\u00a0Certyfikacie zastępczym. Rejestr jej nie pokazuje, a\u00a0wynik tylko za zgodą.',
      en: 'The person making the declaration can be replaced by another in a replacement Certificate. The Registry does not show them, and the score only with consent.',
      de: 'Die erklärende Person kann in einem Ersatzzertifikat durch eine andere ersetzt werden. Das Register zeigt sie nicht, und das Ergebnis nur mit Einwilligung.',
      fr: 'L’auteur de la déclaration peut être remplacé par une autre personne dans un Certificat de remplacement. Le Registre ne l’affiche pas, et le score seulement avec accord.',
    },
  ],
};

/** What each edition of the terms changed, by page. */
const changesOf: readonly Readonly<{ edition: string; pages: Readonly<Record<string, readonly Localized[]>> }>[] = [
  { edition: '2.8', pages: inVersion28 },
  { edition: '2.7', pages: inVersion27 },
  { edition: '2.6', pages: inVersion26 },
  { edition: '2.5', pages: inVersion25 },
  { edition: '2.4', pages: inVersion24 },
  { edition: '2.3', pages: inVersion23 },
  { edition: '2.2', pages: inVersion22 },
  { edition: '2.1', pages: inVersion21 },
  { edition: '2.0', pages: inVersion20 },
];

/** The edition that brought a version of a page; earlier ones had the same number for all pages. */
function editionOf(page: string, version: string): string {
  const brought = announcements.find(({ pages }) => Object.entries(pages).some(([one, its]) => one === page && its === version));
  return brought?.edition ?? version;
}

/** The changes of a page since an earlier version that matter, in words, the newest first; none where nothing was written about them. */
export function summaryOf(page: string, since: string, language: Language): readonly string[] {
  const earlier = editionOf(page, since);
  const after = changesOf.findIndex(({ edition }) => edition === earlier);
  return changesOf.slice(0, after < 0 ? undefined : after).flatMap(({ pages }) => (pages[page] ?? []).map((one) => one[language]));
}
