import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const assetInventory: DocumentTemplate = {
  id: 'asset-inventory',
  version: 1,
  title: {
    pl: 'Ewidencja i\u00a0klasyfikacja aktywów',
    en: 'Asset inventory and classification',
    de: 'Inventar und Klassifizierung',
    fr: 'Inventaire et classification des actifs',
  },
  heading: 'Ewidencja i\u00a0klasyfikacja aktywów',
  questions: ['nis2-1-7'],
  purpose: 'Ewidencja pokazuje, które usługi świadczy {name} i\u00a0jakie systemy, dane, urządzenia, ludzie i\u00a0dostawcy je wspierają.',
  sections: [
    {
      title: 'Klasy',
      meets: points('12.1.2 lit. a', '12.1.2 lit. b', '12.1.2 lit. c'),
      blocks: [
        'Każda informacja i\u00a0każde aktywo ma klasę według wymaganej poufności, integralności, autentyczności i\u00a0dostępności. Wymaganie dostępności odpowiada celom odtwarzania (RTO, RPO) usługi.',
        {
          columns: ['Klasa', 'Poufność', 'Integralność i\u00a0autentyczność', 'Dostępność', 'Oznaczenie'],
          rows: [
            ['Kluczowe', 'skutek poważny', 'skutek poważny', 'RTO do [[RTO klasy kluczowej]]', ''],
            ['Ważne', 'skutek odczuwalny', 'skutek odczuwalny', 'RTO do [[RTO klasy ważnej]]', ''],
            ['Zwykłe', 'skutek mały', 'skutek mały', 'pozostałe', ''],
          ],
        },
      ],
    },
    {
      title: 'Usługi i\u00a0działalność',
      meets: points('12.4.2 lit. a'),
      blocks: [
        {
          columns: ['Usługa lub proces', 'Opis', 'Właściciel', 'Klasa', 'Systemy, od których zależy'],
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
      title: 'Systemy i\u00a0inne aktywa',
      meets: points('12.4.2 lit. b'),
      blocks: [
        {
          columns: [
            'Nazwa',
            'Rodzaj (system, urządzenie, dane, chmura)',
            'Wspiera usługę',
            'Właściciel',
            'Miejsce',
            'Dostawca, wersja, koniec wsparcia',
            'Klasa',
            'Dziennik i\u00a0kopia (tak/nie)',
          ],
          rows: [
            ['', '', '', '', '', '', '', ''],
            ['', '', '', '', '', '', '', ''],
            ['', '', '', '', '', '', '', ''],
            ['', '', '', '', '', '', '', ''],
            ['', '', '', '', '', '', '', ''],
            ['', '', '', '', '', '', '', ''],
            ['', '', '', '', '', '', '', ''],
            ['', '', '', '', '', '', '', ''],
          ],
        },
        'Urządzenia użytkowników prowadzi się w\u00a0narzędziu: [[narzędzie ewidencji urządzeń]]; tu wpisuje się ich grupy i\u00a0liczbę.',
      ],
    },
    {
      title: 'Przyjęcie, używanie, wycofanie',
      meets: points('12.2.2 lit. a', '12.2.2 lit. b'),
      blocks: [
        {
          steps: [
            'Aktywo wpisuje się przed uruchomieniem, z\u00a0właścicielem i\u00a0klasą.',
            'Zmianę właściciela, miejsca lub przeznaczenia wpisuje się w\u00a0ciągu 7 dni.',
            'Przed wycofaniem usuwa się dane w\u00a0sposób nieodwracalny i\u00a0odbiera dostępy; potwierdzenie zostaje w\u00a0ewidencji.',
            'Sprzęt bez wpisu odłącza się od sieci.',
          ],
        },
      ],
    },
    {
      title: 'Przegląd i\u00a0historia zmian',
      meets: points('12.4.3'),
      blocks: [
        'Ewidencję przegląda się co najmniej raz na pół roku, porównując ją z\u00a0wynikiem skanu sieci, listą kont i\u00a0fakturami. Zmiany zapisuje się tak, aby było widać, kto i\u00a0kiedy co zmienił. Odpowiada [[osoba prowadząca ewidencję]].',
        {
          columns: ['Data przeglądu', 'Różnice znalezione', 'Poprawiono', 'Kto'],
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
