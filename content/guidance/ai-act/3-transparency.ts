import type { SectionGuidance } from '#core/assessment/scope/questions/guidance.ts';

export const transparency: SectionGuidance = {
  'ai-act-3-1': {
    pl: {
      why: 'Podmiot stosujący odpowiada za używanie zgodne z instrukcją – a jeśli instrukcja milczy o granicach systemu, pozna je na własnych klientach.',
      inFull:
        'Osoba, która nie tworzyła systemu, po lekturze wie, do czego go nie używać, jak często się myli i kiedy go zatrzymać; wersja instrukcji odpowiada wersji systemu.',
      inPart:
        'Jest podręcznik użytkownika, który opisuje przyciski i ekrany, ale nie dokładność, ograniczenia i nadzór, albo jest on tylko w języku twórców.',
      people20:
        'Właściciel dopisuje do podręcznika stronę: do czego system służy, do czego nie, jak bardzo się myli i kiedy przerwać – i daje ją jednemu klientowi do przeczytania.',
      people100:
        'Szef produktu porównuje instrukcję z listą z art. 13 ust. 3, zaznacza braki i uzupełnia najpierw ograniczenia oraz środki nadzoru.',
      people500:
        'Zespół dokumentacji wiąże wersję instrukcji z wydaniem, bada zrozumienie na pięciu użytkownikach i poprawia trzy najczęściej źle rozumiane miejsca.',
    },
    en: {
      why: 'The deployer must use the system as instructed; if the instructions do not mention its limits, deployers find them out at the expense of their own customers.',
      inFull:
        'Somebody who did not build the system knows after reading what not to use it for, how often it is wrong and when to stop it; the instructions match the system’s version.',
      inPart:
        'There is a manual of buttons and screens, but nothing on accuracy, limitations and oversight, or it exists only in the developers’ language.',
      people20:
        'The owner adds a page to the manual – what the system is for, what it is not for, how often it is wrong, when to stop – and asks one customer to read it.',
      people100:
        'The product lead compares the instructions with the list in Article 13(3), marks the gaps and fills in limitations and oversight measures first.',
      people500:
        'The documentation team ties the version of the instructions to the release, tests them with five users and corrects the three passages most often misread.',
    },
    de: {
      why: 'Der Betreiber verantwortet die Nutzung nach Anleitung; schweigt sie über Grenzen, erfährt er davon auf Kosten der eigenen Kunden.',
      inFull:
        'Wer das System nicht gebaut hat, weiß nach der Lektüre, wofür es nicht dient, wie oft es irrt und wann man es anhält; die Version entspricht der des Systems.',
      inPart:
        'Es gibt ein Handbuch mit Knöpfen und Masken, aber ohne Genauigkeit, Grenzen und Aufsicht, oder nur in der Sprache der Entwickler.',
      people20:
        'Der Inhaber ergänzt eine Seite – wofür, wofür nicht, wie hoch die Fehlerquote, wann anhalten – und lässt sie von einem Kunden lesen.',
      people100:
        'Die Produktleitung vergleicht die Betriebsanleitung mit Art. 13 Abs. 3, markiert Lücken und ergänzt zuerst Grenzen und Maßnahmen der Aufsicht.',
      people500:
        'Das Dokumentationsteam bindet die Anleitungsversion an die Auslieferung, prüft das Verständnis an fünf Nutzern und bessert die drei missverständlichsten Stellen nach.',
    },
    fr: {
      why: 'Le déployeur répond d’un usage conforme à la notice ; si elle tait les limites, il les découvre sur ses propres clients.',
      inFull:
        'Après lecture, une personne étrangère à la conception sait à quoi ne pas utiliser le système, combien de fois il se trompe et quand l’arrêter ; la notice correspond à la version du système.',
      inPart:
        'Il existe un manuel qui décrit boutons et écrans, mais ni l’exactitude, ni les limites, ni le contrôle, ou il n’est rédigé que dans la langue des concepteurs.',
      people20:
        'Le dirigeant ajoute une page au manuel – à quoi sert le système, à quoi il ne sert pas, à quelle fréquence il se trompe, quand l’arrêter – et la fait lire à un client.',
      people100:
        'Le chef de produit compare la notice d’utilisation à l’article 13, paragraphe 3, marque les manques et complète d’abord limites et mesures de contrôle.',
      people500:
        'L’équipe documentation lie la version de la notice à la livraison, teste la compréhension sur cinq utilisateurs et corrige les trois passages les plus mal compris.',
    },
  },
  'ai-act-3-2': {
    pl: {
      why: 'Jedna zmiana nazwy albo zastosowania cudzego systemu może zrobić z klienta dostawcę – ze wszystkimi jego obowiązkami.',
      inFull:
        'Umowy z dostawcami części określają, jakie informacje i jaki dostęp się należą, a przy każdym cudzym systemie jest notatka, że nie zmieniono nazwy, celu ani istoty.',
      inPart:
        'Role opisano w mailach albo w ogólnych warunkach dostawcy, a o dostrajaniu modelu na własnych danych nikt nie myślał jak o zmianie systemu.',
      people20:
        'Właściciel przy każdym systemie odpowiada na trzy pytania – czy jest pod naszą nazwą, czy go zmieniliśmy, czy używamy go inaczej – i pisze do dostawcy o jego rolę.',
      people100:
        'Prawnik z kierownikiem IT przeglądają umowę o najważniejszy system, dopisują informowanie o zmianach i dostęp techniczny, a dystrybutor sprawdza oznakowanie CE przed odsprzedażą.',
      people500:
        'Zakupy i prawnicy tworzą klauzulę AI dla trzech ról, a proces zmian pyta o art. 25 ust. 1 przed każdym dostrojeniem lub nowym zastosowaniem.',
    },
    en: {
      why: 'Putting your name on somebody else’s system, or using it differently, can turn a customer into a provider with all of a provider’s duties.',
      inFull:
        'Contracts with component suppliers say what information and access you get, and for every third-party system a note confirms that name, purpose and substance were not changed.',
      inPart:
        'Roles are described in e-mails or in the supplier’s general terms, and nobody considered that fine-tuning a model on the company’s own data changes the system.',
      people20:
        'The owner answers three questions for each system – does it carry our name, did we change it, do we use it differently – and writes to the supplier about roles.',
      people100:
        'A lawyer and the IT lead go through the contract for the main system and add notice of changes and technical access; distributors check the CE marking before resale.',
      people500:
        'Purchasing and legal draft one AI clause for three roles, and the change process asks about Article 25(1) before any fine-tuning or new use.',
    },
    de: {
      why: 'Ein neuer Name oder Zweck für ein fremdes System kann aus dem Kunden einen Anbieter machen, mit allen dessen Pflichten.',
      inFull:
        'Verträge mit Zulieferern sagen, welche Informationen und Zugänge geschuldet sind; zu jedem fremden System hält ein Vermerk fest, dass Name, Zweck und Wesen unverändert blieben.',
      inPart:
        'Rollen stehen in E-Mails oder Lieferbedingungen, und das Nachtrainieren mit eigenen Daten sah niemand als Änderung des Systems.',
      people20:
        'Der Inhaber beantwortet je System drei Fragen – unter unserem Namen, von uns verändert, anders genutzt – und fragt den Lieferanten schriftlich nach dessen Rolle.',
      people100:
        'Rechtsberatung und IT-Leitung ergänzen im Vertrag über das Hauptsystem Änderungsmitteilungen und technischen Zugang; ein Händler prüft vor dem Weiterverkauf die CE-Kennzeichnung.',
      people500:
        'Einkauf und Recht erstellen eine KI-Klausel für drei Rollen; der Änderungsprozess fragt vor jedem Nachtraining oder neuen Zweck nach Art. 25 Abs. 1.',
    },
    fr: {
      why: 'Changer le nom ou l’usage du système d’un tiers peut faire du client un fournisseur, avec toutes les obligations qui en découlent.',
      inFull:
        'Les contrats avec les fournisseurs de composants disent quelles informations et quels accès sont dus ; pour chaque système tiers, une note atteste que nom, destination et substance n’ont pas changé.',
      inPart:
        'Les rôles sont décrits dans des e-mails ou des conditions générales, et personne n’a envisagé que l’ajustement d’un modèle sur ses propres données puisse être une modification du système.',
      people20:
        'Le dirigeant répond pour chaque système à trois questions – porte-t-il notre nom, l’avons-nous modifié, l’utilisons-nous autrement – et demande par écrit au vendeur quel est son rôle.',
      people100:
        'Un juriste et le responsable informatique revoient le contrat du système principal et y ajoutent avis de changement et accès technique ; un distributeur vérifie le marquage CE.',
      people500:
        'Achats et juristes rédigent une clause IA pour trois rôles ; le processus de changement interroge l’article 25, paragraphe 1, avant tout ajustement ou nouvel usage.',
    },
  },
  'ai-act-3-3': {
    pl: {
      why: 'Baza unijna jest co do zasady publiczna: brak wpisu zobaczy każdy klient, dziennikarz i organ, a system bez niego nie powinien trafić na rynek.',
      inFull:
        'Numer wpisu podano w dokumentacji systemu, data poprzedza pierwszą sprzedaż lub użycie, a wyznaczona osoba sprawdza wpis po każdej zmianie; urząd sprawdza go przed użyciem.',
      inPart: 'Wniosek przygotowano albo wpisano część systemów; te z wyjątkiem z art. 6 ust. 3 pominięto, choć także ich to dotyczy.',
      people20:
        'Właściciel wybiera z arkusza systemy z załącznika III, zbiera na jednej stronie dane z załącznika VIII i sam bierze na siebie ich aktualizowanie.',
      people100:
        'Osoba od zgodności robi listę „wpis potrzebny – dane – termin” dla systemów dostarczanych, a w jednostce publicznej sprawdza w bazie każdy używany.',
      people500:
        'Zespół zgodności dopisuje rejestrację do listy przed premierą, a dział zakupów jednostki publicznej żąda numeru wpisu w ofertach.',
    },
    en: {
      why: 'Most of the EU database is public: any customer, journalist or authority can see a missing entry, and without one a system must not reach the market.',
      inFull:
        'The system’s documentation quotes the entry number, the entry was made before first sale or use, and a named person checks it after changes; public bodies check it before use.',
      inPart:
        'The entry is prepared, or only some systems are entered; those relying on the exception in Article 6(3) were left out although it covers them too.',
      people20:
        'The owner picks the Annex III systems from the list, gathers the data required by Annex VIII on one page and makes one person responsible for keeping it current.',
      people100:
        'The compliance lead keeps a list “entry needed – data – date” for the systems the company provides; in a public body, every system in use is looked up.',
      people500:
        'The compliance team adds registration to the pre-launch checklist, and purchasing in a public body asks for the entry number in tenders.',
    },
    de: {
      why: 'Die EU-Datenbank ist grundsätzlich öffentlich: Fehlende Einträge sehen Kunden, Presse und Behörden, und ohne Eintrag sollte ein System nicht auf den Markt.',
      inFull:
        'Die Eintragsnummer steht in den Unterlagen, das Datum liegt vor Verkauf oder Nutzung, eine benannte Person prüft nach Änderungen; öffentliche Stellen prüfen vor der Nutzung.',
      inPart:
        'Der Eintrag ist vorbereitet oder nur für einen Teil erfolgt; Systeme mit der Ausnahme des Art. 6 Abs. 3 fehlen, obwohl es sie ebenfalls betrifft.',
      people20:
        'Der Inhaber wählt die Systeme aus Anhang III, sammelt die Angaben nach Anhang VIII auf einer Seite und übernimmt deren Pflege.',
      people100:
        'Die Compliance-Stelle listet „Eintrag nötig – Angaben – Termin“ für bereitgestellte Systeme; eine öffentliche Stelle schlägt jedes genutzte System nach.',
      people500:
        'Das Compliance-Team nimmt die Registrierung in die Startliste auf; der Einkauf öffentlicher Stellen verlangt die Eintragsnummer im Angebot.',
    },
    fr: {
      why: 'La base de données de l’UE est en principe publique : client, journaliste et autorité voient l’absence d’inscription, et sans elle un système ne devrait pas être commercialisé.',
      inFull:
        'Le numéro figure dans la documentation, l’enregistrement précède la vente ou l’utilisation et une personne désignée le vérifie après chaque changement ; un organisme public le vérifie avant utilisation.',
      inPart:
        'L’enregistrement est préparé ou partiel ; les systèmes relevant de l’exception de l’article 6, paragraphe 3, ont été omis alors qu’ils sont concernés eux aussi.',
      people20:
        'Le dirigeant choisit les systèmes de l’annexe III, réunit sur une page les données de l’annexe VIII et se charge de leur mise à jour.',
      people100:
        'La conformité liste « inscription nécessaire – données – date » pour les systèmes fournis ; un organisme public consulte la base pour chaque système utilisé.',
      people500:
        'L’équipe conformité ajoute l’enregistrement à la liste de lancement ; les achats d’un organisme public exigent le numéro dans les offres.',
    },
  },
  'ai-act-3-4': {
    pl: {
      why: 'Człowiek ufa rozmówcy inaczej, gdy wie, że to maszyna – ukrycie tego podważa zaufanie do całej firmy.',
      inFull:
        'W czacie, na infolinii i w aplikacji komunikat pada przed pierwszą odpowiedzią, czyta go czytnik ekranu, a test odbiorczy nowego narzędzia ma na to osobny punkt.',
      inPart: 'Chatbot na stronie się przedstawia, ale voicebot i odpowiedzi e-mailowe nie, albo informacja jest w regulaminie.',
      people20:
        'Właściciel wchodzi na własną stronę i infolinię jak klient, spisuje miejsca, gdzie odpowiada AI, i zmienia powitanie na „rozmawiasz z asystentem AI”.',
      people100: 'Kierownik obsługi klienta robi listę kanałów z AI, włącza komunikat w każdym i nagrywa próbę z czytnikiem ekranu.',
      people500:
        'Zespół cyfrowy ustala jeden tekst i miejsce komunikatu w systemie projektowym i dodaje go do listy odbiorczej wszystkich narzędzi.',
    },
    en: {
      why: 'People trust a conversation differently when they know they are talking to a machine; hiding it undermines trust in the whole company.',
      inFull:
        'In chat, on the phone and in the app the notice comes before the first answer, screen readers read it out, and the acceptance checklist for new tools asks for it.',
      inPart:
        'The chatbot on the site introduces itself, but the voicebot and e-mail replies do not, or the information is in the terms of use.',
      people20:
        'The owner tries the company’s own website and phone line as a customer would, lists where AI answers and changes the greeting to “you are talking to an AI assistant”.',
      people100:
        'The customer service lead lists the channels that use AI, switches the notice on in each and documents a test with a screen reader.',
      people500:
        'The digital team defines one text and position for the notice in the design system and adds it to the acceptance checklist for all tools.',
    },
    de: {
      why: 'Menschen vertrauen im Gespräch anders, wenn sie wissen, dass eine Maschine spricht; Verschweigen schadet dem Ruf des ganzen Unternehmens.',
      inFull:
        'In Chat, Telefon und App kommt der Hinweis vor der ersten Antwort, ein Screenreader liest ihn vor, und die Abnahme neuer Werkzeuge hat dafür einen eigenen Punkt.',
      inPart:
        'Der Chatbot der Website stellt sich vor, Voicebot und E-Mail-Antworten nicht, oder der Hinweis steht in den Nutzungsbedingungen.',
      people20:
        'Der Inhaber besucht Website und Hotline wie ein Kunde, notiert, wo KI antwortet, und ändert die Begrüßung in „Sie sprechen mit einem KI-Assistenten“.',
      people100:
        'Die Leitung des Kundendienstes listet Kanäle mit KI auf, schaltet überall den Hinweis ein und nimmt eine Probe mit Screenreader auf.',
      people500:
        'Das Digitalteam legt Text und Ort des Hinweises im Designsystem fest und nimmt ihn in die Abnahmeliste aller Werkzeuge auf.',
    },
    fr: {
      why: 'On n’accorde pas la même confiance à un interlocuteur quand on sait que c’est une machine ; le cacher mine la confiance dans toute l’entreprise.',
      inFull:
        'Dans le chat, au téléphone et dans l’application, l’avis précède la première réponse, un lecteur d’écran peut le lire, et la recette de tout nouvel outil comporte un point à ce sujet.',
      inPart:
        'L’agent conversationnel du site se présente, mais pas le robot vocal ni les réponses par e-mail, ou l’information ne figure que dans les conditions générales.',
      people20:
        'Le dirigeant parcourt son site et sa ligne comme un client, note où l’IA répond et change l’accueil en « vous parlez à un assistant d’IA ».',
      people100:
        'Le responsable du service client liste les canaux avec IA, active l’avis dans chacun et enregistre un essai au lecteur d’écran.',
      people500: 'L’équipe numérique fixe texte et emplacement de l’avis dans la charte et l’ajoute à la recette de tous les outils.',
    },
  },
  'ai-act-3-5': {
    pl: {
      why: 'Gdy nikt nie potrafi odróżnić obrazu z maszyny od zdjęcia, jedynym tropem zostaje znak włożony przy jego powstaniu.',
      inFull:
        'Plik pobrany z systemu niesie znak, który publiczne narzędzie odczyta także po zmniejszeniu i konwersji, a raport mówi, w jakich formatach i po czym znak ginie.',
      inPart: 'Obrazy są znakowane, ale dźwięk i tekst nie, albo znak znika po zapisaniu w innym formacie i nikt tego nie sprawdził.',
      people20:
        'Właściciel pyta dostawcę modelu, jak znakuje wyniki, pobiera trzy pliki, sprawdza metadane ogólnodostępnym narzędziem i zapisuje, które znaku nie mają.',
      people100:
        'Szef produktu włącza metadane pochodzenia dla jednego formatu i robi próbę: zmniejszenie, zrzut ekranu, konwersja – z wynikiem w tabeli.',
      people500:
        'Zespół produktu wybiera metodę dla każdego rodzaju treści, dodaje próby trwałości znaku do testów wydania i publikuje sposób jego sprawdzenia.',
    },
    en: {
      why: 'When nobody can tell a machine-made image from a photograph, the mark embedded when it was made is the only clue left.',
      inFull:
        'Files made by the system carry a mark that a public tool can read even after resizing and conversion, and a report says in which formats and after which steps it is lost.',
      inPart:
        'Images are marked but sound and text are not, or the mark disappears when the file is saved in another format and nobody has checked.',
      people20:
        'The owner asks the model’s supplier how it marks output, downloads three files, inspects their metadata with a public tool and notes those without a mark.',
      people100:
        'The product lead switches on provenance metadata for one format, tries resizing, a screenshot and conversion, and records the results in a table.',
      people500:
        'The product team chooses a method for each kind of content, adds the mark’s durability to release tests and publishes how to check it.',
    },
    de: {
      why: 'Wenn niemand ein Maschinenbild vom Foto unterscheidet, bleibt als Spur nur das Zeichen, das bei der Entstehung gesetzt wurde.',
      inFull:
        'Eine Datei aus dem System trägt ein Zeichen, das ein öffentliches Werkzeug auch nach Verkleinern und Umwandeln liest; ein Bericht sagt, wo und wodurch es verloren geht.',
      inPart:
        'Bilder sind gekennzeichnet, Ton und Text nicht, oder das Zeichen verschwindet beim Speichern in anderem Format, ohne dass es jemand prüfte.',
      people20:
        'Der Inhaber fragt den Modelllieferanten nach der Kennzeichnung, lädt drei Dateien, prüft die Metadaten mit einem freien Werkzeug und notiert jene ohne Zeichen.',
      people100:
        'Die Produktleitung schaltet Herkunftsmetadaten für ein Format ein und erprobt Verkleinern, Bildschirmfoto und Umwandeln, mit Ergebnis in einer Tabelle.',
      people500:
        'Das Produktteam wählt je Inhaltsart ein Verfahren, nimmt die Haltbarkeit des Zeichens in die Tests auf und veröffentlicht, wie man es prüft.',
    },
    fr: {
      why: 'Quand plus personne ne distingue une image générée d’une photo, le marquage apposé à sa création est le seul indice.',
      inFull:
        'Un fichier issu du système porte un marquage qu’un outil public lit même après réduction et conversion ; un rapport dit dans quels formats et à la suite de quoi il se perd.',
      inPart:
        'Les images sont marquées, mais ni le son ni le texte, ou le marquage disparaît dans un autre format sans que personne l’ait vérifié.',
      people20:
        'Le dirigeant demande au fournisseur du modèle comment il marque, télécharge trois fichiers, lit leurs métadonnées avec un outil public et note ceux sans marque.',
      people100:
        'Le chef de produit active les métadonnées de provenance pour un format et essaie réduction, capture d’écran et conversion, résultats à l’appui.',
      people500:
        'L’équipe produit choisit une méthode par type de contenu, ajoute la tenue de la marque aux tests et publie la façon de la vérifier.',
    },
  },
  'ai-act-3-6': {
    pl: {
      why: 'Nieoznaczony deepfake wprowadza ludzi w błąd, a gdy wyjdzie to na jaw, nikt nie wierzy już także prawdziwym nagraniom firmy.',
      inFull:
        'Każdy deepfake z ostatniego kwartału ma widoczne oznaczenie, a wygenerowany tekst w sprawach publicznych – oznaczenie albo zapis, kto go sprawdził i za niego odpowiada; agencja działa tak samo.',
      inPart:
        'Marketing oznacza filmy, lecz teksty dla mediów i materiały agencji ukazują się bez oznaczenia i bez śladu, kto je sprawdził.',
      people20:
        'Właściciel ustala z osobą od publikacji jedno zdanie oznaczenia, dodaje je do ostatniego wygenerowanego filmu lub zdjęcia i prosi agencję e-mailem o to samo.',
      people100:
        'Kierownik marketingu pisze jednostronicowe zasady z trzema wzorami oznaczeń i dodaje do publikacji pole „AI: tak/nie, sprawdził:”.',
      people500:
        'Komunikacja i prawnicy ustalają, kto ponosi odpowiedzialność redakcyjną, wpisują zasady do umów z agencjami i sprawdzają próbę dwudziestu publikacji.',
    },
    en: {
      why: 'An unlabelled deep fake misleads people, and once that comes out nobody believes the company’s genuine recordings either.',
      inFull:
        'Every deep fake of the last quarter carries a visible label; generated text on matters of public interest is labelled, or a record says who checked it and answers for it; the agency works the same way.',
      inPart:
        'Marketing labels its videos, but texts for the media and the agency’s material go out with neither a label nor a record of who checked them.',
      people20:
        'The owner agrees one labelling sentence with whoever publishes, adds it to the latest generated video or photo and asks the agency by e-mail to do the same.',
      people100:
        'The marketing lead writes one page of rules with three sample labels and adds a field “AI: yes/no, checked by” to the publishing process.',
      people500:
        'Communications and legal settle who bears editorial responsibility, put the rules into agency contracts and check a sample of twenty publications.',
    },
    de: {
      why: 'Ein Deepfake ohne Hinweis führt Menschen in die Irre, und kommt das heraus, glaubt niemand mehr den echten Aufnahmen des Unternehmens.',
      inFull:
        'Jeder Deepfake des letzten Quartals trägt einen sichtbaren Hinweis, erzeugte Texte von öffentlichem Interesse einen Hinweis oder Vermerk, wer sie geprüft hat und verantwortet; die Agentur hält es ebenso.',
      inPart: 'Das Marketing kennzeichnet Filme, doch Texte für Medien und Agenturmaterial gehen ohne Hinweis und ohne Prüfvermerk hinaus.',
      people20:
        'Der Inhaber legt mit den Veröffentlichenden einen Hinweissatz fest, ergänzt ihn beim letzten erzeugten Film oder Foto und bittet die Agentur per E-Mail um dasselbe.',
      people100:
        'Die Marketingleitung schreibt eine Seite Regeln mit drei Mustern und ergänzt beim Veröffentlichen das Feld „KI: ja/nein, geprüft von“.',
      people500:
        'Kommunikation und Recht klären die redaktionelle Verantwortung, nehmen die Regeln in Agenturverträge auf und prüfen zwanzig Veröffentlichungen.',
    },
    fr: {
      why: 'Un hypertrucage sans mention trompe le public et, une fois découvert, il jette le doute même sur les vrais enregistrements de l’entreprise.',
      inFull:
        'Tout hypertrucage du trimestre porte une mention visible ; un texte généré d’intérêt public porte une mention ou la trace de qui l’a relu et en répond ; l’agence fait de même.',
      inPart:
        'Le marketing signale les vidéos, mais les textes destinés aux médias et les contenus de l’agence sortent sans mention ni trace de relecture.',
      people20:
        'Le dirigeant fixe une phrase de mention avec qui publie, l’ajoute à la dernière vidéo ou photo générée et demande la même chose à l’agence par e-mail.',
      people100:
        'Le responsable marketing écrit une page de règles avec trois modèles de mention et ajoute un champ « IA : oui/non, relu par » à la publication.',
      people500:
        'Communication et juristes fixent qui a la responsabilité éditoriale, mettent les règles dans les contrats d’agence et contrôlent vingt publications.',
    },
  },
  'ai-act-3-7': {
    pl: {
      why: 'Odczytywanie twarzy i emocji wchodzi głębiej w prywatność niż zwykła kamera, więc człowiek ma prawo wiedzieć o nim, zanim stanie przed obiektywem.',
      inFull:
        'Informacja wisi przed wejściem w zasięg kamery i pojawia się w aplikacji przed włączeniem funkcji, a firma sprawdziła, że w pracy i w szkole takiej funkcji nie ma.',
      inPart:
        'Tablica mówi o monitoringu, ale nie o rozpoznawaniu emocji lub cech, albo informację znajduje się dopiero w polityce prywatności.',
      people20:
        'Właściciel pyta dostawcę kamer i aplikacji, czy mają takie funkcje, wyłącza zbędne i zapisuje odpowiedź przy narzędziu w arkuszu.',
      people100:
        'Kierownik IT z osobą od ochrony danych przeglądają ustawienia kamer i analityki, wyłączają funkcje w miejscach pracy i wieszają tablicę przy pozostałych.',
      people500:
        'Inspektor ochrony danych sprawdza wszystkie lokalizacje, zatwierdza jeden wzór informacji i dodaje pytanie o takie funkcje do zakupów kamer.',
    },
    en: {
      why: 'Reading faces and emotions intrudes further than a camera does, so people have a right to know before they step in front of the lens.',
      inFull:
        'A notice is displayed before people enter the camera’s range, and in the app before the feature is switched on; the company has made sure that no such feature runs at work or in schools.',
      inPart:
        'A sign mentions video surveillance but not the recognition of emotions or traits, or the information is only in the privacy policy.',
      people20:
        'The owner asks the suppliers of cameras and apps whether they have such features, switches off what is not needed and records the answer next to the tool.',
      people100:
        'The IT lead and data protection go through camera and analytics settings, switch these features off at workplaces and put up a sign for the rest.',
      people500:
        'The data protection officer checks all sites, approves one standard notice and adds a question about such features to camera purchases.',
    },
    de: {
      why: 'Das Auslesen von Gesichtern und Emotionen greift tiefer ein als eine Kamera; wer davorsteht, darf es vorher wissen.',
      inFull:
        'Der Hinweis hängt vor dem Erfassungsbereich und erscheint in der App vor dem Einschalten, und in Arbeit und Schule ist die Funktion nachweislich nicht aktiv.',
      inPart:
        'Ein Schild nennt Videoüberwachung, nicht aber Emotionen oder Merkmale, oder der Hinweis steht nur in der Datenschutzerklärung.',
      people20:
        'Der Inhaber fragt den Lieferanten von Kameras und Apps nach solchen Funktionen, schaltet Unnötiges ab und notiert die Antwort beim Werkzeug.',
      people100:
        'IT-Leitung und Datenschutz gehen Kamera- und Analyseeinstellungen durch, schalten Funktionen an Arbeitsplätzen ab und hängen für übrige ein Schild auf.',
      people500:
        'Die Datenschutzbeauftragten prüfen alle Standorte, geben einen Hinweistext frei und ergänzen beim Kamerakauf die Frage nach solchen Funktionen.',
    },
    fr: {
      why: 'Analyser les visages et les émotions touche davantage à la vie privée qu’une simple caméra ; la personne a le droit de le savoir avant d’être filmée.',
      inFull:
        'L’information est affichée avant le champ de la caméra et apparaît dans l’application avant l’activation ; au travail et à l’école, l’absence de la fonction est établie.',
      inPart:
        'Un panneau annonce la vidéosurveillance, mais pas la reconnaissance d’émotions ou de traits, ou l’information ne figure que dans la politique de confidentialité.',
      people20:
        'Le dirigeant demande au fournisseur des caméras et des applications si elles ont ces fonctions, désactive celles qui sont inutiles et note la réponse à côté de l’outil.',
      people100:
        'Le responsable informatique et le délégué à la protection des données passent en revue caméras et outils d’analyse, désactivent ces fonctions aux postes de travail et posent un panneau ailleurs.',
      people500:
        'Le délégué à la protection des données visite tous les sites, valide un texte unique et ajoute une question sur ces fonctions aux achats de caméras.',
    },
  },
  'ai-act-3-8': {
    pl: {
      why: 'Pracownik, który o ocenie przez system dowiaduje się po fakcie, traci zaufanie, a firma – argument w sporze.',
      inFull:
        'Data informacji poprzedza uruchomienie, pracownicy i ich przedstawiciele potwierdzili ją imiennie lub protokołem, a tekst mówi zwyczajnie, co system ocenia i kto decyduje.',
      inPart: 'Był e-mail do wszystkich, lecz bez przedstawicieli pracowników i bez śladu, kto go przeczytał, albo wysłano go po starcie.',
      people20:
        'Właściciel pisze pół strony – co robi system, jakie dane, kto decyduje, do kogo z pytaniem – omawia ją z zespołem i zbiera podpisy przed włączeniem.',
      people100:
        'Kadry przygotowują informację dla jednego systemu, spotykają się z przedstawicielem pracowników i dopisują krok „poinformowano” do listy uruchomienia.',
      people500: 'HR z prawnikiem ustalają z przedstawicielami pracowników stały tryb informowania i blokują start systemu bez protokołu.',
    },
    en: {
      why: 'Employees who learn only afterwards that a system judged them lose trust, and the company loses its argument in any dispute.',
      inFull:
        'The information was given before first use, workers and their representatives confirmed it by signature or in minutes, and it says plainly what the system judges and who decides.',
      inPart:
        'An e-mail went to everyone, but workers’ representatives were left out and nobody knows who read it, or it was sent after first use.',
      people20:
        'The owner writes half a page – what the system does, which data it uses, who decides, whom to ask – talks it through with the team and collects signatures before switching it on.',
      people100:
        'HR prepares the information for one system, meets the workers’ representative and adds “workers informed” to the launch checklist.',
      people500: 'HR and legal agree a standing procedure with workers’ representatives and allow no launch without minutes.',
    },
    de: {
      why: 'Wer erst hinterher von der Bewertung durch ein System erfährt, verliert Vertrauen, und das Unternehmen verliert sein Argument im Streit.',
      inFull:
        'Die Information liegt vor dem Start, Beschäftigte und Vertretung haben sie namentlich oder im Protokoll bestätigt, und der Text sagt schlicht, was bewertet wird und wer entscheidet.',
      inPart: 'Es gab eine E-Mail an alle, aber ohne Arbeitnehmervertretung und ohne Lesespur, oder sie kam nach dem Start.',
      people20:
        'Der Inhaber schreibt eine halbe Seite – was das System tut, welche Daten, wer entscheidet, wen man fragt –, bespricht sie und sammelt vor dem Einschalten Unterschriften.',
      people100:
        'Das Personalwesen erstellt die Information für ein System, trifft die Arbeitnehmervertretung und ergänzt in der Startliste den Schritt „informiert“.',
      people500: 'Personal und Recht vereinbaren mit der Arbeitnehmervertretung einen festen Ablauf und sperren Starts ohne Protokoll.',
    },
    fr: {
      why: 'Un salarié qui apprend après coup qu’un système l’évalue perd confiance, et l’entreprise perd un argument en cas de litige.',
      inFull:
        'L’information date d’avant la mise en service, les salariés et leurs représentants l’ont confirmée nommément ou par procès-verbal, et le texte dit simplement ce qui est évalué et qui décide.',
      inPart:
        'Un e-mail est parti à tous, mais sans consulter les représentants ni garder trace de sa lecture, ou bien après la mise en service.',
      people20:
        'Le dirigeant écrit une demi-page – ce que fait le système, quelles données, qui décide, qui interroger –, en parle à l’équipe et recueille les signatures avant l’activation.',
      people100:
        'Les RH préparent l’information pour un système, rencontrent le représentant du personnel et ajoutent l’étape « informés » à la liste de lancement.',
      people500:
        'Les RH et les juristes fixent avec les représentants du personnel une procédure d’information permanente et bloquent toute mise en service sans procès-verbal.',
    },
  },
  'ai-act-3-9': {
    pl: {
      why: 'Kto nie wie, że o jego kredycie czy pracy współdecydował system, nie może zapytać dlaczego ani się sprzeciwić.',
      inFull:
        'W każdym kanale – formularz, infolinia, oddział, pośrednik – zdanie o użyciu systemu pada przed decyzją, a treść zgadza się z klauzulą RODO.',
      inPart:
        'Informacja jest w formularzu na stronie, ale pośrednicy i infolinia jej nie podają, albo brzmi ona „możemy stosować rozwiązania zautomatyzowane”.',
      people20:
        'Właściciel dopisuje do formularza i e-maila z potwierdzeniem dwa zdania: w czym pomaga system i kogo zapytać o szczegóły – i sprawdza je na znajomym spoza branży.',
      people100:
        'Właściciel procesu rysuje drogę klienta dla jednej decyzji, zaznacza brakujące miejsca i uzgadnia tekst z osobą od ochrony danych.',
      people500:
        'Zespół zgodności robi mapę decyzji wspomaganych przez AI i kanałów, wdraża wspólny tekst i raz na kwartał sprawdza pośredników jako tajemniczy klient.',
    },
    en: {
      why: 'People who do not know that a system had a say in their loan or job can neither ask why nor object.',
      inFull:
        'In every channel – form, phone, branch, intermediary – a sentence about the system comes before the decision and agrees with the GDPR notice.',
      inPart:
        'The information is in the web form but missing at intermediaries or on the phone, or it says only “we may use automated solutions”.',
      people20:
        'The owner adds two sentences to the form and the confirmation e-mail – what the system helps with and whom to ask – and tries them on a friend outside the trade.',
      people100:
        'The process owner maps the customer’s path to one decision, marks where the information is missing and agrees the text with data protection.',
      people500:
        'The compliance team maps AI-assisted decisions and channels, rolls out one text and tests intermediaries by mystery shopping every quarter.',
    },
    de: {
      why: 'Wer nicht weiß, dass ein System über Kredit oder Stelle mitentschied, kann weder nach dem Warum fragen noch widersprechen.',
      inFull:
        'In jedem Kanal – Formular, Telefon, Filiale, Vermittler – kommt der Satz zum System vor der Entscheidung und stimmt mit dem DSGVO-Hinweis überein.',
      inPart:
        'Die Information steht im Webformular, nicht bei Vermittlern und am Telefon, oder lautet „wir können automatisierte Lösungen nutzen“.',
      people20:
        'Der Inhaber ergänzt in Formular und Bestätigungsmail zwei Sätze – wobei das System hilft, wen man fragt – und erprobt sie an Fachfremden.',
      people100:
        'Die Prozessleitung zeichnet den Kundenweg für eine Entscheidung, markiert fehlende Stellen und stimmt den Text mit dem Datenschutz ab.',
      people500:
        'Das Compliance-Team kartiert KI-gestützte Entscheidungen und Kanäle, führt einen Text ein und prüft Vermittler vierteljährlich durch Testkunden.',
    },
    fr: {
      why: 'Qui ignore qu’un système a pesé sur son crédit ou son emploi ne peut ni demander pourquoi ni s’y opposer.',
      inFull:
        'Dans chaque canal – formulaire, téléphone, agence, intermédiaire – une phrase sur le système précède la décision et s’accorde avec l’information RGPD.',
      inPart:
        'L’information figure dans le formulaire en ligne, mais pas chez les intermédiaires ni au téléphone, ou elle se limite à « nous pouvons utiliser des solutions automatisées ».',
      people20:
        'Le dirigeant ajoute deux phrases au formulaire et à l’e-mail de confirmation – à quoi sert le système, à qui poser des questions – et les fait lire à une personne étrangère au métier.',
      people100:
        'Le responsable du processus trace le parcours du client pour une décision, marque les manques et convient du texte avec le délégué à la protection des données.',
      people500:
        'L’équipe conformité cartographie les décisions assistées par l’IA et les canaux, déploie un texte unique et vérifie chaque trimestre les intermédiaires en client mystère.',
    },
  },
};
