import type { SectionGuidance } from '#core/assessment/scope/questions/guidance.ts';

export const riskManagement: SectionGuidance = {
  'nis2-1-1': {
    pl: {
      why: 'Kto podlega ustawie, a nie złożył wniosku, narusza ją od pierwszego dnia po terminie, a organ i CSIRT nie mają do niego kontaktu, gdy liczą się godziny.',
      inFull:
        'Wydruk z wykazu zgadza się z dzisiejszym stanem firmy, a zmianę adresu, zakresu usług czy osoby kontaktowej zgłoszono w ciągu dwóch tygodni; wiadomo imiennie, kto tego pilnuje.',
      inPart: 'Jest potwierdzenie złożenia wniosku, ale wpisu jeszcze nie ma, albo w wykazie widnieje osoba kontaktowa, która odeszła.',
      people20:
        'Właściciel sprawdza kody działalności w załącznikach do ustawy o KSC, liczy zatrudnienie i obroty razem ze spółkami powiązanymi i zapisuje wniosek na jednej stronie z datą.',
      people100:
        'Kierownik IT z księgową porównują faktyczną działalność z załącznikami i liczą wielkość grupy, a prezes podpisuje notatkę o statusie i wskazuje osobę, która złoży wniosek w Systemie S46.',
      people500:
        'Dział prawny sporządza tabelę statusu dla każdej spółki grupy, a osoba od zgodności dostaje przypomnienie o 14 dniach do każdej zmiany w KRS i w umowach z kontaktami.',
    },
    en: {
      why: 'A company that falls under the Act and has not applied is in breach from the first day after the deadline, and neither the authority nor the CSIRT can reach it when every hour counts.',
      inFull:
        'A printout from the register matches the company as it is today. Changes of address, services or contact person were reported within two weeks, and a named person is responsible for keeping the entry up to date.',
      inPart:
        'You have confirmation that the application was filed but no entry yet, or the register still names a contact person who has left the company.',
      people20:
        'The owner checks the company’s activities against the annexes to the KSC Act, adds up staff and turnover including linked companies, and records the conclusion on one dated page.',
      people100:
        'The IT lead and the accountant check what the company actually does against the annexes and work out the size of the group; the CEO signs a note on its status and names who will file the application in System S46.',
      people500:
        'The legal team draws up a table showing the status of each company in the group, and the compliance officer links the 14-day reporting duty to every change in company data or contacts.',
    },
    de: {
      why: 'Wer unter das Gesetz fällt und keinen Antrag stellt, verstößt ab dem ersten Tag nach der Frist dagegen, und Behörde wie CSIRT erreichen ihn nicht, wenn Stunden zählen.',
      inFull:
        'Der Auszug aus dem Verzeichnis entspricht dem heutigen Stand, Änderungen von Anschrift, Diensten oder Kontaktperson wurden binnen zwei Wochen gemeldet, und eine namentlich benannte Person achtet darauf.',
      inPart:
        'Die Antragsbestätigung liegt vor, die Eintragung aber noch nicht, oder im Verzeichnis steht noch eine Kontaktperson, die das Unternehmen verlassen hat.',
      people20:
        'Der Inhaber vergleicht die Tätigkeiten mit den Anhängen des KSC-Gesetzes, zählt Beschäftigte und Umsatz samt verbundenen Unternehmen und hält das Ergebnis auf einer datierten Seite fest.',
      people100:
        'IT-Leitung und Buchhaltung vergleichen die tatsächliche Tätigkeit mit den Anhängen und berechnen die Größe der Gruppe; die Geschäftsführung unterschreibt den Vermerk und benennt, wer den Antrag im System S46 stellt.',
      people500:
        'Die Rechtsabteilung erstellt eine Statustabelle für jede Gesellschaft der Gruppe; die Compliance-Stelle verknüpft die Meldefrist von 14 Tagen mit jeder Änderung von Firmendaten und Kontakten.',
    },
    fr: {
      why: 'Une entité soumise à la loi qui n’a pas déposé de demande l’enfreint dès le lendemain de l’échéance, et ni l’autorité ni le CSIRT ne peuvent la joindre quand les heures comptent.',
      inFull:
        'L’extrait du registre correspond à l’entreprise d’aujourd’hui, les changements d’adresse, de services ou de contact ont été déclarés en deux semaines, et une personne nommément désignée y veille.',
      inPart:
        'L’accusé de réception de la demande existe, mais l’inscription n’est pas faite, ou le registre indique encore une personne de contact qui a quitté l’entreprise.',
      people20:
        'Le dirigeant compare ses activités aux annexes de la loi KSC, compte effectif et chiffre d’affaires avec les entreprises liées, et note sa conclusion sur une page datée.',
      people100:
        'Le responsable informatique et le comptable comparent l’activité réelle aux annexes et calculent la taille du groupe ; la direction signe la note et désigne qui dépose la demande dans le système S46.',
      people500:
        'Le service juridique dresse un tableau du statut de chaque société du groupe ; la conformité associe le délai de déclaration de 14 jours à tout changement de données ou de contacts.',
    },
  },
  'nis2-1-2': {
    pl: {
      why: 'Za środki bezpieczeństwa odpowiada osobiście kierownik podmiotu, więc powinien wiedzieć, na co się zgodził i czego firma świadomie nie robi.',
      inFull:
        'Jest uchwała z ostatnich 12 miesięcy z załączoną listą środków – wdrożonych i planowanych – a w późniejszych protokołach widać, że zarząd pytał o postęp.',
      inPart:
        'Dokument podpisał kierownik IT albo dyrektor operacyjny, a zarząd nigdy nie miał go w porządku obrad; bywa też uchwała sprzed kilku lat.',
      people20:
        'Właściciel spisuje na jednej stronie, jakie zabezpieczenia firma ma i co zrobi w tym roku, po czym podpisuje ją z datą i wpisuje do kalendarza powrót za pół roku.',
      people100:
        'Kierownik IT przygotowuje tabelę środków ze stanem i kosztem, a zarząd omawia ją na najbliższym posiedzeniu i przyjmuje uchwałą z listą w załączniku.',
      people500:
        'Osoba odpowiedzialna za bezpieczeństwo przedkłada zarządowi wykaz środków z ryzykiem, któremu odpowiadają, a sekretariat wpisuje punkt o nadzorze do porządku obrad co kwartał.',
    },
    en: {
      why: 'The head of the entity is personally answerable for security measures, so they should know what they have agreed to and what the company has knowingly left undone.',
      inFull:
        'There is a resolution from the last 12 months listing the measures, both those in place and those planned, and later minutes show that the board has asked about progress.',
      inPart:
        'The document was signed by the IT lead or an operations director and never reached the board’s agenda, or the resolution is several years old.',
      people20:
        'The owner writes down on one page which protections exist and what will be done this year, signs and dates it, and puts a review in the calendar for six months’ time.',
      people100:
        'The IT lead prepares a table of measures with their status and cost; the board discusses it at its next meeting and adopts it by a resolution with the table attached.',
      people500:
        'The security officer submits the list of measures together with the risk each one addresses, and the board secretary puts oversight on the agenda every quarter.',
    },
    de: {
      why: 'Für die Sicherheitsmaßnahmen haftet die Leitung persönlich; sie sollte wissen, welchen Maßnahmen sie zugestimmt hat und was bewusst unterbleibt.',
      inFull:
        'Es gibt einen Beschluss aus den letzten 12 Monaten mit der Liste umgesetzter und geplanter Maßnahmen, und spätere Protokolle zeigen, dass die Leitung nach dem Fortschritt gefragt hat.',
      inPart:
        'Unterschrieben hat die IT-Leitung oder ein Betriebsleiter, auf der Tagesordnung der Leitung stand es nie; oder der Beschluss ist mehrere Jahre alt.',
      people20:
        'Der Inhaber schreibt auf eine Seite, welche Schutzmaßnahmen bestehen und was dieses Jahr folgt, unterschreibt mit Datum und trägt eine Durchsicht in sechs Monaten ein.',
      people100:
        'Die IT-Leitung erstellt eine Tabelle der Maßnahmen mit Stand und Kosten; die Geschäftsleitung berät sie in der nächsten Sitzung und beschließt sie mit der Tabelle als Anlage.',
      people500:
        'Der Sicherheitsbeauftragte legt die Maßnahmen mit dem jeweils zugehörigen Risiko vor; das Sekretariat setzt die Überwachung vierteljährlich auf die Tagesordnung.',
    },
    fr: {
      why: 'Le dirigeant répond personnellement des mesures de sécurité ; il doit savoir ce qu’il a approuvé et ce que l’entreprise choisit de ne pas faire.',
      inFull:
        'Une délibération de moins de 12 mois porte en annexe la liste des mesures en place et prévues, et les procès-verbaux suivants montrent que l’organe de direction a suivi l’avancement.',
      inPart:
        'Le document est signé par le responsable informatique ou un directeur des opérations et n’a jamais été mis à l’ordre du jour de la direction, ou la délibération date de plusieurs années.',
      people20:
        'Le dirigeant écrit sur une page les protections en place et ce qui sera fait cette année, la date, la signe et prévoit une relecture dans six mois.',
      people100:
        'Le responsable informatique prépare un tableau des mesures avec état et coût ; la direction en débat à la prochaine réunion et l’adopte par une décision qui l’annexe.',
      people500:
        'Le responsable de la sécurité soumet la liste des mesures avec le risque auquel chacune répond ; le secrétariat inscrit le suivi à l’ordre du jour chaque trimestre.',
    },
  },
  'nis2-1-3': {
    pl: {
      why: 'Bez zaplanowanych pieniędzy każde zabezpieczenie przegrywa z pilniejszym wydatkiem, a brak planu finansowego obciąża osobiście kierownika podmiotu.',
      inFull:
        'W zatwierdzonym budżecie są pozycje z nazwy związane z bezpieczeństwem, a przy każdej wskazano ryzyko, któremu służy; odmowę finansowania zapisano jako przyjęte ryzyko.',
      inPart:
        'Firma kupuje zabezpieczenia, gdy pojawi się potrzeba, z ogólnej puli IT; nie da się powiedzieć, ile wyda w tym roku ani dlaczego tyle.',
      people20:
        'Właściciel wypisuje, co firma płaci za kopie, ochronę i pomoc informatyka, dodaje jeden brakujący wydatek z ceną i terminem, i zatwierdza sumę na rok.',
      people100:
        'Kierownik IT wycenia trzy najpilniejsze działania, księgowość zakłada dla nich osobny kod kosztów, a prezes zatwierdza kwoty albo podpisuje, co odkłada.',
      people500:
        'Kontroler finansowy z osobą od bezpieczeństwa wydzielają w budżecie cztery pozycje: ludzie, narzędzia, szkolenia, testy, i porównują je z planem postępowania z ryzykiem.',
    },
    en: {
      why: 'Unless money has been set aside, every safeguard loses out to a more urgent expense, and the head of the entity is personally answerable for the missing plan.',
      inFull:
        'The approved budget has separate lines for security, each tied to the risk it addresses; where money was refused, the decision is recorded as an accepted risk.',
      inPart:
        'The company buys protection out of the general IT budget whenever a need comes up, and nobody can say how much it will spend this year or why.',
      people20:
        'The owner lists what the company pays for backups, protection and IT help, adds one missing item with a price and a date, and approves the total for the year.',
      people100:
        'The IT lead obtains prices for the three most urgent actions, accounting opens a cost code for them, and the CEO approves the amounts or signs for whatever is postponed.',
      people500:
        'Finance and the security officer set up four separate budget lines – people, tools, training and tests – and compare them with the risk treatment plan.',
    },
    de: {
      why: 'Ohne eingeplantes Geld verliert jede Schutzmaßnahme gegen dringendere Ausgaben, und das Fehlen eines Plans trifft die Leitung persönlich.',
      inFull:
        'Das genehmigte Budget nennt Posten für Sicherheit, jeder einem Risiko zugeordnet; wo Mittel abgelehnt wurden, ist das als angenommenes Risiko festgehalten.',
      inPart:
        'Schutz wird bei Bedarf aus dem allgemeinen IT-Topf gekauft; niemand kann sagen, wie viel dieses Jahr ausgegeben wird und warum.',
      people20:
        'Der Inhaber listet die Kosten für Sicherungen, Schutz und IT-Hilfe auf, ergänzt einen fehlenden Posten mit Preis und Termin und genehmigt die Jahressumme.',
      people100:
        'Die IT-Leitung beziffert die drei dringendsten Maßnahmen, die Buchhaltung legt eine Kostenstelle an, und die Geschäftsführung genehmigt die Beträge oder zeichnet ab, was verschoben wird.',
      people500:
        'Controlling und Sicherheitsbeauftragter bilden vier Posten – Personal, Werkzeuge, Schulung, Tests – und gleichen sie mit dem Risikobehandlungsplan ab.',
    },
    fr: {
      why: 'Sans argent prévu, toute protection cède devant une dépense plus urgente, et l’absence de plan engage personnellement le dirigeant.',
      inFull:
        'Le budget approuvé comporte des lignes propres à la sécurité, chacune liée à un risque ; un refus de financement est consigné comme risque accepté.',
      inPart:
        'L’entreprise achète des protections au coup par coup sur le budget informatique général ; personne ne peut dire combien elle dépensera cette année ni pourquoi.',
      people20:
        'Le dirigeant liste ce que coûtent sauvegardes, protection et aide informatique, ajoute une dépense manquante avec prix et date, et approuve le total annuel.',
      people100:
        'Le responsable informatique chiffre les trois actions les plus urgentes, la comptabilité ouvre un code de coût, et la direction approuve les montants ou signe ce qu’elle reporte.',
      people500:
        'Le contrôle de gestion et la sécurité isolent quatre lignes – personnel, outils, formation, tests – et les comparent au plan de traitement des risques.',
    },
  },
  'nis2-1-4': {
    pl: {
      why: 'Bez wspólnej miary każdy dział ocenia ryzyko po swojemu i nie wiadomo, na co najpierw wydać pieniądze.',
      inFull:
        'Dwie osoby, które niezależnie ocenią to samo ryzyko według dokumentu, dojdą do podobnego wyniku, a z dokumentu wynika, od którego poziomu trzeba działać i kto decyduje.',
      inPart: 'Jest arkusz ze skalą od 1 do 5, ale nikt nie zapisał, co te liczby znaczą, albo każdy zespół używa własnego.',
      people20:
        'Właściciel opisuje na jednej stronie trzy poziomy skutku (godziny, dni, tydzień przestoju), trzy poziomy prawdopodobieństwa i granicę, powyżej której firma działa.',
      people100:
        'Kierownik IT z dyrektorem operacyjnym ustalają skalę 3×3 z przykładami w złotych i godzinach przestoju, próbują jej na pięciu ryzykach, a zarząd przyjmuje próg akceptacji.',
      people500:
        'Osoba od ryzyka zestawia skale używane w działach, proponuje jedną zgodną z ryzykiem korporacyjnym i sprawdza ją na dziesięciu ryzykach z trzech działów.',
    },
    en: {
      why: 'Without a common yardstick every department rates risk in its own way, and nobody knows where the money should go first.',
      inFull:
        'Two people using the document to rate the same risk independently arrive at similar results, and the document says at what level action is required and who decides.',
      inPart:
        'There is a spreadsheet with a scale from 1 to 5, but nobody has written down what the numbers mean, or each team uses its own scale.',
      people20:
        'On one page, the owner describes three levels of impact (hours, days or a week of downtime), three levels of likelihood, and the threshold above which the company acts.',
      people100:
        'The IT lead and the operations director draw up a 3×3 scale with examples in money and hours of downtime and try it out on five risks; the board then adopts the acceptance level.',
      people500:
        'The risk manager compares the scales used by the departments, proposes one that is consistent with corporate risk management and tests it on ten risks from three departments.',
    },
    de: {
      why: 'Ohne gemeinsamen Maßstab bewertet jede Abteilung Risiken anders, und niemand weiß, wofür das Geld zuerst ausgegeben werden soll.',
      inFull:
        'Zwei Personen, die dasselbe Risiko unabhängig nach dem Dokument bewerten, kommen zu ähnlichen Ergebnissen; es sagt, ab welcher Stufe gehandelt wird und wer entscheidet.',
      inPart:
        'Es gibt eine Tabelle mit Werten von 1 bis 5, aber niemand hat festgehalten, was sie bedeuten, oder jedes Team nutzt eine eigene.',
      people20:
        'Der Inhaber beschreibt auf einer Seite drei Stufen der Auswirkung (Stunden, Tage, eine Woche Ausfall), drei der Wahrscheinlichkeit und die Grenze, ab der gehandelt wird.',
      people100:
        'IT-Leitung und Betriebsleitung legen eine 3×3-Skala mit Beispielen in Geld und Ausfallstunden fest, erproben sie an fünf Risiken, und die Leitung beschließt die Akzeptanzgrenze.',
      people500:
        'Das Risikomanagement vergleicht die Skalen der Abteilungen, schlägt eine gemeinsame vor, die zum Unternehmensrisiko passt, und erprobt sie an zehn Risiken aus drei Abteilungen.',
    },
    fr: {
      why: 'Sans mesure commune, chaque service évalue le risque à sa façon et personne ne sait où dépenser en premier.',
      inFull:
        'Deux personnes qui évaluent séparément le même risque selon le document arrivent à un résultat proche ; il dit à partir de quel niveau agir et qui décide.',
      inPart: 'Il existe une grille de 1 à 5, mais personne n’a écrit ce que valent les chiffres, ou chaque équipe a la sienne.',
      people20:
        'Le dirigeant décrit sur une page trois niveaux d’impact (heures, jours, une semaine d’arrêt), trois de vraisemblance et le seuil au-delà duquel l’entreprise agit.',
      people100:
        'Le responsable informatique et le directeur des opérations fixent une grille 3×3 avec des exemples en argent et en heures d’arrêt et l’essaient sur cinq risques ; la direction adopte le seuil.',
      people500:
        'Le gestionnaire des risques compare les échelles des services, en propose une seule, cohérente avec le risque d’entreprise, et l’essaie sur dix risques de trois services.',
    },
  },
  'nis2-1-5': {
    pl: {
      why: 'Ryzyko, którego nikt nie ocenił, ujawnia się dopiero w dniu awarii – i zwykle w systemie, o którym zapomniano.',
      inFull:
        'Rejestr ryzyk ma datę z tego roku i obejmuje każdy system z listy usług, także chmurę i to, co prowadzi dostawca; po ostatnim wdrożeniu lub incydencie dopisano nowe ryzyka.',
      inPart:
        'Ocena jest, ale pochodzi sprzed przeprowadzki do chmury albo kończy się na serwerowni i pomija systemy prowadzone przez dostawców.',
      people20:
        'Właściciel z informatykiem wypisują pięć systemów, bez których firma stanie, i przy każdym notują, co może pójść źle, jak bardzo zaboli i co dziś przed tym chroni.',
      people100:
        'Kierownik IT zaprasza kierowników trzech najważniejszych usług na dwugodzinny warsztat i kończy go rejestrem z datą, oceną i właścicielem każdego ryzyka.',
      people500:
        'Zespół bezpieczeństwa zestawia listę systemów z rejestrem ryzyk, wskazuje te bez oceny i planuje warsztaty z ich właścicielami, zaczynając od usług zleconych na zewnątrz.',
    },
    en: {
      why: 'A risk that nobody has assessed comes to light on the day of the failure, usually in the very system everyone had forgotten.',
      inFull:
        'The risk register is dated this year and covers every system on the list of services, including cloud and outsourced ones; new risks were added after the last rollout or incident.',
      inPart:
        'An assessment exists, but it dates from before the move to the cloud, or it stops at the server room and leaves out what suppliers run.',
      people20:
        'The owner and the IT person list the five systems the company cannot work without and note for each what could go wrong, how much it would hurt and what protects it today.',
      people100:
        'The IT lead invites the managers of the three main services to a two-hour workshop, which ends with a dated register giving a rating and an owner for each risk.',
      people500:
        'The security team compares the list of systems with the risk register, marks those without a rating and schedules workshops with their owners, starting with outsourced services.',
    },
    de: {
      why: 'Ein Risiko, das niemand bewertet hat, zeigt sich erst am Tag des Ausfalls, meist in dem System, das vergessen wurde.',
      inFull:
        'Das Risikoregister trägt ein Datum dieses Jahres und umfasst jedes System der Diensteliste, auch Cloud und ausgelagerte; nach der letzten Einführung oder dem letzten Vorfall wurde ergänzt.',
      inPart:
        'Eine Bewertung liegt vor, stammt aber aus der Zeit vor dem Umzug in die Cloud oder endet am Serverraum und lässt die Systeme der Dienstleister aus.',
      people20:
        'Inhaber und IT-Betreuer listen fünf Systeme auf, ohne die der Betrieb steht, und notieren je System, was schiefgehen kann, wie sehr es schadet und was heute schützt.',
      people100:
        'Die IT-Leitung lädt die Verantwortlichen der drei wichtigsten Dienste zu einem zweistündigen Workshop und beendet ihn mit einem datierten Register samt Bewertung und Verantwortlichen.',
      people500:
        'Das Sicherheitsteam gleicht Systemliste und Risikoregister ab, kennzeichnet Systeme ohne Bewertung und plant Workshops mit den dafür Verantwortlichen, beginnend mit den ausgelagerten Diensten.',
    },
    fr: {
      why: 'Un risque que personne n’a évalué ne se révèle que le jour de la panne, souvent dans un système oublié.',
      inFull:
        'Le registre des risques date de cette année et couvre chaque système de la liste des services, nuage et externalisation compris ; il a été complété après le dernier déploiement ou incident.',
      inPart:
        'Une évaluation existe, mais elle précède le passage au nuage, ou elle s’arrête à la salle des serveurs et ignore les systèmes exploités par les prestataires.',
      people20:
        'Le dirigeant et l’informaticien listent cinq systèmes indispensables et notent pour chacun ce qui peut mal tourner, la gravité et ce qui protège aujourd’hui.',
      people100:
        'Le responsable informatique réunit deux heures les responsables des trois services principaux et en sort un registre daté, avec cotation et propriétaire de chaque risque.',
      people500:
        'L’équipe sécurité rapproche la liste des systèmes du registre, repère ceux sans cotation et planifie des ateliers avec leurs propriétaires, services externalisés d’abord.',
    },
  },
  'nis2-1-6': {
    pl: {
      why: 'Lista ryzyk bez właścicieli i dat niczego nie zmienia: po roku te same pozycje są czerwone i nikt za nie nie odpowiada.',
      inFull:
        'Przy losowo wybranym ryzyku powyżej progu widać jedną osobę, termin i stan z ostatniego kwartału, a ryzyka pozostawione bez działania mają podpis osoby do tego upoważnionej.',
      inPart: 'Plan powstał po ocenie ryzyka, ale połowa terminów minęła bez decyzji, a nikt nie podpisał się pod tym, co zostawiono.',
      people20:
        'Właściciel dopisuje do trzech największych ryzyk, kto co zrobi i do kiedy, i sprawdza tę kartkę w pierwszy poniedziałek każdego miesiąca.',
      people100:
        'Kierownik IT zakłada zadania dla ryzyk powyżej progu w systemie zgłoszeń, a na spotkaniu z prezesem dla każdego zapada decyzja: robimy do daty albo przyjmujemy z podpisem.',
      people500:
        'Komitet ryzyka przegląda przeterminowane działania, nadaje nowe terminy tylko z uzasadnieniem i wskazuje, kto i do jakiego poziomu może przyjąć ryzyko szczątkowe.',
    },
    en: {
      why: 'A list of risks without owners and dates changes nothing: a year later the same items are still red and nobody is answerable for them.',
      inFull:
        'Any risk above the threshold, picked at random, shows one responsible person, a date and a status from the last quarter; untreated risks carry the signature of someone entitled to accept them.',
      inPart:
        'The assessment was followed by a plan, but half of the dates have passed without a decision and nobody has signed for the risks that remain.',
      people20:
        'For the three largest risks, the owner writes down who does what by when, and checks the sheet on the first Monday of each month.',
      people100:
        'The IT lead opens a ticket for each risk above the threshold; in a meeting with the CEO each one is decided: either dealt with by a set date or accepted with a signature.',
      people500:
        'The risk committee reviews overdue actions, moves dates only where there is a reason, and decides who may accept residual risk and up to what level.',
    },
    de: {
      why: 'Eine Risikoliste ohne Verantwortliche und Termine ändert nichts: Nach einem Jahr sind dieselben Zeilen rot, und niemand ist zuständig.',
      inFull:
        'Bei jedem zufällig gewählten Risiko über der Schwelle stehen eine Person, ein Termin und ein Stand aus dem letzten Quartal; belassene Risiken sind von einer befugten Person gezeichnet.',
      inPart:
        'Auf die Bewertung folgte ein Plan, doch die Hälfte der Termine verstrich ohne Entscheidung, und für das Belassene hat niemand unterschrieben.',
      people20:
        'Der Inhaber ergänzt bei den drei größten Risiken, wer bis wann was tut, und prüft das Blatt am ersten Montag jedes Monats.',
      people100:
        'Die IT-Leitung legt für jedes Risiko über der Schwelle ein Ticket an; im Gespräch mit der Geschäftsführung fällt je eine Entscheidung: bis zu einem Datum erledigen oder gezeichnet annehmen.',
      people500:
        'Der Risikoausschuss prüft überfällige Maßnahmen, verschiebt Termine nur mit Begründung und legt fest, wer Restrisiken bis zu welcher Höhe annehmen darf.',
    },
    fr: {
      why: 'Une liste de risques sans responsables ni dates ne change rien : un an après, les mêmes lignes sont rouges et personne n’a de comptes à rendre.',
      inFull:
        'Pour tout risque au-dessus du seuil, pris au hasard, on trouve un responsable, une date et un état du dernier trimestre ; les risques acceptés sans action portent la signature d’une personne habilitée.',
      inPart: 'Un plan a suivi l’évaluation, mais la moitié des dates sont passées sans décision et personne n’a signé pour ce qui reste.',
      people20:
        'Le dirigeant ajoute aux trois plus grands risques qui fait quoi et pour quand, et relit la feuille le premier lundi de chaque mois.',
      people100:
        'Le responsable informatique crée un ticket par risque au-dessus du seuil ; avec la direction, chacun reçoit une décision : fait à une date, ou accepté et signé.',
      people500:
        'Le comité des risques passe en revue les actions en retard, ne déplace une date qu’avec un motif et fixe qui peut accepter un risque résiduel, et jusqu’à quel niveau.',
    },
  },
  'nis2-1-7': {
    pl: {
      why: 'Nie da się zabezpieczyć, zaktualizować ani odtworzyć czegoś, o czego istnieniu nikt nie wie.',
      inFull:
        'Wskazany na chybił trafił laptop, serwer czy abonament w chmurze jest w ewidencji, ma właściciela i poziom ważności, a ostatnia kontrola spisu ma datę sprzed mniej niż roku.',
      inPart: 'Jest spis sprzętu z księgowości, ale nie ma w nim usług w chmurze, oprogramowania ani osób odpowiedzialnych.',
      people20:
        'Informatyk lub właściciel robi arkusz z czterema kolumnami: urządzenie lub usługa, do czego służy, kto odpowiada, jak ważne; komputery spisuje, chodząc po biurze.',
      people100:
        'Kierownik IT łączy eksport z konsoli urządzeń, listę kont w chmurze i faktury za oprogramowanie w jeden arkusz i prosi kierowników działów o wskazanie właścicieli.',
      people500:
        'Zespół IT porównuje bazę zasobów z wynikiem skanowania sieci i listą kosztów chmury, a różnice rozdziela właścicielom z terminem dwóch tygodni.',
    },
    en: {
      why: 'Nobody can protect, update or restore something they do not know exists.',
      inFull:
        'A laptop, server or cloud subscription picked at random appears in the inventory with an owner and a level of importance, and the list was last checked less than a year ago.',
      inPart: 'There is a list of hardware from accounting, but it leaves out cloud services, software and the people responsible.',
      people20:
        'The owner or the IT person sets up a spreadsheet with four columns – device or service, purpose, person responsible, importance – and walks round the office to fill it in.',
      people100:
        'The IT lead merges the export from the device console, the list of cloud accounts and the software invoices into one spreadsheet and asks department heads to name owners.',
      people500:
        'The IT team compares the asset database with a network scan and the cloud bill, and gives the owners two weeks to clear up the differences.',
    },
    de: {
      why: 'Niemand kann schützen, aktualisieren oder wiederherstellen, wovon er nichts weiß.',
      inFull:
        'Ein zufällig gewählter Laptop, Server oder Cloud-Vertrag steht mit Verantwortlichen und Wichtigkeit im Verzeichnis, und die letzte Prüfung der Liste liegt weniger als ein Jahr zurück.',
      inPart: 'Es gibt eine Geräteliste der Buchhaltung, aber ohne Cloud-Dienste, Software und Verantwortliche.',
      people20:
        'Inhaber oder IT-Betreuer legen eine Tabelle mit vier Spalten an – Gerät oder Dienst, Zweck, Verantwortliche, Wichtigkeit – und füllen sie beim Gang durchs Büro.',
      people100:
        'Die IT-Leitung führt den Export der Geräteverwaltung, die Cloud-Konten und die Softwarerechnungen in einer Tabelle zusammen und lässt die Abteilungen Verantwortliche benennen.',
      people500:
        'Das IT-Team vergleicht die Bestandsdatenbank mit einem Netzscan und der Cloud-Abrechnung und gibt die Abweichungen mit einer Frist von zwei Wochen an die Verantwortlichen.',
    },
    fr: {
      why: 'On ne peut protéger, mettre à jour ni restaurer ce dont on ignore l’existence.',
      inFull:
        'Un portable, un serveur ou un abonnement pris au hasard figure à l’inventaire avec un propriétaire et un niveau d’importance, et le dernier contrôle a moins d’un an.',
      inPart:
        'Il existe une liste de matériel tenue par la comptabilité, mais elle ne contient ni les services en nuage, ni les logiciels, ni les responsables.',
      people20:
        'Le dirigeant ou l’informaticien ouvre un tableau à quatre colonnes – appareil ou service, usage, responsable, importance – et le remplit en parcourant les bureaux.',
      people100:
        'Le responsable informatique réunit l’export de la console des appareils, les comptes en nuage et les factures de logiciels, puis fait désigner les propriétaires par les chefs de service.',
      people500:
        'L’équipe informatique compare la base d’actifs à un scan du réseau et à la facture des services en nuage, et confie les écarts aux propriétaires, qui ont deux semaines pour les traiter.',
    },
  },
  'nis2-1-8': {
    pl: {
      why: 'Od ogłoszenia groźnej podatności do pierwszych ataków mijają czasem godziny – kto dowiaduje się z prasy, dowiaduje się za późno.',
      inFull:
        'Każde źródło z listy ma przypisaną osobę i dzień przeglądu, a do kilku ostatnich ostrzeżeń jest zgłoszenie z decyzją: dotyczy nas i co zrobiono albo nie dotyczy.',
      inPart:
        'Informatyk czyta branżowe serwisy i reaguje, gdy coś zauważy, ale gdy jest na urlopie, nikt tego nie robi i nie zostaje ślad.',
      people20:
        'Osoba od IT zapisuje się na komunikaty CERT Polska i producentów używanych programów na adres wspólnej skrzynki i raz w tygodniu notuje, co z nich wynika.',
      people100:
        'Kierownik IT wyznacza osobę i zastępcę, rejestruje domeny i adresy IP firmy w bezpłatnej usłudze CSIRT i zakłada w systemie zgłoszeń kategorię „ostrzeżenie”.',
      people500:
        'Zespół bezpieczeństwa łączy źródła z ewidencją aktywów, tak by ostrzeżenie trafiało od razu do właściciela systemu, i co miesiąc liczy czas od ostrzeżenia do decyzji.',
    },
    en: {
      why: 'Sometimes only hours pass between the announcement of a serious vulnerability and the first attacks, so anyone who hears of it from the press hears too late.',
      inFull:
        'Each source on the list has a name and a review day against it, and each of the last few warnings has a ticket recording the decision: either it affects us and this was done, or it does not.',
      inPart:
        'The IT person reads the trade news and reacts when something turns up, but nobody does so while they are on leave, and no record is kept.',
      people20:
        'The IT person subscribes a shared mailbox to alerts from CERT Polska and from the makers of the software in use, and notes once a week what needs to be done.',
      people100:
        'The IT lead names a person and a deputy, registers the company’s domains and IP addresses for the free CSIRT notifications and opens a “warning” category in the ticket system.',
      people500:
        'The security team links its sources to the asset inventory so that a warning reaches the system’s owner at once, and measures each month how long it takes to get from warning to decision.',
    },
    de: {
      why: 'Zwischen Bekanntgabe einer schweren Schwachstelle und ersten Angriffen liegen manchmal nur Stunden; wer es aus der Presse erfährt, erfährt es zu spät.',
      inFull:
        'In der Quellenliste stehen je Quelle Name und Prüftag, und zu den letzten Warnungen gibt es ein Ticket mit Entscheidung: betrifft uns und wurde erledigt, oder betrifft uns nicht.',
      inPart:
        'Der IT-Betreuer liest Fachseiten und reagiert, wenn ihm etwas auffällt; im Urlaub tut es niemand, und eine Spur bleibt nicht.',
      people20:
        'Der IT-Betreuer meldet ein gemeinsames Postfach bei CERT Polska und den Herstellern der genutzten Software an und notiert einmal pro Woche, was daraus folgt.',
      people100:
        'Die IT-Leitung benennt eine Person mit Vertretung, meldet Domains und IP-Adressen beim kostenlosen Dienst des CSIRT an und richtet im Ticketsystem die Kategorie „Warnung“ ein.',
      people500:
        'Das Sicherheitsteam verknüpft Quellen mit dem Anlagenverzeichnis, sodass eine Warnung sofort bei den Systemverantwortlichen eintrifft, und misst monatlich die Zeit bis zur Entscheidung.',
    },
    fr: {
      why: 'Entre l’annonce d’une vulnérabilité grave et les premières attaques, il ne s’écoule parfois que quelques heures ; l’apprendre par la presse, c’est l’apprendre trop tard.',
      inFull:
        'Chaque source de la liste a un responsable et un jour de lecture, et chacune des dernières alertes a donné lieu à un ticket avec une décision : concerné et traité, ou non concerné.',
      inPart:
        'L’informaticien lit la presse spécialisée et réagit s’il voit quelque chose ; pendant ses congés, personne ne le fait et rien n’est consigné.',
      people20:
        'L’informaticien abonne une boîte partagée à CERT Polska et aux éditeurs des logiciels utilisés, et note une fois par semaine ce qui en découle.',
      people100:
        'Le responsable informatique nomme une personne et un suppléant, inscrit domaines et adresses IP aux notifications gratuites du CSIRT et crée une catégorie « alerte » dans les tickets.',
      people500:
        'L’équipe sécurité relie les sources à l’inventaire des actifs pour qu’une alerte atteigne aussitôt le propriétaire du système, et mesure chaque mois le délai de décision.',
    },
  },
};
