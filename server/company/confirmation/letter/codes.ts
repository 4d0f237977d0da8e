import { codeAlphabet, codeExpiry, codeFrom, codeLength, codeTries, type CodeMethod } from '#core/company/confirmation.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { resolveTask } from '#server/platform/tasks/service.ts';
import { hashOfCode, isCode } from '#server/platform/security/short-codes.ts';
import * as repository from '#server/company/confirmation/repository.ts';
import type { CodeRow } from '#server/company/confirmation/repository.ts';

const saltOf = (id: string): string => `atesto confirmation ${id}`;

/** Makes the code that was requested, when it is sent or printed; null when it is not wanted any more. Only its hash is stored. */
export async function makeCode(
  deps: Pick<Deps, 'db' | 'now' | 'randomIntegers'>,
  { id, method }: Readonly<{ id: string; method: CodeMethod }>,
): Promise<{ code: string; expiresAt: Date } | null> {
  const code = codeFrom(deps.randomIntegers(codeLength, codeAlphabet.length));
  const expiresAt = codeExpiry(method, deps.now());
  const hash = await hashOfCode(code, saltOf(id));
  return (await repository.saveHash(deps.db, id, { hash, expiresAt })) ? { code, expiresAt } : null;
}

/** Ends the open codes of an organisation, of one method where it is named; nobody need print or send their letters any more. */
export async function endCodes(deps: Pick<Deps, 'now'>, tx: Db, organizationId: string, method: CodeMethod | null = null): Promise<void> {
  const closed = await repository.closeCodes(tx, organizationId, deps.now(), method);
  for (const letter of closed.filter((one) => one.method === 'letter')) await resolveTask(deps, tx, 'letter_to_send', letter.id);
}

async function matches({ id, codeHash }: CodeRow, code: string): Promise<boolean> {
  return codeHash !== null && isCode(code, saltOf(id), codeHash);
}

/** What became of a try: the code it was, or how many tries are left; null when there is no code to redeem. */
export type Tried = Readonly<{ found: CodeRow } | { found: null; triesLeft: number }>;

/** Tries a code against every open one of the organisation. Each try counts, and the last wrong one ends the code. */
export async function tryCode(tx: Db, organizationId: string, code: string, now: Date): Promise<Tried | null> {
  let left: number | null = null;
  for (const open of await repository.openCodes(tx, organizationId, now)) {
    const counted = await repository.countTry(tx, open, codeTries, now);
    if (!counted) continue;
    if (await matches(counted, code)) return { found: counted };
    left = Math.max(left ?? 0, codeTries - counted.tries);
  }
  return left === null ? null : { found: null, triesLeft: left };
}
