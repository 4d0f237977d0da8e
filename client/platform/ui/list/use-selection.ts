import { useState } from 'react';

/** Which rows of a list are chosen, by their keys; what is not shown any more is not chosen either. */
export function useSelection(shown: readonly string[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = shown.filter((key) => keys.has(key));
  const toggle = (key: string): void => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setKeys(next);
  };
  return { chosen, isChosen: (key: string) => keys.has(key), toggle, choose: (next: readonly string[]) => setKeys(new Set(next)) };
}
export type Selection = ReturnType<typeof useSelection>;
