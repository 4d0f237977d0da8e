import type { State } from '#sandbox/stripe/state.ts';

type Plain = Record<string, unknown>;

function referred(state: State, id: string): Plain | undefined {
  const places = [state.intents, state.charges, state.refunds, state.disputes, state.transactions] as Record<string, unknown>[];
  const place = places.find((one) => Object.hasOwn(one, id));
  return place?.[id] as Plain | undefined;
}

/** A copy in which the reference at the path is the object it points to; lists are followed element by element. */
function withPath(state: State, object: Plain, path: readonly string[]): Plain {
  const [name, ...rest] = path;
  if (name === undefined) return object;
  const value = object[name];
  if (Array.isArray(value)) return { ...object, [name]: value.map((one) => withPath(state, one as Plain, rest)) };
  const inner = typeof value === 'string' ? referred(state, value) : value;
  return typeof inner === 'object' && inner !== null ? { ...object, [name]: withPath(state, inner as Plain, rest) } : object;
}

/** An object with the named references replaced by what they point to (`expand`). */
export function expanded(state: State, object: object, expand: unknown): Plain {
  const wanted = Array.isArray(expand) ? expand.map(String) : [];
  return wanted.reduce<Plain>((seen, path) => withPath(state, seen, path.split('.')), object as Plain);
}
