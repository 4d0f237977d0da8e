import { points, uksc, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const boardResolution: DocumentTemplate = {
  id: 'board-resolution',
  version: 1,
  title: {
    pl: 'Decyzja kierownika: środki, budżet, przegląd',
    en: 'Decision of the head: measures, budget, review',
    de: 'Beschluss der Leitung: Maßnahmen, Budget, Überprüfung',
    fr: 'Décision de la direction\u00a0: mesures, budget, revue',
  },
  heading: 'Decyzja kierownika podmiotu w\u00a0sprawie środków zarządzania ryzykiem',
  questions: ['nis2-1-2', 'nis2-1-3', 'nis2-6-2'],
  purpose:
    'Decyzja dokumentuje, że kierownik podmiotu {name} zatwierdza środki zarządzania ryzykiem w\u00a0cyberbezpieczeństwie, zapewnia na nie pieniądze i\u00a0nadzoruje ich wykonanie. W\u00a0spółce z\u00a0zarządem przyjmuje się ją uchwałą.',
  sections: [
    {
      title: 'Podstawa',
      meets: [...points('1.1.1 lit. k'), ...uksc('art. 8c', 'art. 8d')],
      blocks: [
        'Podejmuje: {head}. Status w\u00a0rozumieniu ustawy: {entity}. Podstawą są: wynik szacowania ryzyka z\u00a0dnia [[dzień szacowania ryzyka]], raport o\u00a0stanie cyberbezpieczeństwa z\u00a0dnia [[dzień raportu]] oraz plan działań.',
      ],
    },
    {
      title: 'Zatwierdzenie',
      meets: [...points('1.1.1 lit. k'), ...uksc('art. 8d pkt 1')],
      blocks: [
        {
          steps: [
            'Zatwierdza się politykę bezpieczeństwa sieci i\u00a0systemów oraz polityki i\u00a0procedury szczegółowe wymienione w\u00a0jej wykazie.',
            'Zatwierdza się plan postępowania z\u00a0ryzykiem z\u00a0osobami i\u00a0terminami.',
            'Przyjmuje się ryzyka resztkowe wymienione w\u00a0załączniku, do dnia ponownej oceny.',
          ],
        },
      ],
    },
    {
      title: 'Budżet',
      meets: [...points('1.1.1 lit. e'), ...uksc('art. 8d pkt 2')],
      blocks: [
        'Na zadania z\u00a0zakresu cyberbezpieczeństwa w\u00a0roku [[rok budżetowy]] przeznacza się [[kwota łączna]] zł, w\u00a0tym:',
        {
          columns: ['Zadanie', 'Kwota', 'Odpowiada'],
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
      title: 'Powierzenie zadań',
      meets: [...points('1.2.1'), ...uksc('art. 8d pkt 3')],
      blocks: [
        'Zadania powierza się osobom z\u00a0dokumentu „Role i\u00a0odpowiedzialność”. Powierzenie nie zwalnia kierownika podmiotu z\u00a0odpowiedzialności.',
      ],
    },
    {
      title: 'Szkolenie i\u00a0świadomość',
      meets: [...points('8.2.1'), ...uksc('art. 8e', 'art. 8d pkt 4')],
      blocks: [
        'Kierownik podmiotu odbędzie szkolenie w\u00a0roku kalendarzowym do dnia [[dzień szkolenia kierownika]] i\u00a0zachowa jego potwierdzenie. Szkolenie pozostałych osób prowadzi się według programu szkoleń.',
      ],
    },
    {
      title: 'Przegląd i\u00a0nadzór',
      meets: points('2.2.1', '2.2.2', '2.2.3'),
      blocks: [
        {
          steps: [
            'Zgodność działania z\u00a0politykami sprawdza się regularnie; wynik przedstawia się kierownikowi podmiotu co najmniej raz w\u00a0roku oraz po incydencie poważnym i\u00a0istotnej zmianie.',
            'Raport zawiera: stan planu, wskaźniki, incydenty, wyniki testów i\u00a0audytów, odstępstwa i\u00a0ich przyczyny.',
            'Następny raport: [[dzień następnego raportu]].',
          ],
        },
      ],
    },
    {
      title: 'Głosowanie albo podpis',
      meets: [...points('1.1.1 lit. k'), ...uksc('art. 8c')],
      blocks: [
        {
          columns: ['Imię, nazwisko, funkcja', 'Za / przeciw / wstrzymuje się', 'Data', 'Podpis'],
          rows: [
            ['', '', '', ''],
            ['', '', '', ''],
            ['', '', '', ''],
            ['', '', '', ''],
          ],
        },
      ],
    },
  ],
};
