import { z } from 'zod';
import { isValidNip, normalizeNip } from '#core/account/companies/nip.ts';
import { lengths } from '#core/platform/limits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { atOnce } from '#contract/platform/fields.ts';

/** A NIP as typed: dashes, spaces and a PL prefix are stripped, the checksum is verified. */
export const nip = z
  .string('nip_invalid')
  .max(lengths.nip.most, atOnce('nip_invalid'))
  .transform(normalizeNip)
  .refine((digits) => isValidNip(digits), 'nip_invalid');

export const verifyNip = endpoint({
  method: 'POST',
  path: '/api/auth/verify-nip',
  access: 'anyone',
  summary: 'Look a company up in the register of the statistics office by its NIP',
  body: z.object({ nip }),
  output: z.object({
    /** Found, active and with a NIP in force. */
    valid: z.boolean(),
    /** Why it is not valid; null when it is. */
    reason: z.enum(['not_found', 'deregistered']).nullable(),
    data: z.object({ name: z.string(), fullName: z.string(), address: z.string(), city: z.string(), postalCode: z.string() }).nullable(),
  }),
});
