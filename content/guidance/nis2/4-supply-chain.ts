import type { SectionGuidance } from '#core/assessment/scope/questions/guidance.ts';

export const supplyChain: SectionGuidance = {
  'nis2-4-1': {
    pl: {
      why: 'Zasady ustalone z góry bronią kupującego, gdy dostawca mówi „wszyscy tak podpisują”, a termin goni.',
      inFull:
        'Zatwierdzony dokument dzieli dostawców ICT na klasy i mówi, czego wymaga się od każdej, kto to ocenia i na jakiej podstawie można odstąpić od wymagań.',
      inPart:
        'Dział zakupów ma własną listę pytań do dostawców, ale nikt jej nie zatwierdził, a dla wszystkich jest taka sama – od dostawcy papieru po operatora chmury.',
      people20:
        'Właściciel dzieli dostawców na „bez nich stoimy” i „pozostali”, a dla pierwszej grupy zapisuje pięć wymagań: kontakt w razie awarii, kopie, MFA, umowa, wyjście.',
      people100:
        'Kierownik IT z osobą od zakupów opisują trzy klasy na dwóch stronach, przymierzają je do dziesięciu największych dostawców i dają zarządowi do zatwierdzenia.',
      people500:
        'Zakupy, prawnicy i bezpieczeństwo uzgadniają minimalne wymagania dla każdej klasy, wpisują je do procedury zakupowej i wskazują, kto zatwierdza wyjątki.',
    },
    en: {
      why: 'Rules set in advance protect the buyer when a supplier says “everybody signs it like this” and time is short.',
      inFull:
        'An approved document groups ICT suppliers into tiers and says what each tier must meet, who assesses it and on what grounds an exception can be made.',
      inPart:
        'Purchasing has its own list of questions for suppliers, but nobody has approved it, and the same list is used for everyone from the stationer to the cloud operator.',
      people20:
        'The owner sorts suppliers into “we cannot work without them” and “others”, and sets five requirements for the first group: emergency contact, backups, MFA, contract and exit route.',
      people100:
        'The IT lead and purchasing describe three tiers on two pages, try them out on the ten largest suppliers and submit them to the board for approval.',
      people500:
        'Purchasing, legal and security agree on minimum requirements for each tier, build them into the purchasing procedure and decide who approves exceptions.',
    },
    de: {
      why: 'Vorab gesetzte Regeln schützen den Käufer, wenn der Lieferant sagt „das unterschreiben alle so“ und die Zeit drängt.',
      inFull:
        'Ein genehmigtes Dokument teilt IKT-Lieferanten in Klassen ein und sagt, was jede erfüllen muss, wer das bewertet und wann Ausnahmen möglich sind.',
      inPart:
        'Der Einkauf hat eine eigene Fragenliste, doch niemand hat sie genehmigt, und sie gilt für alle gleich, vom Papierhändler bis zum Cloud-Betreiber.',
      people20:
        'Der Inhaber teilt Lieferanten in „ohne sie stehen wir“ und „übrige“ und notiert zur ersten Gruppe fünf Anforderungen: Störungskontakt, Sicherungen, MFA, Vertrag, Ausstieg.',
      people100:
        'IT-Leitung und Einkauf beschreiben drei Klassen auf zwei Seiten, erproben sie an den zehn größten Lieferanten und legen sie der Leitung zur Freigabe vor.',
      people500:
        'Einkauf, Recht und Sicherheit vereinbaren Mindestanforderungen je Klasse, nehmen sie in das Beschaffungsverfahren auf und benennen, wer Ausnahmen genehmigt.',
    },
    fr: {
      why: 'Des règles fixées d’avance protègent l’acheteur quand le fournisseur dit « tout le monde signe ainsi » et que le temps presse.',
      inFull:
        'Un document approuvé classe les fournisseurs TIC, dit ce que chaque classe doit respecter, qui l’évalue et quand une exception est possible.',
      inPart:
        'Les achats ont leur liste de questions, mais personne ne l’a approuvée et elle vaut pour tous, du fournisseur de papier à l’opérateur de services en nuage.',
      people20:
        'Le dirigeant sépare les fournisseurs « sans eux, on s’arrête » des autres et écrit cinq exigences pour les premiers : contact en panne, sauvegardes, MFA, contrat, sortie.',
      people100:
        'Le responsable informatique et les achats décrivent trois classes en deux pages, les essaient sur les dix plus gros fournisseurs et les soumettent à la direction.',
      people500:
        'Achats, juristes et sécurité conviennent des exigences minimales de chaque classe, les inscrivent dans la procédure d’achat et désignent qui approuve les exceptions.',
    },
  },
  'nis2-4-2': {
    pl: {
      why: 'Gdy dostawca zgłasza włamanie, trzeba w minutę wiedzieć, do czego ma u nas dostęp i do kogo zadzwonić.',
      inFull:
        'Jedna lista obejmuje także drobne abonamenty, a przy każdym dostawcy podaje kontakt w razie awarii, zakres usługi, zakres dostępu, klasę i datę ostatniego sprawdzenia.',
      inPart: 'Dane są, lecz rozsypane między księgowością, umowami i pamięcią informatyka, albo lista kończy się na dużych dostawcach.',
      people20:
        'Właściciel z wyciągiem z konta i kart wypisuje każdą płatność za program, serwis lub łącze i dopisuje telefon oraz to, do czego dostawca ma hasło.',
      people100:
        'Księgowość eksportuje dostawców z kosztów IT, kierownik IT uzupełnia dostęp i klasę dla dwudziestu największych i wskazuje, kto prowadzi listę dalej.',
      people500:
        'Właściciel procesu zakupowego łączy system finansowy z bazą umów, oznacza brakujące pola i rozdziela uzupełnienie opiekunom umów z terminem.',
    },
    en: {
      why: 'When a supplier reports a break-in, you need to know within a minute what it can reach in your systems and whom to call.',
      inFull:
        'A single list covers even small subscriptions, and every supplier on it has an emergency contact, what it delivers, what it can reach, its tier and the date of the last check.',
      inPart:
        'The information exists, but it is scattered across accounting, contracts and the IT person’s memory, or the list covers only the large suppliers.',
      people20:
        'The owner goes through bank and card statements, lists every payment for a program, service or line, and adds the phone number and which passwords the supplier holds.',
      people100:
        'Accounting extracts the suppliers from IT costs; the IT lead adds access and tier for the twenty largest and names the person who will maintain the list from now on.',
      people500:
        'The owner of the purchasing process links the finance system to the contract database, marks the missing fields and asks contract managers to fill them in by a set date.',
    },
    de: {
      why: 'Meldet ein Lieferant einen Einbruch, muss binnen einer Minute klar sein, worauf er bei Ihnen zugreift und wen man anruft.',
      inFull:
        'Eine Liste umfasst auch kleine Abonnements; zu jedem Lieferanten stehen Störungskontakt, Leistung, Zugriffe, Klasse und Tag der letzten Prüfung.',
      inPart:
        'Die Daten gibt es, aber verstreut über Buchhaltung, Verträge und das Gedächtnis des IT-Betreuers, oder die Liste endet bei den Großen.',
      people20:
        'Der Inhaber geht Konto- und Kartenauszüge durch, listet jede Zahlung für Programme, Service oder Leitungen auf und ergänzt Telefon und Zugänge des Lieferanten.',
      people100:
        'Die Buchhaltung exportiert Lieferanten aus den IT-Kosten; die IT-Leitung ergänzt Zugriff und Klasse für die zwanzig größten und benennt, wer die Liste weiterführt.',
      people500:
        'Die Verantwortlichen des Einkaufs verbinden Finanzsystem und Vertragsdatenbank, markieren leere Felder und verteilen sie mit Termin an die Vertragsbetreuer.',
    },
    fr: {
      why: 'Quand un fournisseur annonce une intrusion, il faut savoir en une minute à quoi il accède chez vous et qui appeler.',
      inFull:
        'Une liste recense tous les fournisseurs, même pour les petits abonnements, avec pour chacun le contact en cas de panne, la prestation, les accès, la classe et la date du dernier contrôle.',
      inPart:
        'Les données existent, mais elles sont dispersées entre la comptabilité, les contrats et la mémoire de l’informaticien, ou la liste s’arrête aux gros fournisseurs.',
      people20:
        'Le dirigeant parcourt les relevés de compte et de carte, liste chaque paiement de logiciel, de service ou de ligne, et ajoute le téléphone du fournisseur et ce dont il a le mot de passe.',
      people100:
        'La comptabilité exporte les fournisseurs des coûts informatiques ; le responsable informatique ajoute accès et classe des vingt premiers et désigne qui tient la liste.',
      people500:
        'Le responsable des achats relie le système financier à la base des contrats, marque les champs vides et les répartit avec une date entre les gestionnaires de contrats.',
    },
  },
  'nis2-4-3': {
    pl: {
      why: 'Przed podpisem dostawca odpowiada na każde pytanie, po podpisie – na te, które przewidziała umowa.',
      inFull:
        'Dla każdego nowego dostawcy z ostatniego roku jest ocena z datą sprzed podpisania umowy, a przynajmniej raz jej wynik zmienił warunki lub wybór albo został przyjęty jako ryzyko.',
      inPart: 'Dużych dostawców się sprawdza, małe narzędzia kupuje się kartą bez pytania, albo ocenę wypełnia się po podpisaniu umowy.',
      people20:
        'Właściciel przed następnym zakupem zadaje pięć pytań e-mailem – gdzie są dane, kto ma dostęp, MFA, kopie, co przy rezygnacji – i dopisuje decyzję do faktury.',
      people100:
        'Kierownik IT robi jednostronicową kartę oceny, a księgowość nie płaci pierwszej faktury nowego dostawcy bez karty z jego podpisem.',
      people500:
        'Zespół ryzyka dostawców porównuje nowe umowy z kwartału z wykonanymi ocenami, ustala, którędy zakupy je ominęły, i zamyka tę drogę w systemie zakupowym.',
    },
    en: {
      why: 'Before signing, a supplier answers every question; after signing, it answers only those the contract provides for.',
      inFull:
        'Each supplier taken on in the last year has an assessment dated before signature, and at least once the result changed the terms or the choice, or was accepted as a risk.',
      inPart:
        'Large suppliers are checked, but small tools are bought by card with no questions asked, or the assessment is filled in after the contract has been signed.',
      people20:
        'Before the next purchase the owner asks five questions by e-mail – where the data is kept, who has access, MFA, backups and what happens on leaving – and files the decision with the invoice.',
      people100:
        'The IT lead draws up a one-page assessment form, and accounting does not pay a new supplier’s first invoice until the form has been completed and signed.',
      people500:
        'The supplier risk team compares the quarter’s new contracts with the assessments made, finds out how purchases bypassed them and closes that route in the purchasing system.',
    },
    de: {
      why: 'Vor der Unterschrift beantwortet ein Lieferant jede Frage, danach nur noch, was der Vertrag vorsieht.',
      inFull:
        'Zu jedem neuen Lieferanten des letzten Jahres liegt eine vor der Unterschrift datierte Bewertung vor; mindestens einmal änderte sie Bedingungen oder Wahl oder wurde als Risiko angenommen.',
      inPart:
        'Große Lieferanten werden geprüft, kleine Werkzeuge ohne Nachfrage per Karte gekauft, oder die Bewertung entsteht erst nach dem Vertrag.',
      people20:
        'Vor dem nächsten Kauf stellt der Inhaber fünf Fragen per E-Mail – Datenort, Zugriff, MFA, Sicherungen, Kündigung – und heftet die Entscheidung zur Rechnung.',
      people100:
        'Die IT-Leitung erstellt eine einseitige Bewertungskarte; die Buchhaltung zahlt die erste Rechnung neuer Lieferanten nicht ohne unterschriebene Karte.',
      people500:
        'Das Team für Lieferantenrisiken vergleicht die neuen Verträge des Quartals mit den Bewertungen, stellt fest, wie Käufe daran vorbeigingen, und schließt diesen Weg im Bestellsystem.',
    },
    fr: {
      why: 'Avant la signature, un fournisseur répond à toutes les questions ; après, seulement à celles que le contrat a prévues.',
      inFull:
        'Chaque nouveau fournisseur de l’année a une évaluation datée d’avant la signature, et une fois au moins le résultat a changé les conditions ou le choix, ou a été accepté comme risque.',
      inPart:
        'Les gros fournisseurs sont vérifiés, mais les petits outils s’achètent par carte sans aucune question, ou l’évaluation n’est remplie qu’après la signature.',
      people20:
        'Avant le prochain achat, le dirigeant pose cinq questions par e-mail – lieu des données, accès, MFA, sauvegardes, résiliation – et joint sa décision à la facture.',
      people100:
        'Le responsable informatique crée une fiche d’une page, et la comptabilité ne règle pas la première facture d’un nouveau fournisseur sans fiche signée.',
      people500:
        'L’équipe risque fournisseurs compare les nouveaux contrats du trimestre aux évaluations, cherche par où des achats les ont évitées et ferme cette voie dans l’outil d’achat.',
    },
  },
  'nis2-4-4': {
    pl: {
      why: 'O to, czego nie ma w umowie, w razie incydentu można tylko prosić.',
      inFull:
        'W umowach z dostawcami wpływającymi na usługi jest załącznik z wymaganiami, prawem wglądu lub raportu, zasadami dla podwykonawców i zwrotem danych, a wykaz pokazuje, gdzie go brak i dlaczego.',
      inPart:
        'Nowe umowy mają załącznik, ale te najstarsze i najważniejsze nie, albo jest w nich „należyta staranność” bez prawa sprawdzenia.',
      people20:
        'Właściciel wyjmuje umowę z najważniejszym dostawcą, zaznacza, czego w niej nie ma – kopie, dostęp, zwrot danych – i wysyła e-mailem prośbę o dopisanie trzech punktów.',
      people100:
        'Prawnik z kierownikiem IT piszą dwustronicowy załącznik, sprawdzają pięć umów krytycznych i wysyłają aneks do tej, w której braki są największe.',
      people500:
        'Dział prawny oznacza w bazie umów, które mają załącznik, ustala kolejność aneksów według ryzyka i daje opiekunom umów gotowy tekst oraz granice ustępstw.',
    },
    en: {
      why: 'If something is not in the contract, you can only ask for it as a favour during an incident.',
      inFull:
        'Contracts with suppliers that affect services have an annex on requirements, the right to inspect or receive reports, subcontractors and the return of data; a list shows where it is missing and why.',
      inPart:
        'New contracts have the annex, but the oldest and most important ones do not, or they refer to “due care” without any right to check.',
      people20:
        'The owner takes out the contract with the most important supplier, marks what is missing – backups, access, return of data – and asks by e-mail for these three points to be added.',
      people100:
        'A lawyer and the IT lead write a two-page annex, check five critical contracts against it and send an amendment for the one with the largest gaps.',
      people500:
        'The legal team marks in the contract database which contracts have the annex, ranks amendments by risk and tells contract managers what to propose and how far they may give way.',
    },
    de: {
      why: 'Was nicht im Vertrag steht, darum kann man im Ernstfall nur bitten.',
      inFull:
        'Verträge mit dienstrelevanten Lieferanten enthalten eine Anlage mit Anforderungen, Einsichts- oder Berichtsrecht, Regeln für Unterauftragnehmer und Datenrückgabe; eine Liste zeigt, wo und warum sie fehlt.',
      inPart: 'Neue Verträge haben die Anlage, die ältesten und wichtigsten nicht, oder dort steht „gebotene Sorgfalt“ ohne Prüfrecht.',
      people20:
        'Der Inhaber nimmt den Vertrag mit dem wichtigsten Lieferanten, markiert, was fehlt – Sicherungen, Zugriff, Datenrückgabe –, und bittet per E-Mail um drei Ergänzungen.',
      people100:
        'Rechtsberatung und IT-Leitung schreiben eine zweiseitige Anlage, prüfen fünf kritische Verträge und senden einen Nachtrag zu dem mit den größten Lücken.',
      people500:
        'Die Rechtsabteilung vermerkt in der Vertragsdatenbank, wo die Anlage besteht, ordnet Nachträge nach Risiko und gibt Betreuern Text und Verhandlungsgrenzen vor.',
    },
    fr: {
      why: 'Ce qui n’est pas prévu au contrat ne peut, le jour de l’incident, qu’être demandé comme une faveur.',
      inFull:
        'Les contrats qui touchent aux services ont une annexe : exigences, droit de regard ou rapports, règles de sous-traitance, restitution des données ; une liste dit où elle manque et pourquoi.',
      inPart:
        'Les nouveaux contrats ont l’annexe, mais pas les plus anciens ni les plus importants, ou l’on y lit « soin raisonnable » sans droit de vérifier.',
      people20:
        'Le dirigeant reprend le contrat du fournisseur principal, marque ce qui manque – sauvegardes, accès, restitution – et demande par e-mail l’ajout de trois points.',
      people100:
        'Un juriste et le responsable informatique écrivent une annexe de deux pages, vérifient cinq contrats critiques et envoient un avenant pour le plus lacunaire.',
      people500:
        'Les juristes marquent dans la base les contrats qui ont l’annexe, classent les avenants par risque et donnent aux gestionnaires le texte et les limites de la négociation.',
    },
  },
  'nis2-4-5': {
    pl: {
      why: 'O incydencie u dostawcy dowiadują się najpierw jego prawnicy – a zegar klienta z 24 godzinami nie czeka.',
      inFull:
        'Umowy podają liczbę godzin, adres i listę danych do przekazania, a w ciągu roku sprawdzono przynajmniej raz, że po obu stronach ktoś odbiera.',
      inPart: 'Umowa mówi „niezwłocznie poinformuje”, bez godzin i adresu, albo taki zapis ma tylko operator chmury.',
      people20:
        'Właściciel wysyła trzem najważniejszym dostawcom e-mail z jednym adresem alarmowym firmy i prośbą o ich adres i czas powiadomienia, a odpowiedzi drukuje.',
      people100:
        'Kierownik IT zakłada skrzynkę alarmową czytaną całą dobę, zbiera kontakty dostawców krytycznych i dzwoni na dwa z nich w sobotę.',
      people500:
        'Zespół reagowania wpisuje kontakty dostawców do systemu dyżurów, ustala jeden formularz zawiadomienia i żąda w aneksach terminu w godzinach.',
    },
    en: {
      why: 'At a supplier, the lawyers are the first to hear of an incident, while the customer’s 24-hour clock does not wait.',
      inFull:
        'Contracts specify a number of hours, an address and the information to be passed on, and once in the past year both sides checked that somebody answers.',
      inPart:
        'The contract says “will inform without delay” but gives neither a number of hours nor an address, or only the cloud operator has such a clause.',
      people20:
        'The owner gives the three most important suppliers the company’s single address for alerts, asks for theirs and how soon they will notify, and prints the answers.',
      people100:
        'The IT lead sets up an alert mailbox that is read around the clock, collects contact details for critical suppliers and calls two of them on a Saturday.',
      people500:
        'The response team enters supplier contacts in the on-call system, agrees on one notification form and asks for a deadline in hours to be added to contracts.',
    },
    de: {
      why: 'Beim Lieferanten erfahren zuerst dessen Juristen vom Vorfall, während die 24 Stunden des Kunden laufen.',
      inFull:
        'In Verträgen stehen eine Stundenzahl, eine Adresse und die zu liefernden Angaben; einmal im Jahr wurde geprüft, dass auf beiden Seiten jemand antwortet.',
      inPart: 'Im Vertrag steht „informiert unverzüglich“ ohne Stunden und Adresse, oder nur der Cloud-Betreiber hat eine solche Klausel.',
      people20:
        'Der Inhaber schreibt den drei wichtigsten Lieferanten, nennt die eine Alarmadresse, erbittet ihre Adresse samt Meldezeit und druckt die Antworten aus.',
      people100:
        'Die IT-Leitung richtet ein rund um die Uhr gelesenes Alarmpostfach ein, sammelt Kontakte kritischer Lieferanten und ruft zwei davon an einem Samstag an.',
      people500:
        'Das Reaktionsteam pflegt Lieferantenkontakte ins Bereitschaftssystem ein, legt ein Meldeformular fest und fordert in Nachträgen eine Frist in Stunden.',
    },
    fr: {
      why: 'Chez un fournisseur, les juristes sont souvent les premiers informés d’un incident, alors que les 24 heures du client courent déjà.',
      inFull:
        'Les contrats donnent un nombre d’heures, une adresse et les informations à transmettre ; une fois dans l’année, on a vérifié que quelqu’un répond des deux côtés.',
      inPart: 'Le contrat dit « informera sans délai », sans heures ni adresse, ou seul l’opérateur de nuage a une telle clause.',
      people20:
        'Le dirigeant communique aux trois fournisseurs principaux l’adresse d’alerte de l’entreprise, leur demande la leur et leur délai d’information, puis imprime les réponses.',
      people100:
        'Le responsable informatique ouvre une boîte d’alerte lue jour et nuit, réunit les contacts des fournisseurs critiques et appelle deux d’entre eux un samedi.',
      people500:
        'L’équipe de réponse saisit les contacts fournisseurs dans l’outil d’astreinte, fixe un formulaire d’avis unique et demande un délai en heures dans les avenants.',
    },
  },
  'nis2-4-6': {
    pl: {
      why: 'Dostawca, który był bezpieczny przy podpisie, mógł od tamtej pory zmienić właściciela, podwykonawcę albo stracić certyfikat – albo zostać uznany za dostawcę wysokiego ryzyka.',
      inFull:
        'Każdy dostawca krytyczny ma kartę z tego roku: co sprawdzono, jakie dokumenty przysłał, czy uznano go za dostawcę wysokiego ryzyka i jakie są zadania z terminem.',
      inPart:
        'Dostawcy przysyłają certyfikaty, które ktoś odkłada do folderu bez czytania zakresu i dat, albo przegląd objął połowę listy.',
      people20:
        'Właściciel dzwoni do głównego dostawcy z czterema pytaniami – incydenty, zmiany, kopie, certyfikat – i zapisuje odpowiedzi z datą w jednym pliku.',
      people100:
        'Kierownik IT ustala miesiąc przeglądu dla każdego dostawcy krytycznego i robi pierwszy z opiekunem biznesowym: raport usług, certyfikat z zakresem, decyzje organów.',
      people500:
        'Zespół ryzyka dostawców układa kalendarz przeglądów, porównuje zakres certyfikatów z kupowaną usługą i przedstawia komitetowi dostawców bez aktualnego dowodu.',
    },
    en: {
      why: 'A supplier that was safe when the contract was signed may since have changed owner or subcontractor, lost a certificate, or been designated a high-risk supplier.',
      inFull:
        'Each critical supplier has a record from this year showing what was checked, which documents it sent, whether it is designated high-risk, and the follow-up tasks with dates.',
      inPart:
        'Suppliers send certificates that somebody files without reading their scope and dates, or the review covered only half of the list.',
      people20:
        'The owner calls the main supplier with four questions – about incidents, changes, backups and its certificate – and keeps the dated answers in one file.',
      people100:
        'The IT lead fixes a review month for each critical supplier and carries out the first review with the business owner: service report, certificate with its scope, decisions by authorities.',
      people500:
        'The supplier risk team draws up a review calendar, compares the scope of certificates with the service bought, and tells the committee which suppliers lack current evidence.',
    },
    de: {
      why: 'Ein bei Vertragsschluss sicherer Lieferant kann Eigentümer oder Unterauftragnehmer gewechselt, ein Zertifikat verloren haben oder als Hochrisikolieferant eingestuft sein.',
      inFull:
        'Zu jedem kritischen Lieferanten gibt es eine Karte aus diesem Jahr: was geprüft wurde, welche Unterlagen kamen, ob er als Hochrisikolieferant gilt, Aufgaben mit Termin.',
      inPart: 'Lieferanten schicken Zertifikate, die ungelesen abgelegt werden, oder die Prüfung erfasste nur die halbe Liste.',
      people20:
        'Der Inhaber ruft den Hauptlieferanten mit vier Fragen an – Vorfälle, Änderungen, Sicherungen, Zertifikat – und bewahrt die datierten Antworten in einer Datei auf.',
      people100:
        'Die IT-Leitung legt je kritischem Lieferanten einen Prüfmonat fest und führt die erste Prüfung mit der Fachseite durch: Servicebericht, Zertifikat mit Geltungsbereich, Behördenentscheidungen.',
      people500:
        'Das Team für Lieferantenrisiken erstellt einen Prüfkalender, vergleicht den Geltungsbereich der Zertifikate mit dem bezogenen Dienst und nennt dem Ausschuss Lieferanten ohne aktuellen Nachweis.',
    },
    fr: {
      why: 'Un fournisseur sûr à la signature a pu depuis changer d’actionnaire ou de sous-traitant, perdre un certificat ou être désigné fournisseur à haut risque.',
      inFull:
        'Chaque fournisseur critique a une fiche de l’année : ce qui a été vérifié, les documents reçus, son éventuelle désignation à haut risque, les tâches datées.',
      inPart:
        'Les fournisseurs envoient des certificats que l’on classe sans en lire ni le périmètre ni les dates, ou la revue n’a porté que sur la moitié de la liste.',
      people20:
        'Le dirigeant appelle le fournisseur principal avec quatre questions – incidents, changements, sauvegardes, certificat – et garde les réponses datées dans un fichier.',
      people100:
        'Le responsable informatique fixe un mois de revue par fournisseur critique et mène la première avec le métier : rapport de service, certificat et périmètre, décisions des autorités.',
      people500:
        'L’équipe risque fournisseurs établit un calendrier, compare le périmètre des certificats au service acheté et montre au comité les fournisseurs sans preuve à jour.',
    },
  },
  'nis2-4-7': {
    pl: {
      why: 'Dostawca może upaść, podnieść ceny albo z dnia na dzień odciąć usługę, a dane łatwo odzyska tylko ten, kto wcześniej to przećwiczył.',
      inFull:
        'Każdy dostawca krytyczny ma swoją stronę: co przestanie działać, kto go zastąpi, jak odzyskać dane i ile to potrwa, a eksport danych ktoś już raz wykonał i otworzył.',
      inPart: 'Wiadomo, od kogo firma zależy, lecz zamiast wyjścia jest zdanie „poszukamy innego dostawcy”.',
      people20:
        'Właściciel pobiera pełny eksport danych z najważniejszego programu w chmurze, sprawdza, czy da się go otworzyć, i zapisuje nazwę jednego zamiennika.',
      people100:
        'Kierownik IT z właścicielem usługi opisują wyjście od jednego dostawcy – zamiennik, czas, koszt, format danych – i sprawdzają w umowie okres wypowiedzenia.',
      people500:
        'Zespół ciągłości działania szuka usług zależnych od tego samego dostawcy lub regionu chmury i dla największej takiej koncentracji przedstawia zarządowi warianty z kosztem.',
    },
    en: {
      why: 'A supplier may fail, raise prices or cut the service overnight, and only customers who have practised beforehand get their data out easily.',
      inFull:
        'For each critical supplier there is a page saying what would stop, who could replace it, how the data comes out and how long that takes; somebody has already made an export and opened it.',
      inPart:
        'The company knows which suppliers it depends on, but its only exit plan is the sentence “we will look for another supplier”.',
      people20:
        'The owner downloads a full export from the most important cloud program, checks that it opens, and writes down the name of one alternative supplier.',
      people100:
        'The IT lead and a service owner describe how to leave one supplier – replacement, time, cost and data format – and check the notice period in the contract.',
      people500:
        'The continuity team identifies services that depend on the same supplier or cloud region, and presents the board with costed options for the largest concentration.',
    },
    de: {
      why: 'Ein Lieferant kann ausfallen, Preise erhöhen oder den Dienst abschalten; leicht an seine Daten kommt nur, wer es vorher geübt hat.',
      inFull:
        'Je kritischem Lieferanten gibt es eine Seite: was stillsteht, wer ersetzt, wie die Daten herauskommen und wie lange es dauert; ein Export wurde schon einmal gezogen und geöffnet.',
      inPart: 'Man weiß, von wem das Unternehmen abhängt, doch statt eines Ausstiegs steht dort „wir suchen einen anderen Lieferanten“.',
      people20:
        'Der Inhaber zieht einen vollständigen Export aus dem wichtigsten Cloud-Programm, prüft, ob er sich öffnen lässt, und notiert einen Ersatzanbieter.',
      people100:
        'IT-Leitung und Dienstverantwortliche beschreiben den Ausstieg bei einem Lieferanten – Ersatz, Zeit, Kosten, Datenformat – und prüfen die Kündigungsfrist.',
      people500:
        'Das Kontinuitätsteam sucht Dienste, die am selben Lieferanten oder an derselben Cloud-Region hängen, und legt der Leitung für die größte Häufung Optionen mit Kosten vor.',
    },
    fr: {
      why: 'Un fournisseur peut faire faillite, augmenter ses prix ou couper le service ; seul celui qui s’y est exercé récupère facilement ses données.',
      inFull:
        'Chaque fournisseur critique a sa fiche : ce qui s’arrête sans lui, qui le remplace, comment récupérer les données et en combien de temps ; un export a déjà été fait et ouvert.',
      inPart:
        'On sait de quels fournisseurs l’entreprise dépend, mais le plan de sortie se résume à « nous chercherons un autre fournisseur ».',
      people20:
        'Le dirigeant télécharge un export complet du logiciel en nuage principal, vérifie qu’il s’ouvre et note le nom d’un remplaçant.',
      people100:
        'Le responsable informatique et un responsable de service décrivent la sortie d’un fournisseur – remplaçant, délai, coût, format – et vérifient le préavis au contrat.',
      people500:
        'L’équipe continuité cherche les services liés au même fournisseur ou à la même région de nuage et présente à la direction des options chiffrées pour la plus forte concentration.',
    },
  },
};
