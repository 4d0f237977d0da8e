import { z } from 'zod';
import { observationChecks, observationVerdicts, verdictOfReason, type ObservationReason } from '#core/assessment/observations/checks.ts';
import { websiteFailures, websiteFindings } from '#core/company/website-proof.ts';
import { lengths } from '#core/platform/limits.ts';
import { factCheck, factKind } from '#contract/assessment/evidence/facts.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { idParams, instant, languageQuery, text } from '#contract/platform/fields.ts';

const check = z.enum(observationChecks, 'invalid');
const reasons = Object.keys(verdictOfReason) as [ObservationReason, ...ObservationReason[]];

/** A question that an observation speaks to, with what the newest result or the assessment being answered says there. */
const touched = z.object({
  questionId: z.string(),
  section: z.int(),
  number: z.int(),
  text: z.string(),
});

const observation = z.object({
  check,
  /** What it says today; `unknown` once it is too old. */
  verdict: z.enum(observationVerdicts),
  reason: z.enum(reasons),
  observedAt: instant,
  freshUntil: instant,
  /** Since when it has been found like that. */
  since: instant,
  collector: z.string(),
  /** The answers it rests on, line by line, and the SHA-256 of these lines joined by a line feed. */
  raw: z.array(z.string()),
  sha256: z.string(),
  questions: z.array(touched),
  /** Why it contradicts no answer although it is red. */
  explanation: z.object({ text: z.string(), by: z.string().nullable(), at: instant }).nullable(),
});
export type Observation = z.output<typeof observation>;

const domain = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: instant,
  addedBy: z.string().nullable(),
  /** What is to be published so that it is known whose the domain is, until that is found. */
  proof: z
    .object({
      record: z.string(),
      file: z.string(),
      value: z.string(),
      outcome: z.enum([...websiteFindings, ...websiteFailures]).nullable(),
    })
    .nullable(),
  ownedUntil: instant.nullable(),
  triedAt: instant.nullable(),
  /** From when it may be looked at again on request. */
  nextManual: instant.nullable(),
  /** When this was read, by the clock of the service. */
  readAt: instant,
  observations: z.array(observation),
});
export type ObservedDomain = z.output<typeof domain>;

const domains = z.object({ domains: z.array(domain), limit: z.int(), mayChange: z.boolean(), mayObserve: z.boolean() });

export const listDomains = endpoint({
  method: 'GET',
  path: '/api/domains',
  access: 'reader',
  summary: 'Own domains and what was observed on them',
  query: languageQuery,
  output: domains,
});

export const addDomain = endpoint({
  method: 'POST',
  path: '/api/domains',
  access: 'editor',
  summary: 'Name a domain of the organisation and agree that it is looked at; nothing is before it is known whose it is',
  query: languageQuery,
  body: z.object({ name: text(lengths.domain), consent: z.literal(true, 'required') }),
  output: domains,
});

export const confirmDomain = endpoint({
  method: 'POST',
  path: '/api/domains/:id/confirmation',
  access: 'editor',
  summary: 'Look for the published code; once it is found the domain is observed at once',
  params: idParams,
  query: languageQuery,
  output: domains,
});

export const observeDomainNow = endpoint({
  method: 'POST',
  path: '/api/domains/:id/observations',
  access: 'consultant',
  summary: 'Look at a domain now; refuses when it was looked at a moment ago (429)',
  params: idParams,
  query: languageQuery,
  output: domains,
});

export const explainObservation = endpoint({
  method: 'PUT',
  path: '/api/domains/:id/observations/:check/explanation',
  access: 'editor',
  summary: 'Explain why an answer stands although an observation contradicts it; empty takes that back',
  params: idParams.extend({ check }),
  query: languageQuery,
  /** The reason that is explained: refuses when something else was seen meanwhile (409). */
  body: z.object({ reason: z.enum(reasons, 'invalid'), explanation: text(lengths.observationExplanation) }),
  output: domains,
});

export const removeDomain = endpoint({
  method: 'DELETE',
  path: '/api/domains/:id',
  access: 'editor',
  summary: 'Withdraw the consent: the domain and everything that was observed on it is deleted',
  params: idParams,
  query: languageQuery,
  output: domains,
});

/** What was observed for or against questions, with nothing of how: for the place where they are answered. */
export const listObservedQuestions = endpoint({
  method: 'GET',
  path: '/api/observed-questions',
  access: 'reader',
  summary: 'Questions to which an observation of an own domain, or a fact counted in an export, speaks today',
  output: z.array(
    z.discriminatedUnion('source', [
      z.object({
        source: z.literal('domain'),
        questionId: z.string(),
        domain: z.string(),
        check,
        supports: z.boolean(),
        observedAt: instant,
      }),
      z.object({
        source: z.literal('fact'),
        questionId: z.string(),
        kind: factKind,
        check: factCheck,
        supports: z.boolean(),
        takenOn: z.iso.date(),
        /** So many of so many. */
        share: z.object({ part: z.int(), whole: z.int() }).nullable(),
      }),
    ]),
  ),
});

export const domainCalls = [
  listDomains,
  addDomain,
  confirmDomain,
  observeDomainNow,
  explainObservation,
  removeDomain,
  listObservedQuestions,
] as const;
