import type { SectionGuidance } from '#core/assessment/scope/questions/guidance.ts';

export const humanOversight: SectionGuidance = {
  'ai-act-4-1': {
    pl: {
      why: 'Narzędzie AI w rękach nieprzeszkolonych osób daje pewnie brzmiące błędy, a odpowiada za nie firma, nie narzędzie.',
      inFull:
        'Każda grupa ma program pasujący do tego, co robi z AI, rejestr obejmuje współpracowników i ma daty powtórek, a wiadomo, co po szkoleniu zmieniono w pracy.',
      inPart: 'Wszyscy obejrzeli to samo nagranie o AI, także ci, którzy oceniają nim kandydatów, i nikt tego nie powtórzył.',
      people20:
        'Właściciel spotyka się z zespołem na godzinę: trzy przykłady błędów naszych narzędzi, czego do nich nie wklejamy, kto sprawdza wynik – i zapisuje obecnych.',
      people100:
        'Kierownik IT dzieli ludzi na trzy grupy według użycia AI, daje każdej jedną stronę zasad i prowadzi pierwsze szkolenie dla grupy o największym wpływie na ludzi.',
      people500:
        'Dział szkoleń z osobą od AI tworzą ścieżki dla ról, zaczynają od kadr i obsługi klienta i po miesiącu sprawdzają próbkę prac, a nie tylko obecność.',
    },
    en: {
      why: 'A tool used without skill makes mistakes that sound convincing, and it is the company that answers for them, not the tool.',
      inFull:
        'Each group has a training programme that fits what it does with AI, the register covers contractors and refresher dates, and you can say what changed in the work afterwards.',
      inPart: 'Everyone watched the same video about AI, including those who assess candidates with it, and it was never repeated.',
      people20:
        'The owner spends an hour with the team – three mistakes our tools make, what we never paste in, who checks the result – and records who was there.',
      people100:
        'The IT lead sorts staff into three groups by how they use AI, gives each one page of rules and first trains the group with the most influence on people.',
      people500:
        'The training department and the AI officer build learning paths by role, begin with HR and customer service, and after a month check samples of work, not just attendance.',
    },
    de: {
      why: 'Ein Werkzeug ohne Können erzeugt überzeugend klingende Fehler, und dafür haftet das Unternehmen, nicht das Werkzeug.',
      inFull:
        'Jede Gruppe hat ein Programm, das zu ihrer KI-Nutzung passt; das Register umfasst Auftragnehmer und Wiederholungen, und bekannt ist, was sich danach an der Arbeit geändert hat.',
      inPart: 'Alle sahen dasselbe Video über KI, auch wer damit Bewerbungen beurteilt, und wiederholt wurde nichts.',
      people20:
        'Der Inhaber trifft das Team eine Stunde – drei Fehler unserer Werkzeuge, was nicht hineinkopiert wird, wer Ergebnisse prüft – und notiert die Anwesenden.',
      people100:
        'Die IT-Leitung bildet drei Gruppen nach KI-Nutzung, gibt jeder eine Seite Regeln und schult zuerst die Gruppe mit dem größten Einfluss auf Menschen.',
      people500:
        'Schulungsabteilung und KI-Verantwortliche bauen Wege je Rolle, beginnen mit Personal und Kundendienst und prüfen nach einem Monat Arbeitsproben, nicht nur Anwesenheit.',
    },
    fr: {
      why: 'Sans formation, un outil d’IA produit des erreurs dites avec assurance, et c’est l’entreprise qui en répond, pas l’outil.',
      inFull:
        'Chaque groupe a un programme adapté à son usage de l’IA, le registre couvre aussi les prestataires et les rappels, et l’on sait ce que la formation a changé dans le travail.',
      inPart:
        'Tous ont vu la même vidéo sur l’IA, y compris ceux qui s’en servent pour évaluer des candidats, et la formation n’a pas été renouvelée.',
      people20:
        'Le dirigeant réunit l’équipe une heure – trois erreurs de nos outils, ce qu’on n’y colle pas, qui vérifie le résultat – et note les présents.',
      people100:
        'Le responsable informatique forme trois groupes selon l’usage, donne à chacun une page de règles et forme d’abord celui qui pèse le plus sur des personnes.',
      people500:
        'Le service formation et le responsable de l’IA créent des parcours par rôle, commencent par RH et service client et vérifient au bout d’un mois des travaux, pas la seule présence.',
    },
  },
  'ai-act-4-2': {
    pl: {
      why: 'Nadzór, którego nie da się sprawować, jest tylko podpisem pod decyzją maszyny, a o tym, czy jest możliwy, przesądza projekt ekranu.',
      inFull:
        'Osoba z próby użytkowników wyjaśniła wynik, zmieniła go i zatrzymała system bez pomocy twórców, a ekran przypomina, kiedy wynik jest niepewny.',
      inPart: 'Wynik można odrzucić, ale nie widać, skąd się wziął, albo zatrzymanie wymaga telefonu do działu technicznego.',
      people20:
        'Właściciel sadza przy systemie kogoś spoza zespołu, prosi go o znalezienie błędnego wyniku i zatrzymanie działania i zapisuje, gdzie utknął.',
      people100:
        'Szef produktu porównuje ekrany z pięcioma punktami art. 14 ust. 4, wybiera dwa największe braki i wpisuje je do planu najbliższego wydania.',
      people500:
        'Zespół badań użytkowników mierzy, jak często ludzie przyjmują podłożony błędny wynik, i od tego wyniku zaczyna zmiany w projekcie.',
    },
    en: {
      why: 'Oversight that cannot be exercised is just a signature under a machine’s decision; the design of the screen decides whether it can.',
      inFull:
        'In a user test a person explained a result, overrode it and stopped the system without help from the developers, and the screen points out when a result is uncertain.',
      inPart:
        'A result can be rejected but it is unclear where it came from, or stopping the system takes a call to the technical department.',
      people20:
        'The owner puts somebody from outside the team in front of the system, asks them to find a wrong result and stop it, and notes where they got stuck.',
      people100:
        'The product lead checks the screens against the five points of Article 14(4), picks the two largest gaps and puts them into the next release.',
      people500: 'The user research team measures how often people accept a planted wrong result and bases design changes on that.',
    },
    de: {
      why: 'Aufsicht, die niemand ausüben kann, ist eine Unterschrift unter die Entscheidung der Maschine; ob es geht, entscheidet die Oberfläche.',
      inFull:
        'Im Nutzertest hat eine Person ein Ergebnis erklärt, geändert und das System ohne Hilfe der Entwickler angehalten; die Oberfläche warnt bei unsicheren Ergebnissen.',
      inPart: 'Ergebnisse lassen sich verwerfen, aber ihre Herkunft bleibt verborgen, oder zum Anhalten muss man die Technik anrufen.',
      people20:
        'Der Inhaber setzt eine fremde Person vor das System, lässt sie ein falsches Ergebnis finden und anhalten und notiert, wo es hakte.',
      people100:
        'Die Produktleitung prüft die Masken anhand der fünf Punkte des Art. 14 Abs. 4, wählt die zwei größten Lücken und plant sie für die nächste Version.',
      people500:
        'Das Nutzerforschungsteam misst, wie oft ein untergeschobenes falsches Ergebnis akzeptiert wird, und beginnt dort mit Änderungen.',
    },
    fr: {
      why: 'Un contrôle impossible à exercer n’est qu’une signature au bas de la décision de la machine ; tout dépend de la conception de l’écran.',
      inFull:
        'Lors d’un essai, une personne a expliqué un résultat, l’a modifié et a arrêté le système sans aide des concepteurs, et l’écran signale l’incertitude.',
      inPart: 'On peut rejeter un résultat, mais non voir d’où il vient, ou l’arrêt exige d’appeler le service technique.',
      people20:
        'Le dirigeant place une personne extérieure devant le système, lui demande de trouver un résultat faux et de l’arrêter, et note où elle bute.',
      people100:
        'Le chef de produit confronte les écrans aux cinq points de l’article 14, paragraphe 4, choisit les deux plus grands manques et les inscrit à la prochaine version.',
      people500:
        'L’équipe de recherche utilisateurs mesure combien de fois un résultat faux glissé à dessein est accepté et part de là pour modifier la conception.',
    },
  },
  'ai-act-4-3': {
    pl: {
      why: 'Nadzorca bez czasu i prawa zatrzymania systemu tylko klika dalej – a odpowiedzialność zostaje przy firmie.',
      inFull:
        'Przy każdym systemie są nazwiska na każdą zmianę, w rejestrze widać prawdziwe interwencje, a nadzorca potwierdza, że może przerwać bez pytania o zgodę.',
      inPart:
        'Osoby wyznaczono i przeszkolono, lecz mają jednocześnie pełny zakres innych zadań, albo przez rok nikt niczego nie zmienił i nikt nie zapytał dlaczego.',
      people20:
        'Właściciel wyznacza na piśmie jedną osobę i zastępcę, daje jej prawo wyłączenia systemu i zeszyt na przypadki, w których nie zgodziła się z wynikiem.',
      people100:
        'Kierownik procesu ustala, ile spraw dziennie nadzorca jest w stanie sprawdzić, szkoli go na instrukcji dostawcy i zaczyna rejestr zmienionych wyników.',
      people500:
        'Osoba odpowiedzialna za AI porównuje obsadę nadzoru z godzinami pracy systemów, uzupełnia luki i co miesiąc przegląda odsetek zmienionych wyników.',
    },
    en: {
      why: 'A supervisor without the time or the right to stop the system just keeps clicking, and the responsibility stays with the company.',
      inFull:
        'Each system has named supervisors for every shift, the register shows real interventions, and supervisors confirm that they may stop the system without asking permission.',
      inPart:
        'People were named and trained but have a full workload of other tasks, or nobody changed a single result in a year and nobody asked why.',
      people20:
        'The owner names one person and a deputy in writing, gives them the right to switch the system off and a notebook for results they disagreed with.',
      people100:
        'The process manager sets how many cases a day one supervisor can check, trains them on the provider’s instructions and starts a register of changed results.',
      people500:
        'The AI officer matches supervision rosters with the systems’ operating hours, fills the gaps and reviews the share of changed results every month.',
    },
    de: {
      why: 'Wer beaufsichtigt, ohne Zeit und ohne Recht zum Anhalten, klickt nur weiter; die Verantwortung bleibt beim Unternehmen.',
      inFull:
        'Je System gibt es Namen für jede Schicht, das Register zeigt echte Eingriffe, und die Aufsicht bestätigt, dass sie ohne Erlaubnis unterbrechen darf.',
      inPart:
        'Personen sind benannt und geschult, tragen aber eine volle Last anderer Aufgaben, oder ein Jahr lang wurde nichts geändert und niemand fragte warum.',
      people20:
        'Der Inhaber benennt schriftlich eine Person mit Vertretung, gibt ihr das Recht zum Abschalten und ein Heft für Ergebnisse, denen sie widersprach.',
      people100:
        'Die Prozessleitung klärt, wie viele Fälle am Tag prüfbar sind, schult anhand der Betriebsanleitung und beginnt ein Register geänderter Ergebnisse.',
      people500:
        'Die KI-Verantwortlichen gleichen Aufsichtspläne mit den Betriebszeiten ab, schließen Lücken und prüfen monatlich den Anteil geänderter Ergebnisse.',
    },
    fr: {
      why: 'Un superviseur qui n’a ni le temps ni le droit d’arrêter le système ne fait que cliquer ; la responsabilité reste à l’entreprise.',
      inFull:
        'Pour chaque système, des personnes sont désignées dans chaque équipe, le registre montre de vraies interventions, et le superviseur confirme pouvoir interrompre le système sans demander.',
      inPart:
        'Des personnes ont été désignées et formées, mais elles ont déjà un emploi du temps complet, ou aucun résultat n’a été modifié en un an sans que personne demande pourquoi.',
      people20:
        'Le dirigeant nomme par écrit une personne et un suppléant, leur donne le droit d’arrêter le système et un cahier pour les résultats contestés.',
      people100:
        'Le responsable du processus fixe combien de dossiers par jour sont vérifiables, forme sur la notice du fournisseur et ouvre un registre des résultats modifiés.',
      people500:
        'Le responsable de l’IA rapproche plannings et heures de fonctionnement, comble les trous et suit chaque mois la part de résultats modifiés.',
    },
  },
  'ai-act-4-4': {
    pl: {
      why: 'Liczba w instrukcji jest obietnicą: kto polega na dokładności zmierzonej na łatwych danych, zawodzi w trudnych przypadkach.',
      inFull:
        'Instrukcja podaje wskaźnik, wartość, datę i dane, na których go zmierzono, z podziałem na grupy, a wersja poniżej ustalonego progu nie wychodzi.',
      inPart: 'Podano jedną liczbę z testów wewnętrznych, zmierzoną na danych podobnych do treningowych albo dla poprzedniej wersji.',
      people20:
        'Właściciel z twórcą odkładają sto przypadków, których model nie widział, liczą na nich błędy i wpisują do instrukcji wynik z datą i opisem próby.',
      people100:
        'Szef zespołu wybiera wskaźnik pasujący do skutków pomyłki, ustala próg wydania z kierownikiem produktu i podaje wynik dla trzech grup.',
      people500:
        'Zespół walidacji, niezależny od twórców, mierzy każdą wersję na zamkniętym zbiorze i zatwierdza fragment instrukcji o dokładności.',
    },
    en: {
      why: 'A figure in the instructions is a promise: accuracy measured on easy data lets people down in the hard cases.',
      inFull:
        'The instructions give the metric, value, date and test data, broken down by group, and no version is released below a set threshold.',
      inPart: 'One figure from internal tests is given, measured on data similar to the training data or for the previous version.',
      people20:
        'The owner and the developer set aside a hundred cases the model has not seen, count its errors and put the result, with date and sample, into the instructions.',
      people100:
        'The team lead picks a metric that fits the consequences of an error, agrees a release threshold with the product manager and reports it for three groups.',
      people500:
        'A validation team independent of the developers measures every version on a sealed test set and approves the section on accuracy.',
    },
    de: {
      why: 'Eine Zahl in der Anleitung ist ein Versprechen: Wer sich auf Genauigkeit aus leichten Daten verlässt, irrt bei schwierigen Fällen.',
      inFull:
        'Die Betriebsanleitung nennt Kennzahl, Wert, Datum und Messdaten, nach Gruppen getrennt, und unter einer festen Schwelle erscheint keine Version.',
      inPart: 'Angegeben ist eine Zahl aus internen Tests, gemessen an trainingsähnlichen Daten oder für die vorige Version.',
      people20:
        'Inhaber und Entwickler legen hundert dem Modell unbekannte Fälle zurück, zählen Fehler und schreiben Ergebnis, Datum und Stichprobe in die Anleitung.',
      people100:
        'Die Teamleitung wählt eine zu den Fehlerfolgen passende Kennzahl, legt mit dem Produktmanagement die Freigabeschwelle fest und nennt sie für drei Gruppen.',
      people500:
        'Ein von der Entwicklung unabhängiges Validierungsteam misst jede Version an einem verschlossenen Datensatz und gibt die Passage zur Genauigkeit frei.',
    },
    fr: {
      why: 'Un chiffre dans la notice est une promesse : une exactitude mesurée sur des cas faciles trompe ceux qui s’y fient dans les cas difficiles.',
      inFull:
        'La notice d’utilisation donne la métrique, la valeur, la date et les données de mesure, par groupe, et aucune version n’est livrée en dessous du seuil fixé.',
      inPart:
        'Un seul chiffre d’essais internes est donné, mesuré sur des données proches de l’entraînement ou pour la version précédente.',
      people20:
        'Le dirigeant et le concepteur réservent cent cas inconnus du modèle, y comptent les erreurs et inscrivent résultat, date et échantillon dans la notice.',
      people100:
        'Le chef d’équipe choisit une métrique adaptée aux effets d’une erreur, fixe le seuil avec le chef de produit et le donne pour trois groupes.',
      people500:
        'Une équipe de validation indépendante des concepteurs mesure chaque version sur un jeu scellé et approuve le passage sur l’exactitude.',
    },
  },
  'ai-act-4-5': {
    pl: {
      why: 'System zawiedzie kiedyś na pewno; od przygotowania zależy, czy ktoś to zauważy i czy praca pójdzie dalej bez niego.',
      inFull:
        'Próby objęły brak danych, dane bezsensowne i awarię usługi, a system za każdym razem przechodził w bezpieczny tryb; douczanie na własnych wynikach jest kontrolowane.',
      inPart:
        'Testy sprawdzają działanie przy poprawnych danych, a po awarii usługi użytkownik widzi pusty ekran i nikt nie wie, co dalej.',
      people20:
        'Właściciel z twórcą podają systemowi puste, sprzeczne i absurdalne dane, odłączają go od sieci i zapisują, co zobaczył użytkownik.',
      people100: 'Szef zespołu dodaje do testów pięć scenariuszy awarii i opisuje pracę bez AI, którą jeden klient próbuje przez godzinę.',
      people500:
        'Zespół niezawodności planuje kontrolowane awarie na środowisku testowym, ustala zachowanie bezpieczne i sprawdza, skąd biorą się dane do douczania.',
    },
    en: {
      why: 'Every system will fail some day; preparation decides whether anybody notices and whether work goes on without it.',
      inFull:
        'Tests covered missing data, nonsensical data and the loss of a service, and each time the system switched to a safe mode; learning from its own results is controlled.',
      inPart: 'Tests cover only correct data; when a service fails, users see an empty screen and nobody knows what to do next.',
      people20:
        'The owner and the developer feed the system empty, contradictory and absurd data, disconnect it from the network and note what users saw.',
      people100:
        'The team lead adds five failure scenarios to the tests and describes how to work without AI; one customer tries it for an hour.',
      people500:
        'The reliability team plans controlled failures in a test environment, defines safe behaviour and checks where data for further learning comes from.',
    },
    de: {
      why: 'Ein System fällt irgendwann sicher aus; die Vorbereitung entscheidet, ob es jemand merkt und ob die Arbeit weitergeht.',
      inFull:
        'Erprobt wurden fehlende und sinnlose Daten und der Ausfall eines Dienstes, jedes Mal ging das System in einen sicheren Zustand; Lernen aus eigenen Ergebnissen ist kontrolliert.',
      inPart: 'Getestet wird mit korrekten Daten; nach einem Dienstausfall sehen Nutzer eine leere Seite, und niemand weiß weiter.',
      people20:
        'Inhaber und Entwickler geben leere, widersprüchliche und absurde Daten ein, trennen das Netz und notieren, was Nutzer sahen.',
      people100:
        'Die Teamleitung ergänzt fünf Ausfallszenarien in den Tests und beschreibt die Arbeit ohne KI, die ein Kunde eine Stunde lang erprobt.',
      people500:
        'Das Zuverlässigkeitsteam plant kontrollierte Ausfälle in einer Testumgebung, legt sicheres Verhalten fest und prüft die Herkunft der Nachtrainingsdaten.',
    },
    fr: {
      why: 'Un système tombera forcément en panne un jour ; c’est la préparation qui décide si on le remarque et si le travail peut continuer sans lui.',
      inFull:
        'Les essais ont porté sur des données absentes ou absurdes et sur la perte d’un service, et le système est chaque fois passé en mode sûr ; l’apprentissage sur ses propres résultats est maîtrisé.',
      inPart:
        'Les tests ne portent que sur des données correctes ; après une panne, l’utilisateur voit un écran vide et personne ne sait quoi faire.',
      people20:
        'Le dirigeant et le concepteur donnent au système des données vides, contradictoires et absurdes, coupent le réseau et notent ce qu’a vu l’utilisateur.',
      people100: 'Le chef d’équipe ajoute cinq scénarios de panne aux tests et décrit le travail sans IA, qu’un client essaie une heure.',
      people500:
        'L’équipe fiabilité planifie des pannes contrôlées en environnement d’essai, fixe le comportement sûr et vérifie l’origine des données de réapprentissage.',
    },
  },
  'ai-act-4-6': {
    pl: {
      why: 'Model atakuje się inaczej niż serwer: przez dane, którymi go nakarmiono, i pytania, które mu się zadaje.',
      inFull:
        'Analiza wymienia ataki możliwe właśnie w tym systemie, raport pokazuje próby każdego z nich, a znalezione słabości mają poprawkę lub przyjęte ryzyko.',
      inPart: 'Test penetracyjny objął aplikację wokół modelu, ale nikt nie próbował oszukać samego modelu ani podmienić danych.',
      people20:
        'Właściciel z twórcą przez godzinę próbują skłonić system do niedozwolonej odpowiedzi lub wyniku, zapisują trzy udane próby i zamykają najprostszą.',
      people100:
        'Szef zespołu rysuje drogę danych i modelu, zaznacza, kto może je podmienić, ogranicza ten dostęp i powtarza próby przed wydaniem.',
      people500:
        'Zespół bezpieczeństwa produktu zleca test odporności modelu osobom spoza zespołu i dodaje podpisywanie modeli i zbiorów do procesu wydawania.',
    },
    en: {
      why: 'Models are attacked differently from servers: through the data they are fed and the questions they are asked.',
      inFull:
        'The analysis names the attacks possible against this particular system, a report shows an attempt at each, and every weakness found has a fix or an accepted risk.',
      inPart: 'A penetration test covered the application around the model, but nobody tried to fool the model or tamper with the data.',
      people20:
        'For an hour the owner and the developer try to get a forbidden answer or result out of the system, note three attempts that worked and close the simplest one.',
      people100:
        'The team lead maps the path of data and model, marks who could tamper with them, restricts that access and repeats the attempts before release.',
      people500:
        'The product security team commissions an outside test of the model’s robustness and adds signing of models and data sets to releases.',
    },
    de: {
      why: 'Ein Modell wird anders angegriffen als ein Server: über die Daten, mit denen man es füttert, und die Fragen, die man ihm stellt.',
      inFull:
        'Die Analyse nennt die hier möglichen Angriffe, ein Bericht zeigt je einen Versuch, und gefundene Schwächen sind behoben oder als Risiko angenommen.',
      inPart:
        'Ein Penetrationstest umfasste die Anwendung um das Modell, doch niemand versuchte, das Modell zu täuschen oder Daten auszutauschen.',
      people20:
        'Inhaber und Entwickler versuchen eine Stunde lang, dem System Verbotenes zu entlocken, notieren drei gelungene Versuche und schließen den einfachsten.',
      people100:
        'Die Teamleitung zeichnet den Weg von Daten und Modell, markiert, wer sie austauschen könnte, beschränkt den Zugriff und wiederholt die Versuche vor der Freigabe.',
      people500:
        'Die Produktsicherheit lässt die Widerstandskraft des Modells von außen testen und nimmt das Signieren von Modellen und Datensätzen in die Auslieferung auf.',
    },
    fr: {
      why: 'On n’attaque pas un modèle comme un serveur : on s’en prend aux données dont il est nourri et on le piège par les questions qu’on lui pose.',
      inFull:
        'L’analyse nomme les attaques possibles sur ce système précis, un rapport montre un essai de chacune, et les faiblesses sont corrigées ou acceptées comme risque.',
      inPart:
        'Un test d’intrusion a porté sur l’application autour du modèle, mais personne n’a tenté de tromper le modèle lui-même ni de remplacer les données.',
      people20:
        'Pendant une heure, le dirigeant et le concepteur tentent d’obtenir une réponse interdite, notent trois tentatives réussies et corrigent la plus simple.',
      people100:
        'Le chef d’équipe trace le chemin des données et du modèle, marque qui pourrait les remplacer, restreint cet accès et refait les essais avant livraison.',
      people500:
        'L’équipe sécurité produit fait tester la résistance du modèle par des tiers et intègre la signature des modèles et des jeux de données au processus de livraison.',
    },
  },
  'ai-act-4-7': {
    pl: {
      why: 'System, który dobrze działał na pokazie, w codziennej pracy może stopniowo się pogarszać, a nikt tego nie zauważy.',
      inFull:
        'Wykres z ostatniego miesiąca ma próg, a jego przekroczenie uruchomiło zapisane działanie; podmiot stosujący wie, co zgłosić dostawcy i kiedy wstrzymać system.',
      inPart: 'Reklamacje są zbierane, ale nikt nie porównuje wyników z pierwszym miesiącem, albo plan jest, lecz bez progów i osób.',
      people20:
        'Właściciel co tydzień sprawdza dziesięć losowych wyników systemu, zapisuje błędne i umawia się, przy ilu z nich przerywa używanie i dzwoni do dostawcy.',
      people100:
        'Właściciel procesu ustala z instrukcji dostawcy trzy wskaźniki i próg wstrzymania, a pierwszy pomiar zapisuje jako punkt odniesienia.',
      people500:
        'Osoba odpowiedzialna za AI zbiera wskaźniki wszystkich systemów w jednym widoku, wyznacza dyżur decyzji i ćwiczy wstrzymanie jednego z nich.',
    },
    en: {
      why: 'A system that worked in the demonstration can drift in the real world without anybody noticing.',
      inFull:
        'Last month’s chart shows a threshold, crossing it led to a recorded action, and the deployer knows what to tell the provider and when to suspend the system.',
      inPart: 'Complaints are collected but nobody compares results with the first month, or there is a plan without thresholds or names.',
      people20:
        'Each week the owner checks ten random results, notes the wrong ones and decides how many mean stopping and calling the provider.',
      people100:
        'The process owner takes three indicators and a suspension threshold from the provider’s instructions and records the first measurement as the reference.',
      people500:
        'The AI officer brings the indicators of all systems into one view, names who decides on duty and rehearses suspending one of them.',
    },
    de: {
      why: 'Ein System, das in der Vorführung lief, kann im echten Einsatz abdriften, und zwar leise.',
      inFull:
        'Die Kurve des letzten Monats hat eine Schwelle, ihr Überschreiten löste eine notierte Maßnahme aus, und der Betreiber weiß, was er dem Anbieter meldet und wann er aussetzt.',
      inPart:
        'Beschwerden werden gesammelt, doch niemand vergleicht mit dem ersten Monat, oder es gibt einen Plan ohne Schwellen und Personen.',
      people20:
        'Der Inhaber prüft wöchentlich zehn zufällige Ergebnisse, notiert falsche und legt fest, ab wie vielen die Nutzung ruht und der Anbieter angerufen wird.',
      people100:
        'Die Prozessleitung übernimmt drei Kennzahlen und eine Schwelle zum Aussetzen aus der Betriebsanleitung und hält die erste Messung als Bezugswert fest.',
      people500:
        'Die KI-Verantwortlichen führen die Kennzahlen aller Systeme in einer Ansicht zusammen, benennen, wer im Dienst entscheidet, und üben das Aussetzen an einem System.',
    },
    fr: {
      why: 'Un système qui fonctionnait lors de la démonstration peut dériver en conditions réelles, sans que rien ne le signale.',
      inFull:
        'La courbe du dernier mois comporte un seuil dont le dépassement a déclenché une action consignée, et le déployeur sait quoi signaler au fournisseur et quand suspendre le système.',
      inPart:
        'Les réclamations sont recueillies, mais personne ne compare les résultats à ceux du premier mois, ou un plan existe, mais sans seuils ni responsables.',
      people20:
        'Chaque semaine, le dirigeant vérifie dix résultats au hasard, note les faux et fixe à partir de combien on suspend et appelle le fournisseur.',
      people100:
        'Le responsable du processus tire de la notice trois indicateurs et un seuil de suspension et consigne la première mesure comme référence.',
      people500:
        'Le responsable de l’IA réunit les indicateurs de tous les systèmes, désigne qui décide d’astreinte et s’exerce à en suspendre un.',
    },
  },
  'ai-act-4-8': {
    pl: {
      why: 'Najkrótszy termin to dwa dni od powzięcia wiadomości, a pierwsza dowiaduje się zwykle osoba, która nie wie, że to poważny incydent.',
      inFull:
        'Pracownik pierwszej linii umie rozpoznać zdarzenie i wie, komu je przekazać, a w ćwiczeniu zgłoszenie z właściwym terminem było gotowe na czas.',
      inPart:
        'Terminy są w procedurze bezpieczeństwa IT, ale nie obejmuje ona szkód dla zdrowia i praw ludzi, albo nie wiadomo, kogo zawiadomić najpierw.',
      people20:
        'Właściciel pisze na karcie: co jest poważnym incydentem w naszym systemie, do kogo dzwonić najpierw, 2, 10, 15 dni – i omawia ją z osobami obsługującymi system.',
      people100:
        'Kierownik procesu dodaje do przyjmowania reklamacji pytanie „czy ktoś mógł ucierpieć?”, wyznacza decydenta z zastępcą i odgrywa jeden przypadek.',
      people500:
        'Zespół zgodności tworzy jedną ścieżkę dla incydentów bezpieczeństwa, danych i AI z tabelą terminów i adresatów i ćwiczy zdarzenie, które uruchamia wszystkie trzy.',
    },
    en: {
      why: 'The shortest deadline is two days from becoming aware, and the first to learn of an event is usually somebody who does not know that it counts as a serious incident.',
      inFull:
        'Front-line staff recognise such an event and know whom to tell, and in an exercise the report was ready within the right deadline.',
      inPart:
        'The deadlines are in the IT security procedure, but it does not cover harm to health and rights, or it is unclear whom to notify first.',
      people20:
        'The owner puts on one card what counts as a serious incident here, whom to call first and the deadlines of 2, 10 and 15 days, and goes through it with those who operate the system.',
      people100:
        'The process manager adds “could anybody have been harmed?” to complaint handling, names who decides and a deputy, and rehearses one case.',
      people500:
        'The compliance team creates one path for security, data and AI incidents with a table of deadlines and recipients, and rehearses an event that triggers all three.',
    },
    de: {
      why: 'Die kürzeste Frist beträgt zwei Tage ab Kenntnis, und zuerst erfährt es meist jemand, der nicht weiß, dass es ein schwerwiegender Vorfall ist.',
      inFull:
        'Beschäftigte an vorderster Stelle erkennen ein Ereignis und wissen, wem sie es melden; in einer Übung lag die Meldung fristgerecht vor.',
      inPart:
        'Fristen stehen im Verfahren der IT-Sicherheit, Schäden an Gesundheit und Rechten gelangen nicht dorthin, oder unklar ist, wer zuerst unterrichtet wird.',
      people20:
        'Der Inhaber schreibt auf eine Karte, was hier ein schwerwiegender Vorfall ist, wen man zuerst anruft, 2, 10, 15 Tage, und bespricht sie mit allen, die das System bedienen.',
      people100:
        'Die Prozessleitung ergänzt bei Beschwerden die Frage „Könnte jemand zu Schaden gekommen sein?“, benennt, wer entscheidet und vertritt, und spielt einen Fall durch.',
      people500:
        'Das Compliance-Team schafft einen Weg für Sicherheits-, Daten- und KI-Vorfälle mit Tabelle der Fristen und Empfänger und übt ein Ereignis, das alle drei auslöst.',
    },
    fr: {
      why: 'Le délai le plus court est de deux jours à compter de la connaissance du fait, et la première personne informée ignore souvent qu’il s’agit d’un incident grave.',
      inFull:
        'Le personnel de première ligne reconnaît un événement et sait à qui le transmettre ; en exercice, la déclaration était prête dans le bon délai.',
      inPart:
        'Les délais figurent dans la procédure de sécurité informatique, mais les atteintes à la santé et aux droits n’y sont pas traitées, ou l’on ignore qui prévenir en premier.',
      people20:
        'Le dirigeant écrit sur une carte ce qu’est ici un incident grave, qui appeler d’abord, 2, 10, 15 jours, et la parcourt avec ceux qui utilisent le système.',
      people100:
        'Le responsable du processus ajoute aux réclamations la question « quelqu’un a-t-il pu subir un dommage ? », nomme un décideur et un suppléant et s’exerce sur un cas.',
      people500:
        'L’équipe conformité crée un circuit unique pour incidents de sécurité, de données et d’IA avec tableau des délais et destinataires, et s’exerce sur un cas qui déclenche les trois.',
    },
  },
  'ai-act-4-9': {
    pl: {
      why: '„Tak wyszło w systemie” nie jest odpowiedzią dla kogoś, komu odmówiono kredytu albo pracy.',
      inFull:
        'Ostatni wniosek dostał odpowiedź w ustalonym terminie, napisaną zwykłym językiem: jaką rolę miał system, co przeważyło i co osoba może zrobić dalej.',
      inPart:
        'Obsługa klienta odpowiada ogólnym wzorem, w którym nie ma słowa o roli systemu w tej sprawie, albo tryb pytania istnieje, lecz nikt o nim nie mówi.',
      people20:
        'Właściciel pisze odpowiedź dla jednej prawdziwej decyzji sprzed miesiąca, daje ją do przeczytania komuś spoza firmy i dodaje do decyzji adres na pytania.',
      people100:
        'Właściciel procesu z osobą od ochrony danych przygotowują wzór dla jednego systemu, wyznaczają odpowiadającego i termin i dopisują informację do pism z decyzją.',
      people500:
        'Zespół zgodności łączy tę drogę z wnioskami z RODO, prowadzi rejestr z terminami i co kwartał czyta pięć odpowiedzi oczami odbiorcy.',
    },
    en: {
      why: '“That is what the system came up with” is no answer for somebody who was refused a loan or a job.',
      inFull:
        'The latest request was answered in time and in plain words: what role the system played, what weighed most and what the person can do next.',
      inPart:
        'Customer service replies with a general text that does not mention the system’s role in the case, or the procedure exists but nobody is told about it.',
      people20:
        'The owner writes the answer for one real decision of a month ago, has somebody outside the company read it and adds a contact address for questions to every decision.',
      people100:
        'The process owner and data protection prepare a form for one system, name who answers and by when, and add this information to decision letters.',
      people500:
        'The compliance team connects this path with GDPR requests, keeps a register with deadlines and reads five answers a quarter through the recipient’s eyes.',
    },
    de: {
      why: '„Das hat das System so ergeben“ ist keine Antwort für jemanden, dem Kredit oder Stelle verwehrt wurde.',
      inFull:
        'Der letzte Antrag wurde fristgerecht und in einfacher Sprache beantwortet: welche Rolle das System hatte, was den Ausschlag gab und was die Person nun tun kann.',
      inPart:
        'Der Kundendienst antwortet mit einem allgemeinen Text ohne Rolle des Systems im Fall, oder der Weg besteht, doch niemand nennt ihn.',
      people20:
        'Der Inhaber schreibt die Antwort zu einer echten Entscheidung von vor einem Monat, lässt sie von Außenstehenden lesen und ergänzt in Bescheiden eine Adresse für Fragen.',
      people100:
        'Prozessleitung und Datenschutz erstellen ein Muster für ein System, benennen, wer bis wann antwortet, und ergänzen den Hinweis in Entscheidungsschreiben.',
      people500:
        'Das Compliance-Team verbindet diesen Weg mit DSGVO-Anfragen, führt ein Register mit Fristen und liest vierteljährlich fünf Antworten mit den Augen der Empfänger.',
    },
    fr: {
      why: '« Le système l’a décidé ainsi » n’est pas une réponse pour qui s’est vu refuser un crédit ou un emploi.',
      inFull:
        'La dernière demande a reçu dans le délai fixé une réponse en mots simples : le rôle du système, ce qui a pesé, ce que la personne peut faire ensuite.',
      inPart:
        'Le service client répond par un texte type qui ne dit rien du rôle du système dans le dossier, ou le recours existe, mais personne n’en parle.',
      people20:
        'Le dirigeant rédige la réponse pour une vraie décision d’il y a un mois, la fait lire par une personne extérieure et ajoute aux décisions une adresse pour les questions.',
      people100:
        'Le responsable du processus et le délégué à la protection des données préparent un modèle pour un système, désignent qui répond et quand, et ajoutent l’information aux lettres de décision.',
      people500:
        'L’équipe conformité rattache cette procédure aux demandes RGPD, tient un registre daté et relit chaque trimestre cinq réponses en se mettant à la place du destinataire.',
    },
  },
};
