import { createPublicKey, type KeyObject, type X509Certificate } from 'node:crypto';
import { CertificationRequest } from 'pkijs';
import { z } from 'zod';
import type { Names } from '#sandbox/authority/certificate.ts';
import { nameOf, schemaIn } from '#sandbox/authority/certificate.ts';
import { certificateStatus } from './access/trust.ts';
import { KsefError, refused } from './api/errors.ts';
import type { AddRoute, Result } from './api/route.ts';
import { certificateOf, issueCertificate, nipOf, serialsOf, subjectOf, typeOf } from './certificates.ts';
import { newReference } from './documents/numbers.ts';
import type { Ksef } from './ksef.ts';
import type { Authentication } from './state.ts';

const limits = { enrollments: 300, certificates: 100 };

/** The names in the certificate that somebody signed in with; a KSeF token has none. */
function namesOf(ksef: Ksef, { serial }: Authentication, code: 25001 | 25002): Names {
  const certificate = serial === null ? null : certificateOf(ksef.issuer, serial);
  if (!certificate) throw refused(code);
  const { C = 'PL', O = '', organizationIdentifier = '', CN = '' } = subjectOf(certificate);
  return { country: C, organization: O, organizationIdentifier, commonName: CN };
}

type Request = Readonly<{ subject: string; publicKey: KeyObject }>;

function sorted(names: ReturnType<typeof nameOf>): string {
  return names.typesAndValues
    .map(({ type, value }) => `${type}=${value.valueBlock.value}`)
    .sort()
    .join('\n');
}

/** A request for a certificate (PKCS#10): signed by its key, which is RSA of 2048 bits or of the curve P-256. */
async function readRequest(csr: Buffer): Promise<Request> {
  let request: CertificationRequest;
  try {
    request = new CertificationRequest(schemaIn(csr));
  } catch {
    throw refused(25004);
  }
  if (!(await request.verify().catch(() => false))) throw refused(25004);
  const spki = Buffer.from(request.subjectPublicKeyInfo.toSchema().toBER());
  const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  const { modulusLength, namedCurve } = publicKey.asymmetricKeyDetails ?? {};
  if (modulusLength !== 2048 && namedCurve !== 'prime256v1') throw refused(25010);
  return { subject: sorted(request.subject), publicKey };
}

const enrolling = z.object({
  certificateName: z
    .string()
    .min(5)
    .max(100)
    .regex(/^[a-zA-Z0-9_\- ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]+$/),
  certificateType: z.enum(['Authentication', 'Offline']),
  csr: z.base64().min(1),
  validFrom: z.iso.datetime({ offset: true }).nullish(),
});

async function enroll(ksef: Ksef, who: Authentication, body: z.output<typeof enrolling>): Promise<Result> {
  const subject = namesOf(ksef, who, 25002);
  const request = await readRequest(Buffer.from(body.csr, 'base64'));
  if (request.subject !== sorted(nameOf(subject))) throw refused(25003);
  const at = ksef.now();
  const from = new Date(body.validFrom ? Date.parse(body.validFrom) : at - 1000);
  const certificate = await issueCertificate(ksef.issuer, { subject, publicKey: request.publicKey, type: body.certificateType, from });
  const reference = newReference('CE', at);
  const serial = certificate.serialNumber;
  ksef.state.put('certificates', serial, { name: body.certificateName, requestedAt: at });
  ksef.state.put('enrollments', reference, { reference, at, serial, code: 200, details: '', subjectNip: who.subjectNip });
  return { status: 202, body: { referenceNumber: reference, timestamp: new Date(at).toISOString() } };
}

/** The certificates of the caller. */
function ownCertificates(ksef: Ksef, who: Authentication): X509Certificate[] {
  const all = serialsOf(ksef.issuer).map((serial) => certificateOf(ksef.issuer, serial));
  return all.filter((one) => one !== null).filter((one) => nipOf(one) === who.subjectNip);
}

function listItem(ksef: Ksef, certificate: X509Certificate): object {
  const { serialNumber, validFromDate, validToDate } = certificate;
  const { name, requestedAt, lastUsedAt } = ksef.state.certificates.get(serialNumber) ?? {};
  return {
    certificateSerialNumber: serialNumber,
    name: name ?? 'Certyfikat piaskownicy',
    type: typeOf(certificate),
    commonName: subjectOf(certificate).CN ?? '',
    status: certificateStatus(ksef, certificate),
    subjectIdentifier: { type: 'Nip', value: nipOf(certificate) ?? '' },
    validFrom: validFromDate.toISOString(),
    validTo: validToDate.toISOString(),
    lastUseDate: lastUsedAt === undefined ? null : new Date(lastUsedAt).toISOString(),
    requestDate: new Date(requestedAt ?? validFromDate).toISOString(),
  };
}

const serial = z.string().regex(/^[0-9A-F]{16}$/);
const querying = z.object({
  certificateSerialNumber: serial.nullish(),
  name: z.string().nullish(),
  type: z.enum(['Authentication', 'Offline']).nullish(),
  status: z.enum(['Active', 'Blocked', 'Revoked', 'Expired']).nullish(),
  expiresAfter: z.iso.datetime({ offset: true }).nullish(),
});

function found(ksef: Ksef, who: Authentication, wanted: z.output<typeof querying>): X509Certificate[] {
  return ownCertificates(ksef, who).filter((one) => {
    const { name = '' } = ksef.state.certificates.get(one.serialNumber) ?? {};
    return (
      (wanted.certificateSerialNumber ?? one.serialNumber) === one.serialNumber &&
      name.includes(wanted.name ?? '') &&
      (wanted.type ?? typeOf(one)) === typeOf(one) &&
      (wanted.status ?? certificateStatus(ksef, one)) === certificateStatus(ksef, one) &&
      one.validToDate.getTime() > Date.parse(wanted.expiresAfter ?? '1970-01-01')
    );
  });
}

function revoke(ksef: Ksef, who: Authentication, number: string): Result {
  if (who.serial === null) {
    const detail = 'Ta operacja nie jest dostępna dla użytej metody uwierzytelnienia.';
    throw new KsefError({
      status: 403,
      detail,
      reasonCode: 'auth-method-not-allowed',
      security: { authenticationMethodCategory: 'Token' },
    });
  }
  const certificate = ownCertificates(ksef, who).find((one) => one.serialNumber === number);
  if (!certificate) throw refused(25008);
  if (certificateStatus(ksef, certificate) !== 'Active') throw refused(25009);
  ksef.state.put('certificates', number, { ...ksef.state.certificates.get(number), revokedAt: ksef.now() });
  return { status: 204 };
}

function retrievedItem(ksef: Ksef, certificate: X509Certificate): object {
  return {
    certificate: certificate.raw.toString('base64'),
    certificateName: ksef.state.certificates.get(certificate.serialNumber)?.name ?? 'Certyfikat piaskownicy',
    certificateSerialNumber: certificate.serialNumber,
    certificateType: typeOf(certificate),
  };
}

function limitsOf(ksef: Ksef, who: Authentication): object {
  const active = ownCertificates(ksef, who).filter((one) => certificateStatus(ksef, one) === 'Active').length;
  const requested = [...ksef.state.enrollments.values()].filter((one) => one.subjectNip === who.subjectNip).length;
  const enrollment = { remaining: limits.enrollments - requested, limit: limits.enrollments };
  const certificate = { remaining: limits.certificates - active, limit: limits.certificates };
  return { canRequest: enrollment.remaining > 0 && certificate.remaining > 0, enrollment, certificate };
}

function addEnrollments(route: AddRoute): void {
  const tokens = ['access'] as const;
  route({
    method: 'GET',
    path: '/certificates/enrollments/data',
    tokens,
    handle: async ({ ksef, who }) => {
      const { country, organization, organizationIdentifier, commonName } = namesOf(ksef, who, 25001);
      return { body: { commonName, countryName: country, organizationName: organization, organizationIdentifier } };
    },
  });
  route({
    method: 'POST',
    path: '/certificates/enrollments',
    tokens,
    body: enrolling,
    handle: ({ ksef, who, body }) => enroll(ksef, who, body),
  });
  route({
    method: 'GET',
    path: '/certificates/enrollments/:reference',
    tokens,
    handle: async ({ ksef, who, params }) => {
      const enrollment = ksef.state.enrollments.get(params.reference ?? '');
      if (enrollment?.subjectNip !== who.subjectNip) throw refused(25005);
      const status = { code: enrollment.code, description: 'Wniosek obsłużony (certyfikat wygenerowany)' };
      return { body: { requestDate: new Date(enrollment.at).toISOString(), status, certificateSerialNumber: enrollment.serial } };
    },
  });
}

/** Certificates of the system's own authority: what is requested, given, listed and revoked. */
export function addCertificates(route: AddRoute): void {
  const tokens = ['access'] as const;
  route({ method: 'GET', path: '/certificates/limits', tokens, handle: async ({ ksef, who }) => ({ body: limitsOf(ksef, who) }) });
  addEnrollments(route);
  route({
    method: 'POST',
    path: '/certificates/retrieve',
    tokens,
    body: z.object({ certificateSerialNumbers: z.array(serial).min(1).max(10) }),
    handle: async ({ ksef, who, body }) => {
      const wanted = ownCertificates(ksef, who).filter((one) => body.certificateSerialNumbers.includes(one.serialNumber));
      return { body: { certificates: wanted.map((one) => retrievedItem(ksef, one)) } };
    },
  });
  route({
    method: 'POST',
    path: '/certificates/query',
    tokens,
    body: querying,
    handle: async ({ ksef, who, body, query }) => {
      const size = Number(query.pageSize ?? 10);
      const from = Number(query.pageOffset ?? 0) * size;
      const all = found(ksef, who, body);
      return { body: { certificates: all.slice(from, from + size).map((one) => listItem(ksef, one)), hasMore: all.length > from + size } };
    },
  });
  route({
    method: 'POST',
    path: '/certificates/:serial/revoke',
    tokens,
    body: z.object({ revocationReason: z.enum(['Unspecified', 'Superseded', 'KeyCompromise']).nullish() }),
    handle: async ({ ksef, who, params }) => revoke(ksef, who, params.serial ?? ''),
  });
}
