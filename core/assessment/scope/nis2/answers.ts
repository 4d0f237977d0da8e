import { inForce } from '#core/assessment/scope/in-force.ts';
import { exclusionRules, sectorsOfAnnex1, sectorsOfAnnex2, type Exclusion } from '#core/assessment/scope/kinds/kind.ts';
import { kindCodes, kinds, type KindCode } from '#core/assessment/scope/kinds/kinds.ts';
import type { ScopeField, ScopeStep } from '#core/assessment/scope/outcome.ts';
import { nis2, sizeRule, uksc } from './units.ts';

/** `branch`: a company of another state with an establishment in Poland; `services`: one without, that serves Poland. */
export const seats = ['poland', 'branch', 'services', 'abroad'] as const;
/** Asked until the rules of December 2026: a branch or services. */
const formerSeats = ['abroad_active'] as const;
export type Seat = (typeof seats)[number] | (typeof formerSeats)[number];

/** What brings an entity under the act beside its kind (NIS2 art. 2 ust. 2 lit. b–f, art. 3 ust. 1 lit. g). */
export const nis2Roles = ['critical', 'decision', 'sole_supplier', 'systemic_effect', 'former_operator'] as const;
/** Asked until the rules of December 2026, when some kinds were roles; whoever said so keeps what it meant, where it was clear. */
export const formerRoles = [
  'dns',
  'tld',
  'domain_registration',
  'trust_qualified',
  'trust_unqualified',
  'communications',
  'managed_security',
  'public',
  'public_annex_1',
  'public_annex_2',
  'public_unsure',
] as const;
export type Nis2Role = (typeof nis2Roles)[number] | (typeof formerRoles)[number];

/** Kinds of public entities; a municipal office counts by its employees on 1 January (Annex 1 to the Polish act, public entities). */
export const publicKinds = [
  'government',
  'voivodeship',
  'powiat',
  'gmina_from_50',
  'gmina_under_50',
  'budget_unit',
  'public_hospital',
  'university',
  'research_institute',
  'municipal_company',
  'unlisted',
] as const;
export type PublicKind = (typeof publicKinds)[number];

const sectors = [...sectorsOfAnnex1, ...sectorsOfAnnex2, 'sector_unsure'] as const;
/** Whole sectors, asked until the rules of December 2026: they leave open whether the kind is listed. */
export const wholeSectors1 = ['energy', 'transport', 'health', 'drinking_water', 'waste_water', 'space'] as const;
export const wholeSectors2 = ['waste', 'chemicals', 'food', 'manufacturing', 'research'] as const;
/** Sectors of the same rules that are kinds. */
export const kindSectors = {
  banking: 'credit_institution',
  market_infrastructure: 'market_operator',
  other_finance: 'other_finance',
  cloud: 'cloud',
  data_centre: 'data_centre',
  content_delivery: 'content_delivery',
  exchange_point: 'exchange_point',
  managed_services: 'managed_services',
  postal: 'postal',
  marketplace: 'marketplace',
  search_engine: 'search_engine',
  social_network: 'social_network',
} as const satisfies Readonly<Record<string, KindCode>>;
type KindSector = keyof typeof kindSectors;
const formerSectors = [...wholeSectors1, ...wholeSectors2, ...(Object.keys(kindSectors) as KindSector[])] as const;
export type Nis2Sector = (typeof sectors)[number] | (typeof formerSectors)[number];

/** The answers of earlier rules that this sector takes the place of: its kinds are asked anew. */
export function replacedBy(sector: string): readonly string[] {
  const whole = [...wholeSectors1, ...wholeSectors2].filter(
    (code) => `in_${code}` === sector || (code.endsWith('_water') && sector === 'in_water'),
  );
  const named = Object.entries(kindSectors).filter(([, kind]) => kinds[kind].sector === sector);
  return [...whole, ...named.map(([code]) => code)];
}

export const exclusions = [...(Object.keys(exclusionRules) as Exclusion[]), 'exclusion_unsure'] as const;

/** Where decisions on cybersecurity are mainly taken, or who represents the company in the Union (NIS2 art. 26 ust. 2 and 3). */
export const establishments = [
  'main_poland',
  'main_elsewhere',
  'representative_poland',
  'representative_elsewhere',
  'no_representative',
  'establishment_unsure',
] as const;

/** Bounds of Annex I to Regulation (EU) 651/2014: persons, and millions of euro. */
export const headcounts = ['under_10', 'under_50', 'under_250', 'from_250'] as const;
export const turnovers = ['to_2', 'to_10', 'to_50', 'over_50'] as const;
export const balances = ['to_2', 'to_10', 'to_43', 'over_43'] as const;
/** The size of the year before; one that was crossed for the first time does not count yet (the same annex, art. 4 ust. 2). */
export const yearsBefore = ['same', 'micro', 'small', 'medium', 'large', 'before_unsure'] as const;

/** Whether the figures count partner and linked enterprises (UKSC art. 5 ust. 6–7). */
export const groups = ['alone', 'included', 'independent', 'not_included'] as const;

export type Nis2Answers = Readonly<{
  seat?: Seat | undefined;
  sectors?: readonly Nis2Sector[] | undefined;
  kinds?: readonly (KindCode | 'kind_unsure')[] | undefined;
  exclusions?: readonly (typeof exclusions)[number][] | undefined;
  establishment?: (typeof establishments)[number] | undefined;
  publicKind?: PublicKind | undefined;
  roles?: readonly Nis2Role[] | undefined;
  /** The calendar day (ISO) from which the conditions are met, where that is later than the act. */
  since?: string | undefined;
  headcount?: (typeof headcounts)[number] | undefined;
  turnover?: (typeof turnovers)[number] | undefined;
  balance?: (typeof balances)[number] | undefined;
  before?: (typeof yearsBefore)[number] | undefined;
  group?: (typeof groups)[number] | undefined;
}>;

function one<Name extends string, Option extends string>(name: Name, options: readonly Option[]) {
  return { name, many: false, options } as const satisfies ScopeField;
}

function many<Name extends string, Option extends string>(name: Name, options: readonly Option[]) {
  return { name, many: true, options } as const satisfies ScopeField;
}

const kindAnswers: readonly (KindCode | 'kind_unsure')[] = [...kindCodes, 'kind_unsure'];
const annexes = [uksc('załącznik nr 1'), uksc('załącznik nr 2'), nis2('załącznik I'), nis2('załącznik II')];

export const nis2Steps = [
  { id: 'seat', fields: [{ ...one('seat', seats), former: formerSeats }], references: [uksc('art. 5'), nis2('art. 26 ust. 1')] },
  { id: 'sectors', fields: [{ ...many('sectors', sectors), former: formerSectors }], references: annexes },
  { id: 'kinds', fields: [many('kinds', kindAnswers)], references: [...annexes, nis2('art. 6')] },
  { id: 'exclusions', fields: [many('exclusions', exclusions)], references: annexes },
  {
    id: 'establishment',
    fields: [one('establishment', establishments)],
    references: [nis2('art. 26 ust. 1'), nis2('art. 26 ust. 2'), nis2('art. 26 ust. 3')],
  },
  {
    id: 'public',
    fields: [one('publicKind', publicKinds)],
    references: [uksc('załącznik nr 1'), uksc('załącznik nr 2'), uksc('art. 8 ust. 3'), uksc('załącznik nr 4')],
  },
  {
    id: 'roles',
    fields: [
      { ...many('roles', nis2Roles), former: formerRoles },
      { name: 'since', many: false, options: [], days: { from: inForce, to: '2099-12-31' }, optional: true },
    ],
    references: [uksc('art. 5 ust. 1'), uksc('art. 5 ust. 2'), nis2('art. 2 ust. 2'), nis2('art. 3 ust. 1')],
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
