import type { SectionGuidance } from '#core/assessment/scope/questions/guidance.ts';

export const cyberHygiene: SectionGuidance = {
  'nis2-7-1': {
    pl: {
      why: 'Zarząd, który nie rozumie zagrożeń, ani nie oceni planu, ani nie poprowadzi firmy przez incydent – a ustawa wymaga szkolenia od niego osobiście.',
      inFull:
        'Każda osoba z zarządu wpisana do KRS i osoba, której powierzono obowiązki, ma zaświadczenie z programem z tego lub zeszłego roku, a nowy członek zarządu – termin szkolenia.',
      inPart: 'Prezes był na konferencji, a reszta zarządu nie, albo przeszkolono wszystkich, ale nie ma listy ani programu.',
      people20:
        'Właściciel rezerwuje dwie godziny z zewnętrznym specjalistą, przechodzi z nim scenariusz ataku na własną firmę i zachowuje program z podpisem i datą.',
      people100:
        'Sekretariat wpisuje szkolenie zarządu do kalendarza, kierownik IT dobiera prowadzącego i zadanie – decyzje w pierwszej dobie ataku – a kadry zbierają imienne potwierdzenia.',
      people500:
        'Biuro zarządu prowadzi tabelę szkoleń członków zarządu i pełnomocników z datą następnego i wpisuje szkolenie do wdrożenia każdej nowej osoby.',
    },
    en: {
      why: 'A board that does not understand threats can neither judge a plan nor lead through an incident, and the law requires its members to be trained themselves.',
      inFull:
        'Each board member and each person to whom its duties are delegated has a training record from this year or last, including the programme, and new members have a training date.',
      inPart:
        'The CEO went to a conference but the rest of the board did not, or everyone was trained but there is no list and no programme.',
      people20:
        'The owner books two hours with an outside specialist, works through an attack on their own company with them and keeps the programme with a signature and date.',
      people100:
        'The board secretary puts the training in the calendar, the IT lead finds a trainer and a task – decisions on the first day of an attack – and HR collects individual records.',
      people500:
        'The board office keeps a table of training for members and delegates with the next date due, and makes training part of every new member’s induction.',
    },
    de: {
      why: 'Eine Leitung, die Bedrohungen nicht versteht, kann weder den Plan beurteilen noch durch einen Vorfall führen; das Gesetz verlangt die Schulung von ihr persönlich.',
      inFull:
        'Zu jedem Mitglied der Leitung und jeder beauftragten Person gibt es einen Nachweis aus diesem oder dem letzten Jahr mit Programm; neue Mitglieder haben einen Termin.',
      inPart:
        'Die Geschäftsführerin war auf einer Konferenz, die übrigen Mitglieder nicht; oder alle waren geschult, aber Liste und Programm fehlen.',
      people20:
        'Der Inhaber bucht zwei Stunden mit einer externen Fachkraft, spielt einen Angriff auf den eigenen Betrieb durch und bewahrt das Programm mit Unterschrift und Datum auf.',
      people100:
        'Das Sekretariat trägt die Schulung der Leitung ein, die IT-Leitung sucht Trainer und Aufgabe – Entscheidungen am ersten Tag eines Angriffs –, das Personalwesen sammelt persönliche Nachweise.',
      people500:
        'Das Vorstandsbüro führt eine Tabelle der Schulungen von Mitgliedern und Beauftragten mit dem nächsten Termin und nimmt die Schulung in jede Einarbeitung auf.',
    },
    fr: {
      why: 'Une direction qui ne comprend pas les menaces ne peut ni juger un plan ni conduire un incident ; la loi exige la formation de ses membres eux-mêmes.',
      inFull:
        'Chaque membre et chaque délégataire a une attestation de l’année ou de la précédente avec le programme ; un nouveau membre a une date de formation.',
      inPart:
        'Le président est allé à une conférence, mais pas les autres, ou bien tous ont été formés, mais il n’existe ni liste ni programme.',
      people20:
        'Le dirigeant réserve deux heures avec un spécialiste externe, parcourt avec lui le scénario d’une attaque contre sa propre entreprise et garde le programme signé et daté.',
      people100:
        'Le secrétariat inscrit la formation au calendrier, le responsable informatique trouve un formateur et un cas – les décisions du premier jour – et les RH recueillent les attestations nominatives.',
      people500:
        'Le secrétariat général tient un tableau des formations des membres et délégataires avec la prochaine date et l’inclut dans tout accueil d’un nouveau membre.',
    },
  },
  'nis2-7-2': {
    pl: {
      why: 'Fałszywa faktura przejdzie przez każdą zaporę, a zatrzyma ją dopiero człowiek, który wie, że wolno mu zapytać.',
      inFull:
        'Z rejestru wynika, że szkolenie ukończyli prawie wszyscy, także zleceniobiorcy i osoby zatrudnione w tym miesiącu, a wynik próbnego phishingu wpłynął na treść następnego szkolenia.',
      inPart:
        'Nowi dostają szkolenie pierwszego dnia, ale starsi pracownicy byli na nim trzy lata temu, albo nikt nie sprawdza, co zapamiętali.',
      people20:
        'Na godzinnym spotkaniu właściciel pokazuje dwa fałszywe e-maile, które naprawdę przyszły do firmy, mówi, komu takie przekazywać, i zbiera podpisy na liście obecności.',
      people100:
        'Kadry dodają 15-minutowy moduł do pierwszego dnia pracy, a kierownik IT wysyła do wszystkich próbny phishing i omawia wynik bez wskazywania osób.',
      people500:
        'Dział szkoleń przygotowuje osobne programy dla biura, produkcji i finansów, podaje odsetek przeszkolonych według działów i przypomina kierownikom o brakach.',
    },
    en: {
      why: 'A false invoice can get past every filter; only a person who knows they are allowed to ask will stop it.',
      inFull:
        'The register shows that almost everyone has completed the training, including contractors and this month’s joiners, and the results of a phishing test shaped the next session.',
      inPart:
        'New joiners are trained on their first day, but longer-serving staff were last trained three years ago, or nobody checks what they remember.',
      people20:
        'In a one-hour meeting the owner shows two genuine phishing e-mails, explains whom to forward them to and collects signatures on an attendance list.',
      people100:
        'HR adds a 15-minute module to the first day at work; the IT lead sends everyone a test phishing e-mail and discusses the result without naming people.',
      people500:
        'The training department splits the programme into office, production and finance, reports completion by department and reminds managers of the gaps.',
    },
    de: {
      why: 'Eine falsche Rechnung passiert jeden Filter; erst ein Mensch hält sie auf, der weiß, dass er nachfragen darf.',
      inFull:
        'Das Register zeigt den Abschluss fast aller, auch der Auftragnehmer und der Neuen dieses Monats, und das Ergebnis eines Phishing-Tests prägte die nächste Schulung.',
      inPart: 'Neue werden am ersten Tag geschult, Langjährige zuletzt vor drei Jahren, oder niemand prüft, was hängen blieb.',
      people20:
        'In einer Stunde zeigt der Inhaber zwei echte Phishing-E-Mails, sagt, an wen man sie weiterleitet, und sammelt Unterschriften auf der Teilnahmeliste.',
      people100:
        'Das Personalwesen ergänzt ein 15-Minuten-Modul am ersten Arbeitstag; die IT-Leitung sendet allen eine Test-Phishing-E-Mail und bespricht das Ergebnis ohne Namen.',
      people500:
        'Die Schulungsabteilung teilt das Programm nach Büro, Produktion und Finanzen, berichtet den Abschluss je Abteilung und erinnert Führungskräfte an Lücken.',
    },
    fr: {
      why: 'Une fausse facture passe tous les filtres ; seule peut l’arrêter une personne qui sait qu’elle a le droit de poser la question.',
      inFull:
        'Le registre montre que presque tout le monde a suivi la formation, prestataires et arrivants du mois compris, et le résultat d’un test d’hameçonnage a servi à préparer la suivante.',
      inPart:
        'Les arrivants sont formés le premier jour, mais les anciens l’ont été il y a trois ans, ou personne ne vérifie ce qu’ils ont retenu.',
      people20:
        'En une heure, le dirigeant montre deux e-mails frauduleux réellement reçus, dit à qui les transférer et fait signer une feuille de présence.',
      people100:
        'Les RH ajoutent un module de 15 minutes au premier jour ; le responsable informatique envoie à tous un faux e-mail d’hameçonnage et commente le résultat sans nommer personne.',
      people500:
        'Le service formation adapte le programme aux bureaux, à la production et à la finance, publie les taux de participation par service et relance les responsables.',
    },
  },
  'nis2-7-3': {
    pl: {
      why: 'Administrator, który uczył się zapory dziesięć lat temu, broni dziś firmy przed atakami, których wtedy nie było.',
      inFull:
        'Tabela ról mówi, co kto musi umieć i kiedy ostatnio się tego uczył, a luki mają termin; od dostawcy są aktualne potwierdzenia kwalifikacji jego ludzi.',
      inPart: 'Na szkolenia jeździ ten, kto poprosi, a programiści i właściciele systemów nie byli na żadnym.',
      people20:
        'Właściciel pyta informatyka, czego mu brakuje do zadań, za które odpowiada, wybiera jedno szkolenie online na kwartał i prosi o zaświadczenie.',
      people100:
        'Kierownik IT wypisuje pięć ról z trzema umiejętnościami każda, zaznacza braki i uzgadnia z prezesem po jednym szkoleniu na osobę w budżecie roku.',
      people500:
        'Kadry i bezpieczeństwo łączą tabelę kompetencji z oceną roczną, zaczynając od zespołu reagowania, i sprawdzają skuteczność na ćwiczeniu, a nie ankietą.',
    },
    en: {
      why: 'An administrator who learned about firewalls ten years ago is defending the company against attacks that did not exist then.',
      inFull:
        'A table of roles says who must know what and when they last learned it, gaps have a date for closing them, and the supplier sends current proof of its people’s qualifications.',
      inPart: 'Anyone who asks may attend training, but developers and system owners have not been to any.',
      people20:
        'The owner asks the IT person which of their responsibilities they need to learn more about, picks one online course for the quarter and asks for the certificate.',
      people100:
        'The IT lead lists five roles with three skills each, marks the gaps and agrees with the CEO on one training course per person in this year’s budget.',
      people500:
        'HR and security link the skills table to the annual appraisal, beginning with the response team, and test what people have learned in an exercise rather than a survey.',
    },
    de: {
      why: 'Wer Firewalls vor zehn Jahren gelernt hat, verteidigt heute gegen Angriffe, die es damals nicht gab.',
      inFull:
        'Eine Rollentabelle sagt, wer was können muss und wann er es zuletzt gelernt hat; Lücken haben Termine, und der Dienstleister belegt die Qualifikation seiner Leute.',
      inPart: 'Geschult wird, wer darum bittet; Entwickler und Systemverantwortliche haben noch an keiner Schulung teilgenommen.',
      people20:
        'Der Inhaber fragt den IT-Betreuer, was ihm für seine Aufgaben fehlt, wählt einen Online-Kurs für das Quartal und lässt sich den Nachweis geben.',
      people100:
        'Die IT-Leitung listet fünf Rollen mit je drei Fähigkeiten auf, markiert Lücken und vereinbart mit der Geschäftsführung eine Schulung pro Person im Jahresbudget.',
      people500:
        'Personalwesen und Sicherheit verbinden die Kompetenztabelle mit dem Jahresgespräch, beginnen beim Reaktionsteam und prüfen die Wirkung in einer Übung statt per Umfrage.',
    },
    fr: {
      why: 'Un administrateur formé aux pare-feu il y a dix ans affronte aujourd’hui des attaques qui n’existaient pas à l’époque.',
      inFull:
        'Un tableau des rôles dit qui doit savoir quoi et quand il l’a appris ; les lacunes ont une date et le prestataire justifie les qualifications de son personnel.',
      inPart: 'Ne se forme que celui qui le demande ; les développeurs et les propriétaires de systèmes n’ont suivi aucune formation.',
      people20:
        'Le dirigeant demande à l’informaticien ce qui lui manque pour ses tâches, choisit un cours en ligne pour le trimestre et demande l’attestation.',
      people100:
        'Le responsable informatique liste cinq rôles avec trois compétences chacun, marque les manques et convient d’une formation par personne au budget annuel.',
      people500:
        'RH et sécurité relient le tableau des compétences à l’entretien annuel, en commençant par l’équipe de réponse, et vérifient l’effet en exercice plutôt que par sondage.',
    },
  },
  'nis2-7-4': {
    pl: {
      why: 'Zasady, których nie wymusza komputer, działają tylko do pierwszej pilnej sprawy.',
      inFull:
        'Pracownik zna reguły z dwóch stron, ekran sam się blokuje, pendrive nie działa bez zgody, a po zutylizowanych dyskach są protokoły.',
      inPart: 'Regulamin podpisali wszyscy, lecz firmowa poczta jest na prywatnych telefonach bez blokady, a do czatów AI trafiają umowy.',
      people20:
        'Właściciel wiesza dziesięć zasad prostym językiem, a informatyk tego samego dnia ustawia blokadę ekranu po pięciu minutach i rozdaje menedżer haseł.',
      people100:
        'Kierownik IT skraca regulamin do dwóch stron z listą dozwolonych narzędzi chmurowych i AI, a trzy zasady wymusza w ustawieniach wszystkich laptopów.',
      people500:
        'Zespół stacji roboczych zestawia każdą zasadę z ustawieniem, które jej pilnuje, i przedstawia te, na które dziś nikt nie patrzy, z propozycją kontroli.',
    },
    en: {
      why: 'Rules that no computer enforces hold only until somebody is in a hurry.',
      inFull:
        'Employees know the rules from a two-page summary, screens lock themselves, USB sticks need approval, and there are records of the disks destroyed.',
      inPart: 'Everyone has signed the rules, but company mail is read on private phones without a lock and contracts end up in AI chats.',
      people20:
        'The owner puts up ten rules in plain words; the same day, the IT person sets screens to lock after five minutes and hands out a password manager.',
      people100:
        'The IT lead cuts the rules to two pages with a list of permitted cloud and AI tools, and enforces three of them in the settings of every laptop.',
      people500:
        'The workstation team matches each rule with the setting that enforces it, and proposes a control for every rule that nobody monitors today.',
    },
    de: {
      why: 'Regeln, die kein Rechner durchsetzt, halten nur, bis es zum ersten Mal eilig wird.',
      inFull:
        'Beschäftigte kennen die Regeln von zwei Seiten, der Bildschirm sperrt sich selbst, USB-Sticks brauchen eine Freigabe, und für vernichtete Platten gibt es Protokolle.',
      inPart:
        'Alle haben die Regeln unterschrieben, doch private Telefone empfangen Firmenpost ohne Sperre, und Verträge landen in KI-Chats.',
      people20:
        'Der Inhaber hängt zehn Regeln in einfacher Sprache auf; am selben Tag stellt der IT-Betreuer die Bildschirmsperre auf fünf Minuten und verteilt einen Passwortmanager.',
      people100:
        'Die IT-Leitung kürzt die Regeln auf zwei Seiten mit einer Liste erlaubter Cloud- und KI-Werkzeuge und erzwingt drei Regeln in den Einstellungen aller Laptops.',
      people500:
        'Das Arbeitsplatzteam stellt jeder Regel die Einstellung gegenüber, die sie durchsetzt, und legt jene ohne Kontrolle mit einem Vorschlag vor.',
    },
    fr: {
      why: 'Une règle qu’aucun ordinateur ne fait respecter tient jusqu’à la première urgence.',
      inFull:
        'Les salariés connaissent les règles, qui tiennent en deux pages, l’écran se verrouille seul, les clés USB exigent un accord et la destruction des disques fait l’objet d’un procès-verbal.',
      inPart:
        'Tous ont signé le règlement, mais la messagerie est consultée sur des téléphones privés sans verrouillage et des contrats sont confiés à des assistants d’IA.',
      people20:
        'Le dirigeant affiche dix règles en mots simples ; le jour même, l’informaticien règle le verrouillage à cinq minutes et distribue un gestionnaire de mots de passe.',
      people100:
        'Le responsable informatique réduit le règlement à deux pages avec la liste des outils de nuage et d’IA permis, et impose trois règles dans les réglages de tous les portables.',
      people500:
        'L’équipe postes de travail met en regard de chaque règle le réglage qui l’impose et présente, avec une proposition, celles que personne ne surveille.',
    },
  },
  'nis2-7-5': {
    pl: {
      why: 'Skradzione hasło otwiera dziś drzwi z drugiego końca świata, chyba że potrzebny jest jeszcze klucz, którego złodziej nie ma w ręku.',
      inFull:
        'Raport pokazuje wymuszenie drugiego składnika dla wszystkich wejść z zewnątrz, poczty i administratorów, a kilka wyjątków ma powód i datę końca; stare protokoły są wyłączone.',
      inPart:
        'Pracownicy mogą włączyć MFA i większość to zrobiła, ale do konta serwisowego i skrzynki sekretariatu nadal wystarcza samo hasło.',
      people20:
        'Właściciel włącza wymuszone MFA w poczcie i bankowości dla wszystkich, informatyk pomaga przy telefonach, a kody zapasowe idą do sejfu.',
      people100:
        'Kierownik IT wymusza MFA najpierw dla administratorów, potem w VPN i poczcie, po dwa działy dziennie, i spisuje konta, których nie udało się objąć.',
      people500:
        'Zespół tożsamości daje administratorom klucze FIDO2, sprawdza, kto używa protokołów bez MFA, i je wyłącza, a wyjątki zamyka w ustalonym terminie.',
    },
    en: {
      why: 'A stolen password opens the door from the other side of the world unless a second key is needed that the thief does not have.',
      inFull:
        'A report shows that a second factor is enforced for all external access, mail and administrators; the few exceptions have a reason and an end date, and old protocols are switched off.',
      inPart:
        'Staff may switch on MFA and most have done so, but the service account and the office mailbox can be accessed with a password alone.',
      people20:
        'The owner enforces MFA for everyone in mail and banking, the IT person helps people set up their phones, and the recovery codes go into the safe.',
      people100:
        'The IT lead enforces MFA for administrators first, then for VPN and mail, two departments a day, and lists the accounts that are left.',
      people500:
        'The identity team issues administrators with FIDO2 keys, switches off protocols without MFA after measuring who uses them, and sets an end date for each exception.',
    },
    de: {
      why: 'Ein gestohlenes Passwort öffnet die Tür vom anderen Ende der Welt, sofern nicht noch ein Schlüssel nötig ist, den der Dieb nicht hat.',
      inFull:
        'Ein Bericht zeigt den erzwungenen zweiten Faktor für alle Zugänge von außen, E-Mail und Administratoren; wenige Ausnahmen haben Grund und Enddatum, alte Protokolle sind aus.',
      inPart:
        'Beschäftigte dürfen MFA einschalten, die meisten taten es, doch Servicekonto und Sekretariatspostfach öffnen sich mit dem Passwort allein.',
      people20:
        'Der Inhaber erzwingt MFA in E-Mail und Banking für alle, der IT-Betreuer hilft an den Telefonen, und Ersatzcodes kommen in den Tresor.',
      people100:
        'Die IT-Leitung erzwingt MFA zuerst für Administratoren, dann für VPN und E-Mail, zwei Abteilungen am Tag, und listet Konten auf, die herausfielen.',
      people500:
        'Das Identitätsteam gibt Administratoren FIDO2-Schlüssel, schaltet Protokolle ohne MFA ab, nachdem die Nutzung gemessen ist, und schließt Ausnahmen zum Termin.',
    },
    fr: {
      why: 'Un mot de passe volé ouvre la porte depuis l’autre bout du monde, sauf s’il faut aussi une clé que le voleur n’a pas.',
      inFull:
        'Un rapport montre le second facteur imposé pour tout accès externe, la messagerie et les administrateurs ; les rares exceptions ont motif et date de fin, les anciens protocoles sont coupés.',
      inPart:
        'Le personnel peut activer la MFA et la plupart l’ont fait, mais un simple mot de passe ouvre encore le compte de maintenance et la boîte du secrétariat.',
      people20:
        'Le dirigeant impose la MFA à tous pour messagerie et banque, l’informaticien aide sur les téléphones, et les codes de secours vont au coffre.',
      people100:
        'Le responsable informatique impose la MFA aux administrateurs, puis sur le VPN et la messagerie, deux services par jour, et liste les comptes qui n’ont pas pu être couverts.',
      people500:
        'L’équipe identité remet des clés FIDO2 aux administrateurs, coupe les protocoles sans MFA après mesure de leur usage et clôt les exceptions à leur date.',
    },
  },
  'nis2-7-6': {
    pl: {
      why: 'Jeden komputer bez ochrony to drzwi dla całej sieci, a alarm, na który nikt nie patrzy, tylko dokumentuje włamanie.',
      inFull:
        'Liczba urządzeń w konsoli zgadza się z ewidencją, użytkownik nie może wyłączyć agenta ani zainstalować programu, a przy ostatnich alarmach zapisano decyzję i nazwisko.',
      inPart:
        'Antywirus jest na laptopach, ale nie na serwerach i starej maszynie produkcyjnej, albo alarmy idą na skrzynkę, której nikt nie czyta.',
      people20:
        'Informatyk obchodzi komputery, sprawdza, czy ochrona działa i jest aktualna, zabiera prawa administratora i kieruje alarmy na swój telefon.',
      people100:
        'Kierownik IT porównuje listę z konsoli z ewidencją, doinstalowuje brakujące, włącza ochronę przed odinstalowaniem i wyznacza, kto codziennie czyta alarmy.',
      people500:
        'Zespół bezpieczeństwa ustala zasady dla systemów, na których agenta nie da się zainstalować, i ćwiczy odcięcie zarażonego komputera z konsoli.',
    },
    en: {
      why: 'One unprotected computer opens the door to the whole network, and an alarm that nobody watches merely documents the break-in.',
      inFull:
        'The number of devices in the console matches the inventory, users can neither switch off the agent nor install programs, and each of the latest alarms shows a decision and a name.',
      inPart:
        'Laptops have antivirus software, but the servers and the old production machine do not, or alarms go to a mailbox nobody reads.',
      people20:
        'The IT person goes to each computer, checks that protection is running and up to date, removes administrator rights and has alarms sent to their phone.',
      people100:
        'The IT lead compares the console with the inventory, installs what is missing, turns on tamper protection and names the person who reads the alarms each day.',
      people500:
        'The security team sets rules for systems on which no agent can be installed and practises disconnecting an infected computer from the console.',
    },
    de: {
      why: 'Ein ungeschützter Rechner ist die Tür zum ganzen Netz, und ein Alarm, den niemand ansieht, dokumentiert nur den Einbruch.',
      inFull:
        'Die Gerätezahl der Konsole stimmt mit dem Verzeichnis überein, Nutzer können den Agenten nicht abschalten und nichts installieren, letzte Alarme tragen Entscheidung und Namen.',
      inPart: 'Laptops haben Virenschutz, Server und die alte Produktionsmaschine nicht, oder Alarme landen in einem ungelesenen Postfach.',
      people20:
        'Der IT-Betreuer geht zu jedem Rechner, prüft, ob der Schutz läuft und aktuell ist, entzieht Adminrechte und leitet Alarme auf sein Telefon.',
      people100:
        'Die IT-Leitung vergleicht Konsole und Verzeichnis, installiert Fehlendes, schaltet den Manipulationsschutz ein und benennt, wer täglich die Alarme liest.',
      people500:
        'Das Sicherheitsteam regelt Systeme, auf denen kein Agent läuft, und übt das Abtrennen eines infizierten Rechners über die Konsole.',
    },
    fr: {
      why: 'Un poste sans protection est une porte ouverte sur tout le réseau, et une alerte que personne ne regarde ne fait que documenter l’intrusion.',
      inFull:
        'La console affiche autant d’appareils que l’inventaire, l’utilisateur ne peut ni désactiver l’agent ni installer un logiciel, et les dernières alertes ont une décision et un nom.',
      inPart:
        'Les portables ont un antivirus, mais pas les serveurs ni la vieille machine de production, ou les alertes arrivent dans une boîte que personne ne lit.',
      people20:
        'L’informaticien passe sur chaque poste, vérifie que la protection est active et à jour, retire les droits d’administrateur et fait arriver les alertes sur son téléphone.',
      people100:
        'Le responsable informatique compare la console à l’inventaire, installe ce qui manque, active la protection contre la désinstallation et désigne qui lit les alertes chaque jour.',
      people500:
        'L’équipe sécurité fixe les règles des systèmes sans agent possible et s’exerce à isoler un poste infecté depuis la console.',
    },
  },
  'nis2-7-7': {
    pl: {
      why: 'Gdy padnie poczta i telefonia w chmurze, plan kryzysowy jest wart tyle, ile kanał, którym da się go uruchomić.',
      inFull:
        'Zapytana osoba z zespołu kryzysowego bez komputera firmowego łączy się zapasowym kanałem, lista numerów leży na papierze, a protokół mówi, kiedy to przećwiczono.',
      inPart:
        'Rozmowy idą przez szyfrowany komunikator firmowy, ale korzysta on z tego samego logowania co poczta, więc zniknie razem z nią.',
      people20:
        'Właściciel zakłada grupę w szyfrowanym komunikatorze na prywatnych telefonach kluczowych osób, drukuje numery i raz wysyła wiadomość próbną.',
      people100:
        'Kierownik IT zatwierdza z prezesem jedno narzędzie do rozmów i jeden kanał zapasowy u innego dostawcy, a kierownicy działów próbują go w ciągu tygodnia.',
      people500:
        'Zespół kryzysowy wyłącza na ćwiczeniu pocztę i logowanie firmowe i sprawdza, ile czasu zajmuje zebranie sztabu zapasową drogą.',
    },
    en: {
      why: 'When mail and cloud telephony fail, a crisis plan is worth no more than the channel through which it can be activated.',
      inFull:
        'When asked, a member of the crisis team can use the reserve channel without a company computer; the numbers are on paper and a record says when this was last practised.',
      inPart:
        'Conversations take place in the company’s encrypted messenger, but it uses the same sign-in as mail and would go down with it.',
      people20:
        'The owner creates a group in an encrypted messenger on key people’s private phones, prints the numbers and sends a test message.',
      people100:
        'The IT lead and the CEO approve one tool for calls and a reserve channel from a different supplier; department heads try it out within a week.',
      people500:
        'In an exercise, the crisis team switches off mail and company sign-in and measures how long it takes to assemble by the reserve route.',
    },
    de: {
      why: 'Fallen E-Mail und Cloud-Telefonie aus, ist der Krisenplan nur so viel wert wie der Kanal, über den man ihn startet.',
      inFull:
        'Ein Mitglied des Krisenstabs erreicht ohne Firmenrechner den Ersatzkanal; die Nummern liegen auf Papier, und ein Protokoll sagt, wann das geübt wurde.',
      inPart:
        'Gespräche laufen über den verschlüsselten Firmendienst, doch er nutzt dieselbe Anmeldung wie die E-Mail und fällt mit ihr aus.',
      people20:
        'Der Inhaber richtet in einem verschlüsselten Dienst eine Gruppe auf den privaten Telefonen der Schlüsselpersonen ein, druckt die Nummern und sendet eine Probenachricht.',
      people100:
        'IT-Leitung und Geschäftsführung geben ein Werkzeug für Gespräche und einen Ersatzkanal bei einem anderen Anbieter frei; die Abteilungen erproben ihn binnen einer Woche.',
      people500:
        'Der Krisenstab schaltet in einer Übung E-Mail und Firmenanmeldung ab und misst, wie lange das Zusammenkommen über den Ersatzweg dauert.',
    },
    fr: {
      why: 'Quand messagerie et téléphonie en nuage tombent, un plan de crise ne vaut que le canal qui permet de le lancer.',
      inFull:
        'Un membre de la cellule, sans ordinateur de l’entreprise, se connecte par le canal de secours ; les numéros sont sur papier et un procès-verbal dit quand on s’y est exercé.',
      inPart:
        'On communique par une messagerie chiffrée d’entreprise, mais elle utilise les mêmes identifiants que l’e-mail et deviendra inaccessible en même temps que lui.',
      people20:
        'Le dirigeant crée un groupe dans une messagerie chiffrée sur les téléphones privés des personnes clés, imprime les numéros et envoie un message d’essai.',
      people100:
        'Le responsable informatique et la direction approuvent un outil et un canal de secours chez un autre fournisseur ; les chefs de service l’essaient dans la semaine.',
      people500:
        'En exercice, la cellule de crise coupe l’e-mail et l’authentification de l’entreprise et mesure le temps nécessaire pour se réunir par le canal de secours.',
    },
  },
};
