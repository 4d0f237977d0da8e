import { normalizedIban } from '#core/billing/payments/bank-account.ts';
import type { UnsplitReason } from '#core/billing/payments/transfers.ts';
import { all, at, text, xmlReader } from '#server/platform/formats/xml.ts';
import {
  collect,
  imbalancesOf,
  minorOf,
  minorOrNothing,
  oneLine,
  referenceOf,
  UnreadableStatement,
  type Collected,
  type Imbalance,
  type Statement,
  type StatementEntry,
} from './entry.ts';

const parse = xmlReader(new Set(['Stmt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd']), 10_000);

/** What the parser cannot read is no statement, whatever it states of it. */
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

type Amount = Readonly<{ text: string; currency: string }>;

function amountAt(node: unknown, ...paths: readonly string[]): Amount | null {
  const found = paths.map((path) => at(node, path)).find((one) => one !== undefined);
  if (found === undefined) return null;
  return { text: typeof found === 'string' ? found : text(found, '#text'), currency: text(found, '@Ccy') };
}

const partAmount = (details: unknown): Amount | null => amountAt(details, 'Amt', 'AmtDtls/TxAmt/Amt');

function titleOf(details: unknown): string {
  return all(details, 'RmtInf/Ustrd').map(String).join(' ');
}

function payerOf(details: unknown): string {
  return text(details, 'RltdPties/Dbtr/Pty/Nm', 'RltdPties/Dbtr/Nm', 'RltdPties/UltmtDbtr/Nm');
}

/** A day with or without a time behind it; null where there is none. */
function dayAt(entry: unknown, path: string): string | null {
  return text(entry, `${path}/Dt`, `${path}/DtTm`).slice(0, 10) || null;
}

/** What an entry states of every transfer in it. */
function frameOf(entry: unknown): Pick<StatementEntry, 'bookedOn' | 'valuedOn' | 'source'> {
  return { bookedOn: dayAt(entry, 'BookgDt') ?? '', valuedOn: dayAt(entry, 'ValDt'), source: 'camt053' };
}

/** One transfer; `amount` is what was booked, `ofEntry` what the bank calls an entry that is this transfer alone. */
function transferOf(entry: unknown, details: unknown, amount: Amount | null, ofEntry: string): StatementEntry {
  return {
    ...frameOf(entry),
    amountMinor: minorOf(amount?.text ?? ''),
    currency: amount?.currency ?? '',
    payer: oneLine(payerOf(details)),
    payerAccount: accountIn(details, 'RltdPties/DbtrAcct'),
    title: oneLine(titleOf(details) || text(entry, 'AddtlNtryInf')),
    bankReference: referenceOf(text(details, 'Refs/AcctSvcrRef') || ofEntry || text(details, 'Refs/TxId')),
    payerReference: referenceOf(text(details, 'Refs/EndToEndId')),
    unsplit: null,
  };
}

/** A batch that cannot be split: one sum, with everything that is said of its parts. */
function wholeOf(entry: unknown, parts: readonly unknown[], unsplit: UnsplitReason): StatementEntry {
  const stated = [...new Set(parts.flatMap((part) => [payerOf(part), titleOf(part)]).filter(Boolean))].join(' · ');
  const whole = transferOf(entry, {}, amountAt(entry, 'Amt'), text(entry, 'AcctSvcrRef'));
  return { ...whole, title: oneLine(stated || whole.title), unsplit };
}

/** Why the parts of an entry cannot each stand for itself; null when they can. */
function unsplitReason(entry: unknown, parts: readonly unknown[]): UnsplitReason | null {
  const stated = all(entry, 'NtryDtls').map((one) => text(one, 'Btch/NbOfTxs'));
  const isBatch = all(entry, 'NtryDtls').some((one) => at(one, 'Btch') !== undefined);
  const announced = stated.reduce((sum, one) => sum + (Number(one) || 0), 0);
  if (parts.length === 0) return isBatch && announced !== 1 ? 'batch_without_parts' : null;
  if (announced > 0 && announced !== parts.length) return 'parts_do_not_add_up';
  const amounts = parts.map(partAmount);
  if (parts.length > 1 && amounts.includes(null)) return 'parts_without_amounts';
  const whole = amountAt(entry, 'Amt');
  // One transfer in a foreign currency was booked as what it came to.
  const same = amounts.flatMap((one) => (one && (parts.length > 1 || one.currency === whole?.currency) ? [one] : []));
  if (same.length === 0) return null;
  const sum = same.reduce((total, one) => total + minorOrNothing(one.text), 0);
  const stands = same.every((one) => one.currency === whole?.currency) && parts.every((part) => text(part, 'CdtDbtInd') !== 'DBIT');
  return stands && sum === minorOrNothing(whole?.text ?? '') ? null : 'parts_do_not_add_up';
}

/** The transfers of an entry: a bank may book many as one, then each stands for itself where their amounts state how. */
function collectEntry(into: Collected, entry: unknown): void {
  const parts = all(entry, 'NtryDtls').flatMap((part) => all(part, 'TxDtls'));
  const whole = amountAt(entry, 'Amt');
  const unsplit = unsplitReason(entry, parts);
  const shown = (amount: Amount | null, details: unknown): string =>
    [dayAt(entry, 'BookgDt'), `${amount?.text ?? ''} ${amount?.currency ?? ''}`, payerOf(details), titleOf(details)]
      .filter(Boolean)
      .join(' · ');
  if (unsplit) return collect(into, shown(whole, {}), () => wholeOf(entry, parts, unsplit));
  if (parts.length <= 1) {
    const [details = {}] = parts;
    return collect(into, shown(whole, details), () => transferOf(entry, details, whole, text(entry, 'AcctSvcrRef')));
  }
  for (const part of parts) collect(into, shown(partAmount(part), part), () => transferOf(entry, part, partAmount(part), ''));
}

function isBooked(entry: unknown): boolean {
  const status = text(entry, 'Sts/Cd', 'Sts');
  return status === '' || status === 'BOOK';
}

function isBookedCredit(entry: unknown): boolean {
  return text(entry, 'CdtDbtInd') === 'CRDT' && text(entry, 'RvslInd') !== 'true' && isBooked(entry);
}

function signed(node: unknown): number {
  const minor = minorOrNothing(amountAt(node, 'Amt')?.text ?? '');
  return text(node, 'CdtDbtInd') === 'DBIT' ? -minor : minor;
}

/** The balance before a statement is called opening (OPBD) or that of the one before (PRCD), the one after it closing (CLBD). */
function imbalancesIn(statement: unknown): Imbalance[] {
  const balance = (code: string): unknown => all(statement, 'Bal').find((one) => text(one, 'Tp/CdOrPrtry/Cd') === code);
  const [opening, closing] = [balance('OPBD') ?? balance('PRCD'), balance('CLBD')];
  if (!opening || !closing) return [];
  const booked = all(statement, 'Ntry')
    .filter(isBooked)
    .reduce<number>((sum, entry) => sum + signed(entry), 0);
  return imbalancesOf(signed(opening), booked, signed(closing), amountAt(closing, 'Amt')?.currency ?? '');
}

/** Reads a statement in the form of ISO 20022 camt.053, versions 02 to 08. */
export function readCamt053(xml: string): Statement {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableStatement('DOCTYPE');
  const statements = all(read(xml), 'Document/BkToCstmrStmt/Stmt');
  const account = accountIn(statements[0], 'Acct');
  if (!account || statements.some((one) => accountIn(one, 'Acct') !== account)) throw new UnreadableStatement('Acct');
  const found = statements.flatMap((one) => all(one, 'Ntry'));
  const credits = found.filter(isBookedCredit);
  const collected: Collected = { entries: [], refused: [] };
  for (const entry of credits) collectEntry(collected, entry);
  return { account, ...collected, imbalances: statements.flatMap(imbalancesIn), ignored: found.length - credits.length };
}
