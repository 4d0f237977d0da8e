import type { SectionGuidance } from '#core/assessment/scope/questions/guidance.ts';
import type { Regime } from '#core/platform/regimes.ts';
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

/** Guidance for the sections of each regime, in their order. */
export const guidance: Readonly<Record<Regime, readonly SectionGuidance[]>> = {
  nis2: [riskManagement, informationSecurityPolicies, businessContinuity, supplyChain, systemsSecurity, effectiveness, cyberHygiene],
  ai_act: [dataGovernance, technicalDocumentation, transparency, humanOversight],
};
