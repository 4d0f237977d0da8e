import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const accessControl: DocumentTemplate = {
  id: 'access-control',
  version: 1,
  title: {
    pl: 'Dostęp, konta uprzywilejowane i\u00a0MFA',
    en: 'Access, privileged accounts and MFA',
    de: 'Zugang, privilegierte Konten und MFA',
    fr: 'Accès, comptes à privilèges et MFA',
  },
  heading: 'Polityka dostępu i\u00a0uwierzytelniania',
  questions: ['nis2-2-3', 'nis2-2-4', 'nis2-7-5'],
  purpose:
    'Polityka zapewnia, że do systemów {name} mają dostęp tylko właściwe osoby i\u00a0systemy, w\u00a0zakresie potrzebnym do pracy, a\u00a0tożsamość każdego jest pewna.',
  sections: [
    {
      title: 'Kogo i\u00a0czego dotyczy',
      meets: points('11.1.2 lit. a', '11.1.2 lit. b', '11.1.2 lit. c'),
      blocks: [
        'Polityka obejmuje pracowników, współpracowników, gości i\u00a0dostawców oraz konta systemów, usług i\u00a0urządzeń. Dostęp otrzymuje wyłącznie ten, kto został uwierzytelniony w\u00a0sposób odpowiedni do klasy systemu.',
      ],
    },
    {
      title: 'Nadawanie i\u00a0odbieranie',
      meets: points('11.2.2 lit. a', '11.2.2 lit. b', '11.2.2 lit. c'),
      blocks: [
        {
          steps: [
            'Wniosek składa przełożony; zakres wynika z\u00a0roli, a\u00a0nie z\u00a0uprawnień innej osoby.',
            'Zatwierdza właściciel systemu. Obowiązują zasady najmniejszych uprawnień, wiedzy koniecznej i\u00a0rozdziału obowiązków.',
            'Administrator nadaje dostęp i\u00a0odnotowuje go w\u00a0rejestrze.',
            'Zmiana stanowiska oznacza nowy wniosek; stare uprawnienia odbiera się tego samego dnia.',
            'W\u00a0dniu odejścia, a\u00a0przy rozstaniu w\u00a0sporze w\u00a0tej samej godzinie, blokuje się wszystkie konta; listę prowadzi [[osoba prowadząca listę odejść]].',
          ],
        },
      ],
    },
    {
      title: 'Dostawcy i\u00a0goście',
      meets: points('11.2.2 lit. d'),
      blocks: [
        'Osoby z\u00a0zewnątrz mają konta imienne, ograniczone do celu i\u00a0czasu, najdłużej [[najdłuższy czas dostępu osoby z\u00a0zewnątrz]]. Zdalny dostęp serwisowy włącza się na wniosek i\u00a0wyłącza po zakończeniu pracy.',
      ],
    },
    {
      title: 'Rejestr i\u00a0dzienniki uprawnień',
      meets: points('11.2.2 lit. e', '11.2.2 lit. f'),
      blocks: [
        'Nadanie, zmiana i\u00a0odebranie uprawnień zapisuje się w\u00a0dzienniku systemu oraz w\u00a0rejestrze. Przegląd wszystkich uprawnień odbywa się co najmniej raz na pół roku, uprzywilejowanych raz na kwartał.',
        {
          columns: ['System', 'Osoba lub konto', 'Uprawnienia', 'Zatwierdził i\u00a0kiedy', 'Ostatni przegląd'],
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
      title: 'Konta uprzywilejowane',
      meets: points('11.3.2 lit. a', '11.3.2 lit. b', '11.3.2 lit. c', '11.3.2 lit. d'),
      blocks: [
        {
          items: [
            'Administrator ma osobne, imienne konto, którego używa wyłącznie do administrowania; poczty ani internetu z\u00a0niego nie przegląda.',
            'Logowanie wymaga uwierzytelniania wieloskładnikowego.',
            'Uprawnienia są indywidualne i\u00a0ograniczone do systemów, którymi administrator się zajmuje.',
            'Konta awaryjne (najwyżej dwa) mają hasła w\u00a0zamkniętej kopercie: [[miejsce kopert z\u00a0hasłami awaryjnymi]]; każde użycie zgłasza się i\u00a0wyjaśnia.',
          ],
        },
      ],
    },
    {
      title: 'Systemy do administrowania',
      meets: points('11.4.2'),
      blocks: [
        'Administruje się z\u00a0wydzielonych stacji lub serwerów, które nie służą do innej pracy, są logicznie oddzielone od pozostałych, a\u00a0połączenia są szyfrowane i\u00a0uwierzytelnione.',
      ],
    },
    {
      title: 'Tożsamość',
      meets: points('11.5.2'),
      blocks: [
        'Każda osoba i\u00a0każdy system ma własną, niepowtarzalną tożsamość powiązaną z\u00a0jedną osobą albo jednym właścicielem. Kont wspólnych nie ma; wyjątek zatwierdza się na piśmie z\u00a0powodem, końcem i\u00a0sposobem ustalenia, kto go użył. Tożsamości systemów przegląda się raz w\u00a0roku, a\u00a0zmiany tożsamości zapisuje się w\u00a0dzienniku.',
      ],
    },
    {
      title: 'Hasła i\u00a0sesje',
      meets: points('11.6.2 lit. a', '11.6.2 lit. b', '11.6.2 lit. c', '11.6.2 lit. d', '11.6.2 lit. e', '11.6.2 lit. f'),
      blocks: [
        {
          columns: ['Sprawa', 'Zasada'],
          rows: [
            ['Siła', 'co najmniej 14 znaków dla użytkownika, 20 dla administratora; hasła z\u00a0wycieków są odrzucane'],
            ['Przekazanie', 'pierwsze hasło osobistym kanałem, zmieniane przy pierwszym logowaniu'],
            ['Zmiana', 'od razu przy podejrzeniu ujawnienia; hasła techniczne co najmniej raz w\u00a0roku'],
            ['Błędne próby', 'blokada po 10 próbach na 15 minut, alarm po powtórzeniu'],
            ['Bezczynność', 'blokada ekranu po 10 minutach, koniec sesji administratora po 15'],
            ['Rozdzielność', 'hasła konta zwykłego i\u00a0uprzywilejowanego są różne'],
            ['Menedżer haseł', '[[nazwa menedżera haseł]]'],
          ],
        },
      ],
    },
    {
      title: 'Uwierzytelnianie wieloskładnikowe (MFA)',
      meets: points('11.7', '11.3.2 lit. a'),
      blocks: [
        'MFA jest wymagane przy dostępie zdalnym, do poczty i\u00a0usług w\u00a0chmurze, do kont uprzywilejowanych i\u00a0do systemów kluczowych. Pierwszeństwo mają klucze sprzętowe i\u00a0aplikacje odporne na wyłudzenie; SMS wyłącznie jako wyjątek. Utratę drugiego składnika zgłasza się od razu, a\u00a0nowy wydaje po sprawdzeniu tożsamości na żywo.',
        {
          columns: ['System', 'Rodzaj MFA', 'Wyjątki, powód, koniec'],
          rows: [
            ['', '', ''],
            ['', '', ''],
            ['', '', ''],
            ['', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Przegląd',
      meets: points('11.2.2 lit. e', '11.6.2 lit. c'),
      blocks: ['Politykę przegląda się raz w\u00a0roku i\u00a0po incydencie związanym z\u00a0dostępem.'],
    },
  ],
};
