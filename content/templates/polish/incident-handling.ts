import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const incidentHandling: DocumentTemplate = {
  id: 'incident-handling',
  version: 1,
  title: { pl: 'Obsługa incydentów', en: 'Incident handling', de: 'Behandlung von Sicherheitsvorfällen', fr: 'Traitement des incidents' },
  heading: 'Procedura obsługi incydentów',
  questions: ['nis2-3-5'],
  purpose:
    'Procedura mówi, kto i\u00a0jak w\u00a0{name} przyjmuje zgłoszenia zdarzeń, ocenia je, opanowuje incydent i\u00a0przywraca działanie. Terminy i\u00a0treść zgłoszeń na zewnątrz określa „Procedura zgłaszania incydentów”.',
  sections: [
    {
      title: 'Zgłaszanie zdarzeń',
      meets: points('3.3.1', '3.3.2'),
      blocks: [
        {
          steps: [
            'Każdy, kto zauważy coś podejrzanego (wiadomość, utratę sprzętu, niedziałającą usługę, obcy dostęp), zgłasza to od razu: [[telefon i\u00a0adres zgłoszeń czynny przez całą dobę]].',
            'Dostawcy i\u00a0klienci zgłaszają na ten sam adres; jest podany na stronie internetowej i\u00a0w\u00a0umowach.',
            'Zgłaszający nie usuwa śladów, nie wyłącza urządzenia, jeżeli nie poproszono go o\u00a0to, i\u00a0nie opisuje zdarzenia na zewnątrz.',
            'Zgłoszenie w\u00a0dobrej wierze nie ma złych skutków dla zgłaszającego. Sposób zgłaszania jest częścią szkolenia każdej osoby.',
          ],
        },
      ],
    },
    {
      title: 'Role i\u00a0dokumenty',
      meets: points('3.1.2 lit. c', '3.1.2 lit. d'),
      blocks: [
        {
          columns: ['Rola', 'Osoba', 'Zastępca', 'Telefon poza godzinami pracy'],
          rows: [
            ['Kierujący obsługą incydentu', '', '', ''],
            ['Administrator systemów', '', '', ''],
            ['Osoba do kontaktu z\u00a0CSIRT', '', '', ''],
            ['Inspektor ochrony danych lub osoba od danych osobowych', '', '', ''],
            ['Komunikacja z\u00a0klientami i\u00a0mediami', '', '', ''],
            ['Decyzje biznesowe (kierownik podmiotu)', '', '', ''],
          ],
        },
        'Pod ręką, także gdy sieć nie działa, są: lista telefonów, schemat sieci, ewidencja aktywów, wzory zgłoszeń, dane dostępowe awaryjne w\u00a0zamkniętej kopercie. Miejsce przechowywania: [[miejsce poza siecią produkcyjną]].',
      ],
    },
    {
      title: 'Klasyfikacja',
      meets: points('3.1.2 lit. a', '3.4.1', '3.4.2 lit. a'),
      blocks: [
        'Zdarzenie ocenia się w\u00a0ciągu godziny od zgłoszenia według kryteriów:',
        {
          columns: ['Klasa', 'Kryterium', 'Reakcja'],
          rows: [
            ['Zdarzenie', 'nie narusza poufności, integralności ani dostępności', 'odnotowanie i\u00a0zamknięcie'],
            ['Incydent zwykły', 'narusza, lecz nie usługi ani dane odbiorców', 'obsługa w\u00a0godzinach pracy'],
            [
              'Incydent istotny dla organizacji',
              'zakłóca usługę, dotyczy wielu osób lub systemu kluczowego',
              'obsługa natychmiastowa, powiadomienie kierownika podmiotu',
            ],
            [
              'Incydent poważny',
              'spełnia progi ustawy albo rozporządzenia 2024/2690',
              'jak wyżej i\u00a0zgłoszenie według osobnej procedury',
            ],
          ],
        },
        'Decyzję, że incydent nie jest poważny, podejmuje kierujący obsługą z\u00a0uzasadnieniem na piśmie.',
      ],
    },
    {
      title: 'Ocena w\u00a0toku',
      meets: points('3.4.2 lit. b', '3.4.2 lit. c', '3.4.2 lit. d', '3.4.2 lit. e'),
      blocks: [
        {
          steps: [
            'Do oceny sprawdza się dzienniki systemów, których może dotyczyć zdarzenie, i\u00a0zestawia wpisy z\u00a0różnych źródeł według czasu.',
            'Nowa informacja oznacza ponowną ocenę; zmianę klasy odnotowuje się z\u00a0godziną.',
            'Raz na kwartał sprawdza się, czy podobne zdarzenia się powtarzają; powtarzające się incydenty o\u00a0tej samej przyczynie ocenia się łącznie.',
          ],
        },
      ],
    },
    {
      title: 'Opanowanie, usunięcie, odtworzenie',
      meets: points('3.5.1', '3.5.2'),
      blocks: [
        {
          steps: [
            'Opanowanie: odłącz zaatakowane urządzenia od sieci, zablokuj konta i\u00a0połączenia, zabezpiecz kopie zapasowe przed zapisem.',
            'Zabezpieczenie śladów: kopia dysku lub maszyny i\u00a0dzienników przed zmianami.',
            'Usunięcie: znajdź drogę wejścia, usuń szkodliwe oprogramowanie i\u00a0obce konta, zmień hasła i\u00a0klucze, zainstaluj poprawki.',
            'Odtworzenie: z\u00a0kopii sprzed zdarzenia, w\u00a0kolejności z\u00a0planu ciągłości działania, po sprawdzeniu, że przyczyna nie wróci.',
            'Obserwacja: przez co najmniej 14 dni częstsze przeglądanie dzienników.',
            'Zamknięcie: kierujący stwierdza na piśmie, że usługi działają.',
          ],
        },
      ],
    },
    {
      title: 'Komunikacja i\u00a0eskalacja',
      meets: points('3.1.2 lit. b', '3.5.3 lit. b'),
      blocks: [
        {
          columns: ['Kto się dowiaduje', 'Kiedy', 'Jak', 'Kto zawiadamia'],
          rows: [
            ['Kierownik podmiotu', 'od razu przy incydencie istotnym i\u00a0poważnym', 'telefon', ''],
            ['Pracownicy', 'gdy muszą coś zrobić lub czegoś nie robić', 'kanał awaryjny', ''],
            ['Odbiorcy usług', 'gdy incydent może na nich wpłynąć', 'poczta, strona stanu usług', ''],
            ['Dostawcy', 'gdy ich dotyczy lub mogą pomóc', 'kontakt z\u00a0rejestru dostawców', ''],
            ['CSIRT i\u00a0organy', 'według procedury zgłaszania', '', ''],
          ],
        },
        'Na zewnątrz wypowiada się wyłącznie osoba od komunikacji. Podaje się to, co wiadomo, i\u00a0mówi wprost, czego jeszcze nie wiadomo.',
      ],
    },
    {
      title: 'Zapis obsługi i\u00a0dowody',
      meets: points('3.5.4'),
      blocks: [
        'Od pierwszej chwili prowadzi się zapis, którego nie zmienia się wstecz: godzina, co stwierdzono, co zrobiono, kto zdecydował.',
        {
          columns: ['Data i\u00a0godzina', 'Ustalenie lub działanie', 'Kto', 'Dowód (plik, skrót)'],
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
      title: 'Ćwiczenia i\u00a0przegląd',
      meets: points('3.1.3', '3.5.5'),
      blocks: [
        'Procedurę ćwiczy się co najmniej raz w\u00a0roku, z\u00a0pomiarem czasu i\u00a0raportem. Role, kontakty i\u00a0procedurę przegląda się po ćwiczeniu, po incydencie poważnym i\u00a0po zmianie osób. Numery telefonów sprawdza się raz na kwartał.',
      ],
    },
  ],
};
