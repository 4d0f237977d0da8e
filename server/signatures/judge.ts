import { createHash, type X509Certificate } from 'node:crypto';
import { nameInReason, type PersonalSignature, type SignatureVerdict } from '#core/signed-declaration.ts';
import { checkSignature, type ReadCertificate } from './cms.ts';
import { readSignedPdf } from './signed-pdf.ts';
import { isTrustedProfile, maySign, nipOfPerson, nipOfSeal, personOf, qualifiedFor, trustOf } from './trust.ts';

/** Who signed, where a person did; `name` as certificate or trusted profile have it, null where neither says it. */
export type SignedBy = Readonly<{ kind: PersonalSignature; name: string | null }>;

/** What a file is. `certificate` is the SHA-256 of the certificate, where there is one. */
export type Judged = Readonly<{ verdict: SignatureVerdict; certificate: string | null; person?: SignedBy }>;

type Asked = Readonly<{ file: Buffer; original: Buffer; nip: string; authorities: readonly X509Certificate[]; now: Date }>;

const longestName = 200;

/** Whose a valid signature is, and what follows from that for the company with that NIP. */
function ownerOf(signer: ReadCertificate, nip: string, reason: string | null): Omit<Judged, 'certificate'> {
  const qualified = maySign(signer) ? qualifiedFor(signer) : null;
  if (qualified === 'seal' && isTrustedProfile(signer)) {
    return { verdict: 'person', person: { kind: 'trusted', name: nameInReason(reason ?? '')?.slice(0, longestName) ?? null } };
  }
  if (qualified === 'seal') return { verdict: nipOfSeal(signer) === nip ? 'sealed' : 'other_company' };
  if (qualified !== 'signature') return { verdict: 'not_qualified' };
  if (nipOfPerson(signer) === nip) return { verdict: 'owner' };
  return { verdict: 'person', person: { kind: 'qualified', name: personOf(signer)?.slice(0, longestName) ?? null } };
}

/**
 * Judges a signed declaration by itself (docs/product.md, “Who a company is”): the declaration as it was issued with one signature
 * added, the signature over the whole file, a certificate that leads to the trusted list, and in it a qualified seal with
 * the company's NIP or the qualified signature of the sole trader with that NIP. Any other person's signature waits for an operator.
 */
export function judge({ file, original, nip, authorities, now }: Asked): Judged {
  const read = readSignedPdf(file, original);
  if (typeof read === 'string') return { verdict: read, certificate: null };
  const checked = checkSignature(read.signature, read.signed);
  if (!checked) return { verdict: 'broken', certificate: null };
  const { signer, others } = checked;
  const certificate = createHash('sha256').update(signer.der).digest('hex');
  const trust = trustOf(
    signer.x509,
    others.map(({ x509 }) => x509),
    authorities,
    now,
  );
  if (trust !== 'trusted') return { verdict: trust, certificate };
  return { ...ownerOf(signer, nip, read.reason), certificate };
}
