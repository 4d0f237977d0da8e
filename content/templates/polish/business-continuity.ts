import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const businessContinuity: DocumentTemplate = {
  id: 'business-continuity',
  version: 1,
  title: {
    pl: 'Plan ciągłości działania i\u00a0odtwarzania',
    en: 'Business continuity and recovery plan',
    de: 'Notfall- und Wiederanlaufplan',
    fr: 'Plan de continuité et de reprise',
  },
  heading: 'Analiza wpływu na działalność oraz plan ciągłości działania i\u00a0odtwarzania',
  questions: ['nis2-3-1'],
  purpose:
    'Plan pozwala {name} utrzymać lub w\u00a0ustalonym czasie przywrócić usługi, gdy zawiodą systemy, ludzie, budynek albo dostawca.',
  sections: [
    {
      title: 'Cel, zakres, odbiorcy',
      meets: points('4.1.1', '4.1.2 lit. a'),
      blocks: [
        'Plan obejmuje usługi: [[usługi objęte planem]]. Korzystają z\u00a0niego osoby wymienione niżej; każda ma aktualny egzemplarz poza siecią organizacji (wydruk lub urządzenie bez połączenia). Plan opiera się na wynikach szacowania ryzyka i\u00a0na analizie wpływu.',
      ],
    },
    {
      title: 'Analiza wpływu na działalność (BIA)',
      meets: points('4.1.3'),
      blocks: [
        'Dla każdej usługi właściciel ustala, po jakim czasie przerwa staje się nie do przyjęcia i\u00a0ile danych można utracić.',
        {
          columns: [
            'Usługa lub proces',
            'Skutek przerwy po 4 h / 1 dniu / 1 tygodniu',
            'Dopuszczalna przerwa (RTO)',
            'Dopuszczalna utrata danych (RPO)',
            'Potrzebne systemy, ludzie, dostawcy',
          ],
          rows: [
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
          ],
        },
        'Z\u00a0analizy wynikają wymagania: RTO każdego systemu nie może być dłuższe niż RTO usługi, która z\u00a0niego korzysta, a\u00a0umowa z\u00a0dostawcą nie może dopuszczać dłuższej przerwy.',
      ],
    },
    {
      title: 'Role i\u00a0odpowiedzialność',
      meets: points('4.1.2 lit. b'),
      blocks: [
        {
          columns: ['Rola', 'Osoba', 'Zastępca', 'Zadanie'],
          rows: [
            ['Kierujący odtwarzaniem', '', '', 'uruchamia i\u00a0kończy plan, decyduje o\u00a0kolejności'],
            ['Administrator systemów', '', '', 'odtwarza systemy'],
            ['Właściciel usługi', '', '', 'potwierdza, że usługa działa'],
            ['Komunikacja', '', '', 'zawiadamia pracowników, klientów, dostawców'],
            ['Zaplecze (budynek, sprzęt, zakupy)', '', '', 'zapewnia miejsce i\u00a0sprzęt'],
          ],
        },
      ],
    },
    {
      title: 'Kontakty i\u00a0kanały',
      meets: points('4.1.2 lit. c', '4.2.4 lit. d'),
      blocks: [
        {
          columns: ['Kto', 'Telefon', 'Kanał awaryjny'],
          rows: [
            ['Zespół odtwarzania', '', ''],
            ['Operator łącza i\u00a0energii', '', ''],
            ['Dostawcy systemów kluczowych', '', ''],
            ['Centrum danych lub chmura', '', ''],
            ['CSIRT: {csirt}', '', ''],
          ],
        },
        'Gdy poczta i\u00a0komunikator nie działają, używa się kanału [[kanał awaryjny niezależny od sieci organizacji]]. Kanał sprawdza się raz na kwartał.',
      ],
    },
    {
      title: 'Uruchomienie i\u00a0zakończenie',
      meets: points('4.1.2 lit. d'),
      blocks: [
        'Plan uruchamia kierujący odtwarzaniem, gdy usługa nie działa i\u00a0nie wróci w\u00a0czasie [[próg uruchomienia, na przykład połowa RTO]] albo gdy zniszczone są dane lub pomieszczenie. Kończy go, gdy właściciele potwierdzą działanie usług, a\u00a0praca tymczasowa przestała być potrzebna. Obie chwile zapisuje się.',
      ],
    },
    {
      title: 'Kolejność odtwarzania',
      meets: points('4.1.2 lit. e'),
      blocks: [
        {
          steps: [
            'Bezpieczeństwo ludzi.',
            'Łączność zespołu, zasilanie, sieć i\u00a0usługa katalogowa w\u00a0czystym środowisku.',
            'Kopie zapasowe: sprawdzenie, że są nienaruszone.',
            'Systemy usług w\u00a0kolejności RTO z\u00a0analizy wpływu.',
            'Pozostałe systemy.',
          ],
        },
      ],
    },
    {
      title: 'Plany odtworzenia',
      meets: points('4.1.2 lit. f'),
      blocks: [
        {
          columns: ['System', 'Skąd odtwarzamy', 'Kroki lub instrukcja', 'RTO / RPO', 'Kto'],
          rows: [
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
          ],
        },
        'Sposób pracy bez systemu (formularze, telefon, inny system) opisuje właściciel usługi: [[sposób pracy zastępczej]].',
      ],
    },
    {
      title: 'Zasoby',
      meets: points('4.1.2 lit. g'),
      blocks: [
        {
          columns: ['Zasób', 'Ile potrzeba', 'Co mamy (kopie, nadmiarowość, zapas)', 'Czego brakuje'],
          rows: [
            ['Serwery lub chmura', '', '', ''],
            ['Stacje robocze', '', '', ''],
            ['Łącze zapasowe', '', '', ''],
            ['Zasilanie awaryjne', '', '', ''],
            ['Pomieszczenie zastępcze', '', '', ''],
            ['Ludzie z\u00a0dostępem i\u00a0wiedzą', '', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Powrót do pracy zwykłej',
      meets: points('4.1.2 lit. h'),
      blocks: [
        {
          steps: [
            'Dane wprowadzone w\u00a0czasie pracy zastępczej przenosi się do systemu i\u00a0sprawdza.',
            'Dostępy i\u00a0wyjątki nadane na czas awarii odbiera się tego samego dnia.',
            'Kopie zapasowe i\u00a0monitorowanie działają ponownie, zanim ogłosi się koniec.',
            'W\u00a0ciągu 14 dni zespół spisuje wnioski; zmiany planu wprowadza właściciel planu.',
          ],
        },
      ],
    },
    {
      title: 'Testy i\u00a0przegląd',
      meets: points('4.1.4'),
      blocks: [
        'Plan testuje się co najmniej raz w\u00a0roku: ćwiczenie przy stole i\u00a0odtworzenie co najmniej jednego systemu. Po teście, incydencie lub istotnej zmianie plan się przegląda i\u00a0poprawia.',
        {
          columns: ['Data', 'Rodzaj testu', 'Co zmierzono', 'Wynik i\u00a0działania'],
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
