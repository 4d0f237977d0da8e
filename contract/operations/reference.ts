import { z } from 'zod';
import { apiScopes } from '#core/account/members/api-keys.ts';
import { endpoint, type OutputOf } from '#contract/platform/endpoint.ts';

/** A field of what is asked or answered, as the OpenAPI document describes it; fields inside others are named by their path. */
const field = z.object({ name: z.string(), type: z.string(), required: z.boolean() });

/** One way to call, ready to be run. */
const example = z.object({
  method: z.string(),
  /** Path with query, filled in. */
  address: z.string(),
  /** JSON, null where nothing is sent. */
  body: z.string().nullable(),
});

const call = z.object({
  method: z.string(),
  path: z.string(),
  summary: z.string(),
  /** The scope that a key needs; null for calls that anybody makes. */
  scope: z.enum(apiScopes).nullable(),
  /** Whether pages of any origin may make it. */
  anyOrigin: z.boolean(),
  parameters: z.array(field),
  body: z.array(field),
  /** Empty where the answer is a file. */
  answer: z.array(field),
  /** Of a file. */
  mediaType: z.string().nullable(),
  examples: z.array(example),
});
export type ReferenceCall = z.output<typeof call>;

export const readReference = endpoint({
  method: 'GET',
  path: '/api/reference',
  access: 'anyone',
  summary: 'The documented calls, drawn from the OpenAPI document, with examples that run here',
  output: z.object({
    origin: z.url(),
    document: z.url(),
    callsPerMinute: z.int(),
    calls: z.array(call),
    /** What webhooks are sent: its fields, and one as it would be. */
    webhook: z.object({ events: z.array(z.string()), body: z.array(field), example: z.string() }),
  }),
});
export type Reference = OutputOf<typeof readReference>;
