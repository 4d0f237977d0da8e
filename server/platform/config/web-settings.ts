import { isIP } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';

/** How servers that organisations name are found and reached. */
export type WebConfig = Readonly<{
  /** Name servers that are queried about websites, none for the system's; and, in local mode only, where those of the sandbox are. */
  websites: Readonly<{
    nameServers: readonly string[];
    local: Readonly<{ address: string; port: number; authority: string }> | null;
  }>;
  /** A resolver of this machine that validates DNSSEC, as `address:port`; null where there is none. */
  validatingResolver: string | null;
}>;

export const webSettings = {
  NAME_SERVERS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((one) => one.trim() || []))
    .refine(
      (all) => all.every((one) => isIP(one.replace(/:\d+$/, '')) === 4 || isIP(one) === 6),
      'must be addresses of name servers, with commas between',
    ),
  VALIDATING_RESOLVER: z
    .string()
    .regex(/^(?:127\.0\.0\.1|\[::1\]):\d{1,5}$/, 'must be an address of this machine with a port, such as 127.0.0.1:53')
    .optional(),
};

/** The websites of the sandbox: the only address beside the public internet that is ever asked. */
function localWebsites(dataDir: string, port = '3004'): WebConfig['websites']['local'] {
  return { address: '127.0.0.1', port: Number(port), authority: join(dataDir, 'sandbox', 'authority.pem') };
}

type Given = z.output<z.ZodObject<typeof webSettings>>;

export function webOf(value: Given, local: Readonly<{ dataDir: string; port: string | undefined }> | null): WebConfig {
  return {
    websites: { nameServers: value.NAME_SERVERS, local: local && localWebsites(local.dataDir, local.port) },
    validatingResolver: value.VALIDATING_RESOLVER ?? null,
  };
}
