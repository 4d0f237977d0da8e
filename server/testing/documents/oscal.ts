import { z } from 'zod';

/**
 * What the official JSON schemas of OSCAL (NIST; 1.1.2 for catalog, assessment plan and results, 1.2.1 for mappings) demand of the parts that
 * our documents have, in our own words: required parts, no other parts, lists that are never empty, patterns and values. No package carries
 * the schemas themselves.
 */
const token = z.string().regex(/^(\p{L}|_)(\p{L}|\p{N}|[.\-_])*$/u);
const uuid = z.string().regex(/^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[45][0-9A-Fa-f]{3}-[89ABab][0-9A-Fa-f]{3}-[0-9A-Fa-f]{12}$/);
const text = z.string().regex(/^\S(.*\S)?$/);
/** A line of markup, which 1.1.2 leaves open and 1.2.1 does not. */
const line = z.string().regex(/^[^\n]+$/);
const lines = z.string();
const uri = z.url().regex(/^[a-zA-Z][a-zA-Z0-9+\-.]+:.+$/);
const reference = z.union([uri, z.string().regex(/^#[0-9a-f-]{36}$/)]);
const instant = z.iso
  .datetime({ offset: true })
  .regex(
    /^(19|2\d)\d{2}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|-((0\d|1[0-2]):00|0[39]:30)|\+((0\d|1[0-4]):00|(0[34569]|10):30|(0[58]|12):45))$/,
  );
const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1);

const props = list(z.strictObject({ name: token, ns: uri.optional(), value: text }));
const links = list(z.strictObject({ href: reference, rel: token.optional(), 'media-type': text.optional(), text: line.optional() }));
const base64 = z.strictObject({ filename: token, 'media-type': text, value: z.string().regex(/^[0-9A-Za-z+/]+={0,2}$/) });
const rlinks = list(z.strictObject({ href: reference, 'media-type': text.optional() }));
const resource = z.strictObject({
  uuid,
  title: line,
  description: lines.optional(),
  props: props.optional(),
  rlinks: rlinks.optional(),
  base64: base64.optional(),
});
const backMatter = z.strictObject({ resources: list(resource) });

function metadata<Version extends string>(version: Version) {
  return z.strictObject({
    title: line,
    'last-modified': instant,
    version: text,
    'oscal-version': z.literal(version),
    props: props.optional(),
    links: links.optional(),
    parties: list(
      z.strictObject({
        uuid,
        type: z.enum(['person', 'organization']),
        name: text,
        'external-ids': list(z.strictObject({ scheme: uri, id: text })),
      }),
    ).optional(),
    remarks: lines.optional(),
  });
}

const part = z.strictObject({ id: token, name: token, title: line.optional(), prose: lines });
const control = z.strictObject({ id: token, title: line, props, parts: list(part) });

/** A catalog, 1.1.2. */
export const officialCatalog = z.strictObject({
  catalog: z.strictObject({
    uuid,
    metadata: metadata('1.1.2'),
    groups: list(z.strictObject({ id: token, title: line, props, controls: list(control) })),
  }),
});
export type OscalCatalog = z.output<typeof officialCatalog>;

const reviewed = z.strictObject({
  links,
  'control-selections': list(z.strictObject({ 'include-controls': list(z.strictObject({ 'control-id': token })) })),
});

/** An assessment plan, 1.1.2. */
export const officialPlan = z.strictObject({
  'assessment-plan': z.strictObject({
    uuid,
    metadata: metadata('1.1.2'),
    'import-ssp': z.strictObject({ href: reference, remarks: lines }),
    'reviewed-controls': reviewed,
    'back-matter': backMatter,
  }),
});

const observation = z.strictObject({
  uuid,
  title: line,
  description: lines,
  props,
  methods: list(z.enum(['EXAMINE', 'INTERVIEW', 'TEST', 'UNKNOWN'])),
  types: list(token),
  collected: instant,
  remarks: lines.optional(),
});

const finding = z.strictObject({
  uuid,
  title: line,
  description: lines,
  target: z.strictObject({
    type: z.enum(['statement-id', 'objective-id']),
    'target-id': token,
    status: z.strictObject({ state: z.enum(['satisfied', 'not-satisfied']), reason: z.enum(['pass', 'fail', 'other']) }),
  }),
  'related-observations': list(z.strictObject({ 'observation-uuid': uuid })),
});

/** Assessment results, 1.1.2. */
export const officialResults = z.strictObject({
  'assessment-results': z.strictObject({
    uuid,
    metadata: metadata('1.1.2'),
    'import-ap': z.strictObject({ href: reference }),
    results: list(
      z.strictObject({
        uuid,
        title: line,
        description: lines,
        start: instant,
        end: instant,
        props,
        'reviewed-controls': reviewed,
        observations: list(observation),
        findings: list(finding).optional(),
      }),
    ),
    'back-matter': backMatter,
  }),
});

const item = list(z.strictObject({ type: z.enum(['control', 'statement']), 'id-ref': text }));
const gap = z.strictObject({
  uuid,
  'unmapped-controls': list(
    z.strictObject({ 'with-ids': list(token).optional(), matching: list(z.strictObject({ pattern: text })).optional() }),
  ),
});
const mappedResource = z.strictObject({ type: z.enum(['catalog', 'profile']), href: reference });
const map = z.strictObject({
  uuid,
  relationship: z.enum(['equivalent-to', 'equal-to', 'subset-of', 'superset-of', 'intersects-with', 'no-relationship']),
  sources: item,
  targets: item,
  'confidence-score': z.strictObject({ category: z.enum(['unspecified', 'high', 'medium', 'low']) }),
});

/** A mapping collection, 1.2.1. */
export const officialMapping = z.strictObject({
  'mapping-collection': z.strictObject({
    uuid,
    metadata: metadata('1.2.1'),
    provenance: z.strictObject({
      method: z.enum(['human', 'automation', 'hybrid']),
      'matching-rationale': z.enum(['syntactic', 'semantic', 'functional']),
      status: z.enum(['complete', 'not-complete', 'draft', 'deprecated', 'superseded']),
      'mapping-description': lines,
    }),
    mappings: list(
      z.strictObject({
        uuid,
        'source-resource': mappedResource,
        'target-resource': mappedResource,
        maps: list(map),
        'source-gap-summary': gap.optional(),
        'target-gap-summary': gap.optional(),
      }),
    ),
    'back-matter': backMatter,
  }),
});

type Resource = z.output<typeof resource>;

/** The resource of a document that an address inside of it leads to. */
export function resourceAt(href: string | undefined, { resources }: Readonly<{ resources: readonly Resource[] }>): Resource | undefined {
  return resources.find((one) => href === `#${one.uuid}`);
}

/** What a resource holds inside of the document. */
export function heldBy(held: Resource | undefined): string {
  return Buffer.from(held?.base64?.value ?? '', 'base64').toString('utf8');
}

/** Identifiers of the controls of a catalog, and of the parts of them that are their statements. */
export function idsIn({ catalog }: OscalCatalog): Readonly<{ controls: string[]; statements: string[] }> {
  const controls = catalog.groups.flatMap((group) => group.controls);
  return {
    controls: controls.map(({ id }) => id),
    statements: controls.flatMap(({ parts }) => parts.flatMap(({ name, id }) => (name === 'statement' ? [id] : []))),
  };
}
