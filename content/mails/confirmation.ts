import { localized } from '#content/localized.ts';
import type { Language } from '#core/platform/languages.ts';
import { toPlaces, type MailWords } from './mail-words.ts';

export const confirmationMailKinds = [
  'company_code',
  'company_claimed',
  'company_contested',
  'company_disputed',
  'signature_accepted',
  'signature_refused',
  'seal_accepted',
  'seal_refused',
  'dispute_ending',
  'dispute_won',
  'dispute_lost',
  'certificate_issued_later',
  'certificate_not_issued',
] as const;

const toCertificates = localized((words) => words.confirmation.toCertificates);
const toConfirmation = localized((words) => words.confirmation.toScreen);

/** Mails about who a company is. The first two go to the address that a register holds, not to the account. */
export const confirmationMails: Readonly<Record<(typeof confirmationMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  company_code: {
    pl: {
      subject: 'Kod do potwierdzenia firmy {company} w Atesto',
      paragraphs: [
        'Ktoś, kto prowadzi konto firmy {company} (NIP {nip}) w\u00a0Atesto, prosi o\u00a0potwierdzenie, że działa w\u00a0jej imieniu. Ten adres podaje publiczny rejestr.',
        'Jeżeli ta osoba działa w\u00a0imieniu firmy, przekaż jej kod. Jest ważny do {until}.',
        'Jeżeli nie, nikomu go nie podawaj i\u00a0powiedz nam o\u00a0tym:',
      ],
      action: 'To nie my',
      closing: ['Bez kodu nikt nie wystawi w\u00a0imieniu firmy certyfikatu samooceny.'],
    },
    en: {
      subject: 'Code to confirm {company} at Atesto',
      paragraphs: [
        'Someone who runs the account of {company} (NIP {nip}) at Atesto asks you to confirm that they act for the company. This address is listed in a public register.',
        'If that person acts for the company, pass the code on. It is valid until {until}.',
        'If not, give it to nobody and tell us:',
      ],
      action: 'This is not us',
      closing: ['Without the code nobody can issue a self-assessment certificate in the name of the company.'],
    },
    de: {
      subject: 'Code zur Bestätigung von {company} bei Atesto',
      paragraphs: [
        'jemand mit einem Konto für {company} (NIP {nip}) bei Atesto bittet um die Bestätigung, im Namen des Unternehmens zu handeln. Diese Adresse steht in einem öffentlichen Register.',
        'Wenn diese Person für das Unternehmen handelt, geben Sie ihr den Code. Er gilt bis {until}.',
        'Wenn nicht, geben Sie ihn niemandem und sagen Sie es uns:',
      ],
      action: 'Das sind nicht wir',
      closing: ['Ohne den Code kann niemand im Namen des Unternehmens ein Selbstbewertungszertifikat ausstellen.'],
    },
    fr: {
      subject: 'Code de confirmation de {company} sur Atesto',
      paragraphs: [
        'Une personne qui gère le compte de {company} (NIP {nip}) sur Atesto vous demande de confirmer qu’elle agit pour l’entreprise. Cette adresse figure dans un registre public.',
        'Si cette personne agit pour l’entreprise, transmettez-lui le code. Il est valable jusqu’au {until}.',
        'Sinon, ne le donnez à personne et dites-le-nous\u00a0:',
      ],
      action: 'Ce n’est pas nous',
      closing: ['Sans ce code, personne ne peut établir de certificat d’auto-évaluation au nom de l’entreprise.'],
    },
  },
  company_claimed: {
    pl: {
      subject: 'Konto firmy {company} w Atesto',
      paragraphs: [
        '{date} ktoś założył w\u00a0Atesto konto firmy {company} (NIP {nip}). Piszemy na adres z\u00a0publicznego rejestru, żeby firma o\u00a0tym wiedziała.',
        'Jeżeli to ktoś z\u00a0firmy, nic nie rób. Jeżeli nie, powiedz nam o\u00a0tym:',
      ],
      action: 'To nie my',
      closing: ['Dopóki firma nie zostanie potwierdzona, konto nie może wystawić w\u00a0jej imieniu certyfikatu samooceny.'],
    },
    en: {
      subject: 'An account for {company} at Atesto',
      paragraphs: [
        'On {date} someone opened an account for {company} (NIP {nip}) at Atesto. We are writing to the address in the public register so that the company knows.',
        'If it was somebody from the company, do nothing. If not, tell us:',
      ],
      action: 'This is not us',
      closing: ['Until the company is confirmed, the account cannot issue a self-assessment certificate in its name.'],
    },
    de: {
      subject: 'Ein Konto für {company} bei Atesto',
      paragraphs: [
        'am {date} hat jemand bei Atesto ein Konto für {company} (NIP {nip}) angelegt. Wir schreiben an die Adresse im öffentlichen Register, damit das Unternehmen davon weiß.',
        'Wenn es jemand von Ihnen war, müssen Sie nichts tun. Wenn nicht, sagen Sie es uns:',
      ],
      action: 'Das sind nicht wir',
      closing: ['Solange das Unternehmen nicht bestätigt ist, kann das Konto in seinem Namen kein Selbstbewertungszertifikat ausstellen.'],
    },
    fr: {
      subject: 'Un compte de {company} sur Atesto',
      paragraphs: [
        'Le {date}, quelqu’un a ouvert sur Atesto un compte de {company} (NIP {nip}). Nous écrivons à l’adresse du registre public pour que l’entreprise le sache.',
        'S’il s’agit d’un membre de l’entreprise, ne faites rien. Sinon, dites-le-nous\u00a0:',
      ],
      action: 'Ce n’est pas nous',
      closing: ['Tant que l’entreprise n’est pas confirmée, le compte ne peut pas établir de certificat d’auto-évaluation en son nom.'],
    },
  },
  company_contested: {
    pl: {
      subject: 'Firma zgłosiła zastrzeżenie do Twojego konta w Atesto',
      paragraphs: [
        'Ktoś pod adresem, który podaje publiczny rejestr, odpowiedział nam, że Twoje konto nie działa w\u00a0imieniu firmy. Do wyjaśnienia potwierdzenie firmy nie jest uznawane i\u00a0nie można wystawić certyfikatu.',
      ],
      action: toPlaces.confirmation.pl,
      closing: [
        'Sprawę rozstrzyga człowiek. Jeżeli działasz w\u00a0imieniu firmy, napisz do nas w\u00a0tej sprawie na adres podany poniżej.',
      ],
    },
    en: {
      subject: 'The company objects to your account at Atesto',
      paragraphs: [
        'Someone at the address in the public register told us that your account does not act for the company. Until this is settled, the confirmation of the company does not count and no certificate can be issued.',
      ],
      action: toPlaces.confirmation.en,
      closing: ['A person will decide. If you do act for the company, write to us at the address below.'],
    },
    de: {
      subject: 'Das Unternehmen widerspricht Ihrem Konto bei Atesto',
      paragraphs: [
        'jemand unter der Adresse im öffentlichen Register hat uns mitgeteilt, dass Ihr Konto nicht für das Unternehmen handelt. Bis zur Klärung zählt die Bestätigung des Unternehmens nicht und es kann kein Zertifikat ausgestellt werden.',
      ],
      action: toPlaces.confirmation.de,
      closing: ['Darüber entscheidet ein Mensch. Wenn Sie für das Unternehmen handeln, schreiben Sie uns an die unten stehende Adresse.'],
    },
    fr: {
      subject: 'L’entreprise s’oppose à votre compte Atesto',
      paragraphs: [
        'Quelqu’un à l’adresse du registre public nous a indiqué que votre compte n’agit pas pour l’entreprise. Tant que ce point n’est pas réglé, la confirmation de l’entreprise ne compte pas et aucun certificat ne peut être établi.',
      ],
      action: toPlaces.confirmation.fr,
      closing: ['Une personne tranchera. Si vous agissez bien pour l’entreprise, écrivez-nous à l’adresse ci-dessous.'],
    },
  },
  company_disputed: {
    pl: {
      subject: 'Inne konto zgłasza, że to jego NIP {nip}',
      paragraphs: [
        'Ktoś założył w\u00a0Atesto drugie konto z\u00a0numerem NIP {nip} i\u00a0twierdzi, że działa w\u00a0imieniu tej firmy. Nie widzi niczego z\u00a0Twojego konta.',
        'NIP otrzyma ten, kto lepiej potwierdzi firmę; jeżeli to nie wystarczy, do {date} rozstrzygnie człowiek. Najpewniej zrobić to teraz: listem do siedziby, przelewem z\u00a0rachunku firmy albo podpisem osoby uprawnionej.',
      ],
      action: toConfirmation.pl,
      closing: ['Jeżeli to ktoś z\u00a0Twojej firmy, porozumcie się: wystarczy jedno konto.'],
    },
    en: {
      subject: 'Another account claims NIP {nip}',
      paragraphs: [
        'Someone opened a second account with the NIP {nip} at Atesto and says that they act for the company. They see nothing in your account.',
        'The NIP goes to whoever confirms the company better; if that does not settle it, a person will decide by {date}. The safest course is to do it now: by a letter to the registered office, a transfer from a company account or the signature of an authorised person.',
      ],
      action: toConfirmation.en,
      closing: ['If it is one of your colleagues, talk to each other: one account is enough.'],
    },
    de: {
      subject: 'Ein anderes Konto beansprucht die NIP {nip}',
      paragraphs: [
        'jemand hat bei Atesto ein zweites Konto mit der NIP {nip} angelegt und gibt an, für das Unternehmen zu handeln. Von Ihrem Konto ist dort nichts zu sehen.',
        'Die NIP erhält, wer das Unternehmen besser bestätigt; klärt das den Fall nicht, entscheidet bis {date} ein Mensch. Am sichersten handeln Sie jetzt: per Brief an den Sitz, Überweisung von einem Firmenkonto oder Unterschrift einer berechtigten Person.',
      ],
      action: toConfirmation.de,
      closing: ['Ist es jemand aus Ihrem Haus, sprechen Sie miteinander: Ein Konto genügt.'],
    },
    fr: {
      subject: 'Un autre compte revendique le NIP {nip}',
      paragraphs: [
        'Quelqu’un a ouvert sur Atesto un second compte avec le NIP {nip} et affirme agir pour l’entreprise. Cette personne ne voit rien de votre compte.',
        'Le NIP revient à celui qui confirme le mieux l’entreprise\u00a0; à défaut, une personne tranchera avant le {date}. Le plus sûr est d’agir maintenant\u00a0: lettre au siège, virement depuis un compte de l’entreprise ou signature d’une personne habilitée.',
      ],
      action: toConfirmation.fr,
      closing: ['S’il s’agit d’un collègue, mettez-vous d’accord\u00a0: un seul compte suffit.'],
    },
  },
  signature_accepted: {
    pl: {
      subject: 'Podpisane oświadczenie przyjęte: firma jest potwierdzona',
      paragraphs: [
        'Porównaliśmy podpis pod oświadczeniem z\u00a0rejestrem: osoba, która podpisała, może działać w\u00a0imieniu firmy. Firma jest potwierdzona na najwyższym poziomie.',
      ],
      action: toConfirmation.pl,
      closing: ['Pliku nie przechowujemy. Zostają jego skrót i\u00a0wynik sprawdzenia, bez nazwiska.'],
    },
    en: {
      subject: 'Signed declaration accepted: the company is confirmed',
      paragraphs: [
        'We compared the signature under the declaration with the register: the person who signed may act for the company. The company is confirmed at the highest level.',
      ],
      action: toConfirmation.en,
      closing: ['We do not keep the file. Only its hash and the outcome of the check remain, without a name.'],
    },
    de: {
      subject: 'Unterschriebene Erklärung angenommen: Das Unternehmen ist bestätigt',
      paragraphs: [
        'wir haben die Unterschrift unter der Erklärung mit dem Register verglichen: Wer unterschrieben hat, darf für das Unternehmen handeln. Das Unternehmen ist auf der höchsten Stufe bestätigt.',
      ],
      action: toConfirmation.de,
      closing: ['Die Datei bewahren wir nicht auf. Es bleiben nur ihr Hashwert und das Ergebnis der Prüfung, ohne Namen.'],
    },
    fr: {
      subject: 'Déclaration signée acceptée\u00a0: l’entreprise est confirmée',
      paragraphs: [
        'Nous avons comparé la signature de la déclaration avec le registre\u00a0: la personne signataire peut agir pour l’entreprise. L’entreprise est confirmée au niveau le plus élevé.',
      ],
      action: toConfirmation.fr,
      closing: ['Nous ne conservons pas le fichier. Seuls restent son empreinte et le résultat du contrôle, sans nom.'],
    },
  },
  signature_refused: {
    pl: {
      subject: 'Podpisane oświadczenie nie potwierdza firmy',
      paragraphs: [
        'Podpis pod oświadczeniem jest ważny, ale w\u00a0rejestrze nie znaleźliśmy prawa tej osoby do samodzielnego działania w\u00a0imieniu firmy. To nie zarzut: przy reprezentacji łącznej albo pełnomocnictwie jeden podpis nie wystarcza.',
        'Możesz wysłać oświadczenie podpisane przez inną osobę albo wybrać inny sposób: kod na adres z\u00a0rejestru, przelew z\u00a0rachunku firmy lub list.',
      ],
      action: toConfirmation.pl,
      closing: ['Pliku nie przechowujemy. Zostają jego skrót i\u00a0wynik sprawdzenia, bez nazwiska.'],
    },
    en: {
      subject: 'The signed declaration does not confirm the company',
      paragraphs: [
        'The signature under the declaration is valid, but the register does not show that this person may act for the company alone. This is no reproach: where several people represent a company jointly, or somebody acts under a power of attorney, one signature is not enough.',
        'You can send the declaration signed by somebody else, or choose another way: a code to the address in the register, a transfer from a company account, or a letter.',
      ],
      action: toConfirmation.en,
      closing: ['We do not keep the file. Only its hash and the outcome of the check remain, without a name.'],
    },
    de: {
      subject: 'Die unterschriebene Erklärung bestätigt das Unternehmen nicht',
      paragraphs: [
        'die Unterschrift unter der Erklärung ist gültig, doch aus dem Register geht nicht hervor, dass diese Person allein für das Unternehmen handeln darf. Das ist kein Vorwurf: Bei gemeinschaftlicher Vertretung oder einer Vollmacht genügt eine Unterschrift nicht.',
        'Sie können die Erklärung von jemand anderem unterschreiben lassen oder einen anderen Weg wählen: einen Code an die Adresse im Register, eine Überweisung von einem Firmenkonto oder einen Brief.',
      ],
      action: toConfirmation.de,
      closing: ['Die Datei bewahren wir nicht auf. Es bleiben nur ihr Hashwert und das Ergebnis der Prüfung, ohne Namen.'],
    },
    fr: {
      subject: 'La déclaration signée ne confirme pas l’entreprise',
      paragraphs: [
        'La signature de la déclaration est valable, mais le registre n’indique pas que cette personne peut agir seule pour l’entreprise. Ce n’est pas un reproche\u00a0: en cas de représentation conjointe ou de procuration, une seule signature ne suffit pas.',
        'Vous pouvez envoyer la déclaration signée par une autre personne ou choisir un autre moyen\u00a0: un code à l’adresse du registre, un virement depuis un compte de l’entreprise ou une lettre.',
      ],
      action: toConfirmation.fr,
      closing: ['Nous ne conservons pas le fichier. Seuls restent son empreinte et le résultat du contrôle, sans nom.'],
    },
  },
  seal_accepted: {
    pl: {
      subject: 'Pieczęć pod oświadczeniem przyjęta: firma jest potwierdzona',
      paragraphs: [
        'Ustaliliśmy u\u00a0wystawcy, że certyfikat, którym opieczętowano albo podpisano oświadczenie, jest ważny. Firma jest potwierdzona na najwyższym poziomie.',
      ],
      action: toConfirmation.pl,
      closing: ['Pliku nie przechowujemy. Zostają jego skrót i\u00a0wynik sprawdzenia.'],
    },
    en: {
      subject: 'Seal under the declaration accepted: the company is confirmed',
      paragraphs: [
        'The issuer has confirmed to us that the certificate with which the declaration was sealed or signed is valid. The company is confirmed at the highest level.',
      ],
      action: toConfirmation.en,
      closing: ['We do not keep the file. Only its hash and the outcome of the check remain.'],
    },
    de: {
      subject: 'Siegel unter der Erklärung angenommen: Das Unternehmen ist bestätigt',
      paragraphs: [
        'der Aussteller hat uns bestätigt, dass das Zertifikat gilt, mit dem die Erklärung gesiegelt oder unterschrieben wurde. Das Unternehmen ist auf der höchsten Stufe bestätigt.',
      ],
      action: toConfirmation.de,
      closing: ['Die Datei bewahren wir nicht auf. Es bleiben nur ihr Hashwert und das Ergebnis der Prüfung.'],
    },
    fr: {
      subject: 'Cachet de la déclaration accepté\u00a0: l’entreprise est confirmée',
      paragraphs: [
        'L’émetteur nous a confirmé que le certificat avec lequel la déclaration a été scellée ou signée est valable. L’entreprise est confirmée au niveau le plus élevé.',
      ],
      action: toConfirmation.fr,
      closing: ['Nous ne conservons pas le fichier. Seuls restent son empreinte et le résultat du contrôle.'],
    },
  },
  seal_refused: {
    pl: {
      subject: 'Pieczęć pod oświadczeniem nie potwierdza firmy',
      paragraphs: [
        'Nie udało się ustalić u\u00a0wystawcy, że certyfikat, którym opieczętowano albo podpisano oświadczenie, nie został unieważniony. Bez tego niczego nie potwierdzamy.',
        'Możesz użyć innego certyfikatu albo wybrać inny sposób: kod na adres z\u00a0rejestru, przelew z\u00a0rachunku firmy lub list.',
      ],
      action: toConfirmation.pl,
      closing: ['Pliku nie przechowujemy. Zostają jego skrót i\u00a0wynik sprawdzenia.'],
    },
    en: {
      subject: 'The seal under the declaration does not confirm the company',
      paragraphs: [
        'We could not establish with the issuer that the certificate with which the declaration was sealed or signed has not been revoked. Without that, we confirm nothing.',
        'You can use another certificate, or choose another way: a code to the address in the register, a transfer from a company account, or a letter.',
      ],
      action: toConfirmation.en,
      closing: ['We do not keep the file. Only its hash and the outcome of the check remain.'],
    },
    de: {
      subject: 'Das Siegel unter der Erklärung bestätigt das Unternehmen nicht',
      paragraphs: [
        'beim Aussteller ließ sich nicht klären, dass das Zertifikat, mit dem die Erklärung gesiegelt oder unterschrieben wurde, nicht widerrufen ist. Ohne diese Auskunft bestätigen wir nichts.',
        'Sie können ein anderes Zertifikat nutzen oder einen anderen Weg wählen: einen Code an die Adresse im Register, eine Überweisung von einem Firmenkonto oder einen Brief.',
      ],
      action: toConfirmation.de,
      closing: ['Die Datei bewahren wir nicht auf. Es bleiben nur ihr Hashwert und das Ergebnis der Prüfung.'],
    },
    fr: {
      subject: 'Le cachet de la déclaration ne confirme pas l’entreprise',
      paragraphs: [
        'Nous n’avons pas pu établir auprès de l’émetteur que le certificat avec lequel la déclaration a été scellée ou signée n’a pas été révoqué. Sans cela, nous ne confirmons rien.',
        'Vous pouvez utiliser un autre certificat ou choisir un autre moyen\u00a0: un code à l’adresse du registre, un virement depuis un compte de l’entreprise ou une lettre.',
      ],
      action: toConfirmation.fr,
      closing: ['Nous ne conservons pas le fichier. Seuls restent son empreinte et le résultat du contrôle.'],
    },
  },
  dispute_ending: {
    pl: {
      subject: 'Spór o\u00a0NIP {nip}: rozstrzygnięcie najpóźniej {date}',
      paragraphs: [
        'Dwa konta podają, że działają w\u00a0imieniu firmy o\u00a0NIP {nip}. Rozstrzygniemy to najpóźniej {date}.',
        'Liczy się, kto lepiej potwierdzi firmę: kod na adres z\u00a0rejestru albo strona internetowa to poziom 1, przelew z\u00a0rachunku firmy lub list do siedziby to poziom 2, podpisane oświadczenie to poziom 3. Jeśli możesz potwierdzić ją lepiej, zrób to przed tym dniem.',
      ],
      action: toConfirmation.pl,
      closing: ['Druga strona dostaje taką samą wiadomość. Nie podajemy, kim jest, a\u00a0jej nie mówimy o\u00a0Tobie.'],
    },
    en: {
      subject: 'Dispute about NIP {nip}: decision by {date}',
      paragraphs: [
        'Two accounts say that they act for the company with NIP {nip}. We will decide by {date}.',
        'What counts is who confirms the company better: a code to the address in the register or the website is level 1, a transfer from a company account or a letter to its registered office is level 2, and a signed declaration is level 3. If you can confirm it better, do so before that day.',
      ],
      action: toConfirmation.en,
      closing: ['The other side receives the same message. We do not tell you who they are, nor them who you are.'],
    },
    de: {
      subject: 'Streit um die NIP {nip}: Entscheidung bis {date}',
      paragraphs: [
        'zwei Konten geben an, für das Unternehmen mit der NIP {nip} zu handeln. Wir entscheiden spätestens am {date}.',
        'Es zählt, wer das Unternehmen besser bestätigt: Ein Code an die Adresse im Register oder die Website ist Stufe 1, eine Überweisung von einem Firmenkonto oder ein Brief an den Sitz Stufe 2, eine unterschriebene Erklärung Stufe 3. Wenn Sie es besser bestätigen können, tun Sie es vor diesem Tag.',
      ],
      action: toConfirmation.de,
      closing: ['Die andere Seite erhält dieselbe Nachricht. Wir sagen Ihnen nicht, wer sie ist, und ihr nicht, wer Sie sind.'],
    },
    fr: {
      subject: 'Litige sur le NIP {nip}\u00a0: décision au plus tard le {date}',
      paragraphs: [
        'Deux comptes déclarent agir pour l’entreprise ayant le NIP {nip}. Nous déciderons au plus tard le {date}.',
        'Ce qui compte, c’est qui confirme le mieux l’entreprise\u00a0: un code à l’adresse du registre ou le site web correspond au niveau 1, un virement depuis un compte de l’entreprise ou une lettre au siège au niveau 2, une déclaration signée au niveau 3. Si vous pouvez mieux la confirmer, faites-le avant cette date.',
      ],
      action: toConfirmation.fr,
      closing: ['L’autre partie reçoit le même message. Nous ne disons pas qui elle est, et ne lui disons rien de vous.'],
    },
  },
  dispute_won: {
    pl: {
      subject: 'Spór o NIP {nip} zakończony: NIP jest Twój',
      paragraphs: [
        'Spór o\u00a0NIP {nip} jest rozstrzygnięty. Numer należy do Twojego konta, a\u00a0certyfikat można wystawić, gdy tylko firma jest potwierdzona.',
      ],
      action: toPlaces.confirmation.pl,
      closing: ['Nic z\u00a0drugiego konta nie przeszło na Twoje.'],
    },
    en: {
      subject: 'The dispute about NIP {nip} is over: it is yours',
      paragraphs: [
        'The dispute about NIP {nip} has been decided. The number belongs to your account, and a certificate can be issued as soon as the company is confirmed.',
      ],
      action: toPlaces.confirmation.en,
      closing: ['Nothing from the other account has passed to yours.'],
    },
    de: {
      subject: 'Der Streit um die NIP {nip} ist beendet: Sie gehört Ihnen',
      paragraphs: [
        'der Streit um die NIP {nip} ist entschieden. Die Nummer gehört zu Ihrem Konto; ein Zertifikat kann ausgestellt werden, sobald das Unternehmen bestätigt ist.',
      ],
      action: toPlaces.confirmation.de,
      closing: ['Vom anderen Konto ist nichts auf Ihres übergegangen.'],
    },
    fr: {
      subject: 'Le litige sur le NIP {nip} est clos\u00a0: il vous revient',
      paragraphs: [
        'Le litige sur le NIP {nip} est tranché. Le numéro revient à votre compte\u00a0; un certificat peut être établi dès que l’entreprise est confirmée.',
      ],
      action: toPlaces.confirmation.fr,
      closing: ['Rien de l’autre compte n’a été transmis au vôtre.'],
    },
  },
  dispute_lost: {
    pl: {
      subject: 'Spór o NIP {nip} zakończony: NIP należy do innego konta',
      paragraphs: [
        'Spór o\u00a0NIP {nip} jest rozstrzygnięty. Numer należy do innego konta, więc na Twoim nie można wystawić certyfikatu w\u00a0imieniu tej firmy.',
        'Twoje oceny i\u00a0raporty pozostają Twoje: możesz je czytać i\u00a0pobrać, drugie konto ich nie widzi. Certyfikaty, które są w\u00a0mocy, i\u00a0opłaty za trwający okres sprawdzi człowiek.',
      ],
      action: toPlaces.confirmation.pl,
      closing: ['Jeżeli uważasz, że to pomyłka, możesz potwierdzić firmę lepiej i\u00a0zgłosić spór albo napisać do nas.'],
    },
    en: {
      subject: 'The dispute about NIP {nip} is over: it belongs to another account',
      paragraphs: [
        'The dispute about NIP {nip} has been decided. The number belongs to another account, so no certificate can be issued in the name of this company on yours.',
        'Your assessments and reports remain yours: you can read and download them, and the other account does not see them. A person will look at certificates in force and at payments for the current period.',
      ],
      action: toPlaces.confirmation.en,
      closing: ['If you think that this is a mistake, you can confirm the company better and open a dispute, or write to us.'],
    },
    de: {
      subject: 'Der Streit um die NIP {nip} ist beendet: Sie gehört einem anderen Konto',
      paragraphs: [
        'der Streit um die NIP {nip} ist entschieden. Die Nummer gehört einem anderen Konto; auf Ihrem kann daher kein Zertifikat im Namen dieses Unternehmens ausgestellt werden.',
        'Ihre Bewertungen und Berichte bleiben Ihre: Sie können sie lesen und herunterladen, das andere Konto sieht sie nicht. Gültige Zertifikate und Zahlungen für den laufenden Zeitraum prüft ein Mensch.',
      ],
      action: toPlaces.confirmation.de,
      closing: [
        'Halten Sie das für einen Irrtum, so können Sie das Unternehmen besser bestätigen und einen Streitfall eröffnen oder uns schreiben.',
      ],
    },
    fr: {
      subject: 'Le litige sur le NIP {nip} est clos\u00a0: il revient à un autre compte',
      paragraphs: [
        'Le litige sur le NIP {nip} est tranché. Le numéro revient à un autre compte\u00a0; aucun certificat ne peut donc être établi au nom de cette entreprise sur le vôtre.',
        'Vos évaluations et rapports restent les vôtres\u00a0: vous pouvez les lire et les télécharger, l’autre compte ne les voit pas. Les certificats en vigueur et les paiements de la période en cours sont examinés par une personne.',
      ],
      action: toPlaces.confirmation.fr,
      closing: ['Si vous pensez qu’il s’agit d’une erreur, vous pouvez mieux confirmer l’entreprise et ouvrir un litige, ou nous écrire.'],
    },
  },
  certificate_issued_later: {
    pl: {
      subject: 'Certyfikat {number} wystawiony',
      paragraphs: [
        'Firma jest potwierdzona, więc wystawiliśmy certyfikat samooceny, który na to czekał: {regime}, numer {number}.',
        '{document}',
      ],
      action: toCertificates.pl,
      closing: ['Certyfikat jest też w\u00a0publicznym rejestrze.'],
    },
    en: {
      subject: 'Certificate {number} has been issued',
      paragraphs: [
        'The company is confirmed, so the self-assessment certificate that was waiting for this has been issued: {regime}, number {number}.',
        '{document}',
      ],
      action: toCertificates.en,
      closing: ['It is also listed in the public registry.'],
    },
    de: {
      subject: 'Zertifikat {number} wurde ausgestellt',
      paragraphs: [
        'das Unternehmen ist bestätigt; das Selbstbewertungszertifikat, das darauf wartete, wurde ausgestellt: {regime}, Nummer {number}.',
        '{document}',
      ],
      action: toCertificates.de,
      closing: ['Es steht auch im öffentlichen Register.'],
    },
    fr: {
      subject: 'Le certificat {number} a été établi',
      paragraphs: [
        'L’entreprise est confirmée\u00a0; le certificat d’auto-évaluation qui l’attendait a été établi\u00a0: {regime}, numéro {number}.',
        '{document}',
      ],
      action: toCertificates.fr,
      closing: ['Il figure aussi au registre public.'],
    },
  },
  certificate_not_issued: {
    pl: {
      subject: 'Certyfikatu samooceny nie wystawiono',
      paragraphs: [
        'Certyfikat samooceny, o\u00a0który prosiła organizacja, czekał na potwierdzenie firmy. Teraz nie można go wystawić: {reason}',
      ],
      action: toPlaces.start.pl,
      closing: ['Ocena i\u00a0raport pozostają bez zmian. Gdy przeszkoda zniknie, wystaw certyfikat ponownie.'],
    },
    en: {
      subject: 'The self-assessment certificate was not issued',
      paragraphs: [
        'The self-assessment certificate that the organisation asked for was waiting for the company to be confirmed. It cannot be issued now: {reason}',
      ],
      action: toPlaces.start.en,
      closing: ['The assessment and the report are unchanged. Once the obstacle is gone, issue the certificate again.'],
    },
    de: {
      subject: 'Das Selbstbewertungszertifikat wurde nicht ausgestellt',
      paragraphs: [
        'das gewünschte Selbstbewertungszertifikat wartete auf die Bestätigung des Unternehmens. Jetzt kann es nicht ausgestellt werden: {reason}',
      ],
      action: toPlaces.start.de,
      closing: ['Bewertung und Bericht bleiben unverändert. Wenn das Hindernis beseitigt ist, stellen Sie das Zertifikat erneut aus.'],
    },
    fr: {
      subject: 'Le certificat d’auto-évaluation n’a pas été établi',
      paragraphs: [
        'Le certificat d’auto-évaluation demandé attendait la confirmation de l’entreprise. Il ne peut pas être établi maintenant\u00a0: {reason}',
      ],
      action: toPlaces.start.fr,
      closing: ['L’évaluation et le rapport restent inchangés. Une fois l’obstacle levé, établissez à nouveau le certificat.'],
    },
  },
};
