import { readRevocation } from './leaves.ts';
import { placesOf, type StatusList } from '#proof/credential/status-list.ts';

/** What the entries of a log record of lists of revocations; `unlinked` are credentials whose entry names no place yet. */
export type RevokedPlaces = Readonly<{
  places: Map<string, Set<number>>;
  unlinked: Set<string>;
  /** The hash of each list as it was entered last. */
  entered: Map<string, string>;
}>;

export function noPlaces(): RevokedPlaces {
  return { places: new Map(), unlinked: new Set(), entered: new Map() };
}

/** Takes an entry into account, in the order of the log. */
export function applyEntry({ places, unlinked, entered }: RevokedPlaces, leaf: string): void {
  const revocation = readRevocation(leaf);
  if (revocation) {
    const { hash, place } = revocation;
    if (place === null) unlinked.add(hash);
    else unlinked.delete(hash);
    if (place !== null && place !== 'none') places.set(place.uri, (places.get(place.uri) ?? new Set()).add(place.index));
  } else if (leaf.startsWith('status ')) {
    const [, uri = '', hash = ''] = leaf.split(' ');
    entered.set(uri, hash);
  }
}

/** In what a list differs from the log: places that the log states were revoked and the list does not, and the other way round. */
export type Difference = Readonly<{ missing: readonly number[]; extra: readonly number[] }>;

export function differenceOf({ places }: RevokedPlaces, { uri, bits }: Pick<StatusList, 'uri' | 'bits'>): Difference {
  const listed = new Set(placesOf(bits));
  const logged = places.get(uri) ?? new Set<number>();
  return { missing: [...logged].filter((place) => !listed.has(place)), extra: [...listed].filter((place) => !logged.has(place)) };
}
