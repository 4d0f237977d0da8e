import type { EntryFindings } from '#proof/check/check.ts';

/**
 * What stands behind `#` in the address where it may be a code: nothing for a place in the page, which has no dots, and while the
 * server draws, which is never sent it.
 */
export function codeInAddress(): string {
  const fragment = typeof window === 'undefined' ? '' : window.location.hash;
  return fragment.includes('.') ? fragment : '';
}

/** Under which keys the screen of a certificate asks for what its answer is made of. */
export const entryKey = (number: string) => ['registry-entry', number] as const;

export const checksKey = (number: string | undefined, askedAt: number) => ['registry-checks', number, askedAt] as const;

export const paperKey = (number: string, fragment: string, found: EntryFindings | undefined, isAway: boolean) =>
  ['paper-code', number, fragment, found?.keys?.version ?? null, found?.claims?.organization.nip ?? null, isAway] as const;
