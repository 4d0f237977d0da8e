/** What a key may be used for. */
export const apiScopes = ['suppliers:read', 'facts:write', 'plan:write'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** How every key begins, so that a leaked one is recognised (docs/product.md, “Calls of other programs”). */
export const keyPrefix = 'atesto_';

/** Letters of a key that lists show. */
export const shownOfKey = keyPrefix.length + 6;

/** Keys that work at the same time in one organisation, and calls that each may make in a minute. */
export const keysAtMost = { perOrganization: 10, callsPerMinute: 60 } as const;

/** The key in an Authorization header (RFC 6750 §2.1); null where there is none. */
export function keyIn(header: string | undefined): string | null {
  return /^Bearer (atesto_[\w-]{20,100})$/i.exec(header ?? '')?.[1] ?? null;
}
