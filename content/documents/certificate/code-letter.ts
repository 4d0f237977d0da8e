/** The letter with a code to the seat of a Polish company: it is in Polish, whatever language the account has. */
export const codeLetterWords = {
  title: 'Kod do potwierdzenia firmy',
  subject: 'Kod do potwierdzenia firmy {company} (NIP {nip}) w\u00a0Atesto',
  greeting: 'Szanowni Państwo,',
  paragraphs: [
    'ktoś, kto prowadzi konto firmy {company} w\u00a0Atesto, prosi o\u00a0potwierdzenie, że działa w\u00a0jej imieniu. Piszemy na adres siedziby z\u00a0rejestru REGON.',
    'Jeżeli ta osoba działa w\u00a0imieniu firmy, prosimy przekazać jej poniższy kod. Wpisuje się go na stronie {page}. Jest ważny do {until} i\u00a0można go wpisać błędnie najwyżej cztery razy.',
  ],
  code: 'Kod',
  closing: [
    'Jeżeli ta osoba nie działa w\u00a0imieniu firmy, prosimy nikomu nie podawać kodu i\u00a0napisać do nas: {email}. Bez kodu nikt nie wystawi w\u00a0imieniu firmy certyfikatu samooceny.',
  ],
  dated: 'Data: {date}',
} as const;
