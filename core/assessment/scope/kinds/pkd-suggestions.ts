import type { KindCode } from './kinds.ts';

/** Editions of the Polish classification of activities: the same code may mean something else in each (35.12, 47.91). */
export const pkdEditions = ['2025', '2007'] as const;
export type PkdEdition = (typeof pkdEditions)[number];

/** A code, or a range of codes, with the kinds it may stand for. */
type Suggestion = Readonly<{ from: string; to?: string; only?: PkdEdition; kinds: readonly KindCode[] }>;

/** Codes only suggest: what is really done decides, also on the side. `only` names the edition in which the code means that. */
export const pkdSuggestions: readonly Suggestion[] = [
  { from: '05.10', to: '05.20', kinds: ['mining'] },
  { from: '06.10', kinds: ['oil', 'mining'] },
  { from: '06.20', kinds: ['gas', 'mining'] },
  { from: '19.20', kinds: ['oil'] },
  { from: '24.46', kinds: ['nuclear'] },
  { from: '35.11', kinds: ['electricity_production'] },
  { from: '35.12', only: '2007', kinds: ['electricity_network'] },
  { from: '35.12', only: '2025', kinds: ['electricity_production'] },
  { from: '35.13', kinds: ['electricity_network'] },
  { from: '35.14', only: '2007', kinds: ['electricity_supply'] },
  { from: '35.14', only: '2025', kinds: ['electricity_network'] },
  { from: '35.15', only: '2025', kinds: ['electricity_supply'] },
  { from: '35.16', only: '2025', kinds: ['electricity_market'] },
  { from: '35.21', to: '35.23', kinds: ['gas'] },
  { from: '35.30', kinds: ['heat'] },
  { from: '46.71', only: '2007', kinds: ['oil', 'gas'] },
  { from: '46.81', only: '2025', kinds: ['oil', 'gas'] },
  { from: '49.50', kinds: ['oil', 'gas'] },
  { from: '49.10', only: '2007', kinds: ['rail'] },
  { from: '49.11', only: '2025', kinds: ['rail'] },
  { from: '49.20', kinds: ['rail'] },
  { from: '49.41', kinds: ['road_carrier'] },
  { from: '50.10', to: '50.20', kinds: ['sea'] },
  { from: '50.30', to: '50.40', kinds: ['inland_water'] },
  { from: '51.10', to: '51.21', kinds: ['air'] },
  { from: '51.22', kinds: ['space_ground'] },
  { from: '52.22', kinds: ['sea', 'inland_water'] },
  { from: '52.23', kinds: ['air'] },
  { from: '64.19', kinds: ['credit_institution'] },
  { from: '66.11', kinds: ['market_operator'] },
  { from: '86.10', to: '86.22', kinds: ['health_provider', 'spzoz'] },
  { from: '86.90', only: '2007', kinds: ['health_provider', 'spzoz'] },
  { from: '86.91', only: '2025', kinds: ['health_provider', 'spzoz'] },
  { from: '21.10', to: '21.20', kinds: ['medicines_making'] },
  { from: '72.11', only: '2007', kinds: ['medicines_research', 'research_organisation'] },
  { from: '72.19', only: '2007', kinds: ['research_organisation'] },
  { from: '72.10', only: '2025', kinds: ['medicines_research', 'research_organisation'] },
  { from: '36.00', kinds: ['drinking_water'] },
  { from: '37.00', kinds: ['waste_water'] },
  { from: '38.11', to: '38.32', kinds: ['waste'] },
  { from: '61.10', to: '61.90', kinds: ['communications'] },
  { from: '62.01', only: '2007', kinds: ['own_it'] },
  { from: '62.10', only: '2025', kinds: ['own_it'] },
  { from: '62.02', to: '62.03', only: '2007', kinds: ['managed_services', 'managed_security'] },
  { from: '62.20', only: '2025', kinds: ['managed_services', 'managed_security'] },
  { from: '62.09', only: '2007', kinds: ['managed_services', 'managed_security'] },
  { from: '62.90', only: '2025', kinds: ['managed_services', 'managed_security'] },
  { from: '63.11', only: '2007', kinds: ['cloud', 'data_centre'] },
  { from: '63.10', only: '2025', kinds: ['cloud', 'data_centre'] },
  { from: '63.12', only: '2007', kinds: ['search_engine', 'social_network', 'marketplace'] },
  { from: '63.91', only: '2025', kinds: ['search_engine', 'social_network'] },
  { from: '47.91', only: '2007', kinds: ['own_shop'] },
  { from: '47.91', only: '2025', kinds: ['marketplace'] },
  { from: '53.10', to: '53.20', kinds: ['postal'] },
  { from: '20.11', to: '20.60', kinds: ['chemicals_making'] },
  { from: '46.75', only: '2007', kinds: ['chemicals_trade'] },
  { from: '46.85', only: '2025', kinds: ['chemicals_trade'] },
  { from: '10.11', to: '11.07', kinds: ['food_industry'] },
  { from: '46.31', to: '46.39', kinds: ['food_wholesale'] },
  { from: '26.11', to: '26.99', kinds: ['electronics'] },
  { from: '27.11', to: '27.99', kinds: ['electrical_equipment'] },
  { from: '28.11', to: '28.99', kinds: ['machinery'] },
  { from: '29.10', to: '29.99', kinds: ['vehicles'] },
  { from: '30.11', to: '30.99', kinds: ['other_transport_equipment'] },
  { from: '32.50', kinds: ['medical_devices'] },
];

/** The four digits of a code as it is typed (`62.03.Z`, `6203Z`); null where it is none. */
export function pkdClass(typed: string): string | null {
  const [, division, group] = /^\s{0,3}(\d{2})\.?(\d{2})(?:\.?[A-Za-z])?\s{0,3}$/.exec(typed.slice(0, 16)) ?? [];
  return division && group ? `${division}.${group}` : null;
}

/** The kinds that a code may stand for, in either edition or in the one named; none is no sign that no kind fits. */
export function suggestedKinds(pkd: string, edition: PkdEdition): readonly KindCode[] {
  const code = pkdClass(pkd);
  if (!code) return [];
  const found = pkdSuggestions.filter(({ from, to = from, only = edition }) => from <= code && code <= to && only === edition);
  return [...new Set(found.flatMap(({ kinds }) => kinds))];
}

/** The kinds that a code of a register may stand for; in both editions where the register does not name its own. */
export function kindsOfCode({ code, edition }: Readonly<{ code: string; edition: PkdEdition | null }>): readonly KindCode[] {
  const editions = edition === null ? pkdEditions : [edition];
  return [...new Set(editions.flatMap((one) => suggestedKinds(code, one)))];
}
