import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import type { ScopeStep } from './scope-outcome.ts';

/** Who brings out models; the last under a free and open-source licence. */
export const modelRoles = ['model_provider', 'open_model_provider'] as const;
/** `manufacturer`: of products that an AI system is part of (art. 25 ust. 3). */
export const aiScopeRoles = ['provider', 'deployer', 'importer', 'distributor', 'manufacturer', ...modelRoles] as const;
export type AiScopeRole = (typeof aiScopeRoles)[number];

/** Practices of art. 5 ust. 1; the last two are prohibited from 2 December 2026. */
export const earlierPractices = [
  'manipulation',
  'vulnerabilities',
  'social_scoring',
  'crime_prediction',
  'face_scraping',
  'emotions',
  'biometric_categories',
  'remote_identification',
] as const;
export const newPractices = ['intimate_content', 'abuse_material'] as const;
export const practices = [...earlierPractices, ...newPractices, 'practice_unsure'] as const;

/** Whether a system is a safety component of a product of Annex I, or such a product itself, and of which of its sections. */
export const products = ['section_a', 'section_b', 'no', 'product_unsure'] as const;
/** Asked until the rules of December 2026: of either section. */
export const formerProducts = ['yes'] as const;

/** Annex III, points 1 to 8. */
export const highRiskAreas = [
  'biometrics',
  'infrastructure',
  'education',
  'employment',
  'services',
  'law_enforcement',
  'migration',
  'justice',
] as const;
export const areas = [...highRiskAreas, 'area_unsure'] as const;

/** Art. 50 ust. 1 to 4: the first two bind providers, the others deployers. */
export const transparencyCases = ['interaction', 'synthetic_content', 'emotion_recognition', 'deep_fake'] as const;
export type TransparencyCase = (typeof transparencyCases)[number];
export const boundBy: Readonly<Record<TransparencyCase, 'provider' | 'deployer'>> = {
  interaction: 'provider',
  synthetic_content: 'provider',
  emotion_recognition: 'deployer',
  deep_fake: 'deployer',
};
export const transparencyUnits: Readonly<Record<TransparencyCase, string>> = {
  interaction: 'art. 50 ust. 1',
  synthetic_content: 'art. 50 ust. 2',
  emotion_recognition: 'art. 50 ust. 3',
  deep_fake: 'art. 50 ust. 4',
};

export type AiAnswers = Readonly<{
  aiRoles?: readonly AiScopeRole[] | undefined;
  practices?: readonly (typeof practices)[number][] | undefined;
  product?: (typeof products)[number] | (typeof formerProducts)[number] | undefined;
  areas?: readonly (typeof areas)[number][] | undefined;
  transparency?: readonly TransparencyCase[] | undefined;
}>;

export const act = (cite: string): LegalReference => ({ act: 'AI Act', cite });

export const aiSteps = [
  {
    id: 'aiRoles',
    fields: [{ name: 'aiRoles', many: true, options: aiScopeRoles }],
    references: [act('art. 2 ust. 1'), act('art. 3 pkt 3'), act('art. 3 pkt 4'), act('art. 25 ust. 1'), act('art. 25 ust. 3')],
  },
  { id: 'practices', fields: [{ name: 'practices', many: true, options: practices }], references: [act('art. 5 ust. 1')] },
  {
    id: 'product',
    fields: [{ name: 'product', many: false, options: products, former: formerProducts }],
    references: [act('art. 6 ust. 1'), act('art. 6 ust. 1a–1c'), act('art. 2 ust. 2'), act('załącznik I')],
  },
  {
    id: 'areas',
    fields: [{ name: 'areas', many: true, options: areas }],
    references: [act('art. 6 ust. 2'), act('art. 6 ust. 3'), act('załącznik III')],
  },
  {
    id: 'transparency',
    fields: [{ name: 'transparency', many: true, options: transparencyCases }],
    references: [act('art. 50')],
  },
] as const satisfies readonly ScopeStep[];
