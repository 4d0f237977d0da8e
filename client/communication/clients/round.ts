import { useSyncExternalStore } from 'react';
import { useMe } from '#client/account/accounts/queries.ts';
import { useSwitch } from '#client/account/team/switching.ts';

/** Organisations that somebody opens one after another, and which of them is open; it ends with the page. */
type Round = Readonly<{ ids: readonly string[]; at: number }>;

let round: Round | null = null;
const listeners = new Set<() => void>();

function save(next: Round | null): void {
  round = next;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Where somebody is in a round, the way to the next one and to the end; null outside one. Who left an organisation meanwhile passes it over. */
export function useRound() {
  const now = useSyncExternalStore(subscribe, () => round);
  const own = useMe().data?.organizations ?? [];
  const turn = useSwitch();
  const open = (ids: readonly string[], at: number): void => {
    const id = ids[at];
    if (id === undefined) return;
    save({ ids, at });
    turn.mutate(id);
  };
  const next = now ? now.ids.findIndex((id, at) => at > now.at && own.some((one) => one.id === id)) : -1;
  return {
    start: (ids: readonly string[]) => open(ids, 0),
    isPending: turn.isPending,
    round: now && {
      number: now.at + 1,
      total: now.ids.length,
      next: own.find(({ id }) => id === now.ids[next])?.name ?? null,
      goOn: () => open(now.ids, next),
      end: () => save(null),
    },
  };
}
