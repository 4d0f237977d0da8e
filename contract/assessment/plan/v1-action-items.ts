import { z } from 'zod';
import { ownActionStates } from '#core/assessment/report/action-plan.ts';
import { lengths } from '#core/platform/limits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, languageQuery, mostCounted, naming, text } from '#contract/platform/fields.ts';
import { actionItem } from './action-items.ts';

// Calls of other programs: what is here keeps its form (docs/product.md, “Calls of other programs”).

const item = actionItem
  .pick({
    questionId: true,
    regime: true,
    section: true,
    number: true,
    title: true,
    remediation: true,
    state: true,
    dueOn: true,
    gainPercent: true,
    version: true,
    updatedAt: true,
  })
  .extend({
    /** A name; null while nobody sees to it. */
    owner: z.string().nullable(),
    /** Where a member opens it. */
    url: z.url(),
  });

export const v1ReadPlan = endpoint({
  method: 'GET',
  path: '/api/v1/action-items',
  access: 'key:plan:write',
  summary: 'The action plan: every gap of the newest result of each regime, with its state, owner and day; notes and answers are left out',
  query: languageQuery,
  output: z.object({ today: z.iso.date(), items: z.array(item) }),
  examples: [{ query: { lang: 'en' } }],
});

export const v1ChangeItem = endpoint({
  method: 'PATCH',
  path: '/api/v1/action-items/:questionId',
  access: 'key:plan:write',
  summary:
    'Change state, day or owner of an item; refused (409) when somebody changed it meanwhile. That a risk is accepted is for people to say',
  params: z.object({ questionId: text(lengths.questionId) }),
  query: languageQuery,
  body: z.object({
    /** The version that the program read; left out, the change is made whatever stands there by now. */
    version: z.int('invalid').min(0, 'invalid').max(mostCounted, 'invalid').optional(),
    state: z.enum(ownActionStates, 'invalid').optional(),
    dueOn: day.nullable().optional(),
    owner: naming(lengths.ownerName).nullable().optional(),
  }),
  output: item,
  examples: [{ params: { questionId: 'nis2-1-1' }, body: { state: 'in_progress', dueOn: '{today}', owner: 'IT Serwis' } }],
});

export const v1PlanCalls = [v1ReadPlan, v1ChangeItem] as const;
