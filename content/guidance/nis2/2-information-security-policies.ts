import type { SectionGuidance } from '#core/assessment/scope/questions/guidance.ts';

export const informationSecurityPolicies: SectionGuidance = {
  'nis2-2-1': {
    pl: {
      why: 'Polityka mówi wszystkim, czego firma od nich oczekuje i czyje słowo rozstrzyga spór – bez niej każdy robi to, co sam uzna za bezpieczne.',
      inFull:
        'Dokument ma datę przeglądu z ostatniego roku i podpis zarządu, a zapytany pracownik wie, gdzie go znaleźć i co z niego dotyczy jego pracy.',
      inPart: 'Polityka leży w segregatorze z projektu sprzed lat, opisuje dawną strukturę firmy, a nowi pracownicy jej nie dostali.',
      people20:
        'Właściciel pisze dwie strony: co chronimy, kto za co odpowiada, czego nie wolno i komu zgłosić problem, podpisuje je i omawia z zespołem na jednym spotkaniu.',
      people100:
        'Kierownik IT skraca posiadane dokumenty do czterostronicowej polityki z listą zasad szczegółowych, a prezes ją zatwierdza i ogłasza w intranecie z potwierdzeniem przeczytania.',
      people500:
        'Osoba odpowiedzialna za bezpieczeństwo zestawia wszystkie polityki z datami i właścicielami, wycofuje sprzeczne i wpisuje coroczny przegląd do kalendarza zarządu.',
    },
    en: {
      why: 'A policy tells everyone what the company expects of them and who has the last word in a dispute; without one, people do whatever they think is safe.',
      inFull:
        'The document bears the board’s signature and was reviewed within the last year, and any employee who is asked knows where to find it and which part concerns their work.',
      inPart:
        'The policy sits in a binder from a project years ago and describes a structure the company no longer has, and new staff have never been given it.',
      people20:
        'The owner writes two pages – what we protect, who is responsible, what is forbidden and whom to tell – signs them and goes through them with the team in one meeting.',
      people100:
        'The IT lead condenses the existing documents into a four-page policy with a list of detailed rules; the CEO approves it and publishes it with a read receipt.',
      people500:
        'The security officer lists all policies with their dates and owners, withdraws those that contradict one another and puts the yearly review in the board’s calendar.',
    },
    de: {
      why: 'Ein Sicherheitskonzept sagt allen, was von ihnen erwartet wird und wer im Streitfall entscheidet; ohne ein solches tut jeder, was er selbst für sicher hält.',
      inFull:
        'Das Dokument wurde im letzten Jahr überprüft und trägt die Unterschrift der Leitung; Beschäftigte, die man fragt, wissen, wo es steht und was davon sie betrifft.',
      inPart:
        'Das Konzept liegt in einem Ordner aus einem früheren Projekt und beschreibt eine überholte Unternehmensstruktur; neue Beschäftigte haben es nie erhalten.',
      people20:
        'Der Inhaber schreibt zwei Seiten – was wir schützen, wer zuständig ist, was verboten ist, wem man Probleme meldet –, unterschreibt sie und bespricht sie mit dem Team.',
      people100:
        'Die IT-Leitung kürzt die vorhandenen Dokumente zu einem vierseitigen Konzept mit einer Liste der Detailregeln; die Geschäftsführung gibt es frei und veröffentlicht es mit Lesebestätigung.',
      people500:
        'Der Sicherheitsbeauftragte listet alle Konzepte mit Datum und Verantwortlichen auf, zieht widersprüchliche zurück und trägt die jährliche Durchsicht in den Kalender der Leitung ein.',
    },
    fr: {
      why: 'Une politique dit à chacun ce qu’on attend de lui et qui tranche en cas de désaccord ; sans elle, chacun fait ce qu’il croit sûr.',
      inFull:
        'Le document porte une révision de moins d’un an et la signature de la direction ; un salarié interrogé sait où le trouver et ce qui concerne son travail.',
      inPart:
        'La politique dort dans le classeur d’un ancien projet, décrit une organisation qui n’existe plus, et les nouveaux venus ne l’ont jamais reçue.',
      people20:
        'Le dirigeant écrit deux pages – ce que nous protégeons, qui répond de quoi, ce qui est interdit, à qui signaler –, les signe et les présente à l’équipe en une réunion.',
      people100:
        'Le responsable informatique condense l’existant en quatre pages avec la liste des règles détaillées ; la direction l’approuve et la publie avec accusé de lecture.',
      people500:
        'Le responsable de la sécurité recense toutes les politiques avec date et propriétaire, retire celles qui se contredisent et inscrit la revue annuelle à l’agenda de la direction.',
    },
  },
  'nis2-2-2': {
    pl: {
      why: 'W dniu incydentu nie ma czasu ustalać, kto decyduje – albo wiadomo to wcześniej z nazwiska, albo decyzji nie podejmuje nikt.',
      inFull:
        'Przy każdym zadaniu podano odpowiedzialną osobę i zastępcę, zapis jest w zakresie obowiązków lub umowie, a osoba od bezpieczeństwa może zwrócić się bezpośrednio do zarządu.',
      inPart: 'Wszyscy wiedzą, że „od tego jest Tomek”, ale nie ma tego w żadnym dokumencie, a gdy Tomek wyjeżdża, sprawy czekają.',
      people20:
        'Właściciel wypisuje sześć zadań – dostęp, kopie, aktualizacje, incydenty, dostawcy, kontakt z CSIRT – i przy każdym jedno nazwisko oraz zastępcę, także u zewnętrznego informatyka.',
      people100:
        'Zarząd powołuje pismem osobę odpowiedzialną za cyberbezpieczeństwo i dwie osoby do kontaktu z krajowym systemem, a kadry dopisują zadania do zakresów obowiązków.',
      people500:
        'Dział bezpieczeństwa przygotowuje matrycę odpowiedzialności, sprawdza, czy nikt nie kontroluje własnej pracy, i przedstawia zarządowi nieobsadzone role.',
    },
    en: {
      why: 'On the day of an incident there is no time to settle who decides: unless the person has been named beforehand, nobody will.',
      inFull:
        'Each task has a named person and a deputy and appears in a job description or contract, and the person responsible for security can go straight to the board.',
      inPart: 'Everyone knows that “Tom does that”, but no document says so, and when Tom is away the work has to wait.',
      people20:
        'The owner lists six tasks – access, backups, updates, incidents, suppliers and contact with the CSIRT – each with one name and a deputy, including the outside IT provider.',
      people100:
        'The board appoints in writing a person responsible for cybersecurity and two contact persons for the national system, and HR adds the tasks to job descriptions.',
      people500:
        'The security department draws up a responsibility matrix, checks that nobody reviews their own work, and shows the board which roles are still vacant.',
    },
    de: {
      why: 'Am Tag eines Vorfalls ist keine Zeit zu klären, wer entscheidet: Entweder steht der Name vorher fest, oder niemand entscheidet.',
      inFull:
        'Bei jeder Aufgabe stehen Name und Vertretung, festgehalten in Stellenbeschreibung oder Vertrag, und die Sicherheitsverantwortlichen dürfen direkt zur Leitung gehen.',
      inPart: 'Alle wissen, dass „das der Thomas macht“, aber kein Dokument sagt es, und wenn Thomas verreist, bleibt alles liegen.',
      people20:
        'Der Inhaber listet sechs Aufgaben auf – Zugänge, Sicherungen, Updates, Vorfälle, Lieferanten, Kontakt zum CSIRT – mit je einem Namen und einer Vertretung, auch beim externen Betreuer.',
      people100:
        'Die Leitung bestellt schriftlich eine für Cybersicherheit zuständige Person und zwei Kontaktpersonen für das nationale System; das Personalwesen ergänzt die Stellenbeschreibungen.',
      people500:
        'Die Sicherheitsabteilung erstellt eine Zuständigkeitsmatrix, prüft, dass niemand die eigene Arbeit kontrolliert, und nennt der Leitung die unbesetzten Rollen.',
    },
    fr: {
      why: 'Le jour d’un incident, on n’a pas le temps de chercher qui décide : si le nom n’est pas connu d’avance, personne ne décide.',
      inFull:
        'Chaque tâche porte un nom et un suppléant, inscrits dans une fiche de poste ou un contrat, et la personne chargée de la sécurité peut s’adresser directement à la direction.',
      inPart: 'Chacun sait que « c’est Thomas qui s’en occupe », mais aucun document ne le dit, et quand Thomas s’absente, tout attend.',
      people20:
        'Le dirigeant liste six tâches – accès, sauvegardes, mises à jour, incidents, fournisseurs, contact avec le CSIRT – avec un nom et un suppléant, prestataire compris.',
      people100:
        'La direction nomme par écrit une personne responsable de la cybersécurité et deux contacts pour le système national ; les RH complètent les fiches de poste.',
      people500:
        'Le service sécurité dresse une matrice des responsabilités, vérifie que personne ne contrôle son propre travail et signale à la direction les rôles non pourvus.',
    },
  },
  'nis2-2-3': {
    pl: {
      why: 'Nadmiarowe i zapomniane uprawnienia to najprostsza droga do danych – dla włamywacza i dla byłego pracownika.',
      inFull:
        'Dla dowolnej osoby da się pokazać, kto zgodził się na jej dostęp, kiedy ostatnio go sprawdzono i że konto kogoś, kto odszedł, zamknięto tego samego dnia.',
      inPart: 'Nowi pracownicy dostają dostęp na wniosek, ale po zmianie działu stary zostaje, a nikt nie przegląda list kont.',
      people20:
        'Właściciel drukuje listy kont poczty, księgowości i dysku, skreśla osoby, które odeszły, i konta wspólne, a informatyk zamyka je w ciągu tygodnia.',
      people100:
        'Kierownik IT wysyła kierownikom działów listy ich ludzi z uprawnieniami w trzech głównych systemach, zbiera „zostaje / zabrać” i zapisuje wynik z datą.',
      people500:
        'Zespół tożsamości łączy system kadrowy z katalogiem kont, tak by odejście zamykało konto automatycznie, i zaczyna przeglądy od systemów o największym ryzyku.',
    },
    en: {
      why: 'Excessive and forgotten permissions are the easiest way to reach data, for an intruder and a former employee alike.',
      inFull:
        'For any person you can show who approved their access and when it was last reviewed, and that leavers’ accounts were closed the same day.',
      inPart:
        'New staff get access on request, but people who change department keep their old rights, and nobody reviews the lists of accounts.',
      people20:
        'The owner prints the account lists for mail, accounting and the shared drive and crosses out leavers and shared accounts, and the IT person closes them within a week.',
      people100:
        'The IT lead sends department heads a list of their people’s rights in the three main systems, asks them to mark each “keep” or “remove”, and records the result with a date.',
      people500:
        'The identity team links the HR system to the account directory so that an account is closed when its user leaves, and starts access reviews with the riskiest systems.',
    },
    de: {
      why: 'Überzählige und vergessene Rechte sind der einfachste Weg zu Daten, für Einbrecher wie für ehemalige Beschäftigte.',
      inFull:
        'Für jede Person lässt sich zeigen, wer ihren Zugang genehmigt hat, wann er zuletzt geprüft wurde und dass Konten Ausgeschiedener am selben Tag geschlossen wurden.',
      inPart:
        'Neue erhalten Zugang auf Antrag, doch nach einem Abteilungswechsel bleiben alte Rechte bestehen, und niemand sieht die Kontenlisten durch.',
      people20:
        'Der Inhaber druckt die Kontenlisten von E-Mail, Buchhaltung und Laufwerk, streicht Ausgeschiedene und Sammelkonten, und der IT-Betreuer schließt sie binnen einer Woche.',
      people100:
        'Die IT-Leitung schickt den Abteilungen die Rechte ihrer Leute in den drei Hauptsystemen, sammelt „behalten / entziehen“ ein und hält das Ergebnis mit Datum fest.',
      people500:
        'Das Identitätsteam koppelt das Personalsystem an das Kontenverzeichnis, sodass ein Austritt das Konto schließt, und beginnt die Prüfungen bei den riskantesten Systemen.',
    },
    fr: {
      why: 'Les droits excessifs ou oubliés sont le chemin le plus simple vers les données, pour un intrus comme pour un ancien salarié.',
      inFull:
        'Pour toute personne, on peut montrer qui a accepté son accès, quand il a été revu, et que le compte d’un partant a été fermé le jour même.',
      inPart:
        'Les nouveaux reçoivent leurs accès sur demande, mais les anciens droits subsistent après un changement de service et personne ne revoit les listes.',
      people20:
        'Le dirigeant imprime les listes de comptes de la messagerie, de la comptabilité et du disque partagé, raye les partants et les comptes communs ; l’informaticien les ferme en une semaine.',
      people100:
        'Le responsable informatique envoie aux chefs de service les droits de leurs équipes dans les trois systèmes principaux, recueille « garder / retirer » et date le résultat.',
      people500:
        'L’équipe identité relie le système RH à l’annuaire pour qu’un départ ferme le compte, et commence les revues par les systèmes les plus exposés.',
    },
  },
  'nis2-2-4': {
    pl: {
      why: 'Kto przejmie konto administratora, przejmie całą firmę, a z konta wspólnego nie da się ustalić, kto to zrobił.',
      inFull:
        'Każdy administrator ma dwa konta, a to uprzywilejowane nie ma skrzynki pocztowej; dziennik pokazuje, kto i kiedy z niego skorzystał, lista kont ma świeżą datę przeglądu.',
      inPart: 'W domenie konta są już rozdzielone, ale na urządzeniach sieciowych i w chmurze wszyscy logują się na wspólne konto „admin”.',
      people20:
        'Informatyk zakłada sobie osobne konto do administrowania, właścicielowi odbiera prawa administratora na co dzień, a zapisane hasło awaryjne trafia do zaklejonej koperty w sejfie.',
      people100:
        'Kierownik IT spisuje konta z pełnymi prawami w domenie, chmurze i na zaporze, zamienia wspólne na imienne i zmienia ich hasła.',
      people500:
        'Zespół bezpieczeństwa wprowadza nadawanie praw administratora na czas zadania dla jednego systemu krytycznego i włącza alarm na użycie kont awaryjnych.',
    },
    en: {
      why: 'Whoever takes over an administrator’s account takes over the company, and if the account is shared nobody can tell who was using it.',
      inFull:
        'Each administrator has two accounts, and the privileged one has no mailbox; the log shows who used it and when, and the list of accounts has been reviewed recently.',
      inPart:
        'Accounts in the domain are already separate, but on network devices and in the cloud everyone signs in with a shared “admin” account.',
      people20:
        'The IT person sets up a separate account for administration, removes administrator rights from the owner’s everyday account, and puts the emergency password in a sealed envelope in the safe.',
      people100:
        'The IT lead lists the accounts with full rights in the domain, in the cloud and on the firewall, replaces shared accounts with personal ones and changes their passwords.',
      people500:
        'In one critical system, the security team grants administrator rights only for the duration of a task and sets up an alarm for any use of the emergency accounts.',
    },
    de: {
      why: 'Wer ein Administratorkonto übernimmt, übernimmt das Unternehmen, und bei Sammelkonten lässt sich nicht feststellen, wer es war.',
      inFull:
        'Jeder Administrator hat zwei Konten, das privilegierte ohne Postfach; das Protokoll zeigt, wer es wann genutzt hat, und die Kontenliste wurde kürzlich geprüft.',
      inPart:
        'In der Domäne sind die Konten schon getrennt, doch an Netzgeräten und in der Cloud melden sich alle mit dem gemeinsamen Konto „admin“ an.',
      people20:
        'Der IT-Betreuer legt ein eigenes Konto zum Administrieren an, entzieht dem Inhaber die täglichen Adminrechte und legt das Notfallpasswort versiegelt in den Tresor.',
      people100:
        'Die IT-Leitung listet Konten mit vollen Rechten in Domäne, Cloud und Firewall auf, ersetzt gemeinsame durch persönliche und ändert deren Passwörter.',
      people500:
        'Das Sicherheitsteam vergibt in einem kritischen System Adminrechte nur noch für die Dauer einer Aufgabe und richtet einen Alarm für Notfallkonten ein.',
    },
    fr: {
      why: 'Qui s’empare d’un compte d’administrateur s’empare de l’entreprise, et un compte partagé ne permet pas de savoir qui l’a utilisé.',
      inFull:
        'Chaque administrateur a deux comptes, et le compte privilégié n’a pas de messagerie ; le journal montre qui l’a utilisé et quand, et la liste des comptes a été revue récemment.',
      inPart:
        'Dans le domaine, les comptes sont déjà distincts, mais sur les équipements réseau et dans le nuage tout le monde entre avec un « admin » commun.',
      people20:
        'L’informaticien se crée un compte réservé à l’administration, retire au dirigeant ses droits quotidiens d’administrateur et met le mot de passe de secours sous enveloppe au coffre.',
      people100:
        'Le responsable informatique liste les comptes à pleins droits du domaine, du nuage et du pare-feu, remplace les comptes communs par des comptes nominatifs et change les mots de passe.',
      people500:
        'L’équipe sécurité n’accorde les droits d’administration d’un système critique que le temps d’une tâche et met en place une alerte sur l’usage des comptes de secours.',
    },
  },
  'nis2-2-5': {
    pl: {
      why: 'Zgubiony laptop z zaszyfrowanym dyskiem to strata sprzętu, a z niezaszyfrowanym – incydent z danymi klientów.',
      inFull:
        'Dokument mówi, co i czym się szyfruje, a raport potwierdza, że tak jest na laptopach, w transmisji i w kopiach; wiadomo, kto ma klucze i co robi, gdy któryś wygaśnie.',
      inPart: 'Dyski laptopów są zaszyfrowane, ale kopie zapasowe i pendrive’y nie, a klucze odzyskiwania zna jedna osoba.',
      people20:
        'Informatyk włącza szyfrowanie dysków na wszystkich laptopach, zapisuje klucze odzyskiwania poza tymi laptopami i odnotowuje, czego jeszcze nie zaszyfrowano.',
      people100:
        'Kierownik IT spisuje na stronie minimum dla dysków, łączy i kopii, sprawdza strony firmy bezpłatnym testem TLS i wpisuje daty wygaśnięcia certyfikatów do kalendarza.',
      people500:
        'Architekt bezpieczeństwa zestawia, gdzie leżą dane najwyższej klasy i czym są chronione, i wskazuje właściciela dla każdego magazynu kluczy.',
    },
    en: {
      why: 'If a lost laptop has an encrypted disk, the company loses a laptop; if it does not, the company has an incident involving customers’ data.',
      inFull:
        'The document says what is encrypted and how, and a report confirms it for laptops, transmission and backups; it is clear who holds the keys and what happens when one expires.',
      inPart: 'Laptop disks are encrypted, but backups and USB sticks are not, and only one person knows the recovery keys.',
      people20:
        'The IT person turns on disk encryption on all laptops, stores the recovery keys somewhere else and notes what is not yet encrypted.',
      people100:
        'The IT lead writes one page of minimum requirements for disks, connections and backups, checks the company’s sites with a free TLS test and enters certificate expiry dates in a calendar.',
      people500:
        'The security architect maps where data of the highest class is kept and what protects it, and names an owner for each key store.',
    },
    de: {
      why: 'Ein verlorener Laptop mit verschlüsselter Platte kostet ein Gerät, mit unverschlüsselter wird er zum Vorfall mit Kundendaten.',
      inFull:
        'Das Dokument sagt, was womit verschlüsselt wird, ein Bericht bestätigt es für Laptops, Übertragung und Sicherungen; bekannt ist, wer Schlüssel hält und was beim Ablauf geschieht.',
      inPart:
        'Laptops sind verschlüsselt, Sicherungen und USB-Sticks aber nicht, und die Wiederherstellungsschlüssel kennt eine einzige Person.',
      people20:
        'Der IT-Betreuer schaltet auf allen Laptops die Verschlüsselung ein, verwahrt die Wiederherstellungsschlüssel getrennt und notiert, was noch offen ist.',
      people100:
        'Die IT-Leitung schreibt eine Seite Mindestwerte für Platten, Verbindungen und Sicherungen, prüft die Webseiten mit einem freien TLS-Test und trägt Ablaufdaten in den Kalender ein.',
      people500:
        'Die Sicherheitsarchitektur hält fest, wo Daten der höchsten Klasse liegen und was sie schützt, und benennt für jeden Schlüsselspeicher eine verantwortliche Person.',
    },
    fr: {
      why: 'Un portable perdu avec un disque chiffré coûte un appareil ; sans chiffrement, c’est un incident touchant les données des clients.',
      inFull:
        'Le document dit quoi chiffrer et comment, et un rapport le confirme pour les portables, les transmissions et les sauvegardes ; on sait qui détient les clés et que faire à leur expiration.',
      inPart:
        'Les disques des portables sont chiffrés, mais pas les sauvegardes ni les clés USB, et une seule personne connaît les clés de récupération.',
      people20:
        'L’informaticien active le chiffrement sur tous les portables, range les clés de récupération ailleurs et note ce qui n’est pas encore chiffré.',
      people100:
        'Le responsable informatique écrit une page de minimums pour disques, connexions et sauvegardes, teste les sites avec un outil TLS gratuit et note les dates d’expiration au calendrier.',
      people500:
        'L’architecte sécurité recense où se trouvent les données les plus sensibles et ce qui les protège, et désigne un propriétaire par coffre de clés.',
    },
  },
  'nis2-2-6': {
    pl: {
      why: 'Wiele szkód powoduje dostęp, którego nie należało przyznawać albo którego nie odebrano na czas, a o jednym i drugim decydują kadry.',
      inFull:
        'W teczce osoby przyjętej i osoby, która odeszła, jest podpisane zobowiązanie do zachowania poufności, wynik sprawdzenia przewidzianego dla stanowiska i karta zwrotu sprzętu z datą zamknięcia kont.',
      inPart:
        'Umowy mają klauzulę poufności, ale przy odejściu kadry powiadamiają IT, gdy sobie przypomną, a stanowisk wymagających sprawdzenia nie wskazano.',
      people20:
        'Właściciel robi jedną listę kontrolną na przyjęcie i odejście pracownika – umowa z klauzulą poufności, sprzęt, konta, klucze – i wypełnia ją najpierw dla osoby ostatnio zatrudnionej.',
      people100:
        'Kadry z IT uzgadniają wspólny formularz i zasadę: zgłoszenie odejścia w dniu wypowiedzenia, zamknięcie kont w ostatnim dniu pracy; prawnik wskazuje stanowiska wymagające informacji z KRK.',
      people500:
        'HR z prawnikiem dzielą stanowiska według zakresu sprawdzenia, uwzględniają też wykonawców i porównują odejścia z ostatniego kwartału z datami zamknięcia kont.',
    },
    en: {
      why: 'Much of the harm is done through access that should never have been granted or was not withdrawn in time, and HR has a say in both.',
      inFull:
        'The files of joiners and leavers contain the signed confidentiality undertaking, the checks required for the post, and a return form showing the date the accounts were closed.',
      inPart:
        'Contracts contain a confidentiality clause, but HR tells IT about leavers only when it remembers, and there is no list of posts that require checks.',
      people20:
        'The owner draws up one checklist for joiners and leavers – contract with confidentiality clause, equipment, accounts, keys – and first fills it in for the latest recruit.',
      people100:
        'HR and IT agree on one form and a rule: IT is told on the day someone resigns and accounts close on the last day; a lawyer names the posts that need a criminal record check.',
      people500:
        'HR and legal group posts by how thorough the checks must be, include contractors, and compare last quarter’s departures with the dates on which accounts were closed.',
    },
    de: {
      why: 'Viel Schaden richten Zugänge an, die nie hätten entstehen dürfen oder nicht rechtzeitig entzogen wurden; über beides entscheidet das Personalwesen.',
      inFull:
        'Die Akten von Ein- und Ausgetretenen enthalten die unterschriebene Vertraulichkeitserklärung, die für die Stelle vorgesehene Prüfung und den Rückgabebeleg mit dem Tag der Kontoschließung.',
      inPart:
        'Verträge regeln die Vertraulichkeit, doch beim Austritt erfährt die IT davon eher zufällig, und prüfpflichtige Stellen sind nicht benannt.',
      people20:
        'Der Inhaber erstellt eine Checkliste für Ein- und Austritt – Vertrag mit Vertraulichkeitsklausel, Geräte, Konten, Schlüssel – und füllt sie zuerst für die jüngste Einstellung aus.',
      people100:
        'Personal und IT einigen sich auf ein Formular und eine Regel: Meldung am Tag der Kündigung, Konten am letzten Arbeitstag zu; die Rechtsberatung nennt Stellen, die eine Strafregisterauskunft verlangen.',
      people500:
        'Personal und Recht ordnen Stellen nach Prüftiefe, beziehen Auftragnehmer ein und vergleichen die Austritte des letzten Quartals mit den Tagen der Kontoschließung.',
    },
    fr: {
      why: 'Bien des dégâts viennent d’accès qui n’auraient pas dû être accordés ou qui ont été retirés trop tard ; dans les deux cas, tout part des RH.',
      inFull:
        'Le dossier d’un arrivant et d’un partant contient l’engagement de confidentialité signé, les vérifications prévues pour le poste et la fiche de restitution avec la date de fermeture des comptes.',
      inPart:
        'Les contrats prévoient la confidentialité, mais lors d’un départ les RH préviennent l’informatique quand elles y pensent, et les postes à vérifier ne sont pas désignés.',
      people20:
        'Le dirigeant établit une liste d’arrivée et de départ – contrat et confidentialité, matériel, comptes, clés – et la remplit d’abord pour la dernière embauche.',
      people100:
        'RH et informatique conviennent d’un formulaire et d’une règle : annonce le jour de la démission, comptes fermés le dernier jour ; un juriste désigne les postes exigeant le casier judiciaire.',
      people500:
        'RH et juristes classent les postes selon la profondeur des vérifications, y incluent les sous-traitants et comparent les départs du trimestre aux dates de fermeture des comptes.',
    },
  },
  'nis2-2-7': {
    pl: {
      why: 'Zalana serwerownia albo niezamknięta szafa z przełącznikiem zatrzymają firmę tak samo skutecznie jak wirus.',
      inFull:
        'Do pomieszczenia technicznego wchodzą tylko osoby z listy i zostaje po tym ślad; czujniki i zasilanie awaryjne mają protokół z testu z ostatniego roku.',
      inPart:
        'Główna serwerownia jest zamknięta i klimatyzowana, ale szafy w oddziałach stoją w korytarzu, a UPS-a nikt nie sprawdzał pod obciążeniem.',
      people20:
        'Właściciel zamyka na klucz szafę lub pokój z routerem i serwerem, spisuje, kto ma klucz, i kupuje czujnik zalania i temperatury z powiadomieniem.',
      people100:
        'Kierownik IT z administracją budynku obchodzą wszystkie miejsca ze sprzętem, robią listę braków ze zdjęciami i umawiają test UPS-a poza godzinami pracy.',
      people500:
        'Dział bezpieczeństwa fizycznego i IT rysują strefy dla każdej lokalizacji, porównują uprawnienia kart z listą stanowisk i odbierają zbędne wejścia.',
    },
    en: {
      why: 'A flooded server room or an unlocked cabinet with a switch stops a company as surely as a virus.',
      inFull:
        'Only people on the list can enter the technical room, and every entry is recorded; the sensors and emergency power were tested within the last year and the results are on file.',
      inPart:
        'The main server room is locked and cooled, but cabinets at the branches stand in corridors and nobody has tested the UPS under load.',
      people20:
        'The owner locks the cabinet or room that houses the router and server, writes down who has a key, and buys a water and temperature sensor that sends alerts.',
      people100:
        'The IT lead and the building manager visit every place where equipment is kept, list the gaps with photographs and schedule a UPS test outside working hours.',
      people500:
        'The physical security team and IT define zones for each site, compare access cards with the list of posts and withdraw access rights nobody needs.',
    },
    de: {
      why: 'Ein überfluteter Serverraum oder ein offener Schrank mit dem Switch legt ein Unternehmen ebenso lahm wie ein Virus.',
      inFull:
        'Den Technikraum betreten nur gelistete Personen, und das hinterlässt eine Spur; für Sensoren und Notstrom gibt es ein Testprotokoll aus dem letzten Jahr.',
      inPart:
        'Der Hauptserverraum ist verschlossen und gekühlt, doch in den Niederlassungen stehen Schränke im Flur, und die USV wurde nie unter Last geprüft.',
      people20:
        'Der Inhaber verschließt Schrank oder Raum mit Router und Server, notiert, wer einen Schlüssel hat, und kauft einen Wasser- und Temperaturmelder mit Benachrichtigung.',
      people100:
        'IT-Leitung und Hausverwaltung gehen alle Orte mit Technik ab, listen Mängel mit Fotos auf und vereinbaren einen USV-Test außerhalb der Arbeitszeit.',
      people500:
        'Werkschutz und IT zeichnen Zonen für jeden Standort, gleichen Zutrittskarten mit der Stellenliste ab und entziehen unnötige Rechte.',
    },
    fr: {
      why: 'Une salle inondée ou une baie non verrouillée arrêtent une entreprise aussi sûrement qu’un virus.',
      inFull:
        'Seules les personnes de la liste entrent dans le local technique et chaque entrée laisse une trace ; les capteurs et l’alimentation de secours ont un procès-verbal de test de moins d’un an.',
      inPart:
        'La salle principale est fermée et climatisée, mais les baies des agences sont dans un couloir et l’onduleur n’a jamais été testé en charge.',
      people20:
        'Le dirigeant ferme à clé la baie ou le local du routeur et du serveur, note qui a une clé et achète un capteur d’eau et de température qui alerte.',
      people100:
        'Le responsable informatique et le gestionnaire du bâtiment visitent tous les locaux équipés, listent les manques avec photos et fixent un test de l’onduleur hors des heures de travail.',
      people500:
        'La sûreté et l’informatique dessinent les zones de chaque site, comparent les badges à la liste des postes et retirent les accès inutiles.',
    },
  },
};
