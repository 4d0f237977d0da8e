import { questionsOf, type Catalogue, type Question } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Localized } from '#core/platform/languages.ts';
import { regimes, type Regime } from '#core/platform/regimes.ts';
import { datedByTheAct } from './nis2/dates.ts';
import { dataGovernance } from './ai-act/1-data-governance.ts';
import { technicalDocumentation } from './ai-act/2-technical-documentation.ts';
import { transparency } from './ai-act/3-transparency.ts';
import { humanOversight } from './ai-act/4-human-oversight.ts';
import { riskManagement } from './nis2/1-risk-management.ts';
import { informationSecurityPolicies } from './nis2/2-information-security-policies.ts';
import { businessContinuity } from './nis2/3-business-continuity.ts';
import { supplyChain } from './nis2/4-supply-chain.ts';
import { systemsSecurity } from './nis2/5-systems-security.ts';
import { effectiveness } from './nis2/6-effectiveness.ts';
import { cyberHygiene } from './nis2/7-cyber-hygiene.ts';

/** The version in force: named in assessments, reports and certificates. A year and a running number: raise it with every change of meaning. */
const version = '2026.13';
/** Day up to which the law was followed. */
const asOf = '2026-11-20';

export const catalogues: Readonly<Record<Regime, Catalogue>> = {
  nis2: {
    regime: 'nis2',
    version,
    asOf,
    sections: [
      riskManagement,
      informationSecurityPolicies,
      businessContinuity,
      supplyChain,
      systemsSecurity,
      effectiveness,
      cyberHygiene,
    ].map(datedByTheAct),
  },
  ai_act: { regime: 'ai_act', version, asOf, sections: [dataGovernance, technicalDocumentation, transparency, humanOversight] },
};

const byId: ReadonlyMap<string, Readonly<{ regime: Regime; question: Question }>> = new Map(
  regimes.flatMap((regime) => questionsOf(catalogues[regime]).map((question) => [question.id, { regime, question }] as const)),
);

/** The short name of what closes a gap; of a question that the catalogue no longer has, the whole of what was recommended. */
export function actionOf({ questionId, remediation }: Readonly<{ questionId: string; remediation: Localized }>): Localized {
  return findQuestion(questionId)?.question.action ?? remediation;
}

/** What a question is about; of one that the catalogue no longer has, the question as it was asked. */
export function subjectOf({ questionId, text }: Readonly<{ questionId: string; text: Localized }>): Localized {
  return findQuestion(questionId)?.question.subject ?? text;
}

export function findQuestion(id: string): Readonly<{ regime: Regime; question: Question }> | undefined {
  return byId.get(id);
}
