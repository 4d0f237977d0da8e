import { readCamt053 } from './camt053.ts';
import { statementText } from './encoding.ts';
import { UnreadableStatement, type RefusedEntry, type Statement } from './entry.ts';
import { readMt940 } from './mt940.ts';

/** Problems by which nobody knows what an entry was: where no other one was read, the file is not understood. */
const notUnderstood: ReadonlySet<RefusedEntry['problem']> = new Set(['form', 'day', 'amount', 'currency']);

/** Reads a bank statement, MT940 or camt.053 by its content; throws UnreadableStatement. */
export function readStatement(bytes: Buffer): Statement {
  const text = statementText(bytes).replace(/^\ufeff/, '');
  const statement = /^\s*</.test(text) ? readCamt053(text) : readMt940(text);
  const strange = statement.refused.find(({ problem }) => notUnderstood.has(problem));
  if (strange && statement.entries.length === 0) throw new UnreadableStatement(strange.text);
  return statement;
}
