import type { Client } from '#contract/communication/clients.ts';
import { certificateOfClient, clientCertificates, turnKinds, type ClientCertificate, type Turn } from '#core/communication/portfolio.ts';
import { foldForSearch } from '#core/platform/text/search-text.ts';
import { searchFor, someOf } from '#client/platform/ui/list/address.ts';
import { sortedBy, sortingFrom, sortingText, type Sorting } from '#client/platform/ui/list/sorting.ts';

export const columns = ['turn', 'name', 'score', 'deadline', 'quality'] as const;
export type Column = (typeof columns)[number];

/** What asks to be looked at: a deadline that has passed, and what the quality check finds. */
export const concerns = ['overdue', 'quality'] as const;
export type Concern = (typeof concerns)[number];

/** Which clients are shown, and in which order; it stands in the address. Nothing chosen is all of them. */
export type Filters = Readonly<{
  text: string;
  turns: readonly Turn[];
  certificates: readonly ClientCertificate[];
  concerns: readonly Concern[];
  sorting: Sorting<Column>;
}>;

export const everything: Filters = { text: '', turns: [], certificates: [], concerns: [], sorting: { by: 'turn', isReversed: false } };

export function filtersFrom(search: string): Filters {
  const params = new URLSearchParams(search);
  return {
    text: params.get('q') ?? '',
    turns: someOf(turnKinds, params.get('turn')),
    certificates: someOf(clientCertificates, params.get('certificate')),
    concerns: someOf(concerns, params.get('only')),
    sorting: sortingFrom(columns, params.get('sort'), 'turn'),
  };
}

function written({ text, turns: whose, certificates, concerns: only, sorting }: Filters) {
  return { q: text, turn: whose.join(','), certificate: certificates.join(','), only: only.join(','), sort: sortingText(sorting) };
}

export function searchOf(filters: Filters): string {
  return searchFor(written(filters), written(everything));
}

const concernsOf = ({ deadline, quality }: Client): Concern[] => [
  ...(deadline?.overdue ? ['overdue' as const] : []),
  ...(quality.error + quality.warning > 0 ? ['quality' as const] : []),
];

const includes = <T>(chosen: readonly T[], one: T): boolean => chosen.length === 0 || chosen.includes(one);

const tests = {
  turns: (client: Client, { turns: chosen }: Filters) => includes(chosen, client.turn),
  certificates: (client: Client, { certificates }: Filters) => includes(certificates, certificateOfClient(client.regimes)),
  // Each of them narrows further.
  concerns: (client: Client, { concerns: chosen }: Filters) => chosen.every((one) => concernsOf(client).includes(one)),
} as const;

/** The lowest score of a client; null without any. */
export function scoreOf({ regimes }: Client): number | null {
  const scores = regimes.flatMap(({ score }) => score ?? []);
  return scores.length > 0 ? Math.min(...scores) : null;
}

const problems = ({ quality }: Client): number => quality.error * 10_000 + quality.warning;

/** What a column compares; null comes last, whichever way it is read. The order of the server is that of whose turn it is. */
function compared(
  by: Exclude<Column, 'turn'>,
  language: string,
): Readonly<{
  value: (client: Client) => string | number | null;
  compare: (a: Client, b: Client) => number;
}> {
  if (by === 'name') {
    const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
    return { value: ({ name }) => name, compare: (a, b) => collator.compare(a.name, b.name) };
  }
  if (by === 'score') return { value: scoreOf, compare: (a, b) => (scoreOf(a) ?? 0) - (scoreOf(b) ?? 0) };
  if (by === 'quality') return { value: problems, compare: (a, b) => problems(b) - problems(a) };
  return { value: ({ deadline }) => deadline?.on ?? null, compare: (a, b) => (a.deadline?.on ?? '').localeCompare(b.deadline?.on ?? '') };
}

function inOrder(clients: readonly Client[], { by, isReversed }: Sorting<Column>, language: string): Client[] {
  if (by === 'turn') return isReversed ? clients.toReversed() : [...clients];
  const { value, compare } = compared(by, language);
  const sorted = sortedBy(clients, compare, isReversed);
  return [...sorted.filter((one) => value(one) !== null), ...sorted.filter((one) => value(one) === null)];
}

export type Count = (group: keyof typeof tests, value: string) => number;

/** The clients that are shown, and how many there would be of each choice with the filters of the other groups as they are. */
export function shownClients(clients: readonly Client[], filters: Filters, language: string): { shown: Client[]; count: Count } {
  const words = foldForSearch(filters.text).split(' ');
  const found = clients.filter(({ name, nip }) => words.every((word) => foldForSearch(`${name} ${nip}`).includes(word)));
  const groups = Object.keys(tests) as (keyof typeof tests)[];
  const fits = (client: Client, but?: keyof typeof tests): boolean =>
    groups.every((group) => group === but || tests[group](client, filters));
  const values = {
    turns: ({ turn }: Client): readonly string[] => [turn],
    certificates: ({ regimes }: Client): readonly string[] => [certificateOfClient(regimes)],
    concerns: (client: Client): readonly string[] => concernsOf(client),
  };
  return {
    shown: inOrder(
      found.filter((one) => fits(one)),
      filters.sorting,
      language,
    ),
    count: (group, value) => found.filter((one) => fits(one, group) && values[group](one).includes(value)).length,
  };
}
