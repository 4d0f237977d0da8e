import { regimes, type Regime } from '#core/platform/regimes.ts';
import { foldForSearch } from '#core/platform/text/search-text.ts';
import { byConcern, supplierStatuses, type SupplierStatus } from '#core/supplier/supplier-status.ts';
import { searchFor, someOf } from '#client/platform/ui/list/address.ts';
import { sortedBy, sortingFrom, sortingText, type Sorting } from '#client/platform/ui/list/sorting.ts';
import type { Listed } from './listed.ts';

export const columns = ['concern', 'name', 'nip', 'end'] as const;
export type Column = (typeof columns)[number];

/** Which suppliers are shown, and in which order; it stands in the address. No status and no regime are all of them. */
export type Filters = Readonly<{
  text: string;
  statuses: readonly SupplierStatus[];
  regimes: readonly Regime[];
  sorting: Sorting<Column>;
}>;

export const everything: Filters = { text: '', statuses: [], regimes: [], sorting: { by: 'concern', isReversed: false } };

export function filtersFrom(search: string): Filters {
  const params = new URLSearchParams(search);
  return {
    text: params.get('q') ?? '',
    statuses: someOf(supplierStatuses, params.get('state')),
    regimes: someOf(regimes, params.get('regime')),
    sorting: sortingFrom(columns, params.get('sort'), 'concern'),
  };
}

function written({ text, statuses, regimes: chosen, sorting }: Filters) {
  return { q: text, state: statuses.join(','), regime: chosen.join(','), sort: sortingText(sorting) };
}

export function searchOf(filters: Filters): string {
  return searchFor(written(filters), written(everything));
}

function matchesText({ name, label, registeredName, nip, certificates }: Listed, words: readonly string[]): boolean {
  const searched = foldForSearch([name, label, registeredName, nip, ...certificates.map((one) => one.name)].join(' '));
  return words.every((word) => searched.includes(word));
}

const isOf = (supplier: Listed, chosen: readonly Regime[]): boolean =>
  chosen.length === 0 || supplier.certificates.some(({ regime }) => chosen.includes(regime));
const stands = ({ status }: Listed, chosen: readonly SupplierStatus[]): boolean => chosen.length === 0 || chosen.includes(status);

/** What is without comes last, whichever way a column is read. */
function lastWhereEmpty(value: (one: Listed) => string, compare: (a: string, b: string) => number) {
  return (a: Listed, b: Listed): number => Number(value(a) === '') - Number(value(b) === '') || compare(value(a), value(b));
}

function inOrder(suppliers: readonly Listed[], { by, isReversed }: Sorting<Column>, language: string): Listed[] {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const byText = (a: string, b: string): number => collator.compare(a, b);
  const turned = isReversed ? (a: string, b: string): number => byText(b, a) : byText;
  const named = suppliers.toSorted(lastWhereEmpty(({ name }) => name, by === 'name' ? turned : byText));
  if (by === 'name') return named;
  if (by === 'end') return named.toSorted(lastWhereEmpty(({ end }) => end, turned));
  return sortedBy(named, by === 'concern' ? byConcern : (a, b) => byText(a.nip, b.nip), isReversed);
}

type Counts = Readonly<{ statuses: ReadonlyMap<SupplierStatus, number>; regimes: ReadonlyMap<Regime, number> }>;

function countOf<K>(keys: readonly K[]): Map<K, number> {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The suppliers that are shown, and how many there would be of each status and regime with the other filters as they are. */
export function shownSuppliers(suppliers: readonly Listed[], filters: Filters, language: string): { shown: Listed[]; counts: Counts } {
  const words = foldForSearch(filters.text).split(' ');
  const found = suppliers.filter((one) => matchesText(one, words));
  const ofRegime = found.filter((one) => isOf(one, filters.regimes));
  const status = found.filter((one) => stands(one, filters.statuses));
  return {
    shown: inOrder(
      ofRegime.filter((one) => stands(one, filters.statuses)),
      filters.sorting,
      language,
    ),
    counts: {
      statuses: countOf(ofRegime.map((one) => one.status)),
      regimes: countOf(status.flatMap(({ certificates }) => [...new Set(certificates.map(({ regime }) => regime))])),
    },
  };
}
