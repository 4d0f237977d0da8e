import { sha256, type Bytes } from '#proof/bytes.ts';
import { readCertificate } from '#proof/certificate.ts';
import { der, integer, nothing, octets, oid, sequence, set } from './der.ts';

/** A key that seals, with its certificate first and those that lead to its issuer behind; all in DER. */
export type SealKey = Readonly<{
  kind: 'rsa' | 'ec';
  certificates: readonly Bytes[];
  sign: (message: Bytes) => Promise<Bytes>;
}>;

/** Gives the time-stamp token (RFC 3161) of a hash. */
export type Stamp = (hash: Bytes) => Promise<Bytes>;

const data = oid('1.2.840.113549.1.7.1');
const sha256Algorithm = sequence(oid('2.16.840.1.101.3.4.2.1'), nothing);
export const signatureAlgorithms = {
  rsa: sequence(oid('1.2.840.113549.1.1.11'), nothing),
  ec: sequence(oid('1.2.840.10045.4.3.2')),
} as const;

function attribute(type: string, value: Bytes): Bytes {
  return sequence(oid(type), set(value));
}

/** The signed attributes of PAdES baseline (ETSI EN 319 142-1): of what kind, which hash, by which certificate; no signing time. */
async function signedAttributes(hash: Bytes, certificate: Bytes): Promise<Bytes> {
  return set(
    attribute('1.2.840.113549.1.9.3', data),
    attribute('1.2.840.113549.1.9.4', octets(hash)),
    attribute('1.2.840.113549.1.9.16.2.47', sequence(sequence(sequence(octets(await sha256(certificate)))))),
  );
}

/** Gives the same value another tag, as implicit tags in CMS do. */
function tagged(tag: number, value: Bytes): Bytes {
  const copy = value.slice();
  copy[0] = tag;
  return copy;
}

/** A detached signature (CMS, RFC 5652) of a hash: PAdES B-B, or B-T where a time-stamp is given. */
export async function signDetached(key: SealKey, hash: Bytes, stamp: Stamp | null): Promise<Bytes> {
  const [certificate] = key.certificates;
  if (!certificate) throw new Error('a seal needs a certificate');
  const { issuer, serial } = await readCertificate(certificate);
  const attributes = await signedAttributes(hash, certificate);
  const signature = await key.sign(attributes);
  const token = stamp ? await stamp(await sha256(signature)) : null;
  const signer = sequence(
    integer(1),
    sequence(issuer, serial),
    sha256Algorithm,
    tagged(0xa0, attributes),
    signatureAlgorithms[key.kind],
    octets(signature),
    ...(token ? [tagged(0xa1, set(attribute('1.2.840.113549.1.9.16.2.14', token)))] : []),
  );
  const signed = sequence(integer(1), set(sha256Algorithm), sequence(data), der(0xa0, ...key.certificates), set(signer));
  return sequence(oid('1.2.840.113549.1.7.2'), der(0xa0, signed));
}
