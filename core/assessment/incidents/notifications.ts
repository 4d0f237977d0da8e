import type { ClockId } from './facts.ts';

/** Fields of notifications, named by what the law asks for; texts say it in four languages. */
export const notificationFields = [
  'entity',
  'reporter',
  'contact_person',
  'malicious',
  'cross_border',
  'description',
  'service',
  'users_hit',
  'occurred_at',
  'detected_at',
  'duration',
  'area',
  'effect_on_others',
  'states_hit',
  'severity_impact',
  'indicators',
  'cause',
  'course',
  'preventive_steps',
  'remedial_steps',
  'damage',
  'root_cause',
  'measures_done',
  'cross_border_effect',
  'progress',
  'data_nature',
  'data_subjects',
  'data_records',
  'dpo',
  'consequences',
  'measures_for_persons',
  'delay_reasons',
  'product',
  'vulnerability_nature',
  'measures_for_users',
  'sensitivity',
  'actor',
  'fix',
  'classification_criteria',
  'ai_system',
  'ai_event',
  'causal_link',
] as const;
export type NotificationField = (typeof notificationFields)[number];

/** Fields answered with yes, no or unknown. */
export const choiceFields = ['malicious', 'cross_border'] as const satisfies readonly NotificationField[];

const who = ['entity', 'reporter', 'contact_person'] as const;
const early = [...who, 'malicious', 'cross_border'] as const;
const ksc = [
  ...early,
  'severity_impact',
  'indicators',
  'service',
  'users_hit',
  'occurred_at',
  'detected_at',
  'duration',
  'area',
  'effect_on_others',
  'states_hit',
  'cause',
  'course',
  'preventive_steps',
  'remedial_steps',
] as const;
const final = [...who, 'description', 'damage', 'root_cause', 'measures_done', 'cross_border_effect'] as const;
const gdpr = [
  ...who,
  'dpo',
  'occurred_at',
  'detected_at',
  'data_nature',
  'data_subjects',
  'data_records',
  'consequences',
  'measures_for_persons',
  'delay_reasons',
] as const;
const product = [...who, 'product', 'states_hit'] as const;
const dora = [...who, 'classification_criteria', 'detected_at', 'description', 'service', 'users_hit', 'states_hit'] as const;

/** What each notification says, in the order of the law. */
export const contentsOf: Readonly<Record<ClockId, readonly NotificationField[]>> = {
  ksc_early_warning: [...early, 'service', 'detected_at'],
  ksc_notification: ksc,
  ksc_interim: [...who, 'progress', 'severity_impact', 'remedial_steps'],
  ksc_progress: [...who, 'progress', 'severity_impact', 'remedial_steps'],
  ksc_final: final,
  eidas_notification: [...who, 'service', 'users_hit', 'occurred_at', 'detected_at', 'description', 'remedial_steps'],
  gdpr_notification: gdpr,
  gdpr_supplement: gdpr,
  gdpr_persons: ['description', 'dpo', 'consequences', 'measures_for_persons'],
  gdpr_controller: [...who, 'detected_at', 'data_nature', 'data_subjects', 'data_records', 'remedial_steps'],
  telecom_notification: [...who, 'occurred_at', 'detected_at', 'data_nature', 'data_subjects'],
  telecom_supplement: [...gdpr, 'states_hit'],
  dora_initial: dora,
  dora_intermediate: [...dora, 'severity_impact', 'duration', 'cause', 'remedial_steps'],
  dora_final: [...who, 'description', 'root_cause', 'damage', 'measures_done'],
  cra_early_warning: product,
  cra_notification: [...product, 'vulnerability_nature', 'measures_done', 'measures_for_users', 'sensitivity'],
  cra_final: [...who, 'product', 'description', 'severity_impact', 'actor', 'root_cause', 'fix'],
  ai_notification: [...who, 'ai_system', 'ai_event', 'causal_link', 'remedial_steps'],
};

export type FieldValue = Readonly<{ text: string; unknown: boolean }>;
export type NotificationContent = Readonly<Partial<Record<NotificationField, FieldValue>>>;

/** What still has neither words nor the mark that it is not known. */
export function openFields(id: ClockId, content: NotificationContent): readonly NotificationField[] {
  return contentsOf[id].filter((field) => !content[field]?.unknown && !content[field]?.text.trim());
}
