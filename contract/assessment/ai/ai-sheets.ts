import { z } from 'zod';
import { impactBases, impactFields, impactObligations } from '#core/assessment/ai-sheets/impact.ts';
import { registrationFields, registrationKeys, registrationSections } from '#core/assessment/ai-sheets/registration.ts';
import { dutyStates } from '#core/assessment/ai-systems/duties.ts';
import { lengths } from '#core/platform/limits.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { day, idParams, instant, language, languageQuery, mostCounted, text, uuid } from '#contract/platform/fields.ts';

const count = z.int('invalid').min(0, 'invalid').max(mostCounted, 'invalid');

/** The system that something is written about. */
const about = z.object({ id: uuid, name: z.string(), revision: z.int() });

const impactContent = z.partialRecord(z.enum(impactFields), text(lengths.aiSheetText));

const finished = z.object({
  id: uuid,
  doneOn: z.iso.date(),
  person: z.string(),
  by: z.string().nullable(),
  at: instant,
});

/** The fundamental rights impact assessment of a system (art. 27): its draft, and what was finished, the newest first. */
export const impactView = z.object({
  system: about,
  today: z.iso.date(),
  /** Rises by one whenever the draft is saved; 0 before the first time, where `content` is what the inventory states. */
  version: z.int(),
  content: z.partialRecord(z.enum(impactFields), z.string()),
  savedAt: instant.nullable(),
  savedBy: z.string().nullable(),
  /** Fields without which it cannot be finished. */
  missing: z.array(z.enum(impactFields)),
  obligation: z.enum(impactObligations),
  /** Where the duty of art. 27 stands; null where there is none. */
  duty: z.object({ state: z.enum(dutyStates), day: z.iso.date().nullable(), onChange: z.boolean() }).nullable(),
  finished: z.array(finished),
  /** What changed in the system since the newest one was finished. */
  outdated: z.array(z.enum(impactBases)),
  /** Whether the draft states something else than the newest one. */
  draftDiffers: z.boolean(),
});
export type ImpactView = z.output<typeof impactView>;

export const readImpact = endpoint({
  method: 'GET',
  path: '/api/ai-systems/:id/impact',
  access: 'reader',
  summary: 'The fundamental rights impact assessment of an AI system, as drafted and as finished',
  params: idParams,
  output: impactView,
});

export const saveImpact = endpoint({
  method: 'PUT',
  path: '/api/ai-systems/:id/impact',
  access: 'consultant',
  summary: 'Save fields of the draft; refused with 409 when somebody saved it meanwhile',
  params: idParams,
  body: z.object({ version: count, content: impactContent }),
  output: impactView,
});

export const finishImpact = endpoint({
  method: 'POST',
  path: '/api/ai-systems/:id/impact/finished',
  access: 'consultant',
  summary: 'Finish the assessment as it was saved; refused while a required field is empty',
  params: idParams,
  body: z.object({ version: count, revision: count, person: text(lengths.aiSheetPerson), doneOn: day }),
  output: impactView,
});

export const withdrawImpact = endpoint({
  method: 'DELETE',
  path: '/api/ai-systems/:id/impact/finished/:assessment',
  access: 'consultant',
  summary: 'Take a finished assessment back; the draft stays',
  params: z.object({ id: uuid, assessment: uuid }),
  output: impactView,
});

/** `finished` names a finished assessment; without it the file is the draft, and states so. */
const fileQuery = z.object({ lang: language.optional(), finished: uuid.optional() });

export const impactPdf = download({
  method: 'GET',
  path: '/api/ai-systems/:id/impact/pdf',
  access: 'reader',
  summary: 'The impact assessment as a document',
  params: idParams,
  query: fileQuery,
  mediaType: 'application/pdf',
});

export const impactDocx = download({
  method: 'GET',
  path: '/api/ai-systems/:id/impact/docx',
  access: 'reader',
  summary: 'The impact assessment as a document to edit',
  params: idParams,
  query: fileQuery,
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
});

const sectionNames = Object.keys(registrationSections) as (keyof typeof registrationSections)[];

/** The data sheet of Annex VIII for a system: own texts go before what is derived. */
export const registrationView = z.object({
  system: about,
  version: z.int(),
  content: z.partialRecord(z.enum(registrationKeys), z.string()),
  savedAt: instant.nullable(),
  savedBy: z.string().nullable(),
  /** The sections that the system needs; none where it needs no registration by the organisation. */
  sections: z.array(z.enum(sectionNames)),
  /** Whether that is not known, since the class of the system is open. */
  isOpen: z.boolean(),
  derived: z.partialRecord(z.enum(registrationFields), z.string()),
});
export type RegistrationView = z.output<typeof registrationView>;

export const readRegistration = endpoint({
  method: 'GET',
  path: '/api/ai-systems/:id/registration',
  access: 'reader',
  summary: 'What Annex VIII asks for to register an AI system, with what is missing',
  params: idParams,
  query: languageQuery,
  output: registrationView,
});

export const saveRegistration = endpoint({
  method: 'PUT',
  path: '/api/ai-systems/:id/registration',
  access: 'consultant',
  summary: 'Save fields of the data sheet; refused with 409 when somebody saved it meanwhile',
  params: idParams,
  query: languageQuery,
  body: z.object({ version: count, content: z.partialRecord(z.enum(registrationKeys), text(lengths.aiSheetText)) }),
  output: registrationView,
});

export const registrationPdf = download({
  method: 'GET',
  path: '/api/ai-systems/:id/registration/pdf',
  access: 'reader',
  summary: 'The data sheet for the registration as a document',
  params: idParams,
  query: languageQuery,
  mediaType: 'application/pdf',
});

export const aiSheetCalls = [readImpact, saveImpact, finishImpact, withdrawImpact, readRegistration, saveRegistration] as const;
export const aiSheetDownloads = [impactPdf, impactDocx, registrationPdf] as const;
