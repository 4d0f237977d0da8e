import { sign, verify, type KeyObject } from 'node:crypto';

const more = 'http://www.w3.org/2001/04/xmldsig-more#';

/** Methods of signature that are accepted here (the original knows SHA-1, PSS and SHA-3 as well). */
const signatures: Readonly<Record<string, Readonly<{ type: 'rsa' | 'ec'; hash: string }>>> = {
  [`${more}rsa-sha256`]: { type: 'rsa', hash: 'sha256' },
  [`${more}rsa-sha384`]: { type: 'rsa', hash: 'sha384' },
  [`${more}rsa-sha512`]: { type: 'rsa', hash: 'sha512' },
  [`${more}ecdsa-sha256`]: { type: 'ec', hash: 'sha256' },
  [`${more}ecdsa-sha384`]: { type: 'ec', hash: 'sha384' },
  [`${more}ecdsa-sha512`]: { type: 'ec', hash: 'sha512' },
};

const digests: Readonly<Record<string, string>> = {
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
  [`${more}sha384`]: 'sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
};

export const sha256Digest = 'http://www.w3.org/2001/04/xmlenc#sha256';

export function digestNamed(algorithm: string | null | undefined): string | undefined {
  return digests[algorithm ?? ''];
}

/** The method that a key signs with here. */
export function methodOf(key: KeyObject): string {
  return `${more}${key.asymmetricKeyType === 'ec' ? 'ecdsa' : 'rsa'}-sha256`;
}

/** Signatures of elliptic curves are r and s one after another, not DER (XML Signature 1.1, 6.4.3). */
export function signText(text: string, key: KeyObject): Buffer {
  return sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
}

/** Whether a signature holds, by a method that the key is of. */
export function verifies(method: string | null | undefined, text: string, key: KeyObject, signature: Buffer): boolean {
  const { type, hash } = signatures[method ?? ''] ?? {};
  if (!hash || key.asymmetricKeyType !== type) return false;
  const { modulusLength = 0, namedCurve } = key.asymmetricKeyDetails ?? {};
  if (type === 'rsa' ? modulusLength < 2048 : namedCurve === undefined) return false;
  return verify(hash, Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, signature);
}
