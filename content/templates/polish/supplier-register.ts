import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const supplierRegister: DocumentTemplate = {
  id: 'supplier-register',
  version: 1,
  title: {
    pl: 'Rejestr i\u00a0ocena dostawców ICT',
    en: 'Register and assessment of ICT suppliers',
    de: 'Verzeichnis und Bewertung der IKT-Lieferanten',
    fr: 'Registre et évaluation des fournisseurs TIC',
  },
  heading: 'Rejestr bezpośrednich dostawców ICT i\u00a0karta oceny',
  questions: ['nis2-4-2', 'nis2-4-3', 'nis2-4-6'],
  purpose:
    'Rejestr pokazuje, od kogo {name} kupuje produkty, usługi i\u00a0procesy ICT, co jest od nich zależne i\u00a0jak oceniono ich bezpieczeństwo.',
  sections: [
    {
      title: 'Zasady prowadzenia',
      meets: points('5.2'),
      blocks: [
        'Rejestr prowadzi [[osoba prowadząca rejestr dostawców]]. Dostawcę wpisuje się przed podpisaniem umowy, a\u00a0zmianę w\u00a0ciągu 14 dni. Rejestr przegląda się raz w\u00a0roku razem z\u00a0księgowością, aby nikogo nie brakowało.',
      ],
    },
    {
      title: 'Rejestr',
      meets: points('5.2 lit. a', '5.2 lit. b'),
      blocks: [
        {
          columns: [
            'Dostawca i\u00a0NIP',
            'Osoba do kontaktu w\u00a0sprawach bezpieczeństwa, także nocą',
            'Produkt, usługa lub proces ICT',
            'Co jest od niego zależne',
            'Klasa',
            'Dane i\u00a0dostęp',
            'Umowa do',
          ],
          rows: [
            ['', '', '', '', '', '', ''],
            ['', '', '', '', '', '', ''],
            ['', '', '', '', '', '', ''],
            ['', '', '', '', '', '', ''],
            ['', '', '', '', '', '', ''],
            ['', '', '', '', '', '', ''],
            ['', '', '', '', '', '', ''],
            ['', '', '', '', '', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Karta oceny dostawcy',
      meets: points('5.1.2 lit. a', '5.1.2 lit. b', '5.1.2 lit. c', '5.1.5'),
      blocks: [
        {
          columns: ['Pytanie', 'Odpowiedź i\u00a0dowód', 'Ocena 0–2'],
          rows: [
            ['Czy ma politykę bezpieczeństwa i\u00a0osobę odpowiedzialną', '', ''],
            ['Czy wymaga uwierzytelniania wieloskładnikowego do naszych danych', '', ''],
            ['Czy szyfruje dane w\u00a0spoczynku i\u00a0w\u00a0przesyle', '', ''],
            ['Jak szybko instaluje poprawki krytyczne', '', ''],
            ['Czy ma kopie zapasowe poza środowiskiem produkcyjnym i\u00a0testuje odtworzenie', '', ''],
            ['Czy zgłasza incydenty i\u00a0w\u00a0jakim czasie', '', ''],
            ['Jak wytwarza oprogramowanie i\u00a0obsługuje podatności', '', ''],
            ['Kim są podwykonawcy i\u00a0gdzie przetwarzają dane', '', ''],
            ['Czy oddaje dane i\u00a0usuwa je po umowie', '', ''],
            ['Wynik i\u00a0warunki z\u00a0terminem', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Monitorowanie',
      meets: points('5.1.7 lit. a', '5.1.7 lit. b'),
      blocks: [
        'Raz na kwartał, a\u00a0dla klasy A\u00a0raz w\u00a0miesiącu, sprawdza się raporty o\u00a0dotrzymaniu poziomu usługi i\u00a0incydenty związane z\u00a0produktem lub usługą dostawcy.',
        {
          columns: ['Data', 'Dostawca', 'Poziom usługi: uzgodniony / osiągnięty', 'Incydenty', 'Wniosek'],
          rows: [
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Przegląd poza terminem i\u00a0zmiany',
      meets: points('5.1.7 lit. c', '5.1.7 lit. d', '5.1.6'),
      blocks: [
        'Incydent, zmiana właściciela, podwykonawcy, miejsca przetwarzania lub istotna zmiana produktu oznacza ocenę ryzyka w\u00a0ciągu [[czas na ocenę zmiany u\u00a0dostawcy]]. Zapisuje się, czy potrzebny jest przegląd poza terminem i\u00a0dlaczego, oraz działania, które zmniejszają ryzyko.',
        {
          columns: ['Data', 'Dostawca', 'Zmiana lub zdarzenie', 'Czy przegląd poza terminem, dlaczego', 'Działanie, osoba, termin'],
          rows: [
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
          ],
        },
      ],
    },
  ],
};
