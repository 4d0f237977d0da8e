import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const backups: DocumentTemplate = {
  id: 'backups',
  version: 1,
  title: {
    pl: 'Kopie zapasowe i\u00a0test odtworzenia',
    en: 'Backups and restore test',
    de: 'Sicherungskopien und Wiederherstellungstest',
    fr: 'Sauvegardes et test de restauration',
  },
  heading: 'Procedura tworzenia kopii zapasowych i\u00a0testowania odtworzenia',
  questions: ['nis2-3-2', 'nis2-3-3'],
  purpose:
    'Procedura określa, co, jak często i\u00a0gdzie {name} kopiuje, kto za to odpowiada i\u00a0jak sprawdza, że dane i\u00a0systemy da się odtworzyć w\u00a0czasie, którego wymaga działalność.',
  sections: [
    {
      title: 'Zakres i\u00a0odpowiedzialność',
      meets: points('4.2.1'),
      blocks: [
        'Procedura obejmuje systemy i\u00a0dane, bez których organizacja nie może świadczyć usług, w\u00a0tym konfiguracje urządzeń sieciowych, maszyny wirtualne, bazy danych, pocztę oraz dane w\u00a0usługach w\u00a0chmurze.',
        {
          items: [
            'Za kopie odpowiada [[stanowisko albo osoba]], a\u00a0w\u00a0razie nieobecności [[zastępca]].',
            'Właściciel każdego systemu ustala z\u00a0tą osobą dopuszczalny czas przestoju (RTO) i\u00a0dopuszczalną utratę danych (RPO) zgodnie z\u00a0planem ciągłości działania.',
            'Jeżeli kopie tworzy dostawca, umowa z\u00a0nim zawiera częstotliwość, miejsce, czas przechowywania i\u00a0prawo do testu odtworzenia.',
          ],
        },
      ],
    },
    {
      title: 'Plan kopii',
      meets: points('4.2.2 lit. a', '4.2.2 lit. b', '4.2.2 lit. e', '4.2.2 lit. f'),
      blocks: [
        'Każdy system ma wiersz w\u00a0planie. Częstotliwość nie może być mniejsza, niż wynika z\u00a0RPO, a\u00a0czas przechowywania z\u00a0przepisów i\u00a0umów.',
        {
          columns: ['System lub dane', 'RTO / RPO', 'Rodzaj i\u00a0częstotliwość', 'Miejsce kopii', 'Czas przechowywania'],
          rows: [
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
            ['', '', '', '', ''],
          ],
        },
        'Dane zawierające dane osobowe usuwa się z\u00a0kopii po upływie czasu przechowywania przez nadpisanie najstarszej kopii, a\u00a0nie przez zmianę wybranych plików.',
      ],
    },
    {
      title: 'Zasada 3-2-1 i\u00a0oddzielenie od produkcji',
      meets: points('4.2.2 lit. c', '4.2.2 lit. d'),
      blocks: [
        {
          steps: [
            'Istnieją co najmniej trzy egzemplarze danych: produkcyjny i\u00a0dwie kopie, na dwóch różnych rodzajach nośników lub platform.',
            'Co najmniej jedna kopia znajduje się w\u00a0innej lokalizacji: [[adres albo region chmury]].',
            'Co najmniej jedna kopia jest poza zasięgiem kont i\u00a0sieci środowiska produkcyjnego: odłączona, niezmienialna albo chroniona osobnymi kontami, których nie ma w\u00a0usłudze katalogowej organizacji.',
            'Kopie są szyfrowane, a\u00a0klucze przechowuje się oddzielnie od kopii: [[miejsce i\u00a0osoby z\u00a0dostępem]].',
            'Dostęp do kopii mają tylko wskazane osoby. Usunięcie kopii przed terminem wymaga zgody dwóch osób.',
          ],
        },
      ],
    },
    {
      title: 'Kontrola codzienna',
      meets: points('4.2.3'),
      blocks: [
        'Każdego dnia roboczego [[stanowisko]] sprawdza raport z\u00a0wykonania kopii. Niepowodzenie wyjaśnia się tego samego dnia, a\u00a0dwa kolejne niepowodzenia tego samego systemu zgłasza się kierownikowi i\u00a0obsługuje jak zdarzenie bezpieczeństwa.',
        'Raz w\u00a0miesiącu sprawdza się integralność wybranej kopii przez odczyt i\u00a0porównanie sum kontrolnych.',
      ],
    },
    {
      title: 'Test odtworzenia',
      meets: points('4.2.6'),
      blocks: [
        'Test odtworzenia wykonuje się co najmniej [[raz na kwartał albo częściej]] i\u00a0po każdej istotnej zmianie systemu kopii. W\u00a0ciągu roku test obejmuje każdy system z\u00a0planu.',
        {
          steps: [
            'Wybierz system i\u00a0kopię, z\u00a0której odtwarzasz; kopia nie może pochodzić z\u00a0tego samego dnia.',
            'Odtwórz dane do środowiska odizolowanego od produkcji.',
            'Zmierz czas od rozpoczęcia do chwili, w\u00a0której system daje się używać, i\u00a0porównaj z\u00a0RTO.',
            'Właściciel systemu potwierdza, że dane są kompletne i\u00a0czytelne.',
            'Wpisz wynik do protokołu. Za wolne lub niepełne odtworzenie oznacza zadanie w\u00a0planie działań z\u00a0osobą i\u00a0terminem.',
          ],
        },
      ],
    },
    {
      title: 'Protokół testu odtworzenia',
      meets: points('4.2.6'),
      blocks: [
        {
          columns: ['Pytanie', 'Wynik'],
          rows: [
            ['Data i\u00a0osoba wykonująca test', ''],
            ['System i\u00a0data kopii', ''],
            ['Czas odtworzenia (zmierzony) i\u00a0RTO', ''],
            ['Ostatni odtworzony wpis i\u00a0RPO', ''],
            ['Czy dane są kompletne (potwierdził właściciel)', ''],
            ['Problemy i\u00a0zadania z\u00a0terminem', ''],
            ['Podpis', ''],
          ],
        },
      ],
    },
  ],
};
