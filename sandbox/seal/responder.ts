import { createPublicKey } from 'node:crypto';
import { Constructed, Enumerated, GeneralizedTime, Integer, OctetString, Primitive } from 'asn1js';
import {
  BasicOCSPResponse,
  CertificateRevocationList,
  ContentInfo,
  MessageImprint,
  OCSPRequest,
  OCSPResponse,
  PKIStatus,
  PKIStatusInfo,
  ResponseBytes,
  ResponseData,
  RevokedCertificate,
  SingleResponse,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { newKey, yearsFromNow, type Authority } from '#sandbox/authority/authority.ts';
import {
  certificateStatusOf,
  derOf,
  forSignatures,
  forTimeStamps,
  isNoAuthority,
  makeCertificate,
  nameOf,
  schemaIn,
  signatureAlgorithm,
  signatureOf,
  timeOf,
  toSecond,
} from '#sandbox/authority/certificate.ts';
import { sha256Algorithm, signedData, type Signer } from './sign.ts';

const hourMillis = 3_600_000;
const stampInfo = '1.2.840.113549.1.9.16.1.4';

/** Answers of which one thing may be said otherwise by who wants to cheat. */
type Answering = Readonly<{ at?: Date; until?: Date; by?: Authority }>;

function later(at: Date): Date {
  return new Date(at.getTime() + hourMillis);
}

/** Answers whether a certificate was revoked (OCSP, RFC 6960); null to the caller about one that the sandbox is silent on. */
export function ocspAnswer(
  question: Buffer,
  authority: Authority,
  { at = new Date(), until = later(at), by = authority }: Answering = {},
): Buffer | null {
  const [asked] = new OCSPRequest(schemaIn(question)).tbsRequest.requestList;
  if (!asked) return null;
  const status = certificateStatusOf(new Uint8Array(asked.reqCert.serialNumber.valueBlock.valueHexView));
  if (status === 'silent') return null;
  const [thisUpdate, nextUpdate] = [toSecond(at), toSecond(until)];
  const certStatus =
    status === 'revoked'
      ? new Constructed({ idBlock: { tagClass: 3, tagNumber: 1 }, value: [new GeneralizedTime({ valueDate: thisUpdate })] })
      : new Primitive({ idBlock: { tagClass: 3, tagNumber: 0 } });
  const responses = [new SingleResponse({ certID: asked.reqCert, certStatus, thisUpdate, nextUpdate })];
  const signed = new ResponseData({ responderID: nameOf(authority.names), producedAt: thisUpdate, responses }).toSchema(true);
  const basic = new BasicOCSPResponse({
    tbsResponseData: new ResponseData(schemaIn(derOf(signed))),
    signatureAlgorithm,
    signature: signatureOf(signed, by.key),
  });
  const response = new OctetString({ valueHex: basic.toSchema().toBER() });
  const responseBytes = new ResponseBytes({ responseType: '1.3.6.1.5.5.7.48.1.1', response });
  return derOf(new OCSPResponse({ responseStatus: new Enumerated({ value: 0 }), responseBytes }).toSchema());
}

/** The list of the certificates with those numbers as revoked (CRL, RFC 5280). */
export function revocationList(
  serials: readonly Buffer[],
  authority: Authority,
  { at = new Date(), until = later(at), by = authority }: Answering = {},
): Buffer {
  const revokedCertificates = serials.map((serial) => {
    const userCertificate = new Integer({ valueHex: new Uint8Array(serial) });
    return new RevokedCertificate({ userCertificate, revocationDate: timeOf(at) });
  });
  const list = new CertificateRevocationList({
    version: 1,
    signature: signatureAlgorithm,
    signatureAlgorithm,
    issuer: nameOf(authority.names),
    thisUpdate: timeOf(at),
    nextUpdate: timeOf(until),
    ...(serials.length > 0 && { revokedCertificates }),
  });
  const [signed] = list.toSchema(true).valueBlock.value;
  if (signed) list.signatureValue = signatureOf(signed, by.key);
  return derOf(list.toSchema(true));
}

/** A time-stamping service of the sandbox's authority. */
export function makeTimeStamper(authority: Authority): Signer {
  const key = newKey();
  const names = { country: 'PL', commonName: 'Atesto Sandbox TSA (nothing real)' };
  const validity = { from: yearsFromNow(-1), until: yearsFromNow(5) };
  const extensions = [isNoAuthority, forSignatures, forTimeStamps];
  const certificate = makeCertificate({ subject: names, publicKey: createPublicKey(key), issuer: authority, ...validity, extensions });
  return { key, certificate, issuer: authority.names };
}

/** A time-stamp (RFC 3161) of a SHA-256. */
export function timeStamp(hash: Buffer, by: Signer, at = new Date()): Buffer {
  const info = new TSTInfo({
    version: 1,
    policy: '1.3.6.1.4.1.99999.1',
    messageImprint: new MessageImprint({
      hashAlgorithm: sha256Algorithm,
      hashedMessage: new OctetString({ valueHex: new Uint8Array(hash) }),
    }),
    serialNumber: new Integer({ value: 1 }),
    genTime: toSecond(at),
  });
  return signedData(derOf(info.toSchema()), by, { type: stampInfo, isAttached: true });
}

/** The hash that a question to a time-stamping service is about; null for another one than SHA-256, or no question. */
function hashIn(question: Buffer): Buffer | null {
  try {
    const { hashAlgorithm, hashedMessage } = new TimeStampReq(schemaIn(question)).messageImprint;
    const hash = Buffer.from(hashedMessage.valueBlock.valueHexView);
    return hashAlgorithm.algorithmId === sha256Algorithm.algorithmId && hash.length === 32 ? hash : null;
  } catch {
    return null;
  }
}

/** The answer of a time-stamping service to a question for the stamp of a SHA-256; null for another one. */
export function timeStampAnswer(question: Buffer, by: Signer): Buffer | null {
  const hash = hashIn(question);
  if (!hash) return null;
  const timeStampToken = new ContentInfo(schemaIn(timeStamp(hash, by)));
  return derOf(new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.granted }), timeStampToken }).toSchema());
}
