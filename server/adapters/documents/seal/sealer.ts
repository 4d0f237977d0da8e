import { createPrivateKey, createPublicKey, sign, X509Certificate, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { sha256, type Bytes } from '#proof/bytes.ts';
import { readCertificate } from '#proof/document/x509-certificate.ts';
import { signDetached, type SealKey, type Stamp } from '#server/adapters/trust/cms.ts';
import type { SealFace } from './place.ts';
import { sealPdf } from './seal.ts';

/** Seals documents with the issuer's certificate. */
export type Sealer = Readonly<{
  /** SHA-256 of the certificate, by which the list of keys names it. */
  fingerprint: string;
  /** Whether the certificate was issued by nobody but itself: readers of PDF then show an unknown signer. */
  isSelfMade: boolean;
  /** When the certificate ends. */
  until: Date;
  seal: (pdf: Buffer, face: Omit<SealFace, 'name'>) => Promise<Buffer>;
}>;

const leastRsaBits = 2048;
const signing = promisify(sign);

function kindOf(key: KeyObject): SealKey['kind'] {
  const { modulusLength = 0, namedCurve } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType === 'rsa' && modulusLength >= leastRsaBits) return 'rsa';
  if (key.asymmetricKeyType === 'ec' && namedCurve === 'prime256v1') return 'ec';
  throw new Error(`The key of the seal (SEAL_KEY_FILE) must be RSA of at least ${leastRsaBits} bits or P-256.`);
}

/** The certificates in PEM, the one of the key first. */
function certificatesIn(pem: string): X509Certificate[] {
  const found = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return found.map((one) => new X509Certificate(one));
}

function derOf(certificate: X509Certificate): Bytes {
  return new Uint8Array(certificate.raw);
}

/** A seal whose time-stamp cannot be had is made without one: the issue does not wait for others. */
async function sealWithin(log: Pick<Logger, 'warn'>, stamp: Stamp | null, make: (stamp: Stamp | null) => Promise<Buffer>): Promise<Buffer> {
  if (!stamp) return make(null);
  try {
    return await make(stamp);
  } catch (error) {
    log.warn({ err: error }, 'a seal carries no time-stamp');
    return make(null);
  }
}

type Pair = Readonly<{ key: string; certificate: string; name: string }>;

/** Opens a seal from its key and certificates in PEM; rejects with a message that states what is wrong with them. */
export async function openSealer(pair: Pair, { stamp, log }: { stamp: Stamp | null; log: Pick<Logger, 'warn'> }): Promise<Sealer> {
  const privateKey = createPrivateKey(pair.key);
  const certificates = certificatesIn(pair.certificate);
  const [own] = certificates;
  if (!own?.publicKey.equals(createPublicKey(privateKey))) {
    throw new Error('The certificate of the seal (SEAL_CERT_FILE) is not that of its key (SEAL_KEY_FILE).');
  }
  const key: SealKey = {
    kind: kindOf(privateKey),
    certificates: certificates.map(derOf),
    sign: async (message) => new Uint8Array(await signing('sha256', message, privateKey)),
  };
  const { fingerprint, isSelfMade } = await readCertificate(derOf(own));
  await signDetached(key, await sha256(derOf(own)), null);
  return {
    fingerprint,
    isSelfMade,
    until: own.validToDate,
    seal: (pdf, face) => sealWithin(log, stamp, (one) => sealPdf(pdf, key, { ...face, name: pair.name }, one)),
  };
}
