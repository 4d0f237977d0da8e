import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { requirePermission } from '#sandbox/ksef/access/permissions.ts';
import { readToken, type TokenKind } from '#sandbox/ksef/access/tokens.ts';
import type { Ksef } from '#sandbox/ksef/ksef.ts';
import { isOutage } from '#sandbox/ksef/pages/lighthouse.ts';
import type { Authentication } from '#sandbox/ksef/state.ts';
import { invalid, KsefError, refusalAnswer, refused, type Refusal } from './errors.ts';
import { Torn } from './faults.ts';
import type { LimitGroup } from './limits.ts';

export const apiPath = '/ksef/v2';

export type Result = Readonly<{ status?: number; body?: object | Buffer; type?: string; headers?: Readonly<Record<string, string>> }>;

type Called<B> = Readonly<{
  ksef: Ksef;
  body: B;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | undefined>>;
  /** Who signed in; of a public call nobody. */
  who: Authentication;
  request: FastifyRequest;
  /** Where this system is reached, `http://host:port`. */
  origin: string;
}>;

type Route<S extends z.ZodType> = Readonly<{
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** Which tokens it takes; none when it is public. */
  tokens?: readonly TokenKind[];
  /** Whose limit counts; `public` calls, and all without a token, count per address. */
  group?: LimitGroup | 'public';
  /** One of these is needed. */
  permissions?: readonly string[];
  body?: S;
  /** The body is not JSON and reaches the handler as bytes. */
  isRaw?: boolean;
  handle: (call: Called<z.output<S>>) => Promise<Result>;
}>;

export type AddRoute = <S extends z.ZodType = z.ZodUndefined>(route: Route<S>) => void;

const mostCalls = 20_000;
const nobody = {} as Authentication;

function bodyOf(request: FastifyRequest, schema: z.ZodType | undefined): unknown {
  if (!schema) return undefined;
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString() || '{}');
  } catch {
    throw refused(21001);
  }
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw invalid(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

/** Remembers what was called, for tests to check. */
function recordCall(ksef: Ksef, call: Ksef['calls'][number]): void {
  ksef.calls.push(call);
  if (ksef.calls.length > mostCalls) ksef.calls.splice(0, mostCalls / 2);
}

async function send(reply: FastifyReply, { status, type, body, headers = {} }: Result & { status: number }): Promise<FastifyReply> {
  reply.code(status).headers(headers);
  if (body === undefined) return reply.send();
  if (Buffer.isBuffer(body)) return reply.type(type ?? 'application/octet-stream').send(body);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

async function sendRefusal(ksef: Ksef, request: FastifyRequest, reply: FastifyReply, refusal: Refusal): Promise<FastifyReply> {
  const wantsProblem = request.headers['x-error-format'] === 'problem-details';
  const { status, type, body, headers = {} } = refusalAnswer(refusal, { url: request.url, wantsProblem, now: ksef.now() });
  return reply.code(status).headers(headers).type(type).send(body);
}

type Admission = Readonly<{ name: string; tokens?: readonly TokenKind[]; group: LimitGroup | 'public'; permissions: readonly string[] }>;

/** Who calls; refuses who may not, or calls too often. */
async function admit(ksef: Ksef, request: FastifyRequest, { name, tokens, group, permissions }: Admission): Promise<Authentication> {
  const { hasLimits, outageBlocks } = ksef.settings();
  if (outageBlocks && isOutage(ksef)) throw new KsefError({ status: 503 });
  if (hasLimits && (!tokens || group === 'public')) ksef.limits.ofAddress(name, request.ip, ksef.now());
  if (!tokens) return nobody;
  const who = await readToken(ksef, request.headers.authorization, tokens);
  if (hasLimits && group !== 'public') ksef.limits.ofContext(group, name, `${who.contextNip} ${request.ip}`, ksef.now());
  requirePermission(ksef, who.contextNip, permissions);
  return who;
}

/** Adds calls of the API: token, limit, permission and form are checked in this order. */
export function routes(app: FastifyInstance, opened: () => Promise<Ksef>): AddRoute {
  return (route) => {
    const { method, path, tokens, group = 'other', permissions = [], isRaw = false } = route;
    const work = async (ksef: Ksef, request: FastifyRequest): Promise<Result> => {
      const who = await admit(ksef, request, { name: `${method} ${path}`, tokens, group, permissions });
      const body = (isRaw ? request.body : bodyOf(request, route.body)) as Parameters<typeof route.handle>[0]['body'];
      const params = request.params as Record<string, string>;
      const query = request.query as Record<string, string | undefined>;
      return route.handle({ ksef, body, params, query, who, request, origin: `http://${request.host}` });
    };
    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const ksef = await opened();
      reply.raw.once('close', () => recordCall(ksef, { at: ksef.now(), method, path: request.url, status: reply.raw.statusCode }));
      const warning = request.headers['x-test-system-warning'];
      if (typeof warning === 'string') reply.header('x-system-warning', warning);
      try {
        const result = await ksef.faults.through(method, request.url, () => work(ksef, request));
        return await send(reply, { status: 200, ...result });
      } catch (error) {
        if (error instanceof KsefError) return sendRefusal(ksef, request, reply, error.refusal);
        if (!(error instanceof Torn)) throw error;
        reply.hijack();
        request.raw.socket.destroy();
        return reply;
      }
    };
    app.route({ method, url: `${apiPath}${path}`, handler });
  };
}
