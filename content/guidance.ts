import type { SectionGuidance } from '#core/assessment/scope/guidance.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { dataGovernance } from './guidance/ai-act/1-data-governance.ts';
import { technicalDocumentation } from './guidance/ai-act/2-technical-documentation.ts';
import { transparency } from './guidance/ai-act/3-transparency.ts';
import { humanOversight } from './guidance/ai-act/4-human-oversight.ts';
import { riskManagement } from './guidance/nis2/1-risk-management.ts';
import { informationSecurityPolicies } from './guidance/nis2/2-information-security-policies.ts';
import { businessContinuity } from './guidance/nis2/3-business-continuity.ts';
import { supplyChain } from './guidance/nis2/4-supply-chain.ts';
import { systemsSecurity } from './guidance/nis2/5-systems-security.ts';
import { effectiveness } from './guidance/nis2/6-effectiveness.ts';
import { cyberHygiene } from './guidance/nis2/7-cyber-hygiene.ts';

/** Guidance for the sections of each regime, in their order. */
export const guidance: Readonly<Record<Regime, readonly SectionGuidance[]>> = {
  nis2: [riskManagement, informationSecurityPolicies, businessContinuity, supplyChain, systemsSecurity, effectiveness, cyberHygiene],
  ai_act: [dataGovernance, technicalDocumentation, transparency, humanOversight],
};
