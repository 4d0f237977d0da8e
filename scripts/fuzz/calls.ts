import type { z } from 'zod';
import { downloadRoutes, routes, uploadRoutes } from '#contract/routes.ts';
import { paths } from '#contract/platform/pages.ts';
import { isMemberRole, mayAct, memberRoles } from '#core/account/members/members.ts';
import type { PrincipalName } from './world/people.ts';
import { schemaOf, type Schema } from './requests/schema.ts';

/** One thing that can be asked for: a promise of the contract, or an address that is served beside them. */
export type Call = Readonly<{
  key: string;
  method: string;
  path: string;
  kind: 'call' | 'file' | 'upload' | 'page';
  params: Schema;
  query: Schema;
  /** Null where nothing is sent. */
  body: Schema | null;
  /** Whoever may make it, the least of them first. */
  callers: readonly PrincipalName[];
  /** How often it is made beside the others. */
  weight: number;
}>;

/** What draws a document, hashes a password or asks somebody outside is made less often, so that a run is not spent waiting for it. */
const slow: Readonly<Record<string, number>> = {
  'POST /api/auth/login': 0.3,
  'POST /api/auth/register': 0.3,
  'POST /api/auth/verify-email': 0.5,
  'POST /api/auth/reset-password': 0.3,
  'POST /api/auth/second-factor': 0.5,
  'POST /api/auth/verify-nip': 0.5,
  'POST /api/scope/company': 0.5,
  'POST /api/account/password': 0.3,
  'POST /api/account/deletion': 0.2,
  'POST /api/account/proof': 0.3,
  'POST /api/invitations/registration': 0.3,
  'GET /api/openapi.json': 0.2,
};
const slowKinds =
  /\/pdf$|\/report$|\/picture$|share-picture$|pro-forma|\/samples\/|\/docx$|\/xlsx$|\/print$|declaration|\/export$|\/badge|certificate$|totp|passkeys|recovery-codes|verify\.mjs|confirmation/;

/** Who a call is for, where that is not everybody whom its access lets in. */
const meant: readonly (readonly [RegExp, readonly PrincipalName[]])[] = [
  [/\/auth\/pending/, ['newcomer']],
  [/\/auth\/second-factor/, ['halfway']],
  [/POST \/api\/auth\/logout/, ['outsider', 'nobody']],
  [/\/api\/company\/(?!objection)|pro-forma/, ['other', 'owner', 'editor']],
  [/second-factor\/totp$|totp\/confirmation/, ['reader', 'editor']],
  [/passkeys|totp|recovery|account\/proof/, ['proven', 'reader']],
  [/invitations\/acceptance/, ['outsider']],
  [/POST \/api\/account\/(deletion|password)/, ['outsider', 'reader']],
];

function callersOf(key: string, access: string): PrincipalName[] {
  const known = meant.find(([pattern]) => pattern.test(key));
  if (known) return [...known[1]];
  if (access === 'anyone') return ['nobody', 'owner', 'newcomer', 'halfway'];
  if (access === 'operator') return ['operator'];
  if (access === 'accountant') return ['accountant', 'operator'];
  if (access === 'signed-in') return ['owner', 'reader', 'editor', 'outsider', 'other'];
  if (isMemberRole(access)) return [...memberRoles.filter((role) => mayAct(role, access)), 'other'];
  return ['key'];
}

const nothing: Schema = { type: 'object', properties: {} };

function weightOf(key: string): number {
  return slow[key] ?? (slowKinds.test(key) ? 0.25 : 1);
}

function promised(
  kind: Call['kind'],
  key: string,
  promise: Readonly<{ access: string }> & Partial<Record<'params' | 'query' | 'body', z.ZodType>>,
): Call {
  const [method = '', path = ''] = key.split(' ');
  const { params, query, body } = promise;
  return {
    key,
    method,
    path,
    kind,
    params: params ? schemaOf(params) : nothing,
    query: query ? schemaOf(query) : nothing,
    body: body && method !== 'GET' && method !== 'DELETE' ? schemaOf(body) : null,
    callers: callersOf(key, promise.access),
    weight: weightOf(key),
  };
}

function besides(key: string): Call {
  const [method = '', path = ''] = key.split(' ');
  return { key, method, path, kind: 'page', params: nothing, query: nothing, body: null, callers: ['nobody', 'owner'], weight: 0.3 };
}

/** Everything of the contract. */
export const promisedCalls: readonly Call[] = [
  ...Object.entries(routes).map(([key, promise]) => promised('call', key, promise)),
  ...Object.entries(downloadRoutes).map(([key, promise]) => promised('file', key, promise)),
  ...Object.entries(uploadRoutes).map(([key, promise]) => promised('upload', key, promise)),
];

/** And everything that is served beside it: pages, and addresses that only the router knows. */
export function allCalls(served: readonly string[]): readonly Call[] {
  const known = new Set(promisedCalls.map(({ key }) => key));
  const pages = paths.map((path) => `GET ${path}`);
  const others = served.filter((key) => !known.has(key) && !/^(HEAD|OPTIONS) /.test(key) && !/\*|\/assets\//.test(key));
  return [...promisedCalls, ...[...new Set([...pages, ...others])].map(besides)];
}
