import { z } from 'zod';
import { auditorChecks, auditorKinds, auditSteps, checkAnswers, type AuditorVerdict } from '#core/assessment/audit/audit.ts';
import { dutyStates } from '#core/assessment/duties/duties.ts';
import { lengths } from '#core/platform/limits.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { instant, languageQuery, mostCounted, text } from '#contract/platform/fields.ts';

const verdicts = ['meets', 'fails', 'open'] as const satisfies readonly AuditorVerdict[];

/** What an organisation knows of its auditor. */
const auditor = z.object({
  /** Empty while nobody was chosen. */
  auditor: text(lengths.auditor),
  kind: z.enum(auditorKinds, 'invalid').nullable(),
  checks: z.partialRecord(z.enum(auditorChecks, 'invalid'), z.enum(checkAnswers, 'invalid')),
});

export const audit = z.object({
  today: z.iso.date(),
  /** The duty by the scope check; null where there is none, or none is known. */
  duty: z.object({ key: z.string(), state: z.enum(dutyStates), day: z.iso.date().nullable() }).nullable(),
  /** Whether a scope check states whether there is such a duty. */
  isScoped: z.boolean(),
  /** Counted back from the day of the duty. */
  steps: z.array(z.object({ step: z.enum(auditSteps), day: z.iso.date(), isPast: z.boolean() })),
  /** The newest report among the proofs of the duty, and until when a copy of it is handed over. */
  report: z.object({ doneOn: z.iso.date(), reference: z.string(), copyDueOn: z.iso.date() }).nullable(),
  preparation: auditor.extend({
    verdict: z.enum(verdicts),
    revision: z.int(),
    changedBy: z.string().nullable(),
    changedAt: instant.nullable(),
  }),
});
export type Audit = z.output<typeof audit>;

export const readAudit = endpoint({
  method: 'GET',
  path: '/api/audit',
  access: 'reader',
  summary: 'The audit of art. 15 of the KSC act: its plan, the auditor and the report',
  output: audit,
});

export const prepareAudit = endpoint({
  method: 'PUT',
  path: '/api/audit',
  access: 'consultant',
  summary: 'Record the auditor and what is known of their independence',
  body: auditor.extend({
    revision: z
      .int('invalid')
      .min(0, 'invalid')
      .max(mostCounted - 1, 'invalid'),
  }),
  output: audit,
});

export const downloadBinder = download({
  method: 'GET',
  path: '/api/audit/binder',
  access: 'reader',
  summary: 'Everything an auditor asks for, as one ZIP with a contents page',
  query: languageQuery,
  mediaType: 'application/zip',
});

export const auditCalls = [readAudit, prepareAudit] as const;
