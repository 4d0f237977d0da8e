import type { SectionGuidance } from '#core/assessment/scope/questions/guidance.ts';

export const technicalDocumentation: SectionGuidance = {
  'ai-act-2-1': {
    pl: {
      why: 'Od klasyfikacji zależy, czy firma ma kilka obowiązków, czy kilkadziesiąt – a kto jej nie zrobił, nie wie, po której jest stronie.',
      inFull:
        'Każdy system ma kartę z przeznaczeniem, punktem załącznika albo powodem, dla którego żaden nie pasuje, i podpisem, a zmiana zastosowania uruchamia ocenę na nowo.',
      inPart:
        'Systemy „oczywiste” mają ocenę, a te od kadr i obsługi klienta nie, albo wyjątek z art. 6 ust. 3 wpisano jednym zdaniem, bez uzasadnienia.',
      people20:
        'Właściciel bierze arkusz systemów, przy każdym odpowiada, czy wpływa na pracę, kredyt, edukację, zdrowie lub bezpieczeństwo ludzi, i oznacza te do rozmowy z prawnikiem.',
      people100:
        'Kierownik IT z kadrami wypełniają formularz klasyfikacji dla pięciu systemów najbliższych ludziom, a prawnik podpisuje wynik lub wskazuje wątpliwość.',
      people500:
        'Zespół zgodności klasyfikuje portfel według jednego formularza, zaczyna od załącznika III i uzgadnia z zakupami, że zmiana przeznaczenia wraca do oceny.',
    },
    en: {
      why: 'Classification decides whether a company has a handful of duties or dozens; without it, you do not know which side of the line you are on.',
      inFull:
        'Every system has a signed sheet with its purpose and the point of the annex that applies, or the reason why none does; a change of use triggers a new assessment.',
      inPart:
        '“Obvious” systems were assessed but those in HR and customer service were not, or the exception in Article 6(3) is claimed in one sentence without reasons.',
      people20:
        'The owner goes through the list of systems, notes for each whether it affects people’s work, credit, education, health or safety, and marks those to discuss with a lawyer.',
      people100:
        'The IT lead and HR fill in the classification form for the five systems closest to people; a lawyer signs the result or says where the doubt lies.',
      people500:
        'The compliance team classifies the whole portfolio with one form, starting with Annex III, and agrees with purchasing that any change of purpose comes back for assessment.',
    },
    de: {
      why: 'Die Einstufung entscheidet, ob ein Unternehmen wenige Pflichten hat oder Dutzende; ohne sie weiß niemand, auf welcher Seite es steht.',
      inFull:
        'Zu jedem System gibt es ein Blatt mit Zweckbestimmung, dem Punkt des Anhangs oder dem Grund, warum keiner passt, und einer Unterschrift; neue Nutzung löst eine neue Bewertung aus.',
      inPart:
        '„Offensichtliche“ Systeme sind eingestuft, jene aus Personal und Kundendienst nicht, oder die Ausnahme des Art. 6 Abs. 3 steht in einem Satz ohne Begründung.',
      people20:
        'Der Inhaber prüft je System der Liste, ob es Arbeit, Kredit, Bildung, Gesundheit oder Sicherheit von Menschen berührt, und markiert die Fälle für die Rechtsberatung.',
      people100:
        'IT-Leitung und Personalwesen füllen das Einstufungsformular für die fünf Systeme mit der größten Nähe zu Menschen aus; die Rechtsberatung unterschreibt oder nennt den Zweifel.',
      people500:
        'Das Compliance-Team stuft das Portfolio nach einem Formular ein, Anhang III zuerst, und vereinbart mit dem Einkauf, dass ein neuer Zweck zur Bewertung zurückkommt.',
    },
    fr: {
      why: 'La classification détermine si l’entreprise a quelques obligations ou plusieurs dizaines ; tant qu’elle n’est pas faite, on ignore de quel côté on se trouve.',
      inFull:
        'Chaque système a une fiche avec sa destination, le point de l’annexe ou la raison pour laquelle aucun ne convient, et une signature ; tout nouvel usage relance l’évaluation.',
      inPart:
        'Les systèmes « évidents » sont classés, pas ceux des RH ni du service client, ou l’exception de l’article 6, paragraphe 3, tient en une phrase sans justification.',
      people20:
        'Le dirigeant reprend la liste, répond pour chacun s’il touche à l’emploi, au crédit, à l’éducation, à la santé ou à la sécurité des personnes, et marque ceux à soumettre à un juriste.',
      people100:
        'Le responsable informatique et les RH remplissent le formulaire pour les cinq systèmes les plus proches des personnes ; un juriste signe le résultat ou nomme le doute.',
      people500:
        'L’équipe conformité classe le portefeuille selon un seul formulaire, annexe III d’abord, et convient avec les achats que tout changement de destination revient à l’évaluation.',
    },
  },
  'ai-act-2-2': {
    pl: {
      why: 'Dokumentacja pisana po fakcie opisuje, jak miało być – a organ i klient pytają, jak system naprawdę zbudowano.',
      inFull:
        'Dokument ma wersję zgodną z wydaniem, każdy mający zastosowanie punkt załącznika IV wskazuje miejsce, a archiwum sprzed pierwszej sprzedaży da się otworzyć.',
      inPart:
        'Opis architektury i testów jest w kilku miejscach, ale bez zestawienia z załącznikiem IV, albo kończy się na poprzedniej wersji systemu.',
      people20:
        'Właściciel przepisuje nagłówki załącznika IV do jednego dokumentu, wkleja to, co już ma, a przy brakach wpisuje nazwisko i datę.',
      people100:
        'Szef zespołu robi zestawienie: punkt załącznika, plik, właściciel, stan – i dopisuje do listy przed wydaniem pozycję „dokumentacja zaktualizowana”.',
      people500:
        'Zespół zgodności produktu przenosi dokumentację do repozytorium obok kodu, by jej wersja powstawała z wydaniem, i ustala archiwum na 10 lat z próbą odczytu.',
    },
    en: {
      why: 'Documentation written afterwards describes what was intended; authorities and customers ask how the system was actually built.',
      inFull:
        'The document carries the version of the release, every applicable point of Annex IV says where its content is, and the archived copy from before the first sale can be opened.',
      inPart:
        'Architecture and tests are described in several places but not mapped to Annex IV, or the text stops at the previous version of the system.',
      people20:
        'The owner copies the headings of Annex IV into one document, pastes in what exists, and puts a name and a date wherever something is missing.',
      people100:
        'The team lead makes a table – point of the annex, file, owner, status – and adds “documentation updated” to the pre-release checklist.',
      people500:
        'The product compliance team moves the documentation into the repository next to the code, so that it is versioned with each release, and sets up a 10-year archive with a readability test.',
    },
    de: {
      why: 'Nachträglich geschriebene Unterlagen sagen, wie es sein sollte; Behörden und Kunden fragen, wie das System wirklich gebaut ist.',
      inFull:
        'Die Version der Unterlagen entspricht der Auslieferung, jeder anwendbare Punkt von Anhang IV führt an seine Stelle, und das Archiv von vor dem ersten Verkauf lässt sich öffnen.',
      inPart:
        'Architektur und Tests sind verstreut beschrieben, aber nicht Anhang IV zugeordnet, oder der Text endet bei der vorigen Version.',
      people20:
        'Der Inhaber übernimmt die Überschriften von Anhang IV in ein Dokument, fügt Vorhandenes ein und setzt bei Lücken Name und Datum.',
      people100:
        'Die Teamleitung erstellt eine Übersicht – Punkt, Datei, Verantwortliche, Stand – und ergänzt die Freigabeliste um „Dokumentation aktualisiert“.',
      people500:
        'Die Produkt-Compliance legt die Dokumentation neben den Code ins Repository, sodass ihre Version mit der Auslieferung entsteht, und richtet ein Archiv für 10 Jahre mit Leseprobe ein.',
    },
    fr: {
      why: 'Une documentation rédigée après coup décrit ce qui était prévu, alors que l’autorité et le client veulent savoir comment le système a réellement été conçu.',
      inFull:
        'La version du document correspond à celle livrée, chaque point applicable de l’annexe IV renvoie au bon endroit et l’archive antérieure à la première vente peut encore être ouverte.',
      inPart:
        'L’architecture et les tests sont décrits à plusieurs endroits, sans lien avec l’annexe IV, ou la description s’arrête à la version précédente.',
      people20:
        'Le dirigeant reprend les titres de l’annexe IV dans un document, y place ce qui existe déjà et inscrit un nom et une date pour chaque manque.',
      people100:
        'Le chef d’équipe dresse un tableau – point, fichier, responsable, état – et ajoute « documentation à jour » à la liste avant livraison.',
      people500:
        'La conformité produit place la documentation au dépôt à côté du code pour que sa version naisse avec la livraison, et prévoit une archive de 10 ans avec essai de lecture.',
    },
  },
  'ai-act-2-3': {
    pl: {
      why: 'Ryzyko systemu AI zmienia się z każdą wersją i każdym nowym użytkownikiem – ocena zrobiona raz szybko opisuje inny produkt.',
      inFull:
        'Rejestr ma wpisy z różnych faz, także z sygnałów od klientów, przy ryzyku stoi środek i wynik próby, a ktoś imiennie uznał resztę za dopuszczalną.',
      inPart: 'Ocenę zrobiono przed premierą, lecz pomija możliwe niewłaściwe użycie i dzieci, i nikt do niej nie wrócił po zmianach.',
      people20:
        'Właściciel z twórcą i jednym klientem wypisują, komu i jak system może zaszkodzić, także użyty opacznie, i przy trzech najgorszych skutkach wpisują środek i próbę.',
      people100:
        'Szef zespołu zakłada rejestr ryzyk produktu, wyznacza jego przegląd przed każdym wydaniem i zasila go zgłoszeniami ze wsparcia technicznego.',
      people500:
        'Komitet ryzyka AI przyjmuje kryteria dopuszczalności, łączy rejestr z monitorowaniem po wprowadzeniu do obrotu i zatwierdza ryzyko rezydualne dla jednego produktu.',
    },
    en: {
      why: 'The risk of an AI system changes with every version and every new user; a one-off assessment soon describes a different product.',
      inFull:
        'The register has entries from several phases, including feedback from customers; each risk has a measure and a test result, and a named person judged what remains to be acceptable.',
      inPart:
        'The assessment was made before launch but leaves out foreseeable misuse and children, and nobody came back to it after changes.',
      people20:
        'The owner, the developer and one customer list whom the system could harm and how, misuse included, and add a measure and a test for the three worst effects.',
      people100:
        'The team lead opens a product risk register, schedules its review before every release and feeds it with support tickets.',
      people500:
        'The AI risk committee adopts acceptance criteria, links the register to post-market monitoring and approves the residual risk of one product.',
    },
    de: {
      why: 'Das Risiko eines KI-Systems ändert sich mit jeder Version und jedem neuen Nutzer; eine einmalige Bewertung beschreibt bald ein anderes Produkt.',
      inFull:
        'Das Register enthält Einträge aus mehreren Phasen, auch Hinweise von Kunden; je Risiko stehen Maßnahme und Testergebnis, und jemand hat den Rest namentlich für vertretbar erklärt.',
      inPart: 'Bewertet wurde vor dem Start, doch Fehlgebrauch und Kinder fehlen, und nach Änderungen kam niemand darauf zurück.',
      people20:
        'Inhaber, Entwickler und ein Kunde listen auf, wem das System wie schaden könnte, auch falsch gebraucht, und setzen bei den drei schlimmsten Folgen Maßnahme und Test ein.',
      people100:
        'Die Teamleitung legt ein Produktrisikoregister an, prüft es vor jeder Auslieferung und speist es mit Anfragen aus dem Support.',
      people500:
        'Der KI-Risikoausschuss beschließt Kriterien der Vertretbarkeit, verbindet das Register mit der Beobachtung nach dem Inverkehrbringen und gibt das Restrisiko für ein Produkt frei.',
    },
    fr: {
      why: 'Le risque d’un système d’IA change à chaque version et chaque nouvel utilisateur ; une évaluation unique décrit vite un autre produit.',
      inFull:
        'Le registre contient des entrées de plusieurs phases, retours des clients compris ; chaque risque a une mesure et un résultat d’essai, et une personne désignée a jugé le reste acceptable.',
      inPart:
        'L’évaluation a été faite avant le lancement, mais elle oublie les mauvais usages prévisibles et les enfants, et personne ne l’a reprise après les modifications.',
      people20:
        'Le dirigeant, le concepteur et un client listent à qui et comment le système peut nuire, même mal utilisé, et associent mesure et essai aux trois pires effets.',
      people100:
        'Le chef d’équipe ouvre un registre des risques produit, le revoit avant chaque livraison et l’alimente par les demandes du support.',
      people500:
        'Le comité des risques IA adopte des critères d’acceptation, relie le registre à la surveillance après commercialisation et approuve le risque résiduel d’un produit.',
    },
  },
  'ai-act-2-4': {
    pl: {
      why: 'Jakość zależna od pamięci dwóch osób kończy się z ich odejściem, a prawo wymaga jej na piśmie od pomysłu po zgłoszenie incydentu.',
      inFull:
        'Dla każdej litery od a do m da się pokazać procedurę i ślad, że ktoś jej użył w tym roku; zakres pasuje do wielkości firmy, a nie do szablonu.',
      inPart:
        'Jest certyfikat ISO 9001 albo komplet procedur z szablonu, lecz danych, ryzyka AI i zgłaszania incydentów w nich nie ma lub nikt ich nie stosuje.',
      people20:
        'Właściciel drukuje listę od a do m z art. 17, przy każdej literze pisze jednym zdaniem, jak to dziś robimy, i podkreśla te, przy których nie ma co napisać.',
      people100:
        'Szef jakości porównuje posiadane procedury z art. 17 ust. 1, wskazuje trzy największe braki i pisze pierwszą brakującą – najlepiej o zmianach systemu.',
      people500:
        'Zespół jakości rozszerza system zarządzania o elementy AI, wyznacza właściciela każdej litery i sprawdza stosowanie na jednym produkcie.',
    },
    en: {
      why: 'Quality that lives in the heads of two people leaves with them; the law wants it in writing, from the first idea to the incident report.',
      inFull:
        'For each point from (a) to (m) you can show a procedure and evidence that it was used this year; its extent fits the size of the company rather than a template.',
      inPart:
        'There is an ISO 9001 certificate or a full set of templates, but data, AI risk and incident reporting are not covered, or nobody follows it.',
      people20:
        'The owner prints points (a) to (m) of Article 17, writes one sentence on how each is done today, and underlines those with nothing to write.',
      people100:
        'The quality lead compares existing procedures with Article 17(1), names the three largest gaps and writes the first missing procedure, preferably on changes to the system.',
      people500:
        'The quality team adds the AI elements to the management system, names an owner for each point and checks how it works in practice on one product.',
    },
    de: {
      why: 'Qualität, die im Gedächtnis zweier Personen lebt, geht mit ihnen; das Gesetz will sie schriftlich, von der Idee bis zur Meldung von Vorfällen.',
      inFull:
        'Zu jedem Buchstaben von a bis m lassen sich ein Verfahren und eine Spur seiner Anwendung in diesem Jahr zeigen; der Umfang passt zur Größe, nicht zur Vorlage.',
      inPart:
        'Es gibt ein ISO-9001-Zertifikat oder einen Satz Vorlagen, doch Daten, KI-Risiko und Meldung von Vorfällen fehlen darin, oder niemand folgt ihnen.',
      people20:
        'Der Inhaber druckt die Liste a bis m des Art. 17, schreibt je Buchstabe einen Satz, wie es heute läuft, und unterstreicht jene, zu denen nichts zu schreiben ist.',
      people100:
        'Die Qualitätsleitung vergleicht vorhandene Verfahren mit Art. 17 Abs. 1, benennt die drei größten Lücken und schreibt das erste fehlende, am besten zu Systemänderungen.',
      people500:
        'Das Qualitätsteam erweitert das Managementsystem um die KI-Elemente, benennt zu jedem Buchstaben eine verantwortliche Person und prüft die Anwendung an einem Produkt.',
    },
    fr: {
      why: 'Une qualité qui repose sur la mémoire de deux personnes part avec elles ; la loi l’exige par écrit, de l’idée à la déclaration d’incident.',
      inFull:
        'Pour chaque lettre de a à m, on peut montrer une procédure et la preuve qu’elle a servi dans l’année ; leur étendue correspond à la taille de l’entreprise, non à un modèle.',
      inPart:
        'Il existe un certificat ISO 9001 ou un jeu de procédures types, mais les données, les risques liés à l’IA et la déclaration des incidents n’y figurent pas, ou personne ne les applique.',
      people20:
        'Le dirigeant imprime la liste de a à m de l’article 17, décrit en une phrase par lettre la pratique actuelle et souligne les lettres pour lesquelles il n’y a rien à écrire.',
      people100:
        'Le responsable qualité compare les procédures à l’article 17, paragraphe 1, nomme les trois plus grands manques et rédige la première, de préférence sur les modifications.',
      people500:
        'L’équipe qualité étend le système de management aux éléments d’IA, désigne un responsable par lettre et vérifie la pratique sur un produit.',
    },
  },
  'ai-act-2-5': {
    pl: {
      why: 'Bez zapisów sporu o decyzję systemu nie da się rozstrzygnąć, a usterki – odtworzyć.',
      inFull:
        'Z dziennika da się odtworzyć jedną decyzję: wersję modelu, wejście, wynik, czas i ingerencję człowieka, a próba pokazała, że przerwa w zapisie wywołuje alarm.',
      inPart: 'System zapisuje błędy techniczne, ale nie wejścia, wersje i wyniki, albo zapisy można zmienić bez śladu.',
      people20:
        'Właściciel z twórcą wybierają jedną prawdziwą decyzję sprzed miesiąca, próbują ją odtworzyć z dzienników i spisują, czego w nich zabrakło.',
      people100:
        'Szef zespołu pisze listę zdarzeń według art. 12 ust. 2, dodaje wersję modelu i identyfikator sprawy do każdego wpisu i sprawdza to testem.',
      people500:
        'Architekt produktu ustala wspólny format zapisów dla systemów wysokiego ryzyka, ochronę przed zmianą i test kompletności w każdym wydaniu.',
    },
    en: {
      why: 'Without records you can neither settle a dispute about a decision nor reproduce a fault.',
      inFull:
        'One decision can be reconstructed from the log – model version, input, result, time and human intervention – and a test showed that a gap in logging raises an alarm.',
      inPart: 'The system logs technical errors but not inputs, versions and results, or records can be changed without a trace.',
      people20:
        'The owner and the developer pick a real decision from a month ago, try to reconstruct it from the logs and write down what was missing.',
      people100:
        'The team lead lists the events required by Article 12(2), adds the model version and case number to every entry and covers this with a test.',
      people500:
        'The product architect defines one log format for high-risk systems, tamper protection and a completeness test in every release.',
    },
    de: {
      why: 'Ohne Aufzeichnungen lässt sich weder ein Streit um eine Entscheidung klären noch ein Fehler nachstellen.',
      inFull:
        'Aus dem Protokoll lässt sich eine Entscheidung nachvollziehen – Modellversion, Eingabe, Ergebnis, Zeit, menschliches Eingreifen –, und ein Test zeigte, dass eine Lücke Alarm auslöst.',
      inPart:
        'Das System protokolliert technische Fehler, aber nicht Eingaben, Versionen und Ergebnisse, oder Einträge lassen sich spurlos ändern.',
      people20:
        'Inhaber und Entwickler wählen eine echte Entscheidung von vor einem Monat, versuchen sie aus den Protokollen nachzustellen und notieren, was fehlte.',
      people100:
        'Die Teamleitung schreibt die Ereignisliste nach Art. 12 Abs. 2, ergänzt Modellversion und Fallnummer in jedem Eintrag und sichert das durch einen Test ab.',
      people500:
        'Die Produktarchitektur legt für Hochrisiko-KI-Systeme ein Protokollformat, Schutz vor Änderung und einen Vollständigkeitstest je Auslieferung fest.',
    },
    fr: {
      why: 'Sans traces, on ne peut ni trancher un litige sur une décision ni reproduire une panne.',
      inFull:
        'Le journal permet de reconstituer une décision – version du modèle, entrée, résultat, heure, intervention humaine – et un essai a montré qu’une interruption de l’enregistrement déclenche une alerte.',
      inPart:
        'Le système enregistre les erreurs techniques, mais ni les entrées, ni les versions, ni les résultats, ou les enregistrements peuvent être modifiés sans trace.',
      people20:
        'Le dirigeant et le concepteur prennent une vraie décision d’il y a un mois, tentent de la reconstituer depuis les journaux et notent ce qui manquait.',
      people100:
        'Le chef d’équipe écrit la liste des événements selon l’article 12, paragraphe 2, ajoute version du modèle et numéro de dossier à chaque entrée et la couvre d’un test.',
      people500:
        'L’architecte produit fixe pour les systèmes à haut risque un format unique, une protection contre la modification et un test de complétude à chaque livraison.',
    },
  },
  'ai-act-2-6': {
    pl: {
      why: 'Skarga przychodzi zwykle po miesiącach – kto wtedy już nie ma zapisów, nie obroni ani siebie, ani człowieka, którego decyzja dotyczy.',
      inFull:
        'Dla każdego systemu zapisano okres z uzasadnieniem, a na próbę udaje się wyjąć wpis sprzed pół roku; umowa daje dostęp do zapisów trzymanych u dostawcy.',
      inPart: 'Dzienniki istnieją, ale kasują się po 30 dniach albo są u dostawcy i nikt nie sprawdził, jak je od niego dostać.',
      people20:
        'Właściciel pyta dostawcę, jak długo trzyma zapisy i jak je pobrać, pobiera jeden wpis na próbę i zapisuje termin w arkuszu systemów.',
      people100:
        'Kierownik IT ustawia archiwizację na co najmniej sześć miesięcy dla systemu, który najbardziej dotyczy ludzi, i uzgadnia okres z osobą od ochrony danych.',
      people500:
        'Zespół zgodności zestawia okresy przechowywania wszystkich systemów wysokiego ryzyka z RODO i przepisami branżowymi i zleca próbę wydania zapisów organowi.',
    },
    en: {
      why: 'Complaints usually come months later; if the records are gone by then, you can defend neither yourself nor the person concerned.',
      inFull:
        'Each system has a retention period with a reason, and a test retrieved an entry from six months ago; the contract gives access to records kept by the provider.',
      inPart: 'Logs exist but are deleted after 30 days, or they are kept by the provider and nobody has tried to get hold of them.',
      people20:
        'The owner asks the provider how long records are kept and how to get them, downloads one as a test and notes the period in the list of systems.',
      people100:
        'The IT lead sets at least six months of archiving for the system that affects people most and agrees the period with data protection.',
      people500:
        'The compliance team aligns the retention periods of all high-risk systems with the GDPR and sector rules, and runs a rehearsal of handing records to an authority.',
    },
    de: {
      why: 'Beschwerden kommen meist nach Monaten; wer dann keine Protokolle mehr hat, kann weder sich noch die betroffene Person verteidigen.',
      inFull:
        'Je System ist eine Frist mit Begründung notiert, und ein Eintrag von vor einem halben Jahr lässt sich probeweise abrufen; der Vertrag gibt Zugang zu Protokollen beim Anbieter.',
      inPart: 'Protokolle gibt es, doch sie werden nach 30 Tagen gelöscht oder liegen beim Anbieter, und niemand hat den Abruf erprobt.',
      people20:
        'Der Inhaber fragt den Anbieter, wie lange Protokolle bleiben und wie man sie erhält, ruft eines zur Probe ab und notiert die Frist in der Systemliste.',
      people100:
        'Die IT-Leitung stellt für das System mit der größten Nähe zu Menschen mindestens sechs Monate Archiv ein und stimmt die Frist mit dem Datenschutz ab.',
      people500:
        'Das Compliance-Team gleicht die Fristen aller Hochrisiko-KI-Systeme mit DSGVO und Branchenrecht ab und lässt die Herausgabe an eine Behörde proben.',
    },
    fr: {
      why: 'Une plainte arrive souvent des mois après ; sans traces, on ne peut défendre ni l’entreprise ni la personne concernée par la décision.',
      inFull:
        'Pour chaque système, une durée de conservation motivée est fixée et un essai permet de retrouver une entrée d’il y a six mois ; le contrat donne accès aux journaux détenus par le fournisseur.',
      inPart:
        'Les journaux existent, mais ils sont effacés au bout de 30 jours, ou le fournisseur les détient et personne n’a essayé de les obtenir.',
      people20:
        'Le dirigeant demande au fournisseur combien de temps il garde les journaux et comment les obtenir, en télécharge un et note la durée dans la liste des systèmes.',
      people100:
        'Le responsable informatique règle l’archivage à six mois au moins pour le système le plus proche des personnes et convient de la durée avec le délégué à la protection des données.',
      people500:
        'L’équipe conformité confronte les durées de tous les systèmes à haut risque au RGPD et au droit sectoriel et fait répéter une remise de journaux à une autorité.',
    },
  },
  'ai-act-2-7': {
    pl: {
      why: 'Ocena zgodności jest warunkiem wejścia systemu na rynek, a poprawianie gotowego produktu kosztuje więcej niż zaplanowanie jej na początku.',
      inFull:
        'Jest dokument mówiący, dlaczego wybrano tę procedurę z art. 43, deklaracja z datą sprzed pierwszej sprzedaży i oznakowanie CE tam, gdzie widzi je klient.',
      inPart: 'Deklarację podpisano, lecz nie da się wskazać dowodów pod nią, albo po dużej zmianie oceny nie powtórzono.',
      people20:
        'Właściciel ustala z prawnikiem na jednej stronie, czy system można ocenić samemu, i wypisuje, których dowodów jeszcze nie ma.',
      people100:
        'Szef produktu układa kalendarz oceny wstecz od daty premiery, zbiera dowody do jednego folderu i rozmawia z jednostką notyfikowaną, jeśli jest potrzebna.',
      people500: 'Zespół zgodności produktu określa, jaka zmiana jest istotna i wymaga nowej oceny, i wstawia to pytanie do procesu zmian.',
    },
    en: {
      why: 'Conformity assessment is the condition for entering the market, and correcting a finished product costs more than planning for it.',
      inFull:
        'A document explains why this procedure under Article 43 was chosen, the declaration is dated before the first sale, and the CE marking is where customers can see it.',
      inPart:
        'The declaration is signed but the evidence behind it cannot be produced, or the assessment was not repeated after a major change.',
      people20:
        'The owner and a lawyer establish on one page whether the company may assess the system itself, and list the evidence still missing.',
      people100:
        'The product lead plans the assessment backwards from the launch date, gathers evidence in one folder and contacts a notified body where one is needed.',
      people500:
        'The product compliance team defines which changes are substantial and need a new assessment, and builds that question into the change process.',
    },
    de: {
      why: 'Die Konformitätsbewertung ist die Bedingung für den Marktzugang, und Nachbessern am fertigen Produkt kostet mehr als frühes Planen.',
      inFull:
        'Ein Dokument begründet die Wahl des Verfahrens nach Art. 43, die Erklärung ist älter als der erste Verkauf, und die CE-Kennzeichnung steht dort, wo Kunden sie sehen.',
      inPart:
        'Die Erklärung ist unterschrieben, doch die Nachweise darunter lassen sich nicht zeigen, oder nach einer großen Änderung wurde nicht neu bewertet.',
      people20:
        'Der Inhaber klärt mit der Rechtsberatung auf einer Seite, ob das System selbst bewertet werden darf, und listet fehlende Nachweise auf.',
      people100:
        'Die Produktleitung plant die Bewertung rückwärts vom Starttermin, sammelt Nachweise in einem Ordner und spricht, wo nötig, mit einer notifizierten Stelle.',
      people500:
        'Die Produkt-Compliance legt fest, welche Änderung wesentlich ist und eine neue Bewertung verlangt, und nimmt die Frage in den Änderungsprozess auf.',
    },
    fr: {
      why: 'L’évaluation de la conformité conditionne l’accès au marché, et corriger un produit fini coûte plus cher que de prévoir cette évaluation dès le départ.',
      inFull:
        'Un document dit pourquoi cette procédure de l’article 43 a été choisie, la déclaration est antérieure à la première vente et le marquage CE se trouve là où le client le voit.',
      inPart:
        'La déclaration est signée, mais on ne peut pas produire les preuves qui la fondent, ou l’évaluation n’a pas été refaite après une modification importante.',
      people20:
        'Le dirigeant établit sur une page avec un juriste si le système peut être évalué en interne et liste les preuves manquantes.',
      people100:
        'Le chef de produit planifie l’évaluation à rebours du lancement, réunit les preuves dans un dossier et consulte un organisme notifié si besoin.',
      people500:
        'La conformité produit définit quelle modification est substantielle et appelle une nouvelle évaluation, et met la question dans le processus de changement.',
    },
  },
  'ai-act-2-8': {
    pl: {
      why: 'Zanim system zacznie oceniać ludzi, ktoś powinien zapytać, kogo może skrzywdzić i do kogo ten ktoś pójdzie ze skargą.',
      inFull:
        'Dokument sprzed uruchomienia nazywa proces, czas użycia, grupy osób, konkretne szkody, nadzór i drogę skargi, a organ dostał wyniki; po zmianie procesu jest nowa wersja.',
      inPart: 'Zrobiono ocenę skutków dla ochrony danych i uznano, że to to samo, albo ocena powstała, gdy system już działał.',
      people20:
        'Właściciel sprawdza z prawnikiem na jednej stronie, czy firma jest w kręgu zobowiązanych, a jeżeli tak, opisuje jeden proces i ludzi, których dotyczy.',
      people100:
        'Właściciel procesu z osobą od ochrony danych wypełniają sześć elementów dla jednego systemu i pytają przedstawiciela osób, których on dotyczy.',
      people500:
        'Zespół zgodności tworzy wzór łączący obie oceny, blokuje uruchomienie bez niego i wyznacza, kto zgłasza wyniki organowi nadzoru rynku.',
    },
    en: {
      why: 'Before a system starts judging people, somebody should ask whom it might hurt and where those people can complain.',
      inFull:
        'A document from before first use names the process, period of use, groups of people, specific harms, oversight and the way to complain; the authority received the results, and a new process gets a new version.',
      inPart:
        'A data protection impact assessment was made and taken to be the same thing, or the assessment was written when the system was already in use.',
      people20:
        'The owner and a lawyer check on one page whether the company is obliged to do this and, if so, describe one process and the people it affects.',
      people100:
        'The process owner and the data protection officer complete the six elements for one system and ask a representative of the people affected for comments.',
      people500:
        'The compliance team creates one form for both assessments, allows no launch without it and names who notifies the market surveillance authority.',
    },
    de: {
      why: 'Bevor ein System über Menschen urteilt, sollte jemand fragen, wem es schaden kann und wohin sich diese Person wendet.',
      inFull:
        'Ein Dokument von vor dem Start nennt Prozess, Nutzungsdauer, Gruppen, konkrete Schäden, Aufsicht und Beschwerdeweg, die Behörde erhielt die Ergebnisse; ein neuer Prozess hat eine neue Fassung.',
      inPart:
        'Eine Datenschutz-Folgenabschätzung liegt vor und gilt als dasselbe, oder die Abschätzung entstand, als das System schon lief.',
      people20:
        'Der Inhaber prüft mit der Rechtsberatung auf einer Seite, ob das Unternehmen verpflichtet ist, und beschreibt dann einen Prozess und die betroffenen Menschen.',
      people100: 'Prozessleitung und Datenschutz füllen die sechs Elemente für ein System aus und fragen eine Vertretung der Betroffenen.',
      people500:
        'Das Compliance-Team erstellt ein Muster für beide Abschätzungen, sperrt den Start ohne dieses und benennt, wer die Marktüberwachungsbehörde unterrichtet.',
    },
    fr: {
      why: 'Avant qu’un système ne juge des personnes, il faut se demander à qui il peut nuire et à qui ces personnes pourront se plaindre.',
      inFull:
        'Un document antérieur au démarrage nomme processus, durée, groupes, préjudices concrets, contrôle et voie de plainte, et l’autorité a reçu les résultats ; un nouveau processus a une nouvelle version.',
      inPart:
        'Une analyse d’impact sur la protection des données existe et l’on pense qu’elle en tient lieu, ou l’analyse a été faite alors que le système fonctionnait déjà.',
      people20:
        'Le dirigeant vérifie avec un juriste, sur une page, si l’entreprise est concernée et, si oui, décrit un processus et les personnes qu’il touche.',
      people100:
        'Le responsable du processus et le délégué à la protection des données remplissent les six éléments pour un système et interrogent un représentant des personnes concernées.',
      people500:
        'L’équipe conformité crée un modèle commun aux deux analyses, bloque tout démarrage sans lui et désigne qui notifie l’autorité de surveillance du marché.',
    },
  },
};
