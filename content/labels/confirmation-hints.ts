import type { Localized } from '#core/platform/languages.ts';

/** What is shown beside a way to confirm a company; `{address}` is masked. */
export const confirmationHints = {
  email_to: {
    pl: 'Kod wyślemy na adres z\u00a0rejestru: {address}',
    en: 'The code goes to the address in the register: {address}',
    de: 'Der Code geht an die Adresse im Register: {address}',
    fr: 'Le code sera envoyé à l’adresse inscrite au registre\u00a0: {address}',
  },
  email_missing: {
    pl: 'Żaden rejestr nie podaje adresu e-mail tej firmy.',
    en: 'No register holds an e-mail address for this company.',
    de: 'Kein Register enthält eine E-Mail-Adresse dieses Unternehmens.',
    fr: 'Aucun registre ne contient d’adresse e-mail de cette entreprise.',
  },
  email_changed: {
    pl: 'Wpis zmieniono w\u00a0ostatnich 14\u00a0dniach. Adresu można użyć, gdy miną.',
    en: 'The entry was changed within the last 14 days. The address can be used once they have passed.',
    de: 'Der Eintrag wurde in den letzten 14\u00a0Tagen geändert. Danach lässt sich die Adresse nutzen.',
    fr: 'L’inscription a été modifiée au cours des 14\u00a0derniers jours. L’adresse sera utilisable passé ce délai.',
  },
  email_shared: {
    pl: 'Ten sam adres mają w\u00a0rejestrze co najmniej trzy firmy, więc nie potwierdza żadnej z\u00a0nich.',
    en: 'At least three companies have this address in the register, so it confirms none of them.',
    de: 'Mindestens drei Unternehmen haben im Register dieselbe Adresse, daher bestätigt sie keines davon.',
    fr: 'Au moins trois entreprises partagent cette adresse au registre\u00a0: elle n’en confirme donc aucune.',
  },
  website_to: {
    pl: 'Strona, którą podaje rejestr: {address}',
    en: 'The website in the register: {address}',
    de: 'Die Website laut Register: {address}',
    fr: 'Le site inscrit au registre\u00a0: {address}',
  },
  website_missing: {
    pl: 'Żaden rejestr nie podaje strony internetowej tej firmy.',
    en: 'No register holds a website for this company.',
    de: 'Kein Register enthält eine Website dieses Unternehmens.',
    fr: 'Aucun registre ne contient de site internet de cette entreprise.',
  },
  website_changed: {
    pl: 'Wpis zmieniono w\u00a0ostatnich 14\u00a0dniach. Strony można użyć, gdy miną.',
    en: 'The entry was changed within the last 14 days. The website can be used once they have passed.',
    de: 'Der Eintrag wurde in den letzten 14\u00a0Tagen geändert. Danach lässt sich die Website nutzen.',
    fr: 'L’inscription a été modifiée au cours des 14\u00a0derniers jours. Le site sera utilisable passé ce délai.',
  },
  website_platform: {
    pl: 'Rejestr podaje adres w\u00a0serwisie, z\u00a0którego korzysta wiele firm, więc nie potwierdza żadnej z\u00a0nich.',
    en: 'The register holds an address on a platform that many companies use, so it confirms none of them.',
    de: 'Das Register nennt eine Adresse auf einer Plattform, die viele Unternehmen nutzen; sie bestätigt daher keines davon.',
    fr: 'Le registre indique une adresse sur une plateforme utilisée par de nombreuses entreprises\u00a0: elle n’en confirme donc aucune.',
  },
  website_shared: {
    pl: 'Tę samą stronę mają w\u00a0rejestrze co najmniej trzy firmy, więc nie potwierdza żadnej z\u00a0nich.',
    en: 'At least three companies have this website in the register, so it confirms none of them.',
    de: 'Mindestens drei Unternehmen haben im Register dieselbe Website, daher bestätigt sie keines davon.',
    fr: 'Au moins trois entreprises partagent ce site au registre\u00a0: il n’en confirme donc aucune.',
  },
  signature_to: {
    pl: 'Kwalifikowana pieczęć z\u00a0NIP tej firmy albo podpis kwalifikowany lub zaufany osoby, która może ją reprezentować.',
    en: 'A qualified seal that carries the NIP of this company, or the qualified or Polish trusted signature of a person who may represent it.',
    de: 'Ein qualifiziertes Siegel mit der NIP dieses Unternehmens oder die qualifizierte oder polnische vertrauenswürdige Signatur einer vertretungsberechtigten Person.',
    fr: 'Un cachet qualifié portant le NIP de cette entreprise, ou la signature qualifiée ou de confiance polonaise d’une personne habilitée à la représenter.',
  },
  signature_closed: {
    pl: 'Nie można tu jeszcze sprawdzać podpisów: brakuje listy zaufanych wystawców.',
    en: 'Signatures cannot be checked here yet: the list of trusted authorities is missing.',
    de: 'Unterschriften können hier noch nicht geprüft werden: Die Liste vertrauenswürdiger Aussteller fehlt.',
    fr: 'Les signatures ne peuvent pas encore être vérifiées ici\u00a0: la liste des autorités de confiance fait défaut.',
  },
  letter_to: {
    pl: 'List z\u00a0kodem wyślemy na adres siedziby z\u00a0rejestru: {address}',
    en: 'A letter with a code goes to the registered office in the register: {address}',
    de: 'Ein Brief mit dem Code geht an den Sitz laut Register: {address}',
    fr: 'Une lettre avec un code part au siège inscrit au registre\u00a0: {address}',
  },
  letter_asked: {
    pl: 'List na adres {address} czeka na wydruk i\u00a0wysłanie.',
    en: 'The letter to {address} is waiting to be printed and sent.',
    de: 'Der Brief an {address} wartet auf Druck und Versand.',
    fr: 'La lettre pour {address} attend d’être imprimée et envoyée.',
  },
  letter_sent: {
    pl: 'List na adres {address} jest wydrukowany. Wpisz kod, gdy dotrze.',
    en: 'The letter to {address} has been printed. Enter the code once it arrives.',
    de: 'Der Brief an {address} ist gedruckt. Geben Sie den Code ein, sobald er ankommt.',
    fr: 'La lettre pour {address} est imprimée. Saisissez le code à son arrivée.',
  },
  transfer_pay: {
    pl: 'Zamów plan z\u00a0płatnością przelewem i\u00a0zapłać z\u00a0rachunku firmy, który jest na białej liście. Sprawdzimy go sami po zaksięgowaniu.',
    en: 'Order a plan by bank transfer and pay from an account of the company that is on the Polish white list of VAT taxpayers. We will check it once the transfer is booked.',
    de: 'Bestellen Sie einen Tarif per Überweisung und zahlen Sie von einem Firmenkonto, das auf der Liste der Mehrwertsteuerzahler steht. Wir prüfen es nach der Buchung.',
    fr: 'Commandez une formule par virement et payez depuis un compte de l’entreprise figurant sur la liste des assujettis. Nous le vérifions après comptabilisation.',
  },
  transfer_checking: {
    pl: 'Przelew jest zaksięgowany; sprawdzamy rachunek na białej liście.',
    en: 'The transfer is booked; the account is being looked up in the Polish white list of VAT taxpayers.',
    de: 'Die Überweisung ist gebucht; das Konto wird in der Liste der Mehrwertsteuerzahler geprüft.',
    fr: 'Le virement est comptabilisé\u00a0; nous vérifions le compte dans la liste des assujettis.',
  },
  transfer_no: {
    pl: 'Ostatni przelew przyszedł z\u00a0rachunku, którego biała lista nie łączy z\u00a0tą firmą, albo przez pośrednika. To nie zarzut: wielu firm na niej nie ma. Wybierz inny sposób.',
    en: 'The last transfer came from an account that the list does not link to this company, or through an intermediary. That is no reproach: many companies are not on it. Choose another way.',
    de: 'Die letzte Überweisung kam von einem Konto, das die Liste diesem Unternehmen nicht zuordnet, oder über einen Vermittler. Das ist kein Vorwurf: Viele Unternehmen stehen nicht darauf. Wählen Sie einen anderen Weg.',
    fr: 'Le dernier virement provient d’un compte que la liste ne rattache pas à cette entreprise, ou d’un intermédiaire. Ce n’est pas un reproche\u00a0: bien des entreprises n’y figurent pas. Choisissez un autre mode.',
  },
  register_silent: {
    pl: 'Rejestr chwilowo nie odpowiada. Spróbuj później.',
    en: 'The register is not responding at the moment. Try again later.',
    de: 'Das Register antwortet derzeit nicht. Versuchen Sie es später erneut.',
    fr: 'Le registre ne répond pas pour le moment. Réessayez plus tard.',
  },
  company_inactive: {
    pl: 'Według rejestru ta firma nie prowadzi działalności albo jej nie ma.',
    en: 'According to the register this company is not in business or does not exist.',
    de: 'Laut Register ist dieses Unternehmen nicht tätig oder nicht vorhanden.',
    fr: 'Selon le registre, cette entreprise n’est pas en activité ou n’existe pas.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
