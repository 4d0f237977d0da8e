import { idsOf } from '#core/assessment/questionnaire/question-ids.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { scopeDuties } from '#core/assessment/scope/duties.ts';
import type { ScopeDutyCode } from '#core/assessment/scope/duty.ts';
import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';

type QuestionRule = Readonly<{
  questionIds: readonly string[];
  /** The day (ISO) from which it binds everybody it concerns, where that is later than the day of the duty. */
  from?: string;
  /** Where “no” need not be a breach, because the first step is somebody else's. */
  waits?: true;
}>;

/** Questions for every provider of a high-risk system, for every deployer of one, and for both, as their help texts say. */
export const highRiskQuestions = {
  provider: idsOf('ai_act', { 1: [3, 4, 5, 6, 7], 2: [2, 3, 4, 5, 7], 3: [1], 4: [2, 4, 5, 6] }),
  deployer: idsOf('ai_act', { 1: [9], 4: [3] }),
  both: idsOf('ai_act', { 2: [6], 3: [2], 4: [7, 8] }),
} as const;

const ofProvider: QuestionRule = {
  questionIds: [...highRiskQuestions.provider, ...highRiskQuestions.both, ...idsOf('ai_act', { 2: [1] })],
};
const ofDeployer: QuestionRule = {
  questionIds: [...highRiskQuestions.deployer, ...highRiskQuestions.both, ...idsOf('ai_act', { 2: [1] })],
};

/**
 * Which questions ask for what a duty demands. Left out is what depends on facts that no scope check asks for: own software
 * (NIS2 5.2), Annex 4 of the Polish act, registration, impact assessment, staff and explanations (AI Act 3.3, 2.8, 3.8, 3.9, 4.9).
 */
const questionRules: Readonly<Partial<Record<ScopeDutyCode, QuestionRule>>> = {
  register: { questionIds: idsOf('nis2', { 1: [1] }) },
  register_later: { questionIds: idsOf('nis2', { 1: [1] }) },
  // Entered by the authority, on whose summons the data is completed (UKSC art. 7b ust. 2).
  register_ex_officio: { questionIds: idsOf('nis2', { 1: [1] }), waits: true },
  measures: {
    questionIds: idsOf('nis2', {
      1: [4, 5, 6, 7, 8],
      2: [1, 2, 3, 4, 5, 6, 7],
      3: [1, 2, 3, 4, 5],
      4: [1, 2, 3, 4, 5, 6, 7],
      5: [1, 3, 4, 5, 6, 7, 8],
      6: [1, 4, 5, 6],
      7: [2, 3, 4, 5, 6, 7],
    }),
  },
  incidents: { questionIds: idsOf('nis2', { 3: [6] }) },
  incidents_trust: { questionIds: idsOf('nis2', { 3: [6] }) },
  incidents_public: { questionIds: idsOf('nis2', { 3: [6] }) },
  head: { questionIds: idsOf('nis2', { 1: [2, 3], 6: [2], 7: [1] }) },
  audit: { questionIds: idsOf('nis2', { 6: [3] }) },
  audit_former: { questionIds: idsOf('nis2', { 6: [3] }) },
  literacy: { questionIds: idsOf('ai_act', { 1: [1], 4: [1] }) },
  interaction: { questionIds: idsOf('ai_act', { 3: [4] }) },
  // Systems placed on the market before 2 August 2026 are bound from this day on (AI Act art. 111(4)).
  synthetic_content: { questionIds: idsOf('ai_act', { 3: [5] }), from: '2026-12-02' },
  deep_fake: { questionIds: idsOf('ai_act', { 3: [6] }) },
  emotion_recognition: { questionIds: idsOf('ai_act', { 3: [7] }) },
  annex_3_provider: ofProvider,
  annex_1_provider: ofProvider,
  annex_1_manufacturer: ofProvider,
  annex_3_deployer: ofDeployer,
  annex_1_deployer: ofDeployer,
};

/** Questions that are asked of whoever has AI at all, though no act demands what they ask for. */
const goodPractice: ReadonlySet<string> = new Set(idsOf('ai_act', { 1: [1] }));

/** A duty that a question asks about. `from` is the calendar day (ISO) from which it binds; null: at once. */
export type QuestionDuty = Readonly<{ questionId: string; duty: ScopeDutyCode; from: string | null; isBreachedByNo: boolean }>;

/** What a finished scope check states that the questions of its regime are bound by, by the rules of today; nothing while a step is open. */
export function questionDuties(regime: Regime, answers: ScopeAnswers): QuestionDuty[] {
  return scopeDuties(regime, answers).flatMap(({ code: duty, from }) => {
    const { questionIds = [], from: later = null, waits } = questionRules[duty] ?? {};
    const day = later !== null && (from === null || later > from) ? later : from;
    return questionIds.map((id) => ({ questionId: id, duty, from: day, isBreachedByNo: !waits && !goodPractice.has(id) }));
  });
}
