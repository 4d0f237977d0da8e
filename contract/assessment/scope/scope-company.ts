import { z } from 'zod';
import { kindCodes } from '#core/assessment/scope/kinds/kinds.ts';
import { pkdEditions } from '#core/assessment/scope/kinds/pkd-suggestions.ts';
import { nip } from '#contract/account/companies.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';

export const findScopeCompany = endpoint({
  method: 'POST',
  path: '/api/scope/company',
  access: 'anyone',
  summary: 'What the register says of a company by its NIP, and which kinds of entities its codes of activity may stand for',
  body: z.object({ nip }),
  output: z.object({
    state: z.enum(['active', 'ended', 'unknown']),
    company: z
      .object({
        name: z.string(),
        city: z.string(),
        /** In the words of the register; null for a person, and where it gave none. */
        legalForm: z.string().nullable(),
        soleTrader: z.boolean(),
        /** Null where the legal form, which identifies a branch, is not known. */
        seat: z.enum(['poland', 'branch']).nullable(),
      })
      .nullable(),
    /** The main activity first; null where the register gave no codes now. */
    codes: z
      .array(
        z.object({
          code: z.string(),
          name: z.string(),
          main: z.boolean(),
          /** Edition of the classification; null where the register does not name it. */
          edition: z.enum(pkdEditions).nullable(),
          /** What the code may stand for: a suggestion, since what is really done decides. */
          kinds: z.array(z.enum(kindCodes)),
        }),
      )
      .nullable(),
  }),
});
export type ScopeCompany = OutputOf<typeof findScopeCompany>;
