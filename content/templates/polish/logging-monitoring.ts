import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const loggingMonitoring: DocumentTemplate = {
  id: 'logging-monitoring',
  version: 1,
  title: {
    pl: 'Rejestrowanie i\u00a0monitorowanie',
    en: 'Logging and monitoring',
    de: 'Protokollierung und Überwachung',
    fr: 'Journalisation et surveillance',
  },
  heading: 'Procedura rejestrowania i\u00a0monitorowania zdarzeń',
  questions: ['nis2-5-8'],
  purpose: 'Procedura ustala, co systemy {name} zapisują w\u00a0dziennikach, kto je przegląda i\u00a0jak szybko reaguje.',
  sections: [
    {
      title: 'Zasady',
      meets: points('3.2.1', '3.2.2'),
      blocks: [
        'Zdarzenia zbiera się automatycznie w\u00a0jednym miejscu: [[system zbierania dzienników albo usługa]]. Monitoruje się stale, w\u00a0miarę możliwości automatycznie; poza godzinami pracy alarmy odbiera [[kto odbiera alarmy nocą i\u00a0w\u00a0święta]]. Reguły dostraja się co miesiąc tak, aby fałszywych alarmów było mało, a\u00a0prawdziwe nie ginęły.',
      ],
    },
    {
      title: 'Co zapisujemy',
      meets: points(
        '3.2.3 lit. a',
        '3.2.3 lit. b',
        '3.2.3 lit. c',
        '3.2.3 lit. d',
        '3.2.3 lit. e',
        '3.2.3 lit. f',
        '3.2.3 lit. g',
        '3.2.3 lit. h',
        '3.2.3 lit. i',
        '3.2.3 lit. j',
        '3.2.3 lit. k',
        '3.2.3 lit. l',
      ),
      blocks: [
        {
          columns: ['Zdarzenia', 'Źródła', 'Zbierane (tak / od kiedy)'],
          rows: [
            ['Istotny ruch sieciowy wychodzący i\u00a0przychodzący', 'zapora, serwer pośredniczący', ''],
            ['Tworzenie, zmiana i\u00a0usuwanie użytkowników, rozszerzenie uprawnień', 'usługa katalogowa, chmura', ''],
            ['Dostęp do systemów i\u00a0aplikacji', 'serwery, aplikacje', ''],
            ['Uwierzytelnianie: udane i\u00a0nieudane', 'usługa katalogowa, VPN, chmura', ''],
            ['Dostęp uprzywilejowany i\u00a0działania administratorów', 'serwery, bazy, chmura', ''],
            ['Dostęp do ważnych plików konfiguracji i\u00a0kopii oraz ich zmiany', 'serwery, system kopii', ''],
            ['Dzienniki zabezpieczeń: ochrona przed szkodliwym kodem, wykrywanie włamań, zapory', 'narzędzia bezpieczeństwa', ''],
            ['Wykorzystanie zasobów i\u00a0wydajność', 'monitoring serwerów i\u00a0sieci', ''],
            ['Wejścia do pomieszczeń', 'kontrola dostępu', ''],
            ['Dostęp do urządzeń sieciowych i\u00a0ich użycie', 'przełączniki, routery, punkty dostępu', ''],
            ['Włączanie, zatrzymywanie i\u00a0wstrzymywanie dzienników', 'wszystkie źródła', ''],
            ['Zdarzenia środowiskowe: temperatura, wilgoć, zalanie, dym', 'czujniki', ''],
          ],
        },
      ],
    },
    {
      title: 'Przegląd i\u00a0alarmy',
      meets: points('3.2.4'),
      blocks: [
        {
          steps: [
            'Alarm automatyczny dotyczy co najmniej: logowania z\u00a0nietypowego kraju, wielu błędnych haseł, nowego administratora, wyłączenia ochrony lub dziennika, masowego szyfrowania lub kasowania plików, dużego wypływu danych.',
            'Progi alarmów ustala i\u00a0raz na kwartał sprawdza [[osoba odpowiedzialna za monitorowanie]].',
            'Alarm ocenia się w\u00a0ciągu godziny, a\u00a0wynik zapisuje; co jest podejrzane, trafia do obsługi incydentów.',
            'Raz w\u00a0tygodniu przegląda się zestawienia w\u00a0poszukiwaniu nietypowych tendencji.',
          ],
        },
      ],
    },
    {
      title: 'Przechowywanie i\u00a0ochrona',
      meets: points('3.2.5'),
      blocks: [
        'Dzienniki przechowuje się co najmniej [[czas przechowywania dzienników, zalecane 12 miesięcy]]. Kopia leży poza systemem, z\u00a0którego pochodzi. Usunąć lub zmienić wpisów nie może nikt, także administrator systemu źródłowego; dostęp do odczytu jest imienny.',
      ],
    },
    {
      title: 'Czas, wykaz źródeł, dostępność',
      meets: points('3.2.6'),
      blocks: [
        'Zegary wszystkich systemów są synchronizowane z\u00a0tym samym źródłem: [[źródło czasu]]. Wykaz systemów, które wysyłają dzienniki, prowadzi się w\u00a0ewidencji aktywów. Działanie samego monitorowania sprawdza niezależny mechanizm: brak wpisów ze źródła przez godzinę jest alarmem.',
      ],
    },
    {
      title: 'Przegląd procedury',
      meets: points('3.2.7'),
      blocks: [
        'Procedurę i\u00a0wykaz źródeł przegląda się co najmniej raz w\u00a0roku, po wdrożeniu systemu i\u00a0po incydencie, którego dzienniki nie pokazały.',
      ],
    },
  ],
};
