import type { SectionGuidance } from '#core/assessment/scope/questions/guidance.ts';

export const effectiveness: SectionGuidance = {
  'nis2-6-1': {
    pl: {
      why: 'Bez pomiaru nie wiadomo, czy wydane pieniądze coś dały, a poczucie bezpieczeństwa rośnie razem z liczbą kupionych narzędzi.',
      inFull:
        'Karta wskaźników mówi, kto liczy, skąd bierze dane i jaki jest cel; gdy celu nie osiągnięto, widać działanie, które z tego wynikło.',
      inPart: 'Są wykresy z programu antywirusowego i liczba zgłoszeń, ale bez celu i bez rozmowy o tym, co oznaczają.',
      people20:
        'Właściciel wybiera trzy liczby – ile komputerów zaktualizowanych, kiedy ostatnio odtworzono kopię, ile kont bez MFA – i zapisuje je co miesiąc w arkuszu z celem.',
      people100:
        'Kierownik IT ustala pięć wskaźników z celem i właścicielem, wypełnia je za poprzedni miesiąc i opisuje, co się stanie, gdy cel nie zostanie osiągnięty.',
      people500:
        'Osoba odpowiedzialna za bezpieczeństwo spisuje procedurę pomiaru, porządkuje istniejące wskaźniki – które mają cel i odbiorcę – i usuwa te, z których nic nie wynika.',
    },
    en: {
      why: 'Without measuring, nobody knows whether the money spent has helped, and the sense of security merely grows with the number of tools bought.',
      inFull:
        'An indicator sheet says who does the counting, where the data comes from and what the target is; where a target was missed, you can see what was done about it.',
      inPart:
        'There are charts from the antivirus software and a count of tickets, but no targets and no discussion of what the figures mean.',
      people20:
        'The owner picks three figures – computers updated, date of the last restore, accounts without MFA – and enters them with a target in a spreadsheet every month.',
      people100:
        'The IT lead sets five indicators with targets and owners, fills them in for last month and describes what happens when a target is missed.',
      people500:
        'The security officer writes a measuring procedure, sorts existing indicators by whether they have a target and a reader, and drops those that lead to nothing.',
    },
    de: {
      why: 'Ohne Messung weiß niemand, ob das Geld etwas bewirkt hat, und das Sicherheitsgefühl wächst nur mit der Zahl der Werkzeuge.',
      inFull:
        'Ein Kennzahlenblatt sagt, wer zählt, woher die Daten kommen und was das Ziel ist; wo ein Ziel verfehlt wurde, ist die folgende Maßnahme zu sehen.',
      inPart: 'Es gibt Grafiken aus dem Virenschutz und eine Ticketzahl, aber kein Ziel und kein Gespräch darüber, was sie bedeuten.',
      people20:
        'Der Inhaber wählt drei Zahlen – aktualisierte Rechner, Tag der letzten Wiederherstellung, Konten ohne MFA – und trägt sie monatlich mit Ziel in ein Blatt ein.',
      people100:
        'Die IT-Leitung legt fünf Kennzahlen mit Zielwerten und Verantwortlichen fest, ermittelt sie für den Vormonat und beschreibt, was geschieht, wenn ein Ziel verfehlt wird.',
      people500:
        'Der Sicherheitsbeauftragte schreibt ein Messverfahren, ordnet vorhandene Kennzahlen nach Ziel und Empfänger und streicht jene, aus denen nichts folgt.',
    },
    fr: {
      why: 'Sans mesure, on ignore si l’argent dépensé a servi, et le sentiment de sécurité ne fait qu’augmenter avec le nombre d’outils achetés.',
      inFull:
        'Une fiche d’indicateurs dit qui mesure, d’où viennent les données et quel est l’objectif ; quand il a été manqué, on voit l’action qui a suivi.',
      inPart:
        'Il y a des graphiques de l’antivirus et un nombre de tickets, mais aucun objectif et aucune discussion sur ce qu’ils signifient.',
      people20:
        'Le dirigeant choisit trois chiffres – postes à jour, date de la dernière restauration, comptes sans MFA – et les note chaque mois avec un objectif.',
      people100:
        'Le responsable informatique fixe cinq indicateurs avec objectif et propriétaire, les remplit pour le mois passé et décrit ce qui se passe si l’objectif est manqué.',
      people500:
        'Le responsable de la sécurité écrit une procédure de mesure, trie les indicateurs selon qu’ils ont objectif et lecteur, et supprime ceux dont rien ne découle.',
    },
  },
  'nis2-6-2': {
    pl: {
      why: 'Zarząd odpowiada także za ryzyko, którego nie widzi; jeżeli dowiaduje się o nim dopiero z incydentu, decyduje drogo i w pośpiechu.',
      inFull:
        'W protokole z ostatniego roku jest raport, pytania członków zarządu i przynajmniej jedna decyzja z terminem, do której kolejny raport wraca.',
      inPart: 'Kierownik IT wspomina o sprawach bezpieczeństwa przy okazji budżetu albo po awarii, a w protokole nie ma po tym śladu.',
      people20:
        'Właściciel raz na kwartał siada z informatykiem na godzinę, przechodzi przez trzy pytania – co się stało, co grozi, czego brakuje – i podpisuje notatkę z decyzjami.',
      people100:
        'Kierownik IT robi pierwszy raport na jednej stronie z czterema polami i prosi prezesa o stałe miejsce w porządku obrad raz na kwartał.',
      people500:
        'Osoba odpowiedzialna za bezpieczeństwo uzgadnia z zarządem, jakich pięciu informacji potrzebuje do decyzji, i pokazuje je na tle poprzedniego okresu.',
    },
    en: {
      why: 'A board is also answerable for risks it does not see; if it first hears of one through an incident, its decisions will be costly and rushed.',
      inFull:
        'Minutes from the last year include the report, members’ questions and at least one decision with a date, which the next report follows up.',
      inPart: 'The IT lead mentions security when the budget comes up or after a failure, but there is no trace of it in the minutes.',
      people20:
        'The owner sits down with the IT person for an hour each quarter, goes through three questions – what has happened, what are the threats, what is missing – and signs a note of the decisions.',
      people100:
        'The IT lead prepares a first one-page report with four fields and asks the CEO for a fixed place on the agenda every quarter.',
      people500:
        'The security officer agrees with the board which five pieces of information it needs in order to decide, and compares them with the previous period.',
    },
    de: {
      why: 'Die Leitung haftet auch für Risiken, die sie nicht sieht; erfährt sie davon erst durch einen Vorfall, entscheidet sie teuer und in Eile.',
      inFull:
        'Ein Protokoll des letzten Jahres enthält den Bericht, Fragen der Mitglieder und mindestens eine Entscheidung mit Termin, auf die der nächste Bericht zurückkommt.',
      inPart: 'Die IT-Leitung erwähnt Sicherheit beim Budget oder nach einer Störung, und im Protokoll bleibt davon keine Spur.',
      people20:
        'Der Inhaber setzt sich je Quartal eine Stunde mit dem IT-Betreuer zusammen, geht drei Fragen durch – was geschah, was droht, was fehlt – und unterschreibt die Notiz mit Entscheidungen.',
      people100:
        'Die IT-Leitung erstellt einen ersten einseitigen Bericht mit vier Feldern und bittet um einen festen Platz auf der Tagesordnung je Quartal.',
      people500:
        'Der Sicherheitsbeauftragte klärt mit der Leitung, welche fünf Angaben sie zum Entscheiden braucht, und zeigt sie im Vergleich zum vorigen Zeitraum.',
    },
    fr: {
      why: 'La direction répond aussi d’un risque qu’elle ne voit pas ; si elle l’apprend par un incident, elle décide à grands frais et dans l’urgence.',
      inFull:
        'Un procès-verbal de l’année contient le rapport, les questions des membres et au moins une décision datée, sur laquelle le rapport suivant revient.',
      inPart:
        'Le responsable informatique parle de sécurité à l’occasion du budget ou après une panne, et le procès-verbal n’en garde pas trace.',
      people20:
        'Le dirigeant passe une heure par trimestre avec l’informaticien sur trois questions – que s’est-il passé, que risque-t-on, que manque-t-il – et signe la note de décisions.',
      people100:
        'Le responsable informatique rédige un premier rapport d’une page à quatre rubriques et demande une place fixe à l’ordre du jour chaque trimestre.',
      people500:
        'Le responsable de la sécurité convient avec la direction des cinq informations utiles à la décision et les présente face à la période précédente.',
    },
  },
  'nis2-6-3': {
    pl: {
      why: 'Kto sam ustawił zabezpieczenia, ten nie widzi własnych błędów – potrzebny jest ktoś, kto nie musi ich bronić.',
      inFull:
        'Jest plan z terminami, raport podpisany przez osobę spoza sprawdzanego obszaru i protokół, w którym zarząd odniósł się do wyników; podmiot kluczowy ma też termin audytu ustawowego.',
      inPart: 'Przegląd zrobił ten sam informatyk, który odpowiada za systemy, albo umówiono audyt, lecz jeszcze się nie odbył.',
      people20:
        'Właściciel zamienia się przysługą z zaprzyjaźnioną firmą albo płaci za dzień pracy kogoś z zewnątrz, kto sprawdza kopie, konta i aktualizacje według listy i oddaje dwie strony.',
      people100:
        'Kierownik IT rysuje plan na trzy lata, w którym każdy obszar sprawdza ktoś spoza niego, a prezes zamawia pierwszy przegląd – na przykład kont uprzywilejowanych.',
      people500:
        'Audyt wewnętrzny wpisuje cyberbezpieczeństwo do planu na rok, dobiera kompetencje z zewnątrz, a podmiot kluczowy ustala z zarządem datę i wykonawcę audytu z art. 15.',
    },
    en: {
      why: 'People do not see the mistakes in protection they set up themselves; that takes somebody who has no need to defend it.',
      inFull:
        'There is a plan with dates, a report signed by somebody from outside the area reviewed, and minutes showing the board’s response; an essential entity also has the date of its statutory audit.',
      inPart:
        'The review was carried out by the same IT person who runs the systems, or an audit has been booked but has not yet taken place.',
      people20:
        'The owner agrees a mutual review with a friendly company or pays an outsider for a day to check backups, accounts and updates against a list and hand in two pages.',
      people100:
        'The IT lead draws up a three-year plan in which each area is checked by somebody from outside it, and the CEO orders the first review, for example of privileged accounts.',
      people500:
        'Internal audit includes cybersecurity in its annual plan and brings in outside expertise; an essential entity agrees the date of the Article 15 audit and the firm with the board.',
    },
    de: {
      why: 'Wer den Schutz selbst eingerichtet hat, übersieht eigene Fehler; es braucht jemanden, der sie nicht verteidigen muss.',
      inFull:
        'Es gibt einen Plan mit Terminen, einen Bericht von außerhalb des geprüften Bereichs und ein Protokoll, in dem die Leitung Stellung nimmt; wesentliche Einrichtungen haben auch den Termin des gesetzlichen Audits.',
      inPart: 'Geprüft hat derselbe IT-Betreuer, der die Systeme führt, oder ein Audit ist vereinbart, hat aber noch nicht stattgefunden.',
      people20:
        'Der Inhaber vereinbart mit einem befreundeten Betrieb gegenseitige Prüfung oder bezahlt einen Tag von außen: Sicherungen, Konten und Updates werden nach Liste geprüft, Ergebnis sind zwei Seiten.',
      people100:
        'Die IT-Leitung zeichnet einen Dreijahresplan, in dem jeder Bereich von außerhalb geprüft wird, und die Geschäftsführung beauftragt die erste Prüfung, etwa privilegierter Konten.',
      people500:
        'Die interne Revision nimmt Cybersicherheit in den Jahresplan auf und holt Fachwissen dazu; eine wesentliche Einrichtung legt Termin und Prüfer des Audits nach Art. 15 mit der Leitung fest.',
    },
    fr: {
      why: 'Qui a mis en place les protections ne voit pas ses propres erreurs ; il faut un regard extérieur, qui n’ait pas à les défendre.',
      inFull:
        'Il y a un plan daté, un rapport signé par une personne extérieure au domaine et un procès-verbal où la direction répond ; une entité essentielle a aussi la date de l’audit légal.',
      inPart: 'La revue est l’œuvre de l’informaticien qui exploite les systèmes, ou un audit est prévu mais n’a pas eu lieu.',
      people20:
        'Le dirigeant convient d’une revue croisée avec une entreprise amie ou paie une journée à un tiers, qui contrôle sauvegardes, comptes et mises à jour à l’aide d’une liste et remet un rapport de deux pages.',
      people100:
        'Le responsable informatique trace un plan de trois ans où chaque domaine est vérifié par quelqu’un d’extérieur, et la direction commande la première revue, des comptes privilégiés par exemple.',
      people500:
        'L’audit interne inscrit la cybersécurité au plan de l’année et s’adjoint des compétences ; une entité essentielle fixe avec la direction date et auditeur de l’audit de l’article 15.',
    },
  },
  'nis2-6-4': {
    pl: {
      why: 'Skaner znajdzie brakującą łatkę, ale dopiero człowiek złoży trzy drobne błędy w drogę do danych.',
      inFull:
        'Raport mówi, co i jaką metodą sprawdzono, a przy każdym krytycznym ustaleniu jest potwierdzenie ponownego sprawdzenia; zakres wynika z oceny ryzyka, nie z budżetu.',
      inPart: 'Był skan automatyczny albo test samej strony internetowej, a ustaleń nikt nie sprawdził po naprawie.',
      people20:
        'Właściciel zamawia jednodniowy test tego, co widać z internetu – strona, poczta, zdalny dostęp – i ustala z wykonawcą ponowne sprawdzenie po poprawkach.',
      people100:
        'Kierownik IT wybiera z rejestru ryzyk dwa systemy, pisze na stronie zakres i zasady testu i zbiera dwie oferty z ceną ponownego sprawdzenia.',
      people500:
        'Zespół bezpieczeństwa układa roczny plan testów od największego ryzyka, dodaje test przed każdym dużym wdrożeniem i zapisuje, kto może odmówić uruchomienia.',
    },
    en: {
      why: 'A scanner finds the missing patch, but it takes a person to combine three small flaws into a path to the data.',
      inFull:
        'The report says what was tested and by which method, and each critical finding has been confirmed as fixed by a retest; the scope follows from the risk assessment, not the budget.',
      inPart: 'There was only an automatic scan or a test of the website, and nobody checked the findings again after they were fixed.',
      people20:
        'The owner orders a one-day test of everything visible from the internet – website, mail and remote access – and agrees on a retest once the fixes are in place.',
      people100:
        'The IT lead picks two systems from the risk register, sets out the scope and rules of the test on one page and obtains two quotes that include the retest.',
      people500:
        'The security team draws up a yearly test plan that starts with the highest risk, adds a test before each large rollout and records who may refuse a launch.',
    },
    de: {
      why: 'Ein Scanner findet das fehlende Update, aber erst ein Mensch fügt drei kleine Fehler zum Weg an die Daten zusammen.',
      inFull:
        'Der Bericht sagt, was mit welcher Methode geprüft wurde, und jeder kritische Fund ist nachgeprüft; der Umfang folgt der Risikobewertung, nicht dem Budget.',
      inPart: 'Es gab einen automatischen Scan oder einen Test nur der Website, und nach der Reparatur hat niemand nachgeprüft.',
      people20:
        'Der Inhaber bestellt einen eintägigen Test dessen, was aus dem Internet sichtbar ist – Website, E-Mail, Fernzugang –, samt Nachprüfung nach den Korrekturen.',
      people100:
        'Die IT-Leitung wählt zwei Systeme aus dem Risikoregister, schreibt Umfang und Regeln des Tests auf eine Seite und holt zwei Angebote samt Nachprüfung ein.',
      people500:
        'Das Sicherheitsteam stellt einen Jahresplan nach Risikohöhe auf, ergänzt einen Test vor jeder großen Einführung und hält fest, wer den Start verweigern darf.',
    },
    fr: {
      why: 'Un scanner trouve le correctif manquant, mais seul un humain voit comment trois petits défauts réunis ouvrent un chemin vers les données.',
      inFull:
        'Le rapport dit ce qui a été testé et par quelle méthode, et chaque constat critique a été revérifié ; le périmètre découle de l’évaluation des risques, non du budget.',
      inPart: 'Il y a eu une analyse automatique ou un test limité au site internet, et personne n’a revérifié après correction.',
      people20:
        'Le dirigeant commande un test d’une journée de ce qui est visible d’internet – site, messagerie, accès distant – et convient d’une contre-vérification.',
      people100:
        'Le responsable informatique choisit deux systèmes du registre des risques, écrit sur une page périmètre et règles du test et demande deux offres, contre-vérification comprise.',
      people500:
        'L’équipe sécurité établit un plan annuel du plus grand risque au moindre, ajoute un test avant chaque gros déploiement et note qui peut refuser la mise en service.',
    },
  },
  'nis2-6-5': {
    pl: {
      why: 'Incydent już zapłacony jest najtańszym szkoleniem, a bez przeglądu przyczyn firma płaci za to samo drugi raz.',
      inFull:
        'Raport dochodzi do przyczyny głębszej niż „ktoś kliknął”, ocenia też samą reakcję i ma zadania, z których część jest już zamknięta; bez poważnych zdarzeń widać to na mniejszych.',
      inPart: 'Po zdarzeniu jest rozmowa i wszyscy wiedzą, co poprawić, lecz nikt tego nie zapisał albo zadania nie mają właściciela.',
      people20:
        'Właściciel bierze ostatnią awarię lub podejrzany e-mail, pyta pięć razy „dlaczego”, zapisuje odpowiedź na połowie strony i jedno zadanie z datą.',
      people100:
        'Kierownik IT przyjmuje jednostronicowy wzór, umawia spotkanie po ostatnim zdarzeniu z osobami, które je obsługiwały, i wpisuje zadania do systemu zgłoszeń.',
      people500:
        'Zespół reagowania wybiera trzy zdarzenia z roku, szuka wspólnej przyczyny i przedstawia komitetowi ryzyka jedną zmianę, która usuwa ją u źródła.',
    },
    en: {
      why: 'An incident that has already been paid for is the cheapest training there is; without a review of its causes, the company pays for it twice.',
      inFull:
        'The report finds a cause deeper than “somebody clicked”, assesses the response too and sets tasks, some already closed; if there were no significant incidents, smaller ones show this.',
      inPart: 'People talk after an event and everyone knows what needs fixing, but nobody has written it down or the tasks have no owner.',
      people20:
        'The owner takes the last failure or suspicious e-mail, asks “why” five times and writes the answer on half a page with one dated task.',
      people100:
        'The IT lead introduces a one-page form, meets the people who handled the last event and enters the tasks in the ticket system.',
      people500:
        'The response team picks three events from the past year, looks for a common cause and shows the risk committee one change that removes it at source.',
    },
    de: {
      why: 'Ein schon bezahlter Vorfall ist die billigste Schulung; ohne Ursachenanalyse zahlt man zweimal.',
      inFull:
        'Der Bericht reicht tiefer als „jemand hat geklickt“, bewertet auch die Reaktion und enthält Aufgaben, teils schon erledigt; ohne erhebliche Vorfälle zeigen es kleinere.',
      inPart:
        'Nach einem Ereignis wird darüber gesprochen, und alle wissen, was zu verbessern ist, doch niemand hat es festgehalten, oder für die Aufgaben ist niemand verantwortlich.',
      people20:
        'Der Inhaber nimmt die letzte Störung oder verdächtige E-Mail, fragt fünfmal „warum“ und schreibt die Antwort mit einer datierten Aufgabe auf eine halbe Seite.',
      people100:
        'Die IT-Leitung führt ein einseitiges Muster ein, trifft sich mit den Beteiligten des letzten Ereignisses und legt die Aufgaben im Ticketsystem an.',
      people500:
        'Das Reaktionsteam wählt drei Ereignisse des Jahres, sucht die gemeinsame Ursache und legt dem Risikoausschuss eine Änderung vor, die sie an der Quelle beseitigt.',
    },
    fr: {
      why: 'Un incident déjà payé est la formation la moins chère ; sans en chercher les causes, on paie deux fois.',
      inFull:
        'Le rapport va plus loin que « quelqu’un a cliqué », juge aussi la réaction et comporte des tâches, certaines closes ; sans incident important, de plus petits le montrent.',
      inPart: 'Après un événement, on en parle et chacun sait quoi corriger, mais rien n’est écrit ou les tâches n’ont pas de responsable.',
      people20:
        'Le dirigeant reprend la dernière panne ou le dernier e-mail suspect, demande cinq fois « pourquoi » et note la réponse sur une demi-page avec une tâche datée.',
      people100:
        'Le responsable informatique adopte un modèle d’une page, réunit ceux qui ont traité le dernier événement et saisit les tâches dans les tickets.',
      people500:
        'L’équipe de réponse choisit trois événements de l’année, cherche la cause commune et propose au comité des risques un changement qui la supprime.',
    },
  },
  'nis2-6-6': {
    pl: {
      why: 'Ustalenie bez właściciela i terminu wraca w następnym przeglądzie, a w razie kontroli dowodzi, że firma wiedziała i nie zareagowała.',
      inFull:
        'Jeden rejestr pokazuje ustalenia z przeglądów, testów i kontroli z przyczyną, terminem i osobą, a zamknięte pozycje mają notatkę, kto sprawdził, że poprawka działa.',
      inPart: 'Uwagi są w trzech raportach i dwóch skrzynkach, ktoś się nimi zajmuje, ale bez terminów i bez sprawdzenia.',
      people20:
        'Właściciel zbiera wszystkie zaległe uwagi do jednego arkusza, przy każdej wpisuje osobę i datę i zamyka pierwszą po sprawdzeniu na miejscu.',
      people100:
        'Kierownik IT zakłada w systemie zgłoszeń typ „działanie korygujące” z polem „jak sprawdzono”, przenosi tam otwarte ustalenia i przegląda je co miesiąc z prezesem.',
      people500:
        'Zespół zgodności scala rejestry działów w jeden, ustala kolejność według ryzyka i sprawdza na próbie dziesięciu zamkniętych, czy przyczyna naprawdę zniknęła.',
    },
    en: {
      why: 'A finding without an owner and a date comes up again in the next review, and in an inspection it proves that the company knew and did nothing.',
      inFull:
        'A single register holds findings from reviews, tests and inspections with the cause, date and person responsible; closed findings say who checked that the fix works.',
      inPart:
        'Findings are scattered across three reports and two mailboxes; somebody deals with them, but there are no dates and nobody checks the result.',
      people20:
        'The owner gathers all open findings in one spreadsheet, assigns a person and a date to each and closes the first after checking it on the spot.',
      people100:
        'The IT lead creates a ticket type called “corrective action” with a field for “how checked”, moves open findings there and goes through them with the CEO every month.',
      people500:
        'The compliance team merges the departments’ registers, ranks the findings by risk and checks a sample of ten closed ones to see whether the cause has really gone.',
    },
    de: {
      why: 'Ein Befund ohne Verantwortliche und Termin taucht bei der nächsten Prüfung wieder auf und belegt bei einer Kontrolle, dass das Unternehmen davon wusste und nicht gehandelt hat.',
      inFull:
        'Ein Register enthält Befunde aus Prüfungen, Tests und Kontrollen mit Ursache, Termin und Person; geschlossene tragen einen Vermerk, wer die Wirksamkeit geprüft hat.',
      inPart: 'Anmerkungen stehen in drei Berichten und zwei Postfächern; jemand behebt sie, aber ohne Termine und ohne Nachprüfung.',
      people20:
        'Der Inhaber sammelt alle offenen Punkte in einer Tabelle, setzt Person und Datum dazu und schließt den ersten nach Prüfung vor Ort.',
      people100:
        'Die IT-Leitung legt den Tickettyp „Korrekturmaßnahme“ mit dem Feld „wie geprüft“ an, überträgt offene Befunde und geht sie monatlich mit der Geschäftsführung durch.',
      people500:
        'Das Compliance-Team führt die Register der Abteilungen zusammen, ordnet nach Risiko und prüft an zehn geschlossenen Fällen, ob die Ursache wirklich weg ist.',
    },
    fr: {
      why: 'Un constat sans responsable ni date revient à la revue suivante et prouve, lors d’un contrôle, que l’entreprise savait et n’a pas réagi.',
      inFull:
        'Un registre unique réunit les constats des revues, des tests et des contrôles avec leur cause, une date et un responsable ; pour ceux qui sont clos, il dit qui a vérifié que la correction fonctionne.',
      inPart:
        'Les remarques sont dispersées dans trois rapports et deux messageries ; quelqu’un s’en occupe, mais sans dates ni vérification.',
      people20:
        'Le dirigeant réunit toutes les remarques ouvertes dans un tableau, met une personne et une date à chacune et clôt la première après contrôle sur place.',
      people100:
        'Le responsable informatique crée un type de ticket « action corrective » avec un champ « comment vérifié », y verse les constats ouverts et les revoit chaque mois avec la direction.',
      people500:
        'L’équipe conformité fusionne les registres des services, les classe par risque et vérifie sur dix cas clos que la cause a vraiment disparu.',
    },
  },
};
