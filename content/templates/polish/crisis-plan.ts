import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const crisisPlan: DocumentTemplate = {
  id: 'crisis-plan',
  version: 1,
  title: {
    pl: 'Plan kryzysowy i\u00a0kanał awaryjny',
    en: 'Crisis plan and emergency channel',
    de: 'Krisenplan und Notfallkanal',
    fr: 'Plan de crise et canal de secours',
  },
  heading: 'Plan zarządzania kryzysowego i\u00a0komunikacji awaryjnej',
  questions: ['nis2-3-4', 'nis2-7-7'],
  purpose:
    'Plan określa, jak {name} działa, gdy zakłócenie przerasta zwykłą obsługę incydentu: kto decyduje, jak się porozumiewa i\u00a0jak utrzymuje bezpieczeństwo w\u00a0czasie kryzysu.',
  sections: [
    {
      title: 'Kiedy ogłasza się kryzys',
      meets: points('4.3.1'),
      blocks: [
        'Kryzys ogłasza kierownik podmiotu ({head}) albo osoba go zastępująca, gdy zachodzi co najmniej jedno:',
        {
          items: [
            'usługa nie zostanie przywrócona w\u00a0dopuszczalnym czasie (RTO),',
            'zagrożone jest życie, zdrowie, środowisko lub mienie znacznej wartości,',
            'utracono kontrolę nad systemami lub danymi odbiorców,',
            'zdarzenie wymaga decyzji, których nie może podjąć kierujący obsługą incydentu.',
          ],
        },
        'Koniec kryzysu ogłasza ta sama osoba; obie chwile się zapisuje.',
      ],
    },
    {
      title: 'Zespół kryzysowy',
      meets: points('4.3.2 lit. a'),
      blocks: [
        {
          columns: ['Rola', 'Osoba', 'Zastępca', 'Telefon prywatny', 'Zadanie'],
          rows: [
            ['Kierujący', '', '', '', 'decyzje, pieniądze, ogłoszenie początku i\u00a0końca'],
            ['Technika', '', '', '', 'łączy z\u00a0obsługą incydentu'],
            ['Prawo i\u00a0zgłoszenia', '', '', '', 'CSIRT, organy, dane osobowe, umowy'],
            ['Komunikacja', '', '', '', 'pracownicy, odbiorcy, media'],
            ['Zaplecze', '', '', '', 'ludzie, miejsce, sprzęt, posiłki, zmiany'],
            ['Protokół', '', '', '', 'zapis decyzji z\u00a0godziną'],
          ],
        },
        'Dostawcy kluczowi mają w\u00a0umowie obowiązek udziału: [[dostawcy wzywani w\u00a0kryzysie i\u00a0ich czas reakcji]].',
      ],
    },
    {
      title: 'Pierwsza godzina',
      meets: points('4.3.1', '4.3.2 lit. a'),
      blocks: [
        {
          steps: [
            'Zbierz zespół: [[miejsce zbiórki]] albo telekonferencja kanałem awaryjnym.',
            'Ustal, co wiadomo, czego nie wiadomo i\u00a0co zagraża ludziom.',
            'Zdecyduj o\u00a0uruchomieniu planu ciągłości działania.',
            'Wyznacz osobę do zgłoszeń i\u00a0sprawdź terminy.',
            'Wyślij pierwszą wiadomość do pracowników: co się stało, czego nie robić, kiedy następna wiadomość.',
            'Umów następne spotkanie, w\u00a0pierwszej dobie najpóźniej co cztery godziny.',
          ],
        },
      ],
    },
    {
      title: 'Łączność z\u00a0organami',
      meets: points('4.3.2 lit. b'),
      blocks: [
        {
          columns: ['Kto', 'Kontakt', 'Kto z\u00a0nas dzwoni'],
          rows: [
            ['{csirt}', '', ''],
            ['{authority}', '', ''],
            ['Policja i\u00a0straż pożarna', '112', ''],
            ['Prezes UODO (dane osobowe)', '', ''],
            ['Gmina lub starosta, jeżeli usługa dotyczy mieszkańców', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Zabezpieczone kanały łączności',
      meets: points('4.2.4 lit. d', '4.3.2 lit. b'),
      blocks: [
        {
          columns: ['Zastosowanie', 'Kanał zwykły', 'Kanał awaryjny'],
          rows: [
            ['Zespół kryzysowy', '', ''],
            ['Wszyscy pracownicy', '', ''],
            ['Odbiorcy i\u00a0strona stanu usług', '', ''],
          ],
        },
        {
          steps: [
            'Kanał awaryjny nie zależy od poczty, usługi katalogowej ani sieci organizacji i\u00a0jest szyfrowany.',
            'Konta w\u00a0nim zakłada się z\u00a0góry, a\u00a0listę uczestników aktualizuje przy każdej zmianie osób.',
            'O\u00a0haśle lub zmianie numeru konta nikt nie decyduje na podstawie samej wiadomości: potwierdza się je telefonicznie pod numerem znanym wcześniej.',
            'Działanie kanału sprawdza się raz na kwartał: [[kto i\u00a0kiedy sprawdza kanał awaryjny]].',
          ],
        },
      ],
    },
    {
      title: 'Bezpieczeństwo w\u00a0czasie kryzysu',
      meets: points('4.3.2 lit. c'),
      blocks: [
        {
          items: [
            'Wyjątki od zasad bezpieczeństwa zatwierdza kierujący techniką, zapisuje i\u00a0ogranicza w\u00a0czasie.',
            'Dostępy nadzwyczajne są imienne i\u00a0odbierane po zakończeniu.',
            'Kopie zapasowe i\u00a0dzienniki są chronione przed nadpisaniem.',
            'Pomieszczenia zastępcze mają kontrolę wejścia.',
          ],
        },
      ],
    },
    {
      title: 'Ćwiczenie i\u00a0przegląd',
      meets: points('4.3.4'),
      blocks: [
        'Plan ćwiczy się co najmniej raz w\u00a0roku według scenariusza, którego zespół nie zna. Przegląd następuje po ćwiczeniu, po kryzysie i\u00a0po zmianie osób.',
        {
          columns: ['Data', 'Scenariusz', 'Wnioski', 'Działania, osoba, termin'],
          rows: [
            ['', '', '', ''],
            ['', '', '', ''],
            ['', '', '', ''],
          ],
        },
      ],
    },
  ],
};
