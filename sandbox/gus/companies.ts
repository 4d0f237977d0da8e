/** One entry of the register, in the order of the real one. */
export type Entry = Readonly<{
  Regon: string;
  Nip: string;
  StatusNip: string;
  Nazwa: string;
  Wojewodztwo: string;
  Powiat: string;
  Gmina: string;
  Miejscowosc: string;
  KodPocztowy: string;
  Ulica: string;
  NrNieruchomosci: string;
  NrLokalu: string;
  Typ: 'P' | 'F' | 'LP' | 'LF';
  SilosID: '1' | '2' | '3' | '4' | '6';
  DataZakonczeniaDzialalnosci: string;
  MiejscowoscPoczty: string;
}>;

function entry(given: Pick<Entry, 'Nip' | 'Nazwa' | 'Miejscowosc' | 'KodPocztowy' | 'NrNieruchomosci'> & Partial<Entry>): Entry {
  return {
    Regon: `9${given.Nip.slice(2)}`,
    StatusNip: '',
    Wojewodztwo: 'MAZOWIECKIE',
    Powiat: 'm. st. Warszawa',
    Gmina: 'Śródmieście',
    Ulica: '',
    NrLokalu: '',
    Typ: 'P',
    SilosID: '6',
    DataZakonczeniaDzialalnosci: '',
    MiejscowoscPoczty: given.Miejscowosc,
    ...given,
  };
}

/** NIPs begin with 999, a code no tax office has; only the statistics office itself is real. */
export const entries: readonly Entry[] = [
  entry({
    Nip: '5261040828',
    Regon: '000331501',
    Nazwa: 'GŁÓWNY URZĄD STATYSTYCZNY',
    Miejscowosc: 'Warszawa',
    KodPocztowy: '00-925',
    Ulica: 'al. Niepodległości',
    NrNieruchomosci: '208',
  }),
  entry({
    Nip: '9990000008',
    Nazwa: 'ŁĄCZA POŁUDNIE SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
    Miejscowosc: 'Kraków',
    KodPocztowy: '30-002',
    Ulica: 'ul. Świętokrzyska',
    NrNieruchomosci: '12',
    NrLokalu: '4',
  }),
  entry({
    Nip: '9990000014',
    Nazwa: 'HUTA ŻELAZOWA SPÓŁKA AKCYJNA',
    Miejscowosc: 'Katowice',
    KodPocztowy: '40-105',
    Ulica: 'ul. Hutnicza',
    NrNieruchomosci: '1',
  }),
  entry({
    Nip: '9990000020',
    Nazwa: 'GOSPODARSTWO ROLNE ZOFIA ĆWIK',
    Miejscowosc: 'Dębe',
    KodPocztowy: '05-140',
    NrNieruchomosci: '7',
    Typ: 'F',
    SilosID: '2',
  }),
  entry({
    Nip: '9990000020',
    Nazwa: 'ZOFIA ĆWIK USŁUGI INFORMATYCZNE',
    Miejscowosc: 'Legionowo',
    KodPocztowy: '05-120',
    Ulica: 'ul. Polna',
    NrNieruchomosci: '3A',
    Typ: 'F',
    SilosID: '1',
  }),
  entry({
    Nip: '9990000037',
    Nazwa: 'MŁYN W BRZEZINIE SPÓŁKA JAWNA',
    Miejscowosc: 'Brzezina',
    KodPocztowy: '62-800',
    NrNieruchomosci: '44',
  }),
  entry({
    Nip: '9990000043',
    Nazwa: 'DAWNE ZAKŁADY SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
    Miejscowosc: 'Radom',
    KodPocztowy: '26-600',
    Ulica: 'ul. Stara',
    NrNieruchomosci: '9',
    DataZakonczeniaDzialalnosci: '2021-06-30',
  }),
  entry({
    Nip: '9990000066',
    Nazwa: 'UCHYLONY NIP SPÓŁKA AKCYJNA',
    StatusNip: 'Uchylony',
    Miejscowosc: 'Gdynia',
    KodPocztowy: '81-001',
    Ulica: 'ul. Morska',
    NrNieruchomosci: '5',
  }),
  entry({
    Nip: '9990000072',
    Nazwa: 'ANNA & BARTEK „KAWA <3” SPÓŁKA CYWILNA',
    Miejscowosc: 'Poznań',
    KodPocztowy: '61-001',
    Ulica: 'ul. Wąska',
    NrNieruchomosci: '2',
  }),
  entry({
    Nip: '9990000089',
    Nazwa: 'ODDZIAŁ W ŁODZI',
    Regon: '99900008900022',
    Miejscowosc: 'Łódź',
    KodPocztowy: '90-001',
    Ulica: 'ul. Piotrkowska',
    NrNieruchomosci: '100',
    Typ: 'LP',
  }),
  entry({
    Nip: '9990000089',
    Nazwa: 'CENTRALA Z ODDZIAŁEM SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ SPÓŁKA KOMANDYTOWA',
    Miejscowosc: 'Warszawa',
    KodPocztowy: '00-001',
    Ulica: 'ul. Prosta',
    NrNieruchomosci: '20',
  }),
  entry({
    Nip: '9990000095',
    Nazwa: `ZAKŁAD USŁUG KOMUNALNYCH I OCZYSZCZANIA MIASTA IMIENIA BOHATERÓW PRACY ŻMUDNEJ W KONSTANTYNOWIE ŁÓDZKIM SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ W RESTRUKTURYZACJI`,
    Miejscowosc: 'Konstantynów Łódzki',
    KodPocztowy: '95-050',
    Ulica: 'ul. Długa',
    NrNieruchomosci: '150',
  }),
];

/** NIPs on which the service fails, and on which it answers too late. */
export const failingNip = '9990000103';
export const slowNip = '9990000126';
