import type { KindRule } from './kind-rules.ts';

/** Sectors of Annexes 1 and 2 to the Polish act, as they are asked for before the kinds in them. */
export const sectorsOfAnnex1 = [
  'in_energy',
  'in_transport',
  'in_finance',
  'in_health',
  'in_water',
  'in_digital',
  'in_communications',
  'in_ict_services',
  'in_space',
  'in_public',
] as const;
export const sectorsOfAnnex2 = [
  'in_postal',
  'in_waste',
  'in_chemicals',
  'in_food',
  'in_manufacturing',
  'in_platforms',
  'in_research',
] as const;
/** Sectors of both annexes. */
export const annexSectors = [...sectorsOfAnnex1, ...sectorsOfAnnex2] as const;
export type Sector = (typeof annexSectors)[number];

/** Facts that take a kind out of its annex (`out`) or leave it open; each is asked only where the kind was chosen. */
export const exclusionRules = {
  own_energy: 'open',
  drinking_water_side: 'out',
  waste_water_side: 'out',
  waste_side: 'out',
  group_only: 'open',
} as const;
export type Exclusion = keyof typeof exclusionRules;

/** Authorities of UKSC art. 41; `to_check` where the sources do not say which minister. */
export const authorities = ['energy', 'transport', 'maritime', 'knf', 'health', 'water', 'digital', 'uke', 'science', 'to_check'] as const;
export type Authority = (typeof authorities)[number];

/**
 * Which state has jurisdiction (NIS2 art. 26 ust. 1): that of the establishment, that where services are provided, or that of
 * the main establishment or representative.
 */
export type Jurisdiction = 'establishment' | 'service' | 'main_establishment';

/** One kind of entity of the annexes: what a lawyer reads and the rules run on. */
export type Kind = Readonly<{
  sector: Sector;
  /** Unit of an annex to the directive, in Polish form; null for what no annex lists. */
  unit: string | null;
  rule: KindRule;
  authority: Authority | null;
  jurisdiction: Jurisdiction;
  exclusion?: Exclusion;
  /** Bound directly by Implementing Regulation (EU) 2024/2690 (its art. 1). */
  boundDirectly?: true;
  /** Entered in the register by the authority (UKSC art. 7b ust. 2). */
  enteredExOfficio?: true;
  /** The status rests on one source: to be checked in the text of the act. */
  toCheck?: true;
}>;

type Facts = Omit<Kind, 'sector' | 'unit' | 'rule' | 'authority' | 'jurisdiction'>;

/** A row of a table, for kinds under the jurisdiction of their establishment. */
export function kind(
  sector: Sector,
  unit: string | null,
  rule: KindRule,
  authority: Authority,
  facts: Facts & Partial<Pick<Kind, 'jurisdiction'>> = {},
): Kind {
  return { sector, unit, rule, authority, jurisdiction: 'establishment', ...facts };
}

/** What is often taken for a kind and is none. */
export function noKind(sector: Sector): Kind {
  return { sector, unit: null, rule: 'outside', authority: null, jurisdiction: 'establishment' };
}
