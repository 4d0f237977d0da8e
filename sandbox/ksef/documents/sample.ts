export type Sample = Readonly<{
  nip: string;
  number: string;
  /** P_1, YYYY-MM-DD. */
  issuedOn: string;
  buyerNip?: string;
  buyerName?: string;
  netZloty?: number;
}>;

/** A small valid FA(3) document: one service at 23 % VAT. */
export function sampleInvoice({
  nip,
  number,
  issuedOn,
  buyerNip = '9990000014',
  buyerName = 'Nabywca Przykładowy',
  netZloty = 100,
}: Sample): string {
  const [net, vat] = [netZloty.toFixed(2), (netZloty * 0.23).toFixed(2)];
  const gross = (Number(net) + Number(vat)).toFixed(2);
  const address = '<Adres><KodKraju>PL</KodKraju><AdresL1>ul. Przykładowa 1, 00-000 Miasto</AdresL1></Adres>';
  return `<?xml version="1.0" encoding="UTF-8"?>
<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/">
<Naglowek><KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza><WariantFormularza>3</WariantFormularza><DataWytworzeniaFa>${issuedOn}T10:00:00Z</DataWytworzeniaFa></Naglowek>
<Podmiot1><DaneIdentyfikacyjne><NIP>${nip}</NIP><Nazwa>Sprzedawca Przykładowy</Nazwa></DaneIdentyfikacyjne>${address}</Podmiot1>
<Podmiot2><DaneIdentyfikacyjne><NIP>${buyerNip}</NIP><Nazwa>${buyerName}</Nazwa></DaneIdentyfikacyjne>${address}<JST>2</JST><GV>2</GV></Podmiot2>
<Fa><KodWaluty>PLN</KodWaluty><P_1>${issuedOn}</P_1><P_2>${number}</P_2><P_13_1>${net}</P_13_1><P_14_1>${vat}</P_14_1><P_15>${gross}</P_15>
<Adnotacje><P_16>2</P_16><P_17>2</P_17><P_18>2</P_18><P_18A>2</P_18A><Zwolnienie><P_19N>1</P_19N></Zwolnienie><NoweSrodkiTransportu><P_22N>1</P_22N></NoweSrodkiTransportu><P_23>2</P_23><PMarzy><P_PMarzyN>1</P_PMarzyN></PMarzy></Adnotacje>
<RodzajFaktury>VAT</RodzajFaktury><FaWiersz><NrWierszaFa>1</NrWierszaFa><P_7>Usługa</P_7><P_8A>szt.</P_8A><P_8B>1</P_8B><P_9A>${net}</P_9A><P_11>${net}</P_11><P_12>23</P_12></FaWiersz></Fa>
</Faktura>`;
}
