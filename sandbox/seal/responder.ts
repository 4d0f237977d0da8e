import { createPublicKey, sign } from 'node:crypto';
import { fromBER, type AsnType } from 'asn1js';
import { OCSPRequest } from 'pkijs';
import { newKey, yearsFromNow, type Authority } from '#sandbox/authority/authority.ts';
import {
  forSignatures,
  forTimeStamps,
  isNoAuthority,
  makeCertificate,
  nameOf,
  signatureAlgorithm,
  companyStatusOf,
} from '#sandbox/authority/certificate.ts';
import { bitString, der, fullTime, integer, nothing, octets, oid, sequence, tagged, time } from '#sandbox/authority/der.ts';
import { signedData, type Signer } from './sign.ts';

const hourMillis = 3_600_000;
const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'), nothing);
const stampInfo = '1.2.840.113549.1.9.16.1.4';

/** Answers of which one thing may be said otherwise by who wants to cheat. */
type Answering = Readonly<{ at?: Date; until?: Date; by?: Authority }>;

function later(at: Date): Date {
  return new Date(at.getTime() + hourMillis);
}

/** Answers whether a certificate was revoked (OCSP, RFC 6960); null to who asks about one that the sandbox is silent on. */
export function ocspAnswer(
  question: Buffer,
  authority: Authority,
  { at = new Date(), until = later(at), by = authority }: Answering = {},
): Buffer | null {
  const { result } = fromBER(new Uint8Array(question));
  const [asked] = new OCSPRequest({ schema: result }).tbsRequest.requestList;
  if (!asked) return null;
  const standing = companyStatusOf(new Uint8Array(asked.reqCert.serialNumber.valueBlock.valueHexView));
  if (standing === 'silent') return null;
  const id = Buffer.from((asked.reqCert.toSchema() as AsnType).toBER());
  const status = standing === 'revoked' ? der(0xa1, fullTime(at)) : der(0x80);
  const single = sequence(id, status, fullTime(at), tagged(0, fullTime(until)));
  const signed = sequence(tagged(1, nameOf(authority.names)), fullTime(at), sequence(single));
  const basic = sequence(signed, signatureAlgorithm, bitString(sign('sha256', signed, by.key)));
  return sequence(der(0x0a, Buffer.from([0])), tagged(0, sequence(oid('1.3.6.1.5.5.7.48.1.1'), octets(basic))));
}

/** The list of the certificates with those numbers as revoked (CRL, RFC 5280). */
export function revocationList(
  serials: readonly Buffer[],
  authority: Authority,
  { at = new Date(), until = later(at), by = authority }: Answering = {},
): Buffer {
  const revoked = serials.map((serial) => sequence(integer(serial), time(at)));
  const signed = sequence(
    integer(1),
    signatureAlgorithm,
    nameOf(authority.names),
    time(at),
    time(until),
    ...(revoked.length > 0 ? [sequence(...revoked)] : []),
  );
  return sequence(signed, signatureAlgorithm, bitString(sign('sha256', signed, by.key)));
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
  const imprint = sequence(sha256, octets(hash));
  const info = sequence(integer(1), oid('1.3.6.1.4.1.99999.1'), imprint, integer(1), fullTime(at));
  return signedData(info, by, { type: stampInfo, isAttached: true });
}

/** The answer of a time-stamping service to a question for the stamp of a SHA-256; null for another one. */
export function timeStampAnswer(question: Buffer, by: Signer): Buffer | null {
  const at = question.indexOf(octets(Buffer.alloc(32)).subarray(0, 2), question.indexOf(sha256.subarray(2)) + 1);
  const hash = question.subarray(at + 2, at + 34);
  if (at < 0 || hash.length !== 32) return null;
  return sequence(sequence(integer(0)), timeStamp(hash, by));
}
