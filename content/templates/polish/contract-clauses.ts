import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const contractClauses: DocumentTemplate = {
  id: 'contract-clauses',
  version: 1,
  title: {
    pl: 'Klauzule bezpieczeństwa do umów',
    en: 'Security clauses for contracts',
    de: 'Sicherheitsklauseln für Verträge',
    fr: 'Clauses de sécurité pour les contrats',
  },
  heading: 'Klauzule bezpieczeństwa do umów z\u00a0dostawcami ICT',
  questions: ['nis2-4-4', 'nis2-4-5', 'nis2-4-7'],
  purpose:
    'Klauzule dołącza się do umów, które {name} zawiera z\u00a0dostawcami ICT, odpowiednio do klasy dostawcy. „Zamawiający” oznacza {name}, „Dostawca” drugą stronę.',
  sections: [
    {
      title: 'Wymagania bezpieczeństwa',
      meets: points('5.1.4 lit. a'),
      blocks: [
        {
          steps: [
            'Dostawca stosuje środki techniczne i\u00a0organizacyjne odpowiednie do ryzyka, nie słabsze niż opisane w\u00a0ankiecie bezpieczeństwa, która jest załącznikiem do umowy.',
            'Dostęp do systemów i\u00a0danych Zamawiającego mają wyłącznie osoby imiennie wskazane, z\u00a0uwierzytelnianiem wieloskładnikowym, na czas potrzebny do wykonania zadania.',
            'Dane Zamawiającego są szyfrowane w\u00a0przesyle i\u00a0w\u00a0spoczynku oraz oddzielone od danych innych klientów.',
            'Produkt dostarcza się w\u00a0bezpiecznej konfiguracji, bez haseł domyślnych, z\u00a0wykazem składników oprogramowania, jeżeli Zamawiający o\u00a0to poprosi.',
          ],
        },
      ],
    },
    {
      title: 'Ludzie Dostawcy',
      meets: points('5.1.4 lit. b', '5.1.4 lit. c'),
      blocks: [
        {
          steps: [
            'Osoby wykonujące umowę mają wiedzę i\u00a0szkolenia odpowiednie do zadań; na żądanie Dostawca przedstawia ich potwierdzenie.',
            'Osoby z\u00a0dostępem uprzywilejowanym zostały sprawdzone w\u00a0zakresie, na jaki pozwala prawo: [[zakres sprawdzenia osób dostawcy]].',
            'Odejście lub zmianę takiej osoby Dostawca zgłasza tego samego dnia.',
          ],
        },
      ],
    },
    {
      title: 'Powiadamianie o\u00a0incydentach',
      meets: points('5.1.4 lit. d'),
      blocks: [
        {
          steps: [
            'O\u00a0incydencie, który dotyczy lub może dotyczyć usługi albo danych Zamawiającego, Dostawca zawiadamia niezwłocznie, najpóźniej w\u00a0ciągu [[liczba godzin, dla klasy A\u00a0najwyżej 12]] godzin od wykrycia, na adres [[adres zgłoszeń Zamawiającego]].',
            'Zawiadomienie zawiera: co się stało, kiedy, których usług i\u00a0danych dotyczy, co zrobiono i\u00a0co zaleca się Zamawiającemu. Brakujące informacje Dostawca dosyła bez wezwania.',
            'Dostawca współpracuje przy zgłoszeniach do CSIRT i\u00a0organów oraz zachowuje dzienniki przez co najmniej 12 miesięcy.',
          ],
        },
      ],
    },
    {
      title: 'Audyt i\u00a0sprawozdania',
      meets: points('5.1.4 lit. e'),
      blocks: [
        {
          steps: [
            'Raz w\u00a0roku oraz po incydencie Zamawiający może przeprowadzić audyt lub otrzymać aktualny raport niezależnego audytora.',
            'O\u00a0terminie audytu zawiadamia 14 dni wcześniej, po incydencie dwa dni robocze wcześniej.',
            'Niezgodności Dostawca usuwa w\u00a0terminie uzgodnionym, krytyczne w\u00a0ciągu 14 dni.',
          ],
        },
      ],
    },
    {
      title: 'Podatności',
      meets: points('5.1.4 lit. f'),
      blocks: [
        {
          steps: [
            'Dostawca śledzi podatności swoich produktów i\u00a0składników, zawiadamia o\u00a0tych, które dotyczą Zamawiającego, i\u00a0dostarcza poprawki: krytyczne w\u00a0ciągu [[liczba dni na poprawkę krytyczną]] dni.',
            'Do czasu poprawki wskazuje środki zastępcze. Datę końca wsparcia podaje co najmniej 12 miesięcy wcześniej.',
          ],
        },
      ],
    },
    {
      title: 'Podwykonawcy',
      meets: points('5.1.4 lit. g'),
      blocks: [
        'Podwykonawcę z\u00a0dostępem do danych lub systemów Dostawca angażuje za zgodą Zamawiającego, nakłada na niego te same obowiązki i\u00a0odpowiada za niego jak za siebie.',
      ],
    },
    {
      title: 'Zakończenie umowy',
      meets: points('5.1.4 lit. h', '5.1.2 lit. d'),
      blocks: [
        {
          steps: [
            'W\u00a0ciągu 30 dni Dostawca oddaje dane w\u00a0powszechnie używanym formacie i\u00a0pomaga w\u00a0przejściu do innego dostawcy przez [[czas pomocy przy zmianie dostawcy]].',
            'Po potwierdzeniu odbioru usuwa dane, także z\u00a0kopii po upływie ich czasu przechowywania, i\u00a0potwierdza to na piśmie.',
            'Dostępy, klucze i\u00a0sprzęt zwraca w\u00a0dniu zakończenia.',
          ],
        },
      ],
    },
    {
      title: 'Zmiany',
      meets: points('5.1.4 lit. a'),
      blocks: [
        'Gdy zmienią się przepisy albo ocena ryzyka, strony dostosują klauzule w\u00a0ciągu 60 dni. Brak zgody Dostawcy klasy A\u00a0jest ważną przyczyną wypowiedzenia.',
      ],
    },
  ],
};
