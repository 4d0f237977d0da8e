import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const supplyChain: DocumentTemplate = {
  id: 'supply-chain',
  version: 1,
  title: {
    pl: 'Bezpieczeństwo łańcucha dostaw',
    en: 'Supply chain security',
    de: 'Sicherheit der Lieferkette',
    fr: 'Sécurité de la chaîne d’approvisionnement',
  },
  heading: 'Polityka bezpieczeństwa łańcucha dostaw',
  questions: ['nis2-4-1', 'nis2-4-3', 'nis2-4-7'],
  purpose:
    'Polityka ustala, czego {name} wymaga od dostawców produktów, usług i\u00a0procesów ICT, jak ich ocenia przed umową i\u00a0w\u00a0jej trakcie oraz co robi, gdy dostawca zawiedzie.',
  sections: [
    {
      title: 'Zakres i\u00a0nasza rola',
      meets: points('5.1.1'),
      blocks: [
        'Polityka dotyczy każdego dostawcy, którego produkt lub usługa ma wpływ na bezpieczeństwo sieci i\u00a0systemów, także podwykonawców z\u00a0dostępem do danych lub systemów. Organizacja jest w\u00a0łańcuchu dostaw [[rola organizacji: dostawca dla kogo, odbiorca od kogo]] i\u00a0informuje o\u00a0tym bezpośrednich dostawców i\u00a0klientów, jeżeli pyta o\u00a0to druga strona.',
        'Za politykę odpowiada [[osoba odpowiedzialna za dostawców]]. Umowę, która jej nie spełnia, może zawrzeć tylko kierownik podmiotu z\u00a0pisemną akceptacją ryzyka.',
      ],
    },
    {
      title: 'Klasy dostawców i\u00a0wymagania minimalne',
      meets: points('5.1.1', '5.1.2 lit. a', '5.1.2 lit. b', '5.1.2 lit. c'),
      blocks: [
        {
          columns: ['Klasa', 'Kto do niej należy', 'Wymagania minimalne'],
          rows: [
            [
              'A, krytyczny',
              'bez niego usługa staje w\u00a0czasie krótszym niż RTO albo ma on uprawnienia administratora',
              'pełna ocena co roku, klauzule w\u00a0całości, prawo do audytu, zgłoszenie incydentu w\u00a0ciągu 12 godzin, plan wyjścia',
            ],
            [
              'B, ważny',
              'przetwarza nasze dane lub ma dostęp do systemów',
              'ocena przed umową i\u00a0co dwa lata, klauzule w\u00a0całości',
            ],
            ['C, pozostały', 'bez dostępu do danych i\u00a0systemów', 'ocena skrócona, podstawowe klauzule'],
          ],
        },
        'Oceniając dostawcę, bierze się pod uwagę: praktyki bezpieczeństwa, w\u00a0tym bezpieczne wytwarzanie; zdolność do spełnienia wymagań i\u00a0utrzymania poziomu usługi; jakość i\u00a0odporność produktu lub usługi oraz wbudowane zabezpieczenia; położenie i\u00a0własność dostawcy.',
      ],
    },
    {
      title: 'Niezależność od jednego dostawcy',
      meets: points('5.1.2 lit. d'),
      blocks: [
        'Dla klasy A\u00a0ustala się, czy istnieje zamiennik, ile trwa zmiana i\u00a0w\u00a0jakim formacie odzyskujemy dane. Brak zamiennika jest ryzykiem w\u00a0rejestrze ryzyk.',
        {
          columns: ['Dostawca klasy A', 'Zamiennik', 'Czas zmiany', 'Dane i\u00a0ich format', 'Działanie po utracie dostawcy'],
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
      title: 'Ocena przed umową',
      meets: points('5.1.5', '5.1.3'),
      blocks: [
        {
          steps: [
            'Osoba zamawiająca podaje klasę, dane i\u00a0dostęp, których potrzebuje dostawca.',
            'Dostawca klasy A\u00a0i\u00a0B wypełnia ankietę bezpieczeństwa albo przedstawia certyfikat lub raport niezależny. Przyjmuje się je po sprawdzeniu zakresu i\u00a0daty.',
            'Sprawdza się wyniki skoordynowanych ocen ryzyka łańcuchów dostaw na poziomie Unii i\u00a0decyzje o\u00a0dostawcach wysokiego ryzyka, jeżeli je wydano.',
            'Osoba odpowiedzialna za dostawców zapisuje wynik: przyjęty, przyjęty pod warunkiem z\u00a0terminem, odrzucony.',
            'Umowę podpisuje się po zapisaniu wyniku i\u00a0dołączeniu klauzul.',
          ],
        },
      ],
    },
    {
      title: 'Przegląd w\u00a0czasie umowy',
      meets: points('5.1.6'),
      blocks: [
        'Dostawcę klasy A\u00a0sprawdza się co najmniej raz w\u00a0roku, klasy B co dwa lata, a\u00a0poza terminem po incydencie u\u00a0dostawcy, zmianie właściciela, podwykonawcy, miejsca przetwarzania lub produktu. Politykę przegląda się raz w\u00a0roku.',
      ],
    },
    {
      title: 'Utrata dostawcy krytycznego',
      meets: points('5.1.2 lit. d'),
      blocks: [
        {
          steps: [
            'Właściciel usługi ocenia, po jakim czasie przerwa naruszy RTO, i\u00a0zawiadamia kierującego odtwarzaniem.',
            'Uruchamia się zamiennik albo pracę zastępczą z\u00a0planu ciągłości.',
            'Pobiera się dane i\u00a0kopie, odbiera dostawcy dostępy, zmienia hasła i\u00a0klucze.',
            'Zawiadamia się odbiorców usług, jeżeli przerwa ich dotyczy.',
            'Spisuje się wnioski i\u00a0zmienia klasę lub zamiennik.',
          ],
        },
      ],
    },
  ],
};
