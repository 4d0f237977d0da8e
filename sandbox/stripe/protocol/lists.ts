import type { FormValue } from './form.ts';

type Form = Record<string, FormValue>;
type Listed = { id: string };

const [usualLimit, largestLimit] = [10, 100];

function inTime(created: number, wanted: FormValue | undefined): boolean {
  if (typeof wanted === 'string') return created === Number(wanted);
  const { gt, gte, lt, lte } = (wanted ?? {}) as Record<string, string | undefined>;
  return (
    (gt === undefined || created > Number(gt)) &&
    (gte === undefined || created >= Number(gte)) &&
    (lt === undefined || created < Number(lt)) &&
    (lte === undefined || created <= Number(lte))
  );
}

function matches(object: Record<string, unknown>, form: Form, filters: readonly string[]): boolean {
  const types = Array.isArray(form.types) ? form.types : null;
  return (
    inTime(Number(object.created), form.created) &&
    (types === null || types.includes(String(object.type))) &&
    filters.every((name) => form[name] === undefined || object[name] === form[name])
  );
}

/** A page of objects, newest first, as the API lists them: `limit`, `starting_after`, `created` and equality of the named filters. */
export function listOf<T extends Listed>(path: string, all: Readonly<Record<string, T>>, form: Form, filters: readonly string[]) {
  const found = Object.values(all)
    .toReversed()
    .filter((object) => matches(object as unknown as Record<string, unknown>, form, filters));
  const after = form.starting_after === undefined ? 0 : found.findIndex(({ id }) => id === form.starting_after) + 1;
  const limit = Math.min(Number(form.limit ?? usualLimit), largestLimit);
  return { object: 'list' as const, data: found.slice(after, after + limit), has_more: found.length > after + limit, url: `/v1${path}` };
}
