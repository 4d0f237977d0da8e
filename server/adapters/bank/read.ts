import { day } from '#contract/platform/fields.ts';
import { readCamt053 } from './camt053.ts';
import { UnreadableStatement, type Statement } from './entry.ts';
import { readMt940 } from './mt940.ts';

/** Text of a file: UTF-8, else the code page that Polish banks still write. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

/** Reads a bank statement, MT940 or camt.053 by its content; throws UnreadableStatement. */
export function readStatement(bytes: Buffer): Statement {
  const text = textOf(bytes).replace(/^\ufeff/, '');
  const statement = /^\s*</.test(text) ? readCamt053(text) : readMt940(text);
  const strange = statement.entries.find(({ bookedOn }) => !day.safeParse(bookedOn).success);
  if (strange) throw new UnreadableStatement(`day ${strange.bookedOn}`);
  return statement;
}
