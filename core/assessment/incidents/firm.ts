import type { ScopeAnswers } from '#core/assessment/scope/scope-outcome.ts';
import { kscInForceOn, unknownFirm, type Firm, type KscKind } from './facts.ts';
import type { SignificanceType } from './significance-answers.ts';

type Declared = Readonly<{ status: string; atLeast: string; answers: ScopeAnswers }>;

function listed(answers: ScopeAnswers, field: string): readonly string[] {
  const value = answers[field];
  return Array.isArray(value) ? value : [];
}

const publicRoles: ReadonlySet<string> = new Set(['public', 'public_annex_2']);

function kscOf({ status, answers }: Declared): KscKind {
  const roles = listed(answers, 'roles');
  if (roles.includes('trust_qualified') || roles.includes('trust_unqualified')) return 'trust';
  if (status === 'key') return 'entity';
  if (status === 'important') return roles.some((role) => publicRoles.has(role)) ? 'public_important' : 'entity';
  return status === 'not_covered' || status === 'dora' ? 'none' : 'unknown';
}

/** What a kept scope check suggests about the organisation; a person may say otherwise. */
export function suggestedFirm(declared: Declared | null): Firm {
  if (!declared) return unknownFirm;
  const [roles, sectors] = [listed(declared.answers, 'roles'), listed(declared.answers, 'sectors')];
  const ofCredit = sectors.includes('banking') || sectors.includes('market_infrastructure');
  return {
    ...unknownFirm,
    ksc: kscOf(declared),
    coveredSince: kscInForceOn,
    finance: ofCredit ? 'credit' : sectors.includes('other_finance') ? 'other' : 'none',
    telecom: roles.includes('communications'),
  };
}

const ofRole: Readonly<Record<string, SignificanceType>> = {
  dns: 'dns',
  tld: 'tld',
  trust_qualified: 'trust',
  trust_unqualified: 'trust',
  managed_security: 'managed_services',
};
const ofSector: Readonly<Record<string, SignificanceType>> = {
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
  const roles = listed(answers, 'roles').map((role) => ofRole[role]);
  const sectors = listed(answers, 'sectors').map((sector) => ofSector[sector]);
  return [...roles, ...sectors].find((type) => type !== undefined) ?? 'general';
}
