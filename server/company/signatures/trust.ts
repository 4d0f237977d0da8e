import { X509Certificate } from 'node:crypto';
import { fromBER, ObjectIdentifier, Sequence } from 'asn1js';
import type { ReadCertificate } from './cms.ts';

const longestChain = 5;
const qcStatements = '1.3.6.1.5.5.7.1.3';
const qcCompliance = '0.4.0.1862.1.1';
const qcType = '0.4.0.1862.1.6';
const qcTypes = { '0.4.0.1862.1.6.1': 'signature', '0.4.0.1862.1.6.2': 'seal' } as const;
const nameIds = {
  organization: '2.5.4.97',
  serialNumber: '2.5.4.5',
  givenName: '2.5.4.42',
  surname: '2.5.4.4',
  commonName: '2.5.4.3',
} as const;
/** Who seals for everybody that signs by the trusted profile; that seal never stands for a company. */
const trustedProfileNip = '5252955037';

/** The authorities of a bundle of certificates in PEM. */
export function authoritiesIn(pem: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return blocks.map((block) => new X509Certificate(block));
}

/** By so much clocks of others may differ. */
export const skewMillis = 300_000;

export function isValid({ validFromDate, validToDate }: X509Certificate, now: Date): boolean {
  return validFromDate <= now && now < validToDate;
}

function issued(issuer: X509Certificate, one: X509Certificate): boolean {
  return issuer.ca && one.checkIssued(issuer) && one.verify(issuer.publicKey);
}

/** A certificate, and the one that issued it. */
export type Link = Readonly<{ certificate: X509Certificate; issuer: X509Certificate }>;
/** `links` lead from the signer to the authority; none where they lead to nobody who is trusted. */
export type Trust = Readonly<{ trust: 'trusted' | 'expired' | 'untrusted'; links: readonly Link[] }>;

/** How far a certificate is believed: up to one of the authorities, each link valid at that time. Whether it was revoked is not checked. */
export function trustOf(
  signer: X509Certificate,
  others: readonly X509Certificate[],
  authorities: readonly X509Certificate[],
  at: Date,
): Trust {
  let [one, expired] = [signer, !isValid(signer, at)];
  const links: Link[] = [];
  for (let link = 0; link < longestChain; link += 1) {
    const found = one;
    const authority = authorities.find((candidate) => issued(candidate, found));
    if (authority) {
      const trust = expired || !isValid(authority, at) ? 'expired' : 'trusted';
      return { trust, links: [...links, { certificate: one, issuer: authority }] };
    }
    const next = others.find((candidate) => candidate.fingerprint256 !== found.fingerprint256 && issued(candidate, found));
    if (!next) break;
    links.push({ certificate: one, issuer: next });
    one = next;
    expired ||= !isValid(next, at);
  }
  return { trust: 'untrusted', links: [] };
}

function idOf(value: unknown): string {
  return value instanceof ObjectIdentifier ? value.valueBlock.toString() : '';
}

/** What a qualified certificate is for (ETSI EN 319 412-5); null for one that does not say so, or states both. */
export function qualifiedFor({ parsed }: ReadCertificate): 'signature' | 'seal' | null {
  const found = parsed.extensions?.filter(({ extnID }) => extnID === qcStatements) ?? [];
  const [only] = found;
  if (found.length !== 1 || !only) return null;
  const { result } = fromBER(new Uint8Array(only.extnValue.valueBlock.valueHexView));
  const statements = result instanceof Sequence ? result.valueBlock.value.filter((one) => one instanceof Sequence) : [];
  const byId = new Map(statements.map((one) => [idOf(one.valueBlock.value[0]), one.valueBlock.value[1]]));
  const types = byId.get(qcType);
  const named = types instanceof Sequence ? types.valueBlock.value.map(idOf) : [];
  const [type] = named;
  if (!byId.has(qcCompliance) || named.length !== 1 || type === undefined) return null;
  return qcTypes[type as keyof typeof qcTypes] ?? null;
}

/** A name in the subject of a certificate; null for none, or several. */
function nameIn({ parsed }: ReadCertificate, kind: keyof typeof nameIds): string | null {
  const found = parsed.subject.typesAndValues.filter(({ type }) => type === nameIds[kind]);
  const value: unknown = found[0]?.value.valueBlock.value;
  return found.length === 1 && typeof value === 'string' ? value : null;
}

/** The NIP that a seal carries (ETSI EN 319 412-1, 5.1.4: `VATPL-…`); null for none, or several. */
export function nipOfSeal(certificate: ReadCertificate): string | null {
  return /^VATPL-(\d{10})$/.exec(nameIn(certificate, 'organization') ?? '')?.[1] ?? null;
}

/** Whether it is the seal that the ministry puts on what people sign by the trusted profile. */
export function isTrustedProfile(certificate: ReadCertificate): boolean {
  return nipOfSeal(certificate) === trustedProfileNip;
}

/** The NIP that a person's certificate carries (ETSI EN 319 412-1, 5.1.3: `TINPL-…`); null for none, or several. */
export function nipOfPerson(certificate: ReadCertificate): string | null {
  return /^TINPL-(\d{10})$/.exec(nameIn(certificate, 'serialNumber') ?? '')?.[1] ?? null;
}

/** The name of the person whose certificate it is. */
export function personOf(certificate: ReadCertificate): string | null {
  const [given, surname] = [nameIn(certificate, 'givenName'), nameIn(certificate, 'surname')];
  return given && surname ? `${given} ${surname}` : nameIn(certificate, 'commonName');
}

/** Whether it may sign documents, and is no authority itself. */
export function maySign({ parsed, x509 }: ReadCertificate): boolean {
  const usage = parsed.extensions?.find(({ extnID }) => extnID === '2.5.29.15');
  const { result } = usage ? fromBER(new Uint8Array(usage.extnValue.valueBlock.valueHexView)) : { result: null };
  const bits = (result as { valueBlock?: { valueHexView?: Uint8Array } } | null)?.valueBlock?.valueHexView?.[0] ?? 0;
  // digitalSignature is the first bit, contentCommitment the second.
  return !x509.ca && (bits & 0xc0) !== 0;
}
