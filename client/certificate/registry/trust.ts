import type { RouteOutput } from '#contract/routes.ts';

/** Whom the checks believe: the issuer, and how many of its root keys must have signed a list of keys. */
export type Trust = Readonly<{ issuer: string; threshold: number; keys: readonly string[] }>;

/** Put in by the build from `KEY_ROOTS` and `PUBLIC_URL`; null where the build was given none, as in local mode. */
declare const __PINNED_ROOTS__: Trust | null;

/** The roots built into this page; null when it has none, and has to take those that the service names. */
export const pinnedTrust: Trust | null = typeof __PINNED_ROOTS__ === 'undefined' ? null : __PINNED_ROOTS__;

/** The roots that the checks use: those built in, whatever the service states. */
export function trustOf({ issuer, roots, rootThreshold }: RouteOutput<'GET /api/config/site'>): Trust {
  return pinnedTrust ?? { issuer, threshold: rootThreshold, keys: roots };
}
