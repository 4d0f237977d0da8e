import { createHash } from 'node:crypto';
import { Integer, Null, OctetString, type AsnType } from 'asn1js';
import {
  AlgorithmIdentifier,
  BasicOCSPResponse,
  CertID,
  CertificateRevocationList,
  OCSPRequest,
  OCSPResponse,
  Request,
  TBSRequest,
  type SingleResponse,
} from 'pkijs';
import { isSignature, parsed, readCertificate, type ReadCertificate } from './cms.ts';
import { isValid, skewMillis, type Link } from './trust.ts';

/** What is known of whether a certificate was revoked. */
export type Revocation = 'good' | 'revoked' | 'unknown';

const forAnswers = '1.3.6.1.5.5.7.3.9';
const basicAnswer = '1.3.6.1.5.5.7.48.1.1';
/** Signatures of lists and answers. */
const algorithms: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
};
/** An answer that names no end is believed for so long. */
const dayMillis = 86_400_000;
const statuses: Readonly<Record<number, Revocation>> = { 0: 'good', 1: 'revoked' };

function isCurrent(from: Date, until: Date | undefined, now: Date): boolean {
  const end = until ?? new Date(from.getTime() + dayMillis);
  return from.getTime() <= now.getTime() + skewMillis && now < end;
}

const sha1 = (bytes: Uint8Array): Buffer => createHash('sha1').update(bytes).digest();

type Named = Readonly<{ name: Buffer; key: Buffer; serial: Buffer }>;

/** How questions about a certificate name it (RFC 6960, 4.1.1): by hashes of its issuer, and by its number. */
function namedBy({ certificate, issuer }: Link): Named {
  const [own, above] = [readCertificate(certificate.raw), readCertificate(issuer.raw)];
  const key = above.parsed.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView;
  const name = Buffer.from(own.parsed.issuer.valueBeforeDecode);
  return { name: sha1(name), key: sha1(key), serial: Buffer.from(own.parsed.serialNumber.valueBlock.valueHexView) };
}

/** Asks whether a certificate was revoked (OCSP, RFC 6960). */
export function ocspQuestion(link: Link): Buffer {
  const { name, key, serial } = namedBy(link);
  const reqCert = new CertID({
    hashAlgorithm: new AlgorithmIdentifier({ algorithmId: '1.3.14.3.2.26', algorithmParams: new Null() }),
    issuerNameHash: new OctetString({ valueHex: name }),
    issuerKeyHash: new OctetString({ valueHex: key }),
    serialNumber: new Integer({ valueHex: serial }),
  });
  const tbsRequest = new TBSRequest({ requestList: [new Request({ reqCert })] });
  return Buffer.from(new OCSPRequest({ tbsRequest }).toSchema(true).toBER());
}

function isAbout({ certID }: SingleResponse, { name, key, serial }: Named): boolean {
  const bytes = (value: OctetString | Integer): Buffer => Buffer.from(value.valueBlock.valueHexView);
  return bytes(certID.issuerNameHash).equals(name) && bytes(certID.issuerKeyHash).equals(key) && bytes(certID.serialNumber).equals(serial);
}

/** Who may answer for an issuer: itself, or whom it gave a certificate for answers. */
function mayAnswer({ x509 }: ReadCertificate, { issuer }: Link, now: Date): boolean {
  const isDelegated = x509.checkIssued(issuer) && x509.verify(issuer.publicKey) && (x509.keyUsage?.includes(forAnswers) ?? false);
  return isDelegated && isValid(x509, now);
}

function ofAnswer(bytes: Buffer, link: Link, now: Date): Revocation {
  const { responseBytes, responseStatus } = new OCSPResponse({ schema: parsed(bytes).result });
  const isAnswer = responseStatus.valueBlock.valueDec === 0 && responseBytes?.responseType === basicAnswer;
  if (!isAnswer) return 'unknown';
  const basic = new BasicOCSPResponse({ schema: parsed(Buffer.from(responseBytes.response.getValue())).result });
  const hash = algorithms[basic.signatureAlgorithm.algorithmId];
  const given = (basic.certs ?? []).map((one) => readCertificate(Buffer.from(one.toSchema(true).toBER())));
  const keys = [link.issuer.publicKey, ...given.filter((one) => mayAnswer(one, link, now)).map(({ x509 }) => x509.publicKey)];
  const signed = Buffer.from(basic.tbsResponseData.tbsView);
  const signature = Buffer.from(basic.signature.valueBlock.valueHexView);
  if (!hash || !keys.some((key) => isSignature(signed, signature, key, { hash, isPss: false }))) return 'unknown';
  const named = namedBy(link);
  const about = basic.tbsResponseData.responses.filter((one) => isAbout(one, named) && isCurrent(one.thisUpdate, one.nextUpdate, now));
  const [only] = about;
  const status = only?.certStatus as AsnType | undefined;
  return (about.length === 1 && status && statuses[status.idBlock.tagNumber]) || 'unknown';
}

function ofList(bytes: Buffer, link: Link, now: Date): Revocation {
  const list = new CertificateRevocationList({ schema: parsed(bytes).result });
  const issuer = readCertificate(link.issuer.raw).parsed;
  const hash = algorithms[list.signatureAlgorithm.algorithmId];
  const signature = Buffer.from(list.signatureValue.valueBlock.valueHexView);
  const isSigned = hash && isSignature(Buffer.from(list.tbsView), signature, link.issuer.publicKey, { hash, isPss: false });
  // A list of a part of the certificates, or of changes only, says so in a critical extension.
  const isWhole = !(list.crlExtensions?.extensions ?? []).some(({ critical }) => critical);
  if (!isSigned || !isWhole || !list.issuer.isEqual(issuer.subject)) return 'unknown';
  const serial = readCertificate(link.certificate.raw).parsed.serialNumber;
  const isRevoked = (list.revokedCertificates ?? []).some(({ userCertificate }) => userCertificate.isEqual(serial));
  // A list that is too old still shows what was revoked before.
  if (isRevoked) return 'revoked';
  return isCurrent(list.thisUpdate.value, list.nextUpdate?.value, now) ? 'good' : 'unknown';
}

/** What an answer (OCSP) or a list (CRL, RFC 5280) states of a certificate; unknown for what is neither, not signed for it, or not current. */
export function revocationIn(bytes: Buffer, link: Link, now: Date): Revocation {
  for (const read of [ofAnswer, ofList]) {
    try {
      const found = read(bytes, link, now);
      if (found !== 'unknown') return found;
    } catch {
      // Of another form.
    }
  }
  return 'unknown';
}

/** What all that is known states: one revocation is enough. */
export function worstOf(found: readonly Revocation[]): Revocation {
  return found.includes('revoked') ? 'revoked' : found.includes('good') ? 'good' : 'unknown';
}
