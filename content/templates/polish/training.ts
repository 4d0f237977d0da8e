import { points, uksc, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const training: DocumentTemplate = {
  id: 'training',
  version: 1,
  title: {
    pl: 'Program i\u00a0rejestr szkoleń',
    en: 'Training programme and register',
    de: 'Schulungsprogramm und -verzeichnis',
    fr: 'Programme et registre de formation',
  },
  heading: 'Program szkoleń z\u00a0cyberbezpieczeństwa i\u00a0rejestr szkoleń',
  questions: ['nis2-7-1', 'nis2-7-2', 'nis2-7-3'],
  purpose:
    'Program zapewnia, że każda osoba w\u00a0{name}, od kierownika podmiotu po nowego pracownika, zna zagrożenia i\u00a0wie, jak postąpić.',
  sections: [
    {
      title: 'Kierownik podmiotu',
      meets: [...points('10.1.2 lit. c'), ...uksc('art. 8e')],
      blocks: [
        'Każda osoba będąca kierownikiem podmiotu odbywa szkolenie raz w\u00a0roku kalendarzowym: obowiązki i\u00a0odpowiedzialność, ryzyka organizacji, nadzór nad środkami, zgłaszanie incydentów. Udział dokumentuje się. W\u00a0tym roku: {head}.',
      ],
    },
    {
      title: 'Wszyscy',
      meets: [...points('8.1.1', '8.1.2 lit. a', '8.1.2 lit. b', '8.1.2 lit. c'), ...uksc('art. 8d pkt 4')],
      blocks: [
        'Szkolenie odbywa się przy rozpoczęciu pracy, a\u00a0potem co najmniej raz w\u00a0roku; między nimi co kwartał krótka wiadomość. Terminy na rok: [[plan terminów szkoleń]]. Treść wynika z\u00a0polityki bezpieczeństwa:',
        {
          items: [
            'wyłudzenia, fałszywe faktury i\u00a0telefony, treści tworzone przez AI,',
            'hasła, menedżer haseł, MFA,',
            'praca zdalna, sprzęt, nośniki, aktualizacje,',
            'ochrona informacji i\u00a0danych osobowych,',
            'jak i\u00a0komu zgłosić zdarzenie; kontakty i\u00a0materiały.',
          ],
        },
      ],
    },
    {
      title: 'Role specjalistyczne',
      meets: points('8.2.1', '8.2.2', '8.2.3'),
      blocks: [
        {
          columns: ['Rola', 'Osoby', 'Wymagana wiedza', 'Szkolenie i\u00a0częstość'],
          rows: [
            ['Administratorzy', '', 'bezpieczna konfiguracja, urządzenia mobilne, kopie', 'raz w\u00a0roku'],
            [
              'Obsługa incydentów',
              '',
              'bieżące zagrożenia, analiza dzienników, zachowanie w\u00a0razie zdarzenia',
              'raz w\u00a0roku i\u00a0ćwiczenie',
            ],
            ['Programiści', '', 'bezpieczny kod, składniki, testy', 'raz w\u00a0roku'],
            ['Zakupy i\u00a0dostawcy', '', 'wymagania, ocena, klauzule', 'raz na dwa lata'],
            ['Osoba od zgłoszeń', '', 'terminy, treść, S46', 'raz w\u00a0roku i\u00a0ćwiczenie'],
          ],
        },
        'Szkolenie dobiera się do zadań, a\u00a0jego skutek ocenia: test, zadanie praktyczne, ćwiczenie.',
      ],
    },
    {
      title: 'Nowe zadania',
      meets: points('8.2.4'),
      blocks: ['Kto przechodzi na stanowisko wymagające wiedzy z\u00a0zakresu bezpieczeństwa, szkoli się przed przejęciem zadań.'],
    },
    {
      title: 'Skuteczność i\u00a0aktualizacja',
      meets: points('8.1.3', '8.2.5'),
      blocks: [
        'Skuteczność sprawdza się testem po szkoleniu i\u00a0próbą wyłudzenia co najmniej raz w\u00a0roku. Treści aktualizuje się co roku oraz po nowym zagrożeniu, incydencie i\u00a0zmianie systemów. Odpowiada [[osoba odpowiedzialna za szkolenia]].',
      ],
    },
    {
      title: 'Rejestr szkoleń',
      meets: [...points('8.1.2 lit. a', '8.2.2'), ...uksc('art. 8e')],
      blocks: [
        {
          columns: ['Data', 'Osoba', 'Rola', 'Temat i\u00a0prowadzący', 'Wynik testu', 'Następne do'],
          rows: [
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
          ],
        },
      ],
    },
  ],
};
