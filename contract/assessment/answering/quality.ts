import { z } from 'zod';
import { levelOfFinding, opposed, type FindingKind } from '#core/assessment/quality/quality.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { languageQuery, regime } from '#contract/platform/fields.ts';

const kinds = Object.keys(levelOfFinding) as [FindingKind, ...FindingKind[]];

/** Something that does not hold, or that nothing shows, with what it is about. What it is not about is null. */
const finding = z.object({
  kind: z.enum(kinds),
  regime: regime.nullable(),
  /** A question, or the action of the plan that closes its gap. */
  question: z.object({ id: z.string(), section: z.int(), number: z.int(), text: z.string() }).nullable(),
  by: z.enum(opposed).nullable(),
  /** The name of evidence, of a person who is gone, or of an action of the organisation's own. */
  name: z.string().nullable(),
  /** The code of a duty. */
  duty: z.string().nullable(),
  day: z.iso.date().nullable(),
});
export type Finding = z.output<typeof finding>;

export const readQuality = endpoint({
  method: 'GET',
  path: '/api/quality',
  access: 'reader',
  summary: 'What of the organisation’s answers, evidence, duties and plan does not hold today, errors first',
  query: languageQuery,
  output: z.object({ today: z.iso.date(), findings: z.array(finding) }),
});
