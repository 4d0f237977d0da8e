import { z } from 'zod';
import { lawChangeKinds } from '#core/assessment/law/law-changes.ts';
import { regimes } from '#core/platform/regimes.ts';
import { citation } from '#contract/assessment/scope/citation.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { instant, languageQuery, uuid } from '#contract/platform/fields.ts';

const lawChange = z.object({
  id: z.string(),
  act: z.string(),
  /** The provisions; none where every provision of the act is meant. */
  provisions: z.array(citation),
  kind: z.enum(lawChangeKinds),
  day: z.iso.date(),
  inForce: z.boolean(),
  publishedOn: z.iso.date(),
  /** Where it was published, by its citation. */
  source: z.string(),
  title: z.string(),
  text: z.string(),
});

export const readLawChanges = endpoint({
  method: 'GET',
  path: '/api/law-changes',
  access: 'anyone',
  summary: 'Changes of law with their days, those to come first',
  query: languageQuery,
  output: z.object({ today: z.iso.date(), changes: z.array(lawChange) }),
});

export const downloadLawFeed = download({
  method: 'GET',
  path: '/api/law-changes/feed',
  access: 'anyone',
  summary: 'Changes of law as an Atom feed (RFC 4287)',
  query: languageQuery,
  mediaType: 'application/atom+xml; charset=utf-8',
});

/** What a change touches of an organisation. */
const impact = lawChange.pick({ id: true, day: true, title: true, text: true, act: true, provisions: true, source: true }).extend({
  /** Regimes whose scope check decides by what changes. */
  scopes: z.array(z.enum(regimes)),
  /** Codes of duties in the list of duties, with their regime. */
  duties: z.array(z.object({ regime: z.enum(regimes), code: z.string() })),
  systems: z.array(z.object({ id: uuid, name: z.string() })),
  questions: z.array(z.object({ regime: z.enum(regimes), number: z.string(), questionId: z.string() })),
  /** Numbers of certificates in force whose questions are touched; what was issued does not change. */
  certificates: z.array(z.string()),
});
export type LawImpactView = z.output<typeof impact>;

export const readLawImpacts = endpoint({
  method: 'GET',
  path: '/api/law-changes/impact',
  access: 'reader',
  summary: 'What changes of law to come touch of the organisation',
  query: languageQuery,
  output: z.object({ today: z.iso.date(), impacts: z.array(impact) }),
});

export const readLawReach = endpoint({
  method: 'GET',
  path: '/api/operator/law-changes',
  access: 'operator',
  summary: 'Changes of law to come with the organisations that were told that they are touched, and the texts that name what changes',
  query: languageQuery,
  output: z.object({
    today: z.iso.date(),
    changes: z.array(
      lawChange.pick({ id: true, day: true, title: true }).extend({
        /** How many organisations were notified; the newest of them are named. */
        told: z.int(),
        organizations: z.array(z.object({ id: uuid, name: z.string(), nip: z.string(), toldAt: instant })),
        /** Where texts of the product stand that name what changes, by their keys in the content. */
        texts: z.array(z.string()),
      }),
    ),
  }),
});

export const lawChangeCalls = [readLawChanges, readLawImpacts, readLawReach] as const;
