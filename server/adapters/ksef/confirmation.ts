import { createHash, X509Certificate } from 'node:crypto';
import { xmlReader, all, text } from '#server/platform/formats/xml.ts';
import type { KsefConfirmation } from './ksef.ts';
import { childrenOf, rootOf, type XmlElement } from './xml/xml-document.ts';
import {
  digests,
  enveloped,
  exclusive,
  inclusive,
  newSignature,
  signedPropertiesType,
  withoutSignatures,
  xades,
  xmldsig,
} from './xml/xml-signatures.ts';

/** What a confirmation has to say. `hash` is base64 SHA-256 of the file. */
export type ExpectedConfirmation = Readonly<{ ksefNumber: string; hash: string; sellerNip: string }>;

const confirmations = 'http://upo.schematy.mf.gov.pl/KSeF/';
const mostCertificates = 5;
const mostExpansions = 100;
const readSigned = xmlReader(new Set(['Dokument']), mostExpansions);
/** Transforms under which a reference still covers everything but the signature. */
const wholeTransforms = new Set([enveloped, withoutSignatures, exclusive, inclusive]);

class Unsigned extends Error {}

function only(parent: XmlElement, name: string): XmlElement {
  const [first, ...others] = childrenOf(parent, name, xmldsig);
  if (!first || others.length > 0) throw new Unsigned(`there is not one ${name}`);
  return first;
}

function transformsOf(reference: XmlElement): { name: string; expression: string }[] {
  const [list] = childrenOf(reference, 'Transforms', xmldsig);
  return list
    ? childrenOf(list, 'Transform', xmldsig).map((one) => ({
        name: one.getAttribute('Algorithm') ?? '',
        expression: one.textContent?.trim() ?? '',
      }))
    : [];
}

/** Whether a reference covers the whole document without its signature. */
function coversDocument(reference: XmlElement, root: XmlElement): boolean {
  const uri = reference.getAttribute('URI') ?? '';
  if (uri !== '' && (uri === '#' || !['Id', 'ID'].some((name) => uri === `#${root.getAttribute(name)}`))) return false;
  const transforms = transformsOf(reference);
  return (
    transforms.some(({ name }) => name === enveloped || name === withoutSignatures) &&
    transforms.every(({ name, expression }) => {
      if (!wholeTransforms.has(name)) return false;
      return name !== withoutSignatures || /^not\(\s*ancestor-or-self::[\w.-]+:Signature\s*\)$/.test(expression);
    })
  );
}

/** The one signature of a document, an element of its root, that covers all of the document and of itself no more than its properties. */
function signatureOf(root: XmlElement): XmlElement {
  if (root.getElementsByTagNameNS(xmldsig, 'Signature').length !== 1) throw new Unsigned('there is not one signature');
  const signature = only(root, 'Signature');
  const references = childrenOf(only(signature, 'SignedInfo'), 'Reference', xmldsig);
  const whole = references.filter((one) => one.getAttribute('Type') !== signedPropertiesType);
  if (references.length > 2 || whole.length !== 1 || !coversDocument(whole[0]!, root))
    throw new Unsigned('the document is not what is signed');
  return signature;
}

function certificatesIn(root: XmlElement): X509Certificate[] {
  return Array.from(root.getElementsByTagNameNS(xmldsig, 'X509Certificate'))
    .slice(0, mostCertificates)
    .flatMap((node) => {
      try {
        return [new X509Certificate(Buffer.from(node.textContent ?? '', 'base64'))];
      } catch {
        return [];
      }
    });
}

/** Whether the properties that are signed name another certificate than the one that verifies. */
function namesAnother(signature: XmlElement, certificate: X509Certificate): boolean {
  const [named] = Array.from(signature.getElementsByTagNameNS(xades, 'CertDigest'));
  if (!named) return false;
  const [hash, value] = [
    childrenOf(named, 'DigestMethod', xmldsig)[0]?.getAttribute('Algorithm'),
    childrenOf(named, 'DigestValue', xmldsig)[0]?.textContent,
  ];
  const method = digests[hash ?? ''];
  return method === undefined || createHash(method).update(certificate.raw).digest('base64') !== value?.trim();
}

/** What was signed, in its canonical form, and by whom; throws where a signature does not hold. */
function verified(source: string, root: XmlElement, certificate: X509Certificate): string {
  const node = signatureOf(root);
  const signature = newSignature({ publicCert: certificate.toString(), getCertFromKeyInfo: () => null });
  signature.loadSignature(node);
  if (!signature.checkSignature(source) || namesAnother(node, certificate)) throw new Unsigned('the signature does not hold');
  const signed = signature.getSignedReferences().filter((one) => /^<(?:[\w.-]+:)?Potwierdzenie[\s>]/.test(one));
  if (signed.length !== 1) throw new Unsigned('the document is not what is signed');
  return signed[0]!;
}

function fingerprint(certificate: X509Certificate): string {
  return certificate.fingerprint256.replaceAll(':', '').toLowerCase();
}

function signedBy(source: string, root: XmlElement): { content: string | null; signer: string | null } {
  const certificates = certificatesIn(root);
  for (const certificate of certificates) {
    try {
      return { content: verified(source, root, certificate), signer: fingerprint(certificate) };
    } catch {
      // Another certificate of the chain may be the one that signs.
    }
  }
  return { content: null, signer: certificates[0] ? fingerprint(certificates[0]) : null };
}

function problemIn(content: string, expected: ExpectedConfirmation): KsefConfirmation['problem'] {
  const [document, ...others] = all(readSigned(content), 'Potwierdzenie/Dokument');
  if (document === undefined || others.length > 0) return 'not_readable';
  if (text(document, 'SkrotDokumentu') !== expected.hash) return 'hash_differs';
  if (text(document, 'NumerKSeFDokumentu') !== expected.ksefNumber) return 'number_differs';
  return text(document, 'NipSprzedawcy') === expected.sellerNip ? null : 'seller_differs';
}

/**
 * Whether an official confirmation of receipt (UPO) is signed, and confirms what is expected. Only what the signature covers is read. By
 * whom it may be signed is not decided here: the ministry publishes no list, so that who asks compares `signer` with what is known.
 */
export function checkConfirmation(xml: Buffer, expected: ExpectedConfirmation): Pick<KsefConfirmation, 'problem' | 'signer'> {
  const root = rootOf(xml);
  if (root?.localName !== 'Potwierdzenie' || !root.namespaceURI?.startsWith(confirmations))
    return { problem: 'not_readable', signer: null };
  const { content, signer } = signedBy(xml.toString('utf8').replace(/^\uFEFF/, ''), root);
  return { problem: content === null ? 'signature_invalid' : problemIn(content, expected), signer };
}
