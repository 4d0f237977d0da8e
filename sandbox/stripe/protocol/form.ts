/** A value of a form-encoded body with brackets: `line_items[0][price_data][currency]=pln`. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };

function setIn(target: Record<string, FormValue>, path: readonly string[], value: string): void {
  let place = target;
  for (const key of path.slice(0, -1)) {
    const next = place[key];
    place = (typeof next === 'object' ? next : (place[key] = {})) as Record<string, FormValue>;
  }
  place[path.at(-1) ?? ''] = value;
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Reads a form-encoded body with brackets into objects and lists. */
export function readForm(body: string): Record<string, FormValue> {
  const read: Record<string, FormValue> = {};
  let appended = 0;
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll('[]', () => `[${appended++}]`).split(/[[\]]+/);
    setIn(read, path[path.length - 1] === '' ? path.slice(0, -1) : path, value);
  }
  return withLists(read) as Record<string, FormValue>;
}
