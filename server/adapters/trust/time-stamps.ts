import { insideOf, partsOf, readFirst, tags } from '#proof/der.ts';
import type { Bytes } from '#proof/bytes.ts';
import type { Stamp } from './cms.ts';
import { integer, nothing, octets, oid, sequence, yes } from './der.ts';
import { bytesOf } from '#server/adapters/web/limited-read.ts';

/** A document waits no longer than this for its time-stamp. */
const waitMillis = 2000;
const largestToken = 11_000;

/** Asks for the time-stamp of a SHA-256 and for the certificates that it is checked with (RFC 3161 §2.4.1). */
function question(hash: Bytes): Bytes {
  const imprint = sequence(sequence(oid('2.16.840.1.101.3.4.2.1'), nothing), octets(hash));
  return sequence(integer(1), imprint, yes);
}

/** The token in an answer; throws when it was refused, or stamps another hash. */
function tokenIn(answer: Bytes, hash: Bytes): Bytes {
  const [status, token] = partsOf(readFirst(answer, tags.sequence));
  const [code = 255] = insideOf(partsOf(status)[0], tags.integer);
  if (code > 1 || !token) throw new Error(`the time-stamping service refused (${code})`);
  if (!Buffer.from(token.whole).includes(Buffer.from(hash))) throw new Error('the time-stamp is of something else');
  if (token.whole.length > largestToken) throw new Error('the time-stamp is too large');
  return token.whole;
}

/** Whether a token is a good time-stamp of a SHA-256, made just now. */
export type IsStampOf = (token: Buffer, hash: Bytes) => boolean;

/** Time-stamps from a service that speaks RFC 3161 over HTTP; one that does not hold is not taken. */
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
