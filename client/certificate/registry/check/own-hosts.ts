import { useSite } from '#client/account/accounts/queries.ts';

/** The hosts that the service calls its own; the one a page was loaded from comes to them. */
export function useOwnHosts(): readonly string[] {
  const site = useSite().data;
  return site ? [new URL(site.publicUrl).host, new URL(site.issuer).host] : [];
}
