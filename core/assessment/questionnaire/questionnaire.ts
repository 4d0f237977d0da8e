import type { Localized } from '#core/platform/languages.ts';
import type { Regime } from '#core/platform/regimes.ts';

/** Stored answer values (docs/product.md, “Assessments”). */
export const answerValues = ['yes', 'partial', 'no', 'not_applicable'] as const;
export type AnswerValue = (typeof answerValues)[number];

export const referenceActs = ['NIS2', 'UKSC', '2024/2690', '651/2014', 'DORA', 'AI Act', 'RODO'] as const;
export type ReferenceAct = (typeof referenceActs)[number];

/** What an act is to an organisation: it binds, or shows how, or one of the two where that is not known. */
export const readings = ['binding', 'benchmark', 'either'] as const;
export type Reading = (typeof readings)[number];

/** A unit of law. `cite` is in Polish form; `citation.ts` renders the other languages. */
export type LegalReference = Readonly<{
  act: ReferenceAct;
  cite: string;
  /** UKSC only: false until two independent sources confirm the unit; such a reference is never shown. */
  verified?: boolean;
  /** Implementing Regulation (EU) 2024/2690 only, where it was read for an organisation. */
  reading?: Reading;
}>;

/** How much work closing a gap takes: S days, M weeks, L months. */
export const efforts = ['S', 'M', 'L'] as const;
export type Effort = (typeof efforts)[number];

/** Whom a duty of the AI Act binds (articles 16 and 26). */
export const aiRoles = ['provider', 'deployer'] as const;
export type AiRole = (typeof aiRoles)[number];

/** Which systems or organisations a duty of the AI Act is about. */
export const addressees = ['high_risk', 'every_organisation', 'transparency', 'conditional'] as const;
export type Addressee = (typeof addressees)[number];

export const applicabilityTargets = [
  'all',
  'annex_iii',
  'annex_i',
  'formal',
  'good_practice',
  'new_prohibitions',
  'new_systems',
  'earlier_systems',
  'amended_wording',
  'covered_in_april_2026',
] as const;
/** From which date (ISO, calendar day) a duty applies and to what. */
export type Applicability = Readonly<{ from: string; target: (typeof applicabilityTargets)[number] }>;

export type Question = Readonly<{
  id: string;
  section: number;
  number: number;
  text: Localized;
  help: Localized;
  evidence: Localized;
  /** What the question is about, as a statement has it: what is there or what is missing. */
  subject: Localized;
  /** What closes the gap, in a few words: the name of an item of the plan. */
  action: Localized;
  remediation: Localized;
  references: readonly LegalReference[];
  effort: Effort;
  /** Weight in hundredths (1.25 is 125), so that every sum is an integer. */
  weightHundredths: number;
  notApplicable: Readonly<{ usual: boolean; condition?: Localized }>;
  topicLabel?: Localized;
  roles?: readonly AiRole[];
  appliesTo?: Addressee;
  appliesFrom?: readonly Applicability[];
}>;

export type Section = Readonly<{ number: number; title: Localized; questions: readonly Question[] }>;

/** All questions of one regime under a named version. */
export type Catalogue = Readonly<{ regime: Regime; version: string; asOf: string; sections: readonly Section[] }>;

/** One given answer. */
export type Answer = Readonly<{ questionId: string; answer: AnswerValue; comment: string }>;

export function questionsOf(catalogue: Catalogue): readonly Question[] {
  return catalogue.sections.flatMap((section) => section.questions);
}

/** References that may be shown: unverified citations of the Polish act stay in the data only (docs/product.md, “Assessments”). */
export function shownReferences(question: Question): readonly LegalReference[] {
  return question.references.filter((reference) => reference.verified !== false);
}
