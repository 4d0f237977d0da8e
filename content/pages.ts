import { localized } from './localized.ts';
import type { Localized } from '#core/platform/languages.ts';

/** What search engines and shared links say about a page. */
export type PageText = Readonly<{ title: Localized; description: Localized }>;

const selfAssessment: Localized = {
  pl: 'Samoocena, nie audyt zewnętrzny.',
  en: 'A self-assessment, not an external audit.',
  de: 'Eine Selbstbewertung, kein externes Audit.',
  fr: 'Une auto-évaluation, pas un audit externe.',
};

function described(title: Localized, text: Localized): PageText {
  return {
    title,
    description: {
      pl: `${text.pl} ${selfAssessment.pl}`,
      en: `${text.en} ${selfAssessment.en}`,
      de: `${text.de} ${selfAssessment.de}`,
      fr: `${text.fr} ${selfAssessment.fr}`,
    },
  };
}

/** Said in place of a page that needs scripts, to browsers without them. */
/** Where the code of the application cannot be fetched. */
export const applicationMissing: Localized = {
  pl: 'Nie udało się wczytać Atesto. Sprawdź połączenie z\u00a0internetem i\u00a0odśwież stronę.',
  en: 'Atesto could not be loaded. Check your internet connection and reload the page.',
  de: 'Atesto konnte nicht geladen werden. Prüfen Sie Ihre Internetverbindung und laden Sie die Seite neu.',
  fr: 'Atesto n’a pas pu être chargé. Vérifiez votre connexion à internet et rechargez la page.',
};

export const noScript: Localized = {
  pl: 'Ta strona potrzebuje włączonej obsługi JavaScript.',
  en: 'This page needs JavaScript.',
  de: 'Diese Seite benötigt JavaScript.',
  fr: 'Cette page nécessite JavaScript.',
};

/** Of the page of one certificate. */
export const certificatePage = {
  title: localized((words) => words.check.page),
  description: {
    pl: 'Otwórz, aby sprawdzić w swojej przeglądarce, czy certyfikat samooceny o tym numerze jest prawdziwy i czy obowiązuje.',
    en: 'Open to check in your own browser whether the self-assessment certificate with this number is genuine and in force.',
    de: 'Öffnen, um im eigenen Browser zu prüfen, ob das Selbstbewertungszertifikat mit dieser Nummer echt und gültig ist.',
    fr: 'Ouvrez pour vérifier dans votre navigateur si le certificat d’auto-évaluation portant ce numéro est authentique et en vigueur.',
  },
} as const satisfies PageText;

/** Pages for search engines. Every other one asks not to be listed. */
export const publicPages = {
  '/': described(
    {
      pl: 'Atesto: samoocena NIS2, KSC i AI Act',
      en: 'Atesto: self-assessment for NIS2 and the AI Act',
      de: 'Atesto: Selbstbewertung für NIS-2 und KI-Verordnung',
      fr: 'Atesto\u00a0: auto-évaluation NIS\u00a02 et règlement sur l’IA',
    },
    {
      pl: 'Odpowiedz na 49 lub 35 pytań, poznaj dokładny wynik i plan działań z podstawą prawną, a po osiągnięciu progu pokaż certyfikat samooceny, który każdy sprawdzi.',
      en: 'Answer 49 or 35 questions, get an exact score, an action plan with its legal basis and a self-assessment certificate anyone can check.',
      de: 'Beantworten Sie 49 oder 35 Fragen: genaues Ergebnis, Maßnahmenplan mit Rechtsgrundlagen und ein Selbstbewertungszertifikat, das jeder prüfen kann.',
      fr: 'Répondez à 49 ou 35 questions\u00a0: score exact, plan d’action avec bases juridiques et certificat d’auto-évaluation que chacun peut vérifier.',
    },
  ),
  '/pricing': described(
    localized((words) => words.pricing.title),
    {
      pl: 'Basic za 1500 zł i Pro za 2000 zł netto rocznie. Płatność jednorazowa, bez automatycznego odnowienia.',
      en: 'Basic for EUR 349 and Pro for EUR 465 net per year. One-off payment, no automatic renewal.',
      de: 'Basic für 349 EUR und Pro für 465 EUR netto pro Jahr. Einmalige Zahlung, keine automatische Verlängerung.',
      fr: 'Basic à 349 EUR et Pro à 465 EUR HT par an. Paiement unique, sans renouvellement automatique.',
    },
  ),
  '/rejestr': described(
    localized((words) => words.registry.title),
    {
      pl: 'Sprawdź certyfikat po numerze, nazwie organizacji lub NIP: status, daty i podpis cyfrowy.',
      en: 'Check a certificate by number, organisation name or NIP: status, dates and digital signature.',
      de: 'Prüfen Sie ein Zertifikat nach Nummer, Name der Organisation oder NIP: Status, Daten und digitale Signatur.',
      fr: 'Vérifiez un certificat par numéro, nom de l’organisation ou NIP\u00a0: statut, dates et signature numérique.',
    },
  ),
  '/zmiany-prawa': described(
    localized((words) => words.lawChanges.title),
    {
      pl: 'Od kiedy obowiązują przepisy NIS2, ustawy o\u00a0KSC i\u00a0AI Act: dni, artykuły, źródła i\u00a0kanał Atom.',
      en: 'From when the provisions of NIS2, the Polish act that implements it and the AI Act bind: days, articles, sources and a feed.',
      de: 'Ab wann die Vorschriften von NIS 2, des polnischen KSC-Gesetzes und der KI-Verordnung gelten: Tage, Artikel, Quellen und ein Feed.',
      fr: 'Depuis quand s’appliquent NIS\u00a02, la loi polonaise KSC et le règlement sur l’IA\u00a0: dates, articles, sources et flux.',
    },
  ),
  '/dziennik': described(
    localized((words) => words.publicLog.title),
    {
      pl: 'Dziennik wszystkich wystawień i unieważnień certyfikatów, podpisany i potwierdzany przez świadka z zewnątrz. Każdy może go sprawdzić.',
      en: 'The log of every certificate issued and revoked, signed and confirmed by an outside witness. Anyone can check it.',
      de: 'Das Protokoll aller Ausstellungen und Widerrufe von Zertifikaten, signiert und von einem außenstehenden Zeugen bestätigt. Jeder kann es prüfen.',
      fr: 'Le journal de toutes les émissions et révocations de certificats, signé et confirmé par un témoin extérieur. Chacun peut le vérifier.',
    },
  ),
  '/sprawdz': described(
    localized((words) => words.landing.check),
    {
      pl: 'Wskaż plik PDF certyfikatu albo wpisz jego numer. Plik nie opuszcza Twojej przeglądarki.',
      en: 'Choose the PDF of a certificate or type its number. The file does not leave your browser.',
      de: 'Wählen Sie die PDF-Datei eines Zertifikats oder geben Sie seine Nummer ein. Die Datei verlässt Ihren Browser nicht.',
      fr: 'Choisissez le fichier PDF d’un certificat ou saisissez son numéro. Le fichier ne quitte pas votre navigateur.',
    },
  ),
  '/czy-podlegam': described(
    {
      pl: 'Czy podlegam NIS2, KSC lub AI Act?',
      en: 'Does NIS2 or the AI Act apply to me?',
      de: 'Gelten NIS-2 oder die KI-Verordnung für mich?',
      fr: 'Suis-je soumis à NIS\u00a02 ou au règlement sur l’IA\u00a0?',
    },
    {
      pl: 'Krótkie sprawdzenie z podstawą prawną każdego kroku, bez zakładania konta.',
      en: 'A short check with the legal basis of each step, no account needed.',
      de: 'Eine kurze Prüfung mit der Rechtsgrundlage jedes Schritts, ohne Konto.',
      fr: 'Une courte vérification avec la base juridique de chaque étape, sans compte.',
    },
  ),
  '/dostawcy': described(
    localized((words) => words.suppliers.title),
    {
      pl: 'Sprawdź po numerach NIP, którzy dostawcy mają ważny certyfikat samooceny: art. 21 ust. 2 lit. d dyrektywy NIS2. Bezpłatnie.',
      en: 'Check by tax number which suppliers have a self-assessment certificate in force: Article 21(2)(d) of the NIS2 directive. Free.',
      de: 'Prüfen Sie anhand der NIP, welche Lieferanten ein gültiges Selbstbewertungszertifikat haben: Artikel 21 Absatz 2 Buchstabe d NIS-2. Kostenlos.',
      fr: 'Vérifiez par NIP quels fournisseurs ont un certificat d’auto-évaluation en vigueur\u00a0: article 21, paragraphe 2, point d), de NIS\u00a02. Gratuit.',
    },
  ),
  '/api': described(
    localized((words) => words.apiPage.title),
    {
      pl: 'Wywołania rejestru, odznak, kluczy, dziennika i\u00a0dostawców: przykłady, które działają, limity, wersje i\u00a0historia zmian.',
      en: 'Calls for registry, badges, keys, log and suppliers: runnable examples, limits, versions and change history.',
      de: 'Aufrufe für Register, Badges, Schlüssel, Protokoll und Lieferanten: lauffähige Beispiele, Limits, Versionen und Änderungen.',
      fr: 'Appels du registre, des badges, des clés, du journal et des fournisseurs\u00a0: exemples fonctionnels, limites, versions et changements.',
    },
  ),
  '/login': described(
    { pl: 'Logowanie do Atesto', en: 'Sign in to Atesto', de: 'Bei Atesto anmelden', fr: 'Connexion à Atesto' },
    {
      pl: 'Zaloguj się, aby pracować nad samooceną NIS2 i\u00a0AI Act, planem działań, raportami i\u00a0certyfikatami swojej organizacji.',
      en: 'Sign in to work on the NIS2 and AI Act self-assessment, action plan, reports and certificates of your organisation.',
      de: 'Melden Sie sich an, um an Selbstbewertung, Maßnahmenplan, Berichten und Zertifikaten Ihrer Organisation zu arbeiten.',
      fr: 'Connectez-vous pour travailler à l’auto-évaluation, au plan d’action, aux rapports et aux certificats de votre organisation.',
    },
  ),
  '/register': described(
    { pl: 'Załóż konto w\u00a0Atesto', en: 'Create an Atesto account', de: 'Konto bei Atesto anlegen', fr: 'Créer un compte Atesto' },
    {
      pl: 'Wpisz NIP, a\u00a0dane firmy uzupełni rejestr. Potem odpowiadasz na pytania i\u00a0dostajesz wynik, raport oraz plan działań.',
      en: 'Enter the NIP and the register fills in the company. Then answer the questions and get a score, a report and an action plan.',
      de: 'Geben Sie die NIP ein, das Register ergänzt die Firmendaten. Danach folgen Fragen, Ergebnis, Bericht und Maßnahmenplan.',
      fr: 'Saisissez le NIP, le registre complète les données. Répondez ensuite aux questions\u00a0: score, rapport et plan d’action.',
    },
  ),
  '/privacy-policy': described(
    localized((words) => words.footer.privacy),
    {
      pl: 'Jakie dane przetwarza Atesto, po co, jak długo i jakie masz prawa.',
      en: 'Which data Atesto processes, why, for how long, and which rights you have.',
      de: 'Welche Daten Atesto verarbeitet, wozu, wie lange und welche Rechte Sie haben.',
      fr: 'Quelles données Atesto traite, pourquoi, pendant combien de temps, et quels sont vos droits.',
    },
  ),
  '/cookie-policy': described(
    localized((words) => words.footer.cookies),
    {
      pl: 'Pełny wykaz plików cookie i wpisów w pamięci lokalnej: nazwa, cel i okres przechowywania.',
      en: 'The full list of cookies and local storage entries: name, purpose and lifetime.',
      de: 'Das vollständige Verzeichnis der Cookies und Einträge im lokalen Speicher: Name, Zweck und Speicherdauer.',
      fr: 'La liste complète des cookies et du stockage local\u00a0: nom, finalité et durée de conservation.',
    },
  ),
  '/terms-of-sale': described(
    localized((words) => words.footer.sale),
    {
      pl: 'Zamówienie, cena, płatność, odstąpienie i reklamacje.',
      en: 'Order, price, payment, withdrawal and complaints.',
      de: 'Bestellung, Preis, Zahlung, Widerruf und Reklamationen.',
      fr: 'Commande, prix, paiement, rétractation et réclamations.',
    },
  ),
  '/terms-of-certification': described(
    localized((words) => words.footer.certification),
    {
      pl: 'Jak powstaje certyfikat samooceny, co oznacza i kiedy traci ważność.',
      en: 'How a self-assessment certificate is issued, what it means and when it ceases to be valid.',
      de: 'Wie ein Selbstbewertungszertifikat entsteht, was es bedeutet und wann es seine Gültigkeit verliert.',
      fr: 'Comment un certificat d’auto-évaluation est établi, ce qu’il signifie et quand il cesse d’être valable.',
    },
  ),
  '/zmiana-dostawcy': described(
    localized((words) => words.footer.switching),
    {
      pl: 'Jak zakończyć umowę, jakie dane zabrać i w\u00a0jakich formatach (Data Act).',
      en: 'How to end the contract, which data to take along and in which formats (Data Act).',
      de: 'Wie der Vertrag endet, welche Daten mitgenommen werden können und in welchen Formaten (Data Act).',
      fr: 'Comment mettre fin au contrat, quelles données emporter et dans quels formats (Data Act).',
    },
  ),
  '/dostepnosc': described(
    localized((words) => words.footer.accessibility),
    {
      pl: 'Zgodność serwisu z WCAG 2.2 AA, znane ograniczenia i kontakt.',
      en: 'Conformance of the service with WCAG 2.2 AA, known limitations and contact.',
      de: 'Konformität des Dienstes mit WCAG 2.2 AA, bekannte Einschränkungen und Kontakt.',
      fr: 'Conformité du service aux WCAG 2.2 AA, limites connues et contact.',
    },
  ),
} as const satisfies Readonly<Record<string, PageText>>;
