import { z } from 'zod';
import type { ApiScope } from '#core/account/members/api-keys.ts';
import type { MemberRole } from '#core/account/members/members.ts';

/**
 * Who may call: anyone, a person who is signed in about their own matters, somebody with at least that role in the organisation
 * that the session is about, an operator, an accountant (or an operator), or a program with a key for it.
 */
export type Access = 'anyone' | 'signed-in' | MemberRole | 'operator' | 'accountant' | KeyAccess;
export type KeyAccess = `key:${ApiScope}`;

/**
 * Of whom a call wants to know who they are not from long ago: `everybody`, or, where the call itself asks for the password, `with-second-factor`.
 * Only somebody with a session can be asked.
 */
export type RecentAuthentication = 'everybody' | 'with-second-factor';

/**
 * One way to call, as the page about the API shows it. A promise with examples is one of the documented ones, which keep their form; `{name}` in a
 * parameter stands for something of the registry.
 */
export type Example = Readonly<{
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
}>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What every promise says: where, for whom, and how the page about the API shows it. */
type Defined<M, W, A> = Readonly<{
  method: M;
  /** Path with `:name` parameters. */
  path: W;
  access: A;
  fresh?: RecentAuthentication;
  /** Whether it answers though a second factor is demanded and was not shown: what leads to one, and nothing of an organisation. */
  beforeSecondFactor?: true;
  summary: string;
  /** Whether pages of any origin may read the answer; it is then tagged, so that it is not sent again unchanged. */
  shared?: true;
  examples?: readonly Example[];
}>;
type Promised<M, W, A, P, Q, B> = Defined<M, W, A> & Readonly<{ params: P; query: Q; body: B }>;

/** One promise of the API: the server registers it, the client calls it, the OpenAPI document is printed from it. */
export type Endpoint<
  A extends Access = Access,
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  M extends Method = Method,
  W extends string = string,
> = Promised<M, W, A, P, Q, B> & Readonly<{ output: O }>;

/** A promise answered with a file. */
export type Download<
  A extends Access = Access,
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  M extends 'GET' | 'POST' = 'GET' | 'POST',
  W extends string = string,
> = Promised<M, W, A, P, Q, B> & Readonly<{ mediaType: MediaType }>;
export type MediaType =
  | 'application/pdf'
  | 'application/xml'
  | 'application/octet-stream'
  | 'text/javascript; charset=utf-8'
  | 'application/zip'
  | 'application/json; charset=utf-8'
  | 'application/statuslist+jwt'
  | 'text/calendar; charset=utf-8'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  | 'image/png'
  | 'image/svg+xml; charset=utf-8'
  | 'text/csv; charset=utf-8'
  | 'application/xml; charset=utf-8'
  | 'application/atom+xml; charset=utf-8'
  | 'text/plain; charset=utf-8';

/** A promise that takes a file as its body, whatever type it claims to be. */
export type Upload<
  A extends Access = Access,
  O extends z.ZodType = z.ZodType,
  W extends string = string,
  P extends z.ZodType = z.ZodType,
> = Readonly<{
  method: 'PUT';
  path: W;
  access: A;
  fresh?: RecentAuthentication;
  summary: string;
  maxBytes: number;
  params: P;
  output: O;
}>;

const nothing = z.object({});
const noBody = z.unknown();
type Nothing = typeof nothing;
type NoBody = typeof noBody;

type InputSchemas<P, Q, B> = Readonly<{ params?: P; query?: Q; body?: B }>;

/** Parts left out take nothing. */
function withDefaults<P, Q, B>({ params, query, body }: InputSchemas<P, Q, B>): { params: P; query: Q; body: B } {
  return { params: params ?? (nothing as P), query: query ?? (nothing as Q), body: body ?? (noBody as B) };
}

/** Declares an endpoint answered with JSON. */
export function endpoint<
  M extends Method,
  W extends string,
  A extends Access,
  O extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = NoBody,
>(definition: Defined<M, W, A> & Readonly<{ output: O }> & InputSchemas<P, Q, B>): Endpoint<A, P, Q, B, O, M, W> {
  return { ...definition, ...withDefaults(definition) };
}

/** Declares an endpoint answered with a file. */
export function download<
  M extends 'GET' | 'POST',
  W extends string,
  A extends Access,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = NoBody,
>(definition: Defined<M, W, A> & Readonly<{ mediaType: MediaType }> & InputSchemas<P, Q, B>): Download<A, P, Q, B, M, W> {
  return { ...definition, ...withDefaults(definition) };
}

/** Declares an endpoint that takes a file and answers with JSON. */
export function upload<W extends string, A extends Access, O extends z.ZodType, P extends z.ZodType = Nothing>(
  definition: Omit<Upload<A, O, W, P>, 'method' | 'params'> & Readonly<{ params?: P }>,
): Upload<A, O, W, P> {
  return { method: 'PUT', ...definition, params: definition.params ?? (nothing as unknown as P) };
}

/** What a handler is given: input as the schemas made it. */
export type InputOf<E extends Pick<Endpoint, 'params' | 'query' | 'body'>> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
};
export type OutputOf<E extends Pick<Endpoint, 'output'>> = z.output<E['output']>;

/** A part that takes nothing may not be given; one whose every field may be left out may be left out itself. */
type InputArgument<Name extends string, T> = unknown extends T
  ? { [N in Name]?: never }
  : T extends Record<string, never>
    ? { [N in Name]?: never }
    : object extends T
      ? { [N in Name]?: T }
      : { [N in Name]: T };

/** What a caller gives: input before the schemas fill in their defaults. */
export type CallOf<E extends Pick<Endpoint, 'params' | 'query' | 'body'>> = InputArgument<'params', z.input<E['params']>> &
  InputArgument<'query', z.input<E['query']>> &
  InputArgument<'body', z.input<E['body']>>;

/** What a caller gives beside the file. */
export type UploadCallOf<U extends Pick<Upload, 'params'>> = InputArgument<'params', z.input<U['params']>>;
