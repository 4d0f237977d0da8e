import { createHash, X509Certificate } from 'node:crypto';
import { refused } from '#sandbox/ksef/api/errors.ts';
import {
  canonical,
  childrenOf,
  elementAt,
  isCanonicalization,
  parseXml,
  textAt,
  withDescendants,
  type XmlElement,
} from '#sandbox/ksef/documents/xml.ts';
import { digestNamed, verifies } from './algorithms.ts';

const xmldsig = 'http://www.w3.org/2000/09/xmldsig#';
const enveloped = `${xmldsig}enveloped-signature`;
const signedProperties = 'http://uri.etsi.org/01903#SignedProperties';

export type SignedXml = Readonly<{
  certificate: X509Certificate;
  /** The document without its signature. */
  root: XmlElement;
}>;

const wrong = (what: string): Error => refused(9105, what);

function hashOf(algorithm: string | null | undefined, content: string | Buffer): string {
  const name = digestNamed(algorithm);
  if (!name) throw wrong(`Algorytm skrótu ${algorithm ?? ''} nie jest obsługiwany.`);
  return createHash(name).update(content).digest('base64');
}

function signaturesIn(root: XmlElement): XmlElement[] {
  return withDescendants(root).filter((one) => one.localName === 'Signature' && one.namespaceURI === xmldsig);
}

/** The transforms of a reference; the canonical form that they end in. */
function transformed(reference: XmlElement, content: XmlElement): string {
  let form: string | undefined;
  let prefixes: string[] = [];
  for (const transform of childrenOf(elementAt(reference, 'Transforms'), 'Transform')) {
    const algorithm = transform.getAttribute('Algorithm');
    if (algorithm === enveloped) continue;
    if (!isCanonicalization(algorithm)) throw wrong(`Transformata ${algorithm ?? ''} nie jest obsługiwana.`);
    form = algorithm;
    prefixes = (elementAt(transform, 'InclusiveNamespaces')?.getAttribute('PrefixList') ?? '').split(' ').filter(Boolean);
  }
  return canonical(content, form ?? 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315', prefixes);
}

function hasEnveloped(reference: XmlElement): boolean {
  const transforms = childrenOf(elementAt(reference, 'Transforms'), 'Transform');
  return transforms.some((one) => one.getAttribute('Algorithm') === enveloped);
}

/** What a reference names: the whole document without its signature, or one element of the signature. */
function contentOf(reference: XmlElement, root: XmlElement, signature: XmlElement): XmlElement {
  const uri = reference.getAttribute('URI') ?? '';
  if (uri === '' || uri === `#${root.getAttribute('Id') ?? root.getAttribute('ID') ?? '\n'}`) {
    if (!hasEnveloped(reference)) throw wrong('Podpis musi być otaczany (enveloped).');
    return root;
  }
  const named = withDescendants(signature).filter((one) => one.getAttribute('Id') === uri.slice(1));
  if (!uri.startsWith('#') || named.length !== 1 || !named[0]) throw wrong(`Odwołanie ${uri} nie wskazuje jednego elementu.`);
  return named[0];
}

function certificateOf(signature: XmlElement): X509Certificate {
  const text = textAt(signature, 'KeyInfo', 'X509Data', 'X509Certificate') ?? '';
  try {
    return new X509Certificate(Buffer.from(text, 'base64'));
  } catch {
    throw refused(21115);
  }
}

/** The properties must name the certificate by its digest: so nobody puts another one beside the signature. */
function requireCertificateDigest(properties: XmlElement, certificate: X509Certificate): void {
  const signed = elementAt(properties, 'SignedSignatureProperties');
  const digest = elementAt(elementAt(signed, 'SigningCertificate') ?? elementAt(signed, 'SigningCertificateV2'), 'Cert', 'CertDigest');
  const method = elementAt(digest, 'DigestMethod')?.getAttribute('Algorithm');
  if (!digest || textAt(digest, 'DigestValue') !== hashOf(method, certificate.raw))
    throw wrong('SigningCertificate nie zgadza się z certyfikatem.');
  if (!textAt(signed, 'SigningTime')) throw wrong('Brak SigningTime.');
}

function requireReferences(signature: XmlElement, root: XmlElement, certificate: X509Certificate): void {
  const references = childrenOf(elementAt(signature, 'SignedInfo'), 'Reference');
  const contents = references.map((reference) => contentOf(reference, root, signature));
  for (const [place, reference] of references.entries()) {
    const content = contents[place];
    const method = elementAt(reference, 'DigestMethod')?.getAttribute('Algorithm');
    if (!content || textAt(reference, 'DigestValue') !== hashOf(method, transformed(reference, content))) {
      throw wrong('Skrót w odwołaniu nie zgadza się z treścią.');
    }
  }
  const place = references.findIndex((one) => one.getAttribute('Type') === signedProperties);
  const properties = contents[place];
  if (!contents.includes(root) || properties?.localName !== 'SignedProperties') {
    throw wrong('Podpis nie obejmuje dokumentu i SignedProperties.');
  }
  requireCertificateDigest(properties, certificate);
}

/** Verifies the enveloped XAdES signature of a document: every digest, the signed properties, the value. Whom one trusts comes later. */
export function verifySignature(bytes: Buffer): SignedXml {
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) throw refused(21217);
  const [whole, root] = [parseXml(text), parseXml(text)];
  if (!whole || !root) throw refused(9101);
  const [signature, ...others] = signaturesIn(whole);
  if (!signature) throw refused(9102);
  if (others.length > 0) throw refused(9103);
  if (signature.parentNode !== whole) throw wrong('Podpis musi być otaczany (enveloped).');
  const [removed] = signaturesIn(root);
  if (removed) root.removeChild(removed);
  const signedInfo = elementAt(signature, 'SignedInfo');
  const form = elementAt(signedInfo, 'CanonicalizationMethod')?.getAttribute('Algorithm');
  if (!signedInfo || !isCanonicalization(form)) throw wrong('CanonicalizationMethod nie jest obsługiwana.');
  const certificate = certificateOf(signature);
  requireReferences(signature, root, certificate);
  const method = elementAt(signedInfo, 'SignatureMethod')?.getAttribute('Algorithm');
  const value = Buffer.from(textAt(signature, 'SignatureValue') ?? '', 'base64');
  if (!verifies(method, canonical(signedInfo, form), certificate.publicKey, value)) throw wrong('Wartość podpisu jest nieprawidłowa.');
  return { certificate, root };
}
