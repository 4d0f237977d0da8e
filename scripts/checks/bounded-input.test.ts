import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lengths } from '#core/platform/limits.ts';
import { companyName, email, naming, personName, text } from '#contract/platform/fields.ts';
import { downloadRoutes, routes, uploadRoutes } from '#contract/routes.ts';

type Check = Readonly<{ check: string; abort?: boolean; format?: string; pattern?: RegExp }>;
type Def = Readonly<{ type: string; format?: string; checks?: readonly { _zod: { def: Check } }[] }> & Readonly<Record<string, unknown>>;

/** Formats whose patterns read each letter once, and end at the first that is wrong. */
const linearFormats = new Set(['uuid', 'date', 'datetime']);

/** Whether a pattern fits texts of a bounded length only. */
function isBounded(pattern: RegExp | undefined): boolean {
  return pattern !== undefined && /^\^.*\$$/s.test(pattern.source) && !/[*+]|\{\d+,\}/.test(pattern.source);
}

/** What is wrong with the order in which a text is checked; null when its length ends the checks that read all of it. */
function fault({ format, checks = [] }: Def): string | null {
  if (format !== undefined) return linearFormats.has(format) ? null : `${format} without a length`;
  for (const { _zod } of checks) {
    const { check, abort, pattern } = _zod.def;
    if (check === 'max_length' || check === 'length_equals') return abort ? null : 'a length that does not end the checks';
    if (check === 'overwrite' || check === 'min_length') continue;
    if (check === 'string_format' && isBounded(pattern)) return null;
    return `${check} before a length`;
  }
  return 'no length';
}

/** Everything in a schema that takes text and is read as it was sent. */
function textsIn(schema: z.core.$ZodType, path: string, found = new Map<string, string>(), seen = new Set<unknown>()): Map<string, string> {
  if (seen.has(schema)) return found;
  seen.add(schema);
  const def = schema._zod.def as unknown as Def;
  if (def.type === 'string') {
    const wrong = fault(def);
    if (wrong) found.set(path, wrong);
    return found;
  }
  // What stands behind a pipe reads what passed its first part, where that is a schema.
  const first = def.in as z.core.$ZodType | undefined;
  const inner = def.type === 'pipe' && first?._zod.def.type !== 'transform' ? { in: first } : def;
  for (const [name, value] of Object.entries(inner)) {
    if (name === 'checks') continue;
    for (const [key, one] of value instanceof Map ? value : Object.entries(childrenOf(value))) {
      if (one !== null && typeof one === 'object' && '_zod' in one) textsIn(one as z.core.$ZodType, `${path}.${String(key)}`, found, seen);
    }
  }
  return found;
}

function childrenOf(value: unknown): object {
  if (value === null || typeof value !== 'object') return {};
  return '_zod' in value ? { '': value } : value;
}

describe('text that is sent', () => {
  const endpoints = Object.entries({ ...routes, ...downloadRoutes, ...uploadRoutes }).filter(([, { access }]) => access !== undefined);

  it('of every field of every call is looked at no further once it is too long', () => {
    const wrong = endpoints.flatMap(([key, promise]) =>
      (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema = (promise as Readonly<Partial<Record<typeof part, z.ZodType>>>)[part];
        return schema ? [...textsIn(schema, `${key} ${part}`)].map((one) => one.join(': ')) : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['a name of a person', personName('first_name'), lengths.personName.most],
    ['a name of somebody', naming(lengths.fullName), lengths.fullName.most],
    ['a name of a company', companyName(lengths.companyName), lengths.companyName.most],
    ['an address of mail', email, lengths.email.most],
    ['any text', text(lengths.comment), lengths.comment.most],
  ])('as %s is told only that it is too long', (_, schema, most) => {
    const { error } = schema.safeParse('\u202e'.repeat(most + 1));
    expect(error?.issues.map(({ message }) => message)).toEqual(['too_long']);
  });

  it.each([
    ['no length', z.string()],
    ['a pattern before the length', z.string().regex(/a+b/).max(9)],
    ['a length that goes on', z.string().max(9).regex(/a+b/)],
    ['an address of mail of any length', z.email()],
  ])('is found with %s', (_, schema) => expect(textsIn(z.object({ list: z.array(schema).optional() }), 'x').size).toBe(1));
});
