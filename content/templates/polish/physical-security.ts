import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const physicalSecurity: DocumentTemplate = {
  id: 'physical-security',
  version: 1,
  title: {
    pl: 'Bezpieczeństwo fizyczne i\u00a0środowiskowe',
    en: 'Physical and environmental security',
    de: 'Physische Sicherheit',
    fr: 'Sécurité physique et environnementale',
  },
  heading: 'Zasady bezpieczeństwa fizycznego i\u00a0środowiskowego',
  questions: ['nis2-2-7'],
  purpose:
    'Zasady chronią pomieszczenia {name} z\u00a0infrastrukturą teleinformatyczną przed wejściem osób nieuprawnionych, brakiem zasilania, pożarem, wodą i\u00a0temperaturą.',
  sections: [
    {
      title: 'Strefy i\u00a0granice',
      meets: points('13.3.2 lit. a', '13.3.2 lit. c'),
      blocks: [
        {
          columns: ['Strefa', 'Pomieszczenia', 'Kto wchodzi', 'Zabezpieczenia'],
          rows: [
            ['Publiczna', 'recepcja, sala spotkań', 'goście', ''],
            ['Biurowa', 'biura', 'pracownicy, goście z\u00a0opiekunem', ''],
            ['Chroniona', 'serwerownia, rozdzielnia, archiwum', 'osoby z\u00a0listy', ''],
          ],
        },
        'Kto używa wyłącznie cudzej serwerowni lub chmury, wpisuje tu potwierdzenie od dostawcy: [[raport lub certyfikat centrum danych]].',
      ],
    },
    {
      title: 'Wejścia',
      meets: points('13.3.2 lit. b'),
      blocks: [
        {
          steps: [
            'Wejście do strefy chronionej otwiera karta lub klucz imienny; wejścia są zapisywane przez co najmniej 90 dni.',
            'Gość wpisuje się do księgi i\u00a0przebywa z\u00a0opiekunem; serwisant okazuje zlecenie.',
            'Listę osób i\u00a0kluczy przegląda się raz na kwartał; zgubienie zgłasza się od razu.',
            'Dostawy odbiera się poza strefą chronioną.',
          ],
        },
      ],
    },
    {
      title: 'Nadzór nad pomieszczeniami',
      meets: points('13.3.2 lit. d'),
      blocks: [
        'Strefa chroniona jest stale nadzorowana: alarm włamaniowy, czujniki otwarcia, w\u00a0razie potrzeby monitoring wizyjny oznaczony i\u00a0ograniczony do celu. Alarm odbiera [[kto odbiera alarm z\u00a0pomieszczeń]].',
      ],
    },
    {
      title: 'Zasilanie, łącza i\u00a0klimatyzacja',
      meets: points('13.1.2 lit. a', '13.1.2 lit. b', '13.1.2 lit. c', '13.1.2 lit. d', '13.1.2 lit. e', '13.1.2 lit. f'),
      blocks: [
        {
          columns: ['Sprawa', 'Co mamy', 'Kontrola', 'Ostatni test'],
          rows: [
            ['Zasilanie awaryjne (UPS): ile minut', '', 'co pół roku', ''],
            ['Agregat lub drugie przyłącze', '', 'co pół roku', ''],
            ['Drugie łącze innego operatora', '', 'co kwartał', ''],
            ['Ochrona przewodów energii i\u00a0telekomunikacji przed uszkodzeniem i\u00a0podsłuchem', '', 'co rok', ''],
            ['Czujniki napięcia i\u00a0łączy z\u00a0alarmem poza zakresem', '', 'stale', ''],
            ['Umowy na paliwo, serwis, dostawy awaryjne', '', 'co rok', ''],
            ['Klimatyzacja i\u00a0wilgotność: przegląd i\u00a0serwis', '', 'co pół roku', ''],
          ],
        },
        'Media podtrzymujące pracę dobiera się do RTO usług, nadmiarowość tam, gdzie ich brak zatrzymałby usługę. Skuteczność sprawdza się testem i\u00a0stałym pomiarem.',
      ],
    },
    {
      title: 'Zagrożenia środowiskowe',
      meets: points('13.2.2 lit. a', '13.2.2 lit. b', '13.2.2 lit. c'),
      blocks: [
        {
          columns: ['Zagrożenie', 'Zabezpieczenie', 'Próg dolny / górny', 'Czujnik i\u00a0odbiorca alarmu'],
          rows: [
            ['Temperatura w\u00a0serwerowni', '', '18 °C / 27 °C', ''],
            ['Wilgotność', '', '30% / 70%', ''],
            ['Dym i\u00a0ogień', '', 'wykrycie', ''],
            ['Woda', '', 'wykrycie', ''],
            ['Powódź, wichura, wyładowania', '', 'według szacowania ryzyka', ''],
          ],
        },
        'Progi dostosowuje się do zaleceń producenta sprzętu; przekroczenie jest zapisywane i\u00a0zgłaszane.',
      ],
    },
    {
      title: 'Przegląd',
      meets: points('13.1.2 lit. f', '13.2.2 lit. a'),
      blocks: ['Zasady przegląda się raz w\u00a0roku, po zdarzeniu i\u00a0po zmianie pomieszczeń.'],
    },
  ],
};
