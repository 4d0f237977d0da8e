/** The declaration that a company signs: in Polish, whatever language the account has, because Polish law and registers decide who may sign. */
export const declarationWords = {
  title: 'Oświadczenie o koncie firmy',
  subject: 'Oświadczenie firmy {company}',
  facts: {
    company: 'Firma',
    nip: 'NIP',
    account: 'Konto założone na adres',
    seat: 'Siedziba',
    number: 'Numer oświadczenia',
    issued: 'Wydano',
    until: 'Do podpisania do',
  },
  paragraphs: [
    'Oświadczamy, że konto w serwisie Atesto ({address}), dla którego wydano to oświadczenie, działa w imieniu firmy {company}, NIP {nip}, i może występować w jej imieniu o certyfikaty samooceny.',
    'Wiemy, że certyfikat samooceny nie jest audytem, że za prawdziwość odpowiedzi odpowiada firma i że sposób oraz data potwierdzenia firmy będą publiczne.',
    'Oświadczenie podpisuje się elektronicznie, bez zmian w pliku: kwalifikowaną pieczęcią elektroniczną firmy, która zawiera jej NIP, albo podpisem kwalifikowanym lub zaufanym osoby, która może ją reprezentować.',
  ],
  place: 'Miejsce na widoczny podpis (niewymagany)',
  footer: 'Plik z podpisem usuwamy po sprawdzeniu; pozostają skróty pliku i certyfikatu oraz wynik. Pytania: {email}',
} as const;
