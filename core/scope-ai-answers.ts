export const aiScopeRoles = ['provider', 'deployer', 'importer', 'distributor', 'model_provider'] as const;

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

/** Whether a system is a safety component of a product of Annex I, or such a product itself. */
export const products = ['yes', 'no', 'product_unsure'] as const;

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

/** Art. 50 ust. 1 to 4. */
export const transparencyCases = ['interaction', 'synthetic_content', 'emotion_recognition', 'deep_fake'] as const;

export type AiAnswers = Readonly<{
  aiRoles?: readonly (typeof aiScopeRoles)[number][] | undefined;
  practices?: readonly (typeof practices)[number][] | undefined;
  product?: (typeof products)[number] | undefined;
  areas?: readonly (typeof areas)[number][] | undefined;
  transparency?: readonly (typeof transparencyCases)[number][] | undefined;
}>;
