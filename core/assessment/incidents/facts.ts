import { inForce } from '#core/assessment/scope/in-force.ts';
import type { Team } from '#core/assessment/scope/nis2/authority.ts';
import type { NamedReceivers } from './receivers.ts';

/** What an incident is or does: more than one can be true. */
export const incidentKinds = [
  'service_disruption',
  'unauthorised_access',
  'personal_data',
  'product_vulnerability',
  'product_incident',
  'ai_harm',
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/**
 * What the entity is under the act on the national cybersecurity system: `entity` an essential or important one, a public essential one too; `trust` a
 * trust service provider; `public_important` an important public entity (annex 4).
 */
export const kscKinds = ['entity', 'trust', 'public_important', 'none', 'unknown'] as const;
export type KscKind = (typeof kscKinds)[number];

/** `credit`: banks, central counterparties, trading venues and financial entities that are essential or important too. */
export const financeKinds = ['none', 'credit', 'other'] as const;
export type FinanceKind = (typeof financeKinds)[number];

/** Whose personal data the incident hits: the organisation's own, or data that it processes for somebody. */
export const dataRoles = ['controller', 'processor'] as const;
export type DataRole = (typeof dataRoles)[number];

export const aiHarms = ['death', 'infrastructure', 'other'] as const;
export type AiHarm = (typeof aiHarms)[number];
/** Who the organisation is to the AI system that did harm (AI Act, art. 73 and 26(5)). */
export const aiParts = ['provider', 'deployer'] as const;
export type AiPart = (typeof aiParts)[number];

/** What of the organisation decides which clocks run; a scope check suggests it and a person changes it. */
export type Firm = Readonly<{
  ksc: KscKind;
  /** The day (ISO) on which it came under the act; chapter 3 binds twelve months later. */
  coveredSince: string;
  finance: FinanceKind;
  telecom: boolean;
  dataRole: DataRole;
  aiPart: AiPart;
  /** As the scope check names it; null where there was none. */
  team: Team | null;
  receivers: NamedReceivers;
}>;

export const unknownFirm: Firm = {
  ksc: 'unknown',
  coveredSince: inForce,
  finance: 'none',
  telecom: false,
  dataRole: 'controller',
  aiPart: 'provider',
  team: null,
  receivers: {},
};

/** Every clock that there can be. */
export const clockIds = [
  'ksc_early_warning',
  'ksc_notification',
  'ksc_interim',
  'ksc_progress',
  'ksc_final',
  'eidas_notification',
  'gdpr_notification',
  'gdpr_supplement',
  'gdpr_persons',
  'gdpr_controller',
  'telecom_notification',
  'telecom_supplement',
  'dora_initial',
  'dora_intermediate',
  'dora_final',
  'cra_early_warning',
  'cra_notification',
  'cra_final',
  'ai_notification',
] as const;
export type ClockId = (typeof clockIds)[number];

export const significanceOutcomes = ['significant', 'not_significant'] as const;
export type SignificanceOutcome = (typeof significanceOutcomes)[number];

/** Of an incident of which nothing but its detection is known. */
export const noInstants = { signal: null, told: null, classified: null, fixed: null, asked: null, ended: null } as const;

/** What is known of an incident. Instants that are not known are null. */
export type IncidentFacts = Readonly<{
  kinds: readonly IncidentKind[];
  aiHarm: AiHarm;
  /** The first sign, before anybody looked at it; no clock starts here. */
  signal: Date | null;
  /** When the information about the incident reached the organisation, from a supplier too. */
  detected: Date;
  /** When a processor notified the controller: their clock starts then. */
  told: Date | null;
  /** When it was classified as major (DORA). */
  classified: Date | null;
  /** When a corrective measure for the vulnerability was available (CRA). */
  fixed: Date | null;
  /** When the CSIRT asked for an interim report. */
  asked: Date | null;
  /** When the handling of the incident ended. */
  ended: Date | null;
  /** Whether the handling goes on when the final report is due: a progress report takes its place. */
  stillOpen: boolean;
  significance: SignificanceOutcome | null;
  sent: Readonly<Partial<Record<ClockId, Date>>>;
  /** Notifications that were sent while something that they ask for was empty or marked as unknown. */
  incomplete?: readonly ClockId[];
}>;
