import { demand, equal, hex, sha256, type Bytes } from '#proof/bytes.ts';
import { insideOf, oidText, partsOf, readFirst, tags, type Der } from './der.ts';

/** What is needed of an X.509 certificate (RFC 5280); nothing of it is verified. */
export type Certificate = Readonly<{
  /** SHA-256 of the certificate, lower-case hex: by this the list of keys names it. */
  fingerprint: string;
  /** Issuer and serial number as they stand in it. */
  issuer: Bytes;
  serial: Bytes;
  publicKey: Bytes;
  /** The object identifier of the kind of key. */
  keyKind: string;
  /** Whether it names itself as its issuer. */
  isSelfMade: boolean;
}>;

const versionTag = 0xa0;

export async function readCertificate(bytes: Bytes): Promise<Certificate> {
  const [signed] = partsOf(readFirst(bytes, tags.sequence));
  const parts = partsOf(signed);
  const [serial, , issuer, , subject, key]: (Der | undefined)[] = parts[0]?.tag === versionTag ? parts.slice(1) : parts;
  insideOf(serial, tags.integer);
  demand(serial && issuer && subject && key, 'bad_certificate');
  const [algorithm] = partsOf(key);
  return {
    fingerprint: hex(await sha256(bytes)),
    issuer: issuer.whole,
    serial: serial.whole,
    publicKey: key.whole,
    keyKind: oidText(partsOf(algorithm)[0]),
    isSelfMade: equal(issuer.whole, subject.whole),
  };
}
