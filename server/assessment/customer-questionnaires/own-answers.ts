import { questionnaireLimits } from '#core/assessment/customer-questionnaires/questionnaire.ts';
import type { OwnAnswer } from '#core/assessment/customer-questionnaires/proposal.ts';
import { contradictsRecord } from '#core/assessment/questionnaire/recorded.ts';
import { addMonths, isoDay } from '#core/platform/calendar/calendar.ts';
import type { Deps } from '#server/deps.ts';
import type { Member } from '#server/platform/security/principal.ts';
import { recordedQuestions } from '#server/assessment/contradictions/service.ts';
import { answeredIn } from '#server/assessment/quality/answered.ts';
import { assessmentsOf } from '#server/assessment/results/repository.ts';

/** An answer of the organisation with all that decides what may be said of it today. */
export type SourceAnswer = Omit<OwnAnswer, 'evidence'> &
  Readonly<{ comment: string; updatedAt: string; assessmentId: string; evidence: readonly string[] }>;

const regime = 'nis2';

/**
 * The organisation's answers today, by question: of the assessment it works on, and where that has none yet, of the one before. Evidence
 * counts while it is valid; a recorded event or the scope check may contradict an answer.
 */
export async function ownAnswers(deps: Deps, account: Member): Promise<ReadonlyMap<string, SourceAnswer>> {
  const organizationId = account.organization.id;
  const now = deps.now();
  const since = addMonths(now, -questionnaireLimits.rememberedMonths).toISOString();
  const assessments = (await assessmentsOf(deps.db, organizationId)).filter((one) => one.regime === regime).slice(0, 2);
  const recorded = await recordedQuestions(deps, organizationId);
  const found = new Map<string, SourceAnswer>();
  for (const assessment of assessments) {
    for (const one of await answeredIn(deps, account, assessment, recorded)) {
      const { questionId, answer, comment, updatedAt } = one;
      if (found.has(questionId)) continue;
      found.set(questionId, {
        answer,
        comment,
        updatedAt,
        assessmentId: assessment.id,
        evidence: one.evidence.filter(({ validUntil }) => validUntil === null || validUntil >= isoDay(now)).map(({ name }) => name),
        isFresh: updatedAt >= since,
        isContradicted: one.isAgainstScope || one.recorded.some((kind) => contradictsRecord(kind, answer)),
      });
    }
  }
  return found;
}
