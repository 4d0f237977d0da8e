import type { EntryFindings } from './check.ts';
import { checkNames, type Check, type CheckName, type Checks } from './verdict.ts';

/** What the page says first. A certificate that was taken back says by whom, as far as the registry tells. */
export type Headline =
  | 'in_force'
  | 'expired'
  | 'revoked'
  | 'revoked_own'
  | 'revoked_finding'
  | 'replaced'
  | 'unchecked'
  | 'not_genuine'
  | 'unknown';

/** The tone of each: green is for what was checked through and holds. */
export const tones = {
  in_force: 'good',
  expired: 'warn',
  revoked: 'bad',
  revoked_own: 'bad',
  revoked_finding: 'bad',
  replaced: 'bad',
  unchecked: 'warn',
  not_genuine: 'bad',
  unknown: 'bad',
} as const satisfies Record<Headline, string>;

/** What the registry tells of a revocation; the reason is null where it tells none. */
export type Told = Readonly<{ revocationReason: string | null; replaced: boolean }>;

export function headlineOf(entry: Told, { overall }: Pick<EntryFindings, 'overall'>): Headline {
  if (overall !== 'revoked') return overall;
  if (entry.replaced) return 'replaced';
  if (entry.revocationReason === null) return 'revoked';
  return entry.revocationReason === 'organisation_request' ? 'revoked_own' : 'revoked_finding';
}

const failed = (why: string): Check => ({ outcome: 'failed', why });
const notMade = (why: string): Check => ({ outcome: 'not_made', why });

/**
 * The checks as they are shown, so that none contradicts the headline: without a good signature nothing else of the
 * certificate counts, and what was taken back is not in force whatever its dates say.
 */
export function shownChecks({ checks, overall }: Pick<EntryFindings, 'checks' | 'overall'>): Checks {
  if (overall === 'not_genuine') {
    const signature = checks.signature.outcome === 'failed' ? checks.signature : failed('other_certificate');
    const rest = notMade('not_signed');
    return { keys: checks.keys, signature, logged: rest, witnessed: rest, notRevoked: rest, inForce: rest };
  }
  if (overall === 'revoked') {
    const notRevoked = checks.notRevoked.outcome === 'failed' ? checks.notRevoked : failed('revoked_in_registry');
    return { ...checks, notRevoked, inForce: checks.inForce.outcome === 'passed' ? failed('revoked_early') : checks.inForce };
  }
  return checks;
}

/** What could not be checked, or did not come out well where the verdict is still open. */
export function missingChecks(checks: Checks): CheckName[] {
  return checkNames.filter((name) => checks[name].outcome !== 'passed' && checks[name].why !== 'no_witness_named');
}
