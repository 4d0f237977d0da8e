import { mayStore } from '#client/platform/browser/consent.ts';
import { stored } from '#client/platform/browser/stored.ts';

/** What this browser remembers of keys and log, so that it is not shown an older or another state. */
export const remembered = { keysVersion: stored.keysVersion.name, log: stored.log.name } as const;
type Name = keyof typeof remembered;

export function recall(name: Name): string | null {
  try {
    return localStorage.getItem(remembered[name]);
  } catch {
    return null;
  }
}

/** Inside somebody else's page nobody was asked whether anything may be stored. */
function isEmbedded(): boolean {
  return window.parent !== window;
}

/** Keeps it where the banner was accepted and the browser stores anything. */
export function remember(name: Name, value: string): void {
  try {
    if (!isEmbedded() && mayStore()) localStorage.setItem(remembered[name], value);
  } catch {
    // Then the next visit is the first one again.
  }
}
