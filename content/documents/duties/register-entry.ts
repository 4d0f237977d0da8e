import type { Language } from '#core/platform/languages.ts';

type EntryWords = Readonly<Record<'kicker' | 'empty' | 'note' | 'fileName', string>>;

/** What stands around the fields of the data sheet for the register. */
export const registerEntryWords: Readonly<Record<Language, EntryWords>> = {
  pl: {
    kicker: 'Wykaz podmiotów kluczowych i\u00a0ważnych',
    empty: 'Nie podano',
    note: 'Kolejność ustawy, o\u00a0ile jest znana; kolejność pól formularza w\u00a0S46 może być inna. PESEL administratora wpisuje się wprost w\u00a0S46. Arkusz nie jest wnioskiem i\u00a0Atesto nigdzie go nie wysłało.',
    fileName: 'atesto-wykaz',
  },
  en: {
    kicker: 'Register of essential and important entities',
    empty: 'Not given',
    note: 'In the order of the act as far as it is known; the fields of the S46 form may be in another one. The PESEL number of the administrator is entered in S46 directly. This sheet is no application, and Atesto has sent it nowhere.',
    fileName: 'atesto-register',
  },
  de: {
    kicker: 'Verzeichnis wesentlicher und wichtiger Einrichtungen',
    empty: 'Nicht angegeben',
    note: 'In der Reihenfolge des Gesetzes, soweit bekannt; das S46-Formular kann eine andere haben. Die PESEL-Nummer des Administrators wird direkt in S46 eingegeben. Dieses Blatt ist kein Antrag, und Atesto hat es nirgendwohin gesendet.',
    fileName: 'atesto-verzeichnis',
  },
  fr: {
    kicker: 'Registre des entités essentielles et importantes',
    empty: 'Non indiqué',
    note: 'Dans l’ordre de la loi pour autant qu’il soit connu\u00a0; celui du formulaire S46 peut différer. Le numéro PESEL de l’administrateur se saisit directement dans S46. Cette fiche n’est pas une demande et Atesto ne l’a envoyée nulle part.',
    fileName: 'atesto-registre',
  },
};

/** The letter about a late application, in the language of its addressee; places in braces are filled in. */
export const lateLetter = {
  kicker: 'Wykaz podmiotów kluczowych i\u00a0ważnych',
  title: 'Wyjaśnienie złożenia wniosku o\u00a0wpis po terminie',
  addressee: 'Do organu prowadzącego wykaz podmiotów kluczowych i\u00a0ważnych',
  dated: 'Dnia {date}',
  subject:
    'W związku z\u00a0wnioskiem o\u00a0wpis do wykazu podmiotów kluczowych i\u00a0ważnych {name} (NIP {nip}) wyjaśnia przyczyny złożenia go po terminie.',
  headings: { term: 'Termin', cause: 'Przyczyna', now: 'Obecny stan' },
  readings:
    'Termin na złożenie wniosku (art. 7c ust. 1 ustawy o\u00a0krajowym systemie cyberbezpieczeństwa) upłynął w\u00a0dniu {aim} – jeżeli liczyć go bez przesunięcia – albo w\u00a0dniu {last}, jeżeli stosować art. 115 Kodeksu cywilnego lub art. 57 § 4 Kodeksu postępowania administracyjnego, ponieważ {aim} był dniem wolnym od pracy lub sobotą. Niezależnie od przyjętego sposobu liczenia wniosek jest składany po terminie.',
  oneReading:
    'Termin na złożenie wniosku (art. 7c ust. 1 ustawy o\u00a0krajowym systemie cyberbezpieczeństwa) upłynął w\u00a0dniu {last}. Wniosek jest składany po terminie.',
  now: 'Wniosek jest składany niezwłocznie po ustaniu tej przyczyny. O\u00a0każdej zmianie danych podmiot poinformuje w\u00a0ustawowym terminie.',
  signature: 'Podpis kierownika podmiotu albo pełnomocnika',
  note: 'Projekt przygotowany w\u00a0Atesto na podstawie danych organizacji. To nie jest porada prawna: przed podpisaniem sprawdź treść i\u00a0usuń tę uwagę.',
  fileName: 'wyjasnienie-wniosek-po-terminie',
} as const;
