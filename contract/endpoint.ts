import { z } from 'zod';

/** Who may call: anyone, a signed-in account, or an operator. */
export type Access = 'anyone' | 'signed-in' | 'operator';

/** One promise of the API: the server registers it, the client calls it, the OpenAPI document is printed from it. */
export type Endpoint<
  A extends Access = Access,
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> = Readonly<{
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters. */
  path: string;
  access: A;
  summary: string;
  params: P;
  query: Q;
  body: B;
  output: O;
}>;

const nothing = z.object({});
const noBody = z.unknown();

/** Declares an endpoint; parts left out take nothing. */
export function endpoint<
  A extends Access,
  O extends z.ZodType,
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof noBody,
>(definition: {
  method: Endpoint['method'];
  path: string;
  access: A;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  output: O;
}): Endpoint<A, P, Q, B, O> {
  return {
    ...definition,
    params: definition.params ?? (nothing as unknown as P),
    query: definition.query ?? (nothing as unknown as Q),
    body: definition.body ?? (noBody as unknown as B),
  };
}

export type InputOf<E extends Endpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
};
export type OutputOf<E extends Endpoint> = z.output<E['output']>;
