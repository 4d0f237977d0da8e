import { normalizedIban } from '#core/billing/bank-account.ts';
import { all, at, text, xmlReader } from '#server/platform/formats/xml.ts';
import { minorOf, oneLine, UnreadableStatement, type Statement, type StatementEntry } from './entry.ts';

const parse = xmlReader(new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd']), 10_000);

/** What the parser cannot read is no statement, whatever it says of it. */
function read(xml: string): unknown {
  try {
    return parse(xml);
  } catch (error) {
    throw new UnreadableStatement('XML', { cause: error });
  }
}

function accountIn(node: unknown, ...paths: readonly string[]): string | null {
  return normalizedIban(text(node, ...paths.flatMap((path) => [`${path}/Id/IBAN`, `${path}/Id/Othr/Id`])));
}

/** One transaction of an entry; an entry without details speaks for itself. */
function entryOf(entry: unknown, details: unknown): StatementEntry {
  const amount = at(details, 'Amt') ?? at(details, 'AmtDtls/TxAmt/Amt') ?? at(entry, 'Amt');
  return {
    bookedOn: text(entry, 'BookgDt/Dt', 'BookgDt/DtTm').slice(0, 10),
    amountMinor: minorOf(typeof amount === 'string' ? amount : text(amount, '#text')),
    currency: text(amount, '@Ccy'),
    payer: oneLine(text(details, 'RltdPties/Dbtr/Pty/Nm', 'RltdPties/Dbtr/Nm', 'RltdPties/UltmtDbtr/Nm')),
    payerAccount: accountIn(details, 'RltdPties/DbtrAcct'),
    title: oneLine(all(details, 'RmtInf/Ustrd').map(String).join(' ') || text(entry, 'AddtlNtryInf')),
  };
}

function isBookedCredit(entry: unknown): boolean {
  const status = text(entry, 'Sts/Cd', 'Sts');
  return text(entry, 'CdtDbtInd') === 'CRDT' && text(entry, 'RvslInd') !== 'true' && (status === '' || status === 'BOOK');
}

/** Transactions of an entry: a bank may book many as one, then each stands for itself. */
function transactionsOf(entry: unknown): unknown[] {
  const transactions = all(entry, 'NtryDtls').flatMap((part) => all(part, 'TxDtls'));
  return transactions.length > 0 ? transactions : [{}];
}

/** Reads a statement in the form of ISO 20022 camt.053, versions 02 to 08. */
export function readCamt053(xml: string): Statement {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableStatement('DOCTYPE');
  const statements = all(read(xml), 'Document/BkToCstmrStmt/Stmt');
  const account = accountIn(statements[0], 'Acct');
  if (!account || statements.some((one) => accountIn(one, 'Acct') !== account)) throw new UnreadableStatement('Acct');
  const found = statements.flatMap((one) => all(one, 'Ntry'));
  const credits = found.filter(isBookedCredit);
  const entries = credits.flatMap((entry) => transactionsOf(entry).map((details) => entryOf(entry, details)));
  if (entries.some((entry) => entry.currency === '')) throw new UnreadableStatement('Ntry');
  return { account, entries, ignored: found.length - credits.length };
}
