import type { EntryFindings, ReportRecord } from './check.ts';
import type { CopyVerdict } from './copy.ts';
import type { Seal, SealOutcome } from '#proof/document/seal.ts';
import { checkNames, type Check, type CheckName, type Checks } from './verdict.ts';

/** What the page states first. A certificate that was revoked states by whom, as far as the registry reports. */
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

/** What the registry reports of a revocation; the reason is null where it gives none. */
export type RegistryRevocation = Readonly<{ revocationReason: string | null; replaced: boolean }>;

export function headlineOf(entry: RegistryRevocation, { overall }: Pick<EntryFindings, 'overall'>): Headline {
  if (overall !== 'revoked') return overall;
  if (entry.replaced) return 'replaced';
  if (entry.revocationReason === null) return 'revoked';
  return entry.revocationReason === 'organisation_request' ? 'revoked_own' : 'revoked_finding';
}

/**
 * Whether a file is as it was issued, as far as is proven: by an intact seal of a key on the issuer's list, or by its hash in
 * a leaf of the log. What the registry reports of hashes counts for nothing.
 */
export type FileState = 'same' | 'other' | 'unknown' | 'altered' | 'foreign_seal';

export function fileStateOf({ seal, isIssued }: Readonly<{ seal: Pick<Seal, 'outcome'>; isIssued: boolean | null }>): FileState {
  if (seal.outcome === 'altered') return 'altered';
  if (seal.outcome === 'foreign') return 'foreign_seal';
  // One that was sealed before the log had its place is none of the files in the leaf, and genuine all the same.
  if (seal.outcome === 'intact' || isIssued === true) return 'same';
  return isIssued === null && seal.outcome !== 'copy' ? 'unknown' : 'other';
}

export type FileHeadline = Headline | 'copy' | 'copy_agrees' | 'copy_differs' | 'altered' | 'foreign_seal';

/** What was read of a file that is not as it was issued: how it compares, and whether what was done to it is known and harmless. */
export type CopyJudged = Readonly<{ verdict: CopyVerdict; isExplained: boolean }>;

/** What is said first of a file: what is wrong with it weighs more than a genuine credential inside. */
export function fileHeadlineOf(headline: Headline, state: FileState, isRegistered: boolean, copy: CopyJudged | null = null): FileHeadline {
  if (headline === 'not_genuine') return headline;
  if (state === 'foreign_seal') return state;
  if (state !== 'same' && copy?.verdict === 'differs') return 'copy_differs';
  // A note, a turn or a second document after the seal, beside a text that agrees, are named for what they are.
  const isCopy = copy?.verdict === 'agrees' && (state !== 'altered' || copy.isExplained);
  if (state === 'altered' && !isCopy) return state;
  if (headline !== 'in_force') return headline;
  if (isCopy && state !== 'same') return 'copy_agrees';
  if (state === 'other') return 'copy';
  return state === 'same' && isRegistered ? headline : 'unchecked';
}

export const fileTones = {
  ...tones,
  copy: 'warn',
  copy_agrees: 'warn',
  copy_differs: 'bad',
  altered: 'bad',
  foreign_seal: 'bad',
} as const satisfies Record<FileHeadline, string>;

/** What is reported of a report: `kept` is one without a seal that the issuer recorded byte for byte, `uncompared` one of which that could not be queried. */
export type ReportState = SealOutcome | 'kept' | 'uncompared';

/** A report is never green: even an intact one is no certificate, and a record is the issuer's word alone. */
export const reportTones = {
  intact: 'warn',
  kept: 'warn',
  altered: 'bad',
  foreign: 'bad',
  copy: 'warn',
  none: 'warn',
  uncompared: 'warn',
  unchecked: 'warn',
} as const satisfies Record<ReportState, string>;

export function reportStateOf({ seal, record }: Readonly<{ seal: Pick<Seal, 'outcome'>; record: ReportRecord | null }>): ReportState {
  if (seal.outcome !== 'none') return seal.outcome;
  if (record === null) return 'uncompared';
  return record.madeAt === null ? 'none' : 'kept';
}

const failed = (why: string): Check => ({ outcome: 'failed', why });
const notMade = (why: string): Check => ({ outcome: 'not_made', why });

/**
 * The checks as they are shown, so that none contradicts the headline: without a good signature nothing else of the
 * certificate counts, and what was revoked is not in force whatever its dates say.
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
