import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { hashOfCode, isCode } from './short-codes.ts';

/** A new code of digits with the hash that is stored of it. */
export async function newMailedCode(
  { randomIntegers }: Pick<Deps, 'randomIntegers'>,
  { digits, salt }: Readonly<{ digits: number; salt: string }>,
): Promise<{ code: string; hash: string }> {
  const code = randomIntegers(digits, 10).join('');
  return { code, hash: await hashOfCode(code, salt) };
}

/** How many tries are left after a wrong one; null where there is no code to redeem. */
export type TriedCode = Readonly<{ right: true } | { right: false; triesLeft: number | null }>;

/** Compares what was typed with a code whose try was counted before; undefined is none to redeem. */
export async function compareCode(
  counted: Readonly<{ codeHash: string; codeTries: number }> | undefined,
  { code, salt, mostTries }: Readonly<{ code: string; salt: string; mostTries: number }>,
): Promise<TriedCode> {
  if (!counted) return { right: false, triesLeft: null };
  return (await isCode(code, salt, counted.codeHash)) ? { right: true } : { right: false, triesLeft: mostTries - counted.codeTries };
}

/** What is answered to a code that was not right. */
export function refusedCode({ triesLeft }: Readonly<{ triesLeft: number | null }>): AppError {
  if (!triesLeft) return new AppError(409, triesLeft === null ? 'code_gone' : 'code_used_up');
  return new AppError(400, 'invalid_input', { fields: { code: 'code_wrong' }, facts: { triesLeft } });
}
