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

function firm(Nip: string, Nazwa: string, Ulica: string, NrNieruchomosci: string, KodPocztowy: string, Miejscowosc: string): Entry {
  return entry({ Nip, Nazwa, Ulica, NrNieruchomosci, KodPocztowy, Miejscowosc });
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
  // Companies whose entry states more than that they exist: see reports.ts.
  firm('9990000161', 'STOCZNIA ZAWIESZONA SPÓŁKA AKCYJNA', 'ul. Portowa', '4', '81-001', 'Gdynia'),
  firm('9990000178', 'DACHY UPADŁE SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'ul. Krzywa', '8', '20-020', 'Lublin'),
  firm('9990000184', 'TRZY LIPY PIERWSZE SPÓŁKA JAWNA', 'ul. Lipowa', '1', '20-020', 'Lublin'),
  firm('9990000190', 'TRZY LIPY DRUGIE SPÓŁKA JAWNA', 'ul. Lipowa', '1', '20-020', 'Lublin'),
  firm('9990000209', 'TRZY LIPY TRZECIE SPÓŁKA JAWNA', 'ul. Lipowa', '1', '20-020', 'Lublin'),
  firm('9990000215', 'STRONA ZAMIAST ODPOWIEDZI SPÓŁKA AKCYJNA', 'ul. Prosta', '3', '00-001', 'Warszawa'),
  { ...firm('9990000221', 'JAN BEZ ADRESU', 'ul. Polna', '5', '05-120', 'Legionowo'), Typ: 'F', SilosID: '1' },
  firm('9990000244', 'CUKIERNIA ŻUBROWA SPÓŁKA JAWNA', 'ul. Młyńska', '8', '95-070', 'Aleksandrów Łódzki'),
  firm('9990003030', 'SKŁAD OPAŁU ŻAR SPÓŁKA JAWNA', 'ul. Węglowa', '2', '41-800', 'Zabrze'),
  firm('9990003047', 'TARTAK SOSNOWY SPÓŁKA JAWNA', 'ul. Leśna', '12', '26-700', 'Zwoleń'),
  firm('9990000238', 'PIEKARNIA ŻYTKO SPÓŁKA JAWNA', 'ul. Młyńska', '6', '95-070', 'Aleksandrów Łódzki'),
  // Those that the demonstration data is about.
  {
    ...firm('9992123459', 'PRACOWNIA PROJEKTOWA EWA NOWICKA', 'ul. Cicha', '4', '30-002', 'Kraków'),
    NrLokalu: '2',
    Typ: 'F',
    SilosID: '1',
  },
  firm('9992234561', 'WODOCIĄGI BRZEZINA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'ul. Źródlana', '12', '62-800', 'Kalisz'),
  firm('9992345674', 'ŁĄCZA PÓŁNOC SPÓŁKA AKCYJNA', 'ul. Żeglarska', '7', '80-001', 'Gdańsk'),
  firm('9992456787', 'OKRĘGOWA SPÓŁDZIELNIA MLECZARSKA PODGÓRZE', 'ul. Mleczna', '1', '34-400', 'Nowy Targ'),
  firm('9993111116', 'SZPITAL POWIATOWY W ZALESIU', 'ul. Szpitalna', '3', '05-600', 'Zalesie'),
  firm('9993222229', 'TRANSPORT KAMIŃSKI I SYNOWIE', 'ul. Składowa', '18', '90-127', 'Łódź'),
  firm('9993333331', 'ELEKTROWNIA WIATROWA ŻUŁAWY', '', '44', '82-100', 'Nowy Dwór'),
  firm('9993444444', 'CHMURA ŚLĄSKA DATA CENTER', 'ul. Węglowa', '2', '40-105', 'Katowice'),
  firm('9993444556', 'CIEPŁOWNIA ŁĄKOWA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'ul. Łąkowa', '3', '62-800', 'Kalisz'),
  firm('9993555557', 'APTEKI POD LIPĄ', 'ul. Lipowa', '9', '20-020', 'Lublin'),
  firm('9993666601', 'ALGORYTM KADROWY', 'ul. Nowa', '15', '50-082', 'Wrocław'),
  firm('9993777772', 'ODLEWNIA PAWLAK', 'ul. Hutnicza', '30', '25-640', 'Kielce'),
  firm('9993888885', 'BIURO RACHUNKOWE SOWA', 'ul. Rynek', '5', '35-064', 'Rzeszów'),
];

/** NIPs on which the service fails, and on which it answers too late. */
export const failingNip = '9990000103';
export const slowNip = '9990000126';
