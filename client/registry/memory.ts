import { mayKeep } from '#client/consent.ts';

/** What this browser remembers of keys and log, so that it is not shown an older or another state. */
export const remembered = { keysVersion: 'atesto.keys.version', log: 'atesto.log.seen' } as const;
type Name = keyof typeof remembered;

export function recall(name: Name): string | null {
  try {
    return localStorage.getItem(remembered[name]);
  } catch {
    return null;
  }
}

/** Inside somebody else's page nobody was asked whether anything may be kept. */
function isEmbedded(): boolean {
  return window.parent !== window;
}

/** Keeps it unless functional entries were refused, or the browser keeps nothing. */
export function remember(name: Name, value: string): void {
  try {
    if (!isEmbedded() && mayKeep()) localStorage.setItem(remembered[name], value);
  } catch {
    // Then the next visit is the first one again.
  }
}
