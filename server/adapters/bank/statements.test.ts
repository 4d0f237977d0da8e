import { describe, expect, it } from 'vitest';
import { UnreadableStatement } from './entry.ts';
import { readStatement } from './read.ts';

const account = 'PL61109010140000071219812874';
const payerAccount = 'PL27114020040000300201355387';

/** A statement as Polish banks export it; `mark` is the bank's own sign of sub-fields. */
function mt940(mark: string, entries: readonly string[]): string {
  return [
    ':20:ST261128',
    `:25:/${account}`,
    ':28C:00231',
    ':60F:C261127PLN1000,00',
    ...entries.map((one) => one.replaceAll('~', mark)),
    ':62F:C261128PLN2845,00',
    '-',
    '',
  ].join('\r\n');
}

const credit = [
  ':61:2611271128C1845,00S15000000029217',
  ':86:150~00B150PRZELEW ZEWNĘTRZNY',
  '~20Zapłata za AT-2026-K7Q',
  '~21XRM24 dziękujemy',
  '~3011402004~310000300201355387',
  '~32ZAKŁAD ŻÓŁW SP. Z O.O.',
  '~33UL. DŁUGA 1',
  `~38${payerAccount}`,
].join('\n');
const debit = ':61:2611281128D12,30S15000000029218\n:86:150~00OPŁATA';
const reversal = ':61:2611281128RC1845,00S15000000029219\n:86:150~00STORNO';

describe('a statement in MT940', () => {
  it.each(['~', '<', '+', '^', '?'])('with %s before sub-fields is read: day of booking, joined title, payer', (mark) => {
    expect(readStatement(Buffer.from(mt940(mark, [credit, debit, reversal])))).toEqual({
      account,
      ignored: 2,
      refused: [],
      imbalances: [{ openingMinor: 100_000, closingMinor: 284_500, differenceMinor: 185_730, currency: 'PLN' }],
      entries: [
        {
          bookedOn: '2026-11-28',
          valuedOn: '2026-11-27',
          amountMinor: 184_500,
          currency: 'PLN',
          payer: 'ZAKŁAD ŻÓŁW SP. Z O.O. UL. DŁUGA 1',
          payerAccount,
          title: 'Zapłata za AT-2026-K7QXRM24 dziękujemy',
          bankReference: null,
          payerReference: '00000029217',
          source: 'mt940',
          unsplit: null,
        },
      ],
    });
  });

  it('in the code page of Polish Windows preserves its letters', () => {
    const bytes = Buffer.from(mt940('~', [credit]), 'latin1');
    const text = readStatement(Buffer.from(bytes.toString('latin1').replace('ZAK\u0041D', 'ZAK\u00a3AD'), 'latin1')).entries[0];
    expect(text?.payerAccount).toBe(payerAccount);
    const windows = Buffer.concat([
      Buffer.from(`:25:${account}\n:60F:C261127PLN0,00\n:61:261128C1,00S1\n:86:150~32`),
      Buffer.from([0xaf, 0xf3, 0xb3, 0x77]),
    ]);
    expect(readStatement(windows).entries[0]?.payer).toBe('Żółw');
  });

  it.each([
    ['2612310104', '2027-01-04'],
    ['2701021231', '2026-12-31'],
    ['261128', '2026-11-28'],
  ])('with %s was booked on %s', (dates, bookedOn) => {
    expect(readStatement(Buffer.from(mt940('~', [`:61:${dates}C5,S1`]))).entries).toMatchObject([
      { bookedOn, amountMinor: 500, title: '' },
    ]);
  });

  it.each([
    ['no account', ':60F:C261127PLN1,00\n:61:261128C1,00S1'],
    ['an account with a wrong check digit', `:25:${account.slice(0, -1)}5\n:60F:C261127PLN1,00`],
    ['no currency', `:25:${account}\n:61:261128C1,00S1`],
    ['a movement that is none', mt940('~', [':61:yesterday C1,00'])],
    ['a day that no calendar has', mt940('~', [':61:269999C1,00'])],
    ['a year that no calendar has', camt('08', movedOn('0000-01-01'))],
    ['nothing', ''],
    ['an element that does not end', '<svg xmlns="http://www.w.org/2000/svg" onload='],
    ['entities that never end', camt('08', movedOn('2026-11-28')).replace('<Id>1</Id>', `<Id>${'&amp;'.repeat(20_000)}</Id>`)],
    ['a picture', '\u0089PNG\r\n'],
  ])('with %s is refused', (_, text) => {
    expect(() => readStatement(Buffer.from(text))).toThrow(UnreadableStatement);
  });
});

function movedOn(day: string): string {
  return `<Ntry><Amt Ccy="PLN">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>${day}</Dt></BookgDt></Ntry>`;
}

function camt(version: '02' | '08', ntry: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${ntry}</Stmt></BkToCstmrStmt></Document>`;
}

const dbtr08 = `<RltdPties><Dbtr><Pty><Nm>Zakład Żółw</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>${payerAccount}</IBAN></Id></DbtrAcct></RltdPties>`;
const dbtr02 = `<RltdPties><Dbtr><Nm>Zakład Żółw</Nm></Dbtr><DbtrAcct><Id><Othr><Id>${payerAccount.slice(2)}</Id></Othr></Id></DbtrAcct></RltdPties>`;

function ntry(dbtr: string, more = '', status = '<Sts>BOOK</Sts>'): string {
  return `<Ntry><Amt Ccy="PLN">1845.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>${more}${status}<BookgDt><Dt>2026-11-28</Dt></BookgDt>
    <NtryDtls><TxDtls>${dbtr}<RmtInf><Ustrd>AT-2026-</Ustrd><Ustrd>K7QXRM24</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}

const read = {
  bookedOn: '2026-11-28',
  valuedOn: null,
  amountMinor: 184_500,
  currency: 'PLN',
  payer: 'Zakład Żółw',
  payerAccount,
  title: 'AT-2026- K7QXRM24',
  bankReference: null,
  payerReference: null,
  source: 'camt053',
  unsplit: null,
};
const nothingWrong = { refused: [], imbalances: [] };

describe('a statement in camt.053', () => {
  it.each([
    ['02', dbtr02, '<Sts>BOOK</Sts>'],
    ['08', dbtr08, '<Sts><Cd>BOOK</Cd></Sts>'],
  ] as const)('of version %s is read', (version, dbtr, status) => {
    expect(readStatement(Buffer.from(camt(version, ntry(dbtr, '', status))))).toEqual({
      account,
      ignored: 0,
      ...nothingWrong,
      entries: [read],
    });
  });

  it('leaves out debits, reversals and what is not booked yet', () => {
    const pending = ntry(dbtr08, '', '<Sts><Cd>PDNG</Cd></Sts>');
    const reversed = ntry(dbtr08, '<RvslInd>true</RvslInd>');
    const debited = ntry(dbtr08).replace('CRDT', 'DBIT');
    expect(readStatement(Buffer.from(camt('08', pending + reversed + debited)))).toEqual({
      account,
      ignored: 3,
      ...nothingWrong,
      entries: [],
    });
  });

  it('splits what a bank booked as one', () => {
    const tx = (amount: string, title: string): string =>
      `<TxDtls><Amt Ccy="PLN">${amount}</Amt><RmtInf><Ustrd>${title}</Ustrd></RmtInf></TxDtls>`;
    const batch = `<Ntry><Amt Ccy="PLN">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-28</Dt></BookgDt>
      <NtryDtls>${tx('10.00', 'one')}${tx('20.00', 'two')}</NtryDtls></Ntry>`;
    const { entries } = readStatement(Buffer.from(camt('08', batch)));
    expect(entries.map(({ amountMinor, title }) => [amountMinor, title])).toEqual([
      [1000, 'one'],
      [2000, 'two'],
    ]);
  });

  it.each([
    ['another document', '<Document><Other/></Document>'],
    ['an entity bomb', '<!DOCTYPE x [<!ENTITY a "aaaa">]><Document>&a;</Document>'],
    ['an entry without a day', camt('08', ntry(dbtr08).replace(/<BookgDt>.*<\/BookgDt>/, ''))],
    ['an amount that is none', camt('08', ntry(dbtr08).replace('1845.00', '1e9'))],
    ['broken XML', '<Document><BkToCstmrStmt>'],
  ])('that is %s is refused', (_, xml) => {
    expect(() => readStatement(Buffer.from(xml))).toThrow();
  });
});
