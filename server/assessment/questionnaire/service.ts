import type { Deps } from '#server/deps.ts';
import { catalogues } from '#content/questions/catalogue.ts';
import type { QuestionView } from '#contract/assessment/answering/questions.ts';
import type { Language } from '#core/platform/languages.ts';
import { implementingReading, withReading } from '#core/assessment/scope/questions/benchmark.ts';
import { allows } from '#core/account/entitlements/entitlements.ts';
import { shownReferences, type Question, type Reading } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { newestScopes } from '#server/assessment/scope/checks.ts';
import { hasAssessmentOf } from '#server/assessment/assessments/service.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { referenceView } from '#server/adapters/documents/report/references.ts';
import type { Account } from '#server/platform/security/principal.ts';

export function questionView(question: Question, language: Language, reading: Reading): QuestionView {
  const references = withReading(shownReferences(question), reading).map((reference) => referenceView(reference, language));
  return {
    id: question.id,
    section: question.section,
    number: question.number,
    questionText: question.text[language],
    reference: references.map(({ act, cite }) => `${act}: ${cite}`).join(' · '),
    references,
    helpText: question.help[language],
    evidence: question.evidence[language],
    remediation: question.remediation[language],
    effort: question.effort,
    weight: question.weightHundredths / 100,
    notApplicable: {
      usual: question.notApplicable.usual,
      condition: question.notApplicable.condition?.[language] ?? null,
    },
    topic: question.topicLabel?.[language] ?? null,
    roles: [...(question.roles ?? [])],
    scope: question.appliesTo ?? null,
    appliesFrom: [...(question.appliesFrom ?? [])],
  };
}

/**
 * Questions of one section in the reader's language. Basic covers NIS2 only; AI Act questions of an assessment made
 * earlier stay readable.
 */
export async function listQuestions(
  deps: Deps,
  account: Account,
  { regime, section }: { regime: Regime; section: number },
  language: Language,
): Promise<QuestionView[]> {
  const found = catalogues[regime].sections.find((one) => one.number === section);
  if (!found) throw notFound();
  const covered = account.period === null || allows(account.period, regime);
  if (!covered && !(await hasAssessmentOf(deps, account, regime))) throw new AppError(403, 'plan_upgrade_required');
  const scopes = account.organization ? await newestScopes(deps.db, account.organization.id) : null;
  const reading = implementingReading(scopes?.get('nis2'));
  return found.questions.map((question) => questionView(question, language, reading));
}
