import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const cyberHygiene: DocumentTemplate = {
  id: 'cyber-hygiene',
  version: 1,
  title: {
    pl: 'Cyberhigiena, nośniki i\u00a0szkodliwy kod',
    en: 'Cyber hygiene, media and malware',
    de: 'Cyberhygiene, Datenträger und Schadsoftware',
    fr: 'Cyberhygiène, supports et logiciels malveillants',
  },
  heading: 'Zasady cyberhigieny, nośników i\u00a0ochrony przed szkodliwym oprogramowaniem',
  questions: ['nis2-7-4', 'nis2-7-6'],
  purpose:
    'Zasady obowiązują każdego, kto używa sprzętu, kont lub danych {name}. Ich przestrzeganie sprawdza się technicznie, a\u00a0naruszenia wyjaśnia.',
  sections: [
    {
      title: 'Dziesięć zasad',
      meets: points('8.1.2 lit. c', '11.6.2 lit. b'),
      blocks: [
        {
          steps: [
            'Zanim klikniesz, sprawdź nadawcę i\u00a0adres; w\u00a0razie wątpliwości zadzwoń pod znany numer.',
            'Jedno konto, jedno hasło, w\u00a0menedżerze haseł; nikomu go nie podawaj.',
            'Włącz drugi składnik logowania wszędzie, gdzie jest dostępny.',
            'Blokuj ekran, odchodząc od komputera.',
            'Instaluj aktualizacje, gdy system o\u00a0nie prosi.',
            'Programy instaluj wyłącznie z\u00a0listy dozwolonych: [[miejsce listy dozwolonych programów]].',
            'Dane służbowe trzymaj w\u00a0systemach organizacji, nie na prywatnej poczcie ani w\u00a0prywatnej chmurze.',
            'Do narzędzi AI spoza listy nie wpisuj danych organizacji ani klientów.',
            'W\u00a0sieci publicznej pracuj przez VPN.',
            'Zgłoś każdą pomyłkę i\u00a0podejrzenie od razu: [[adres i\u00a0telefon zgłoszeń]].',
          ],
        },
      ],
    },
    {
      title: 'Uwierzytelnianie',
      meets: points('11.6.2 lit. a', '11.6.2 lit. b', '11.6.2 lit. c', '11.6.2 lit. d', '11.6.2 lit. e', '11.6.2 lit. f'),
      blocks: [
        'Siła haseł, ich przekazywanie i\u00a0zmiana, blokada po błędnych próbach, koniec bezczynnej sesji i\u00a0osobne hasła do kont uprzywilejowanych są ustawione technicznie według polityki dostępu; użytkownik ich nie obchodzi.',
      ],
    },
    {
      title: 'Postępowanie z\u00a0informacją',
      meets: points('12.2.2 lit. a', '12.2.2 lit. b', '12.2.2 lit. c'),
      blocks: [
        {
          columns: ['Etap', 'Informacja wewnętrzna', 'Informacja poufna'],
          rows: [
            ['Pozyskanie', 'zapis w\u00a0systemie organizacji', 'jak obok, z\u00a0klasą i\u00a0właścicielem'],
            ['Używanie', 'w\u00a0zespole', 'osoby z\u00a0potrzebą, bez wydruków na widoku'],
            ['Przechowywanie', 'systemy organizacji', 'szyfrowanie'],
            ['Przesyłanie i\u00a0przewóz', 'poczta służbowa', 'szyfrowanie, hasło innym kanałem, bezpieczny kurier'],
            ['Usuwanie', 'kosz systemu po okresie', 'nieodwracalne: niszczarka, kasowanie z\u00a0potwierdzeniem'],
          ],
        },
      ],
    },
    {
      title: 'Nośniki wymienne',
      meets: points('12.3.2 lit. a', '12.3.2 lit. b', '12.3.2 lit. c', '12.3.2 lit. d'),
      blocks: [
        {
          steps: [
            'Podłączanie nośników jest technicznie zablokowane; wyjątek z\u00a0powodem i\u00a0czasem daje administrator.',
            'Automatyczne uruchamianie jest wyłączone, a\u00a0nośnik sprawdza się przed otwarciem.',
            'Nośniki i\u00a0urządzenia przenośne są w\u00a0ewidencji, chronione w\u00a0drodze i\u00a0w\u00a0miejscu przechowywania; zgubienie zgłasza się od razu.',
            'Dane poufne na nośniku są zaszyfrowane.',
          ],
        },
      ],
    },
    {
      title: 'Ochrona przed szkodliwym oprogramowaniem',
      meets: points('6.9.2'),
      blocks: [
        'Na każdej stacji i\u00a0serwerze działa ochrona, która wykrywa i\u00a0blokuje szkodliwe oraz niedozwolone oprogramowanie: [[nazwa ochrony stacji i\u00a0serwerów]]. Użytkownik nie może jej wyłączyć; aktualizuje się sama, a\u00a0brak zgłoszenia z\u00a0urządzenia przez 7 dni jest alarmem. Poczta i\u00a0ruch z\u00a0internetu są sprawdzane. Wyjątek wymaga zgody i\u00a0końca.',
        {
          columns: ['Urządzenia', 'Objęte ochroną', 'Bez ochrony, powód, termin'],
          rows: [
            ['Stacje robocze', '', ''],
            ['Serwery', '', ''],
            ['Telefony', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Egzekwowanie i\u00a0przegląd',
      meets: points('8.1.2 lit. b'),
      blocks: ['Ustawienia sprawdza się automatycznie co miesiąc; wynik jest wskaźnikiem. Zasady przegląda się raz w\u00a0roku.'],
    },
  ],
};
