import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request as its signature sees it: the path and query as they were sent. */
export type Signed = Readonly<{
  method: string;
  path: string;
  query: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}>;
export type Credentials = Readonly<{ accessKeyId: string; secretAccessKey: string; region: string }>;

/** Codes of S3 for what is wrong with a signature; null when nothing is. */
export type Fault = 'AccessDenied' | 'InvalidAccessKeyId' | 'RequestTimeTooSkewed' | 'SignatureDoesNotMatch' | 'XAmzContentSHA256Mismatch';

const algorithm = 'AWS4-HMAC-SHA256';
const longestSkewMillis = 15 * 60_000;

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** RFC 3986: what is no letter, digit or one of `-._~` is escaped. */
function escaped(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

function canonicalQuery(query: string): string {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => [escaped(name), escaped(value)] as const);
  const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
  return pairs
    .toSorted((a, b) => order(a[0], b[0]) || order(a[1], b[1]))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function header({ headers }: Signed, name: string): string {
  return [headers[name] ?? ''].flat().join(',').trim().replaceAll(/ +/g, ' ');
}

function canonicalRequest(request: Signed, signedHeaders: readonly string[]): string {
  const lines = signedHeaders.map((name) => `${name}:${header(request, name)}\n`).join('');
  const hash = header(request, 'x-amz-content-sha256');
  return [request.method, request.path, canonicalQuery(request.query), lines, signedHeaders.join(';'), hash].join('\n');
}

type Authorization = Readonly<{ accessKeyId: string; scope: string; signedHeaders: readonly string[]; signature: string }>;

/** The parts of an `Authorization` header; null for anything else. */
function readAuthorization(text: string): Authorization | null {
  const match = /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(text);
  const [, accessKeyId = '', scope = '', names = '', signature = ''] = match ?? [];
  return match ? { accessKeyId, scope, signedHeaders: names.split(';'), signature } : null;
}

/** An instant of the form 20261121T090000Z; NaN for anything else. */
function millisOf(stamp: string): number {
  return Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function expectedSignature(request: Signed, { secretAccessKey, region }: Credentials, names: readonly string[]): string {
  const stamp = header(request, 'x-amz-date');
  const day = stamp.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = [algorithm, stamp, scope, sha256(canonicalRequest(request, names))].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>((from, part) => hmac(from, part), `AWS4${secretAccessKey}`);
  return hmac(key, text).toString('hex');
}

/** What is wrong with the signature of a request (AWS Signature Version 4, in the header). */
export function faultOf(request: Signed, credentials: Credentials, now: Date): Fault | null {
  const given = readAuthorization(header(request, 'authorization'));
  if (!given) return 'AccessDenied';
  if (given.accessKeyId !== credentials.accessKeyId) return 'InvalidAccessKeyId';
  const stamp = header(request, 'x-amz-date');
  const skew = Math.abs(now.getTime() - millisOf(stamp));
  if (Number.isNaN(skew) || skew > longestSkewMillis) return 'RequestTimeTooSkewed';
  const needed = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  const isBound = needed.every((name) => given.signedHeaders.includes(name));
  if (!isBound || given.scope !== `${stamp.slice(0, 8)}/${credentials.region}/s3/aws4_request`) return 'SignatureDoesNotMatch';
  const expected = expectedSignature(request, credentials, given.signedHeaders);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(given.signature))) return 'SignatureDoesNotMatch';
  const hash = header(request, 'x-amz-content-sha256');
  return hash === 'UNSIGNED-PAYLOAD' || hash === sha256(request.body) ? null : 'XAmzContentSHA256Mismatch';
}
