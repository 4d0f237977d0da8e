import { z } from 'zod';
import { apiScopes } from '#core/account/members/api-keys.ts';
import { lengths } from '#core/platform/limits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { idParams, instant, text } from '#contract/platform/fields.ts';

/** A key of the organisation, without its secret. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** How it begins. */
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  madeAt: instant,
  /** Who made it; null where the account is gone. */
  madeBy: z.string().nullable(),
  /** To the minute. */
  lastUsedAt: instant.nullable(),
  /** Whether it works: it was not ended, and whoever made it still owns the organisation. */
  works: z.boolean(),
});
export type ApiKeyView = z.output<typeof apiKey>;

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/api/keys',
  access: 'owner',
  summary: 'The keys of the organisation for other programs; none of them is told again',
  output: z.array(apiKey),
});

export const makeApiKey = endpoint({
  method: 'POST',
  path: '/api/keys',
  access: 'owner',
  fresh: 'everybody',
  summary: 'Make a key; this answer is the only one that holds it',
  body: z.object({
    name: text(lengths.keyName),
    scopes: z.array(z.enum(apiScopes, 'invalid')).min(1, 'required').max(apiScopes.length, 'invalid'),
  }),
  output: z.object({ key: apiKey, secret: z.string() }),
});

export const endApiKey = endpoint({
  method: 'DELETE',
  path: '/api/keys/:id',
  access: 'owner',
  summary: 'End a key at once, for good',
  params: idParams,
  output: z.object({ ok: z.literal(true) }),
});

export const apiKeyCalls = [listApiKeys, makeApiKey, endApiKey] as const;
