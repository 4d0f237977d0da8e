import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const patchesVulnerabilities: DocumentTemplate = {
  id: 'patches-vulnerabilities',
  version: 1,
  title: {
    pl: 'Poprawki, podatności i\u00a0ich ujawnianie',
    en: 'Patches, vulnerabilities and disclosure',
    de: 'Patches, Schwachstellen und Offenlegung',
    fr: 'Correctifs, vulnérabilités et divulgation',
  },
  heading: 'Procedura poprawek i\u00a0postępowania z\u00a0podatnościami',
  questions: ['nis2-5-5', 'nis2-5-6', 'nis2-1-8'],
  purpose:
    'Procedura zapewnia, że {name} dowiaduje się o\u00a0podatnościach swoich systemów, usuwa je w\u00a0ustalonym czasie i\u00a0przyjmuje zgłoszenia z\u00a0zewnątrz.',
  sections: [
    {
      title: 'Źródła informacji',
      meets: points('4.3.3', '6.10.2 lit. a'),
      blocks: [
        {
          columns: ['Źródło', 'Kto czyta', 'Jak często'],
          rows: [
            ['Ostrzeżenia CSIRT ({csirt})', '', 'na bieżąco'],
            ['Biuletyny producentów używanych systemów', '', 'na bieżąco'],
            ['Wykaz podatności wykorzystywanych w\u00a0atakach', '', 'raz w\u00a0tygodniu'],
            ['Informacje sektorowe i\u00a0od dostawców', '', 'raz w\u00a0tygodniu'],
          ],
        },
        'Informację z\u00a0CSIRT ocenia się w\u00a0dniu otrzymania i\u00a0zapisuje, czy dotyczy organizacji i\u00a0co zrobiono. Odpowiada [[osoba śledząca podatności]].',
      ],
    },
    {
      title: 'Skanowanie',
      meets: points('6.10.2 lit. b'),
      blocks: [
        'Skan podatności systemów dostępnych z\u00a0internetu wykonuje się co najmniej raz w\u00a0miesiącu, wewnętrznych raz na kwartał i\u00a0po istotnej zmianie. Wynik przechowuje się.',
        {
          columns: ['Data', 'Zakres', 'Krytyczne / wysokie', 'Najstarsza nieusunięta'],
          rows: [
            ['', '', '', ''],
            ['', '', '', ''],
            ['', '', '', ''],
            ['', '', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Terminy',
      meets: points('6.6.1 lit. a', '6.10.2 lit. c'),
      blocks: [
        {
          columns: ['Krytyczność', 'Dostępne z\u00a0internetu', 'Wewnętrzne'],
          rows: [
            ['Krytyczna lub wykorzystywana w\u00a0atakach', '72 godziny', '14 dni'],
            ['Wysoka', '14 dni', '30 dni'],
            ['Średnia i\u00a0niska', '60 dni', '90 dni'],
          ],
        },
        'Terminy liczy się od udostępnienia poprawki. Są naszą zasadą, nie liczbą z\u00a0przepisu.',
      ],
    },
    {
      title: 'Instalowanie poprawek',
      meets: points('6.6.1 lit. b', '6.6.1 lit. c', '6.10.2 lit. d'),
      blocks: [
        {
          steps: [
            'Poprawki pochodzą wyłącznie od producenta lub z\u00a0zaufanego repozytorium; sprawdza się ich podpis lub sumę kontrolną.',
            'Przed produkcją sprawdza się je na systemie testowym albo na małej grupie urządzeń.',
            'Instalacja jest zmianą i\u00a0przechodzi przez procedurę zmian; krytyczna może iść trybem pilnym.',
            'Po instalacji sprawdza się, że system działa, a\u00a0skan nie pokazuje podatności.',
          ],
        },
      ],
    },
    {
      title: 'Gdy poprawki nie ma albo szkodzi',
      meets: points('6.6.1 lit. d', '6.6.2', '6.10.3'),
      blocks: [
        'Stosuje się środki zastępcze: odłączenie, ograniczenie ruchu, wyłączenie funkcji, wzmożone monitorowanie. Dla podatności o\u00a0możliwym dużym skutku powstaje plan z\u00a0osobą i\u00a0terminem. Decyzję, że poprawki się nie instaluje lub podatności się nie usuwa, uzasadnia się na piśmie i\u00a0ponawia co [[jak często ponawia się decyzję o\u00a0wyjątku]].',
        {
          columns: ['Podatność i\u00a0system', 'Powód', 'Środek zastępczy', 'Zatwierdził', 'Do kiedy'],
          rows: [
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Zgłoszenia podatności z\u00a0zewnątrz',
      meets: points('6.10.2 lit. e'),
      blocks: [
        {
          steps: [
            'Zgłoszenia przyjmuje adres [[adres zgłoszeń podatności]], podany na stronie i\u00a0w\u00a0pliku security.txt.',
            'Odbiór potwierdza się w\u00a0ciągu trzech dni roboczych, a\u00a0ocenę przekazuje w\u00a0ciągu 14 dni.',
            'Zgłaszającego, który działał w\u00a0dobrej wierze i\u00a0nie wyrządził szkody, nie ściga się; termin ujawnienia ustala się z\u00a0nim wspólnie, w\u00a0razie potrzeby za pośrednictwem CSIRT zgodnie z\u00a0krajową polityką skoordynowanego ujawniania.',
            'Podatność własnego produktu opisuje się odbiorcom razem z\u00a0poprawką.',
          ],
        },
      ],
    },
  ],
};
