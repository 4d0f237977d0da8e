import { points, uksc, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const incidentNotification: DocumentTemplate = {
  id: 'incident-notification',
  version: 1,
  title: {
    pl: 'Zgłaszanie incydentów i\u00a0raport poincydentalny',
    en: 'Incident notification and post-incident report',
    de: 'Meldung von Vorfällen und Nachbericht',
    fr: 'Notification d’incident et rapport final',
  },
  heading: 'Procedura zgłaszania incydentów i\u00a0raport poincydentalny',
  questions: ['nis2-3-6', 'nis2-6-5'],
  purpose:
    'Procedura zapewnia, że {name} zgłasza incydent poważny w\u00a0terminach ustawy, z\u00a0treścią, której ustawa wymaga, i\u00a0wyciąga z\u00a0niego wnioski. Obowiązek zgłaszania z\u00a0rozdziału 3 ustawy stosuje się od dnia, który wynika ze sprawdzenia zakresu; do tego czasu procedura służy ćwiczeniom i\u00a0zgłoszeniom dobrowolnym.',
  sections: [
    {
      title: 'Do kogo',
      meets: [...points('3.5.3 lit. a'), ...uksc('art. 11')],
      blocks: [
        'Status w\u00a0rozumieniu ustawy: {entity}. Zgłoszenia przyjmuje: {csirt}. Organ właściwy: {authority}. Zgłasza się przez system S46; gdy nie działa, w\u00a0inny sposób uzgodniony z\u00a0zespołem CSIRT: [[zapasowy kontakt do CSIRT]].',
        'Do zgłaszania upoważnieni są [[osoby z\u00a0dostępem do systemu S46]]. Co najmniej dwie z\u00a0nich mają czynny dostęp.',
      ],
    },
    {
      title: 'Terminy',
      meets: [...points('3.5.3 lit. a'), ...uksc('art. 11')],
      blocks: [
        {
          columns: ['Co', 'Kiedy', 'Od jakiej chwili'],
          rows: [
            ['Wczesne ostrzeżenie', 'niezwłocznie, najpóźniej w\u00a0ciągu 24 godzin', 'od wykrycia incydentu poważnego'],
            ['Zgłoszenie incydentu', 'niezwłocznie, najpóźniej w\u00a0ciągu 72 godzin', 'od wykrycia incydentu poważnego'],
            ['Sprawozdanie okresowe', 'na wniosek zespołu CSIRT', 'w\u00a0terminie z\u00a0wniosku'],
            ['Sprawozdanie końcowe', 'w\u00a0ciągu miesiąca', 'od zgłoszenia incydentu'],
          ],
        },
        'Godziny liczy się bez przerwy, także w\u00a0nocy, w\u00a0weekend i\u00a0w\u00a0święto. Dostawca usług zaufania zgłasza incydent w\u00a0ciągu 24 godzin. Podmiot publiczny będący podmiotem ważnym składa samo zgłoszenie w\u00a0ciągu 72 godzin. Chwilę wykrycia zapisuje się co do minuty razem z\u00a0podstawą.',
      ],
    },
    {
      title: 'Czy incydent jest poważny',
      meets: [...points('3.4.1', '3.4.2 lit. a'), ...uksc('art. 11')],
      blocks: [
        {
          steps: [
            'Kierujący obsługą sprawdza progi: z\u00a0rozporządzenia wykonawczego 2024/2690, jeżeli wiąże organizację wprost, a\u00a0w\u00a0innym razie z\u00a0ustawy i\u00a0przepisów wydanych na jej podstawie.',
            'W\u00a0razie wątpliwości wysyła wczesne ostrzeżenie; można je później sprostować.',
            'Rozstrzygnięcie z\u00a0uzasadnieniem, godziną i\u00a0podpisem zachowuje się także wtedy, gdy brzmi „nie jest poważny”.',
          ],
        },
      ],
    },
    {
      title: 'Treść wczesnego ostrzeżenia i\u00a0zgłoszenia',
      meets: [...points('3.5.3 lit. a'), ...uksc('art. 12')],
      blocks: [
        {
          columns: ['Pole', 'Wczesne ostrzeżenie', 'Zgłoszenie (72 godziny)'],
          rows: [
            ['Nazwa, NIP, osoba do kontaktu', '', ''],
            ['Chwila wystąpienia i\u00a0wykrycia', '', ''],
            ['Opis i\u00a0rodzaj incydentu', '', ''],
            ['Czy podejrzewa się działanie bezprawne', '', ''],
            ['Czy może mieć skutki w\u00a0innych państwach', '', ''],
            ['Usługi i\u00a0liczba odbiorców, których dotyczy', '', ''],
            ['Wstępna ocena dotkliwości i\u00a0skutków', '', ''],
            ['Ślady i\u00a0wskaźniki naruszenia', '', ''],
            ['Podjęte i\u00a0planowane działania', '', ''],
          ],
        },
        'Czego nie wiadomo, zaznacza się jako „jeszcze nieustalone”; brak danych nie wstrzymuje zgłoszenia.',
      ],
    },
    {
      title: 'Inne zgłoszenia',
      meets: points('3.5.3 lit. a'),
      blocks: [
        {
          columns: ['Przepis', 'Kiedy dotyczy', 'Termin', 'Adresat'],
          rows: [
            [
              'RODO art. 33',
              'naruszenie ochrony danych osobowych, chyba że ryzyko jest mało prawdopodobne',
              '72 godziny od stwierdzenia',
              'Prezes UODO',
            ],
            ['RODO art. 34', 'wysokie ryzyko dla osób', 'bez zbędnej zwłoki', 'osoby, których dane dotyczą'],
            ['Umowy z\u00a0klientami', 'według umowy', '[[najkrótszy termin z\u00a0umów z\u00a0klientami]]', 'klient'],
            ['Ubezpieczenie', 'według polisy', '[[termin z\u00a0polisy]]', 'ubezpieczyciel'],
          ],
        },
      ],
    },
    {
      title: 'Zapis wysłanych zgłoszeń',
      meets: points('3.5.4'),
      blocks: [
        {
          columns: ['Data i\u00a0godzina', 'Co wysłano', 'Kto', 'Numer lub potwierdzenie'],
          rows: [
            ['', '', '', ''],
            ['', '', '', ''],
            ['', '', '', ''],
            ['', '', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Raport poincydentalny',
      meets: points('3.6.1', '3.6.2'),
      blocks: [
        'Po odtworzeniu działania, nie później niż w\u00a0ciągu 14 dni, odbywa się przegląd z\u00a0udziałem osób, które obsługiwały incydent.',
        {
          columns: ['Pytanie', 'Ustalenie'],
          rows: [
            ['Co się stało, w\u00a0kolejności czasu', ''],
            ['Przyczyna źródłowa (pytaj „dlaczego” aż do przyczyny, którą można usunąć)', ''],
            ['Co zadziałało, a\u00a0co nie', ''],
            ['Jak wcześniej można było wykryć incydent', ''],
            ['Skutki: usługi, odbiorcy, dane, koszty', ''],
            ['Które odpowiedzi samooceny trzeba zmienić', ''],
          ],
        },
        'Wnioski prowadzą do działań z\u00a0osobą i\u00a0terminem:',
        {
          columns: ['Wniosek', 'Działanie', 'Odpowiada', 'Termin'],
          rows: [
            ['', '', '', ''],
            ['', '', '', ''],
            ['', '', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Przegląd wniosków',
      meets: points('3.6.3'),
      blocks: [
        'Raz na pół roku sprawdza się, czy działania po incydentach wykonano i\u00a0czy zapobiegły powtórzeniu. Wynik trafia do raportu dla kierownika podmiotu.',
      ],
    },
  ],
};
