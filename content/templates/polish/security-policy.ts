import { points, uksc, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const securityPolicy: DocumentTemplate = {
  id: 'security-policy',
  version: 1,
  title: {
    pl: 'Polityka bezpieczeństwa sieci i\u00a0systemów',
    en: 'Network and information security policy',
    de: 'Sicherheitsrichtlinie für Netze und Systeme',
    fr: 'Politique de sécurité des réseaux et systèmes',
  },
  heading: 'Polityka bezpieczeństwa sieci i\u00a0systemów informatycznych',
  questions: ['nis2-2-1', 'nis2-1-3'],
  purpose:
    'Polityka ustala, jak {name} zarządza bezpieczeństwem sieci i\u00a0systemów, z\u00a0których korzysta przy świadczeniu usług, kto za nie odpowiada i\u00a0jak sprawdza się, że przyjęte środki działają.',
  sections: [
    {
      title: 'Podejście i\u00a0cele',
      meets: points('1.1.1 lit. a', '1.1.1 lit. b', '1.1.1 lit. c', '1.1.1 lit. d'),
      blocks: [
        'Bezpieczeństwem zarządza się na podstawie ryzyka: najpierw ustala się, co grozi usługom i\u00a0ich odbiorcom, a\u00a0potem dobiera środki współmierne do skutków. Bierze się pod uwagę wszystkie zagrożenia: ataki, błędy ludzi, awarie, zdarzenia losowe i\u00a0zakłócenia u\u00a0dostawców.',
        'Polityka wspiera strategię i\u00a0cele działalności: [[najważniejsze usługi i\u00a0cele na ten rok]]. Przed każdą istotną zmianą działalności (nowa usługa, przejęcie, zmiana dostawcy) sprawdza się, czy polityka pozostaje właściwa.',
        {
          columns: ['Cel bezpieczeństwa', 'Miara', 'Wartość docelowa', 'Odpowiada'],
          rows: [
            ['Usługi są dostępne w\u00a0uzgodnionym czasie', 'czas niedostępności w\u00a0miesiącu', '', ''],
            ['Dane są poufne i\u00a0kompletne', 'liczba incydentów z\u00a0naruszeniem danych', '', ''],
            ['Incydenty wykrywa się i\u00a0obsługuje szybko', 'czas od wykrycia do opanowania', '', ''],
            ['Ludzie wiedzą, co robić', 'odsetek przeszkolonych', '', ''],
          ],
        },
        'Środki są stale doskonalone: wnioski z\u00a0incydentów, testów, audytów i\u00a0pomiarów trafiają do planu działań z\u00a0osobą i\u00a0terminem.',
      ],
    },
    {
      title: 'Zasoby',
      meets: [...points('1.1.1 lit. e'), ...uksc('art. 8d pkt 2')],
      blocks: [
        'Kierownik podmiotu zapewnia ludzi, pieniądze, procesy, narzędzia i\u00a0technologie potrzebne do realizacji polityki. Budżet na cyberbezpieczeństwo jest osobną pozycją planu finansowego.',
        {
          columns: ['Pozycja na bieżący rok', 'Kwota', 'Źródło', 'Odpowiada'],
          rows: [
            ['Narzędzia i\u00a0licencje', '', '', ''],
            ['Usługi zewnętrzne (monitorowanie, testy, audyt)', '', '', ''],
            ['Szkolenia', '', '', ''],
            ['Rezerwa na obsługę incydentu', '', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Role',
      meets: [...points('1.1.1 lit. g'), ...uksc('art. 8d')],
      blocks: [
        'Za bezpieczeństwo odpowiada kierownik podmiotu: {head}. Powierzenie zadań innym osobom nie zwalnia go z\u00a0odpowiedzialności. Pozostałe role, zastępstwa i\u00a0rozdział obowiązków określa dokument „Role i\u00a0odpowiedzialność”.',
      ],
    },
    {
      title: 'Polityki i\u00a0procedury szczegółowe',
      meets: points('1.1.1 lit. i'),
      blocks: [
        'Polityka jest dokumentem nadrzędnym. Sprawy szczegółowe regulują:',
        {
          columns: ['Temat', 'Dokument', 'Właściciel', 'Ostatni przegląd'],
          rows: [
            ['Ryzyko', 'Metodyka szacowania ryzyka, rejestr ryzyk', '', ''],
            ['Incydenty', 'Procedura obsługi i\u00a0zgłaszania incydentów', '', ''],
            ['Ciągłość i\u00a0kopie', 'Plan ciągłości działania, procedura kopii zapasowych', '', ''],
            ['Dostawcy', 'Polityka bezpieczeństwa łańcucha dostaw', '', ''],
            ['Nabywanie, rozwój i\u00a0utrzymanie', 'Wymagania przy zakupie, zmiany, poprawki, sieć', '', ''],
            ['Dostęp', 'Polityka dostępu i\u00a0uwierzytelniania', '', ''],
            ['Kryptografia', 'Polityka kryptograficzna', '', ''],
            ['Ludzie', 'Bezpieczeństwo zasobów ludzkich, program szkoleń', '', ''],
            ['Aktywa i\u00a0pomieszczenia', 'Ewidencja aktywów, bezpieczeństwo fizyczne', '', ''],
            ['Skuteczność', 'Wskaźniki i\u00a0raport dla zarządu, testy i\u00a0audyty', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Dokumentacja i\u00a0czas przechowywania',
      meets: points('1.1.1 lit. h'),
      blocks: [
        {
          columns: ['Dokumentacja', 'Gdzie się znajduje', 'Czas przechowywania'],
          rows: [
            ['Polityki i\u00a0procedury z\u00a0poprzednimi wersjami', '', 'co najmniej 3 lata od zastąpienia nowszą'],
            ['Rejestr ryzyk i\u00a0decyzje o\u00a0ich akceptacji', '', 'co najmniej 3 lata'],
            ['Rejestr incydentów i\u00a0zgłoszenia', '', '[[czas przechowywania dokumentacji incydentów]]'],
            ['Dzienniki zdarzeń', '', 'według procedury monitorowania'],
            ['Rejestr szkoleń', '', 'co najmniej 3 lata'],
          ],
        },
      ],
    },
    {
      title: 'Wskaźniki i\u00a0dojrzałość',
      meets: points('1.1.1 lit. j'),
      blocks: [
        'Stopień wdrożenia polityki mierzy się wskaźnikami z\u00a0dokumentu „Wskaźniki i\u00a0raport dla zarządu” oraz samooceną wykonywaną co najmniej raz w\u00a0roku. Wynik i\u00a0jego zmianę od poprzedniej samooceny przedstawia się kierownikowi podmiotu.',
      ],
    },
    {
      title: 'Ogłoszenie i\u00a0stosowanie',
      meets: points('1.1.1 lit. f'),
      blocks: [
        {
          steps: [
            'Politykę otrzymuje każda osoba pracująca dla organizacji przed uzyskaniem dostępu do systemów i\u00a0po każdej istotnej zmianie. Przyjęcie do wiadomości potwierdza.',
            'Dostawcy, którzy mają dostęp do systemów lub danych, otrzymują część, która ich dotyczy, jako załącznik do umowy.',
            'Naruszenie polityki jest naruszeniem obowiązków pracowniczych albo umowy.',
            'Pytania i\u00a0podejrzenia naruszeń kieruje się na adres [[adres zgłaszania zdarzeń bezpieczeństwa]].',
          ],
        },
      ],
    },
    {
      title: 'Zatwierdzenie i\u00a0przegląd',
      meets: [...points('1.1.1 lit. k', '1.1.2'), ...uksc('art. 8d pkt 1')],
      blocks: [
        'Politykę zatwierdza kierownik podmiotu; dzień zatwierdzenia stoi na końcu dokumentu. Przegląda ją co najmniej raz w\u00a0roku oraz po incydencie poważnym, istotnej zmianie działalności, systemów lub przepisów. Wynik przeglądu, także bez zmian, odnotowuje się w\u00a0historii wersji.',
      ],
    },
  ],
};
