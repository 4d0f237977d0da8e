import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const procurement: DocumentTemplate = {
  id: 'procurement',
  version: 1,
  title: {
    pl: 'Wymagania bezpieczeństwa przy zakupie ICT',
    en: 'Security requirements for ICT purchases',
    de: 'Sicherheitsanforderungen beim IKT-Einkauf',
    fr: 'Exigences de sécurité pour les achats TIC',
  },
  heading: 'Wymagania bezpieczeństwa przy nabywaniu produktów i\u00a0usług ICT',
  questions: ['nis2-5-1'],
  purpose:
    'Dokument zapewnia, że {name} ustala wymagania bezpieczeństwa, zanim kupi produkt lub usługę ICT, i\u00a0sprawdza je przy odbiorze.',
  sections: [
    {
      title: 'Zanim poprosisz o\u00a0ofertę',
      meets: points('6.1.2 lit. a'),
      blocks: [
        {
          steps: [
            'Opisz, do czego posłuży produkt, jakie dane przetworzy i\u00a0od czego będzie zależał.',
            'Oceń ryzyko i\u00a0klasę dostawcy.',
            'Wybierz wymagania z\u00a0listy poniżej i\u00a0dołącz je do zapytania. Zakup powyżej kwoty [[kwota, od której potrzebna jest zgoda]] lub do systemu kluczowego wymaga zgody osoby odpowiedzialnej za cyberbezpieczeństwo.',
          ],
        },
      ],
    },
    {
      title: 'Lista wymagań',
      meets: points('6.1.2 lit. a', '6.1.2 lit. b', '6.1.2 lit. c', '6.1.2 lit. d'),
      blocks: [
        {
          columns: ['Wymaganie', 'Dotyczy', 'Spełnia dostawca (dowód)'],
          rows: [
            ['Logowanie przez naszą usługę tożsamości i\u00a0MFA', '', ''],
            ['Szyfrowanie w\u00a0przesyle i\u00a0w\u00a0spoczynku', '', ''],
            ['Dzienniki zdarzeń, które możemy pobrać', '', ''],
            ['Role i\u00a0najmniejsze uprawnienia', '', ''],
            ['Kopie i\u00a0odtworzenie w\u00a0czasie RTO', '', ''],
            ['Aktualizacje bezpieczeństwa przez cały okres używania; data końca wsparcia', '', ''],
            ['Wymiana produktu po końcu wsparcia: plan i\u00a0koszt', '', ''],
            ['Opis składników sprzętu i\u00a0oprogramowania', '', ''],
            ['Opis funkcji bezpieczeństwa i\u00a0bezpiecznej konfiguracji', '', ''],
            ['Miejsce przetwarzania danych i\u00a0podwykonawcy', '', ''],
            ['Oddanie i\u00a0usunięcie danych po umowie', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Potwierdzenie zgodności',
      meets: points('6.1.2 lit. e'),
      blocks: [
        'Dostawca potwierdza spełnienie wymagań certyfikatem, raportem z\u00a0testów, deklaracją albo pokazem. Oświadczenie bez dowodu przyjmuje się wyłącznie w\u00a0klasie C.',
      ],
    },
    {
      title: 'Odbiór',
      meets: points('6.1.2 lit. f'),
      blocks: [
        {
          steps: [
            'Sprawdź konfigurację według wzorca, zmień hasła domyślne, wyłącz zbędne funkcje.',
            'Sprawdź wymagania z\u00a0listy: jak i\u00a0z\u00a0jakim wynikiem.',
            'Niespełnione wymaganie oznacza poprawkę przed uruchomieniem albo przyjęte ryzyko z\u00a0podpisem.',
            'Wpisz produkt do ewidencji aktywów, a\u00a0dostawcę do rejestru.',
          ],
        },
        {
          columns: ['Data', 'Produkt lub usługa', 'Sposób sprawdzenia', 'Wynik', 'Odebrał'],
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
      title: 'Przegląd',
      meets: points('6.1.2 lit. a'),
      blocks: ['Listę wymagań przegląda się raz w\u00a0roku i\u00a0po incydencie związanym z\u00a0zakupem.'],
    },
  ],
};
