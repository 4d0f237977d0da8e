import { idsOf } from '#core/assessment/questionnaire/question-ids.ts';

/** Asks whether the organisation can notify within the terms (NIS2, 3.6); the report of a drill is evidence of it. */
export const readinessQuestion = idsOf('nis2', { 3: [6] })[0] ?? '';

/** So long, from its end, a drill shows that somebody practised: the next one is due within a year. */
export const drillShownForMonths = 12;
