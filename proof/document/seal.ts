import { concat, demand, equal, fromHex, hasCryptography, NotProven, sha256, type Bytes } from '#proof/bytes.ts';
import { readDetached } from './cms.ts';
import { CannotVerify } from '#proof/ed25519.ts';
import { judgeKey, type KeyManifest } from '#proof/log/key-manifest.ts';

/**
 * intact: the whole file is as the issuer sealed it · altered: something in it was changed or added after it was sealed ·
 * foreign: somebody else sealed it · copy: what is left of a seal in a file that was saved anew, which says nothing ·
 * none: it was never sealed · unchecked: this machine cannot tell.
 */
export type SealOutcome = 'intact' | 'altered' | 'foreign' | 'copy' | 'none' | 'unchecked';

/** `why` is a code such as `changed`, null where there is nothing to add. */
export type Seal = Readonly<{
  outcome: SealOutcome;
  why: string | null;
  /** SHA-256 of the certificate, when it was made, and whether the certificate names itself as its issuer; of intact seals. */
  fingerprint: string | null;
  at: Date | null;
  isSelfMade: boolean;
}>;

type Ranges = Readonly<{ from: number; to: number; end: number; at: Date }>;

const rangePattern = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;
const timePattern = /\/M \(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z\)/;
const longestSignature = 65_536;

function ended(outcome: SealOutcome, why: string | null = null): Seal {
  return { outcome, why, fingerprint: null, at: null, isSelfMade: false };
}

/** The ranges of a seal as it stands where the issuer puts it; null where the file was saved anew, or by another. */
function rangesAt(text: string, [match, zero, first, second, last]: RegExpMatchArray & { index?: number }, index: number): Ranges | null {
  const [from, to] = [Number(first), Number(second)];
  const end = to + Number(last);
  const isGap = text.startsWith('/Contents <', from - '/Contents '.length) && text[to - 1] === '>' && index + match.length < from;
  const place = text.slice(from + 1, to - 1);
  if (Number(zero) !== 0 || !isGap || to - from > longestSignature || !/^[0-9a-f]+$/.test(place) || end > text.length) return null;
  const time = timePattern.exec(text.slice(to, to + 200));
  const at = new Date(time ? `${time[1]}-${time[2]}-${time[3]}T${time[4]}:${time[5]}:${time[6]}Z` : '');
  return Number.isNaN(at.getTime()) ? null : { from, to, end, at };
}

/** Forms that let one file say two things: our documents have none of them. */
function isAmbiguous(text: string): boolean {
  const names = [...text.matchAll(/\/Type \/Filespec\s+\/F (\([^)]*\))/g)].map(([, name]) => name);
  return /\/Type\s*\/(?:XRef|ObjStm)\b/.test(text) || new Set(names).size !== names.length;
}

type Trust = Readonly<{ manifest: KeyManifest; place: number | null }>;

async function judge(pdf: Bytes, text: string, ranges: Ranges, { manifest, place }: Trust): Promise<Seal> {
  const { from, to, end, at } = ranges;
  const { hash, certificate, isSigned } = await readDetached(fromHex(text.slice(from + 1, to - 1)));
  const covered = await sha256(concat(pdf.subarray(0, from), pdf.subarray(to, end)));
  if (!equal(covered, hash) || !isSigned) return ended('altered', equal(covered, hash) ? 'bad_signature' : 'changed');
  const verdict = judgeKey(manifest, { use: 'seal', id: certificate.fingerprint, at, index: place });
  if (verdict !== 'accepted') return ended('foreign', verdict === 'unknown_key' ? 'foreign_seal' : verdict);
  if (end !== pdf.length) return ended('altered', 'appended');
  demand(!isAmbiguous(text), 'ambiguous');
  return { outcome: 'intact', why: null, fingerprint: certificate.fingerprint, at, isSelfMade: certificate.isSelfMade };
}

/**
 * Checks the seal of a document: one signature over the whole file, by a certificate that the list of keys names.
 * A file that was only saved anew is a copy and not called changed, since nothing can be said of it. `place` is where
 * the log holds the hashes of the document, for a certificate of a seal that was stolen later.
 */
export async function checkSeal(pdf: Bytes, manifest: KeyManifest | null, place: number | null = null): Promise<Seal> {
  // One character for each byte.
  const text = new TextDecoder('latin1').decode(pdf);
  if (!hasCryptography()) return ended('unchecked', 'no_cryptography');
  const found = [...text.matchAll(rangePattern)];
  const [first] = found;
  if (!first) return ended('none');
  if (!manifest) return ended('unchecked', 'no_key_list');
  const ranges = rangesAt(text, first, first.index);
  if (!ranges) return ended('copy', 'saved_anew');
  try {
    const seal = await judge(pdf, text, ranges, { manifest, place });
    return found.length > 1 && seal.outcome === 'intact' ? ended('altered', 'several_seals') : seal;
  } catch (error) {
    if (error instanceof NotProven) return ended('altered', error.code === 'ambiguous' ? 'ambiguous' : 'bad_seal');
    if (error instanceof CannotVerify) return ended('unchecked', 'no_such_key');
    throw error;
  }
}
