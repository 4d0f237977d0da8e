import { createHash, type X509Certificate } from 'node:crypto';
import type { Revocations } from '#server/adapters/trust/revocations.ts';
import { confirmsByItself, nameInReason, type PersonalSignature, type SignatureVerdict } from '#core/company/signed-declaration.ts';
import { checkSignature, type CheckedSignature, type ReadCertificate } from './cms.ts';
import { revocationOfAll } from './evidence.ts';
import type { Revocation } from './revocation.ts';
import { readSignedPdf } from './signed-pdf.ts';
import { digestOf, isTrustedStamp, readStamp } from './time-stamp.ts';
import {
  isTrustedProfile,
  isValid,
  maySign,
  nipOfPerson,
  nipOfSeal,
  personOf,
  qualifiedFor,
  skewMillis,
  trustOf,
  type Link,
} from './trust.ts';

/** Who signed, where a person did; `name` as certificate or trusted profile have it, null where neither states it. */
export type SignedBy = Readonly<{ kind: PersonalSignature; name: string | null }>;

/** `none` for a signature without a time-stamp, `untrusted` for one of a service that nobody lists, else the moment (ISO 8601). */
type StampFound = string;

/**
 * What a file is. `certificate` is the SHA-256 of the certificate, where there is one; the stamp and what is known of a
 * revocation stand with verdicts of a signature that leads to the trusted list.
 */
export type Judged = Readonly<{
  verdict: SignatureVerdict;
  certificate: string | null;
  person?: SignedBy;
  stamp?: StampFound;
  revocation?: Revocation;
}>;

type Lists = Readonly<{ authorities: readonly X509Certificate[]; timeStamps: readonly X509Certificate[] }>;
type Subject = Lists & Readonly<{ file: Buffer; original: Buffer; nip: string; soleTrader: boolean; revocations: Revocations; now: Date }>;

const longestName = 200;

/**
 * Whose a valid signature is, and what follows from that for the company with that NIP. A person's signature with its NIP is the
 * company only where the register knows a person in business: the certificate of a clerk carries the NIP of the office as well.
 */
function ownerOf(
  signer: ReadCertificate,
  { nip, soleTrader }: Pick<Subject, 'nip' | 'soleTrader'>,
  reason: string | null,
): Omit<Judged, 'certificate'> {
  const qualified = maySign(signer) ? qualifiedFor(signer) : null;
  if (qualified === 'seal' && isTrustedProfile(signer)) {
    return { verdict: 'person', person: { kind: 'trusted', name: nameInReason(reason ?? '')?.slice(0, longestName) ?? null } };
  }
  if (qualified === 'seal') return { verdict: nipOfSeal(signer) === nip ? 'sealed' : 'other_company' };
  if (qualified !== 'signature') return { verdict: 'not_qualified' };
  if (soleTrader && nipOfPerson(signer) === nip) return { verdict: 'owner' };
  return { verdict: 'person', person: { kind: 'qualified', name: personOf(signer)?.slice(0, longestName) ?? null } };
}

/** What its time-stamps say; null when one of them is not of this signature, or of a time when the certificate was not valid. */
function stampOf(checked: CheckedSignature, services: readonly X509Certificate[], now: Date): StampFound | null {
  let found: StampFound = 'none';
  for (const token of checked.stamps) {
    const stamp = readStamp(token, digestOf(checked.value));
    if (!stamp || stamp.at.getTime() > now.getTime() + skewMillis || !isValid(checked.signer.x509, stamp.at)) return null;
    if (isTrustedStamp(stamp, services)) found = stamp.at.toISOString();
    else if (found === 'none') found = 'untrusted';
  }
  return found;
}

/** A machine confirms nothing while it is not known that the certificate stands. */
function withRevocation(owner: Omit<Judged, 'certificate'>, revocation: Revocation): Omit<Judged, 'certificate'> {
  if (revocation === 'revoked') return { verdict: 'revoked' };
  return revocation === 'unknown' && confirmsByItself(owner.verdict) ? { ...owner, verdict: 'unchecked' } : owner;
}

type Signed = Readonly<{ checked: CheckedSignature; links: readonly Link[]; reason: string | null; stamp: StampFound }>;

async function judgeOwner({ checked, links, reason, stamp }: Signed, subject: Subject): Promise<Omit<Judged, 'certificate'>> {
  const owner = ownerOf(checked.signer, subject, reason);
  if (owner.verdict !== 'person' && !confirmsByItself(owner.verdict)) return owner;
  const revocation = await revocationOfAll(links, { revocations: subject.revocations, brought: checked.revocations, now: subject.now });
  return { ...withRevocation(owner, revocation), stamp, revocation };
}

/**
 * Judges a signed declaration by itself (docs/product.md, “Who a company is”): the declaration as it was issued with one signature
 * added, the signature over the whole file, a certificate that leads to the trusted list and was not revoked, and in it a qualified
 * seal with the company's NIP or, of a sole trader, the qualified signature with that NIP. Any other person's signature, and one
 * of which the authority does not state whether it was revoked, waits for an operator.
 */
export async function judge(subject: Subject): Promise<Judged> {
  const { file, original, authorities, timeStamps, now } = subject;
  const read = readSignedPdf(file, original);
  if (typeof read === 'string') return { verdict: read, certificate: null };
  const checked = checkSignature(read.signature, read.signed);
  if (!checked) return { verdict: 'broken', certificate: null };
  const { signer, others } = checked;
  const certificate = createHash('sha256').update(signer.der).digest('hex');
  const chain = others.map(({ x509 }) => x509);
  const { trust, links } = trustOf(signer.x509, chain, authorities, now);
  if (trust !== 'trusted') return { verdict: trust, certificate };
  const stamp = stampOf(checked, timeStamps, now);
  if (stamp === null) return { verdict: 'bad_stamp', certificate };
  return { ...(await judgeOwner({ checked, links, reason: read.reason, stamp }, subject)), certificate };
}
