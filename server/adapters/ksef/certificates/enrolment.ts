import { KeyObject, X509Certificate } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CertificationRequest } from 'pkijs';
import { derOf } from '#server/adapters/trust/cms.ts';
import { certificatesAnswer, enrolmentName, enrolmentState, enrolmentAccepted, understood } from '#server/adapters/ksef/answers.ts';
import { distinguishedName, type SubjectParts } from './distinguished-name.ts';
import type { KsefHttp } from '#server/adapters/ksef/http.ts';
import { KsefTrouble } from '#server/adapters/ksef/ksef.ts';

export type CertificateType = 'Authentication' | 'Offline';
/** A key for which a certificate is asked, and the request (PKCS#10) in DER. */
export type CertificateRequest = Readonly<{ key: KeyObject; request: Buffer }>;

const group = 'other';
const withinMillis = 120_000;
const pauseMillis = 1000;

/** A new P-256 key with a request for a certificate in a name. */
export async function makeRequest(name: SubjectParts): Promise<CertificateRequest> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const request = new CertificationRequest({ version: 0, subject: distinguishedName(name) });
  await request.subjectPublicKeyInfo.importKey(pair.publicKey);
  await request.sign(pair.privateKey, 'SHA-256');
  return { key: KeyObject.from(pair.privateKey), request: Buffer.from(derOf(request.toSchema(true))) };
}

/** The name that a certificate of the one who is signed in has to have, to the letter. */
export async function enrolmentData(call: KsefHttp): Promise<SubjectParts> {
  const { bytes } = await call({ group, method: 'GET', path: '/v2/certificates/enrollments/data' });
  return understood(enrolmentName, bytes, 'with the name for a certificate');
}

async function serialOf(call: KsefHttp, reference: string): Promise<string> {
  const until = Date.now() + withinMillis;
  while (Date.now() < until) {
    const path = `/v2/certificates/enrollments/${encodeURIComponent(reference)}`;
    const { bytes } = await call({ group, method: 'GET', path });
    const { status, certificateSerialNumber: serial } = understood(enrolmentState, bytes, 'with the state of an enrolment');
    if (status.code === 200 && serial) return serial;
    if (status.code !== 100) {
      const serverMessage = [status.description, ...(status.details ?? [])].join(', ');
      throw new KsefTrouble('refused', `KSeF gives no certificate, code ${status.code}: ${serverMessage}`, { code: status.code });
    }
    await pause(pauseMillis);
  }
  throw new KsefTrouble('unreachable', `KSeF did not issue the certificate within ${withinMillis / 1000} s (${reference})`);
}

/** Requests the certificate of a request and waits for it. */
export async function enrol(
  call: KsefHttp,
  { key, request }: CertificateRequest,
  { type, name }: Readonly<{ type: CertificateType; name: string }>,
): Promise<X509Certificate> {
  const body = { certificateName: name, certificateType: type, csr: request.toString('base64') };
  const response = await call({ group, method: 'POST', path: '/v2/certificates/enrollments', body });
  const serial = await serialOf(call, understood(enrolmentAccepted, response.bytes, 'an enrolment').referenceNumber);
  const wanted = { certificateSerialNumbers: [serial] };
  const { bytes } = await call({ group, method: 'POST', path: '/v2/certificates/retrieve', body: wanted });
  const [found] = understood(certificatesAnswer, bytes, 'with a certificate').certificates;
  const certificate = found && new X509Certificate(Buffer.from(found.certificate, 'base64'));
  if (!certificate?.checkPrivateKey(key)) throw new KsefTrouble('not_understood', `KSeF gave another certificate than ${serial}`);
  return certificate;
}

/** Revokes a certificate of the one who is signed in, and ends this session, whose token a revocation would leave alive. */
export async function revoke(call: KsefHttp, serial: string, reason: 'Superseded' | 'KeyCompromise'): Promise<void> {
  const path = `/v2/certificates/${encodeURIComponent(serial)}/revoke`;
  await call({ group, method: 'POST', path, body: { revocationReason: reason } });
  await call({ group, method: 'DELETE', path: '/v2/auth/sessions/current' });
}
