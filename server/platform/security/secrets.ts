import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const secretBytes = 32;

/** A secret for a link or a cookie, known to nobody but whoever is given it. */
export function newSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** What is stored of a secret: its SHA-256 in lower-case hex. A guess is as long as the secret, so that no salt is needed. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether a header `Authorization` bears that token (RFC 6750); takes as long whichever letters of it are right. */
export function bears(authorization: string | undefined, token: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(authorization ?? '')), Buffer.from(hashOfSecret(`Bearer ${token}`)));
}
