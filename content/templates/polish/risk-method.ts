import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const riskMethod: DocumentTemplate = {
  id: 'risk-method',
  version: 1,
  title: {
    pl: 'Metodyka szacowania ryzyka',
    en: 'Risk assessment method',
    de: 'Methode der Risikobewertung',
    fr: 'Méthode d’évaluation des risques',
  },
  heading: 'Metodyka szacowania ryzyka',
  questions: ['nis2-1-4'],
  purpose:
    'Metodyka zapewnia, że {name} szacuje ryzyka dla sieci i\u00a0systemów w\u00a0ten sam, powtarzalny sposób, a\u00a0wyniki różnych osób i\u00a0lat można porównać.',
  sections: [
    {
      title: 'Przebieg',
      meets: points('2.1.1', '2.1.2 lit. a'),
      blocks: [
        {
          steps: [
            'Ustal zakres: usługi, systemy i\u00a0dane z\u00a0ewidencji aktywów.',
            'Rozpoznaj ryzyka.',
            'Oceń prawdopodobieństwo i\u00a0skutek.',
            'Porównaj z\u00a0kryteriami.',
            'Wybierz postępowanie i\u00a0zapisz je w\u00a0planie.',
            'Przedstaw wynik kierownikowi podmiotu do zatwierdzenia.',
          ],
        },
        'Szacowanie prowadzi [[osoba prowadząca szacowanie ryzyka]] z\u00a0właścicielami usług i\u00a0administratorem.',
      ],
    },
    {
      title: 'Poziom akceptowany',
      meets: points('2.1.2 lit. b'),
      blocks: [
        'Kierownik podmiotu ({head}) ustala, że ryzyko do poziomu 6 włącznie wolno przyjąć bez działań, od 8 do 12 wymaga działań w\u00a0planie, a\u00a0od 15 działań natychmiastowych. Ryzyka dla życia, zdrowia i\u00a0środowiska nie przyjmuje się bez działań niezależnie od poziomu.',
      ],
    },
    {
      title: 'Skale i\u00a0kryteria',
      meets: points('2.1.2 lit. c'),
      blocks: [
        {
          columns: ['Stopień', 'Prawdopodobieństwo', 'Skutek dla usługi i\u00a0odbiorców', 'Skutek finansowy'],
          rows: [
            ['1', 'rzadziej niż raz na 10 lat', 'niezauważalny', 'do [[kwota skutku stopnia 1]]'],
            ['2', 'raz na 3–10 lat', 'krótka przerwa, mało osób', 'do [[kwota skutku stopnia 2]]'],
            ['3', 'raz na 1–3 lata', 'przerwa dłuższa niż RTO', 'do [[kwota skutku stopnia 3]]'],
            ['4', 'raz w\u00a0roku lub częściej', 'przerwa wielu usług, naruszenie danych', 'do [[kwota skutku stopnia 4]]'],
            ['5', 'raz na kwartał lub częściej', 'zagrożenie życia lub trwała utrata danych', 'powyżej'],
          ],
        },
        'Poziom ryzyka to iloczyn obu stopni. Skutek ocenia się osobno dla poufności, integralności, dostępności i\u00a0autentyczności; liczy się najwyższy.',
      ],
    },
    {
      title: 'Rozpoznanie',
      meets: points('2.1.2 lit. d'),
      blocks: [
        'Rozpatruje się wszystkie zagrożenia: ataki, błędy, awarie, brak prądu i\u00a0łączności, pożar, wodę, kradzież, chorobę lub odejście ludzi oraz zakłócenia u\u00a0dostawców. Szczególnie szuka się miejsc, których awaria zatrzymuje wszystko (pojedynczych punktów awarii).',
        {
          columns: ['Pytanie pomocnicze', 'Odpowiedź'],
          rows: [
            ['Co zatrzyma usługę na dłużej niż RTO', ''],
            ['Kto z\u00a0zewnątrz ma dostęp administratora', ''],
            ['Co zależy od jednej osoby, jednego urządzenia, jednego dostawcy', ''],
            ['Które dane mają wartość dla przestępcy', ''],
          ],
        },
      ],
    },
    {
      title: 'Analiza',
      meets: points('2.1.2 lit. e'),
      blocks: [
        'Prawdopodobieństwo i\u00a0skutek ocenia się z\u00a0uwzględnieniem istniejących zabezpieczeń, informacji o\u00a0zagrożeniach od CSIRT i\u00a0dostawców, znanych podatności oraz własnych incydentów z\u00a0ostatnich trzech lat. Źródła zapisuje się przy ryzyku.',
      ],
    },
    {
      title: 'Ocena i\u00a0wybór postępowania',
      meets: points('2.1.2 lit. f', '2.1.2 lit. g'),
      blocks: [
        'Ryzyka powyżej poziomu akceptowanego porządkuje się malejąco. Dla każdego rozważa się: zmniejszenie, uniknięcie, przeniesienie (umowa, ubezpieczenie) albo przyjęcie. Pierwszeństwo ma działanie, które zmniejsza najwięcej ryzyka w\u00a0stosunku do kosztu. Przyjęcie ryzyka powyżej poziomu wymaga podpisu kierownika podmiotu z\u00a0uzasadnieniem i\u00a0datą ponownej oceny.',
      ],
    },
    {
      title: 'Śledzenie wykonania',
      meets: points('2.1.2 lit. h', '2.1.4'),
      blocks: [
        'Wykonanie planu sprawdza się co miesiąc. Szacowanie powtarza się co najmniej raz w\u00a0roku oraz po incydencie poważnym, istotnej zmianie systemu, usługi, dostawcy lub przepisów.',
      ],
    },
  ],
};
