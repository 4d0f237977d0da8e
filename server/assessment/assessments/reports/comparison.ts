import type { ComparisonView } from '#contract/assessment/answering/history.ts';
import { movementPayload } from '#contract/platform/mapping.ts';
import { compare, type ScoreChange } from '#core/assessment/report/comparison.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Deps } from '#server/deps.ts';
import { comparisonPdf } from '#server/adapters/documents/report/comparison.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { existing } from '#server/assessment/results/find.ts';
import { frozenReport } from './reports.ts';
import { assessmentView } from '#server/assessment/assessments/view.ts';
import { type Account, organizationOf } from '#server/platform/security/principal.ts';
import { brandingNow } from '#server/company/public.ts';
import { requirePeriod } from '#server/account/public.ts';

type Pair = Readonly<{ from: string; to: string }>;

/** The document is drawn at every request and stored nowhere. */
const documentsPerHour = { name: 'comparison', points: 60, seconds: 3600 };

/**
 * Both frozen reports. Refuses without Pro, another organisation's assessment with 404, and with 400 what cannot be
 * compared: an assessment with itself, an open one, two regimes.
 */
async function reportsOf(deps: Deps, account: Account, pair: Pair) {
  const organizationId = organizationOf(account);
  requirePeriod(account, 'comparison');
  const assessments = [await existing(deps.db, organizationId, pair.from), await existing(deps.db, organizationId, pair.to)];
  const regimes = new Set(assessments.map((assessment) => assessment.regime));
  if (pair.from === pair.to || regimes.size > 1 || assessments.some((assessment) => !assessment.completedAt)) {
    throw new AppError(400, 'comparison_impossible');
  }
  return { from: await frozenReport(deps, account, pair.from), to: await frozenReport(deps, account, pair.to) };
}

function inPercent({ from, to, change }: ScoreChange) {
  const percent = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);
  return { from: percent(from), to: percent(to), change: percent(change) };
}

/** Two finished assessments of one regime beside each other, for the screen. */
export async function compareAssessments(deps: Deps, account: Account, pair: Pair, language: Language): Promise<ComparisonView> {
  const { from, to } = await reportsOf(deps, account, pair);
  const compared = compare(from.model, to.model);
  const { applicability: scope, ...counts } = compared.counts;
  return {
    from: assessmentView(from.assessment),
    to: assessmentView(to.assessment),
    score: inPercent(compared.score),
    sections: compared.sections.map(({ number, title, ...scores }) => ({ number, title: title[language], ...inPercent(scores) })),
    counts: { ...counts, scope },
    questions: compared.items.map(({ text, movement, ...item }) => ({
      ...item,
      movement: movementPayload(movement),
      questionText: text[language],
    })),
  };
}

/** The same as PDF, in the branding the organisation has now. */
export async function comparisonDocument(deps: Deps, account: Account, pair: Pair, language: Language): Promise<Buffer> {
  const { from, to } = await reportsOf(deps, account, pair);
  await countOrRefuse(deps, documentsPerHour, organizationOf(account));
  const side = ({ subject, model }: typeof from) => ({ completedAt: subject.completedAt, catalogueVersion: model.catalogueVersion });
  return comparisonPdf(deps, {
    comparison: compare(from.model, to.model),
    from: side(from),
    to: side(to),
    subject: to.subject,
    branding: await brandingNow(deps, account),
    madeAt: deps.now(),
    language,
  });
}
