import { kind, noKind, type Kind } from './kind.ts';

const main = { jurisdiction: 'main_establishment' } as const;
const mainAndBound = { ...main, boundDirectly: true } as const;
const trust = { boundDirectly: true, enteredExOfficio: true } as const;

/** Digital infrastructure, electronic communications, ICT services and digital providers of both annexes. */
export const digitalKinds = {
  exchange_point: kind('in_digital', 'załącznik I pkt 8', 'annex_1', 'digital'),
  // Public recursive resolvers and authoritative servers for others: not a resolver for one's own subscribers.
  public_dns: kind('in_digital', 'załącznik I pkt 8', 'any_size', 'digital', { ...mainAndBound, toCheck: true }),
  tld: kind('in_digital', 'załącznik I pkt 8', 'any_size', 'digital', mainAndBound),
  // Registration for others, as a registrar or reseller: not the mere holding of a domain. Not in 2024/2690.
  registrar: kind('in_digital', 'art. 2 ust. 4', 'any_size', 'digital', { ...main, toCheck: true }),
  cloud: kind('in_digital', 'załącznik I pkt 8', 'annex_1', 'digital', mainAndBound),
  data_centre: kind('in_digital', 'załącznik I pkt 8', 'annex_1', 'digital', mainAndBound),
  content_delivery: kind('in_digital', 'załącznik I pkt 8', 'annex_1', 'digital', mainAndBound),
  trust_qualified: kind('in_digital', 'załącznik I pkt 8', 'any_size', 'digital', trust),
  trust_unqualified: kind('in_digital', 'załącznik I pkt 8', 'trust', 'digital', trust),
  own_domain: noKind('in_digital'),

  communications: kind('in_communications', 'załącznik I pkt 8', 'communications', 'uke', {
    jurisdiction: 'service',
    enteredExOfficio: true,
  }),

  managed_services: kind('in_ict_services', 'załącznik I pkt 9', 'annex_1', 'digital', { ...mainAndBound, exclusion: 'group_only' }),
  managed_security: kind('in_ict_services', 'załącznik I pkt 9', 'managed_security', 'digital', {
    ...mainAndBound,
    exclusion: 'group_only',
  }),
  own_it: noKind('in_ict_services'),

  marketplace: kind('in_platforms', 'załącznik II pkt 6', 'annex_2', 'digital', mainAndBound),
  search_engine: kind('in_platforms', 'załącznik II pkt 6', 'annex_2', 'digital', mainAndBound),
  social_network: kind('in_platforms', 'załącznik II pkt 6', 'annex_2', 'digital', mainAndBound),
  own_shop: noKind('in_platforms'),
} as const satisfies Readonly<Record<string, Kind>>;
