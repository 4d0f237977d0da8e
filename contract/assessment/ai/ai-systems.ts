import { z } from 'zod';
import { impactBases } from '#core/assessment/ai-sheets/impact.ts';
import { systemClasses } from '#core/assessment/ai-systems/class.ts';
import { dutyStates } from '#core/assessment/ai-systems/duties.ts';
import { systemDuties } from '#core/assessment/ai-systems/duty-table.ts';
import { sheetProblems } from '#core/assessment/ai-systems/inventory.ts';
import { startingPoints } from '#core/assessment/ai-systems/starting-points.ts';
import * as system from '#core/assessment/ai-systems/system.ts';
import { referenceActs } from '#core/assessment/questionnaire/questionnaire.ts';
import { lengths, sizes } from '#core/platform/limits.ts';
import { download, endpoint, upload } from '#contract/platform/endpoint.ts';
import { day, idParams, instant, languageQuery, mostCounted, naming, text, uuid } from '#contract/platform/fields.ts';

/** Any of the codes, each at most once. */
function some<const Code extends string>(codes: readonly Code[]) {
  return z
    .array(z.enum(codes, 'invalid'))
    .max(codes.length, 'too_long')
    .refine((given) => new Set(given).size === given.length, 'invalid');
}

/** What the rules read of a system (core/assessment/ai-systems/system.ts). */
export const systemFacts = z.object({
  roles: some(system.systemRoles).refine((roles) => roles.length > 0, 'required'),
  changes: some(system.roleChanges),
  since: day.nullable(),
  changedLater: z.boolean('invalid'),
  user: z.enum(system.systemUsers, 'invalid'),
  atWork: z.boolean('invalid'),
  outsideUnion: z.boolean('invalid'),
  exclusion: z.enum(system.exclusions, 'invalid').nullable(),
  practices: some(system.systemPractices),
  medicalOrSafety: z.boolean('invalid'),
  product: z.enum(system.systemProducts, 'invalid'),
  points: some(system.annex3Points),
  verificationOnly: z.boolean('invalid'),
  exceptions: some(system.exceptionGrounds),
  profiling: z.boolean('invalid'),
  cases: some(system.transparencyCases),
  unsure: some(system.openQuestions),
  reviewOn: day.nullable(),
});

/** What an organisation states about a system. */
export const systemFields = z.object({
  name: naming(lengths.aiSystemName),
  version: text(lengths.aiSystemVersion),
  supplier: text(lengths.aiSystemSupplier),
  purpose: text(lengths.aiSystemText),
  persons: text(lengths.aiSystemText),
  facts: systemFacts,
});
export type SystemFields = z.output<typeof systemFields>;

const owner = z.object({ userId: uuid, name: z.string() });

/** A line of the inventory. */
export const systemLine = z.object({
  id: uuid,
  name: z.string(),
  supplier: z.string(),
  roles: z.array(z.enum(system.systemRoles)),
  class: z.enum(systemClasses),
  /** Duties that follow for it, met or not. */
  duties: z.array(z.enum(systemDuties)),
  /** Duties that may follow, while something about it is open. */
  possible: z.array(z.enum(systemDuties)),
  /** Duties that apply already and are not shown to be met. */
  binding: z.int(),
  /** The next day from which an open duty applies. */
  nextDay: z.iso.date().nullable(),
  owner: owner.nullable(),
  changedAt: instant,
});
export type SystemLine = z.output<typeof systemLine>;

/** How a duty was met: never a tick alone. */
const proof = z.object({
  doneOn: z.iso.date(),
  text: z.string(),
  /** Evidence of the organisation; null without any, or when it was deleted since. */
  evidenceId: uuid.nullable(),
  by: z.string().nullable(),
  at: instant,
});

const duty = z.object({
  code: z.enum(systemDuties),
  state: z.enum(dutyStates),
  day: z.iso.date().nullable(),
  condition: z.literal('significant_change').nullable(),
  basis: z.enum(['law', 'practice']),
  references: z.array(z.object({ act: z.enum(referenceActs), cite: z.string() })),
  proof: proof.nullable(),
});
export type SystemDutyView = z.output<typeof duty>;

export const aiSystem = z.object({
  id: uuid,
  ...systemFields.shape,
  owner: owner.nullable(),
  /** Rises by one with each change. */
  revision: z.int(),
  /** The day in Warsaw that the states of the duties are of. */
  today: z.iso.date(),
  duties: z.array(duty),
  /** The newest finished impact assessment, and what changed in the system since; it meets its duty while nothing has. */
  impact: z.object({ doneOn: z.iso.date(), person: z.string(), outdated: z.array(z.enum(impactBases)) }).nullable(),
  createdAt: instant,
  changedAt: instant,
  changedBy: z.string().nullable(),
});
export type AiSystem = z.output<typeof aiSystem>;

const ok = z.object({ ok: z.literal(true) });

export const listAiSystems = endpoint({
  method: 'GET',
  path: '/api/ai-systems',
  access: 'reader',
  summary: 'The AI systems of the organisation, each with its class under the AI Act and its next day',
  output: z.object({
    systems: z.array(systemLine),
    limit: z.int(),
    mayChange: z.boolean(),
    people: z.array(owner),
  }),
});

export const readAiSystem = endpoint({
  method: 'GET',
  path: '/api/ai-systems/:id',
  access: 'reader',
  summary: 'One AI system with its duties and how they were met',
  params: idParams,
  output: aiSystem,
});

export const addAiSystem = endpoint({
  method: 'POST',
  path: '/api/ai-systems',
  access: 'consultant',
  summary: 'Add an AI system under a name, with the answers of a starting point or with none',
  body: z.object({ name: systemFields.shape.name, start: z.enum(startingPoints, 'invalid').nullable() }),
  output: aiSystem,
});

export const changeAiSystem = endpoint({
  method: 'PUT',
  path: '/api/ai-systems/:id',
  access: 'consultant',
  summary: 'Change an AI system; refused with 409 when somebody changed it meanwhile',
  params: idParams,
  body: z.object({
    ...systemFields.shape,
    ownerId: uuid.nullable(),
    revision: z.int('invalid').min(1, 'invalid').max(mostCounted, 'invalid'),
  }),
  output: aiSystem,
});

export const removeAiSystem = endpoint({
  method: 'DELETE',
  path: '/api/ai-systems/:id',
  access: 'consultant',
  summary: 'Delete an AI system with the proofs of its duties',
  params: idParams,
  output: ok,
});

const dutyParams = z.object({ id: uuid, code: z.enum(systemDuties, 'invalid') });

export const proveAiDuty = endpoint({
  method: 'PUT',
  path: '/api/ai-systems/:id/duties/:code',
  access: 'consultant',
  summary: 'Say when and how a duty was met, in words or by evidence of the organisation',
  params: dutyParams,
  body: z
    .object({ doneOn: day, text: text(lengths.dutyProof), evidenceId: uuid.nullable() })
    .refine(({ text: words, evidenceId }) => words !== '' || evidenceId !== null, { path: ['text'], error: 'required' }),
  output: aiSystem,
});

export const reopenAiDuty = endpoint({
  method: 'DELETE',
  path: '/api/ai-systems/:id/duties/:code',
  access: 'consultant',
  summary: 'Take the proof of a duty back',
  params: dutyParams,
  output: aiSystem,
});

export const downloadAiSystems = download({
  method: 'GET',
  path: '/api/ai-systems/xlsx',
  access: 'reader',
  summary: 'The inventory as a workbook, to be kept or filled in and sent back',
  query: languageQuery,
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

const sheetProblem = z.object({
  /** Number of the row in the sheet, from 1. */
  row: z.int(),
  problem: z.enum(sheetProblems),
  /** The column it stands in, by its name in the sheet; null where the row as a whole is meant. */
  column: z.string().nullable(),
  /** What stands there, cut off where it is long. */
  value: z.string(),
});

export const systemSheet = z.object({
  systems: z.array(systemFields),
  /** Rows with one of these are left out, and no others. */
  problems: z.array(sheetProblem),
});
export type SystemSheet = z.output<typeof systemSheet>;

export const readAiSystemSheet = upload({
  path: '/api/ai-systems/sheet',
  access: 'consultant',
  summary: 'Read a sheet of AI systems and see what it would add; nothing is kept',
  maxBytes: sizes.sheet,
  output: systemSheet,
});

export const importAiSystems = upload({
  path: '/api/ai-systems/import',
  access: 'consultant',
  summary: 'Add the systems of the sheet that was looked at before; rows with problems are left out',
  maxBytes: sizes.sheet,
  output: systemSheet.extend({ added: z.int() }),
});

export const aiSystemCalls = [listAiSystems, readAiSystem, addAiSystem, changeAiSystem, removeAiSystem, proveAiDuty, reopenAiDuty] as const;

export const aiSystemUploads = [readAiSystemSheet, importAiSystems] as const;
