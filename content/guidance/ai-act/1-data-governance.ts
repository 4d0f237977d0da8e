import type { SectionGuidance } from '#core/assessment/scope/questions/guidance.ts';

export const dataGovernance: SectionGuidance = {
  'ai-act-1-1': {
    pl: {
      why: 'Nie da się sprawdzić zakazów, ról ani terminów dla narzędzi, o których firma nie wie, a pracownicy już z nich korzystają.',
      inFull:
        'W ewidencji są też wtyczki, asystenci w pakiecie biurowym i konta założone przez działy; przy każdym stoi przeznaczenie, rola firmy i osoba, a wpis powstał przed uruchomieniem.',
      inPart:
        'Spis obejmuje narzędzia kupione przez IT, ale nie funkcje dołożone w aktualizacjach i nie to, czego zespoły używają w przeglądarce.',
      people20:
        'Właściciel pyta każdego na zebraniu, jakiego AI używa i do czego, i wpisuje odpowiedzi do arkusza: narzędzie, cel, dane, kto odpowiada, rola firmy.',
      people100:
        'Kierownik IT wysyła działom pięć pytań, dopisuje funkcje AI z listy posiadanych programów i umawia się, że nowe narzędzie najpierw trafia do arkusza.',
      people500:
        'Osoba odpowiedzialna za AI zestawia rejestr zakupów, dzienniki dostępu do serwisów AI i listę aplikacji, a właściciele systemów w ciągu dwóch tygodni potwierdzają role firmy.',
    },
    en: {
      why: 'You cannot check prohibitions, roles or deadlines for tools the company does not know about while its staff already use them.',
      inFull:
        'The inventory also covers plug-ins, office assistants and accounts opened by departments; each entry gives a purpose, the company’s role and a responsible person, and was made before first use.',
      inPart: 'The list covers tools bought by IT, but not features that arrived with updates or what teams use in the browser.',
      people20:
        'At a team meeting the owner asks everyone which AI they use and what for, and records the answers in a sheet: tool, purpose, data, person responsible, the company’s role.',
      people100:
        'The IT lead sends each department five questions, adds the AI features of software the company already owns, and agrees that every new tool goes into the sheet first.',
      people500:
        'The AI officer compares purchases, access logs of AI services and the list of applications; system owners confirm the company’s roles within two weeks.',
    },
    de: {
      why: 'Verbote, Rollen und Fristen lassen sich für Werkzeuge nicht prüfen, die das Unternehmen nicht kennt, die Belegschaft aber nutzt.',
      inFull:
        'Im Verzeichnis stehen auch Plug-ins, Büroassistenten und von Abteilungen angelegte Konten, je mit Zweckbestimmung, eigener Rolle und Person; der Eintrag entstand vor dem Start.',
      inPart: 'Die Liste umfasst von der IT gekaufte Werkzeuge, nicht aber Funktionen aus Updates und das, was Teams im Browser nutzen.',
      people20:
        'Der Inhaber fragt in einer Besprechung alle, welche KI sie wofür nutzen, und trägt es in eine Tabelle ein: Werkzeug, Zweck, Daten, Verantwortliche, eigene Rolle.',
      people100:
        'Die IT-Leitung schickt den Abteilungen fünf Fragen, ergänzt KI-Funktionen vorhandener Programme und vereinbart, dass Neues zuerst in die Tabelle kommt.',
      people500:
        'Die KI-Verantwortlichen gleichen Einkäufe, Zugriffe auf KI-Dienste und Anwendungsliste ab; Systemverantwortliche bestätigen die Rollen des Unternehmens binnen zwei Wochen.',
    },
    fr: {
      why: 'On ne peut vérifier ni interdictions, ni rôles, ni échéances pour des outils que le personnel utilise déjà à l’insu de l’entreprise.',
      inFull:
        'L’inventaire comprend aussi les modules, les assistants bureautiques et les comptes ouverts par les services ; chaque entrée, créée avant le démarrage, indique la destination, le rôle de l’entreprise et un responsable.',
      inPart:
        'La liste couvre les outils achetés par l’informatique, mais ni les fonctions venues des mises à jour ni ce qu’on utilise dans le navigateur.',
      people20:
        'En réunion, le dirigeant demande à chacun quelle IA il utilise et pour quoi, et note tout : outil, but, données, responsable, rôle de l’entreprise.',
      people100:
        'Le responsable informatique envoie cinq questions aux services, ajoute les fonctions d’IA des logiciels déjà en place et convient que tout nouvel outil passe d’abord par le tableau.',
      people500:
        'Le responsable de l’IA croise achats, accès aux services d’IA et liste des applications ; les propriétaires confirment les rôles sous deux semaines.',
    },
  },
  'ai-act-1-2': {
    pl: {
      why: 'Za zakazaną praktykę grożą najwyższe kary z całego aktu, a trafić na nią można niechcący – wystarczy funkcja włączona domyślnie.',
      inFull:
        'Każdy system z ewidencji ma kartę z odpowiedzią na każdy zakaz z art. 5, datą i podpisem, a pytania te zadaje się także przed zakupem nowego narzędzia.',
      inPart:
        'Sprawdzono duże systemy albo tylko pierwotną listę zakazów, bez treści intymnych tworzonych bez zgody; wyniku nikt nie podpisał.',
      people20:
        'Właściciel czyta listę zakazów przy każdym narzędziu z arkusza, wyłącza funkcje rozpoznawania emocji i oceny osób i podpisuje notatkę z datą.',
      people100:
        'Kierownik IT z osobą z kadr wypełniają kartę dla trzech systemów mających do czynienia z ludźmi – rekrutacja, obsługa klienta, monitoring – a prawnik ocenia wątpliwe.',
      people500:
        'Zespół zgodności dołącza pytania z art. 5 do procesu zakupowego, rozsyła karty właścicielom systemów i zbiera decyzje o wyłączeniu funkcji.',
    },
    en: {
      why: 'Prohibited practices carry the highest fines in the act, and a company can slip into one by accident: a feature switched on by default is enough.',
      inFull:
        'Every system in the inventory has a dated and signed form that answers each prohibition in Article 5, and the same questions are asked before any new tool is bought.',
      inPart:
        'Large systems were checked, or only against the original list of prohibitions, without intimate content made without consent; nobody signed the result.',
      people20:
        'The owner reads the list of prohibitions against each tool in the sheet, switches off emotion recognition and any scoring of people, and signs a dated note.',
      people100:
        'The IT lead and HR fill in forms for three systems that deal with people – recruitment, customer service, monitoring – and a lawyer decides the doubtful cases.',
      people500:
        'The compliance team builds the questions of Article 5 into purchasing, sends forms to system owners and collects their decisions to switch features off.',
    },
    de: {
      why: 'Auf verbotene Praktiken stehen die höchsten Geldbußen der Verordnung, und man gerät auch ungewollt hinein: Eine vorab aktivierte Funktion kann es sein.',
      inFull:
        'Jedes System des Verzeichnisses hat eine Karte mit Antwort zu jedem Verbot aus Art. 5, Datum und Unterschrift; dieselben Fragen stellt man vor jedem Kauf.',
      inPart:
        'Geprüft wurden große Systeme oder nur die ursprünglichen Verbote, ohne intime Inhalte ohne Einwilligung; unterschrieben hat niemand.',
      people20:
        'Der Inhaber liest die Verbote zu jedem Werkzeug der Tabelle, schaltet Emotionserkennung und Personenbewertung ab und unterschreibt eine datierte Notiz.',
      people100:
        'IT-Leitung und Personalwesen füllen Karten für drei Systeme mit Personenbezug aus – Bewerbung, Kundendienst, Überwachung –, Zweifelsfälle beurteilt die Rechtsberatung.',
      people500:
        'Das Compliance-Team nimmt die Fragen aus Art. 5 in die Beschaffung auf, verteilt Karten an die Systemverantwortlichen und sammelt Entscheidungen über Abschaltungen.',
    },
    fr: {
      why: 'Une pratique interdite expose aux amendes les plus lourdes du règlement, et l’on y tombe parfois sans le vouloir : une fonction activée par défaut peut y conduire.',
      inFull:
        'Chaque système de l’inventaire a une fiche, datée et signée, qui répond à chaque interdiction de l’article 5 ; les mêmes questions sont posées avant tout achat.',
      inPart:
        'On a vérifié les grands systèmes, ou seulement la liste initiale des interdictions, sans les contenus intimes créés sans consentement ; personne n’a signé le résultat.',
      people20:
        'Le dirigeant lit la liste des interdictions pour chaque outil du tableau, désactive reconnaissance des émotions et notation des personnes et signe une note datée.',
      people100:
        'Le responsable informatique et les RH remplissent une fiche pour trois systèmes touchant des personnes – recrutement, service client, surveillance – ; un juriste tranche les doutes.',
      people500:
        'L’équipe conformité met les questions de l’article 5 dans les achats, envoie les fiches aux propriétaires et recueille les décisions de désactivation.',
    },
  },
  'ai-act-1-3': {
    pl: {
      why: 'Model uczy się tego, co mu dano: jeżeli nikt nie uzasadnił doboru danych, nikt nie odpowie, dlaczego myli się właśnie w tym miejscu.',
      inFull:
        'Przed pierwszym treningiem zatwierdzono dokument, który mówi, co dane mają mierzyć, skąd wiadomo, że jest ich dość, czego brakuje oraz kto i do kiedy to uzupełni.',
      inPart: 'Karty danych istnieją, ale spisano je po treningu albo tylko dla zbioru treningowego, a o lukach wiadomo z rozmów.',
      people20:
        'Właściciel z osobą budującą model odpowiadają na jednej stronie na cztery pytania – co mierzymy, czy danych dość, jakie założenia, czego brak – i podpisują ją.',
      people100:
        'Szef zespołu wypełnia kartę danych dla jednego systemu, a kierownik produktu zatwierdza ją jako warunek kolejnego treningu.',
      people500:
        'Zespół danych wprowadza szablon planu do repozytorium, blokuje uruchomienie treningu bez zatwierdzonej karty i zaczyna od systemu najbliższego rynku.',
    },
    en: {
      why: 'A model learns what it is given: if nobody justified the choice of data, nobody can say why it goes wrong exactly where it does.',
      inFull:
        'Before the first training a document was approved that says what the data should measure, how you know there is enough of it, what is missing, and who closes the gap by when.',
      inPart:
        'Data sheets exist, but were written after training or only for the training set, and the gaps are known only from conversations.',
      people20:
        'The owner and whoever builds the model answer four questions on one page – what do we measure, is there enough data, what do we assume, what is missing – and sign it.',
      people100:
        'The team lead fills in a data sheet for one system, and the product manager’s approval becomes a condition for the next training.',
      people500:
        'The data team puts the template into the repository, blocks training without an approved sheet and starts with the system closest to market.',
    },
    de: {
      why: 'Ein Modell lernt, was man ihm gibt: Hat niemand die Datenauswahl begründet, erklärt auch niemand, warum es gerade hier irrt.',
      inFull:
        'Vor dem ersten Training wurde ein Dokument genehmigt: was die Daten messen sollen, warum sie reichen, was fehlt und wer es bis wann ergänzt.',
      inPart:
        'Datenblätter gibt es, doch sie entstanden nach dem Training oder nur für den Trainingsdatensatz, und Lücken kennt man aus Gesprächen.',
      people20:
        'Inhaber und Modellentwickler beantworten auf einer Seite vier Fragen – was wir messen, ob es genug ist, welche Annahmen, was fehlt – und unterschreiben.',
      people100:
        'Die Teamleitung füllt für ein System ein Datenblatt aus, das Produktmanagement genehmigt es als Bedingung des nächsten Trainings.',
      people500:
        'Das Datenteam legt die Planvorlage ins Repository, sperrt Trainings ohne genehmigtes Blatt und beginnt mit dem marktnächsten System.',
    },
    fr: {
      why: 'Un modèle apprend ce qu’on lui donne : si personne n’a justifié le choix des données, personne ne saura expliquer pourquoi il se trompe à cet endroit.',
      inFull:
        'Avant le premier entraînement, un document a été approuvé : ce que les données doivent mesurer, pourquoi elles sont assez nombreuses, ce qui manque, qui le complète et quand.',
      inPart:
        'Des fiches existent, mais elles ont été écrites après l’entraînement ou pour le seul jeu d’entraînement, et les lacunes ne sont connues que de vive voix.',
      people20:
        'Le dirigeant et le concepteur du modèle répondent sur une page à quatre questions – ce qu’on mesure, quantité, hypothèses, manques – et signent.',
      people100:
        'Le chef d’équipe remplit une fiche de données pour un système, et le chef de produit l’approuve comme condition du prochain entraînement.',
      people500:
        'L’équipe données met le modèle de plan au dépôt, bloque tout entraînement sans fiche approuvée et commence par le système le plus proche du marché.',
    },
  },
  'ai-act-1-4': {
    pl: {
      why: 'Gdy ktoś zakwestionuje zgodę na użycie danych, trzeba umieć je wskazać i wycofać z treningu – a bez rodowodu nie wiadomo nawet, gdzie są.',
      inFull:
        'Dla wersji modelu u klienta da się cofnąć do wersji zbiorów, ich źródeł, licencji lub pierwotnego celu zebrania i listy wykonanych operacji, łącznie z instrukcją etykietowania.',
      inPart:
        'Źródła są znane, ale etykietowanie i czyszczenie robił ktoś na swoim komputerze, a wersji zbioru nikt nie powiązał z wersją modelu.',
      people20:
        'Właściciel zakłada arkusz zbiorów: skąd, na jakiej podstawie, po co zebrano, co z nimi zrobiono – i odkłada na bok te, przy których nie umie odpowiedzieć.',
      people100:
        'Szef zespołu wprowadza numer wersji zbioru do opisu każdego wydania modelu i dokumentuje przygotowanie jednego zbioru od źródła do treningu.',
      people500:
        'Zespół danych włącza zapis operacji w potoku przetwarzania, a prawnik przegląda podstawy dla trzech zbiorów z danymi osobowymi.',
    },
    en: {
      why: 'If somebody disputes consent to the use of their data, you must be able to find it and take it out of training; without provenance you do not even know where it is.',
      inFull:
        'From the model version a customer runs you can trace the versions of the data sets, their sources, licences or original purpose, and what was done to them, including the labelling instructions.',
      inPart:
        'Sources are known, but labelling and cleaning were done on somebody’s own computer, and no data set version is tied to a model version.',
      people20:
        'The owner starts a sheet of data sets – where from, on what basis, collected for what, what was done to them – and sets aside those without an answer.',
      people100:
        'The team lead adds the data set version to every model release note and documents one set all the way from source to training.',
      people500:
        'The data team logs every operation in the pipeline, and a lawyer reviews the legal basis for three sets that contain personal data.',
    },
    de: {
      why: 'Bestreitet jemand die Einwilligung in die Datennutzung, müssen die Daten auffindbar und aus dem Training entfernbar sein; ohne Herkunft weiß man nicht einmal, wo sie liegen.',
      inFull:
        'Von der Modellversion beim Kunden gelangt man zu den Datensatzversionen, ihren Quellen, Lizenzen oder dem ursprünglichen Zweck und allen Schritten samt Annotationsanleitung.',
      inPart:
        'Quellen sind bekannt, doch annotiert und bereinigt wurde auf einzelnen Rechnern, und Datensatz- und Modellversionen sind nicht verknüpft.',
      people20:
        'Der Inhaber legt eine Tabelle der Datensätze an – woher, auf welcher Grundlage, wozu erhoben, was geschah – und stellt jene ohne Antwort zurück.',
      people100:
        'Die Teamleitung nimmt die Datensatzversion in die Beschreibung jeder Modellversion auf und dokumentiert einen Datensatz von der Quelle bis zum Training.',
      people500:
        'Das Datenteam protokolliert die Verarbeitungsschritte, und die Rechtsabteilung prüft die Grundlagen dreier Datensätze mit personenbezogenen Daten.',
    },
    fr: {
      why: 'Si quelqu’un conteste l’usage de ses données, il faut pouvoir les trouver et les retirer de l’entraînement ; sans provenance, on ignore même où elles sont.',
      inFull:
        'À partir de la version livrée, on retrouve les versions des jeux de données, leurs sources, leurs licences ou leur finalité initiale et les opérations effectuées, consignes d’étiquetage comprises.',
      inPart:
        'Les sources sont connues, mais l’étiquetage et le nettoyage ont été faits sur le poste d’une seule personne, et rien ne relie les versions des jeux à celles du modèle.',
      people20:
        'Le dirigeant ouvre un tableau des jeux de données – origine, base juridique, finalité, opérations – et met de côté ceux pour lesquels il ne peut pas répondre.',
      people100:
        'Le chef d’équipe inscrit la version du jeu dans la description de chaque version du modèle et documente un jeu de la source à l’entraînement.',
      people500:
        'L’équipe données journalise les opérations de la chaîne, et un juriste examine la base de trois jeux comportant des données personnelles.',
    },
  },
  'ai-act-1-5': {
    pl: {
      why: 'System, który przeciętnie działa dobrze, może krzywdzić jedną grupę – średnia tego nie pokaże, ale poszkodowani to odczują.',
      inFull:
        'Raport podaje wyniki osobno dla grup istotnych przy tym przeznaczeniu, mówi, dlaczego te grupy i miary, i ma datę nowszą niż ostatnia zmiana danych.',
      inPart:
        'Sprawdzono płeć i wiek, bo były w danych, ale raz, przed pierwszym wydaniem, i bez pytania, co robią wyniki wracające do systemu.',
      people20:
        'Właściciel z twórcą modelu wypisują, kogo system może potraktować gorzej, dzielą próbę wyników na te grupy i zapisują różnice w tabeli.',
      people100:
        'Szef zespołu wybiera dwie miary i trzy grupy, liczy je na bieżących danych, a kierownik produktu decyduje, od jakiej różnicy trzeba działać.',
      people500:
        'Zespół modeli dodaje badanie grup do testów każdej wersji, a komitet AI zatwierdza listę grup wraz z prawnikiem od praw podstawowych.',
    },
    en: {
      why: 'A system that works well on average can harm one group; the average will not show it, but those harmed will.',
      inFull:
        'The report shows results for the groups that matter for this purpose, explains the choice of groups and metrics, and is newer than the last change to the data.',
      inPart:
        'Sex and age were checked because the data happened to include them, but only once, before the first release, and nobody asked what happens when results flow back.',
      people20:
        'The owner and the model’s developer list whom the system might treat worse, split a sample of results by those groups and put the differences into a table.',
      people100:
        'The team lead picks two metrics and three groups and computes them on current data; the product manager decides how large a difference calls for action.',
      people500:
        'The model team adds the group analysis to the tests of every version; the AI committee and a fundamental-rights lawyer approve the list of groups.',
    },
    de: {
      why: 'Ein im Mittel gutes System kann einer Gruppe schaden; der Mittelwert zeigt es nicht, die Betroffenen schon.',
      inFull:
        'Der Bericht nennt Ergebnisse für jede nach der Zweckbestimmung relevante Gruppe, begründet Gruppen und Metriken und ist jünger als die letzte Datenänderung.',
      inPart:
        'Geschlecht und Alter wurden geprüft, weil sie in den Daten standen, aber nur einmal vor der ersten Version und ohne die Frage nach Rückkopplungen.',
      people20:
        'Inhaber und Modellentwickler listen auf, wen das System schlechter behandeln könnte, teilen eine Ergebnisstichprobe danach und halten die Unterschiede fest.',
      people100:
        'Die Teamleitung wählt zwei Metriken und drei Gruppen, rechnet auf aktuellen Daten, und das Produktmanagement entscheidet, ab welchem Unterschied gehandelt wird.',
      people500:
        'Das Modellteam nimmt die Gruppenanalyse in die Tests jeder Version auf; der KI-Ausschuss genehmigt die Gruppenliste mit einer Fachperson für Grundrechte.',
    },
    fr: {
      why: 'Un système bon en moyenne peut désavantager un groupe ; la moyenne ne le montre pas, mais les personnes lésées le voient.',
      inFull:
        'Le rapport donne les résultats par groupe pertinent pour cette destination, justifie groupes et métriques, et date d’après la dernière modification des données.',
      inPart:
        'Le sexe et l’âge ont été vérifiés parce qu’ils figuraient dans les données, mais une seule fois et sans se demander quel effet ont les résultats réinjectés dans le système.',
      people20:
        'Le dirigeant et le concepteur recensent les personnes que le système pourrait désavantager, répartissent un échantillon de résultats entre ces groupes et notent les écarts.',
      people100:
        'Le chef d’équipe choisit deux métriques et trois groupes, les calcule sur les données actuelles, et le chef de produit fixe l’écart à partir duquel agir.',
      people500:
        'L’équipe modèles ajoute l’analyse par groupe aux tests de chaque version ; le comité IA approuve la liste avec un juriste des droits fondamentaux.',
    },
  },
  'ai-act-1-6': {
    pl: {
      why: 'Samo wykrycie stronniczości nikogo nie chroni: dopóki nic się nie zmieni, system dalej traktuje te same osoby gorzej, a dostawca o tym wie.',
      inFull:
        'Każda stwierdzona różnica ma przypisany środek, osobę i ponowny pomiar po jego zastosowaniu, a to, czego nie dało się usunąć, opisano podmiotowi stosującemu w instrukcji.',
      inPart: 'Środki wprowadzono, lecz nikt nie zmierzył, czy pomogły, albo o ograniczeniach wiedzą tylko twórcy.',
      people20:
        'Właściciel wybiera największą różnicę z tabeli, decyduje z twórcą modelu o jednej poprawce, powtarza pomiar i opisuje resztę klientowi w trzech zdaniach.',
      people100:
        'Szef zespołu zakłada zadanie dla każdej różnicy ponad próg, wpisuje wynik przed i po, a dział produktu dodaje pozostałe ograniczenia do instrukcji obsługi.',
      people500:
        'Komitet AI zatwierdza pozostałe ograniczenia imiennie, a zespół modeli wprowadza automatyczny pomiar, który zatrzymuje wydanie z nową różnicą.',
    },
    en: {
      why: 'Finding bias protects nobody by itself: until something changes, the system keeps treating the same people worse, and the provider now knows it.',
      inFull:
        'Every difference found has a measure, a responsible person and a second measurement afterwards; what could not be removed is explained to deployers in the instructions.',
      inPart: 'Measures were taken, but nobody measured whether they helped, or only the developers know the remaining limitations.',
      people20:
        'The owner picks the largest difference in the table, agrees one correction with the model’s developer, measures again and explains the rest to customers in three sentences.',
      people100:
        'The team lead opens a task with before-and-after results for each difference above the threshold, and the product team adds the remaining limitations to the instructions for use.',
      people500:
        'The AI committee approves the remaining limitations one by one, and the model team adds an automatic check that stops any release with a new difference.',
    },
    de: {
      why: 'Eine Verzerrung zu erkennen schützt noch niemanden: Solange sich nichts ändert, behandelt das System dieselben Menschen weiter schlechter, und der Anbieter weiß es.',
      inFull:
        'Zu jedem festgestellten Unterschied gibt es Maßnahme, Person und zweite Messung; was blieb, liest der Betreiber in der Betriebsanleitung.',
      inPart: 'Maßnahmen wurden ergriffen, doch niemand maß die Wirkung, oder nur die Entwickler kennen die Grenzen.',
      people20:
        'Der Inhaber wählt den größten Unterschied der Tabelle, legt mit dem Entwickler eine Korrektur fest, misst erneut und beschreibt Kunden den Rest in drei Sätzen.',
      people100:
        'Die Teamleitung legt je Unterschied über der Schwelle eine Aufgabe mit Werten vorher und nachher an; das Produktteam ergänzt verbleibende Grenzen in der Betriebsanleitung.',
      people500:
        'Der KI-Ausschuss genehmigt verbleibende Grenzen namentlich; das Modellteam misst automatisch und hält Versionen mit neuen Unterschieden an.',
    },
    fr: {
      why: 'Déceler un biais ne protège personne : tant que rien ne change, le système continue de moins bien traiter les mêmes personnes, et le fournisseur le sait.',
      inFull:
        'Pour chaque écart constaté, il y a une mesure, un responsable et un nouveau contrôle après correction ; ce qui subsiste est indiqué au déployeur dans la notice.',
      inPart: 'Des mesures ont été prises, mais personne n’en a mesuré l’effet, ou seuls les concepteurs connaissent les limites.',
      people20:
        'Le dirigeant prend le plus grand écart du tableau, décide d’une correction avec le concepteur, mesure de nouveau et décrit le reste aux clients en trois phrases.',
      people100:
        'Le chef d’équipe ouvre une tâche par écart au-dessus du seuil avec les valeurs avant et après ; le produit ajoute les limites restantes à la notice d’utilisation.',
      people500:
        'Le comité IA approuve nommément les limites restantes ; l’équipe modèles ajoute une mesure automatique qui arrête une version présentant un nouvel écart.',
    },
  },
  'ai-act-1-7': {
    pl: {
      why: 'Dane zebrane w innym kraju, szpitalu czy roku uczą system świata, w którym jego użytkownicy nie żyją.',
      inFull:
        'Obok progów podano wynik kontroli i porównanie z ludźmi i warunkami, w których system naprawdę pracuje, a gdy czegoś zabrakło, widać decyzję o uzupełnieniu.',
      inPart: 'Sprawdza się braki i duplikaty, ale nikt nie porównał zbioru z polskimi klientami, pacjentami ani porą roku.',
      people20:
        'Właściciel losuje sto rekordów, liczy błędy i braki, porównuje wiek, region i język z prawdziwymi użytkownikami i zapisuje trzy największe różnice.',
      people100:
        'Szef zespołu ustala progi dla trzech cech jakości, mierzy jeden zbiór i z kierownikiem produktu decyduje, co dokupić albo zebrać.',
      people500:
        'Zespół danych uruchamia stałą kontrolę jakości na wejściu potoku i co kwartał porównuje zbiory z danymi o prawdziwym użyciu systemu.',
    },
    en: {
      why: 'Data collected in another country, hospital or year teaches a system about a world its users do not live in.',
      inFull:
        'Thresholds are shown next to measured results and compared with the people and conditions the system really works among; where something was missing, there is a decision to add it.',
      inPart:
        'Gaps and duplicates are checked, but nobody compared the set with the customers, patients or seasons where the system is used.',
      people20:
        'The owner draws a hundred records, counts errors and gaps, compares age, region and language with real users and writes down the three largest differences.',
      people100:
        'The team lead sets thresholds for three quality features, measures one set and decides with the product manager what to buy or collect.',
      people500:
        'The data team runs permanent quality checks where data enters the pipeline and compares the sets with real use every quarter.',
    },
    de: {
      why: 'Daten aus einem anderen Land, Krankenhaus oder Jahr lehren ein System eine Welt, in der seine Nutzer nicht leben.',
      inFull:
        'Neben Schwellenwerten stehen Messergebnisse und ein Vergleich mit den Menschen und Bedingungen des echten Einsatzes; wo etwas fehlte, ist die Ergänzung entschieden.',
      inPart:
        'Lücken und Dubletten werden geprüft, doch niemand hat den Datensatz mit Kunden, Patienten oder Jahreszeiten am Einsatzort verglichen.',
      people20:
        'Der Inhaber zieht hundert Datensätze, zählt Fehler und Lücken, vergleicht Alter, Region und Sprache mit echten Nutzern und notiert die drei größten Unterschiede.',
      people100:
        'Die Teamleitung setzt Schwellen für drei Qualitätsmerkmale, misst einen Datensatz und entscheidet mit dem Produktmanagement, was zugekauft oder erhoben wird.',
      people500:
        'Das Datenteam betreibt eine ständige Eingangskontrolle und vergleicht die Datensätze vierteljährlich mit der tatsächlichen Nutzung.',
    },
    fr: {
      why: 'Des données venues d’un autre pays, d’un autre hôpital ou d’une autre année apprennent au système un monde où ses utilisateurs ne vivent pas.',
      inFull:
        'Les résultats mesurés figurent à côté des seuils, avec une comparaison aux personnes et aux conditions réelles ; là où des données manquaient, on a décidé comment compléter.',
      inPart:
        'On vérifie les valeurs manquantes et les doublons, mais personne n’a comparé le jeu de données aux clients, aux patients ou aux saisons du lieu d’utilisation.',
      people20:
        'Le dirigeant tire cent enregistrements au hasard, compte les erreurs et les manques, compare l’âge, la région et la langue à ceux des utilisateurs réels et note les trois plus grands écarts.',
      people100:
        'Le chef d’équipe fixe des seuils pour trois critères de qualité, mesure un jeu et décide avec le chef de produit ce qu’il faut acheter ou collecter.',
      people500:
        'L’équipe données installe un contrôle permanent à l’entrée de la chaîne et compare chaque trimestre les jeux à l’usage réel.',
    },
  },
  'ai-act-1-8': {
    pl: {
      why: 'Dane o zdrowiu czy pochodzeniu użyte „w dobrej sprawie” wciąż należą do najpilniej strzeżonych, a błąd w ich obsłudze szkodzi tym, których miały chronić.',
      inFull:
        'Z analizy wynika, czego próbowano bez takich danych i dlaczego się nie udało, dostęp ma kilka imiennie wskazanych osób i jest on zapisywany w dzienniku, a protokół potwierdza usunięcie danych po korekcie.',
      inPart:
        'Dane są spseudonimizowane, lecz zostały w kopii roboczej po badaniu albo nikt nie opisał, dlaczego syntetyczne nie wystarczyły.',
      people20:
        'Właściciel zatrzymuje używanie takich danych, spisuje, gdzie leżą i kto je widzi, i pyta prawnika, czy warunki z art. 4a da się spełnić.',
      people100:
        'Szef zespołu z osobą od ochrony danych powtarzają badanie na danych syntetycznych, zapisują różnicę i ustalają datę usunięcia oraz listę osób z dostępem.',
      people500:
        'Inspektor ochrony danych sprawdza wszystkie badania stronniczości według listy warunków z art. 4a, a zespół danych przenosi je do jednego odciętego środowiska.',
    },
    en: {
      why: 'Data on health or origin remains among the most protected even when used “for a good cause”, and mishandling it harms the very people it was meant to protect.',
      inFull:
        'The analysis shows what was tried without such data and why it failed; a few named people have access, which is logged, and a record confirms deletion once the correction was made.',
      inPart:
        'The data is pseudonymised but was left in a working copy after the study, or nobody explained why synthetic data would not do.',
      people20:
        'The owner stops using such data, notes where it is kept and who can see it, and asks a lawyer whether the conditions of Article 4a can be met.',
      people100:
        'The team lead and the data protection officer repeat the study on synthetic data, record the difference, and set a deletion date and a list of people with access.',
      people500:
        'The data protection officer checks every bias study against the conditions of Article 4a, and the data team moves them into one isolated environment.',
    },
    de: {
      why: 'Gesundheits- oder Herkunftsdaten „für einen guten Zweck“ bleiben besonders geschützt; Fehler schaden gerade denen, die geschützt werden sollen.',
      inFull:
        'Die Analyse zeigt, was ohne solche Daten versucht wurde und warum es scheiterte; wenige Personen haben protokollierten Zugriff, die Löschung nach der Korrektur ist belegt.',
      inPart:
        'Die Daten sind pseudonymisiert, blieben aber in einer Arbeitskopie, oder niemand hat beschrieben, warum synthetische Daten nicht taugten.',
      people20:
        'Der Inhaber stoppt die Nutzung solcher Daten, notiert Speicherorte und Zugriffe und fragt die Rechtsberatung, ob die Bedingungen des Art. 4a erfüllbar sind.',
      people100:
        'Teamleitung und Datenschutz wiederholen die Untersuchung mit synthetischen Daten, halten den Unterschied fest und bestimmen Löschdatum und Zugriffsliste.',
      people500:
        'Die Datenschutzbeauftragten prüfen alle Untersuchungen zu Verzerrungen anhand der Bedingungen des Art. 4a; das Datenteam verlegt sie in eine abgeschottete Umgebung.',
    },
    fr: {
      why: 'Des données de santé ou d’origine utilisées « pour la bonne cause » restent parmi les plus protégées ; mal traitées, elles nuisent à ceux qu’elles devaient protéger.',
      inFull:
        'L’analyse montre ce qu’on a tenté sans ces données et pourquoi cela a échoué ; quelques personnes ont un accès journalisé et l’effacement après correction est attesté.',
      inPart:
        'Les données sont pseudonymisées, mais il en reste une copie de travail, ou personne n’a écrit pourquoi des données synthétiques ne convenaient pas.',
      people20:
        'Le dirigeant suspend l’usage de ces données, note où elles sont et qui les voit, et demande à un juriste si les conditions de l’article 4 bis peuvent être remplies.',
      people100:
        'Le chef d’équipe et le délégué à la protection des données refont l’étude sur des données synthétiques, notent l’écart, fixent une date d’effacement et la liste des accès.',
      people500:
        'Le délégué à la protection des données vérifie toutes les études de biais au regard de l’article 4 bis, et l’équipe données les regroupe dans un environnement isolé.',
    },
  },
  'ai-act-1-9': {
    pl: {
      why: 'Nawet dobry system da zły wynik, jeżeli dostanie krzywo zeskanowany dokument, nieaktualne dane albo dane w innym formacie niż wymagany.',
      inFull:
        'Wiadomo, kto odpowiada za każde źródło danych wejściowych, program sam odrzuca dane niezgodne z instrukcją dostawcy, a raport mówi, ile ich odrzucono i dlaczego.',
      inPart:
        'Dane sprawdza się, gdy wynik wydaje się dziwny, a specyfikacji z instrukcji nikt nie porównał z tym, co naprawdę trafia do systemu.',
      people20:
        'Właściciel czyta w instrukcji, jakich danych wymaga system, porównuje z nią dwadzieścia ostatnich wejść i zapisuje, które należało odrzucić.',
      people100:
        'Kierownik procesu z informatykiem ustawiają trzy reguły odrzucające złe dane, wyznaczają osobę do poprawek i liczą odrzucone przez tydzień.',
      people500:
        'Właściciel systemu uzgadnia z działem danych specyfikację wejść, automatyczną kontrolę i próg, po którym wstrzymuje się użycie systemu.',
    },
    en: {
      why: 'Even a good system gives bad results when it is fed a crooked scan, old data or data made to somebody else’s specification.',
      inFull:
        'Each source of input has a responsible person, the program itself rejects data that does not meet the provider’s instructions, and a report says how many records were rejected and why.',
      inPart:
        'Data is checked when a result looks odd, but nobody has compared the specification in the instructions with what really goes in.',
      people20:
        'The owner looks up in the instructions what data the system needs, compares the last twenty inputs with it and notes which should have been rejected.',
      people100:
        'The process manager and IT set three rules that reject bad data, name a person who corrects it and count rejections for a week.',
      people500:
        'The system owner and the data department agree an input specification, automatic checks and the threshold at which use is suspended.',
    },
    de: {
      why: 'Auch ein gutes System liefert Falsches, wenn es schräge Scans, alte Daten oder Daten nach fremder Vorgabe erhält.',
      inFull:
        'Für jede Quelle der Eingabedaten steht fest, wer verantwortlich ist; das Programm weist ab, was der Betriebsanleitung nicht entspricht, und ein Bericht sagt, wie viel und warum.',
      inPart:
        'Daten werden geprüft, wenn ein Ergebnis seltsam wirkt; die Vorgaben der Betriebsanleitung hat niemand mit den echten Eingaben verglichen.',
      people20:
        'Der Inhaber liest in der Betriebsanleitung, welche Daten nötig sind, vergleicht die letzten zwanzig Eingaben und notiert, welche abzuweisen gewesen wären.',
      people100:
        'Prozessleitung und IT richten drei Regeln ein, die schlechte Daten abweisen, benennen eine Person für Korrekturen und zählen eine Woche lang.',
      people500:
        'Die Systemverantwortlichen vereinbaren mit der Datenabteilung Eingabevorgaben, automatische Prüfung und die Schwelle, ab der die Nutzung ausgesetzt wird.',
    },
    fr: {
      why: 'Même un bon système se trompe si on lui fournit un document scanné de travers, des données périmées ou conformes à une autre spécification.',
      inFull:
        'On sait qui répond de chaque source de données d’entrée, le programme rejette ce qui ne respecte pas la notice du fournisseur, et un rapport indique combien d’entrées ont été rejetées et pourquoi.',
      inPart:
        'On ne vérifie les données que lorsqu’un résultat surprend, et personne n’a comparé les exigences de la notice avec ce qui entre vraiment dans le système.',
      people20:
        'Le dirigeant lit dans la notice quelles données il faut, leur compare les vingt dernières entrées et note celles qu’il aurait fallu rejeter.',
      people100:
        'Le responsable du processus et l’informatique posent trois règles de rejet, désignent qui corrige et comptent les rejets pendant une semaine.',
      people500:
        'Le propriétaire du système convient avec le service données d’une spécification d’entrée, d’un contrôle automatique et du seuil qui suspend l’usage.',
    },
  },
};
