import { nis2Terms } from '#core/assessment/scope/nis2/terms.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { ClockId, Firm, IncidentFacts, IncidentKind } from './facts.ts';
import { clockRules, type ClockRule, type IncidentRegime } from './regimes.ts';

/** Why the clock is shown: it binds, it will bind and is a drill or a voluntary notification now, or nobody stated yet what the firm is. */
export const clockForces = ['binding', 'not_yet_binding', 'depends'] as const;
export type ClockForce = (typeof clockForces)[number];

/** The first day of reporting under the Cyber Resilience Act (art. 71), and of what high-risk AI systems require. */
const bindsFrom: Readonly<Partial<Record<IncidentRegime, string>>> = { cra: '2026-09-11', ai: '2027-12-02' };

/** The day on which chapter 3 binds the firm: twelve months after it came under the act (UKSC, art. 16). */
function chapter3From({ coveredSince }: Firm): string {
  return nis2Terms(coveredSince).measuresFrom;
}

/** The first day (ISO) on which a regime binds the firm; null where it did before there was any incident. */
export function firstBindingDay(regime: IncidentRegime, firm: Firm): string | null {
  return regime === 'ksc' ? chapter3From(firm) : (bindsFrom[regime] ?? null);
}

/** What the day of the incident, and what the firm is, make of a regime. */
export function forceOf(regime: IncidentRegime, firm: Firm, { detected }: IncidentFacts): ClockForce {
  if (isoDay(detected) < (firstBindingDay(regime, firm) ?? '')) return 'not_yet_binding';
  return regime === 'ksc' && firm.ksc === 'unknown' ? 'depends' : 'binding';
}

const securityKinds: readonly IncidentKind[] = ['service_disruption', 'unauthorised_access', 'personal_data'];

function kscClocks({ ksc }: Firm): readonly ClockId[] {
  if (ksc === 'none') return [];
  if (ksc === 'public_important') return ['ksc_notification'];
  if (ksc === 'trust') return ['ksc_notification', 'eidas_notification', 'ksc_interim', 'ksc_progress', 'ksc_final'];
  return ['ksc_early_warning', 'ksc_notification', 'ksc_interim', 'ksc_progress', 'ksc_final'];
}

/** What was not known at the notification follows in phases (GDPR, art. 33(4)). */
function hasSupplement({ incomplete = [], sent }: IncidentFacts): boolean {
  return incomplete.includes('gdpr_notification') || Boolean(sent.gdpr_supplement);
}

function dataClocks({ dataRole, telecom }: Firm, facts: IncidentFacts): readonly ClockId[] {
  if (dataRole === 'processor') return ['gdpr_controller'];
  return [
    ...(telecom ? (['telecom_notification', 'telecom_supplement'] as const) : []),
    'gdpr_notification',
    ...(hasSupplement(facts) ? (['gdpr_supplement'] as const) : []),
    'gdpr_persons',
  ];
}

/** A progress report is due where the handling outlasts the month (UKSC, art. 12b), an interim one where it was asked for. */
function withoutUncalled(ids: readonly ClockId[], hasProgress: boolean, { asked, sent }: IncidentFacts): readonly ClockId[] {
  const isCalled = (id: ClockId): boolean =>
    id === 'ksc_progress' ? hasProgress : id !== 'ksc_interim' || Boolean(asked ?? sent.ksc_interim);
  return ids.filter(isCalled);
}

/** The clocks that this firm and this incident have, in the order in which they are met. */
export function clocksFor(firm: Firm, facts: IncidentFacts, hasProgress: boolean): readonly ClockId[] {
  const hits = (...kinds: readonly IncidentKind[]): boolean => kinds.some((kind) => facts.kinds.includes(kind));
  return [
    ...(hits(...securityKinds) ? withoutUncalled(kscClocks(firm), hasProgress, facts) : []),
    ...(hits('personal_data') ? dataClocks(firm, facts) : []),
    ...(firm.finance !== 'none' && hits(...securityKinds) ? (['dora_initial', 'dora_intermediate', 'dora_final'] as const) : []),
    ...(hits('product_vulnerability', 'product_incident') ? (['cra_early_warning', 'cra_notification', 'cra_final'] as const) : []),
    ...(hits('ai_harm') ? (['ai_notification'] as const) : []),
  ];
}

function kscRule(id: ClockId, rule: ClockRule, firm: Firm): ClockRule {
  if (id === 'ksc_notification' && firm.ksc === 'trust') {
    return {
      ...rule,
      length: { hours: 24 },
      basis: [{ act: 'UKSC', cite: 'art. 11 ust. 1a' }, ...rule.basis.slice(1)],
      confidence: 'medium',
    };
  }
  if (id === 'ksc_notification' && firm.ksc === 'public_important') return { ...rule, basis: [{ act: 'UKSC', cite: 'art. 12c' }] };
  return rule;
}

function aiRule(rule: ClockRule, { aiPart }: Firm, { aiHarm }: IncidentFacts): ClockRule {
  if (aiPart === 'deployer') {
    return { ...rule, length: { atOnce: true }, to: 'ai_provider', basis: [{ act: 'AI Act', cite: 'art. 26 ust. 5' }] };
  }
  return { ...rule, length: { days: aiHarm === 'death' ? 10 : aiHarm === 'infrastructure' ? 2 : 15 } };
}

/** The rule of a clock for this firm and this incident. */
export function ruleFor(id: ClockId, firm: Firm, facts: IncidentFacts, hasProgress: boolean): ClockRule {
  const rule = clockRules[id];
  if (id === 'ksc_final' && hasProgress) return { ...rule, start: 'ended' };
  if (rule.regime === 'ksc') return kscRule(id, rule, firm);
  if (id === 'gdpr_notification' && facts.told) return { ...rule, start: 'told' };
  if (id === 'gdpr_persons' && facts.told) return { ...rule, start: 'told' };
  // A vulnerability that is exploited has its final report after the fix, an incident after the notification.
  if (id === 'cra_final' && !facts.kinds.includes('product_incident')) return { ...rule, start: 'fixed', length: { days: 14 } };
  return id === 'ai_notification' ? aiRule(rule, firm, facts) : rule;
}
