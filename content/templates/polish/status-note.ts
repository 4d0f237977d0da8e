import { uksc, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const statusNote: DocumentTemplate = {
  id: 'status-note',
  version: 1,
  title: {
    pl: 'Notatka o\u00a0statusie i\u00a0wpisie do wykazu',
    en: 'Note on status and entry in the register',
    de: 'Vermerk zu Status und Eintragung',
    fr: 'Note sur le statut et l’inscription',
  },
  heading: 'Notatka o\u00a0statusie w\u00a0rozumieniu ustawy i\u00a0wpisie do wykazu',
  questions: ['nis2-1-1'],
  purpose:
    'Notatka zapisuje, dlaczego {name} uważa się za podmiot kluczowy, ważny albo niepodlegający ustawie, i\u00a0jak wykonano obowiązek wpisu do wykazu. Powstaje na podstawie sprawdzenia zakresu i\u00a0wymaga potwierdzenia przez osobę znającą działalność.',
  sections: [
    {
      title: 'Dane',
      meets: uksc('art. 5', 'art. 7c'),
      blocks: [
        'Organizacja: {name}, NIP {nip}, {address}. Przeważająca działalność: [[kod i\u00a0opis PKD]].',
        {
          columns: ['Dana', 'Wartość', 'Źródło i\u00a0dzień'],
          rows: [
            ['Liczba zatrudnionych w\u00a0jednostkach pracy rocznej', '', ''],
            ['Roczny obrót', '', ''],
            ['Suma bilansowa', '', ''],
            ['Przedsiębiorstwa powiązane i\u00a0partnerskie', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Ustalenie',
      meets: uksc('art. 5'),
      blocks: [
        'Status: {entity}. Organ właściwy: {authority}. Zespół reagowania: {csirt}.',
        {
          columns: ['Pytanie', 'Ustalenie', 'Podstawa'],
          rows: [
            ['Do którego sektora, podsektora i\u00a0rodzaju podmiotu należy działalność', '', ''],
            ['Które wyłączenie rozważono i\u00a0dlaczego nie ma zastosowania albo ma', '', ''],
            ['Od którego dnia spełniono przesłanki', '', ''],
            ['Czego nie udało się ustalić', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Wpis do wykazu',
      meets: uksc('art. 7c'),
      blocks: [
        {
          steps: [
            'Wniosek złożono dnia [[dzień złożenia wniosku]] w\u00a0systemie S46; potwierdzenie: [[numer lub nazwa pliku potwierdzenia]].',
            'Jeżeli wniosek złożono po terminie, przyczynę opisuje załączone pismo.',
            'Zmianę danych w\u00a0wykazie zgłasza się w\u00a0ciągu 14 dni od zmiany; odpowiada [[osoba odpowiedzialna za wpis]].',
          ],
        },
      ],
    },
    {
      title: 'Kiedy ocenę powtarza się',
      meets: uksc('art. 5', 'art. 7c'),
      blocks: [
        'Ocenę powtarza się raz w\u00a0roku po zamknięciu roku obrotowego oraz po zmianie działalności, wielkości, właściciela lub przepisów.',
        {
          columns: ['Dzień oceny', 'Wynik', 'Kto'],
          rows: [
            ['', '', ''],
            ['', '', ''],
            ['', '', ''],
          ],
        },
      ],
    },
  ],
};
