import { fromBER, OctetString } from 'asn1js';
import { MessageImprint, PKIStatus, TimeStampReq, TimeStampResp } from 'pkijs';
import type { Bytes } from '#proof/bytes.ts';
import { bytesOf } from '#server/adapters/web/limited-read.ts';
import { derOf, sha256Algorithm, type Stamp } from './cms.ts';

/** A document waits no longer than this for its time-stamp. */
const waitMillis = 2000;
const largestToken = 11_000;

/** Requests the time-stamp of a SHA-256 and for the certificates that it is checked with (RFC 3161 §2.4.1). */
function question(hash: Bytes): Bytes {
  const messageImprint = new MessageImprint({ hashAlgorithm: sha256Algorithm, hashedMessage: new OctetString({ valueHex: hash }) });
  return derOf(new TimeStampReq({ version: 1, messageImprint, certReq: true }).toSchema());
}

/** The token in an answer, as it will stand in the seal; throws when it was refused, or stamps another hash. */
function tokenIn(answer: Bytes, hash: Bytes): Bytes {
  const { status, timeStampToken } = new TimeStampResp({ schema: fromBER(answer).result });
  if (![PKIStatus.granted, PKIStatus.grantedWithMods].includes(status.status) || !timeStampToken)
    throw new Error(`the time-stamping service refused (${status.status})`);
  const token = derOf(timeStampToken.toSchema());
  if (!Buffer.from(token).includes(Buffer.from(hash))) throw new Error('the time-stamp is of something else');
  if (token.length > largestToken) throw new Error('the time-stamp is too large');
  return token;
}

/** Whether a token is a good time-stamp of a SHA-256, made just now. */
export type IsStampOf = (token: Buffer, hash: Bytes) => boolean;

/** Time-stamps from a service that speaks RFC 3161 over HTTP; one that does not hold is rejected. */
export function openTimeStamps(url: string, isStampOf: IsStampOf): Stamp {
  return async (hash) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: question(hash),
      signal: AbortSignal.timeout(waitMillis),
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`the time-stamping service answered ${answer.status}`);
    const token = tokenIn(await bytesOf(answer), hash);
    if (!isStampOf(Buffer.from(token), hash)) throw new Error('the time-stamp does not hold');
    return token;
  };
}
