import { z } from 'zod';
import { lengths } from '#core/platform/limits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { idParams, instant, text, uuid } from '#contract/platform/fields.ts';
import { ownAction } from '#contract/assessment/plan/action-items.ts';
import { newAction } from '#contract/assessment/plan/own-actions.ts';

/** What somebody named in an incident learnt of it, and the action of the plan that it led to. */
const lesson = z.object({
  id: uuid,
  text: z.string(),
  by: z.string().nullable(),
  at: instant,
  /** Null where none was planned, or where it was deleted from the plan. */
  action: ownAction.nullable(),
  plannedAt: instant.nullable(),
});
const lessons = z.array(lesson);
export type Lesson = z.output<typeof lesson>;

export const listLessons = endpoint({
  method: 'GET',
  path: '/api/incidents/:id/lessons',
  access: 'reader',
  summary: 'What was learnt of an incident, for the people named in it',
  params: idParams,
  output: lessons,
});

export const addLesson = endpoint({
  method: 'POST',
  path: '/api/incidents/:id/lessons',
  access: 'reader',
  summary: 'Record what was learnt of an incident, also after it was closed',
  params: idParams,
  body: z.object({ text: text(lengths.incidentEntry) }),
  output: lessons,
});

export const planLesson = endpoint({
  method: 'POST',
  path: '/api/incidents/:id/lessons/:lessonId/action',
  access: 'consultant',
  summary: 'Add an action to the plan for what was learnt; its text is readable by the whole organisation, where it comes from is not',
  params: idParams.extend({ lessonId: uuid }),
  body: newAction,
  output: lessons,
});

export const lessonCalls = [listLessons, addLesson, planLesson] as const;
