import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const secureDevelopment: DocumentTemplate = {
  id: 'secure-development',
  version: 1,
  title: {
    pl: 'Bezpieczne wytwarzanie oprogramowania',
    en: 'Secure software development',
    de: 'Sichere Softwareentwicklung',
    fr: 'Développement sécurisé',
  },
  heading: 'Zasady bezpiecznego wytwarzania oprogramowania',
  questions: ['nis2-5-2'],
  purpose:
    'Zasady obowiązują przy tworzeniu, zmianie i\u00a0zlecaniu oprogramowania, także skryptów, integracji i\u00a0konfiguracji jako kodu, których {name} używa w\u00a0usługach. Kto niczego nie wytwarza ani nie zleca, zapisuje to i\u00a0stosuje tylko „Wymagania przy zakupie”.',
  sections: [
    {
      title: 'Analiza wymagań',
      meets: points('6.2.2 lit. a'),
      blocks: [
        'Przed rozpoczęciem zapisuje się wymagania bezpieczeństwa: dane i\u00a0ich klasę, role, logowanie, dzienniki, RTO, a\u00a0dla systemu kluczowego także model zagrożeń. Zatwierdza je właściciel usługi.',
      ],
    },
    {
      title: 'Zasady projektowania i\u00a0kodu',
      meets: points('6.2.2 lit. b'),
      blocks: [
        {
          items: [
            'Bezpieczeństwo od projektu i\u00a0domyślnie; żadnego zaufania z\u00a0samego położenia w\u00a0sieci.',
            'Dane z\u00a0zewnątrz sprawdza się po stronie serwera; zapytania do bazy są parametryzowane.',
            'Hasła i\u00a0klucze leżą w\u00a0magazynie sekretów, nigdy w\u00a0kodzie.',
            'Składniki zewnętrzne są wpisane w\u00a0wykaz, przypięte do wersji i\u00a0śledzone pod kątem podatności.',
            'Każdą zmianę czyta druga osoba: [[osoby przeglądające kod]].',
          ],
        },
      ],
    },
    {
      title: 'Środowisko wytwarzania',
      meets: points('6.2.2 lit. c'),
      blocks: [
        'Repozytorium i\u00a0system budowania wymagają MFA, mają imienne uprawnienia i\u00a0chronioną gałąź główną. Budowanie odbywa się w\u00a0środowisku odtwarzalnym, a\u00a0do produkcji trafia wyłącznie to, co z\u00a0niego wyszło. Środowiska są rozdzielone.',
      ],
    },
    {
      title: 'Testy bezpieczeństwa',
      meets: points('6.2.2 lit. d'),
      blocks: [
        {
          columns: ['Kiedy', 'Test', 'Warunek przejścia'],
          rows: [
            ['przy każdej zmianie', 'analiza kodu i\u00a0składników', 'brak podatności krytycznych i\u00a0wysokich'],
            ['przed wydaniem', 'testy funkcji bezpieczeństwa: logowanie, role, dzienniki', 'wszystkie przechodzą'],
            ['raz w\u00a0roku i\u00a0po istotnej zmianie', 'test penetracyjny systemu kluczowego', 'brak ustaleń krytycznych'],
          ],
        },
      ],
    },
    {
      title: 'Dane do testów',
      meets: points('6.2.2 lit. e', '6.2.2 lit. f'),
      blocks: [
        'Testuje się na danych sztucznych. Gdy potrzebne są dane rzeczywiste, najpierw się je anonimizuje lub maskuje, ogranicza dostęp i\u00a0usuwa po teście; zgodę daje [[kto zgadza się na dane rzeczywiste w\u00a0testach]].',
      ],
    },
    {
      title: 'Wytwarzanie zlecone',
      meets: points('6.2.3'),
      blocks: [
        'Wykonawca z\u00a0zewnątrz stosuje te same zasady; wpisuje się je do umowy razem z\u00a0klauzulami bezpieczeństwa, prawem do kodu, testami i\u00a0obsługą podatności. Przed odbiorem organizacja sprawdza wyniki testów.',
      ],
    },
    {
      title: 'Przegląd',
      meets: points('6.2.4'),
      blocks: ['Zasady przegląda się co najmniej raz w\u00a0roku oraz po podatności, która przeszła przez testy.'],
    },
  ],
};
