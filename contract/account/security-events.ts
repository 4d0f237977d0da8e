import { z } from 'zod';
import { securityEventKinds, securityEventSpans, type SecurityEventSpan } from '#core/account/people/security-events.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { instant } from '#contract/platform/fields.ts';

const spans = Object.keys(securityEventSpans) as [SecurityEventSpan, ...SecurityEventSpan[]];

export const securityEvent = z.object({
  id: z.int(),
  kind: z.enum(securityEventKinds),
  /** The minute in which it happened, and when it happened last in it. */
  minute: instant,
  lastAt: instant,
  count: z.int(),
  /** Of the last one: the code of the refusal and the address of the call, without what was filled in. */
  code: z.string(),
  route: z.string(),
  /** Where it came from; null for what was beyond the limit of a minute. */
  ipAddress: z.string().nullable(),
  /** Who was signed in; null for nobody, or for somebody whose account is gone. */
  who: z.string().nullable(),
});
export type SecurityEventView = z.output<typeof securityEvent>;

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/operator/security-events',
  access: 'operator',
  summary: 'What was tried and refused, newest first, by kind and time',
  query: z.object({
    kind: z.enum(securityEventKinds, 'invalid').optional(),
    span: z.enum(spans, 'invalid').default('all'),
    before: z.coerce.number<number>().int().min(1).optional(),
  }),
  output: z.object({ events: z.array(securityEvent), next: z.int().nullable() }),
});
