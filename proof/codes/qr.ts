import { isValidNip } from '#core/account/companies/nip.ts';
import { base64url, demand, equal, fromBase64url, fromHex, hasCryptography, NotProven, utf8, type Bytes } from '#proof/bytes.ts';
import { CannotVerify, signatureLength, verifies, type Sign } from '#proof/ed25519.ts';
import type { KeyManifest } from '#proof/log/key-manifest.ts';

/** The first line distinguishes what a code signs from everything else that the key signs: JWS begin with `eyJ`. */
const context = 'atesto.example/qr/v1';
const version = '1';
const hashBytes = 16;
export const kidLength = 6;
const fragmentPattern = /^#?1\.(\d{10})\.([0-9a-z]{1,9})\.([\w-]{22})\.([\w-]{6})\.([\w-]{86})$/;

/** What a code on paper states about the certificate that its address names. */
export type PaperCode = Readonly<{
  nip: string;
  expiresAt: Date;
  /** The first bytes of the SHA-256 of the signed part of the credential. */
  hash: Bytes;
  /** The beginning of the id of the key. */
  key: string;
  signature: Bytes;
}>;

type CodeContent = Readonly<{ number: string; nip: string; expiresAt: Date; hash: Bytes }>;

function seconds(at: Date): string {
  return Math.floor(at.getTime() / 1000).toString(36);
}

function signed({ number, nip, expiresAt, hash }: CodeContent): Bytes {
  return utf8(`${context}\n${number}\n${nip}\n${seconds(expiresAt)}\n${base64url(hash)}\n`);
}

/** The fragment of the address in a code: a statement that a browser checks and never sends. */
export async function writePaperCode(
  facts: Readonly<{ number: string; nip: string; expiresAt: Date; credentialHash: string }>,
  key: Readonly<{ id: string; sign: Sign }>,
): Promise<string> {
  const hash = fromHex(facts.credentialHash).slice(0, hashBytes);
  const signature = await key.sign(signed({ ...facts, hash }));
  return [version, facts.nip, seconds(facts.expiresAt), base64url(hash), key.id.slice(0, kidLength), base64url(signature)].join('.');
}

/** Reads the fragment of an address; null when it is no code of ours. Rejects one that is cut off or changed. */
export function readPaperCode(fragment: string): PaperCode | null {
  if (!/^#?1\./.test(fragment)) return null;
  const [, nip = '', expires = '', hash = '', key = '', signature = ''] = fragmentPattern.exec(fragment) ?? [];
  demand(isValidNip(nip), 'bad_code');
  const code = {
    nip,
    expiresAt: new Date(Number.parseInt(expires, 36) * 1000),
    hash: fromBase64url(hash),
    key,
    signature: fromBase64url(signature),
  };
  demand(code.hash.length === hashBytes && code.signature.length === signatureLength, 'bad_code');
  return code;
}

/**
 * genuine: the issuer signed it for this number · false: nobody of the issuer did, so it was made up or copied from
 * another number · unchecked: the keys, or the means, are not at hand.
 */
export type PaperCodeCheck = 'genuine' | 'false' | 'unchecked';

/** What was signed by which key, named by the beginning of its id. */
export type Vouched = Readonly<{ key: string; signature: Bytes; message: Bytes }>;

/** Whether a key of the issuer signed something on paper. A stolen key cannot vouch for paper: only the log shows what it signed when. */
export async function checkVouched({ key: id, signature, message }: Vouched, manifest: KeyManifest | null): Promise<PaperCodeCheck> {
  if (!manifest) return 'unchecked';
  const keys = manifest.keys.filter((one) => one.use === 'credential' && one.id.startsWith(id));
  try {
    for (const { key, revoked } of keys) {
      if (!(await verifies(fromBase64url(key ?? ''), signature, message))) continue;
      return revoked?.reason === 'compromise' ? 'unchecked' : 'genuine';
    }
  } catch (error) {
    if (error instanceof CannotVerify || error instanceof NotProven) return 'unchecked';
    throw error;
  }
  return 'false';
}

/** Whether a key of the issuer signed a code for a number. */
export async function checkPaperCode(code: PaperCode, number: string, manifest: KeyManifest | null): Promise<PaperCodeCheck> {
  return checkVouched({ ...code, message: signed({ ...code, number }) }, manifest);
}

/** Whether a code speaks of the certificate with that NIP and SHA-256. */
export function isCodeOf(code: PaperCode, nip: string, credentialHash: string): boolean {
  return code.nip === nip && equal(code.hash, fromHex(credentialHash).slice(0, hashBytes));
}

/** What became of a code on paper: none was scanned, it is damaged, or what it states and whether that holds. */
export type PaperFindings =
  | Readonly<{ outcome: 'none' | 'broken' }>
  | Readonly<{ outcome: PaperCodeCheck; code: Pick<PaperCode, 'nip' | 'expiresAt'> }>;

/** What is known of the certificate that an address names: its NIP, where the issuer signed it, and its SHA-256. */
export type Named = Readonly<{ nip: string | null; credentialHash: string }>;

/**
 * Judges the fragment of the address of a certificate. A code that the issuer signed, but for another certificate than
 * the registry has under that number, is false too.
 */
export async function judgePaper(
  fragment: string,
  number: string,
  { manifest, named }: Readonly<{ manifest: KeyManifest | null; named: Named | null }>,
): Promise<PaperFindings> {
  try {
    const code = readPaperCode(fragment);
    if (!code) return { outcome: 'none' };
    const outcome = hasCryptography() ? await checkPaperCode(code, number, manifest) : 'unchecked';
    const isOther = named?.nip !== undefined && named.nip !== null && !isCodeOf(code, named.nip, named.credentialHash);
    return { outcome: isOther ? 'false' : outcome, code };
  } catch (error) {
    if (error instanceof NotProven) return { outcome: 'broken' };
    throw error;
  }
}
