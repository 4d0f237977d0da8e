import type { X509Certificate } from 'node:crypto';
import { InfoAccess, CRLDistributionPoints, type GeneralName, type AccessDescription, type DistributionPoint } from 'pkijs';
import { fromBER } from 'asn1js';
import type { Revocations } from '#server/adapters/trust/revocations.ts';
import { readCertificate } from './cms.ts';
import { ocspQuestion, revocationIn, worstOf, type Revocation } from './revocation.ts';
import type { Link } from './trust.ts';

const ids = { access: '1.3.6.1.5.5.7.1.1', lists: '2.5.29.31', answers: '1.3.6.1.5.5.7.48.1' } as const;
/** Kind of a name that is an address (RFC 5280, 4.2.1.6). */
const addressKind = 6;
/** Addresses of one kind that are tried. */
const mostAddresses = 2;

type Addresses = Readonly<{ answers: readonly string[]; lists: readonly string[] }>;

function addressOf({ type, value }: GeneralName): string[] {
  return type === addressKind && typeof value === 'string' && /^https?:/.test(value) ? [value] : [];
}

/** Where a certificate states that one can ask about it. */
function addressesIn(certificate: X509Certificate): Addresses {
  const { extensions = [] } = readCertificate(certificate.raw).parsed;
  const read = (id: string) => {
    const found = extensions.find(({ extnID }) => extnID === id);
    return found ? fromBER(new Uint8Array(found.extnValue.valueBlock.valueHexView)).result : null;
  };
  const [access, lists] = [read(ids.access), read(ids.lists)];
  const descriptions: AccessDescription[] = access ? new InfoAccess({ schema: access }).accessDescriptions : [];
  const points: DistributionPoint[] = lists ? new CRLDistributionPoints({ schema: lists }).distributionPoints : [];
  const names = points.flatMap(({ distributionPoint }) => (Array.isArray(distributionPoint) ? distributionPoint : []));
  return {
    answers: descriptions.filter(({ accessMethod }) => accessMethod === ids.answers).flatMap((one) => addressOf(one.accessLocation)),
    lists: names.flatMap(addressOf),
  };
}

/** Asks at one address after the other until one knows. */
async function firstKnown(addresses: readonly string[], query: (address: string) => Promise<Revocation>): Promise<Revocation> {
  for (const address of addresses.slice(0, mostAddresses)) {
    const found = await query(address);
    if (found !== 'unknown') return found;
  }
  return 'unknown';
}

type Known = Readonly<{ revocations: Revocations; brought: readonly Buffer[]; now: Date }>;

async function revocationOf(link: Link, { revocations, brought, now }: Known): Promise<Revocation> {
  const statusIn = (bytes: Buffer | null): Revocation => (bytes ? revocationIn(bytes, link, now) : 'unknown');
  let addresses: Addresses;
  try {
    addresses = addressesIn(link.certificate);
  } catch {
    addresses = { answers: [], lists: [] };
  }
  const answered = await firstKnown(addresses.answers, async (address) =>
    statusIn(await revocations.queryOcsp(address, ocspQuestion(link))),
  );
  const listed =
    answered === 'unknown' ? await firstKnown(addresses.lists, async (address) => statusIn(await revocations.list(address))) : answered;
  return worstOf([listed, ...brought.map(statusIn)]);
}

/**
 * Whether a certificate, or one between it and the authority of the trusted list, was revoked: as the authorities answer now, and as
 * answers state that came with the signature and are current. Unknown as soon as one of them is.
 */
export async function revocationOfAll(links: readonly Link[], known: Known): Promise<Revocation> {
  const found = await Promise.all(links.map((link) => revocationOf(link, known)));
  if (found.includes('revoked')) return 'revoked';
  return found.length > 0 && found.every((one) => one === 'good') ? 'good' : 'unknown';
}
