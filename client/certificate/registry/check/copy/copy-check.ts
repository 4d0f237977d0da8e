import type { RegistryEntry } from '#contract/certificate/registry.ts';
import { verifyEntry, type EntryFindings, type FileFindings, type Sources } from '#proof/check/check.ts';
import { compareCopy, copyVerdictOf, numberIn, type Compared } from '#proof/check/copy.ts';
import { fileStateOf, type CopyJudged } from '#proof/check/headline.ts';
import { judgePaper } from '#proof/codes/qr.ts';
import type { CopyRead } from './copy-reader.ts';
import { isNeverIssued } from '#client/certificate/registry/check/record.ts';
import { readScanned } from '#client/certificate/registry/check/scanned.ts';

/** What the code on a copy is: none was found, or it leads elsewhere, to another number, or was judged by its signature. */
export type CopyCode = Readonly<
  { kind: 'none' | 'genuine' | 'unchecked' | 'false' } | { kind: 'foreign'; host: string } | { kind: 'other'; number: string }
>;

/** What was read of a file that is not as it was issued, beside what was signed under the number that it names. */
export type CopyCheck = Readonly<{
  read: CopyRead;
  /** Null where the file and its code name none. */
  number: string | null;
  /** Null where the registry was not asked, does not know the number, or is away. */
  entry: RegistryEntry | null;
  found: EntryFindings | null;
  hash: string;
  isNeverGiven: boolean;
  compared: readonly Compared[];
  code: CopyCode;
  judged: CopyJudged;
}>;

/** Where a copy looks things up: the hosts of the issuer, the registry, and what the checks of an entry need. */
export type CopySources = Readonly<{
  hosts: readonly string[];
  entry: (number: string) => Promise<RegistryEntry>;
  sources: (credentialHash?: string) => Promise<Sources>;
}>;

type Findings = FileFindings<RegistryEntry>;
type Signed = Pick<CopyCheck, 'number' | 'entry' | 'found' | 'hash' | 'isNeverGiven'>;

/** Whether a file has to be read: one as it was issued speaks for itself, and a report is never compared. */
export function needsReading(result: Findings): boolean {
  return result.kind === 'foreign' || (result.kind === 'certificate' && fileStateOf(result) !== 'same');
}

const unsigned: Omit<Signed, 'number'> = { entry: null, found: null, hash: '', isNeverGiven: false };

/** What was signed: by the credential inside the file, else under the number that the file names. */
async function signedFor(result: Findings, number: string | null, { entry: ask, sources }: CopySources): Promise<Signed> {
  if (result.kind === 'certificate' && result.found.claims) {
    return { ...unsigned, number: result.found.claims.number, entry: result.entry, found: result.found, hash: result.hash };
  }
  if (number === null) return { ...unsigned, number };
  try {
    const entry = await ask(number);
    const found = await verifyEntry(entry, await sources(entry.verificationHash), new Date());
    return { ...unsigned, number, entry, found, hash: entry.verificationHash };
  } catch (error) {
    return { ...unsigned, number, isNeverGiven: isNeverIssued(error) };
  }
}

type Code = Readonly<{ number: string | null; fragment: string; foreign: string | null }>;

function codeOn({ code }: CopyRead, hosts: readonly string[]): Code {
  const scanned = code === null ? null : readScanned(code, hosts);
  if (scanned?.kind === 'foreign') return { number: null, fragment: '', foreign: scanned.host };
  if (scanned?.kind !== 'certificate') return { number: null, fragment: '', foreign: null };
  const [path = '', fragment = ''] = scanned.path.split('#');
  return { number: numberIn(decodeURIComponent(path)), fragment, foreign: null };
}

async function judgedCode({ number, fragment, foreign }: Code, { found, hash, number: signed }: Signed): Promise<CopyCode> {
  if (foreign !== null) return { kind: 'foreign', host: foreign };
  if (number === null || signed === null) return { kind: 'none' };
  if (number !== signed) return { kind: 'other', number };
  const named = found?.claims ? { nip: found.claims.organization.nip, credentialHash: hash } : null;
  const { outcome } = await judgePaper(fragment, number, { manifest: found?.keys ?? null, named });
  return { kind: outcome === 'broken' ? 'false' : outcome };
}

const harmless = new Set(['note', 'rotated', 'merged']);

/** Judges what was read of a file against what was signed. */
export async function checkCopy(result: Findings, read: CopyRead, from: CopySources): Promise<CopyCheck> {
  const onCode = codeOn(read, from.hosts);
  const named = numberIn(read.text) ?? onCode.number ?? (result.kind === 'foreign' ? result.number : null);
  const signed = await signedFor(result, named, from);
  const { claims = null, disclosed = null } = signed.found ?? {};
  const compared = claims ? compareCopy(read.text, { claims, disclosed, hash: signed.hash }) : [];
  const code = await judgedCode(onCode, signed);
  const isFalseCode = code.kind === 'false' || code.kind === 'foreign' || code.kind === 'other';
  const isAppended = result.kind === 'certificate' && result.seal.why === 'appended';
  const isExplained = isAppended && read.traits.length > 0 && read.traits.every((trait) => harmless.has(trait));
  return { ...signed, read, compared, code, judged: { verdict: isFalseCode ? 'differs' : copyVerdictOf(compared), isExplained } };
}
