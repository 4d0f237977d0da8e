import { bankReference, type Entry, type Statement } from './statement.ts';

/** Versions of camt.053.001 that Polish banks export. */
export const versions = ['02', '08'] as const;
export type Version = (typeof versions)[number];

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function amount(minor: number, currency: string): string {
  const whole = Math.floor(Math.abs(minor) / 100);
  return `<Amt Ccy="${currency}">${whole}.${String(Math.abs(minor) % 100).padStart(2, '0')}</Amt>`;
}

function sign(isCredit: boolean): string {
  return `<CdtDbtInd>${isCredit ? 'CRDT' : 'DBIT'}</CdtDbtInd>`;
}

function balance(code: 'OPBD' | 'CLBD', { minor, currency, day }: Readonly<{ minor: number; currency: string; day: string }>): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(minor, currency)}${sign(minor >= 0)}<Dt><Dt>${day}</Dt></Dt></Bal>`;
}

function account(iban: string): string {
  return `<Id><IBAN>${iban}</IBAN></Id>`;
}

/** Version 08 puts a party into an element of its own; 02 does not. */
function parties({ isCredit, otherName, otherAccount }: Entry, version: Version): string {
  const role = isCredit ? 'Dbtr' : 'Cdtr';
  const name = otherName === '' ? '' : `<Nm>${escaped(otherName)}</Nm>`;
  const party = name === '' ? '' : `<${role}>${version === '08' ? `<Pty>${name}</Pty>` : name}</${role}>`;
  return `<RltdPties>${party}<${role}Acct>${account(otherAccount)}</${role}Acct></RltdPties>`;
}

function booking(entry: Entry, version: Version): string {
  const { transfer, isCredit } = entry;
  const { id, amountMinor, currency, bookedOn, title } = transfer;
  const money = `${amount(amountMinor, currency)}${sign(isCredit)}`;
  const status = version === '08' ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>';
  const days = `<BookgDt><Dt>${bookedOn}</Dt></BookgDt><ValDt><Dt>${bookedOn}</Dt></ValDt>`;
  const family = isCredit ? 'RCDT' : 'ICDT';
  const code = `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>DMCT</SubFmlyCd></Fmly></Domn></BkTxCd>`;
  const reference = `<Refs><AcctSvcrRef>${bankReference(id)}</AcctSvcrRef><EndToEndId>${id.replaceAll('-', '')}</EndToEndId></Refs>`;
  // Version 02 knows the amount of a single transaction only among its details.
  const single = version === '08' ? money : `<AmtDtls><TxAmt>${amount(amountMinor, currency)}</TxAmt></AmtDtls>`;
  const details = `${reference}${single}${parties(entry, version)}<RmtInf><Ustrd>${escaped(title)}</Ustrd></RmtInf>`;
  return `<Ntry>${money}${status}${days}${code}<NtryDtls><TxDtls>${details}</TxDtls></NtryDtls></Ntry>`;
}

/** The statement in the form of ISO 20022 camt.053; `madeAt` is ISO 8601. */
export function camt053(statement: Statement, version: Version, madeAt: string): string {
  const { account: iban, currency, from, to, opening, closing, entries } = statement;
  const id = `ST${to.replaceAll('-', '')}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>`,
    `<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${madeAt}</CreDtTm></GrpHdr>`,
    `<Stmt><Id>${id}</Id><ElctrncSeqNb>1</ElctrncSeqNb><CreDtTm>${madeAt}</CreDtTm>`,
    `<FrToDt><FrDtTm>${from}T00:00:00</FrDtTm><ToDtTm>${to}T23:59:59</ToDtTm></FrToDt><Acct>${account(iban)}<Ccy>${currency}</Ccy></Acct>`,
    balance('OPBD', { minor: opening, currency, day: from }),
    balance('CLBD', { minor: closing, currency, day: to }),
    ...entries.map((entry) => booking(entry, version)),
    '</Stmt></BkToCstmrStmt></Document>',
    '',
  ].join('\n');
}
