import { z } from 'zod';
import { currencies } from '#core/account/entitlements/plans.ts';
import { checkStates, healthParts, healthReasonNames, runStates, type RunSpan } from '#core/operations/health.ts';
import { funnelSteps, needKinds, urgencies } from '#core/operations/today.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant } from '#contract/platform/fields.ts';

const isoDay = z.string();
/** Minor units; the gross amount is the sum of both. */
const amounts = z.object({ net: z.int(), vat: z.int() });

/** What was sold and what was taken back, in one currency. */
const sums = z.object({
  currency: z.enum(currencies),
  sales: amounts.extend({ count: z.int() }),
  /** Corrections of whatever reason: money that was refunded is negative. */
  corrections: amounts.extend({ count: z.int() }),
  total: amounts,
});
const ofDays = z.object({ firstDay: isoDay, lastDay: isoDay, sums: z.array(sums) });

export const readToday = endpoint({
  method: 'GET',
  path: '/api/operator/today',
  access: 'operator',
  summary: 'What waits for an operator, whether the service is well, what was sold, and how far new organisations come',
  output: z.object({
    /** When all of it was counted. */
    at: instant,
    /** What has something that waits; the most urgent first. */
    needs: z.array(
      z.object({
        kind: z.enum(needKinds),
        count: z.int(),
        urgency: z.enum(urgencies),
        since: instant.nullable(),
        deadline: instant.nullable(),
      }),
    ),
    /** How much waits behind each tab; of security events those of the last 24 hours, up to a thousand rows. */
    counts: z.object({ attention: z.int(), transfers: z.int(), invoices: z.int(), jobs: z.int(), security: z.int() }),
    health: z.array(
      z.object({
        part: z.enum(healthParts),
        state: z.enum(checkStates),
        reason: z.enum(healthReasonNames),
        at: instant.nullable(),
        count: z.int().nullable(),
        total: z.int().nullable(),
      }),
    ),
    runs: z.array(
      z.object({
        name: z.string(),
        every: z.enum(['day', 'minutes'] satisfies RunSpan[]),
        state: z.enum(runStates),
        succeededAt: instant.nullable(),
      }),
    ),
    money: z.object({
      present: ofDays,
      previous: ofDays,
      proFormas: z.array(z.object({ currency: z.enum(currencies), count: z.int(), gross: z.int(), since: instant })),
    }),
    funnel: z.object({
      from: instant,
      steps: z.array(z.object({ step: z.enum(funnelSteps), count: z.int() })),
      /** Whether more organisations registered than are counted: the newest are. */
      isCapped: z.boolean(),
    }),
  }),
});
export type Today = z.output<typeof readToday.output>;

export const todayCalls = [readToday] as const;
