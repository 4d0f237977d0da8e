import { z } from 'zod';
import { checklistAnswers, checklistPoints, checklistStates } from '#core/assessment/ai-sheets/deployer-checklist.ts';
import { dutyStates } from '#core/assessment/ai-systems/duties.ts';
import { lengths } from '#core/platform/limits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { idParams, instant, mostCounted, text, uuid } from '#contract/platform/fields.ts';

const point = z.object({
  code: z.enum(checklistPoints),
  answer: z.enum(checklistAnswers),
  state: z.enum(checklistStates),
  note: z.string(),
  /** Rises by one with each answer; 0 before the first. */
  version: z.int(),
  by: z.string().nullable(),
  at: instant.nullable(),
  /** Whether the description of the system was changed after the answer. */
  isBeforeChange: z.boolean(),
  /** Whether the point concerns the system by the inventory; null where the inventory does not decide that. */
  concerns: z.boolean().nullable(),
  /** Where the duty of the system stands that the point is about; null where there is none. */
  duty: z.enum(dutyStates).nullable(),
});
export type ChecklistPointView = z.output<typeof point>;

/** The checklist of art. 26 for a system of which the organisation is the deployer. It proves nothing: duties are met by their proofs. */
export const deployerChecklist = z.object({
  system: z.object({ id: uuid, name: z.string() }),
  /** Empty where art. 26 is not about the organisation with this system. */
  points: z.array(point),
  /** Whether that is not known, since the class of the system is open. */
  isOpen: z.boolean(),
  /** From when it binds. */
  when: z.object({ day: z.iso.date().nullable(), isPast: z.boolean(), onChange: z.boolean() }).nullable(),
});
export type DeployerChecklist = z.output<typeof deployerChecklist>;

export const readDeployerChecklist = endpoint({
  method: 'GET',
  path: '/api/ai-systems/:id/deployer-checklist',
  access: 'reader',
  summary: 'The checklist of art. 26 of the AI Act for an AI system that the organisation uses',
  params: idParams,
  output: deployerChecklist,
});

export const answerDeployerPoint = endpoint({
  method: 'PUT',
  path: '/api/ai-systems/:id/deployer-checklist/:point',
  access: 'consultant',
  summary: 'Answer a point of the checklist; refused with 409 when somebody answered it meanwhile',
  params: z.object({ id: uuid, point: z.enum(checklistPoints, 'invalid') }),
  body: z
    .object({
      version: z.int('invalid').min(0, 'invalid').max(mostCounted, 'invalid'),
      answer: z.enum(checklistAnswers, 'invalid'),
      note: text(lengths.aiCheckNote),
    })
    .refine(({ answer, note }) => answer !== 'not_applicable' || note !== '', { path: ['note'], error: 'required' }),
  output: deployerChecklist,
});

export const deployerChecklistCalls = [readDeployerChecklist, answerDeployerPoint] as const;
