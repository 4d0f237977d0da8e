import { nis2Receivers, type Team } from '#core/assessment/scope/nis2/authority.ts';
import { scopeDuties } from '#core/assessment/scope/duties.ts';
import { countedAnswers } from '#core/assessment/scope/scope.ts';
import { inForce } from '#core/assessment/scope/in-force.ts';
import type { Nis2Answers } from '#core/assessment/scope/nis2/answers.ts';
import { effectiveBases } from '#core/assessment/scope/nis2/nis2.ts';
import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';
import type { ScopeDutyCode } from '#core/assessment/scope/duty.ts';
import { unknownFirm, type Firm, type KscKind } from '#core/assessment/incidents/facts.ts';
import type { SignificanceType } from './answers.ts';

/** The duty to report that a scope check names states which clocks there are; the strictest where it names two. */
const ofDuty: readonly (readonly [ScopeDutyCode, KscKind])[] = [
  ['incidents_trust', 'trust'],
  ['incidents', 'entity'],
  ['incidents_public', 'public_important'],
];

function kscOf(answers: ScopeAnswers, status: string): KscKind {
  const duties = new Set(scopeDuties('nis2', answers).map(({ code }) => code));
  const found = ofDuty.find(([code]) => duties.has(code));
  if (found) return found[1];
  return status === 'not_covered' || status === 'dora' ? 'none' : 'unknown';
}

function teamOf(counted: Nis2Answers): Team | null {
  const found = nis2Receivers(counted);
  return found && { csirt: found.csirt, sectorCsirts: found.sectorCsirts };
}

/** What a stored scope check under the act suggests about the organisation; a person may say otherwise. */
export function suggestedFirm({ status, answers }: Readonly<{ status: string; answers: ScopeAnswers }>): Firm {
  const counted: Nis2Answers = countedAnswers('nis2', answers);
  const bases = effectiveBases(counted);
  const finance = bases.some(({ kind }) => kind?.rule === 'dora')
    ? 'credit'
    : bases.some(({ kind }) => kind?.rule === 'dora_alone')
      ? 'other'
      : 'none';
  return {
    ...unknownFirm,
    ksc: kscOf(answers, status),
    coveredSince: counted.since ?? inForce,
    finance,
    telecom: bases.some(({ code }) => code === 'communications'),
    team: teamOf(counted),
  };
}

const ofKind: Readonly<Record<string, SignificanceType>> = {
  public_dns: 'dns',
  tld: 'tld',
  trust_qualified: 'trust',
  trust_unqualified: 'trust',
  managed_security: 'managed_services',
  cloud: 'cloud',
  data_centre: 'data_centre',
  content_delivery: 'content_delivery',
  managed_services: 'managed_services',
  marketplace: 'marketplace',
  search_engine: 'search_engine',
  social_network: 'social_network',
};

/** The type of Implementing Regulation (EU) 2024/2690 that a scope check suggests first. */
export function suggestedType(answers: ScopeAnswers): SignificanceType {
  const types = effectiveBases(countedAnswers('nis2', answers)).map(({ code }) => ofKind[code]);
  return types.find((type) => type !== undefined) ?? 'general';
}
