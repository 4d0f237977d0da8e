import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const network: DocumentTemplate = {
  id: 'network',
  version: 1,
  title: {
    pl: 'Sieć, segmentacja i\u00a0dostęp zdalny',
    en: 'Network, segmentation and remote access',
    de: 'Netz, Segmentierung und Fernzugriff',
    fr: 'Réseau, segmentation et accès à distance',
  },
  heading: 'Zasady bezpieczeństwa sieci, segmentacji i\u00a0dostępu zdalnego',
  questions: ['nis2-5-7'],
  purpose:
    'Zasady ograniczają ruch w\u00a0sieci {name} do potrzebnego, tak aby włamanie do jednego urządzenia nie oznaczało dostępu do wszystkich.',
  sections: [
    {
      title: 'Dokumentacja sieci',
      meets: points('6.7.2 lit. a', '6.8.2 lit. a'),
      blocks: [
        'Schemat sieci pokazuje strefy, urządzenia, połączenia, położenie i\u00a0zależności między systemami. Aktualizuje go [[osoba aktualizująca schemat sieci]] przy każdej zmianie; przegląd odbywa się raz na pół roku.',
      ],
    },
    {
      title: 'Strefy',
      meets: points('6.8.2 lit. b', '6.8.2 lit. c', '6.8.2 lit. d', '6.8.2 lit. f', '6.8.2 lit. h'),
      blocks: [
        {
          columns: ['Strefa', 'Co w\u00a0niej jest', 'Kto ma dostęp', 'Połączenia dozwolone'],
          rows: [
            ['Systemy kluczowe', '', '', ''],
            ['Serwery wewnętrzne', '', '', ''],
            ['Strefa pośrednia (DMZ)', 'usługi widoczne z\u00a0internetu', '', ''],
            ['Stacje robocze', '', '', ''],
            ['Administrowanie', '', 'wyłącznie administratorzy', ''],
            ['Kopie zapasowe', '', '', ''],
            ['Rozwój i\u00a0testy', '', '', ''],
            ['Automatyka, urządzenia, kamery', '', '', ''],
            ['Goście', '', '', 'wyłącznie internet'],
          ],
        },
        'O\u00a0przydziale do strefy decydują wymagania bezpieczeństwa systemu. Produkcja jest oddzielona od rozwoju i\u00a0testów, także w\u00a0kopiach zapasowych.',
      ],
    },
    {
      title: 'Ruch między strefami',
      meets: points('6.7.2 lit. b', '6.7.2 lit. c', '6.7.2 lit. f', '6.8.2 lit. e'),
      blocks: [
        {
          steps: [
            'Wszystko, co nie jest dozwolone, jest zabronione, w\u00a0obu kierunkach i\u00a0wewnątrz stref tam, gdzie to możliwe.',
            'Każda reguła zapory ma właściciela, powód i\u00a0datę przeglądu; przegląd odbywa się raz na pół roku.',
            'Zbędne usługi, porty i\u00a0protokoły są wyłączone.',
          ],
        },
        {
          columns: ['Reguła', 'Powód', 'Właściciel', 'Przegląd'],
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
      title: 'Urządzenia i\u00a0administrowanie',
      meets: points('6.7.2 lit. e', '6.7.2 lit. g', '6.8.2 lit. g'),
      blocks: [
        'Do sieci wewnętrznej podłącza się wyłącznie urządzenia z\u00a0ewidencji, uwierzytelnione: [[sposób uwierzytelniania urządzeń w\u00a0sieci]]. Administruje się z\u00a0osobnej sieci i\u00a0kanałem oddzielonym od zwykłego ruchu; systemów do zarządzania bezpieczeństwem nie używa się do niczego innego.',
      ],
    },
    {
      title: 'Dostęp zdalny i\u00a0dostawcy',
      meets: points('6.7.2 lit. d', '6.7.2 lit. h'),
      blocks: [
        'Zdalnie łączy się wyłącznie przez VPN lub bramę z\u00a0MFA, z\u00a0urządzenia zgodnego z\u00a0wzorcem. Dostawca łączy się po zgodzie na konkretny czas; połączenie jest zapisywane i\u00a0rozłączane po upływie czasu.',
      ],
    },
    {
      title: 'Kanały zaufane i\u00a0protokoły',
      meets: points('6.7.2 lit. i', '6.7.2 lit. j', '6.7.2 lit. k', '6.7.2 lit. l'),
      blocks: [
        {
          columns: ['Sprawa', 'Stan dziś', 'Plan i\u00a0termin'],
          rows: [
            ['Połączenia między systemami: szyfrowane i\u00a0uwierzytelnione', '', ''],
            ['Przejście na protokoły warstwy sieciowej najnowszej generacji (IPv6)', '', ''],
            ['Poczta: SPF, DKIM, DMARC, szyfrowanie w\u00a0przesyle', '', ''],
            ['DNS: podpisanie strefy, zaufany resolver, ochrona rejestracji domen', '', ''],
            ['Trasy: filtrowanie i\u00a0podpisywanie, jeżeli organizacja ma własny numer AS', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Przegląd',
      meets: points('6.7.2 lit. a', '6.8.2 lit. b'),
      blocks: ['Zasady i\u00a0podział na strefy przegląda się raz w\u00a0roku, po istotnej zmianie i\u00a0po incydencie sieciowym.'],
    },
  ],
};
