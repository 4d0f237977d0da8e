import type { FastifyInstance } from 'fastify';
import { guidance } from '#content/guidance/guidance.ts';
import { listGuidance, type GuidanceView } from '#contract/assessment/answering/guidance.ts';
import { guidedSizes } from '#core/assessment/scope/questions/guidance.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Regime } from '#core/platform/regimes.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import { notFound } from '#server/platform/errors/app-error.ts';

function sectionView(regime: Regime, section: number, language: Language): GuidanceView[] {
  const found = guidance[regime][section - 1];
  if (!found) throw notFound();
  return Object.entries(found).map(([questionId, texts]) => {
    const { why, inFull, inPart, ...steps } = texts[language];
    return { questionId, why, inFull, inPart, firstSteps: guidedSizes.map((people) => ({ people, step: steps[`people${people}`] })) };
  });
}

export function addGuidance(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listGuidance, async (_, { params, query }) => sectionView(params.regime, params.section, query.lang));
}
