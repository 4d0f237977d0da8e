import type { SectionGuidance } from '#core/assessment/scope/questions/guidance.ts';

export const systemsSecurity: SectionGuidance = {
  'nis2-5-1': {
    pl: {
      why: 'Po zakupie można już tylko prosić producenta o łatki, zmianę haseł i dzienniki, a przed zakupem można ich wymagać.',
      inFull:
        'Losowe zamówienie z tego roku ma listę wymagań, w tym okres aktualizacji, a protokół odbioru pokazuje, kto i jak sprawdził każde z nich.',
      inPart:
        'Przy przetargach wymagania są, ale drobny sprzęt i programy kupuje się według ceny, albo odbiór to sam podpis na dokumencie dostawy.',
      people20:
        'Właściciel zapisuje cztery pytania, które zadaje przed każdym zakupem: do kiedy aktualizacje, czy jest MFA, gdzie dane, jak zmienić hasło domyślne.',
      people100:
        'Kierownik IT robi listę wymagań dla trzech grup – sprzęt, programy, chmura – i umawia się z księgowością, że zamówienie bez niej wraca.',
      people500:
        'Architekt bezpieczeństwa uzgadnia z zakupami szablon wymagań z listą prób odbiorczych i stosuje go do następnego dużego zamówienia.',
    },
    en: {
      why: 'Once you have bought something, you can only ask the maker for patches, passwords and logs; before you buy, you can demand them.',
      inFull:
        'Any order from this year comes with a list of requirements, including how long updates will be provided, and the acceptance record shows who checked each one and how.',
      inPart:
        'Tenders include requirements, but small devices and programs are bought on price alone, or acceptance is just a signature on the delivery note.',
      people20:
        'The owner writes down four questions to ask before every purchase: how long updates will be provided, whether there is MFA, where the data is kept and how to change the default password.',
      people100:
        'The IT lead draws up lists for three groups – hardware, programs and cloud – and agrees with accounting that any order without one is sent back.',
      people500:
        'The security architect and purchasing agree on a requirements template that includes acceptance tests, and use it for the next large order.',
    },
    de: {
      why: 'Nach dem Kauf kann man den Hersteller um Updates, Passwörter und Protokolle nur bitten, vorher kann man sie verlangen.',
      inFull:
        'Eine beliebige Bestellung dieses Jahres enthält eine Anforderungsliste samt Update-Zeitraum, und das Abnahmeprotokoll zeigt, wer jede Anforderung wie geprüft hat.',
      inPart:
        'Ausschreibungen enthalten Anforderungen, kleine Geräte und Programme werden nach Preis gekauft, oder die Abnahme ist nur eine Unterschrift auf dem Lieferschein.',
      people20:
        'Der Inhaber notiert vier Fragen für jeden Kauf: Updates bis wann, gibt es MFA, wo liegen die Daten, wie ändert man das Standardpasswort.',
      people100:
        'Die IT-Leitung erstellt Listen für drei Gruppen – Geräte, Programme, Cloud – und vereinbart mit der Buchhaltung, dass Bestellungen ohne Liste zurückgehen.',
      people500:
        'Die Sicherheitsarchitektur vereinbart mit dem Einkauf eine Vorlage mit Abnahmetests und setzt sie bei der nächsten großen Bestellung ein.',
    },
    fr: {
      why: 'Après l’achat, on ne peut que demander au fabricant correctifs, mots de passe et journaux ; avant, on peut les exiger.',
      inFull:
        'Toute commande de l’année a sa liste d’exigences, durée de mises à jour comprise, et le procès-verbal de recette montre qui a vérifié chacune et comment.',
      inPart:
        'Les appels d’offres comportent des exigences, mais les petits appareils et logiciels s’achètent au prix le plus bas, ou la recette se réduit à signer le bon de livraison.',
      people20:
        'Le dirigeant note quatre questions à poser avant tout achat : jusqu’à quand les mises à jour, MFA ou non, où sont les données, comment changer le mot de passe d’origine.',
      people100:
        'Le responsable informatique dresse des listes pour trois groupes – matériel, logiciels, nuage – et convient avec la comptabilité qu’une commande sans liste est renvoyée.',
      people500:
        'L’architecte sécurité convient avec les achats d’un modèle assorti d’essais de recette et l’emploie pour la prochaine grosse commande.',
    },
  },
  'nis2-5-2': {
    pl: {
      why: 'Błąd usunięty na etapie projektu kosztuje rozmowę, a ten sam błąd na produkcji – incydent i nocną naprawę.',
      inFull:
        'Dla ostatniego wydania widać przegląd kodu przez drugą osobę, wynik analizy zależności i decyzję, co zrobiono z ustaleniami; tak samo u wykonawcy zewnętrznego.',
      inPart: 'Zespół czyta sobie nawzajem kod, lecz nikt nie sprawdza bibliotek, a testy robi się na kopii prawdziwych danych klientów.',
      people20:
        'Właściciel prosi osobę, która pisze lub utrzymuje stronę, o listę użytych bibliotek z wersjami i ustala e-mailem, kto i kiedy je aktualizuje.',
      people100:
        'Kierownik zespołu włącza w repozytorium bezpłatne skanowanie zależności i haseł oraz zasadę drugiej pary oczu i usuwa znalezione poważne błędy w jednym projekcie.',
      people500:
        'Architekt oprogramowania wybiera standard, mierzy względem niego jeden produkt i dodaje do procesu budowania regułę blokującą krytyczne podatności.',
    },
    en: {
      why: 'A flaw removed at the design stage costs a conversation; the same flaw in production costs an incident and a night of repairs.',
      inFull:
        'For the latest release you can see a second person’s code review, the results of the dependency analysis and what was done about the findings; the same applies to outside contractors.',
      inPart: 'Team members read each other’s code, but nobody checks the libraries, and tests run on a copy of real customer data.',
      people20:
        'The owner asks whoever writes or maintains the website for a list of libraries and their versions, and agrees by e-mail who updates them and when.',
      people100:
        'The team lead turns on free scanning for dependencies and secrets in the repository, requires a second person to review every change, and fixes the serious findings in one project.',
      people500:
        'The software architect picks a standard, measures one product against it and adds a rule to the build process that blocks critical vulnerabilities.',
    },
    de: {
      why: 'Ein im Entwurf behobener Fehler kostet ein Gespräch, in der Produktion einen Vorfall und eine Nacht Reparatur.',
      inFull:
        'Zur letzten Version lassen sich die Durchsicht durch eine zweite Person, das Ergebnis der Abhängigkeitsanalyse und der Umgang mit Funden zeigen, auch beim Auftragnehmer.',
      inPart: 'Das Team liest gegenseitig Code, aber niemand prüft Bibliotheken, und getestet wird auf einer Kopie echter Kundendaten.',
      people20:
        'Der Inhaber bittet die Person, die die Website pflegt, um eine Liste der Bibliotheken mit Versionen und klärt per E-Mail, wer sie wann aktualisiert.',
      people100:
        'Die Teamleitung schaltet im Repository freie Prüfungen auf Abhängigkeiten und Geheimnisse sowie das Vieraugenprinzip ein und behebt schwere Funde in einem Projekt.',
      people500:
        'Die Softwarearchitektur wählt einen Standard, misst ein Produkt daran und fügt dem Build eine Regel hinzu, die kritische Schwachstellen blockiert.',
    },
    fr: {
      why: 'Une vulnérabilité corrigée dès la conception coûte une conversation ; en production, elle coûte un incident et une nuit de réparations.',
      inFull:
        'Pour la dernière version, on retrouve la relecture par une seconde personne, l’analyse des dépendances et la suite donnée aux constats ; il en va de même chez un prestataire.',
      inPart:
        'L’équipe relit son code, mais personne ne vérifie les bibliothèques, et les tests se font sur une copie des vraies données des clients.',
      people20:
        'Le dirigeant demande à qui écrit ou maintient le site la liste des bibliothèques et versions, et convient par e-mail de qui les met à jour et quand.',
      people100:
        'Le chef d’équipe active l’analyse gratuite des dépendances et des secrets dans le dépôt, impose la double lecture et corrige les constats graves d’un projet.',
      people500:
        'L’architecte logiciel choisit un référentiel, y mesure un produit et ajoute à la construction une règle qui bloque les vulnérabilités critiques.',
    },
  },
  'nis2-5-3': {
    pl: {
      why: 'Urządzenie prosto z pudełka ma znane wszystkim hasło i włączone usługi, z których nikt nie korzysta, a włamywacze szukają właśnie takich.',
      inFull:
        'Nowy laptop, serwer i konto w chmurze dostają ustawienia z zapisanego wzorca, a raport z ostatniego kwartału wymienia odchylenia z decyzją przy każdym.',
      inPart: 'Laptopy ustawia się z obrazu, lecz serwery i usługi w chmurze każdy konfiguruje po swojemu, a odchyleń nikt nie szuka.',
      people20:
        'Informatyk zmienia hasła domyślne routera, drukarek i kamer, wyłącza zdalny panel z internetu i spisuje zrobione ustawienia jako listę do następnych urządzeń.',
      people100:
        'Kierownik IT bierze gotowy wzorzec dla stacji roboczych, wdraża go na dziesięciu komputerach, zapisuje, co się zepsuło, i dopiero potem obejmuje resztę.',
      people500:
        'Zespół platform mierzy zgodność z wzorcem na jednej klasie systemów, uzgadnia wyjątki z właścicielami i ustawia alarm na nowe odchylenia.',
    },
    en: {
      why: 'A device fresh out of the box has a password everybody knows and services nobody uses, and that is exactly what intruders look for.',
      inFull:
        'Every new laptop, server and cloud account is configured to a written baseline, and last quarter’s report lists the deviations with a decision on each.',
      inPart:
        'Laptops are set up from an image, but everyone configures servers and cloud services in their own way, and nobody looks for deviations.',
      people20:
        'The IT person changes the default passwords on the router, printers and cameras, closes off the remote panel from the internet and writes the settings down as a list for the next devices.',
      people100:
        'The IT lead takes a ready-made baseline for workstations, applies it to ten computers, notes what stopped working and only then rolls it out to the rest.',
      people500:
        'The platform team measures compliance with the baseline in one class of systems, agrees exceptions with the owners and sets up an alarm for new deviations.',
    },
    de: {
      why: 'Ein Gerät aus dem Karton hat ein allgemein bekanntes Passwort und ungenutzte Dienste; genau danach suchen Angreifer.',
      inFull:
        'Neue Laptops, Server und Cloud-Konten erhalten Einstellungen nach schriftlicher Vorgabe, und der letzte Quartalsbericht nennt Abweichungen mit je einer Entscheidung.',
      inPart:
        'Laptops werden nach einem Abbild eingerichtet, Server und Cloud-Dienste aber von jedem anders, und nach Abweichungen sucht niemand.',
      people20:
        'Der IT-Betreuer ändert Standardpasswörter von Router, Druckern und Kameras, sperrt den Fernzugang aus dem Internet und notiert alles als Liste für die nächsten Geräte.',
      people100:
        'Die IT-Leitung nimmt eine fertige Vorgabe für Arbeitsplätze, wendet sie auf zehn Rechner an, notiert, was nicht mehr ging, und erfasst erst dann den Rest.',
      people500:
        'Das Plattformteam misst die Einhaltung in einer Systemklasse, stimmt Ausnahmen mit den Systemverantwortlichen ab und richtet einen Alarm für neue Abweichungen ein.',
    },
    fr: {
      why: 'Un appareil sorti du carton a un mot de passe connu de tous et des services inutiles activés ; c’est précisément ce que cherchent les intrus.',
      inFull:
        'Portable, serveur et compte en nuage neufs reçoivent les réglages d’un modèle écrit, et le rapport du dernier trimestre liste les écarts avec une décision pour chacun.',
      inPart:
        'Les portables sont installés à partir d’une image, mais chacun configure les serveurs et les services en nuage à sa façon, et personne ne cherche les écarts.',
      people20:
        'L’informaticien change les mots de passe d’origine du routeur, des imprimantes et des caméras, ferme l’accès à distance depuis internet et note les réglages pour les prochains appareils.',
      people100:
        'Le responsable informatique prend un modèle existant pour les postes, l’applique à dix machines, note ce qui a cassé et n’étend qu’ensuite.',
      people500:
        'L’équipe plateformes mesure le respect du modèle sur une classe de systèmes, convient des exceptions avec les propriétaires et alerte sur tout nouvel écart.',
    },
  },
  'nis2-5-4': {
    pl: {
      why: 'Wiele przestojów to nie atak, lecz zmiana wprowadzona w piątek po południu bez próby i bez drogi powrotu.',
      inFull:
        'Przy ostatnich zmianach widać, kto o nie wnioskował, kto ocenił skutki dla bezpieczeństwa, jak je sprawdzono i jak je cofnąć, a zmianę awaryjną opisano tak samo następnego dnia.',
      inPart: 'Duże wdrożenia idą przez wniosek, ale reguły zapory i ustawienia chmury zmienia się od ręki.',
      people20:
        'Informatyk zakłada dziennik zmian: data, co, po co, jak cofnąć – i przed każdą zmianą w routerze lub serwerze zapisuje kopię ustawień.',
      people100:
        'Kierownik IT dodaje do systemu zgłoszeń wniosek o zmianę z czterema polami i ustala, że zapora i chmura też przez niego przechodzą; tydzień później sprawdza pięć.',
      people500:
        'Zespół operacji porównuje dziennik zmian chmury z wnioskami z miesiąca, liczy te bez wniosku i ustala z właścicielami, które stają się zmianą standardową.',
    },
    en: {
      why: 'Many outages are caused not by an attack but by a change made on a Friday afternoon without a test and with no way back.',
      inFull:
        'Recent changes show who asked for them, who judged their effect on security, how they were tested and how to undo them; emergency changes were documented in the same way the next day.',
      inPart: 'Large rollouts go through a formal request, but firewall rules and cloud settings are changed on the spot.',
      people20:
        'The IT person starts a change log – date, what, why, how to undo it – and saves a copy of the settings before each change to the router or server.',
      people100:
        'The IT lead adds a change request with four fields to the ticket system, applies it to the firewall and the cloud as well, and reviews five requests a week later.',
      people500:
        'The operations team compares the cloud’s change log with the month’s requests, counts the changes made without one and agrees with owners which will become standard changes.',
    },
    de: {
      why: 'Viele Ausfälle sind kein Angriff, sondern eine Änderung am Freitagnachmittag ohne Test und ohne Rückweg.',
      inFull:
        'Bei den letzten Änderungen sieht man, wer sie beantragt, wer die Folgen für die Sicherheit beurteilt hat, wie getestet wurde und wie man sie rückgängig macht; nach Notfalländerungen ist all das am nächsten Tag nachgetragen.',
      inPart: 'Große Einführungen laufen über Anträge, Firewallregeln und Cloud-Einstellungen aber werden nebenbei geändert.',
      people20:
        'Der IT-Betreuer führt ein Änderungsbuch – Datum, was, wozu, wie zurück – und sichert vor jeder Änderung an Router oder Server die Einstellungen.',
      people100:
        'Die IT-Leitung fügt dem Ticketsystem einen Änderungsantrag mit vier Feldern hinzu, auch für Firewall und Cloud, und sieht nach einer Woche fünf davon durch.',
      people500:
        'Das Betriebsteam gleicht das Änderungsprotokoll der Cloud mit den Anträgen des Monats ab, zählt jene ohne Antrag und klärt, welche zu Standardänderungen werden.',
    },
    fr: {
      why: 'Bien des pannes ne viennent pas d’une attaque, mais d’un changement fait un vendredi après-midi, sans essai ni retour en arrière possible.',
      inFull:
        'Pour les derniers changements, on voit qui a demandé, qui a jugé l’effet sur la sécurité, comment on a testé et comment revenir ; une urgence est documentée dès le lendemain.',
      inPart:
        'Les gros déploiements font l’objet d’une demande, mais les règles de pare-feu et les réglages du nuage sont modifiés à la volée.',
      people20:
        'L’informaticien ouvre un journal – date, quoi, pourquoi, comment revenir – et enregistre les réglages avant chaque changement du routeur ou du serveur.',
      people100:
        'Le responsable informatique ajoute aux tickets une demande à quatre champs, valable aussi pour pare-feu et nuage, et en relit cinq une semaine plus tard.',
      people500:
        'L’équipe d’exploitation compare le journal du nuage aux demandes du mois, compte les changements sans demande et fixe lesquels deviennent standard.',
    },
  },
  'nis2-5-5': {
    pl: {
      why: 'Wiele udanych włamań wykorzystuje podatności, na które łatka była dostępna od tygodni.',
      inFull:
        'Raport z miesiąca pokazuje odsetek poprawek w terminie, listę opóźnień z powodem i środkiem zastępczym, a stare systemy stoją w odciętej sieci.',
      inPart:
        'Komputery aktualizują się same, ale serwery, urządzenia sieciowe i programy branżowe czekają na „wolną chwilę”, bez terminów.',
      people20:
        'Informatyk włącza automatyczne aktualizacje wszędzie, gdzie można, i spisuje trzy urządzenia, gdzie nie można, z datą ręcznego przeglądu co miesiąc.',
      people100:
        'Kierownik IT zapisuje trzy terminy według wagi, pobiera z konsoli listę opóźnionych i usuwa w tydzień to, co widać z internetu.',
      people500:
        'Zespół podatności uzgadnia z właścicielami okna serwisowe, publikuje co tydzień wynik według działów i wymaga podpisu pod każdym odstępstwem.',
    },
    en: {
      why: 'Many successful break-ins exploit flaws for which a patch has been available for weeks.',
      inFull:
        'A monthly report shows the share of patches installed on time and gives a reason and an interim safeguard for each delay, and old systems are kept on a separate network.',
      inPart: 'Computers update themselves, but servers, network devices and business software wait for “a quiet moment” with no deadline.',
      people20:
        'The IT person turns on automatic updates wherever possible, lists the three devices where it is not possible, and sets a monthly date for updating them by hand.',
      people100:
        'The IT lead sets three deadlines according to severity, takes the list of overdue patches from the console and within a week fixes whatever is exposed to the internet.',
      people500:
        'The vulnerability team agrees maintenance windows with the owners, publishes results by department every week and requires a signature for each exception.',
    },
    de: {
      why: 'Viele erfolgreiche Einbrüche nutzen Lücken, für die es seit Wochen ein Update gab.',
      inFull:
        'Ein Monatsbericht zeigt den Anteil fristgerechter Updates, Verzögerungen mit Grund und Ersatzmaßnahme, und alte Systeme stehen in einem getrennten Netz.',
      inPart:
        'Rechner aktualisieren sich selbst, Server, Netzgeräte und Fachprogramme aber warten ohne Fristen auf „einen ruhigen Moment“.',
      people20:
        'Der IT-Betreuer schaltet automatische Updates ein, wo es geht, und listet die drei Geräte, bei denen es nicht geht, mit monatlichem Handtermin auf.',
      people100:
        'Die IT-Leitung legt drei Fristen nach Schwere fest, zieht die Liste der Rückstände aus der Konsole und behebt binnen einer Woche, was aus dem Internet sichtbar ist.',
      people500:
        'Das Schwachstellenteam vereinbart Wartungsfenster mit den Systemverantwortlichen, veröffentlicht wöchentlich Ergebnisse je Abteilung und verlangt für jede Ausnahme eine Unterschrift.',
    },
    fr: {
      why: 'Bien des intrusions réussies exploitent des vulnérabilités dont le correctif existait depuis des semaines.',
      inFull:
        'Un rapport mensuel indique la part de correctifs appliqués à temps et les retards, avec leur motif et la mesure de remplacement, et les systèmes anciens sont isolés dans un réseau à part.',
      inPart:
        'Les postes se mettent à jour automatiquement, mais les serveurs, le réseau et les logiciels métier attendent « un moment calme », sans délai fixé.',
      people20:
        'L’informaticien active les mises à jour automatiques partout où c’est possible et liste les trois appareils où ce ne l’est pas, avec une date mensuelle.',
      people100:
        'Le responsable informatique écrit trois délais selon la gravité, tire de la console la liste des retards et corrige en une semaine ce qui est visible d’internet.',
      people500:
        'L’équipe vulnérabilités convient de créneaux avec les propriétaires, publie chaque semaine le résultat par service et exige une signature pour toute dérogation.',
    },
  },
  'nis2-5-6': {
    pl: {
      why: 'O podatności w systemie firmy ktoś i tak się dowie – lepiej, żeby wiedział, komu ją zgłosić, i żeby ktoś ją wtedy usunął.',
      inFull:
        'Każda podatność na liście ma właściciela, termin i dowód usunięcia, na stronie firmy jest adres do zgłoszeń, a na wiadomość testową ktoś odpowiedział.',
      inPart: 'Skan zrobiono raz, a stustronicowego raportu nikt nie przeczytał; z zewnątrz nie wiadomo, do kogo napisać.',
      people20:
        'Właściciel prosi informatyka o skan adresu firmy bezpłatnym narzędziem, razem usuwają dwa najpoważniejsze problemy, a na stronie pojawia się adres do zgłoszeń.',
      people100:
        'Kierownik IT uruchamia comiesięczny skan adresów publicznych, dla dziesięciu najpoważniejszych wyników zakłada zgłoszenia z właścicielem i publikuje security.txt.',
      people500:
        'Zespół bezpieczeństwa łączy wyniki skanera z ewidencją aktywów, zaczyna mierzyć czas usuwania podatności i ogłasza zasady przyjmowania zgłoszeń z zewnątrz.',
    },
    en: {
      why: 'Somebody will find a hole in the company’s system sooner or later; it is better if they have somebody to tell and the hole is then closed.',
      inFull:
        'Each vulnerability on the list has an owner, a date and proof that it was closed; the company’s website gives an address for reports, and a test message was answered.',
      inPart: 'A scan was run once and its hundred-page report was filed away; nobody outside the company knows whom to write to.',
      people20:
        'The owner asks the IT person to scan the company’s address with a free tool; together they fix the two worst findings and publish an address for reports on the website.',
      people100:
        'The IT lead sets up a monthly scan of public addresses, turns the ten worst results into tickets with owners and publishes a security.txt file.',
      people500:
        'The security team combines scanner results with the asset inventory, starts measuring the time to closure and publishes rules for reports from outside.',
    },
    de: {
      why: 'Von einer Lücke im System erfährt irgendwer ohnehin; besser, man kann sie jemandem melden, und sie wird dann geschlossen.',
      inFull:
        'In der Liste stehen zu jeder Schwachstelle die verantwortliche Person, der Termin und der Nachweis der Schließung; die Website nennt eine Meldeadresse, und eine Testnachricht wurde beantwortet.',
      inPart: 'Einmal wurde gescannt, der Bericht mit hundert Seiten liegt da; von außen ist unklar, an wen man schreibt.',
      people20:
        'Der Inhaber lässt die Firmenadresse mit einem freien Werkzeug scannen, schließt mit dem IT-Betreuer die zwei schwersten Funde und setzt eine Meldeadresse auf die Website.',
      people100:
        'Die IT-Leitung startet einen monatlichen Scan der öffentlichen Adressen, macht aus den zehn schwersten Funden Tickets mit Verantwortlichen und veröffentlicht security.txt.',
      people500:
        'Das Sicherheitsteam verbindet Scannerergebnisse mit dem Anlagenverzeichnis, misst die Zeit bis zur Schließung und veröffentlicht Regeln für Meldungen von außen.',
    },
    fr: {
      why: 'Quelqu’un finira de toute façon par découvrir une vulnérabilité ; mieux vaut qu’il sache à qui la signaler et que quelqu’un la corrige alors.',
      inFull:
        'Chaque vulnérabilité de la liste a un propriétaire, une date et une preuve de clôture ; le site donne une adresse de signalement, et un message d’essai a reçu réponse.',
      inPart:
        'Une analyse a été faite une fois et son rapport de cent pages dort dans un tiroir ; de l’extérieur, on ne sait pas à qui écrire.',
      people20:
        'Le dirigeant fait analyser les adresses publiques de l’entreprise avec un outil gratuit, corrige avec l’informaticien les deux problèmes les plus graves et publie une adresse de signalement.',
      people100:
        'Le responsable informatique lance une analyse mensuelle des adresses publiques, ouvre pour les dix résultats les plus graves un ticket avec un responsable et publie security.txt.',
      people500:
        'L’équipe sécurité croise les résultats du scanner avec l’inventaire des actifs, commence à mesurer le délai de correction et publie les règles de signalement pour les tiers.',
    },
  },
  'nis2-5-7': {
    pl: {
      why: 'W sieci bez podziału jeden zainfekowany laptop widzi serwery, kopie i maszyny – i atak potrafi dotrzeć wszędzie w godzinę.',
      inFull:
        'Schemat zgadza się z rzeczywistością, komputer gościa nie widzi niczego poza internetem, serwis zewnętrzny wchodzi na czas zlecenia, a reguły mają datę ostatniego przeglądu.',
      inPart: 'Są VLAN-y, ale reguły między nimi brzmią „wszystko wolno”, a serwis maszyn ma stały tunel.',
      people20:
        'Informatyk uruchamia osobną sieć Wi-Fi dla gości i prywatnych telefonów, przenosi do niej też kamery i rysuje na kartce, co gdzie jest podłączone.',
      people100:
        'Kierownik IT rysuje aktualny schemat, wydziela sieć kopii i administracji i przez tydzień zbiera ruch między strefami, zanim zacznie blokować.',
      people500:
        'Zespół sieci wybiera jedną strefę, na przykład OT, opisuje niezbędny ruch z jej właścicielem i przełącza regułę na „domyślnie zabronione”.',
    },
    en: {
      why: 'On an undivided network, one infected laptop can reach the servers, backups and machines, and an attack can spread everywhere within an hour.',
      inFull:
        'The diagram matches reality, a guest’s computer can reach only the internet, outside technicians get access only for the duration of a job, and rules show when they were last reviewed.',
      inPart:
        'There are VLANs, but the rules between them say “allow all”, and the company that services the machines has a permanent tunnel.',
      people20:
        'The IT person sets up a separate Wi-Fi network for guests and private phones, moves the cameras to it too, and draws a diagram on paper of what is connected where.',
      people100:
        'The IT lead draws an up-to-date diagram, separates the networks for backups and administration and watches traffic between zones for a week before blocking anything.',
      people500:
        'The network team picks one zone, such as OT, describes the traffic it needs together with its owner and switches the rule to “deny by default”.',
    },
    de: {
      why: 'Im ungeteilten Netz sieht ein infizierter Laptop Server, Sicherungen und Maschinen, und ein Angriff kann in einer Stunde überall sein.',
      inFull:
        'Der Plan stimmt mit der Wirklichkeit überein, Gäste sehen nur das Internet, externer Service kommt für die Dauer des Auftrags hinein, und die Regeln tragen ein Prüfdatum.',
      inPart: 'Es gibt VLANs, doch die Regeln dazwischen lauten „alles erlaubt“, und der Maschinenservice hat einen Dauertunnel.',
      people20:
        'Der IT-Betreuer richtet ein eigenes WLAN für Gäste und private Telefone ein, nimmt auch Kameras hinein und zeichnet auf, was wo angeschlossen ist.',
      people100:
        'Die IT-Leitung zeichnet den aktuellen Plan, trennt die Netze für Sicherungen und Administration ab und beobachtet eine Woche den Verkehr, bevor sie sperrt.',
      people500:
        'Das Netzteam wählt eine Zone, etwa OT, beschreibt mit den Verantwortlichen den nötigen Datenverkehr und stellt die Regel auf „grundsätzlich verboten“.',
    },
    fr: {
      why: 'Dans un réseau sans cloisons, un portable infecté voit serveurs, sauvegardes et machines, et l’attaque peut être partout en une heure.',
      inFull:
        'Le schéma correspond à la réalité, un invité n’accède qu’à internet, la maintenance externe ne se connecte que le temps d’une intervention, et les règles portent une date de revue.',
      inPart:
        'Il y a des VLAN, mais les règles entre eux autorisent tout et le prestataire de maintenance des machines dispose d’un tunnel permanent.',
      people20:
        'L’informaticien crée un Wi-Fi séparé pour invités et téléphones privés, y met aussi les caméras, et dessine ce qui est branché où.',
      people100:
        'Le responsable informatique dessine le schéma actuel, isole les réseaux de sauvegarde et d’administration et observe le trafic une semaine avant de bloquer.',
      people500:
        'L’équipe réseau choisit une zone, l’OT par exemple, décrit avec son propriétaire le trafic nécessaire et remplace la règle par « interdit par défaut ».',
    },
  },
  'nis2-5-8': {
    pl: {
      why: 'Włamywacz bywa w sieci tygodniami, zanim uderzy, a bez dzienników nikt go nie zauważy ani później nie ustali, co zabrał.',
      inFull:
        'Alarm o trzeciej w nocy trafia do kogoś, kto umie zareagować, dzienników nie skasuje nawet administrator, a trzy ostatnie alarmy mają opis i zamknięcie.',
      inPart: 'Zapora i serwery zapisują zdarzenia u siebie, ktoś zagląda tam po awarii, a wieczorem i w weekend nikt nie patrzy.',
      people20:
        'Informatyk włącza w poczcie i chmurze alarmy o logowaniu z nowego kraju i nowej regule przekazywania, wysyłane na dwa telefony, i ustawia najdłuższy okres przechowywania dzienników, na jaki pozwala abonament.',
      people100:
        'Kierownik IT wysyła dzienniki katalogu, poczty, zapory i VPN w jedno miejsce, ustawia pięć alarmów i prosi dwie firmy o ofertę na dyżur nocny.',
      people500:
        'Zespół monitoringu sprawdza, które systemy z ewidencji nie wysyłają dzienników, i ćwiczy z dyżurem nocnym jeden alarm od wykrycia do odcięcia komputera.',
    },
    en: {
      why: 'An intruder may spend weeks inside a network before striking; without logs nobody notices or can tell afterwards what was taken.',
      inFull:
        'An alarm at three in the morning reaches somebody who can act on it, not even an administrator can delete the logs, and the last three alarms were described and closed.',
      inPart:
        'The firewall and servers each keep their own logs, but somebody looks at them only after a failure, and nobody does in the evening or at weekends.',
      people20:
        'The IT person turns on mail and cloud alarms for sign-ins from a new country and for new forwarding rules, sends them to two phones, and sets log retention to the maximum the plan allows.',
      people100:
        'The IT lead sends the logs of the directory, mail, firewall and VPN to one place, sets up five alarms and asks two firms to quote for night cover.',
      people500:
        'The monitoring team checks which systems in the inventory send no logs, and practises one alarm with the night shift, from detection to disconnecting a computer.',
    },
    de: {
      why: 'Ein Eindringling bleibt oft Wochen im Netz, bevor er zuschlägt; ohne Protokolle sieht ihn niemand, und niemand weiß später, was fehlt.',
      inFull:
        'Ein Alarm um drei Uhr nachts erreicht jemanden, der handeln kann, Protokolle kann nicht einmal ein Administrator löschen, und die letzten drei Alarme sind beschrieben und geschlossen.',
      inPart: 'Firewall und Server protokollieren für sich, nach Störungen sieht jemand hinein, abends und am Wochenende niemand.',
      people20:
        'Der IT-Betreuer schaltet in E-Mail und Cloud Alarme für Anmeldungen aus neuen Ländern und neue Weiterleitungen auf zwei Telefone und bewahrt Protokolle so lange auf, wie der Tarif erlaubt.',
      people100:
        'Die IT-Leitung sendet die Protokolle von Verzeichnis, E-Mail, Firewall und VPN an einen Ort, richtet fünf Alarme ein und bittet zwei Firmen um ein Angebot für den Nachtdienst.',
      people500:
        'Das Monitoringteam prüft, welche Systeme des Verzeichnisses keine Protokolle senden, und übt mit dem Nachtdienst einen Alarm von der Erkennung bis zum Abtrennen eines Rechners.',
    },
    fr: {
      why: 'Un intrus reste parfois des semaines dans un réseau avant de frapper ; sans journaux, personne ne le voit ni ne sait ensuite ce qu’il a pris.',
      inFull:
        'Une alerte à trois heures du matin atteint quelqu’un qui sait agir, même un administrateur ne peut effacer les journaux, et les trois dernières alertes sont décrites et closes.',
      inPart:
        'Le pare-feu et les serveurs gardent chacun leurs journaux, que l’on consulte après une panne, jamais le soir ni le week-end.',
      people20:
        'L’informaticien active dans la messagerie et le nuage des alertes, envoyées sur deux téléphones, pour une connexion d’un nouveau pays ou une nouvelle règle de transfert, et garde les journaux le plus longtemps possible.',
      people100:
        'Le responsable informatique centralise les journaux de l’annuaire, de la messagerie, du pare-feu et du VPN, crée cinq alertes et demande deux offres pour une astreinte de nuit.',
      people500:
        'L’équipe de supervision cherche quels systèmes de l’inventaire n’envoient pas de journaux et s’exerce avec l’astreinte de nuit sur une alerte, de la détection à l’isolement d’un poste.',
    },
  },
};
