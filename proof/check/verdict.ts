import { credentialHash, issueLeaf } from '#proof/log/leaves.ts';
import { hasCryptography, NotProven, utf8 } from '#proof/bytes.ts';
import { readCredential, type Credential, type CredentialClaims, type DisclosedClaims } from '#proof/credential/credential.ts';
import { CannotVerify } from '#proof/ed25519.ts';
import { isSignedBy, readJws } from '#proof/credential/jws.ts';
import { isRecentAuthentication, judgeKey, noteKeysOf, publicKeyOf, type KeyManifest } from '#proof/log/key-manifest.ts';
import { readLogProof, verifyLogProof, type Witnessed } from '#proof/log/log.ts';
import { isTakenBack, readStatusList, type StatusReference } from '#proof/credential/status-list.ts';

/** What became of a check: made with a good or a bad end, or not made, which is never good. */
export type Outcome = 'passed' | 'failed' | 'not_made';
/** A check with why it did not pass; `why` is a code such as `unknown_key`, null when it passed. */
export type Check = Readonly<{ outcome: Outcome; why: string | null }>;

export const checkNames = ['keys', 'signature', 'logged', 'witnessed', 'notRevoked', 'inForce'] as const;
export type CheckName = (typeof checkNames)[number];
export type Checks = Readonly<Record<CheckName, Check>>;

/**
 * genuine and in force · genuine, but over or revoked · signed by the issuer as far as is known, but something could
 * not be checked · not genuine.
 */
export const verdicts = ['in_force', 'expired', 'revoked', 'unchecked', 'not_genuine'] as const;
export type Verdict = (typeof verdicts)[number];

/** What is at hand to check a credential with; null is what could not be had. */
export type Evidence = Readonly<{
  credential: string;
  /** Opened with the pinned roots. */
  manifest: KeyManifest | null;
  origin: string;
  /** In the form of C2SP tlog-proof. */
  logProof: string | null;
  /** The signed list of certificates that were revoked. */
  statusToken: string | null;
  now: Date;
}>;

/** Claims are given only when the issuer signed them; nothing else may be shown as verified. */
export type Findings = Readonly<{
  verdict: Verdict;
  checks: Checks;
  version: 1 | 2 | null;
  /** The id of the key that it states it was signed with. */
  keyId: string | null;
  claims: CredentialClaims | null;
  disclosed: DisclosedClaims | null;
  index: number | null;
  witnesses: Witnessed['witnesses'];
  /** When the list of revoked certificates was signed. */
  statusAsOf: Date | null;
}>;

const passed: Check = { outcome: 'passed', why: null };
const notMade = (why: string): Check => ({ outcome: 'not_made', why });
const failed = (why: string): Check => ({ outcome: 'failed', why });

/** A check that ends badly for what was handed in, or cannot be made for what this machine lacks. */
async function attempt(check: () => Promise<Check>): Promise<Check> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof NotProven) return failed(error.code);
    if (error instanceof CannotVerify) return notMade('no_ed25519');
    throw error;
  }
}

function keysCheck(manifest: KeyManifest | null, now: Date): Check {
  if (!manifest) return notMade('no_key_list');
  return isRecentAuthentication(manifest, now) ? passed : notMade('key_list_too_old');
}

type Logged = Readonly<{ check: Check; index: number | null; witnesses: Witnessed['witnesses'] }>;

async function loggedCheck({ credential, manifest, origin, logProof }: Evidence): Promise<Logged> {
  let found: { index: number; witnesses: Witnessed['witnesses'] } | null = null;
  const check = await attempt(async () => {
    if (!manifest) return notMade('no_key_list');
    if (logProof === null) return notMade('no_log_proof');
    const trust = { origin: `${origin}/log`, log: await noteKeysOf(manifest, 'log'), witnesses: await noteKeysOf(manifest, 'witness') };
    found = await verifyLogProof(readLogProof(logProof), utf8(issueLeaf(await credentialHash(credential))), trust);
    return passed;
  });
  const { index = null, witnesses = [] } = (found as { index: number; witnesses: Witnessed['witnesses'] } | null) ?? {};
  return { check, index, witnesses };
}

function witnessedCheck(manifest: KeyManifest | null, { check, witnesses }: Logged): Check {
  if (!manifest || check.outcome !== 'passed') return notMade('not_logged');
  if (manifest.quorum === 0) return notMade('no_witness_named');
  return witnesses.length >= manifest.quorum ? passed : notMade('not_yet_witnessed');
}

async function signatureCheck(read: Credential | null, manifest: KeyManifest | null, index: number | null): Promise<Check> {
  if (!read) return failed('bad_credential');
  if (!manifest) return notMade('no_key_list');
  const { kid: id } = read.jws;
  // The first version named the address of its day, not the issuer; whose it is, its key states.
  if (read.version !== 1 && read.claims.issuer !== manifest.issuer) return failed('foreign_issuer');
  const verdict = judgeKey(manifest, { use: 'credential', id, at: read.claims.issuedAt, index });
  if (verdict !== 'accepted') return failed(verdict);
  const key = publicKeyOf(manifest, 'credential', id);
  return key && (await isSignedBy(read.jws, key)) ? passed : failed('bad_signature');
}

type Status = Readonly<{ check: Check; asOf: Date | null }>;

async function readStatus(reference: StatusReference, manifest: KeyManifest, token: string, now: Date): Promise<Status> {
  const jws = readJws(token);
  const list = await readStatusList(jws);
  const key = publicKeyOf(manifest, 'status', jws.kid);
  const verdict = judgeKey(manifest, { use: 'status', id: jws.kid, at: list.issuedAt, index: null });
  if (!key || verdict !== 'accepted' || list.uri !== reference.uri || !(await isSignedBy(jws, key))) {
    return { check: notMade('foreign_status_list'), asOf: null };
  }
  if (isTakenBack(list, reference.index)) return { check: failed('revoked'), asOf: list.issuedAt };
  // An old list cannot state that nothing happened since.
  const isOld = list.expiresAt === null || now.getTime() >= list.expiresAt.getTime();
  return { check: isOld ? notMade('status_list_too_old') : passed, asOf: list.issuedAt };
}

async function statusCheck(read: Credential | null, { manifest, statusToken, now }: Evidence): Promise<Status> {
  if (!read || !manifest) return { check: notMade('no_key_list'), asOf: null };
  if (!read.claims.status) return { check: notMade('first_version'), asOf: null };
  if (statusToken === null) return { check: notMade('no_status_list'), asOf: null };
  try {
    return await readStatus(read.claims.status, manifest, statusToken, now);
  } catch (error) {
    // What is wrong with the list says nothing about the certificate.
    if (error instanceof NotProven || error instanceof CannotVerify) return { check: notMade('foreign_status_list'), asOf: null };
    throw error;
  }
}

/** How far behind the signed times a clock may be, in milliseconds: nobody's is exact. */
const clockToleranceMillis = 10 * 60_000;

/** The latest time that the issuer or a witness signed among what is at hand, in milliseconds: it is not earlier than that now. */
function latestSignedTime(manifest: KeyManifest | null, { witnesses }: Logged, { asOf }: Status): number {
  const seen = witnesses.map(({ time }) => time * 1000);
  return Math.max(manifest ? Date.parse(manifest.issued) : 0, asOf?.getTime() ?? 0, ...seen);
}

function inForceCheck(read: Credential | null, now: Date, signedAt: number): Check {
  if (!read) return notMade('bad_credential');
  // A clock that stands before what was signed since knows no date on which anything could have ended.
  if (now.getTime() + clockToleranceMillis < signedAt) return notMade('clock_behind');
  if (now.getTime() < read.claims.issuedAt.getTime()) return failed('not_yet');
  return now.getTime() < read.claims.expiresAt.getTime() ? passed : failed('expired');
}

/** What the checks say together; docs/product.md, “Proof”. */
export function verdictOf({ keys, signature, logged, witnessed, notRevoked, inForce }: Checks): Verdict {
  if (signature.outcome === 'failed') return 'not_genuine';
  if (signature.outcome === 'not_made' || logged.outcome !== 'passed' || keys.outcome !== 'passed') return 'unchecked';
  if (notRevoked.outcome === 'failed') return 'revoked';
  if (inForce.outcome !== 'passed') return inForce.why === 'expired' ? 'expired' : 'unchecked';
  const isWitnessed = witnessed.outcome === 'passed' || witnessed.why === 'no_witness_named';
  return notRevoked.outcome === 'passed' && isWitnessed ? 'in_force' : 'unchecked';
}

async function readOrNull(credential: string): Promise<Credential | null> {
  try {
    return await readCredential(credential);
  } catch (error) {
    if (error instanceof NotProven) return null;
    throw error;
  }
}

/** Where this machine has no cryptography at all, such as on a page that is not secure. */
function nothingChecked(): Findings {
  const none = notMade('no_cryptography');
  const checks: Checks = { keys: none, signature: none, logged: none, witnessed: none, notRevoked: none, inForce: none };
  return {
    verdict: 'unchecked',
    checks,
    version: null,
    keyId: null,
    claims: null,
    disclosed: null,
    index: null,
    witnesses: [],
    statusAsOf: null,
  };
}

/** Checks a credential with everything that is at hand. */
export async function examine(evidence: Evidence): Promise<Findings> {
  if (!hasCryptography()) return nothingChecked();
  const { manifest, now } = evidence;
  const read = await readOrNull(evidence.credential);
  const logged = await loggedCheck(evidence);
  const signature = await attempt(() => signatureCheck(read, manifest, logged.index));
  const status = await statusCheck(read, evidence);
  const checks: Checks = {
    keys: keysCheck(manifest, now),
    signature,
    logged: logged.check,
    witnessed: witnessedCheck(manifest, logged),
    notRevoked: status.check,
    inForce: inForceCheck(read, now, latestSignedTime(manifest, logged, status)),
  };
  const isSigned = signature.outcome === 'passed';
  return {
    verdict: verdictOf(checks),
    checks,
    version: read?.version ?? null,
    keyId: read?.jws.kid ?? null,
    claims: isSigned ? (read?.claims ?? null) : null,
    disclosed: isSigned ? (read?.disclosed ?? null) : null,
    index: logged.index,
    witnesses: logged.witnesses,
    statusAsOf: status.asOf,
  };
}
