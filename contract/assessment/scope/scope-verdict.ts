import { z } from 'zod';
import { referenceActs } from '#core/assessment/questionnaire/questionnaire.ts';
import { dutyStates } from '#core/assessment/duties/duties.ts';
import { scopeStatuses } from '#core/assessment/scope/scope.ts';
import { download, endpoint, type OutputOf } from '#contract/platform/endpoint.ts';
import { languageQuery, regime } from '#contract/platform/fields.ts';
import { scopeAnswers } from '#contract/platform/scope-check.ts';

const references = z.array(
  z.object({
    act: z.enum(referenceActs),
    /** The unit in Polish form, as the rules have it. */
    cite: z.string(),
    /** Act and unit in the language that was asked for. */
    text: z.string(),
  }),
);

const question = { query: languageQuery, body: z.object({ scope: scopeAnswers }) };

/** The answers are codes of the steps of the check; an incomplete check names the step that is open. */
export const readVerdict = endpoint({
  method: 'POST',
  path: '/api/scope/verdict',
  access: 'anyone',
  summary: 'The verdict of the scope check for given answers, with duties, days, provisions and authorities; nothing is stored',
  ...question,
  examples: [
    {
      query: { lang: 'en' },
      body: {
        scope: {
          regime: 'nis2',
          answers: { seat: 'poland', sectors: ['in_energy'], kinds: ['electricity_supply'], roles: [], headcount: 'from_250' },
        },
      },
    },
  ],
  output: z.object({
    regime,
    /** The first step that the answers leave open; null where they are complete. */
    openStep: z.string().nullable(),
    /** Null while a step is open. */
    verdict: z
      .object({
        status: z.enum(scopeStatuses),
        /** What holds in any case: the status itself, and less while that is unclear. */
        atLeast: z.enum(scopeStatuses),
        title: z.string(),
        text: z.string(),
        references,
        duties: z.array(
          z.object({
            code: z.string(),
            title: z.string(),
            text: z.string(),
            /** Null for consequences and notes. */
            state: z.enum(dutyStates).nullable(),
            day: z.iso.date().nullable(),
            references,
          }),
        ),
        /** Who supervises, in words; nothing where no authority follows from the answers. */
        authorities: z.array(z.string()),
        notifications: z.array(z.string()),
      })
      .nullable(),
    /** Version of the rules, and the state of law that they follow. */
    rules: z.string(),
    asOf: z.iso.date(),
    /** What the verdict is and is not. */
    notice: z.string(),
    /** The page with the same verdict. */
    link: z.url(),
  }),
});
export type VerdictView = OutputOf<typeof readVerdict>;

export const verdictPdf = download({
  method: 'POST',
  path: '/api/scope/verdict/pdf',
  access: 'anyone',
  summary: 'The same verdict as a document, with the answers that it rests on',
  ...question,
  mediaType: 'application/pdf',
});
