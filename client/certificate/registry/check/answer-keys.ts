import type { EntryFindings } from '#proof/check.ts';

/** Under which keys the screen of a certificate asks for what its answer is made of. */
export const entryKey = (number: string) => ['registry-entry', number] as const;

export const checksKey = (number: string | undefined, askedAt: number) => ['registry-checks', number, askedAt] as const;

export const paperKey = (number: string, fragment: string, found: EntryFindings | undefined, isAway: boolean) =>
  ['paper-code', number, fragment, found?.keys?.version ?? null, found?.claims?.organization.nip ?? null, isAway] as const;
