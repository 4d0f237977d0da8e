/** What an organisation can assess itself against. */
export const regimes = ['nis2', 'ai_act'] as const;
export type Regime = (typeof regimes)[number];

export function isRegime(id: string): id is Regime {
  return regimes.some((regime) => regime === id);
}

export type RegimeRules = Readonly<{
  /** Score in percent from which a certificate may be issued (docs/product.md, “Scores”). */
  thresholdPercent: number;
  /** Questions in each section, in the order of the sections (docs/product.md, “Assessments”). */
  sectionSizes: readonly number[];
  /** Middle part of a certificate number. */
  certificateCode: string;
}>;

export const regimeRules: Readonly<Record<Regime, RegimeRules>> = {
  nis2: { thresholdPercent: 75, sectionSizes: [8, 7, 6, 7, 8, 6, 7], certificateCode: 'NIS2' },
  ai_act: { thresholdPercent: 80, sectionSizes: [9, 8, 9, 9], certificateCode: 'AIACT' },
};

/** Number of questions of a regime: 49 for NIS2, 35 for the AI Act. */
export function questionCount(regime: Regime): number {
  return regimeRules[regime].sectionSizes.reduce((sum, size) => sum + size, 0);
}
