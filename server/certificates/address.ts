import { certificatePath } from '#contract/pages.ts';
import type { Deps } from '#server/deps.ts';

/** Where anybody can check a certificate. */
export function verificationUrl(deps: Pick<Deps, 'config'>, number: string): string {
  return `${deps.config.publicUrl}${certificatePath(number)}`;
}
