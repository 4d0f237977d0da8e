import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type {
  Access,
  Download,
  Endpoint,
  RecentAuthentication,
  InputOf,
  MediaType,
  OutputOf,
  Upload,
} from '#contract/platform/endpoint.ts';
import { plainName } from '#core/platform/text/file-name.ts';
import { mayAct, type MemberRole } from '#core/account/members/members.ts';
import type { Deps } from '#server/deps.ts';
import { contentOf, type File } from './responses/files.ts';
import { readerLanguage } from './language.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { addPreflight, isKnown, share } from './sharing.ts';
import { needsReauthentication, lacksSecondFactor } from '#server/platform/security/second-factor-policy.ts';
import { clearSessionCookie, guestSession, sessionToken, setSessionCookie } from './session.ts';
import type { Account, Principal, Origin, Visit } from '#server/platform/security/principal.ts';

const longestAgent = 400;
/** What the OpenAPI document calls the way to bring a key. */
export const keyScheme = 'apiKey';

function originOf(request: FastifyRequest): Origin {
  return { ipAddress: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, longestAgent) };
}

function visitOf(deps: Deps, request: FastifyRequest, reply: FastifyReply): Visit {
  return {
    language: readerLanguage(request),
    origin: originOf(request),
    session: {
      token: sessionToken(deps, request),
      start: (token) => setSessionCookie(deps, reply, token),
      end: () => clearSessionCookie(deps, reply),
    },
    guest: guestSession(deps, request, reply),
    header: (name, value) => void reply.header(name, value),
  };
}

type Admitted = Readonly<{ access: Access; path: string; fresh?: RecentAuthentication; beforeSecondFactor?: boolean }>;

/**
 * Refuses callers the endpoint is not for, those who lack the second factor that is demanded of them, and those who showed too long ago who
 * they are.
 */
function admit(deps: Deps, request: FastifyRequest, { access, path, fresh, beforeSecondFactor = false }: Admitted): void {
  if (access === 'anyone') return;
  if (access.startsWith('key:')) return requireKey(request, access.slice('key:'.length));
  if (request.account?.role === 'accountant') requireAccountants(access, path);
  if (access === 'operator' || access === 'accountant') requireStaff(request, access);
  else if (access === 'signed-in') signedIn(request);
  else requireRole(request, access as MemberRole);
  if (!beforeSecondFactor && lacksSecondFactor(deps.config, signedIn(request))) throw new AppError(403, 'second_factor_required');
  if (needsReauthentication(deps.now(), signedIn(request), fresh)) throw new AppError(403, 'proof_needed');
}

/** Refuses a call without a key that works, or with one that was made for something else. */
function requireKey({ apiKey }: FastifyRequest, scope: string): void {
  if (!apiKey) throw new AppError(401, 'key_invalid');
  if (!apiKey.scopes.includes(scope)) throw new AppError(403, 'key_scope');
}

/** What is said to somebody whose role is less than that. */
const roleErrors = { reader: 'forbidden', consultant: 'edit_role_needed', editor: 'editor_needed', owner: 'owner_needed' } as const;

/** Refuses who does not belong to the organisation, has too small a role in it, or checks another one than the session is about. */
function requireRole(request: FastifyRequest, least: MemberRole): void {
  const { organization } = signedIn(request);
  if (!organization) throw new AppError(403, 'no_organization');
  const shown = request.headers['x-organization'];
  if (shown !== undefined && shown !== organization.id) throw new AppError(409, 'organization_switched');
  if (!mayAct(organization.role, least)) throw new AppError(403, roleErrors[least]);
}

/** Where everybody who is signed in looks after their own account. */
const ownAccount = /^\/api\/(account|auth)\//;

/** An accountant calls what is for accountants, and what the own account needs. */
function requireAccountants(access: Access, path: string): void {
  if (access !== 'accountant' && !(access === 'signed-in' && ownAccount.test(path))) throw new AppError(403, 'forbidden');
}

/** Operators may do what accountants may. */
function requireStaff(request: FastifyRequest, access: 'operator' | 'accountant'): void {
  const { role } = signedIn(request);
  if (role !== 'operator' && role !== access) throw new AppError(403, 'forbidden');
}

function signedIn(request: FastifyRequest): Account {
  if (!request.account) throw new AppError(401, 'unauthenticated');
  return request.account;
}

function callerOf<A extends Access>(deps: Deps, request: FastifyRequest, reply: FastifyReply): Principal<A> {
  return { ...visitOf(deps, request, reply), account: request.account, key: request.apiKey } as unknown as Principal<A>;
}

/** What the documentation and the validation need of a promise. */
function takes({ method, path, summary, access, shared, params, query, body, examples, ...rest }: Endpoint | Download) {
  return {
    summary,
    ...(access.startsWith('key:') ? { security: [{ [keyScheme]: [] }], 'x-scope': access.slice('key:'.length) } : {}),
    ...(examples ? { 'x-examples': examples } : {}),
    ...(shared ? { 'x-any-origin': true } : {}),
    ...('mediaType' in rest ? { 'x-media-type': rest.mediaType } : {}),
    tags: [path.split('/')[2] ?? 'api'],
    params,
    querystring: query,
    ...(method === 'GET' || method === 'DELETE' ? {} : { body }),
  };
}

/** What of an answer does not make it another one: the time at which it was given. */
function withoutTime(output: unknown): string {
  return JSON.stringify(output, (name, value: unknown) => (name === 'checkedAt' ? undefined : value));
}

/** Registers an endpoint of the contract: checks the caller and the input, and lets only the promised output leave. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  deps: Deps,
  promise: E,
  handler: (caller: Principal<E['access']>, input: InputOf<E>) => Promise<OutputOf<E>>,
): void {
  const { shared = false } = promise;
  if (shared) addPreflight(app, promise.path);
  app.route({
    method: promise.method,
    url: promise.path,
    schema: { ...takes(promise), response: { 200: promise.output } },
    onRequest: async (_, reply) => {
      if (shared) share(reply);
    },
    preValidation: async (request) => admit(deps, request, promise),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const output = await handler(callerOf(deps, request, reply), { params, query, body } as InputOf<E>);
      return shared && isKnown(request, reply, withoutTime(output)) ? (reply as FastifyReply).code(304).send() : output;
    },
  });
}

/** Names of other letters than ASCII stand beside one that any reader knows (RFC 6266, section 4.3, and RFC 8187). */
function disposition(name: string): string {
  const plain = plainName(name);
  const exact = encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${exact}`}`;
}

/** A browser runs nothing of what it is sent; a picture of the SVG kind may style itself. */
function policyOf(mediaType: MediaType): string {
  return mediaType.startsWith('image/svg') ? "default-src 'none'; style-src 'unsafe-inline'" : "default-src 'none'; sandbox";
}

/** Registers an endpoint that answers with a file of the promised type. */
export function serveFile<D extends Download>(
  app: FastifyInstance,
  deps: Deps,
  promise: D,
  handler: (caller: Principal<D['access']>, input: InputOf<D>) => Promise<File>,
): void {
  const { shared = false } = promise;
  if (shared) addPreflight(app, promise.path);
  app.route({
    method: promise.method,
    url: promise.path,
    schema: takes(promise),
    config: { document: true },
    // What people send is compressed already.
    ...(promise.mediaType === 'application/octet-stream' ? { compress: false } : {}),
    onRequest: async (_, reply) => {
      if (shared) share(reply);
    },
    preValidation: async (request) => admit(deps, request, promise),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const file = await handler(callerOf(deps, request, reply), { params, query, body } as InputOf<D>);
      const content = await contentOf(request, reply, file, shared);
      if (content === null) return reply.code(304).send();
      if (file.name) reply.header('content-disposition', disposition(file.name));
      return reply.header('content-type', promise.mediaType).header('content-security-policy', policyOf(promise.mediaType)).send(content);
    },
  });
}

/** Registers an endpoint whose body is a file; who may not send one is refused by `admits` before it is read. */
export async function serveUpload<U extends Upload>(
  app: FastifyInstance,
  deps: Deps,
  promise: U,
  admits: (caller: Principal<U['access']>) => void,
  handler: (caller: Principal<U['access']>, file: Buffer, params: z.output<U['params']>) => Promise<OutputOf<U>>,
): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    raw.route({
      method: promise.method,
      url: promise.path,
      bodyLimit: promise.maxBytes,
      schema: {
        summary: promise.summary,
        tags: [promise.path.split('/')[2] ?? 'api'],
        params: promise.params,
        response: { 200: promise.output },
      },
      onRequest: async (request, reply) => {
        admit(deps, request, promise);
        admits(callerOf(deps, request, reply));
      },
      handler: async (request, reply) =>
        handler(
          callerOf(deps, request, reply),
          Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          request.params as z.output<U['params']>,
        ),
    });
  });
}
