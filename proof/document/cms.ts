import { concat, demand, equal, sha256, type Bytes } from '#proof/bytes.ts';
import { readCertificate, type Certificate } from './x509-certificate.ts';
import { insideOf, oidText, partsOf, readFirst, tags, type Der } from './der.ts';
import { CannotVerify } from '#proof/ed25519.ts';

const contexts = { zero: 0xa0, one: 0xa1 } as const;
const attributes = { kind: '1.2.840.113549.1.9.3', hash: '1.2.840.113549.1.9.4', certificate: '1.2.840.113549.1.9.16.2.47' } as const;
const data = '1.2.840.113549.1.7.1';
const signedData = '1.2.840.113549.1.7.2';
const sha256Name = '2.16.840.1.101.3.4.2.1';
const keyKinds = { rsa: '1.2.840.113549.1.1.1', ec: '1.2.840.10045.2.1' } as const;
const coordinateBytes = 32;

/** The one value of a signed attribute; rejects when it is not there exactly once. */
function attributeOf(list: readonly Der[], type: string): Der {
  const found = list.map((one) => partsOf(one)).filter(([name]) => oidText(name) === type);
  const [value, more] = partsOf(found[0]?.[1], tags.set);
  demand(found.length === 1 && value && !more, 'bad_seal');
  return value;
}

/** ECDSA signatures are pairs of numbers in CMS and fixed bytes in WebCrypto. */
function fixedPair(signature: Bytes): Bytes {
  const numbers = partsOf(readFirst(signature, tags.sequence)).map((one) => {
    const bytes = insideOf(one, tags.integer);
    const start = bytes.findIndex((byte) => byte !== 0);
    const digits = start < 0 ? bytes.slice(bytes.length) : bytes.slice(start);
    demand(digits.length <= coordinateBytes, 'bad_seal');
    return concat(new Uint8Array(coordinateBytes - digits.length), digits);
  });
  demand(numbers.length === 2, 'bad_seal');
  return concat(...numbers);
}

async function isSigned(certificate: Certificate, signature: Bytes, message: Bytes): Promise<boolean> {
  const isEc = certificate.keyKind === keyKinds.ec;
  const algorithm = isEc ? { name: 'ECDSA', namedCurve: 'P-256' } : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', certificate.publicKey, algorithm, false, ['verify']).catch((error: unknown) => {
    throw new CannotVerify('no such kind of key here', { cause: error });
  });
  return crypto.subtle.verify(isEc ? { name: 'ECDSA', hash: 'SHA-256' } : algorithm, key, isEc ? fixedPair(signature) : signature, message);
}

async function signerOf(certificates: readonly Der[], named: Der | undefined): Promise<{ certificate: Certificate; hash: Bytes }> {
  const [issuer, serial] = partsOf(named);
  const read = await Promise.all(
    certificates.map(async ({ whole }) => ({ certificate: await readCertificate(whole), hash: await sha256(whole) })),
  );
  const own = read.find(
    ({ certificate }) => issuer && serial && equal(certificate.issuer, issuer.whole) && equal(certificate.serial, serial.whole),
  );
  demand(own, 'bad_seal');
  return own;
}

/** What a detached signature states: which hash it is of, and by whose certificate. */
export type Detached = Readonly<{ hash: Bytes; certificate: Certificate; isSigned: boolean }>;

/**
 * Reads a detached signature in the form of PAdES (CMS, RFC 5652): one signer, SHA-256, the certificate named in what is
 * signed. Rejects other forms; whether certificate and hash are the right ones is the caller's to ask.
 */
export async function readDetached(bytes: Bytes): Promise<Detached> {
  const [type, content] = partsOf(readFirst(bytes, tags.sequence));
  demand(oidText(type) === signedData, 'bad_seal');
  const [, , inner, ...rest] = partsOf(partsOf(content, contexts.zero)[0]);
  const [kind, embedded] = partsOf(inner);
  demand(oidText(kind) === data && !embedded, 'bad_seal');
  const certificates = partsOf(
    rest.find(({ tag }) => tag === contexts.zero),
    contexts.zero,
  );
  const signers = partsOf(rest.at(-1), tags.set);
  demand(signers.length === 1, 'bad_seal');
  const [, named, digest, signed, , signature] = partsOf(signers[0]);
  demand(oidText(partsOf(digest)[0]) === sha256Name && signed, 'bad_seal');
  const list = partsOf(signed, contexts.zero);
  demand(oidText(attributeOf(list, attributes.kind)) === data, 'bad_seal');
  const { certificate, hash: certificateHash } = await signerOf(certificates, named);
  const [first] = partsOf(partsOf(attributeOf(list, attributes.certificate))[0]);
  // Without a named algorithm the hash is SHA-256 (RFC 5035 §3).
  demand(equal(insideOf(partsOf(first)[0], tags.octets), certificateHash), 'bad_seal');
  const message = signed.whole.slice();
  message[0] = tags.set;
  return {
    hash: insideOf(attributeOf(list, attributes.hash), tags.octets),
    certificate,
    isSigned: await isSigned(certificate, insideOf(signature, tags.octets), message),
  };
}
