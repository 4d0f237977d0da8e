import { interfaceWords } from '#content/localized.ts';
import type { Language } from '#core/platform/languages.ts';
import { frameWords } from '#content/documents/frame.ts';

/** Words of the documents that go with the confirmation of an order; `{name}` is filled in. */
export type OrderDocumentWords = Readonly<{
  /** Name of the file with the terms, without version and ending. */
  termsFile: string;
  termsKicker: string;
  termsVersion: string;
  page: string;
  /** Name of the file with the information on withdrawal, without ending. */
  withdrawalFile: string;
  withdrawalTitle: string;
  withdrawalKicker: string;
  order: string;
  plan: string;
  gross: string;
  concluded: string;
  deadline: string;
  information: string;
  informed: readonly string[];
  effects: string;
  effected: readonly string[];
  /** The model form (Annex 2 to the Polish act on consumer rights of 30 May 2014; Annex I B to Directive 2011/83/EU). */
  form: Readonly<{
    title: string;
    instruction: string;
    to: string;
    declaration: string;
    subject: string;
    concluded: string;
    name: string;
    address: string;
    signature: string;
    date: string;
    note: string;
  }>;
}>;

export const orderDocumentWords: Readonly<Record<Language, OrderDocumentWords>> = {
  pl: {
    termsFile: 'regulamin-sprzedazy',
    termsKicker: 'Warunki umowy',
    termsVersion: 'Wersja {version}, obowiązuje od {date}',
    page: 'strona {page} z {pages}',
    withdrawalFile: 'odstapienie-od-umowy',
    withdrawalTitle: interfaceWords.pl.withdrawal.title,
    withdrawalKicker: 'Informacja i formularz',
    order: 'Zamówienie',
    plan: 'Plan',
    gross: 'Zapłacono brutto',
    concluded: 'Umowa zawarta',
    deadline: 'Odstąpić bez podania przyczyny można do',
    information: 'Informacja o prawie odstąpienia',
    informed: [
      'Mają Państwo prawo odstąpić od tej umowy w terminie 14\u00a0dni bez podania jakiejkolwiek przyczyny. Termin liczy się od dnia zawarcia umowy. Jeżeli jego ostatni dzień przypada na sobotę albo dzień ustawowo wolny od pracy, termin upływa następnego dnia, który nie jest ani jednym, ani drugim (art. 115 Kodeksu cywilnego).',
      'Aby skorzystać z tego prawa, wystarczy nas o tym jednoznacznie poinformować: na stronie {page}, e-mailem na adres {email} albo listem na adres {company}, {address}. Można też zadzwonić: {phone}. Można, lecz nie trzeba, użyć zamieszczonego niżej formularza. Otrzymanie oświadczenia niezwłocznie potwierdzimy e-mailem, podając jego treść, datę i godzinę. Termin jest zachowany, jeżeli oświadczenie zostało wysłane przed jego upływem.',
      'Jeżeli przy zamówieniu zażądali Państwo rozpoczęcia usługi od razu, prawo odstąpienia bez podania przyczyny kończy się z pierwszym jej użyciem w opłaconym okresie: zapisaniem pierwszej odpowiedzi, wygenerowaniem raportu albo wystawieniem certyfikatu.',
      'Oświadczenie złożone później także przyjmiemy. Nie odrzuca go żaden automat: rozpatrzy je człowiek i w ciągu 14\u00a0dni napisze, czy i ile zwracamy. Praw, które konsumentowi dają bezwzględnie obowiązujące przepisy, nic tu nie ogranicza.',
    ],
    effects: 'Skutki odstąpienia',
    effected: [
      'Po odstąpieniu zwracamy wszystkie otrzymane płatności, niezwłocznie i nie później niż w ciągu 14\u00a0dni od dnia, w którym się o nim dowiedzieliśmy. Zwrotu dokonujemy tym samym sposobem, którym zapłacono, chyba że zgodzą się Państwo na inny; nie wiąże się on dla Państwa z żadnymi opłatami.',
      'Z chwilą odstąpienia kończy się dostęp kupiony w tej umowie. Certyfikatom wydanym w tym okresie przygląda się człowiek i może je unieważnić. Konto i wszystko, co powstało, nadal można czytać i pobierać.',
    ],
    form: {
      title: 'Wzór formularza odstąpienia od umowy',
      instruction: '(formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy)',
      to: 'Adresat',
      declaration: 'Ja/My(*) niniejszym informuję/informujemy(*) o moim/naszym odstąpieniu od umowy o świadczenie następującej usługi(*)',
      subject: 'dostęp do platformy Atesto w planie {plan}, zamówienie {orderNumber}',
      concluded: 'Data zawarcia umowy(*)',
      name: 'Imię i nazwisko konsumenta(-ów)',
      address: 'Adres konsumenta(-ów)',
      signature: 'Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej)',
      date: 'Data',
      note: '(*) Niepotrzebne skreślić.',
    },
  },
  en: {
    termsFile: 'terms-of-sale',
    termsKicker: 'Terms of the contract',
    termsVersion: 'Version {version}, applies from {date}',
    page: 'page {page} of {pages}',
    withdrawalFile: 'withdrawal',
    withdrawalTitle: interfaceWords.en.withdrawal.title,
    withdrawalKicker: 'Information and form',
    order: 'Order',
    plan: 'Plan',
    gross: 'Paid, gross',
    concluded: 'Contract concluded',
    deadline: 'You can withdraw without giving a reason until',
    information: 'Information on the right of withdrawal',
    informed: [
      'You have the right to withdraw from this contract within 14\u00a0days without giving any reason. The period runs from the day the contract was concluded. If its last day is a Saturday or a public holiday, it ends on the next day that is neither (Art. 115 of the Polish Civil Code).',
      'To exercise the right it is enough to tell us unequivocally: on the page {page}, by e-mail to {email} or by letter to {company}, {address}. You can also call {phone}. You may use the form below, but you do not have to. We will confirm receipt by e-mail without delay, stating the content, date and time of your declaration. The deadline is met if the declaration was sent before the period ended.',
      'If you asked in your order for the service to begin at once, the right to withdraw without giving a reason ends when you first use the service in the paid period: with the first saved answer, report or certificate.',
      'We also receive later declarations. No machine refuses them: a person considers each one and tells you within 14\u00a0days whether and how much we refund. Nothing here limits the rights that mandatory law gives consumers.',
    ],
    effects: 'Effects of withdrawal',
    effected: [
      'If you withdraw, we refund all payments received from you without delay and no later than 14\u00a0days from the day on which we were informed of it. We use the same means of payment that you used, unless you agree to another; you will not be charged any fee.',
      'Access bought under this contract ends with the withdrawal. A person looks at the certificates issued in that period and may revoke them. Your account and everything made so far can still be read and downloaded.',
    ],
    form: {
      title: 'Model withdrawal form',
      instruction: '(complete and return this form only if you wish to withdraw from the contract)',
      to: 'To',
      declaration: 'I/We(*) hereby give notice that I/We(*) withdraw from my/our(*) contract for the provision of the following service(*)',
      subject: 'access to the Atesto platform, {plan} plan, order {orderNumber}',
      concluded: 'Ordered on(*)',
      name: 'Name of consumer(s)',
      address: 'Address of consumer(s)',
      signature: 'Signature of consumer(s) (only if this form is notified on paper)',
      date: 'Date',
      note: '(*) Delete as appropriate.',
    },
  },
  de: {
    termsFile: 'verkaufsbedingungen',
    termsKicker: 'Vertragsbedingungen',
    termsVersion: 'Version {version}, gilt ab {date}',
    page: frameWords.de.page,
    withdrawalFile: 'widerruf',
    withdrawalTitle: interfaceWords.de.withdrawal.title,
    withdrawalKicker: 'Belehrung und Formular',
    order: 'Bestellung',
    plan: 'Tarif',
    gross: 'Bezahlt, brutto',
    concluded: 'Vertrag geschlossen',
    deadline: 'Widerruf ohne Angabe von Gründen möglich bis',
    information: 'Widerrufsbelehrung',
    informed: [
      'Sie haben das Recht, binnen 14\u00a0Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beginnt mit dem Tag des Vertragsabschlusses. Fällt ihr letzter Tag auf einen Samstag oder einen gesetzlichen Feiertag, endet sie am nächsten Tag, der weder das eine noch das andere ist (Art. 115 des polnischen Zivilgesetzbuchs).',
      'Um Ihr Widerrufsrecht auszuüben, genügt eine eindeutige Erklärung: auf der Seite {page}, per E-Mail an {email} oder per Brief an {company}, {address}. Sie können auch anrufen: {phone}. Das nachstehende Formular können Sie verwenden, müssen es aber nicht. Den Eingang bestätigen wir unverzüglich per E-Mail mit Inhalt, Datum und Uhrzeit Ihrer Erklärung. Zur Wahrung der Frist genügt es, dass Sie die Erklärung vor ihrem Ablauf absenden.',
      'Haben Sie bei der Bestellung den sofortigen Beginn der Leistung verlangt, endet das Recht zum Widerruf ohne Angabe von Gründen mit der ersten Nutzung im bezahlten Zeitraum: mit der ersten gespeicherten Antwort, dem ersten Bericht oder dem ersten Zertifikat.',
      'Auch eine spätere Erklärung nehmen wir entgegen. Keine Maschine weist sie zurück: Ein Mensch prüft sie und teilt Ihnen binnen 14\u00a0Tagen mit, ob und wie viel wir erstatten. Rechte, die zwingendes Recht Verbrauchern gewährt, werden dadurch nicht eingeschränkt.',
    ],
    effects: 'Folgen des Widerrufs',
    effected: [
      'Wenn Sie widerrufen, erstatten wir alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen 14\u00a0Tagen ab dem Tag, an dem wir davon erfahren haben. Wir verwenden dasselbe Zahlungsmittel wie Sie, es sei denn, Sie stimmen einem anderen zu; Entgelte werden Ihnen nicht berechnet.',
      'Mit dem Widerruf endet der Zugang aus diesem Vertrag. Zertifikate, die in diesem Zeitraum ausgestellt wurden, prüft ein Mensch und kann sie widerrufen. Ihr Konto und alles bereits Erstellte bleiben einsehbar und herunterladbar.',
    ],
    form: {
      title: 'Muster-Widerrufsformular',
      instruction: '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
      to: 'An',
      declaration:
        'Hiermit widerrufe(n) ich/wir(*) den von mir/uns(*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung(*)',
      subject: 'Zugang zur Plattform Atesto im {plan}-Tarif, Bestellung {orderNumber}',
      concluded: 'Bestellt am(*)',
      name: 'Name des/der Verbraucher(s)',
      address: 'Anschrift des/der Verbraucher(s)',
      signature: 'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
      date: 'Datum',
      note: '(*) Unzutreffendes streichen.',
    },
  },
  fr: {
    termsFile: 'conditions-de-vente',
    termsKicker: 'Conditions du contrat',
    termsVersion: 'Version {version}, applicable à partir du {date}',
    page: 'page {page} sur {pages}',
    withdrawalFile: 'retractation',
    withdrawalTitle: interfaceWords.fr.withdrawal.title,
    withdrawalKicker: 'Informations et formulaire',
    order: 'Commande',
    plan: 'Formule',
    gross: 'Payé, TTC',
    concluded: 'Contrat conclu',
    deadline: 'Rétractation sans motif possible jusqu’au',
    information: 'Informations sur le droit de rétractation',
    informed: [
      'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de 14\u00a0jours. Le délai court à compter du jour de la conclusion du contrat. Si son dernier jour est un samedi ou un jour férié, il prend fin le premier jour suivant qui n’est ni l’un ni l’autre (article 115 du code civil polonais).',
      'Pour exercer ce droit, il suffit de nous en informer sans ambiguïté\u00a0: sur la page {page}, par e-mail à {email} ou par courrier à {company}, {address}. Vous pouvez aussi téléphoner au {phone}. Vous pouvez utiliser le formulaire ci-dessous, mais ce n’est pas obligatoire. Nous accuserons réception sans délai par e-mail, en indiquant le contenu, la date et l’heure de votre déclaration. Le délai est respecté si la déclaration a été envoyée avant son expiration.',
      'Si vous avez demandé, lors de la commande, l’exécution immédiate du service, le droit de rétractation sans motif prend fin à la première utilisation pendant la période payée\u00a0: première réponse enregistrée, premier rapport ou premier certificat.',
      'Une déclaration plus tardive est également reçue. Aucune machine ne la refuse\u00a0: une personne l’examine et vous indique sous 14\u00a0jours si nous remboursons, et combien. Rien ici ne limite les droits que la loi impérative accorde au consommateur.',
    ],
    effects: 'Effets de la rétractation',
    effected: [
      'En cas de rétractation, nous remboursons tous les paiements reçus de vous sans retard et au plus tard 14\u00a0jours à compter du jour où nous en avons été informés. Nous utilisons le même moyen de paiement que vous, sauf si vous en acceptez un autre\u00a0; ce remboursement n’occasionne pas de frais pour vous.',
      'L’accès acheté par ce contrat prend fin avec la rétractation. Une personne examine les certificats émis pendant cette période et peut les révoquer. Votre compte et tout ce qui a été créé restent consultables et téléchargeables.',
    ],
    form: {
      title: 'Modèle de formulaire de rétractation',
      instruction: '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
      to: 'À l’attention de',
      declaration:
        'Je/Nous(*) vous notifie/notifions(*) par la présente ma/notre(*) rétractation du contrat portant sur la prestation de services(*) ci-dessous',
      subject: 'accès à la plateforme Atesto, formule {plan}, commande {orderNumber}',
      concluded: 'Commandé le(*)',
      name: 'Nom du (des) consommateur(s)',
      address: 'Adresse du (des) consommateur(s)',
      signature: 'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)',
      date: 'Date',
      note: '(*) Rayez la mention inutile.',
    },
  },
};
