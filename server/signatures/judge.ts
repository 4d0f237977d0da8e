import { createHash, type X509Certificate } from 'node:crypto';
import type { SignatureVerdict } from '#core/signed-declaration.ts';
import { checkSignature } from './cms.ts';
import { readSignedPdf } from './signed-pdf.ts';
import { maySign, nipOfSeal, qualifiedFor, trustOf } from './trust.ts';

export type Judged = Readonly<{ verdict: SignatureVerdict; certificate: string | null }>;

type Asked = Readonly<{ file: Buffer; original: Buffer; nip: string; authorities: readonly X509Certificate[]; now: Date }>;

/**
 * Judges a signed declaration by itself (docs/product.md, “Who a company is”): the declaration as it was issued with one signature
 * added, the signature over the whole file, a certificate that leads to the trusted list, and in it a qualified seal with
 * the company's NIP. Only `sealed` confirms. `certificate` is the SHA-256 of the certificate, where there is one.
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
  const qualified = maySign(signer) ? qualifiedFor(signer) : null;
  if (qualified !== 'seal') return { verdict: qualified === 'signature' ? 'person' : 'not_qualified', certificate };
  return { verdict: nipOfSeal(signer) === nip ? 'sealed' : 'other_company', certificate };
}
