import { z } from 'zod';
import { observationVerdicts } from '#core/assessment/observations/checks.ts';
import { countNames, factKinds, factSources, mostOfFact } from '#core/assessment/facts/kinds.ts';
import { factChecks, factReasons } from '#core/assessment/facts/verdicts.ts';
import { lengths } from '#core/platform/limits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, idParams, instant, languageQuery, text } from '#contract/platform/fields.ts';

export const factKind = z.enum(factKinds, 'invalid');
export const factCheck = z.enum(factChecks, 'invalid');
const reason = z.enum(factReasons, 'invalid');
const count = z.int('invalid').min(0, 'invalid').max(mostOfFact, 'invalid').nullable().optional();

/** How many there are of each thing that a kind counts; null or left out where it is not known. */
export const factCounts = z.object(
  Object.fromEntries(countNames.map((name) => [name, count])) as Record<(typeof countNames)[number], typeof count>,
);

const columnsAtMost = 12;

const fact = z.object({
  id: z.string(),
  source: z.enum(factSources),
  takenOn: z.iso.date(),
  counts: factCounts,
  /** The columns that were counted, by their headers; by number (`#3`) where a person pointed to them. */
  columns: z.array(z.string()),
  /** Of the file; null for what a program reported. */
  sha256: z.string().nullable(),
  rules: z.string(),
  /** The person, or the name of the key; null where the account is gone. */
  reportedBy: z.string().nullable(),
  collector: z.string(),
  reportedAt: instant,
});
export type Fact = z.output<typeof fact>;

const judged = z.object({
  check: factCheck,
  /** What it says today; `unknown` once the fact is too old. */
  verdict: z.enum(observationVerdicts),
  reason,
  /** Since which day it has been found like that. */
  since: z.iso.date(),
  questions: z.array(z.object({ questionId: z.string(), section: z.int(), number: z.int(), text: z.string() })),
  /** Why it contradicts no answer although it is red. */
  explanation: z.object({ text: z.string(), by: z.string().nullable(), at: instant }).nullable(),
});
export type JudgedFact = z.output<typeof judged>;

const facts = z.object({
  kinds: z.array(
    z.object({
      kind: factKind,
      /** From the newest on; the first one counts. */
      facts: z.array(fact),
      /** The last day on which the first one counts. */
      freshUntil: z.iso.date().nullable(),
      checks: z.array(judged),
    }),
  ),
  today: z.iso.date(),
  /** The earliest day on which what is reported today may have been taken. */
  earliest: z.iso.date(),
  mayReport: z.boolean(),
  mayChange: z.boolean(),
});
export type FactsOfKind = z.output<typeof facts>['kinds'][number];

export const listFacts = endpoint({
  method: 'GET',
  path: '/api/facts',
  access: 'reader',
  summary: 'Facts counted in exports of own systems, by kind, with what follows from the newest',
  query: languageQuery,
  output: facts,
});

export const reportFact = endpoint({
  method: 'POST',
  path: '/api/facts',
  access: 'consultant',
  summary: 'Report what was counted in a file that stays where it is; the same file again replaces what was counted in it',
  query: languageQuery,
  body: z.object({
    kind: factKind,
    takenOn: day,
    counts: factCounts,
    columns: z.array(text(lengths.factColumn)).max(columnsAtMost, 'invalid').readonly(),
    sha256: z.string('invalid').regex(/^[0-9a-f]{64}$/, 'invalid'),
    /** What it is called among the evidence of the questions that it supports; null where it is not added there. */
    evidenceName: text(lengths.evidenceName).nullable(),
  }),
  output: facts,
});

export const explainFact = endpoint({
  method: 'PUT',
  path: '/api/facts/:check/explanation',
  access: 'editor',
  summary: 'Explain why an answer stands although a fact contradicts it; empty takes that back',
  params: z.object({ check: factCheck }),
  query: languageQuery,
  /** The reason that is explained: refuses when something else was counted meanwhile (409). */
  body: z.object({ reason, explanation: text(lengths.observationExplanation) }),
  output: facts,
});

export const removeFact = endpoint({
  method: 'DELETE',
  path: '/api/facts/:id',
  access: 'editor',
  summary: 'Delete a fact, also where it stands as evidence; the one before it counts again',
  params: idParams,
  query: languageQuery,
  output: facts,
});

export const factCalls = [listFacts, reportFact, explainFact, removeFact] as const;

// Calls of other programs: what is here keeps its form (docs/product.md, “Calls of other programs”).

export const v1ReportFact = endpoint({
  method: 'PUT',
  path: '/api/v1/facts/:kind',
  access: 'key:facts:write',
  summary: 'Report how many of a kind there are on a day; the same kind and day again replaces it. Names and addresses have no place here',
  params: z.object({ kind: factKind }),
  body: z.object({
    /** The day on which it was counted: today or up to 400 days ago. */
    takenOn: day,
    counts: factCounts,
    /** Which program counted. */
    collector: text(lengths.factCollector).optional(),
  }),
  output: z.object({
    kind: factKind,
    takenOn: z.iso.date(),
    verdicts: z.array(z.object({ check: factCheck, verdict: z.enum(observationVerdicts), reason })),
  }),
  examples: [
    {
      params: { kind: 'entra_mfa' },
      body: { takenOn: '{today}', counts: { members: 60, membersWithMfa: 58, admins: 3, adminsWithMfa: 3 }, collector: 'entra-report/1.2' },
    },
    { params: { kind: 'backup_jobs' }, body: { takenOn: '{today}', counts: { jobs: 12, succeeded: 11, warned: 1 } } },
  ],
});
