import type { Language } from '#core/platform/languages.ts';
import type { TrainingChapter } from '#core/assessment/board/training.ts';

export type Chapter = Readonly<{ title: string; paragraphs: readonly string[] }>;

/** Material for heads of entities in our own words. */
export const chapters: Readonly<Record<TrainingChapter, Readonly<Record<Language, Chapter>>>> = {
  management: {
    pl: {
      title: 'SZBI: jak się nim kieruje',
      paragraphs: [
        'System zarządzania bezpieczeństwem informacji (SZBI) to nie program ani segregator, lecz sposób kierowania: wiadomo, które usługi i\u00a0dane są ważne, kto za nie odpowiada, jakie zabezpieczenia działają i\u00a0skąd to wiadomo. Obejmuje ludzi, procesy, technikę i\u00a0dostawców, a\u00a0nie tylko dział IT.',
        'Zarząd zatwierdza zakres SZBI i\u00a0politykę, przydziela zadania, daje środki i\u00a0pyta o\u00a0wyniki. Praktyczny rytm to przegląd co kwartał: zmiany w\u00a0ryzyku, otwarte braki, incydenty, ćwiczenia odtwarzania z\u00a0kopii, terminy. Z\u00a0każdego przeglądu zostaje protokół z\u00a0decyzjami.',
        'Dokumentacja ma pokazywać stan, a\u00a0nie go udawać. Polityka, której nikt nie stosuje, po incydencie obciąża bardziej niż jej brak. Dobre pytanie brzmi: skąd wiemy, że to działa, i\u00a0kiedy ostatnio to sprawdziliśmy?',
      ],
    },
    en: {
      title: 'The information security management system',
      paragraphs: [
        'An information security management system (ISMS) is neither software nor a binder but a way of managing: it is known which services and data matter, who answers for them, which measures work and how that is known. It covers people, processes, technology and suppliers, not only the IT department.',
        'The board approves the scope of the ISMS and the policy, assigns tasks, provides means and asks for results. A practical rhythm is a review every quarter: changes in risk, open gaps, incidents, restore exercises, due days. Each review leaves minutes with decisions.',
        'Documentation is to show how things are, not to pretend. After an incident, a policy that nobody follows weighs more heavily than none. A good question is: how do we know that this works, and when did we last check?',
      ],
    },
    de: {
      title: 'Das Managementsystem für Informationssicherheit',
      paragraphs: [
        'Ein Managementsystem für Informationssicherheit (ISMS) ist weder ein Programm noch ein Ordner, sondern eine Art zu führen: Es ist bekannt, welche Dienste und Daten wichtig sind, wer für sie verantwortlich ist, welche Maßnahmen wirken und woher man das weiß. Es umfasst Menschen, Abläufe, Technik und Lieferanten, nicht nur die IT-Abteilung.',
        'Die Leitung billigt Geltungsbereich und Leitlinie, verteilt Aufgaben, stellt Mittel bereit und fragt nach Ergebnissen. Bewährt ist eine Überprüfung je Quartal: Änderungen der Risiken, offene Lücken, Vorfälle, Übungen zur Wiederherstellung, Termine. Von jeder bleibt ein Protokoll mit Entscheidungen.',
        'Dokumentation soll den Zustand zeigen und nicht vortäuschen. Eine Leitlinie, der niemand folgt, belastet nach einem Vorfall mehr als eine fehlende. Eine gute Frage lautet: Woher wissen wir, dass es wirkt, und wann haben wir es zuletzt geprüft?',
      ],
    },
    fr: {
      title: 'Le système de management de la sécurité de l’information',
      paragraphs: [
        'Un système de management de la sécurité de l’information (SMSI) n’est ni un logiciel ni un classeur, mais une façon de diriger\u00a0: on sait quels services et données comptent, qui en répond, quelles mesures fonctionnent et comment on le sait. Il couvre les personnes, les processus, la technique et les fournisseurs, pas seulement l’informatique.',
        'La direction approuve le périmètre et la politique, répartit les tâches, donne les moyens et demande des résultats. Un rythme praticable est une revue par trimestre\u00a0: évolution des risques, lacunes ouvertes, incidents, exercices de restauration, échéances. Chaque revue laisse un procès-verbal avec des décisions.',
        'La documentation doit montrer l’état réel et non le simuler. Après un incident, une politique que personne n’applique pèse plus lourd que son absence. Une bonne question\u00a0: comment savons-nous que cela marche, et quand l’avons-nous vérifié\u00a0?',
      ],
    },
  },
  risk: {
    pl: {
      title: 'Ryzyko: decyzje, których nie da się zlecić',
      paragraphs: [
        'Ryzyko opisuje się prosto: co może się stać, komu i\u00a0czemu zaszkodzi, jak prawdopodobne to jest i\u00a0co już robimy. Wystarczy kilkanaście scenariuszy dla najważniejszych usług: zaszyfrowanie systemów, przerwa u\u00a0dostawcy, wyciek danych, błąd pracownika, utrata łączności.',
        'Na każde ryzyko są cztery odpowiedzi: ograniczyć, przenieść (na przykład ubezpieczyć), uniknąć albo zaakceptować. Akceptacja to decyzja zarządu z\u00a0uzasadnieniem, datą i\u00a0terminem powrotu do sprawy, a\u00a0nie milczenie. Nie akceptuje się ryzyka, które oznacza niewykonanie obowiązku ustawowego.',
        'Środki mają być odpowiednie i\u00a0proporcjonalne: do wielkości podmiotu, prawdopodobieństwa i\u00a0skutków społecznych. Dlatego zapisuje się nie tylko wynik, lecz także powody wyboru. To one bronią decyzji po latach.',
      ],
    },
    en: {
      title: 'Risk: decisions that cannot be delegated',
      paragraphs: [
        'A risk is described plainly: what can happen, whom and what it harms, how likely it is and what is already done. A dozen scenarios for the most important services are enough: encrypted systems, an outage at a supplier, a data leak, a mistake of an employee, loss of connectivity.',
        'There are four answers to each risk: reduce, transfer (by insurance, for example), avoid or accept. Acceptance is a decision of the board with reasons, a date and a day to come back to it, and not silence. A risk that means not meeting a statutory duty is not accepted.',
        'Measures are to be appropriate and proportionate: to the size of the entity, to likelihood and to effects on society. So the reasons for a choice are written down beside its outcome. They are what defends the decision years later.',
      ],
    },
    de: {
      title: 'Risiko: Entscheidungen, die sich nicht delegieren lassen',
      paragraphs: [
        'Ein Risiko wird einfach beschrieben: was geschehen kann, wem und was es schadet, wie wahrscheinlich es ist und was schon getan wird. Ein Dutzend Szenarien für die wichtigsten Dienste genügt: verschlüsselte Systeme, Ausfall eines Lieferanten, Datenabfluss, Fehler eines Mitarbeiters, Verlust der Verbindung.',
        'Auf jedes Risiko gibt es vier Antworten: mindern, übertragen (etwa versichern), vermeiden oder akzeptieren. Akzeptieren ist eine Entscheidung der Leitung mit Gründen, Datum und Tag der Wiedervorlage, kein Schweigen. Ein Risiko, das die Verletzung einer gesetzlichen Pflicht bedeutet, wird nicht akzeptiert.',
        'Maßnahmen sollen geeignet und verhältnismäßig sein: zur Größe der Einrichtung, zur Wahrscheinlichkeit und zu den gesellschaftlichen Folgen. Darum stehen neben dem Ergebnis auch die Gründe der Wahl. Sie verteidigen die Entscheidung noch Jahre später.',
      ],
    },
    fr: {
      title: 'Le risque\u00a0: des décisions qui ne se délèguent pas',
      paragraphs: [
        'Un risque se décrit simplement\u00a0: ce qui peut arriver, à qui et à quoi cela nuit, avec quelle probabilité, et ce qui est déjà fait. Une douzaine de scénarios suffit pour les services essentiels\u00a0: systèmes chiffrés, panne d’un fournisseur, fuite de données, erreur d’un salarié, perte de connexion.',
        'Quatre réponses existent\u00a0: réduire, transférer (par exemple assurer), éviter ou accepter. L’acceptation est une décision de la direction, motivée, datée, avec un jour de réexamen\u00a0; ce n’est pas un silence. Un risque qui revient à ne pas respecter une obligation légale ne s’accepte pas.',
        'Les mesures doivent être appropriées et proportionnées\u00a0: à la taille de l’entité, à la probabilité et aux effets sur la société. On consigne donc les raisons du choix à côté du résultat. Ce sont elles qui défendent la décision des années plus tard.',
      ],
    },
  },
  head: {
    pl: {
      title: 'Obowiązki i\u00a0odpowiedzialność kierownika podmiotu',
      paragraphs: [
        'Kierownikiem podmiotu jest osoba lub organ, który nim zarządza; jeżeli w\u00a0zarządzie wieloosobowym nie wskazano osoby odpowiedzialnej, odpowiadają wszyscy członkowie. Przekazanie zadań dyrektorowi IT lub dostawcy nie zwalnia z\u00a0odpowiedzialności: zostaje wybór, nadzór i\u00a0środki.',
        'Kierownik podejmuje decyzje o\u00a0SZBI i\u00a0sprawdza, jak działa, planuje pieniądze, przydziela zadania i\u00a0nadzoruje ich wykonanie, dba o\u00a0świadomość personelu i\u00a0o\u00a0zgodność z\u00a0prawem. Raz w\u00a0roku kalendarzowym szkoli się sam, a\u00a0także ten, komu powierzono zadania.',
        'Przed powierzeniem zadań związanych z\u00a0bezpieczeństwem sprawdza się, czy osoba nie była skazana za przestępstwa przeciwko ochronie informacji. Za zaniedbania grozi kara osobista obok kary dla podmiotu. Wysokość pułapów podaje sprawdzenie zakresu.',
      ],
    },
    en: {
      title: 'Duties and liability of the head of an entity',
      paragraphs: [
        'The head of an entity is the person or body that manages it; where a board of several names nobody responsible, all its members are. Handing tasks to an IT director or a supplier frees nobody: choice, supervision and means remain.',
        'The head decides on the ISMS and checks how it works, plans money, assigns tasks and supervises them, sees to awareness of staff and to compliance. Once in each calendar year the head is trained, and so is whoever was given the tasks.',
        'Before security tasks are given to somebody, it is checked that the person was not convicted of offences against the protection of information. Neglect may bring a personal fine beside that of the entity. The scope check names the ceilings.',
      ],
    },
    de: {
      title: 'Pflichten und Haftung der Leitung',
      paragraphs: [
        'Leitung ist die Person oder das Organ, das die Einrichtung führt; benennt ein mehrköpfiger Vorstand niemanden, sind alle Mitglieder verantwortlich. Aufgaben an IT-Leitung oder Lieferanten zu übertragen befreit niemanden: Auswahl, Aufsicht und Mittel bleiben.',
        'Die Leitung entscheidet über das ISMS und prüft seine Wirkung, plant Geld, verteilt und überwacht Aufgaben, sorgt für das Bewusstsein der Beschäftigten und für Rechtstreue. Einmal je Kalenderjahr bildet sie sich fort, ebenso wem die Aufgaben übertragen sind.',
        'Bevor jemand Sicherheitsaufgaben erhält, wird geprüft, dass keine Verurteilung wegen Straftaten gegen den Schutz von Informationen vorliegt. Versäumnisse können neben der Einrichtung auch die Person treffen. Die Obergrenzen nennt die Prüfung des Anwendungsbereichs.',
      ],
    },
    fr: {
      title: 'Obligations et responsabilité du dirigeant',
      paragraphs: [
        'Le dirigeant est la personne ou l’organe qui gère l’entité\u00a0; si un organe collégial ne désigne personne, tous ses membres répondent. Confier des tâches à la direction informatique ou à un prestataire ne libère personne\u00a0: restent le choix, la surveillance et les moyens.',
        'Le dirigeant décide du SMSI et en vérifie le fonctionnement, prévoit l’argent, répartit et surveille les tâches, veille à la sensibilisation du personnel et à la conformité. Une fois par année civile il se forme, de même que celui à qui les tâches sont confiées.',
        'Avant de confier des tâches de sécurité, on vérifie que la personne n’a pas été condamnée pour des infractions contre la protection de l’information. La négligence peut entraîner une sanction personnelle en plus de celle de l’entité. La vérification du champ d’application indique les plafonds.',
      ],
    },
  },
  incidents: {
    pl: {
      title: 'Zgłaszanie incydentów: zegar rusza od wykrycia',
      paragraphs: [
        'Incydent poważny zgłasza się w\u00a0trzech krokach: wczesne ostrzeżenie, zgłoszenie i\u00a0sprawozdanie końcowe. Zegar liczy godziny od wykrycia, także w\u00a0nocy i\u00a0w\u00a0święta; wykryciem jest chwila, w\u00a0której informacja dotarła do podmiotu, również od dostawcy. Podmiot publiczny z\u00a0załącznika nr 4 i\u00a0dostawca usług zaufania mają inne terminy.',
        'Wczesne ostrzeżenie mówi mało: czy podejrzewa się działanie bezprawne i\u00a0czy skutki mogą przekroczyć granicę. Nie czeka się na pełną analizę. Gdy naruszono dane osobowe, biegnie osobny termin wobec UODO; mogą też biec terminy z\u00a0DORA i\u00a0CRA.',
        'Zarząd przygotowuje się wcześniej: kto decyduje o\u00a0powadze, kto zgłasza pod jego nieobecność, jak się łączymy, gdy poczta nie działa, kto mówi z\u00a0klientami i\u00a0mediami. Próbne zgłoszenie raz w\u00a0roku pokazuje, czy to działa. Dokładne terminy liczy pokój incydentu.',
      ],
    },
    en: {
      title: 'Reporting incidents: the clock starts at detection',
      paragraphs: [
        'A significant incident is reported in three steps: early warning, notification and final report. The clock counts hours from detection, also at night and on holidays; detection is the moment at which information reached the entity, also from a supplier. Public entities of annex 4 and trust service providers have other terms.',
        'The early warning says little: whether unlawful acts are suspected and whether effects may cross a border. It does not wait for a full analysis. Where personal data are affected, another term runs towards the data protection authority; terms of DORA and the CRA may run too.',
        'The board prepares beforehand: who decides on significance, who reports in their absence, how people reach each other when mail is down, who speaks to customers and media. A drill once a year shows whether it works. The incident room computes the exact terms.',
      ],
    },
    de: {
      title: 'Vorfälle melden: Die Uhr läuft ab der Entdeckung',
      paragraphs: [
        'Ein erheblicher Vorfall wird in drei Schritten gemeldet: Frühwarnung, Meldung und Abschlussbericht. Die Uhr zählt Stunden ab der Entdeckung, auch nachts und an Feiertagen; entdeckt ist, sobald die Information die Einrichtung erreicht, auch von einem Lieferanten. Öffentliche Einrichtungen aus Anhang 4 und Vertrauensdiensteanbieter haben andere Fristen.',
        'Die Frühwarnung sagt wenig: ob rechtswidriges Handeln vermutet wird und ob Folgen die Grenze überschreiten können. Sie wartet nicht auf die vollständige Analyse. Sind personenbezogene Daten betroffen, läuft eine eigene Frist gegenüber der Datenschutzbehörde; auch Fristen aus DORA und CRA können laufen.',
        'Die Leitung bereitet sich vor: wer über die Erheblichkeit entscheidet, wer bei Abwesenheit meldet, wie man sich ohne E-Mail erreicht, wer mit Kunden und Medien spricht. Eine Übung im Jahr zeigt, ob es gelingt. Die genauen Fristen berechnet der Vorfallraum.',
      ],
    },
    fr: {
      title: 'Notifier les incidents\u00a0: le délai court dès la détection',
      paragraphs: [
        'Un incident important se notifie en trois étapes\u00a0: alerte précoce, notification et rapport final. Le délai se compte en heures dès la détection, même la nuit et les jours fériés\u00a0; il y a détection quand l’information parvient à l’entité, y compris d’un fournisseur. Les entités publiques de l’annexe 4 et les prestataires de confiance ont d’autres délais.',
        'L’alerte précoce dit peu\u00a0: un acte illicite est-il suspecté, les effets peuvent-ils franchir une frontière. Elle n’attend pas l’analyse complète. Si des données personnelles sont touchées, un autre délai court envers l’autorité de protection\u00a0; ceux de DORA et du CRA peuvent s’y ajouter.',
        'La direction se prépare\u00a0: qui décide de l’importance, qui notifie en son absence, comment se joindre sans messagerie, qui parle aux clients et aux médias. Un exercice par an montre si cela fonctionne. La salle d’incident calcule les délais exacts.',
      ],
    },
  },
  supply: {
    pl: {
      title: 'Łańcuch dostaw',
      paragraphs: [
        'Wiele poważnych incydentów zaczyna się u\u00a0dostawcy. Trzeba wiedzieć, którzy dostawcy mają dostęp do systemów lub danych, bez których usługa staje i\u00a0jak długo można ich zastąpić. Zwykle jest ich kilku, nie kilkuset.',
        'Umowa powinna przewidywać: wymagane zabezpieczenia, niezwłoczne powiadamianie o\u00a0incydentach, prawo sprawdzenia, podwykonawców, kopie i\u00a0zwrot danych po zakończeniu. Dla starych umów wystarcza plan: od najważniejszej do najmniej ważnej, z\u00a0terminami.',
        'Deklaracja dostawcy to informacja, nie dowód. Im ważniejszy dostawca, tym więcej trzeba zobaczyć: wynik audytu, certyfikat i\u00a0jego zakres, raport z\u00a0testu, historię incydentów. Zarząd pyta, od których dostawców zależy ciągłość i\u00a0co się stanie, gdy jutro zamilkną.',
      ],
    },
    en: {
      title: 'The supply chain',
      paragraphs: [
        'Many significant incidents begin at a supplier. It must be known which suppliers have access to systems or data, without which of them the service stops, and for how long they can be replaced. Usually they are a few, not hundreds.',
        'A contract should provide for: required measures, prompt notice of incidents, a right to check, subcontractors, copies and the return of data at its end. For old contracts a plan is enough: from the most to the least important, with due days.',
        'A supplier’s declaration is information, not evidence. The more a supplier matters, the more is to be seen: the result of an audit, a certificate and its scope, a test report, the history of incidents. The board asks on whom continuity depends, and what happens if they fall silent tomorrow.',
      ],
    },
    de: {
      title: 'Die Lieferkette',
      paragraphs: [
        'Viele erhebliche Vorfälle beginnen bei einem Lieferanten. Bekannt sein muss, wer Zugang zu Systemen oder Daten hat, ohne wen der Dienst stillsteht und wie lange man ihn ersetzen kann. Meist sind es wenige, nicht Hunderte.',
        'Der Vertrag sollte regeln: geforderte Maßnahmen, unverzügliche Mitteilung von Vorfällen, ein Prüfrecht, Unterauftragnehmer, Kopien und Rückgabe der Daten am Ende. Für alte Verträge genügt ein Plan: vom wichtigsten zum unwichtigsten, mit Terminen.',
        'Die Erklärung eines Lieferanten ist eine Auskunft, kein Beleg. Je wichtiger er ist, desto mehr muss man sehen: ein Auditergebnis, ein Zertifikat und seinen Umfang, einen Testbericht, frühere Vorfälle. Die Leitung fragt, von wem die Kontinuität abhängt und was geschieht, wenn er morgen schweigt.',
      ],
    },
    fr: {
      title: 'La chaîne d’approvisionnement',
      paragraphs: [
        'Beaucoup d’incidents importants commencent chez un fournisseur. Il faut savoir lesquels accèdent aux systèmes ou aux données, sans lesquels le service s’arrête et combien de temps on peut s’en passer. Ils sont en général quelques-uns, pas des centaines.',
        'Le contrat devrait prévoir\u00a0: mesures exigées, information sans délai en cas d’incident, droit de contrôle, sous-traitants, copies et restitution des données à la fin. Pour les anciens contrats, un plan suffit\u00a0: du plus au moins important, avec des échéances.',
        'La déclaration d’un fournisseur est un renseignement, pas une preuve. Plus il compte, plus il faut voir\u00a0: résultat d’audit, certificat et son périmètre, rapport de test, incidents passés. La direction demande de qui dépend la continuité, et ce qui se passe s’il se tait demain.',
      ],
    },
  },
  supervision: {
    pl: {
      title: 'Pieniądze, nadzór i\u00a0ślad decyzji',
      paragraphs: [
        'Budżet bezpieczeństwa wynika z\u00a0planu działań: zadanie, osoba, termin, koszt. Odmowa pieniędzy jest decyzją o\u00a0ryzyku i\u00a0tak powinna być zapisana. Nie trzeba robić wszystkiego naraz, trzeba umieć pokazać kolejność i\u00a0jej powody.',
        'Nadzór to kilka liczb i\u00a0kilka rozmów: ile zadań jest po terminie, kiedy ostatnio odtworzono dane z\u00a0kopii, ile kont uprzywilejowanych nie ma drugiego składnika, ile trwa usunięcie krytycznej podatności. Liczby bez zmian przez rok zwykle znaczą, że nikt nie mierzy.',
        'Uchwała lub zarządzenie ma nazwać zakres, osobę, środki, plan szkoleń i\u00a0zastępstwa przy incydencie. Podpisany dokument, lista obecności i\u00a0protokół przeglądu to ślad, po którym po latach widać, kto co wiedział i\u00a0zdecydował.',
      ],
    },
    en: {
      title: 'Money, supervision and the record of decisions',
      paragraphs: [
        'The security budget follows from the action plan: task, person, due day, cost. Refusing money is a decision about risk and should be recorded as one. Not everything has to be done at once, but the order and its reasons must be shown.',
        'Supervision is a few figures and a few conversations: how many tasks are overdue, when data were last restored from a copy, how many privileged accounts have no second factor, how long a critical vulnerability stays open. Figures that do not move for a year usually mean that nobody measures.',
        'A resolution or order is to name scope, person, means, training plan and substitutes for incidents. The signed document, the list of attendance and the minutes of the review are the record that shows years later who knew and decided what.',
      ],
    },
    de: {
      title: 'Geld, Aufsicht und die Spur der Entscheidungen',
      paragraphs: [
        'Das Sicherheitsbudget folgt aus dem Maßnahmenplan: Aufgabe, Person, Termin, Kosten. Geld zu verweigern ist eine Entscheidung über Risiko und sollte so festgehalten werden. Nicht alles muss zugleich geschehen, aber Reihenfolge und Gründe müssen sich zeigen lassen.',
        'Aufsicht sind wenige Zahlen und Gespräche: wie viele Aufgaben überfällig sind, wann zuletzt Daten wiederhergestellt wurden, wie viele privilegierte Konten ohne zweiten Faktor sind, wie lange eine kritische Schwachstelle offen bleibt. Zahlen, die sich ein Jahr lang nicht bewegen, heißen meist, dass niemand misst.',
        'Ein Beschluss oder eine Anordnung nennt Umfang, Person, Mittel, Schulungsplan und Vertretung bei Vorfällen. Das unterschriebene Dokument, die Anwesenheitsliste und das Protokoll der Überprüfung zeigen noch Jahre später, wer was wusste und entschied.',
      ],
    },
    fr: {
      title: 'Argent, surveillance et trace des décisions',
      paragraphs: [
        'Le budget de sécurité découle du plan d’action\u00a0: tâche, personne, échéance, coût. Refuser l’argent est une décision sur le risque et doit être consigné ainsi. Tout ne doit pas se faire à la fois, mais l’ordre et ses raisons doivent pouvoir être montrés.',
        'Surveiller, c’est quelques chiffres et quelques entretiens\u00a0: combien de tâches en retard, quand des données ont été restaurées, combien de comptes à privilèges sans second facteur, combien de temps une faille critique reste ouverte. Des chiffres immobiles un an durant signifient souvent que personne ne mesure.',
        'Une résolution ou un ordre nomme le périmètre, la personne, les moyens, le plan de formation et les remplaçants en cas d’incident. Le document signé, la liste de présence et le procès-verbal montrent encore des années plus tard qui savait et a décidé quoi.',
      ],
    },
  },
  limits: {
    pl: {
      title: 'Czym Atesto nie jest',
      paragraphs: [
        'Atesto porządkuje samoocenę, obowiązki, dowody i\u00a0decyzje. Nikt po stronie Atesto nie bada, czy odpowiedzi są prawdziwe, a\u00a0dokumenty wystarczające. Certyfikat Atesto potwierdza wynik samooceny, nie zgodność z\u00a0ustawą.',
        'Atesto nie zastępuje audytu, którego ustawa wymaga od podmiotu kluczowego, porady prawnej ani osoby odpowiedzialnej za bezpieczeństwo. Nie wysyła zgłoszeń ani wniosków do S46: robi to podmiot, a\u00a0potem zapisuje potwierdzenie.',
        'To szkolenie jest samodzielną nauką i\u00a0nie jest akredytowane. Potwierdzenie mówi, kto, kiedy i\u00a0jaki materiał przeszedł oraz jak wypadł test. Czy organ uzna je za wystarczające, nie jest pewne; warto uzupełnić je szkoleniem o\u00a0własnym podmiocie.',
      ],
    },
    en: {
      title: 'What Atesto is not',
      paragraphs: [
        'Atesto keeps self-assessment, duties, evidence and decisions in order. Nobody at Atesto examines whether answers are true and documents sufficient. A certificate of Atesto confirms the result of a self-assessment, not compliance with the act.',
        'Atesto replaces neither the audit that the act demands of essential entities nor legal advice nor a person in charge of security. It sends no notifications and no applications to S46: the entity does, and records the proof afterwards.',
        'This training is learning by oneself and is not accredited. The certificate says who took which material when, and how the test went. Whether an authority takes it as sufficient is not certain; it is worth adding a training about your own entity.',
      ],
    },
    de: {
      title: 'Was Atesto nicht ist',
      paragraphs: [
        'Atesto ordnet Selbstbewertung, Pflichten, Belege und Entscheidungen. Niemand bei Atesto prüft, ob Antworten wahr und Dokumente ausreichend sind. Ein Zertifikat von Atesto bestätigt das Ergebnis einer Selbstbewertung, nicht die Einhaltung des Gesetzes.',
        'Atesto ersetzt weder das Audit, das das Gesetz von wesentlichen Einrichtungen verlangt, noch Rechtsrat noch eine für Sicherheit zuständige Person. Es sendet weder Meldungen noch Anträge an S46: Das tut die Einrichtung und trägt danach den Nachweis ein.',
        'Diese Schulung ist Selbststudium und nicht akkreditiert. Die Bescheinigung sagt, wer wann welches Material bearbeitet hat und wie der Test ausfiel. Ob eine Behörde sie als ausreichend ansieht, ist nicht sicher; eine Schulung zur eigenen Einrichtung ist eine gute Ergänzung.',
      ],
    },
    fr: {
      title: 'Ce qu’Atesto n’est pas',
      paragraphs: [
        'Atesto met en ordre auto-évaluation, obligations, preuves et décisions. Personne chez Atesto n’examine si les réponses sont vraies et les documents suffisants. Un certificat d’Atesto confirme le résultat d’une auto-évaluation, non la conformité à la loi.',
        'Atesto ne remplace ni l’audit que la loi exige des entités essentielles, ni un conseil juridique, ni un responsable de la sécurité. Il n’envoie ni notification ni demande à S46\u00a0: l’entité le fait, puis consigne la preuve.',
        'Cette formation est un apprentissage individuel, non accrédité. L’attestation dit qui a suivi quel support, quand, et le résultat du test. Il n’est pas certain qu’une autorité s’en contente\u00a0; mieux vaut la compléter par une formation sur votre propre entité.',
      ],
    },
  },
};
