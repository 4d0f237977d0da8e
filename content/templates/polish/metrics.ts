import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const metrics: DocumentTemplate = {
  id: 'metrics',
  version: 1,
  title: {
    pl: 'Wskaźniki i\u00a0raport dla zarządu',
    en: 'Metrics and management report',
    de: 'Kennzahlen und Bericht an die Leitung',
    fr: 'Indicateurs et rapport à la direction',
  },
  heading: 'Wskaźniki skuteczności i\u00a0raport o\u00a0stanie cyberbezpieczeństwa',
  questions: ['nis2-6-1', 'nis2-6-2'],
  purpose: 'Dokument określa, jak {name} mierzy, czy środki bezpieczeństwa działają, i\u00a0co przedstawia kierownikowi podmiotu.',
  sections: [
    {
      title: 'Zasady',
      meets: points('7.1', '7.3'),
      blocks: [
        'Mierzy się to, na podstawie czego ktoś podejmie decyzję. Wskaźnik bez właściciela, źródła i\u00a0progu usuwa się z\u00a0listy. Wskaźniki przegląda się raz w\u00a0roku z\u00a0uwzględnieniem wyników szacowania ryzyka i\u00a0incydentów.',
      ],
    },
    {
      title: 'Wskaźniki',
      meets: points('7.2 lit. a', '7.2 lit. b', '7.2 lit. c', '7.2 lit. d'),
      blocks: [
        {
          columns: ['Wskaźnik', 'Sposób pomiaru', 'Próg', 'Kiedy', 'Kto mierzy'],
          rows: [
            ['Systemy z\u00a0poprawkami krytycznymi w\u00a0terminie', 'raport narzędzia', 'co najmniej 95%', 'co miesiąc', ''],
            ['Konta z\u00a0MFA tam, gdzie jest wymagane', 'raport usługi tożsamości', '100%', 'co miesiąc', ''],
            ['Kopie wykonane poprawnie', 'raport kopii', 'co najmniej 99%', 'co tydzień', ''],
            ['Udane testy odtworzenia w\u00a0czasie RTO', 'protokoły', '100%', 'co kwartał', ''],
            ['Czas od wykrycia do opanowania incydentu', 'rejestr incydentów', '[[próg czasu opanowania incydentu]]', 'co kwartał', ''],
            ['Osoby przeszkolone w\u00a0terminie', 'rejestr szkoleń', 'co najmniej 95%', 'co kwartał', ''],
            ['Kliknięcia w\u00a0próbie wyłudzenia', 'raport próby', 'poniżej 5%', 'co rok', ''],
            ['Dostawcy krytyczni ocenieni w\u00a0terminie', 'rejestr dostawców', '100%', 'co rok', ''],
            ['Działania planu wykonane w\u00a0terminie', 'plan działań', 'co najmniej 90%', 'co miesiąc', ''],
            ['Dostęp przejrzany w\u00a0terminie', 'rejestr uprawnień', '100%', 'co pół roku', ''],
          ],
        },
        'Progi są celami organizacji, nie liczbami z\u00a0przepisów.',
      ],
    },
    {
      title: 'Analiza i\u00a0ocena',
      meets: points('7.2 lit. e', '7.2 lit. f'),
      blocks: [
        'Wyniki analizuje [[osoba analizująca wskaźniki]] do dziesiątego dnia po okresie i\u00a0ocenia, czy środki działają. Wynik poniżej progu oznacza działanie korygujące albo wyjaśnienie.',
      ],
    },
    {
      title: 'Kontrola zgodności',
      meets: points('2.2.1', '2.2.2'),
      blocks: [
        'Raz w\u00a0roku, temat po temacie, sprawdza się, czy praktyka zgadza się z\u00a0politykami, zasadami i\u00a0normami, które organizacja przyjęła. Każdy może zgłosić niezgodność; zgłoszenia i\u00a0wyniki zbiera osoba odpowiedzialna za cyberbezpieczeństwo.',
        {
          columns: ['Polityka', 'Sprawdzono dnia', 'Zgodność (tak, częściowo, nie)', 'Przyczyna i\u00a0działanie'],
          rows: [
            ['', '', '', ''],
            ['', '', '', ''],
            ['', '', '', ''],
            ['', '', '', ''],
            ['', '', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Raport dla kierownika podmiotu',
      meets: points('2.2.1', '2.2.3'),
      blocks: [
        'Raport składa się co najmniej raz w\u00a0roku oraz po incydencie poważnym i\u00a0istotnej zmianie. Mieści się na dwóch stronach:',
        {
          steps: [
            'Ocena jednym zdaniem i\u00a0wynik samooceny wobec poprzedniej.',
            'Największe ryzyka i\u00a0decyzje, których wymagają.',
            'Wskaźniki poniżej progu.',
            'Incydenty i\u00a0wnioski.',
            'Plan: wykonane, opóźnione, następne.',
            'Pieniądze: plan i\u00a0wykonanie.',
            'Obowiązki ustawowe z\u00a0terminami.',
          ],
        },
        {
          columns: ['Dzień raportu', 'Przedstawił', 'Decyzje kierownika podmiotu'],
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
