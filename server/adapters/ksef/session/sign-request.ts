import type { KeyObject, X509Certificate } from 'node:crypto';
import {
  ecdsaSha256,
  enveloped,
  exclusive,
  newSignature,
  rsaSha256,
  sha256Digest,
  signedPropertiesType,
  xades,
  xmldsig,
} from '#server/adapters/ksef/xml/xml-signatures.ts';

const authentication = 'http://ksef.mf.gov.pl/auth/token/2.1';
/** Clocks differ: a signature of the future is refused. */
const backdatedMillis = 60_000;

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The request to sign in (`AuthTokenRequest` 2.1) as the holder of a certificate in the context of a taxpayer. */
export function signInRequest(challenge: string, nip: string): string {
  return `<AuthTokenRequest xmlns="${authentication}"><Challenge>${escaped(challenge)}</Challenge><ContextIdentifier><Nip>${escaped(nip)}</Nip></ContextIdentifier><SubjectIdentifierType>certificateSubject</SubjectIdentifierType></AuthTokenRequest>`;
}

/** Which certificate signs, and when: what makes an XML signature one of XAdES (ETSI EN 319 132-1, 5.2). */
function qualifyingProperties(certificate: X509Certificate, at: Date): string {
  const digest = Buffer.from(certificate.fingerprint256.replaceAll(':', ''), 'hex').toString('base64');
  // RFC 4514 puts the names of an issuer in the reverse order.
  const issuer = certificate.issuer.split('\n').toReversed().join(',');
  const serial = BigInt(`0x${certificate.serialNumber}`).toString();
  const signingTime = new Date(at.getTime() - backdatedMillis).toISOString();
  const cert = `<xades:Cert><xades:CertDigest><ds:DigestMethod Algorithm="${sha256Digest}"/><ds:DigestValue>${digest}</ds:DigestValue></xades:CertDigest><xades:IssuerSerial><ds:X509IssuerName>${escaped(issuer)}</ds:X509IssuerName><ds:X509SerialNumber>${serial}</ds:X509SerialNumber></xades:IssuerSerial></xades:Cert>`;
  return `<xades:QualifyingProperties xmlns:xades="${xades}" xmlns:ds="${xmldsig}" Target="#Signature"><xades:SignedProperties Id="SignedProperties"><xades:SignedSignatureProperties><xades:SigningTime>${signingTime}</xades:SigningTime><xades:SigningCertificate>${cert}</xades:SigningCertificate></xades:SignedSignatureProperties></xades:SignedProperties></xades:QualifyingProperties>`;
}

/** The document with an enveloped XAdES signature: ECDSA on P-256 or RSA PKCS#1 v1.5, SHA-256. */
export function signXml(xml: string, { certificate, key }: Readonly<{ certificate: X509Certificate; key: KeyObject }>, at: Date): string {
  const signature = newSignature({
    privateKey: key,
    publicCert: certificate.toString(),
    signatureAlgorithm: key.asymmetricKeyType === 'ec' ? ecdsaSha256 : rsaSha256,
    canonicalizationAlgorithm: exclusive,
    objects: [{ content: qualifyingProperties(certificate, at) }],
  });
  signature.addReference({ xpath: '/*', isEmptyUri: true, transforms: [enveloped, exclusive], digestAlgorithm: sha256Digest });
  signature.addReference({
    xpath: "//*[local-name()='SignedProperties']",
    transforms: [exclusive],
    digestAlgorithm: sha256Digest,
    type: signedPropertiesType,
  });
  signature.computeSignature(xml, { prefix: 'ds', attrs: { Id: 'Signature' } });
  return signature.getSignedXml();
}
