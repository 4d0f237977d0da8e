import type { Network } from '#core/assessment/observations/network.ts';
import type { Config } from '#server/platform/config/config.ts';
import { openNetwork } from './network.ts';

/** The network as this service asks it: under its own name, by its own name servers. */
export function openOwnNetwork({
  websites,
  validatingResolver,
  publicUrl,
}: Pick<Config, 'websites' | 'validatingResolver' | 'publicUrl'>): Network {
  const { hostname, origin } = new URL(publicUrl);
  return openNetwork({ ...websites, validatingResolver, userAgent: `Atesto observation (+${origin})`, heloName: hostname });
}
