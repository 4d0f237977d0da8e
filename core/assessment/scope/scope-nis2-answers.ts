import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import type { ScopeField, ScopeStep } from './scope-outcome.ts';

/** `abroad_active`: a seat outside Poland with a branch or services in Poland. */
export const seats = ['poland', 'abroad_active', 'abroad'] as const;

/** Roles whose status does not follow from size as in a sector. */
export const nis2Roles = [
  'dns',
  'tld',
  'domain_registration',
  'trust_qualified',
  'trust_unqualified',
  'communications',
  'managed_security',
  'critical',
  'former_operator',
  'public',
] as const;
/** Asked until the rules of December 2026; whoever said so keeps what it meant. */
export const formerRoles = ['public_annex_1', 'public_annex_2', 'public_unsure'] as const;
export type Nis2Role = (typeof nis2Roles)[number] | (typeof formerRoles)[number];

/** Kinds of public entities; a municipal office counts by its employees on 1 January (Annex 1 to the Polish act, public entities). */
export const publicKinds = [
  'government',
  'voivodeship',
  'powiat',
  'gmina_from_50',
  'gmina_under_50',
  'budget_unit',
  'university',
  'research_institute',
  'municipal_company',
  'unlisted',
] as const;
export type PublicKind = (typeof publicKinds)[number];

/** Whom Regulation (EU) 2022/2554 (DORA) binds; the last is in no annex to the directive. */
export const financialSectors = ['banking', 'market_infrastructure', 'other_finance'] as const;
export const annex1Sectors = [
  'energy',
  'transport',
  'banking',
  'market_infrastructure',
  'health',
  'drinking_water',
  'waste_water',
  'cloud',
  'data_centre',
  'content_delivery',
  'exchange_point',
  'managed_services',
  'space',
] as const;
export const annex2Sectors = [
  'postal',
  'waste',
  'chemicals',
  'food',
  'manufacturing',
  'marketplace',
  'search_engine',
  'social_network',
  'research',
] as const;
const sectors = [...annex1Sectors, ...annex2Sectors, 'other_finance', 'sector_unsure'] as const;
export type Nis2Sector = (typeof sectors)[number];

/** Bounds of Annex I to Regulation (EU) 651/2014: persons, and millions of euro. */
export const headcounts = ['under_10', 'under_50', 'under_250', 'from_250'] as const;
export const turnovers = ['to_2', 'to_10', 'to_50', 'over_50'] as const;
export const balances = ['to_2', 'to_10', 'to_43', 'over_43'] as const;
/** The size of the year before; one that was crossed for the first time does not count yet (the same annex, art. 4 ust. 2). */
export const yearsBefore = ['same', 'micro', 'small', 'medium', 'large', 'before_unsure'] as const;

/** Whether the figures count partner and linked enterprises (UKSC art. 5 ust. 6–7). */
export const groups = ['alone', 'included', 'independent', 'not_included'] as const;

export type Nis2Answers = Readonly<{
  seat?: (typeof seats)[number] | undefined;
  roles?: readonly Nis2Role[] | undefined;
  publicKind?: PublicKind | undefined;
  sectors?: readonly Nis2Sector[] | undefined;
  headcount?: (typeof headcounts)[number] | undefined;
  turnover?: (typeof turnovers)[number] | undefined;
  balance?: (typeof balances)[number] | undefined;
  before?: (typeof yearsBefore)[number] | undefined;
  group?: (typeof groups)[number] | undefined;
}>;

export const uksc = (cite: string, verified = true): LegalReference => ({ act: 'UKSC', cite, verified });
export const nis2 = (cite: string): LegalReference => ({ act: 'NIS2', cite });
export const dora = (cite: string): LegalReference => ({ act: 'DORA', cite });
export const sizeRule: LegalReference = { act: '651/2014', cite: 'załącznik I' };

function one<Name extends string, Option extends string>(name: Name, options: readonly Option[]) {
  return { name, many: false, options } as const satisfies ScopeField;
}

export const nis2Steps = [
  { id: 'seat', fields: [one('seat', seats)], references: [uksc('art. 5'), nis2('art. 26 ust. 1')] },
  {
    id: 'roles',
    fields: [{ name: 'roles', many: true, options: nis2Roles, former: formerRoles }],
    references: [uksc('art. 5 ust. 1'), uksc('art. 5 ust. 2')],
  },
  {
    id: 'public',
    fields: [one('publicKind', publicKinds)],
    references: [uksc('załącznik nr 1'), uksc('załącznik nr 2'), uksc('art. 8 ust. 3'), uksc('załącznik nr 4')],
  },
  {
    id: 'sectors',
    fields: [{ name: 'sectors', many: true, options: sectors }],
    references: [uksc('załącznik nr 1'), uksc('załącznik nr 2'), nis2('załącznik I'), nis2('załącznik II')],
  },
  {
    id: 'size',
    fields: [
      one('headcount', headcounts),
      one('turnover', turnovers),
      one('balance', balances),
      { ...one('before', yearsBefore), optional: true },
    ],
    references: [sizeRule, uksc('art. 5')],
  },
  {
    id: 'group',
    fields: [one('group', groups)],
    references: [sizeRule, uksc('art. 5'), uksc('art. 5 ust. 6', false), uksc('art. 5 ust. 7', false)],
  },
] as const satisfies readonly ScopeStep[];
