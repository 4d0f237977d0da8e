import type { RegistryEntry } from '#contract/certificate/registry.ts';
import type { FileHeadline } from '#proof/check/headline.ts';

/** How many answers of a certificate that is in force something contradicts: the registry states so, and it lowers the colour. */
export function contradictedIn(
  headline: FileHeadline | 'code_false' | 'copy_unread',
  entry: Pick<RegistryEntry, 'contradicted'> | null,
): number {
  return headline === 'in_force' ? (entry?.contradicted ?? 0) : 0;
}
