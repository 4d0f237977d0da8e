import type { ClockId } from './facts.ts';
import type { Receiver } from './receivers.ts';

/** The acts that clocks come from. */
export const incidentRegimes = ['ksc', 'eidas', 'gdpr', 'telecom', 'dora', 'cra', 'ai'] as const;
export type IncidentRegime = (typeof incidentRegimes)[number];

export const incidentActs = ['UKSC', 'NIS2', 'eIDAS', 'RODO', '611/2013', 'DORA', '2025/301', 'CRA', 'AI Act'] as const;
export type IncidentAct = (typeof incidentActs)[number];

/** How sure it is: the text of the act or several sources; one careful source; not known. */
export const confidences = ['high', 'medium', 'unknown'] as const;
export type Confidence = (typeof confidences)[number];

export const startFacts = ['detected', 'told', 'classified', 'fixed', 'asked', 'ended'] as const;
export type ClockStart = (typeof startFacts)[number] | ClockId;

export type ClockLength = Readonly<{ hours: number } | { days: number } | { months: number } | { atOnce: true }>;

/** One duty to say something to somebody by a time. Citations are in Polish form. */
export type ClockRule = Readonly<{
  regime: IncidentRegime;
  start: ClockStart;
  length: ClockLength;
  to: Receiver;
  basis: readonly Readonly<{ act: IncidentAct; cite: string }>[];
  confidence: Confidence;
}>;

const ksc = (cite: string) => ({ act: 'UKSC', cite }) as const;
const nis2 = { act: 'NIS2', cite: 'art. 23 ust. 4' } as const;
const gdpr = (cite: string) => ({ act: 'RODO', cite }) as const;
const dora = [
  { act: 'DORA', cite: 'art. 19 ust. 4' },
  { act: '2025/301', cite: 'art. 5' },
] as const;
const cra = { act: 'CRA', cite: 'art. 14' } as const;
const ai = (cite: string) => ({ act: 'AI Act', cite }) as const;
const telecom = { act: '611/2013', cite: 'art. 2' } as const;

/** The rule of each clock; what depends on the incident or on the firm stands in `termsFor` (`clock-rules.ts`). */
export const clockRules: Readonly<Record<ClockId, ClockRule>> = {
  ksc_early_warning: {
    regime: 'ksc',
    start: 'detected',
    length: { hours: 24 },
    to: 'csirt',
    basis: [ksc('art. 11 ust. 1 pkt 4'), nis2],
    confidence: 'high',
  },
  ksc_notification: {
    regime: 'ksc',
    start: 'detected',
    length: { hours: 72 },
    to: 'csirt',
    basis: [ksc('art. 11 ust. 1 pkt 4a'), nis2],
    confidence: 'high',
  },
  ksc_interim: {
    regime: 'ksc',
    start: 'asked',
    length: { atOnce: true },
    to: 'csirt',
    basis: [ksc('art. 11 ust. 1 pkt 4b'), nis2],
    confidence: 'high',
  },
  ksc_progress: {
    regime: 'ksc',
    start: 'ksc_notification',
    length: { months: 1 },
    to: 'csirt',
    basis: [ksc('art. 12b'), nis2],
    confidence: 'high',
  },
  ksc_final: {
    regime: 'ksc',
    start: 'ksc_notification',
    length: { months: 1 },
    to: 'csirt',
    basis: [ksc('art. 11 ust. 1 pkt 4c'), ksc('art. 12a'), nis2],
    confidence: 'high',
  },
  eidas_notification: {
    regime: 'eidas',
    start: 'detected',
    length: { hours: 24 },
    to: 'trust_supervisor',
    basis: [
      { act: 'eIDAS', cite: 'art. 19a' },
      { act: 'eIDAS', cite: 'art. 24 ust. 2' },
    ],
    confidence: 'medium',
  },
  gdpr_notification: {
    regime: 'gdpr',
    start: 'detected',
    length: { hours: 72 },
    to: 'uodo',
    basis: [gdpr('art. 33 ust. 1')],
    confidence: 'high',
  },
  gdpr_supplement: {
    regime: 'gdpr',
    start: 'gdpr_notification',
    length: { atOnce: true },
    to: 'uodo',
    basis: [gdpr('art. 33 ust. 4')],
    confidence: 'high',
  },
  gdpr_persons: {
    regime: 'gdpr',
    start: 'detected',
    length: { atOnce: true },
    to: 'persons',
    basis: [gdpr('art. 34 ust. 1')],
    confidence: 'high',
  },
  gdpr_controller: {
    regime: 'gdpr',
    start: 'detected',
    length: { atOnce: true },
    to: 'controller',
    basis: [gdpr('art. 33 ust. 2')],
    confidence: 'high',
  },
  telecom_notification: {
    regime: 'telecom',
    start: 'detected',
    length: { hours: 24 },
    to: 'uodo',
    basis: [telecom],
    confidence: 'high',
  },
  telecom_supplement: {
    regime: 'telecom',
    start: 'telecom_notification',
    length: { days: 3 },
    to: 'uodo',
    basis: [telecom],
    confidence: 'high',
  },
  dora_initial: { regime: 'dora', start: 'classified', length: { hours: 4 }, to: 'knf', basis: dora, confidence: 'high' },
  dora_intermediate: { regime: 'dora', start: 'dora_initial', length: { hours: 72 }, to: 'knf', basis: dora, confidence: 'high' },
  dora_final: { regime: 'dora', start: 'dora_intermediate', length: { months: 1 }, to: 'knf', basis: dora, confidence: 'high' },
  cra_early_warning: { regime: 'cra', start: 'detected', length: { hours: 24 }, to: 'csirt_enisa', basis: [cra], confidence: 'high' },
  cra_notification: { regime: 'cra', start: 'detected', length: { hours: 72 }, to: 'csirt_enisa', basis: [cra], confidence: 'high' },
  cra_final: {
    regime: 'cra',
    start: 'cra_notification',
    length: { months: 1 },
    to: 'csirt_enisa',
    basis: [cra],
    confidence: 'high',
  },
  ai_notification: {
    regime: 'ai',
    start: 'detected',
    length: { days: 15 },
    to: 'market_surveillance',
    basis: [ai('art. 73')],
    confidence: 'high',
  },
};
