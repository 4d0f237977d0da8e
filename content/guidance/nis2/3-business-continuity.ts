import type { SectionGuidance } from '#core/assessment/scope/questions/guidance.ts';

export const businessContinuity: SectionGuidance = {
  'nis2-3-1': {
    pl: {
      why: 'Po ataku albo pożarze o przetrwaniu firmy decyduje to, czy ktoś wcześniej ustalił, co wraca pierwsze i ile można stracić.',
      inFull:
        'Właściciel usługi bez szukania podaje dopuszczalny przestój i utratę danych, a plan mówi, kto zaczyna, z czego się odtwarza, co i jak często jest kopiowane; wydrukowany leży poza biurem.',
      inPart:
        'Jest plan dla systemu finansowego albo ogólny dokument z szablonu, lecz czasy wpisano bez rozmowy z ludźmi od usług, a chmury w nim nie ma.',
      people20:
        'Właściciel z zespołem ustala przy jednym stole trzy rzeczy, bez których firma nie działa, ile godzin wytrzyma bez każdej i do kogo dzwoni, i drukuje tę stronę.',
      people100:
        'Kierownik IT pyta kierowników trzech usług o dopuszczalny przestój, porównuje odpowiedzi z częstotliwością kopii i przedstawia prezesowi rozbieżności do decyzji.',
      people500:
        'Koordynator ciągłości działania prowadzi analizę wpływu dla jednej najważniejszej usługi od początku do końca i na jej wzorze planuje pozostałe na kwartał.',
    },
    en: {
      why: 'A company survives an attack or a fire if somebody has settled beforehand what must be restored first and how much may be lost.',
      inFull:
        'A service owner can state the tolerable downtime and data loss without looking them up; the plan says who starts, with what, and what is backed up how often; a printed copy is kept off site.',
      inPart:
        'There is a plan for the finance system, or a general document based on a template, but the times were filled in without asking the service owners and the cloud is missing.',
      people20:
        'Together with the team, the owner identifies three things the company cannot work without, how many hours it can last without each and whom to call, and prints that page.',
      people100:
        'The IT lead asks the managers of three services how much downtime they can tolerate, compares that with how often backups run and puts the gaps to the CEO for a decision.',
      people500:
        'The continuity coordinator carries out an impact analysis for the single most important service from start to finish and uses it as a model for the rest of the quarter.',
    },
    de: {
      why: 'Nach Angriff oder Brand überlebt ein Unternehmen, wenn vorher feststand, was zuerst zurückkommt und wie viel verloren gehen darf.',
      inFull:
        'Ein Dienstverantwortlicher nennt ohne Suchen zulässige Ausfallzeit und Datenverlust; der Plan sagt, wer beginnt, woraus wiederhergestellt und was wie oft gesichert wird; ein Ausdruck liegt außer Haus.',
      inPart:
        'Es gibt einen Plan für das Finanzsystem oder ein Dokument aus einer Vorlage, doch die Zeiten entstanden ohne die Fachseite, und die Cloud fehlt.',
      people20:
        'Inhaber und Team legen an einem Tisch drei Dinge fest, ohne die nichts geht, wie viele Stunden es ohne sie geht und wen man anruft, und drucken die Seite aus.',
      people100:
        'Die IT-Leitung fragt die Verantwortlichen dreier Dienste nach der zulässigen Ausfallzeit, vergleicht sie mit dem Sicherungstakt und legt der Geschäftsführung die Lücken vor.',
      people500:
        'Der Kontinuitätskoordinator führt die Auswirkungsanalyse für den wichtigsten Dienst vollständig durch und plant danach die übrigen des Quartals.',
    },
    fr: {
      why: 'Après une attaque ou un incendie, une entreprise survit si elle a décidé à l’avance quoi rétablir en premier et quelles pertes elle peut supporter.',
      inFull:
        'Un responsable de service cite sans chercher l’arrêt et la perte de données tolérables ; le plan dit qui commence, à partir de quoi, ce qui est sauvegardé et à quel rythme ; un exemplaire imprimé est hors site.',
      inPart:
        'Il existe un plan pour le système financier ou un document type, mais les délais ont été fixés sans les responsables des services et le nuage n’y figure pas.',
      people20:
        'Le dirigeant et l’équipe fixent autour d’une table trois choses indispensables, combien d’heures on tient sans chacune et qui appeler, puis impriment la page.',
      people100:
        'Le responsable informatique demande aux responsables de trois services l’arrêt tolérable, le compare au rythme des sauvegardes et soumet les écarts à la direction.',
      people500:
        'Le coordinateur de continuité mène l’analyse d’impact du service le plus important de bout en bout et planifie les autres du trimestre sur ce modèle.',
    },
  },
  'nis2-3-2': {
    pl: {
      why: 'Ransomware często zaczyna od kopii zapasowych: jeżeli sięga do nich to samo konto co do serwera, znikają razem z nim.',
      inFull:
        'Dla każdego systemu krytycznego da się wskazać kopię, której z konta administratora produkcji nie można skasować ani zmienić, i miejsce, w którym leży – inne niż serwerownia.',
      inPart: 'Kopie powstają co noc na dysku w tej samej sieci albo odłączony egzemplarz ma tylko część systemów krytycznych.',
      people20:
        'Informatyk kupuje dwa dyski, robi pełną kopię najważniejszych danych, odłącza ją i co tydzień zamienia dyski, a jeden z nich zawsze leży poza biurem.',
      people100:
        'Kierownik IT zakłada w innej chmurze zasobnik z blokadą usuwania i osobnym kontem, kieruje tam kopię jednego systemu krytycznego i próbuje ją skasować z konta produkcyjnego.',
      people500:
        'Zespół infrastruktury sprawdza dla każdego systemu krytycznego, które konta mogą skasować jego kopie, i w pierwszej kolejności odbiera to prawo administratorom domeny.',
    },
    en: {
      why: 'Ransomware often goes for backups first: if the account that can reach the server can reach the backups too, both are lost together.',
      inFull:
        'For every critical system somebody can point to a backup that a production administrator cannot delete or change, and say where it is kept, away from the server room.',
      inPart: 'Backups run every night to a disk on the same network, or only some of the critical systems have an offline copy.',
      people20:
        'The IT person buys two disks, makes a full copy of the most important data, unplugs it and swaps the disks every week, always keeping one of them away from the office.',
      people100:
        'The IT lead sets up storage with a deletion lock and a separate account in another cloud, sends the backup of one critical system there and tries to delete it from a production account.',
      people500:
        'The infrastructure team checks which accounts can delete the backups of each critical system, and takes that right away from domain administrators first.',
    },
    de: {
      why: 'Ransomware greift oft zuerst die Sicherungen an: Reicht ein Konto für Server und Sicherungen, verschwinden beide zusammen.',
      inFull:
        'Für jedes kritische System lässt sich eine Kopie zeigen, die ein Produktionsadministrator weder löschen noch ändern kann, und ihr Ort außerhalb des Serverraums.',
      inPart:
        'Gesichert wird jede Nacht auf eine Platte im selben Netz, oder nur ein Teil der kritischen Systeme hat eine getrennte Kopie.',
      people20:
        'Der IT-Betreuer kauft zwei Platten, sichert die wichtigsten Daten vollständig, trennt die Platte ab und wechselt wöchentlich; eine liegt außer Haus.',
      people100:
        'Die IT-Leitung richtet in einer anderen Cloud einen Speicher mit Löschsperre und eigenem Konto ein, sichert ein kritisches System dorthin und versucht, es vom Produktionskonto aus zu löschen.',
      people500:
        'Das Infrastrukturteam prüft je kritischem System, welche Konten Sicherungen löschen können, und entzieht das Recht zuerst den Domänenadministratoren.',
    },
    fr: {
      why: 'Un rançongiciel vise souvent d’abord les sauvegardes : si le même compte les atteint avec le serveur, elles disparaissent ensemble.',
      inFull:
        'Pour chaque système critique, on peut montrer une copie qu’un administrateur de production ne peut ni effacer ni modifier, et le lieu où elle se trouve, hors de la salle des serveurs.',
      inPart:
        'Les sauvegardes partent chaque nuit sur un disque du même réseau, ou seule une partie des systèmes critiques a une copie détachée.',
      people20:
        'L’informaticien achète deux disques, y copie toutes les données essentielles, les débranche et les alterne chaque semaine ; l’un des deux reste hors du bureau.',
      people100:
        'Le responsable informatique ouvre dans un autre nuage un stockage verrouillé avec un compte propre, y envoie la sauvegarde d’un système critique et tente de l’effacer depuis la production.',
      people500:
        'L’équipe infrastructure vérifie quels comptes peuvent effacer les sauvegardes de chaque système critique et retire d’abord ce droit aux administrateurs du domaine.',
    },
  },
  'nis2-3-3': {
    pl: {
      why: 'Kopia, której nikt nie odtworzył, jest tylko nadzieją – o pustych plikach i brakujących hasłach firmy dowiadują się w najgorszym dniu.',
      inFull:
        'Protokół z tego roku podaje, który system odtworzono w całości, ile to trwało wobec zakładanego czasu, kto potwierdził poprawność danych i co po teście poprawiono.',
      inPart: 'Z kopii przywraca się czasem skasowany plik albo test odtworzenia się odbył, ale nie zapisano czasu ani wniosków.',
      people20:
        'Informatyk odtwarza program do faktur z wczorajszej kopii na zapasowym komputerze, a osoba, która w nim pracuje, sprawdza ostatnie dokumenty i podpisuje notatkę, ile to trwało.',
      people100:
        'Kierownik IT wybiera jeden system, odtwarza go w odciętej sieci z pomocą wyłącznie spisanej instrukcji i notuje każdy krok, którego w niej brakowało.',
      people500:
        'Zespół ciągłości działania planuje odtworzenie całej usługi z zależnościami na innym sprzęcie i zaprasza jej właściciela, aby sam ocenił, czy działa.',
    },
    en: {
      why: 'A backup that nobody has ever restored is no more than a hope; companies discover empty files and missing passwords on their worst day.',
      inFull:
        'A record from this year says which system was restored in full, how long it took compared with the target, who confirmed the data and what was put right afterwards.',
      inPart:
        'A deleted file is restored now and then, or a restore test did take place but neither the time it took nor the lessons learned were written down.',
      people20:
        'The IT person restores the invoicing program from yesterday’s backup on a spare computer; the person who uses it checks the latest documents and signs a note of how long it took.',
      people100:
        'The IT lead picks one system, restores it on an isolated network using only the written instructions and notes every step that was missing from them.',
      people500:
        'The continuity team plans to restore a whole service with its dependencies on different hardware and invites the service owner to judge whether it works.',
    },
    de: {
      why: 'Eine Sicherung, die niemand wiederhergestellt hat, ist nur eine Hoffnung; leere Dateien und fehlende Passwörter zeigen sich am schlimmsten Tag.',
      inFull:
        'Ein Protokoll aus diesem Jahr nennt das vollständig wiederhergestellte System, die Dauer gegenüber der Vorgabe, wer die Daten bestätigt hat und was danach verbessert wurde.',
      inPart:
        'Ab und zu wird eine gelöschte Datei zurückgeholt, oder ein Test fand statt, doch Dauer und Folgerungen wurden nicht notiert.',
      people20:
        'Der IT-Betreuer stellt das Rechnungsprogramm aus der gestrigen Sicherung auf einem Ersatzrechner her; wer damit arbeitet, prüft die letzten Belege und zeichnet die Dauer ab.',
      people100:
        'Die IT-Leitung wählt ein System, stellt es im abgetrennten Netz nur nach der schriftlichen Anleitung wieder her und notiert jeden fehlenden Schritt.',
      people500:
        'Das Kontinuitätsteam plant die Wiederherstellung eines ganzen Dienstes samt Abhängigkeiten auf anderer Hardware und lässt die dafür Verantwortlichen beurteilen, ob er funktioniert.',
    },
    fr: {
      why: 'Une sauvegarde jamais restaurée n’est qu’un espoir ; on découvre les fichiers vides et les mots de passe manquants au pire moment.',
      inFull:
        'Un procès-verbal de l’année dit quel système a été restauré entièrement, en combien de temps par rapport à l’objectif, qui a confirmé les données et ce qui a été corrigé.',
      inPart: 'On récupère parfois un fichier effacé, ou un test a eu lieu sans que durée ni conclusions soient notées.',
      people20:
        'L’informaticien restaure le logiciel de facturation de la veille sur un poste de réserve ; son utilisatrice vérifie les derniers documents et signe la durée relevée.',
      people100:
        'Le responsable informatique choisit un système, le restaure dans un réseau isolé avec les seules consignes écrites et note chaque étape manquante.',
      people500:
        'L’équipe continuité prévoit de restaurer un service entier et ses dépendances sur un autre matériel et invite son propriétaire à juger s’il fonctionne.',
    },
  },
  'nis2-3-4': {
    pl: {
      why: 'W kryzysie technicy gaszą pożar, a klienci, media i urzędy i tak zadają pytania – odpowiedź bez przygotowania bywa droższa niż sam atak.',
      inFull:
        'Dwie zapytane osoby z kierownictwa podają tę samą odpowiedź: kto zwołuje zespół, gdzie się spotyka i kto mówi na zewnątrz; z ćwiczenia z tego roku został raport z poprawkami.',
      inPart: 'Wiadomo, kto „weźmie to na siebie”, a numery są w telefonach, ale niczego nie spisano i nikt tego nie ćwiczył.',
      people20:
        'Właściciel zapisuje na karcie pięć numerów telefonów, zdanie dla klientów i granicę, przy której zatrzymuje pracę, a kopię karty dostają dwie osoby do domu.',
      people100:
        'Prezes powołuje trzy osoby i zastępców, a kierownik IT prowadzi z nimi godzinną rozgrywkę „w piątek wieczorem przestały działać serwery” i spisuje, czego nie wiedzieli.',
      people500:
        'Sztab kryzysowy przygotowuje wzory komunikatów dla klientów, pracowników i mediów, ustala, kto może wyłączyć usługę, i wyznacza datę ćwiczenia z udziałem zarządu.',
    },
    en: {
      why: 'In a crisis, technicians are busy fighting the fire while customers, the media and authorities ask questions, and an unprepared answer can cost more than the attack.',
      inFull:
        'Two managers give the same answer when asked who calls the team, where it meets and who speaks to the outside world; this year’s exercise produced a report with improvements.',
      inPart:
        'Everyone knows who “will take it on” and the numbers are in people’s phones, but nothing is on paper and nobody has tried it out.',
      people20:
        'The owner writes on a card five phone numbers, a sentence for customers and the point at which work must stop; two people are given a copy to keep at home.',
      people100:
        'The CEO names three people and their deputies; the IT lead spends an hour with them acting out “the servers stopped on Friday evening” and writes down what they did not know.',
      people500:
        'The crisis team prepares messages for customers, staff and the media, decides who may switch off a service and sets a date for an exercise with the board.',
    },
    de: {
      why: 'In der Krise löschen Techniker den Brand, während Kunden, Medien und Behörden fragen; eine unvorbereitete Antwort kann teurer werden als der Angriff.',
      inFull:
        'Zwei Führungskräfte nennen dasselbe: wer den Stab einberuft, wo er sich trifft und wer nach außen spricht; von der Übung dieses Jahres liegt ein Bericht mit Korrekturen vor.',
      inPart: 'Man weiß, wer „das übernimmt“, die Nummern sind in den Telefonen, aber nichts steht auf Papier, und erprobt ist es nicht.',
      people20:
        'Der Inhaber schreibt auf eine Karte fünf Telefonnummern, einen Satz für Kunden und den Punkt, an dem die Arbeit ruht; zwei Personen nehmen eine Kopie mit nach Hause.',
      people100:
        'Die Geschäftsführung benennt drei Personen mit Vertretung; die IT-Leitung spielt mit ihnen eine Stunde „Freitagabend stehen die Server“ durch und notiert, was niemand wusste.',
      people500:
        'Der Krisenstab bereitet Mitteilungen für Kunden, Belegschaft und Medien vor, klärt, wer einen Dienst abschalten darf, und setzt eine Übung mit der Leitung an.',
    },
    fr: {
      why: 'En crise, les techniciens éteignent l’incendie pendant que clients, médias et autorités posent des questions ; une réponse improvisée peut coûter plus cher que l’attaque.',
      inFull:
        'Deux cadres interrogés donnent la même réponse : qui réunit la cellule, où, et qui parle à l’extérieur ; l’exercice de l’année a laissé un compte rendu avec des corrections.',
      inPart: 'On sait qui « s’en chargera » et les numéros sont dans les téléphones, mais rien n’a été écrit ni testé.',
      people20:
        'Le dirigeant note sur une carte cinq numéros, une phrase pour les clients et le point où l’on arrête le travail ; deux personnes en gardent une copie chez elles.',
      people100:
        'La direction nomme trois personnes et leurs suppléants ; le responsable informatique simule avec eux, pendant une heure, un arrêt des serveurs un vendredi soir et note ce qu’ils ignoraient.',
      people500:
        'La cellule de crise prépare des messages pour clients, personnel et médias, fixe qui peut couper un service et date un exercice avec la direction.',
    },
  },
  'nis2-3-5': {
    pl: {
      why: 'Pierwsza godzina decyduje o rozmiarze szkody, a bez spisanych kroków ludzie wyłączają nie to, co trzeba, i niszczą ślady.',
      inFull:
        'Rejestr pokazuje zdarzenia od zgłoszenia do zamknięcia z godzinami i nazwiskami, także spoza godzin pracy, a procedura mówi, kto i kiedy uprzedza odbiorców usług.',
      inPart:
        'Procedura opisuje zgłaszanie i naprawę, lecz milczy o zabezpieczeniu śladów i informowaniu klientów, a nocą nikt nie odbiera.',
      people20:
        'Właściciel wiesza jedną kartę: do kogo dzwonić, odłącz od sieci, nie wyłączaj, nie kasuj; zakłada zeszyt zdarzeń i wpisuje do niego ostatni podejrzany e-mail.',
      people100:
        'Kierownik IT spisuje kroki dla przejętej skrzynki i zaszyfrowanego komputera, ustala telefon dyżurny i odgrywa jeden scenariusz z osobą z biura obsługi.',
      people500:
        'Zespół reagowania porównuje ostatnie trzy zdarzenia z procedurą, uzupełnia brakujące etapy i dopisuje, kto zatwierdza informację dla odbiorców usług.',
    },
    en: {
      why: 'The first hour decides how far the damage spreads; without written steps, people switch off the wrong thing and destroy evidence.',
      inFull:
        'The register follows each event from report to closure with times and names, including outside working hours, and the procedure says who warns the recipients of services and when.',
      inPart: 'The procedure covers reporting and repair, but not preserving evidence or informing customers, and nobody answers at night.',
      people20:
        'The owner puts up one card – whom to call, unplug the network, do not switch off, do not delete – and starts an event log with the last suspicious e-mail as its first entry.',
      people100:
        'The IT lead writes down the steps for a hijacked mailbox and an encrypted computer, sets up an on-call number and rehearses one case with somebody from customer service.',
      people500:
        'The response team compares the last three events with the procedure, adds the stages that are missing and specifies who approves messages to the recipients of services.',
    },
    de: {
      why: 'Die erste Stunde entscheidet über das Ausmaß; ohne notierte Schritte wird das Falsche abgeschaltet und werden Spuren vernichtet.',
      inFull:
        'Das Register zeigt Ereignisse von der Meldung bis zum Abschluss mit Zeiten und Namen, auch außerhalb der Arbeitszeit, und es steht fest, wer wann die Empfänger der Dienste warnt.',
      inPart:
        'Melden und Beheben sind geregelt, nicht aber die Spurensicherung und die Information der Kunden, und nachts nimmt niemand ab.',
      people20:
        'Der Inhaber hängt eine Karte auf – wen anrufen, Netz trennen, nicht ausschalten, nichts löschen – und beginnt ein Ereignisheft mit der letzten verdächtigen E-Mail.',
      people100:
        'Die IT-Leitung schreibt die Schritte für ein gekapertes Postfach und einen verschlüsselten Rechner auf, legt eine Rufnummer fest und spielt einen Fall mit dem Kundendienst durch.',
      people500:
        'Das Reaktionsteam vergleicht die letzten drei Ereignisse mit dem Verfahren, ergänzt fehlende Stufen und hält fest, wer Mitteilungen an Empfänger der Dienste freigibt.',
    },
    fr: {
      why: 'La première heure décide de l’ampleur des dégâts ; sans consignes écrites, on éteint la mauvaise machine et on détruit les traces.',
      inFull:
        'Le registre montre les événements du signalement à la clôture, avec heures et noms, même hors des heures ouvrées, et l’on sait qui prévient les destinataires des services et quand.',
      inPart:
        'La procédure couvre le signalement et la réparation, mais ni la préservation des traces ni l’information des clients, et la nuit personne ne répond.',
      people20:
        'Le dirigeant affiche une carte – qui appeler, débrancher le réseau, ne pas éteindre, ne rien effacer – et ouvre un registre des événements en commençant par le dernier e-mail suspect.',
      people100:
        'Le responsable informatique écrit les étapes pour une messagerie piratée et un poste chiffré, fixe un numéro d’astreinte et simule un cas avec le service client.',
      people500:
        'L’équipe de réponse compare les trois derniers événements à la procédure, complète les étapes absentes et précise qui valide les messages aux destinataires des services.',
    },
  },
  'nis2-3-6': {
    pl: {
      why: 'Termin biegnie od wykrycia, także w sobotę – kto dopiero wtedy zakłada konto w systemie i szuka formularza, zwykle nie zdąży.',
      inFull:
        'Osoba na dyżurze ma przy sobie progi, wzór wczesnego ostrzeżenia i działające konto w Systemie S46, a próba na sucho zmieściła się w 24 godzinach.',
      inPart:
        'Zarząd zna liczby 24 i 72, ale wzorów nie ma, konto ma jedna osoba, a kryteriów incydentu poważnego nikt nie odniósł do usług firmy.',
      people20:
        'Właściciel sprawdza, który CSIRT jest właściwy, zakłada dostęp do Systemu S46 dla siebie i zastępcy i drukuje wzór z wpisanymi danymi firmy.',
      people100:
        'Kierownik IT przekłada progi na liczby firmy – ilu klientów, ile godzin – wyznacza decydenta z zastępcą i z nimi wypełnia wczesne ostrzeżenie na ćwiczebnym zdarzeniu.',
      people500:
        'Zespół reagowania mierzy na ćwiczeniu czas od alarmu do gotowego wczesnego ostrzeżenia i ustala z prawnikiem wspólną ścieżkę ze zgłoszeniem naruszenia danych.',
    },
    en: {
      why: 'The clock starts on detection, even on a Saturday; anyone who only then opens an account and looks for the form is usually too late.',
      inFull:
        'The person on call has the thresholds, an early-warning template and a working System S46 account to hand, and a dry run was completed within 24 hours.',
      inPart:
        'The board knows the figures 24 and 72, but there are no templates, only one person has the account, and nobody has applied the criteria of a significant incident to the company’s services.',
      people20:
        'The owner finds out which CSIRT is competent, sets up access to System S46 for themselves and a deputy, and prints a template with the company’s details filled in.',
      people100:
        'The IT lead translates the thresholds into the company’s own figures – how many customers, how many hours – names who decides, and fills in an early warning with them for a practice case.',
      people500:
        'In an exercise, the response team measures the time from the alarm to a completed early warning, and agrees with the legal team on a single procedure that also covers personal data breaches.',
    },
    de: {
      why: 'Die Frist läuft ab der Erkennung, auch am Samstag; wer erst dann ein Konto anlegt und das Formular sucht, kommt meist zu spät.',
      inFull:
        'Die Bereitschaft hat Schwellen, das Muster der Frühwarnung und ein funktionierendes Konto im System S46 zur Hand, und ein Probelauf blieb unter 24 Stunden.',
      inPart:
        'Die Leitung kennt die Zahlen 24 und 72, doch Muster fehlen, nur eine Person hat ein Konto, und die Kriterien des erheblichen Sicherheitsvorfalls sind nicht auf eigene Dienste übertragen.',
      people20:
        'Der Inhaber klärt das zuständige CSIRT, richtet den Zugang zum System S46 für sich und eine Vertretung ein und druckt ein Muster mit den Firmendaten aus.',
      people100:
        'Die IT-Leitung übersetzt die Schwellen in eigene Zahlen – wie viele Kunden, wie viele Stunden –, benennt, wer entscheidet, und füllt mit dieser Person an einem Übungsfall eine Frühwarnung aus.',
      people500:
        'Das Reaktionsteam misst in einer Übung die Zeit vom Alarm bis zur fertigen Frühwarnung und vereinbart mit der Rechtsabteilung einen gemeinsamen Weg mit Datenschutzmeldungen.',
    },
    fr: {
      why: 'Le délai court dès la détection, même un samedi ; qui n’ouvre son compte et ne cherche le formulaire qu’à ce moment-là arrive souvent trop tard.',
      inFull:
        'La personne d’astreinte a sous la main les seuils, le modèle d’alerte précoce et un compte actif dans le système S46, et un essai a tenu dans les 24 heures.',
      inPart:
        'La direction connaît les chiffres 24 et 72, mais les modèles manquent, une seule personne a un compte et les critères d’incident important ne sont pas rapportés aux services de l’entreprise.',
      people20:
        'Le dirigeant identifie le CSIRT compétent, ouvre l’accès au système S46 pour lui et un suppléant, et imprime un modèle prérempli.',
      people100:
        'Le responsable informatique traduit les seuils en chiffres de l’entreprise – combien de clients, combien d’heures –, désigne qui décide et remplit une alerte précoce sur un cas d’exercice.',
      people500:
        'L’équipe de réponse mesure en exercice le temps entre l’alarme et l’alerte précoce prête, et convient avec les juristes d’un circuit commun avec les violations de données.',
    },
  },
};
