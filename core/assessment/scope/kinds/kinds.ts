import { annex1Kinds } from './annex-1.ts';
import { annex2Kinds } from './annex-2.ts';
import { digitalKinds } from './digital.ts';
import type { Exclusion, Kind, Sector } from './kind.ts';

export type KindCode = keyof typeof annex1Kinds | keyof typeof digitalKinds | keyof typeof annex2Kinds;

/** Every kind of entity that the check knows, in the order of the annexes. */
export const kinds: Readonly<Record<KindCode, Kind>> = { ...annex1Kinds, ...digitalKinds, ...annex2Kinds };
export const kindCodes = Object.keys(kinds) as readonly KindCode[];

/** The kinds within one sector; public entities have a question of their own. */
export function kindsIn(sector: Sector): readonly KindCode[] {
  return kindCodes.filter((code) => kinds[code].sector === sector);
}

/** What can take these kinds out of their annexes. */
export function exclusionsOf(chosen: readonly KindCode[]): readonly Exclusion[] {
  return [...new Set(chosen.flatMap((code) => kinds[code].exclusion ?? []))];
}
