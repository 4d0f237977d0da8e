/** Whom Implementing Regulation (EU) 2024/2690 names, and everybody else. */
export const significanceTypes = [
  'dns',
  'tld',
  'cloud',
  'data_centre',
  'content_delivery',
  'managed_services',
  'marketplace',
  'search_engine',
  'social_network',
  'trust',
  'general',
] as const;
export type SignificanceType = (typeof significanceTypes)[number];

export const judgements = ['yes', 'no', 'unknown'] as const;
export type Judged = (typeof judgements)[number];

/** What is asked as a number; null where nobody knows yet. */
export const significanceFigures = [
  'lossEur',
  'turnoverEur',
  'earlierLossEur',
  'usersHit',
  'usersAll',
  'downMinutes',
  'downMinutesInWeek',
  'limitedMinutes',
] as const;
export type SignificanceFigure = (typeof significanceFigures)[number];

/** Every criterion there is; those without figures are answered with yes, no or unknown. */
export const criterionIds = [
  'loss',
  'trade_secret',
  'death',
  'health',
  'malicious_access',
  'recurring',
  'down',
  'down_any',
  'down_wide',
  'down_trust',
  'slow_replies',
  'data_dns',
  'data_compromised',
  'data_wide',
  'data_trust',
  'limited_any',
  'limited_wide',
  'limited_platform',
  'limited_trust',
  'malicious_compromise',
  'physical_access',
  'severe_disruption',
  'financial_loss',
  'damage_to_others',
] as const;
export type CriterionId = (typeof criterionIds)[number];

export type SignificanceAnswers = Readonly<Record<SignificanceFigure, number | null>> &
  Readonly<{
    type: SignificanceType;
    /** Planned maintenance is no incident (2024/2690, art. 3 ust. 2). */
    plannedMaintenance: boolean;
    flags: Readonly<Partial<Record<string, Judged>>>;
  }>;

export type Criterion = Readonly<{
  id: CriterionId;
  /** In Polish form. */
  cite: string;
  /** Figures that it needs. */
  asks?: readonly SignificanceFigure[];
  judge: (answers: SignificanceAnswers) => Judged;
}>;
