import { points, uksc, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const personnel: DocumentTemplate = {
  id: 'personnel',
  version: 1,
  title: {
    pl: 'Bezpieczeństwo zasobów ludzkich',
    en: 'Human resources security',
    de: 'Personalsicherheit',
    fr: 'Sécurité des ressources humaines',
  },
  heading: 'Bezpieczeństwo zasobów ludzkich: przyjęcie, praca, odejście',
  questions: ['nis2-2-6'],
  purpose:
    'Procedura zapewnia, że ludzie pracujący dla {name} znają swoje obowiązki w\u00a0bezpieczeństwie, zostali sprawdzeni tam, gdzie wolno i\u00a0trzeba, i\u00a0oddają dostęp oraz sprzęt, gdy odchodzą.',
  sections: [
    {
      title: 'Przed przyjęciem',
      meets: [...points('10.1.2 lit. d', '10.2.2 lit. a', '10.2.2 lit. b'), ...uksc('art. 8f')],
      blocks: [
        {
          steps: [
            'Ustal, czy rola wymaga sprawdzenia: dostęp uprzywilejowany, zadania z\u00a0art. 8 lub art. 11 ustawy, dostęp do pieniędzy lub danych wielu osób. Role te wymienia [[wykaz ról wymagających sprawdzenia]].',
            'Sprawdź kwalifikacje: dokumenty, referencje za zgodą kandydata, rozmowa lub zadanie praktyczne, certyfikaty.',
            'Informacji o\u00a0niekaralności żąda się wyłącznie od osób, od których dopuszcza to ustawa, i\u00a0przed dopuszczeniem do zadań.',
            'Zakres jest współmierny do roli i\u00a0ryzyka; zbiera się tylko to, na co pozwala Kodeks pracy i\u00a0RODO, i\u00a0nie dłużej, niż trzeba.',
          ],
        },
      ],
    },
    {
      title: 'Warunki zatrudnienia',
      meets: points('10.1.2 lit. a', '10.3.2'),
      blocks: [
        'Umowa lub zakres czynności zawiera: obowiązek stosowania polityk, poufność także po zakończeniu pracy, zasady używania sprzętu, zgłaszanie zdarzeń, skutki naruszenia. To samo dotyczy współpracowników i\u00a0osób od dostawców.',
      ],
    },
    {
      title: 'Wdrożenie',
      meets: points('10.1.2 lit. a', '10.1.2 lit. b', '10.1.2 lit. c'),
      blocks: [
        {
          columns: ['Krok', 'Kto', 'Dzień', 'Potwierdzenie'],
          rows: [
            ['Przekazanie polityk i\u00a0potwierdzenie', '', 'przed dostępem', ''],
            ['Szkolenie z\u00a0cyberbezpieczeństwa i\u00a0cyberhigieny', '', 'do 14 dni', ''],
            ['Administratorzy: obowiązki konta uprzywilejowanego', '', 'przed nadaniem', ''],
            ['Kierownik podmiotu: rola, odpowiedzialność, szkolenie', '', 'w\u00a0roku kalendarzowym', ''],
            ['Wydanie sprzętu i\u00a0dostępu według roli', '', 'pierwszy dzień', ''],
          ],
        },
      ],
    },
    {
      title: 'Zmiana stanowiska',
      meets: points('10.3.2', '10.1.2 lit. a'),
      blocks: [
        'Stare uprawnienia odbiera się tego samego dnia, nowe nadaje według nowej roli, a\u00a0szkolenie specjalistyczne uzupełnia przed przejęciem zadań.',
      ],
    },
    {
      title: 'Odejście',
      meets: points('12.5', '10.3.2'),
      blocks: [
        {
          columns: ['Czynność', 'Kto', 'Wykonano (data)'],
          rows: [
            ['Zawiadomienie administratora, co najmniej dzień wcześniej', 'kadry', ''],
            ['Blokada kont, tokenów, VPN, kart', 'administrator', ''],
            ['Zmiana haseł i\u00a0kluczy wspólnych, które znała osoba', 'administrator', ''],
            ['Zwrot laptopa, telefonu, nośników, kluczy, dokumentów', 'przełożony', ''],
            ['Usunięcie danych organizacji z\u00a0urządzeń prywatnych', 'osoba odchodząca', ''],
            ['Przekazanie wiedzy i\u00a0plików', 'przełożony', ''],
            ['Przypomnienie o\u00a0poufności po zakończeniu pracy', 'kadry', ''],
          ],
        },
      ],
    },
    {
      title: 'Naruszenia',
      meets: points('10.4.1'),
      blocks: [
        'Naruszenie zasad wyjaśnia się bezstronnie: wysłuchanie, ustalenie faktów, ocena zamiaru i\u00a0skutku. Stosuje się środki z\u00a0Kodeksu pracy lub umowy; przyznanie się i\u00a0szybkie zgłoszenie błędu działa na korzyść. Decyduje [[osoba decydująca o\u00a0karach porządkowych]].',
      ],
    },
    {
      title: 'Przegląd',
      meets: points('10.2.2 lit. a'),
      blocks: ['Procedurę i\u00a0wykaz ról przegląda się raz w\u00a0roku oraz po zmianie przepisów.'],
    },
  ],
};
