import { createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { signatureAlgorithms } from '#server/adapters/trust/cms.ts';
import { bitString, der, integer, octets, oid, sequence, set, text, time, yes } from '#server/adapters/trust/der.ts';

const years = 10;
const yearMillis = 365.25 * 86_400_000;
const serialBytes = 15;
/** RFC 5280 §4.2.1.3: it signs, and what it signed cannot be denied. */
const keyUsage = sequence(oid('2.5.29.15'), yes, octets(der(3, Uint8Array.of(6, 0xc0))));
const noAuthority = sequence(oid('2.5.29.19'), yes, octets(sequence()));

function nameOf(name: string): Uint8Array {
  return sequence(set(sequence(oid('2.5.4.3'), text(name))));
}

/** A P-256 key and a certificate that it signs itself, in PEM: readers of PDF show an unknown signer. */
export function makeSealPair(name: string, now: Date): { key: string; certificate: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const [first = 0, ...rest] = randomBytes(serialBytes);
  const signed = sequence(
    der(0xa0, integer(2)),
    integer(0x40 + (first % 0x40), ...rest),
    signatureAlgorithms.ec,
    nameOf(name),
    sequence(time(now), time(new Date(now.getTime() + years * yearMillis))),
    nameOf(name),
    publicKey,
    der(0xa3, sequence(keyUsage, noAuthority)),
  );
  const certificate = sequence(signed, signatureAlgorithms.ec, bitString(sign('sha256', signed, privateKey)));
  const lines = Buffer.from(certificate).toString('base64').replaceAll(/.{64}/g, '$&\n').trimEnd();
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
