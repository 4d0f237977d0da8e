import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const riskRegister: DocumentTemplate = {
  id: 'risk-register',
  version: 1,
  title: {
    pl: 'Rejestr ryzyk i\u00a0plan postępowania',
    en: 'Risk register and treatment plan',
    de: 'Risikoverzeichnis und Behandlungsplan',
    fr: 'Registre des risques et plan de traitement',
  },
  heading: 'Rejestr ryzyk i\u00a0plan postępowania z\u00a0ryzykiem',
  questions: ['nis2-1-5', 'nis2-1-6'],
  purpose:
    'Rejestr zbiera ryzyka dla sieci i\u00a0systemów, z\u00a0których {name} korzysta przy świadczeniu usług, i\u00a0działania, które je zmniejszają. Szacuje się według „Metodyki szacowania ryzyka”.',
  sections: [
    {
      title: 'Rejestr ryzyk',
      meets: points('2.1.2 lit. d', '2.1.2 lit. e', '2.1.2 lit. f'),
      blocks: [
        'Ostatnie szacowanie: [[dzień ostatniego szacowania]]. Objęto nim wszystkie systemy z\u00a0ewidencji aktywów.',
        {
          columns: [
            'Nr',
            'Usługa lub system',
            'Zagrożenie i\u00a0podatność',
            'Obecne zabezpieczenia',
            'Prawdop.',
            'Skutek',
            'Poziom',
            'Właściciel',
          ],
          rows: [
            ['1', 'systemy produkcyjne', 'szyfrowanie danych przez przestępców', '', '', '', '', ''],
            ['2', 'poczta i\u00a0konta', 'przejęcie konta przez wyłudzenie hasła', '', '', '', '', ''],
            ['3', 'dostawca kluczowy', 'przerwa lub włamanie u\u00a0dostawcy', '', '', '', '', ''],
            ['4', 'serwerownia', 'pożar, woda, brak prądu', '', '', '', '', ''],
            ['5', 'ludzie', 'odejście jedynej osoby z\u00a0wiedzą', '', '', '', '', ''],
            ['', '', '', '', '', '', '', ''],
            ['', '', '', '', '', '', '', ''],
            ['', '', '', '', '', '', '', ''],
            ['', '', '', '', '', '', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Plan postępowania',
      meets: points('2.1.2 lit. g', '2.1.2 lit. i', '2.1.2 lit. j'),
      blocks: [
        {
          columns: ['Nr ryzyka', 'Postępowanie', 'Działanie', 'Odpowiada', 'Termin', 'Koszt', 'Poziom po działaniu'],
          rows: [
            ['', '', '', '', '', '', ''],
            ['', '', '', '', '', '', ''],
            ['', '', '', '', '', '', ''],
            ['', '', '', '', '', '', ''],
            ['', '', '', '', '', '', ''],
            ['', '', '', '', '', '', ''],
          ],
        },
        'Każde działanie ma jedną osobę i\u00a0datę. Działanie bez osoby lub daty uważa się za niezaplanowane.',
      ],
    },
    {
      title: 'Kolejność działań',
      meets: points('2.1.3'),
      blocks: [
        'Kolejność wynika z\u00a0poziomu ryzyka, wyników pomiarów skuteczności, kosztu w\u00a0stosunku do korzyści, klasy aktywów i\u00a0analizy wpływu na działalność. Odstępstwo zapisuje się z\u00a0powodem: [[powody odstępstw od kolejności]].',
      ],
    },
    {
      title: 'Ryzyka przyjęte',
      meets: points('2.1.2 lit. j'),
      blocks: [
        {
          columns: ['Nr ryzyka', 'Poziom', 'Dlaczego przyjęto', 'Kto i\u00a0kiedy', 'Ponowna ocena do'],
          rows: [
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Śledzenie i\u00a0przegląd',
      meets: points('2.1.2 lit. h', '2.1.4'),
      blocks: [
        'Stan działań sprawdza co miesiąc [[osoba śledząca plan]]. Rejestr przegląda się w\u00a0całości co najmniej raz w\u00a0roku i\u00a0po każdym incydencie poważnym; wynik zatwierdza kierownik podmiotu.',
        {
          columns: ['Data przeglądu', 'Co się zmieniło', 'Działania opóźnione i\u00a0dlaczego', 'Zatwierdził'],
          rows: [
            ['', '', '', ''],
            ['', '', '', ''],
            ['', '', '', ''],
          ],
        },
      ],
    },
  ],
};
