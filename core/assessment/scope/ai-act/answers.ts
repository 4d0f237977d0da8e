import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import type { ScopeStep } from '#core/assessment/scope/outcome.ts';

/** Who brings out models; the last under a free and open-source licence. */
export const modelRoles = ['model_provider', 'open_model_provider'] as const;
/**
 * `becomes_provider`: of a system of somebody else, by its own name, a substantial change or a new purpose (art. 25 ust. 1);
 * `manufacturer`: of products that an AI system is part of (art. 25 ust. 3). The public deployers are deployers.
 */
export const aiScopeRoles = [
  'provider',
  'becomes_provider',
  'deployer',
  'public_deployer',
  'public_service_deployer',
  'importer',
  'distributor',
  'representative',
  'manufacturer',
  ...modelRoles,
] as const;
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

/** Art. 2 ust. 3, 6, 8, 10: the act leaves all systems alone that are only this. The last, art. 2 ust. 12, has exceptions. */
export const wholeExclusions = ['military', 'science_only', 'pre_market', 'personal'] as const;
const aiExclusions = [...wholeExclusions, 'open_source'] as const;

/** Where the organisation is established: a provider outside the Union needs a representative (art. 22). */
const aiSeats = ['union', 'third_country'] as const;

/** Annex III, points 1 to 8; point 5 by its letters. */
export const highRiskAreas = [
  'biometrics',
  'infrastructure',
  'education',
  'employment',
  'public_benefits',
  'credit',
  'insurance',
  'emergency_calls',
  'law_enforcement',
  'migration',
  'justice',
] as const;
export const areas = [...highRiskAreas, 'area_unsure'] as const;
/** Point 5 as a whole, asked until the rules of December 2026. */
const formerAreas = ['services'] as const;

/**
 * Art. 50 ust. 1 to 4: the first three bind providers, the others deployers. Emotions and sensitive categories are high risk as
 * well (Annex III pkt 1 lit. b and c).
 */
const offeredCases = [
  'interaction',
  'synthetic_content',
  'earlier_synthetic_content',
  'emotion_system',
  'sensitive_categorisation',
  'other_categorisation',
  'deep_fake',
] as const;
/** Emotions or any categories, asked together until the rules of December 2026. */
const formerCases = ['emotion_recognition'] as const;
export const transparencyCases = [...offeredCases, ...formerCases] as const;
export type TransparencyCase = (typeof transparencyCases)[number];
/** Letters of point 1 of Annex III. */
export const biometricLetters = { emotion_system: 'c', sensitive_categorisation: 'b' } as const;
export const boundBy: Readonly<Record<TransparencyCase, 'provider' | 'deployer'>> = {
  interaction: 'provider',
  synthetic_content: 'provider',
  earlier_synthetic_content: 'provider',
  emotion_system: 'deployer',
  sensitive_categorisation: 'deployer',
  other_categorisation: 'deployer',
  emotion_recognition: 'deployer',
  deep_fake: 'deployer',
};
export const transparencyUnits: Readonly<Record<TransparencyCase, string>> = {
  interaction: 'art. 50 ust. 1',
  synthetic_content: 'art. 50 ust. 2',
  earlier_synthetic_content: 'art. 50 ust. 2',
  emotion_system: 'art. 50 ust. 3',
  sensitive_categorisation: 'art. 50 ust. 3',
  other_categorisation: 'art. 50 ust. 3',
  emotion_recognition: 'art. 50 ust. 3',
  deep_fake: 'art. 50 ust. 4',
};

export type AiAnswers = Readonly<{
  aiRoles?: readonly AiScopeRole[] | undefined;
  aiExclusions?: readonly (typeof aiExclusions)[number][] | undefined;
  aiSeat?: (typeof aiSeats)[number] | undefined;
  practices?: readonly (typeof practices)[number][] | undefined;
  product?: (typeof products)[number] | (typeof formerProducts)[number] | undefined;
  areas?: readonly ((typeof areas)[number] | (typeof formerAreas)[number])[] | undefined;
  transparency?: readonly TransparencyCase[] | undefined;
}>;

/** Roles by what they mean in the act. */
export function actualRoles({ aiRoles = [] }: AiAnswers): ReadonlySet<AiScopeRole> {
  const has = (...roles: readonly AiScopeRole[]): boolean => aiRoles.some((role) => roles.includes(role));
  return new Set<AiScopeRole>([
    ...aiRoles,
    ...(has('becomes_provider') ? (['provider'] as const) : []),
    ...(has('public_deployer', 'public_service_deployer') ? (['deployer'] as const) : []),
  ]);
}

/** Whether the act leaves all systems of the organisation alone. */
export function isExcluded({ aiExclusions: excluded = [] }: AiAnswers): boolean {
  return excluded.some((code) => (wholeExclusions as readonly string[]).includes(code));
}

/** Areas of Annex III with the biometric ones that were named by what the systems do. */
export function actualAreas({ areas: chosen = [], transparency = [] }: AiAnswers): readonly string[] {
  const biometric = transparency.some((code) => code in biometricLetters);
  return [...chosen.filter((code) => code !== 'area_unsure'), ...(biometric && !chosen.includes('biometrics') ? ['biometrics'] : [])];
}

export const act = (cite: string): LegalReference => ({ act: 'AI Act', cite });

export const aiSteps = [
  {
    id: 'aiRoles',
    fields: [
      { name: 'aiRoles', many: true, options: aiScopeRoles },
      { name: 'aiExclusions', many: true, options: aiExclusions, optional: true },
      { name: 'aiSeat', many: false, options: aiSeats, optional: true },
    ],
    references: [act('art. 2'), act('art. 3 pkt 3'), act('art. 3 pkt 4'), act('art. 25 ust. 1'), act('art. 25 ust. 3')],
  },
  { id: 'practices', fields: [{ name: 'practices', many: true, options: practices }], references: [act('art. 5 ust. 1')] },
  {
    id: 'product',
    fields: [{ name: 'product', many: false, options: products, former: formerProducts }],
    references: [act('art. 6 ust. 1'), act('art. 6 ust. 1a–1c'), act('art. 2 ust. 2'), act('załącznik I')],
  },
  {
    id: 'areas',
    fields: [{ name: 'areas', many: true, options: areas, former: formerAreas }],
    references: [act('art. 6 ust. 2'), act('art. 6 ust. 3'), act('załącznik III')],
  },
  {
    id: 'transparency',
    fields: [{ name: 'transparency', many: true, options: offeredCases, former: formerCases }],
    references: [act('art. 50')],
  },
] as const satisfies readonly ScopeStep[];
