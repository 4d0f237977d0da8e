import { points, type DocumentTemplate } from '#core/assessment/templates/template.ts';

export const cryptography: DocumentTemplate = {
  id: 'cryptography',
  version: 1,
  title: {
    pl: 'Kryptografia i\u00a0rejestr kluczy',
    en: 'Cryptography and key register',
    de: 'Kryptografie und Schlüsselverzeichnis',
    fr: 'Cryptographie et registre des clés',
  },
  heading: 'Polityka kryptograficzna i\u00a0zarządzanie kluczami',
  questions: ['nis2-2-5'],
  purpose: 'Polityka ustala, które dane {name} szyfruje, jakimi metodami i\u00a0jak zarządza kluczami przez cały czas ich życia.',
  sections: [
    {
      title: 'Co i\u00a0jak mocno chronimy',
      meets: points('9.1', '9.2 lit. a'),
      blocks: [
        {
          columns: ['Dane lub połączenie', 'Klasa', 'W\u00a0spoczynku', 'W\u00a0przesyle'],
          rows: [
            ['Dane odbiorców usług i\u00a0dane osobowe', 'poufne', 'szyfrowanie dysku i\u00a0bazy', 'TLS 1.2 lub nowszy'],
            ['Kopie zapasowe', 'poufne', 'szyfrowanie kopii, klucz osobno', 'TLS lub VPN'],
            ['Laptopy, telefony, nośniki', 'wewnętrzne', 'szyfrowanie całego urządzenia', '–'],
            ['Poczta z\u00a0danymi poufnymi', 'poufne', '–', 'szyfrowanie wiadomości lub załącznika, hasło innym kanałem'],
            ['Strony i\u00a0interfejsy', 'publiczne', '–', 'TLS 1.2 lub nowszy, HSTS'],
            ['Dostęp zdalny i\u00a0administrowanie', 'poufne', '–', 'VPN, SSH'],
          ],
        },
      ],
    },
    {
      title: 'Dozwolone metody',
      meets: points('9.2 lit. b'),
      blocks: [
        {
          columns: ['Zastosowanie', 'Dozwolone', 'Zakazane'],
          rows: [
            [
              'Szyfrowanie symetryczne',
              'AES-128 i\u00a0AES-256 w\u00a0trybie uwierzytelniającym, ChaCha20-Poly1305',
              'DES, 3DES, RC4, tryb ECB',
            ],
            [
              'Podpis i\u00a0wymiana kluczy',
              'RSA od 3072 bitów, ECDSA i\u00a0ECDH na krzywych co najmniej 256-bitowych, Ed25519',
              'RSA poniżej 2048 bitów',
            ],
            ['Skrót', 'SHA-256 i\u00a0mocniejsze', 'MD5, SHA-1'],
            ['Hasła', 'Argon2id, scrypt, bcrypt', 'skrót bez soli'],
          ],
        },
        'Metody śledzi [[osoba śledząca metody kryptograficzne]]. Systemy buduje się tak, by metodę można było wymienić bez przebudowy; plan przejścia na metody odporne na komputery kwantowe przegląda się co rok.',
      ],
    },
    {
      title: 'Życie klucza',
      meets: points('9.2 lit. c'),
      blocks: [
        {
          steps: [
            'Generowanie: w\u00a0urządzeniu lub bibliotece z\u00a0pewnym źródłem losowości, osobny klucz do każdego celu i\u00a0systemu.',
            'Certyfikaty: z\u00a0zaufanego centrum, automatycznie odnawiane; wykaz w\u00a0rejestrze.',
            'Przekazanie: wyłącznie kanałem szyfrowanym, nigdy razem z\u00a0danymi.',
            'Przechowywanie: magazyn sekretów lub moduł sprzętowy, dostęp imienny: [[magazyn sekretów]].',
            'Zmiana: klucze danych co najwyżej co dwa lata, certyfikaty według ważności, po odejściu osoby z\u00a0dostępem od razu.',
            'Ujawnienie: natychmiastowa wymiana, ocena skutków, obsługa jak incydent.',
            'Unieważnienie: w\u00a0centrum certyfikacji i\u00a0w\u00a0systemach, tego samego dnia.',
            'Odzyskanie utraconego klucza: z\u00a0kopii, za zgodą dwóch osób.',
            'Kopia i\u00a0archiwum: szyfrowane, w\u00a0innym miejscu; klucze do danych archiwalnych tak długo jak dane.',
            'Zniszczenie: nieodwracalne, z\u00a0zapisem.',
            'Dziennik: kto, kiedy i\u00a0do czego użył klucza; przegląd raz na kwartał.',
            'Daty: każdy klucz ma dzień, od którego i\u00a0do którego wolno go używać.',
          ],
        },
      ],
    },
    {
      title: 'Rejestr kluczy i\u00a0certyfikatów',
      meets: points('9.2 lit. c'),
      blocks: [
        {
          columns: [
            'Klucz lub certyfikat (bez wartości)',
            'Cel i\u00a0system',
            'Właściciel',
            'Ważny od – do',
            'Kopia',
            'Zmieniono, unieważniono',
          ],
          rows: [
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
            ['', '', '', '', '', ''],
          ],
        },
        'Daty końca certyfikatów są w\u00a0kalendarzu z\u00a0przypomnieniem 30 dni wcześniej.',
      ],
    },
    {
      title: 'Przegląd',
      meets: points('9.3'),
      blocks: [
        'Politykę przegląda się co najmniej raz w\u00a0roku, z\u00a0uwzględnieniem stanu techniki, oraz po ujawnieniu słabości używanej metody.',
      ],
    },
  ],
};
