import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const testsAudits: DocumentTemplate = {
  id: 'tests-audits',
  version: 1,
  title: {
    pl: 'Testy, przeglądy niezależne i\u00a0działania korygujące',
    en: 'Tests, independent reviews and corrective actions',
    de: 'Tests, unabhängige Prüfungen und Korrekturmaßnahmen',
    fr: 'Tests, revues indépendantes et actions correctives',
  },
  heading: 'Zasady testów bezpieczeństwa, przeglądów niezależnych i\u00a0działań korygujących',
  questions: ['nis2-6-3', 'nis2-6-4', 'nis2-6-6'],
  purpose:
    'Zasady zapewniają, że {name} regularnie sprawdza swoje zabezpieczenia, robi to ktoś niezależny, a\u00a0stwierdzone braki znikają w\u00a0terminie.',
  sections: [
    {
      title: 'Przeglądy niezależne',
      meets: points('2.3.1', '2.3.2'),
      blocks: [
        'Przegląd obejmuje zarządzanie bezpieczeństwem i\u00a0jego wykonanie: ludzi, procesy i\u00a0technikę. Prowadzi go osoba mająca wiedzę audytorską, która nie podlega tym, których sprawdza, i\u00a0nie sprawdza własnej pracy. W\u00a0małej organizacji wykonuje go ktoś z\u00a0zewnątrz: [[kto prowadzi przegląd niezależny]].',
        'Audyt wymagany przez ustawę planuje się osobno; przegląd go nie zastępuje.',
      ],
    },
    {
      title: 'Terminy przeglądów',
      meets: points('2.3.4'),
      blocks: [
        'Przegląd odbywa się co najmniej raz na [[okres między przeglądami, zalecany rok]] oraz po incydencie poważnym i\u00a0istotnej zmianie systemów lub działalności.',
        {
          columns: ['Rok', 'Zakres', 'Kto', 'Dzień', 'Raport'],
          rows: [
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Wyniki dla kierownika podmiotu',
      meets: points('2.3.3'),
      blocks: [
        'Wyniki przeglądów, kontroli zgodności i\u00a0pomiarów skuteczności otrzymuje kierownik podmiotu w\u00a0ciągu 14 dni. Na każde ustalenie odpowiada działaniem korygującym albo pisemnym przyjęciem ryzyka.',
      ],
    },
    {
      title: 'Testy bezpieczeństwa: co, jak często, jakie',
      meets: points('6.5.1', '6.5.2 lit. a'),
      blocks: [
        'Zakres i\u00a0częstość wynikają z\u00a0szacowania ryzyka.',
        {
          columns: ['Test', 'Systemy', 'Częstość', 'Kto'],
          rows: [
            ['Skan podatności', 'wszystkie', 'co miesiąc z\u00a0internetu, co kwartał wewnątrz', ''],
            [
              'Test penetracyjny',
              'kluczowe i\u00a0dostępne z\u00a0internetu',
              'raz w\u00a0roku i\u00a0po istotnej zmianie',
              'niezależny wykonawca',
            ],
            ['Próba wyłudzenia hasła', 'wszyscy użytkownicy', 'raz w\u00a0roku', ''],
            ['Test odtworzenia', 'według procedury kopii', 'co kwartał', ''],
            ['Ćwiczenie incydentu i\u00a0kryzysu', 'zespoły', 'raz w\u00a0roku', ''],
          ],
        },
      ],
    },
    {
      title: 'Metodyka testu',
      meets: points('6.5.2 lit. b'),
      blocks: [
        'Przed testem ustala się na piśmie: cel, systemy i\u00a0składniki, metodykę, czas, osoby, granice (czego nie wolno), zgodę właścicieli i\u00a0dostawców, sposób przerwania testu oraz ochronę wyników.',
      ],
    },
    {
      title: 'Zapis i\u00a0usuwanie ustaleń',
      meets: points('6.5.2 lit. c', '6.5.2 lit. d'),
      blocks: [
        'Raport podaje rodzaj, zakres, czas i\u00a0wyniki, a\u00a0dla każdego ustalenia krytyczność i\u00a0zalecane działanie. Ustalenia krytyczne usuwa się w\u00a0ciągu 14 dni, wysokie w\u00a0ciągu 30 dni, po czym test się powtarza.',
        {
          columns: ['Data i\u00a0test', 'Ustalenie', 'Krytyczność', 'Działanie, osoba, termin', 'Sprawdzono po usunięciu'],
          rows: [
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Rejestr działań korygujących',
      meets: points('2.3.3', '6.5.2 lit. d'),
      blocks: [
        {
          columns: [
            'Nr',
            'Źródło (audyt, test, incydent, pomiar)',
            'Niezgodność i\u00a0przyczyna',
            'Działanie',
            'Odpowiada, termin',
            'Zamknięto: kto sprawdził skuteczność',
          ],
          rows: [
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
          ],
        },
        'Działanie zamyka osoba inna niż wykonawca, po sprawdzeniu, że przyczyna nie wraca. Przekroczenie terminu zgłasza się kierownikowi podmiotu.',
      ],
    },
  ],
};
