import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import { readerLanguage } from './language.ts';
import { Refusal } from '#server/refusal.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from './session.ts';
import type { Account, Caller, Origin, Visit } from '#server/caller.ts';

const longestAgent = 400;

export function originOf(request: FastifyRequest): Origin {
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
    header: (name, value) => void reply.header(name, value),
  };
}

/** Refuses callers the endpoint is not for. */
function admit(request: FastifyRequest, access: Access): void {
  if (access === 'anyone') return;
  if (access === 'operator') requireOperator(request);
  else signedIn(request);
}

/** The account of an operator, for routes outside the contract. */
export function requireOperator(request: FastifyRequest): Account {
  const account = signedIn(request);
  if (account.role !== 'operator') throw new Refusal(403, 'forbidden');
  return account;
}

/** The account of a signed-in caller, for routes outside the contract such as downloads. */
export function signedIn(request: FastifyRequest): Account {
  if (!request.account) throw new Refusal(401, 'unauthenticated');
  return request.account;
}

/** Registers an endpoint of the contract: checks the caller and the input, and lets only the promised output leave. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  deps: Deps,
  promise: E,
  handler: (caller: Caller<E['access']>, input: InputOf<E>) => Promise<OutputOf<E>>,
): void {
  app.route({
    method: promise.method,
    url: promise.path,
    schema: {
      summary: promise.summary,
      tags: [promise.path.split('/')[2] ?? 'api'],
      params: promise.params,
      querystring: promise.query,
      ...(promise.method === 'GET' || promise.method === 'DELETE' ? {} : { body: promise.body }),
      response: { 200: promise.output },
    },
    preValidation: async (request) => admit(request, promise.access),
    handler: async (request, reply) => {
      const caller = { ...visitOf(deps, request, reply), account: request.account } as Caller<E['access']>;
      const { params, query, body } = request;
      return handler(caller, { params, query, body } as InputOf<E>);
    },
  });
}
