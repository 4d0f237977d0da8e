import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const configurationChanges: DocumentTemplate = {
  id: 'configuration-changes',
  version: 1,
  title: {
    pl: 'Konfiguracja i\u00a0zarządzanie zmianami',
    en: 'Configuration and change management',
    de: 'Konfiguration und Änderungsmanagement',
    fr: 'Configuration et gestion des changements',
  },
  heading: 'Procedura bezpiecznej konfiguracji i\u00a0zarządzania zmianami',
  questions: ['nis2-5-3', 'nis2-5-4'],
  purpose:
    'Procedura zapewnia, że systemy {name} działają w\u00a0zatwierdzonej konfiguracji, a\u00a0zmiany na produkcji są sprawdzone, zatwierdzone i\u00a0odwracalne.',
  sections: [
    {
      title: 'Wzorce konfiguracji',
      meets: points('6.3.2 lit. a'),
      blocks: [
        'Dla każdego rodzaju sprzętu, oprogramowania, usługi i\u00a0sieci istnieje zatwierdzony wzorzec: wyłączone zbędne usługi, zmienione hasła domyślne, szyfrowanie dysku, dziennik, automatyczne poprawki.',
        {
          columns: ['Rodzaj', 'Wzorzec (plik, wersja)', 'Zatwierdził', 'Ostatni przegląd'],
          rows: [
            ['Stacje robocze', '', '', ''],
            ['Serwery', '', '', ''],
            ['Urządzenia sieciowe', '', '', ''],
            ['Usługi w\u00a0chmurze', '', '', ''],
            ['Telefony', '', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Stosowanie i\u00a0kontrola',
      meets: points('6.3.2 lit. b', '6.3.3'),
      blocks: [
        'Wzorce wdraża się narzędziem: [[narzędzie zarządzania konfiguracją]]. Zgodność sprawdza się automatycznie co najmniej raz w\u00a0miesiącu, także dla systemów działających od dawna. Odstępstwo naprawia się w\u00a0ciągu 14 dni albo zapisuje jako wyjątek z\u00a0powodem i\u00a0końcem. Wzorce przegląda się co najmniej raz w\u00a0roku.',
      ],
    },
    {
      title: 'Zmiana zwykła',
      meets: points('6.4.1', '6.4.2'),
      blocks: [
        {
          steps: [
            'Zgłoszenie: co, po co, kiedy, które systemy, kto wykona.',
            'Ocena wpływu na bezpieczeństwo, dostępność i\u00a0dane; sposób wycofania.',
            'Test poza produkcją.',
            'Zgoda: [[kto zatwierdza zmiany]]; wykonawca nie zatwierdza własnej zmiany.',
            'Wykonanie w\u00a0uzgodnionym oknie, po sprawdzeniu kopii zapasowej.',
            'Odbiór przez właściciela usługi i\u00a0aktualizacja dokumentacji.',
          ],
        },
        'Procedura dotyczy wydań, zmian oprogramowania i\u00a0konfiguracji, także wykonywanych przez dostawców. Zmiany powtarzalne o\u00a0małym ryzyku można zatwierdzić raz, z\u00a0listą.',
      ],
    },
    {
      title: 'Zmiana pilna',
      meets: points('6.4.2', '6.4.3'),
      blocks: [
        'Zmianę, której nie można odłożyć, wykonuje się za ustną zgodą osoby zatwierdzającej, a\u00a0w\u00a0ciągu jednego dnia roboczego uzupełnia zapis: dlaczego pominięto zwykły tryb, co zrobiono, jaki był skutek i\u00a0czy zmiana zostaje.',
      ],
    },
    {
      title: 'Rejestr zmian',
      meets: points('6.4.1', '6.4.3'),
      blocks: [
        {
          columns: ['Nr i\u00a0data', 'Zmiana i\u00a0systemy', 'Ocena i\u00a0test', 'Zgoda', 'Wynik, wycofanie'],
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
      title: 'Przegląd',
      meets: points('6.4.4'),
      blocks: ['Raz w\u00a0roku sprawdza się, ile zmian pominęło procedurę, ile wycofano i\u00a0dlaczego; procedurę się poprawia.'],
    },
  ],
};
