import { describe, expect, it } from 'vitest';
import { readStatement } from './read.ts';

const account = 'PL61109010140000071219812874';

function mt940(lines: readonly string[], { opening = 'C261127PLN1000,00', closing = '' } = {}): Buffer {
  return Buffer.from([`:25:/${account}`, `:60F:${opening}`, ...lines, ...(closing ? [`:62F:${closing}`] : []), '-', ''].join('\n'));
}

function camt(body: string, head = '<?xml version="1.0" encoding="UTF-8"?>'): string {
  return `${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<Stmt><Id>1</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${body}</Stmt></BkToCstmrStmt></Document>`;
}

function ntry(amount: string, details = '', more = ''): string {
  return `<Ntry><Amt Ccy="PLN">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-28</Dt></BookgDt>
<ValDt><Dt>2026-11-27</Dt></ValDt>${more}${details && `<NtryDtls>${details}</NtryDtls>`}</Ntry>`;
}

const read = (xml: string) => readStatement(Buffer.from(xml));

describe('what a bank calls a transfer', () => {
  it.each([
    ['S150NONREF//26112800017', '26112800017', null],
    ['NTRFFV 12/2026//BANK-1\nPRZELEW', 'BANK-1', 'FV 12/2026'],
    ['NTRFFV12\nPRZELEW', null, 'FV12'],
    ['S1500000000000000', null, null],
    ['NMSC', null, null],
    ['', null, null],
  ])('is read in MT940: %j', (kind, bankReference, payerReference) => {
    expect(readStatement(mt940([`:61:261128C1,00${kind}`, ':86:x'])).entries).toMatchObject([{ bankReference, payerReference }]);
  });

  it.each([
    ['', '<AcctSvcrRef>E1</AcctSvcrRef>', 'E1', null],
    ['<Refs><AcctSvcrRef>T1</AcctSvcrRef><EndToEndId>P1</EndToEndId><TxId>X1</TxId></Refs>', '<AcctSvcrRef>E1</AcctSvcrRef>', 'T1', 'P1'],
    ['<Refs><EndToEndId>NOTPROVIDED</EndToEndId><TxId>X1</TxId></Refs>', '', 'X1', null],
    ['<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>', '', null, null],
  ])('is read in camt.053: %s', (refs, more, bankReference, payerReference) => {
    expect(read(camt(ntry('1.00', refs && `<TxDtls>${refs}</TxDtls>`, more))).entries).toMatchObject([{ bankReference, payerReference }]);
  });
});

describe('a batch of camt.053', () => {
  const part = (amount: string, title: string, more = '') =>
    `<TxDtls>${amount && `<Amt Ccy="PLN">${amount}</Amt>`}${more}<RmtInf><Ustrd>${title}</Ustrd></RmtInf></TxDtls>`;
  const batch = (many: number) => `<Btch><NbOfTxs>${many}</NbOfTxs></Btch>`;

  it.each([
    ['whose parts have no amounts', part('', 'AT-1') + part('', 'AT-2'), 'parts_without_amounts'],
    ['where one part has no amount', part('10.00', 'AT-1') + part('', 'AT-2'), 'parts_without_amounts'],
    ['whose parts come to less', part('10.00', 'AT-1') + part('19.99', 'AT-2'), 'parts_do_not_add_up'],
    [
      'whose parts are in another currency',
      (part('10.00', 'AT-1') + part('20.00', 'AT-2')).replaceAll('PLN', 'EUR'),
      'parts_do_not_add_up',
    ],
    ['with a part that went out', part('10.00', 'AT-1') + part('20.00', 'AT-2', '<CdtDbtInd>DBIT</CdtDbtInd>'), 'parts_do_not_add_up'],
    ['of which a part is missing', batch(3) + part('10.00', 'AT-1') + part('20.00', 'AT-2'), 'parts_do_not_add_up'],
    ['of which all but one are missing', batch(2) + part('', 'AT-1'), 'parts_do_not_add_up'],
    ['that names no part', batch(2), 'batch_without_parts'],
    ['that does not even say how many', '<Btch></Btch>', 'batch_without_parts'],
    ['whose only part has another amount', part('29.00', 'AT-1'), 'parts_do_not_add_up'],
  ])('%s is one entry with the sum and the reason', (_, details, unsplit) => {
    const { entries, refused } = read(camt(ntry('30.00', details)));
    expect([entries.map((one) => [one.amountMinor, one.unsplit]), refused]).toEqual([[[3000, unsplit]], []]);
  });

  it('states of a sum that is not split everything that is known of its parts', () => {
    expect(read(camt(ntry('30.00', part('', 'AT-1') + part('', 'AT-2')))).entries[0]?.title).toBe('AT-1 · AT-2');
  });

  it('whose parts add up is its parts', () => {
    const { entries } = read(camt(ntry('30.00', batch(2) + part('10.00', 'AT-1') + part('20.000', 'AT-2'))));
    expect(entries.map((one) => [one.amountMinor, one.title, one.unsplit])).toEqual([
      [1000, 'AT-1', null],
      [2000, 'AT-2', null],
    ]);
  });

  it.each([
    ['announced as one', batch(1) + part('', 'AT-1')],
    ['in a foreign currency', part('7.00', 'AT-1').replace('PLN', 'EUR')],
  ])('of one transfer %s is that transfer with what was booked', (_, details) => {
    expect(read(camt(ntry('30.00', details))).entries).toMatchObject([{ amountMinor: 3000, currency: 'PLN', unsplit: null }]);
  });
});

describe('balances', () => {
  const credit = [':61:261128C845,00S150', ':86:x'];
  it.each([
    ['C261128PLN1845,00', credit, null],
    ['C261128PLN1844,99', credit, -1],
    ['C261128PLN1832,70', [...credit, ':61:261128D12,30S150'], null],
    ['C261128PLN1000,00', [...credit, ':61:261128RC845,00S150'], null],
    ['C261128PLN1857,30', [...credit, ':61:261128RD12,30S150'], null],
    ['D261128PLN155,00', [':61:261128D1155,00S150'], null],
    ['C261128PLN1955,00', credit, 11_000],
  ])('of MT940, %s at the end, are held against the entries', (closing, lines, difference) => {
    const { imbalances } = readStatement(mt940(lines, { closing }));
    expect(imbalances.map((one) => one.differenceMinor)).toEqual(difference === null ? [] : [difference]);
  });

  it('of MT940 are those of each page', () => {
    const pages = mt940([...credit, ':62M:C261128PLN1845,00', ':60M:C261128PLN1845,00', ...credit], { closing: 'C261128PLN2690,01' });
    expect(readStatement(pages).imbalances).toEqual([
      { openingMinor: 184_500, closingMinor: 269_001, differenceMinor: 1, currency: 'PLN' },
    ]);
  });

  it('that are missing are not held against anything', () => expect(readStatement(mt940(credit)).imbalances).toEqual([]));

  const bal = (code: string, amount: string, sign = 'CRDT') =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="PLN">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd></Bal>`;
  const pending = ntry('5.00').replace('BOOK', 'PDNG');
  const debit = ntry('5.00').replace('CRDT', 'DBIT');
  it.each([
    [bal('OPBD', '10.00') + bal('CLBD', '40.00'), ntry('30.00'), null],
    [bal('PRCD', '10.00') + bal('CLBD', '40.00'), ntry('30.00'), null],
    [bal('OPBD', '10.00', 'DBIT') + bal('CLBD', '20.00'), ntry('30.00'), null],
    [bal('OPBD', '10.00') + bal('CLBD', '35.00'), ntry('30.00') + debit + pending, null],
    [bal('OPBD', '10.00') + bal('CLBD', '41.00'), ntry('30.00'), 100],
    [bal('OPBD', '10.00'), ntry('30.00'), null],
  ])('of camt.053 are held against what was booked', (balances, entries, difference) => {
    expect(read(camt(balances + entries)).imbalances.map((one) => one.differenceMinor)).toEqual(difference === null ? [] : [difference]);
  });
});

describe('an entry that cannot be booked', () => {
  it.each([
    [':61:261128C0,00S150', 'zero'],
    [':61:261128C999999999999,00S150', 'too_large'],
    [':61:261128C10000000,01S150', 'too_large'],
    [':61:261128C99999999999999999,00S150', 'amount'],
    [':61:261128C1845,005S150', 'decimals'],
    [':61:269999C1,00S150', 'day'],
    [':61:yesterday', 'form'],
    [':61:261128C1,00S150\n:86:150~20a\u0000b', 'text'],
    [':61:261128C1,00S150NONREF//A\u0000', 'text'],
  ])('of MT940, %j, is listed with its reason beside those that can', (line, problem) => {
    const { entries, refused } = readStatement(mt940([line, ':61:261128C2,00S150', ':86:good']));
    expect(entries).toMatchObject([{ amountMinor: 200, title: 'good' }]);
    expect(refused).toEqual([{ problem, text: expect.stringContaining(line.slice(0, 10)) }]);
    expect(JSON.stringify(refused)).not.toContain('\\u0000');
  });

  it.each([
    ['0.00', 'zero'],
    ['999999999999.00', 'too_large'],
    ['1845.001', 'decimals'],
    ['1e9', 'amount'],
    ['-5.00', 'amount'],
  ])('of camt.053, %s, is listed with its reason beside those that can', (amount, problem) => {
    const { entries, refused } = read(camt(ntry(amount) + ntry('2.00')));
    expect(entries.map((one) => one.amountMinor)).toEqual([200]);
    expect(refused).toEqual([{ problem, text: `2026-11-28 · ${amount} PLN` }]);
  });

  it('of camt.053 with a NUL in its title is listed, and nothing of it is lost', () => {
    const bad = ntry('1.00', '<TxDtls><RmtInf><Ustrd>a\u0000b</Ustrd></RmtInf></TxDtls>');
    expect(read(camt(bad + ntry('2.00')))).toMatchObject({
      entries: [{ amountMinor: 200 }],
      refused: [{ problem: 'text', text: '2026-11-28 · 1.00 PLN · a\ufffdb' }],
    });
  });

  it.each([
    ['1845.000', 184_500],
    ['1845.5', 184_550],
    ['1845.5000', 184_550],
    ['1845', 184_500],
    ['10000000.00', 1_000_000_000],
  ])('is none of %s', (amount, minor) => {
    expect(read(camt(ntry(amount))).entries.map((one) => one.amountMinor)).toEqual([minor]);
    expect(readStatement(mt940([`:61:261128C${amount.replace('.', ',')}S150`])).entries.map((one) => one.amountMinor)).toEqual([minor]);
  });
});

describe('letters', () => {
  const name = 'Żółć Łękołody sp. z o.o. ąćęłńóśźż';
  /** The bytes of the letters in the code page. */
  const pages = {
    cp852: 'bda28886209da96b6f886f64792073702e207a206f2e6f2e20a586a988e4a298abbe',
    'iso-8859-2': 'aff3b3e620a3ea6b6fb36f64792073702e207a206f2e6f2e20b1e6eab3f1f3b6bcbf',
    'windows-1250': 'aff3b3e620a3ea6b6fb36f64792073702e207a206f2e6f2e20b9e6eab3f1f39c9fbf',
    'utf-8': Buffer.from(name).toString('hex'),
  };
  const around = (text: string, hex: string): Buffer => {
    const [before = '', after = ''] = text.split('@');
    return Buffer.concat([Buffer.from(before), Buffer.from(hex, 'hex'), Buffer.from(after)]);
  };
  const sent = ntry('1.00', '<TxDtls><RltdPties><Dbtr><Nm>@</Nm></Dbtr></RltdPties></TxDtls>');

  it.each(Object.entries(pages))('of MT940 in %s are preserved', (_, hex) => {
    expect(readStatement(around(mt940([':61:261128C1,00S150', ':86:150~32@']).toString(), hex)).entries[0]?.payer).toBe(name);
  });

  it.each(Object.entries(pages))('of camt.053 in %s are preserved, declared or not', (encoding, hex) => {
    for (const head of [`<?xml version="1.0" encoding="${encoding}"?>`, '<?xml version="1.0"?>', '<?xml version="1.0" encoding="UTF-8"?>'])
      expect(readStatement(around(camt(sent, head), hex)).entries[0]?.payer, head).toBe(name);
  });

  it.each([
    ['windows-1250', '50d3a34e4f43', 'PÓŁNOC'],
    ['UTF-8', Buffer.from('Київ Müller').toString('hex'), 'Київ Müller'],
    ['cp852', '9da56b61', 'Łąka'],
  ])('that could be others are read as a name has them: %s', (_, hex, payer) => {
    expect(readStatement(around(mt940([':61:261128C1,00S150', ':86:150~32@']).toString(), hex)).entries[0]?.payer).toBe(payer);
  });

  it('of UTF-16 are preserved', () => {
    const text = `\ufeff${mt940([':61:261128C1,00S150', `:86:150~32${name}`]).toString()}`;
    expect(readStatement(Buffer.from(text, 'utf16le')).entries[0]?.payer).toBe(name);
    expect(readStatement(Buffer.from(text, 'utf16le').swap16()).entries[0]?.payer).toBe(name);
  });
});
