import { createHash, randomUUID, type KeyObject, type X509Certificate } from 'node:crypto';
import { canonical, childrenOf, elementAt, parseXml } from '#sandbox/ksef/documents/xml.ts';
import { methodOf, sha256Digest, signText } from './algorithms.ts';

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}

function reference(attributes: string, transforms: readonly string[], value: string): string {
  const listed = transforms.map((algorithm) => `<ds:Transform Algorithm="${algorithm}"/>`).join('');
  return `<ds:Reference ${attributes}><ds:Transforms>${listed}</ds:Transforms><ds:DigestMethod Algorithm="${sha256Digest}"/><ds:DigestValue>${value}</ds:DigestValue></ds:Reference>`;
}

function propertiesOf(id: string, certificate: X509Certificate, at: Date): string {
  const issuer = certificate.issuer.replaceAll('\n', ', ').replace(/[<>&]/g, ' ');
  const serial = BigInt(`0x${certificate.serialNumber}`);
  const named = `<xades:Cert><xades:CertDigest><ds:DigestMethod Algorithm="${sha256Digest}"/><ds:DigestValue>${digest(certificate.raw)}</ds:DigestValue></xades:CertDigest><xades:IssuerSerial><ds:X509IssuerName>${issuer}</ds:X509IssuerName><ds:X509SerialNumber>${serial}</ds:X509SerialNumber></xades:IssuerSerial></xades:Cert>`;
  return `<xades:SignedProperties Id="${id}"><xades:SignedSignatureProperties><xades:SigningTime>${at.toISOString()}</xades:SigningTime><xades:SigningCertificate>${named}</xades:SigningCertificate></xades:SignedSignatureProperties></xades:SignedProperties>`;
}

/** A document with an enveloped XAdES-BES signature at its end; `xml` has no declaration. */
export function signXml(xml: string, key: KeyObject, certificate: X509Certificate, at: Date): string {
  const root = parseXml(xml);
  if (!root) throw new Error('What is to be signed is no XML.');
  const id = `id-${randomUUID()}`;
  const object = `<ds:Object><xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" Target="#${id}">${propertiesOf(`${id}-properties`, certificate, at)}</xades:QualifyingProperties></ds:Object>`;
  const keyInfo = `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate.raw.toString('base64')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`;
  const signature = (signedInfo: string, value: string): string =>
    `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" Id="${id}">${signedInfo}<ds:SignatureValue>${value}</ds:SignatureValue>${keyInfo}${object}</ds:Signature>`;
  const drafted = parseXml(signature('', ''));
  const properties = elementAt(childrenOf(drafted ?? undefined, 'Object')[0], 'QualifyingProperties', 'SignedProperties');
  if (!properties) throw new Error('The properties of the signature are missing.');
  const references = [
    reference('URI=""', ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusive], digest(canonical(root))),
    reference(`URI="#${id}-properties" Type="http://uri.etsi.org/01903#SignedProperties"`, [exclusive], digest(canonical(properties))),
  ];
  const signedInfo = `<ds:SignedInfo><ds:CanonicalizationMethod Algorithm="${exclusive}"/><ds:SignatureMethod Algorithm="${methodOf(key)}"/>${references.join('')}</ds:SignedInfo>`;
  const informed = elementAt(parseXml(signature(signedInfo, '')) ?? undefined, 'SignedInfo');
  if (!informed) throw new Error('The signature is no XML.');
  const value = signText(canonical(informed), key).toString('base64');
  return xml.replace(/<\/[^>]+>\s*$/, (end) => signature(signedInfo, value) + end);
}
