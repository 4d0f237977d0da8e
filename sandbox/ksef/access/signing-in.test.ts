// @module-tag long
import { constants, generateKeyPairSync, publicEncrypt, X509Certificate } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueCertificate, openIssuer } from '#sandbox/ksef/certificates.ts';
import {
  beginSignIn,
  call,
  keyPair,
  nip,
  refusalOf,
  signIn,
  signInRequest,
  startKsef,
  type Running,
} from '#sandbox/ksef/testing/client.ts';
import { canonical, elementAt, parseXml } from '#sandbox/ksef/documents/xml.ts';
import { signText } from './algorithms.ts';
import { signXml } from './sign-xml.ts';

let ksef: Running;
let pair: Awaited<ReturnType<typeof keyPair>>;

beforeAll(async () => {
  ksef = await startKsef();
  pair = await keyPair(ksef.folder);
});
beforeEach(async () => {
  await ksef.control('clock');
  await ksef.control('limits', { on: false });
});
afterAll(() => ksef.remove());

/** The code of a request to sign in that is refused at once. */
async function codeOf(change: Parameters<typeof beginSignIn>[2], who = pair): Promise<number> {
  const { status, body } = await beginSignIn(ksef.origin, who, change);
  expect(status).toBe(400);
  return body.errors[0].code;
}

/** What a signing-in that began comes to. */
async function statusOf(who = pair): Promise<{ code: number; details?: string[] }> {
  const { body } = await beginSignIn(ksef.origin, who);
  const answer = await call(ksef.origin, 'GET', `/auth/${body.referenceNumber}`, body.authenticationToken.token);
  return answer.body.status;
}

describe('the signature of a request to sign in', () => {
  it('holds by an elliptic curve and by RSA', async () => {
    const { privateKey: key, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const subject = { country: 'PL', organization: 'X', organizationIdentifier: `VATPL-${nip}`, commonName: 'X' };
    const certificate = await issueCertificate(await openIssuer(ksef.folder), { subject, publicKey, type: 'Authentication' });
    expect(await statusOf()).toMatchObject({ code: 200 });
    expect(await statusOf({ key, certificate })).toMatchObject({ code: 200 });
  });

  const change = (from: string | RegExp, to: string) => (xml: string) => xml.replace(from, to);
  const signature = /<ds:Signature .*<\/ds:Signature>/s;
  it.each<[string, number, (xml: string) => string]>([
    ['a word that was changed', 9105, change(nip, '5265877635')],
    ['a value that was changed', 9105, change(/<ds:SignatureValue>./, '<ds:SignatureValue>')],
    ['a time that was changed', 9105, change(/<xades:SigningTime>\d{4}/, '<xades:SigningTime>2020')],
    ['another digest of the certificate', 9105, change(/(CertDigest>.*?<ds:DigestValue>).{4}/s, '$1AAAA')],
    ['a transform that is not known', 9105, change('http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'urn:x')],
    ['no signature', 9102, change(signature, '')],
    ['two signatures', 9103, (xml) => xml.replace('</AuthTokenRequest>', `${signature.exec(xml)![0]}</AuthTokenRequest>`)],
    ['no XML', 9101, () => 'challenge'],
    ['a document type', 9101, (xml) => `<!DOCTYPE a><!-- -->${xml}`],
  ])('is refused with %s', async (_, code, after) => expect(await codeOf({ after })).toBe(code));

  it('does not help a document that its schema refuses', async () => {
    expect(await codeOf({ before: change('certificateSubject', 'mySelf') })).toBe(21401);
    expect(await codeOf({ before: change('token/2.1', 'token/2.0') })).toBe(21401);
    expect(await codeOf({ before: change(/<ContextIdentifier>.*<\/ContextIdentifier>/, '') })).toBe(21401);
  });

  it('does not hold by a certificate for offline invoices', async () => {
    expect(await codeOf({}, await keyPair(ksef.folder, 'offline'))).toBe(21115);
  });

  it('does not hold with another certificate of the same key', async () => {
    const subject = { country: 'PL', organization: 'X', organizationIdentifier: 'VATPL-5265877635', commonName: 'X' };
    const publicKey = pair.certificate.publicKey;
    const other = await issueCertificate(await openIssuer(ksef.folder), { subject, publicKey, type: 'Authentication' });
    const after = change(/<ds:X509Certificate>[^<]+/, `<ds:X509Certificate>${other.raw.toString('base64')}`);
    expect(await codeOf({ after })).toBe(9105);
  });

  it('must be of the document, not of its own properties alone', async () => {
    const after = (xml: string): string => {
      const less = xml.replace(/<ds:Reference URI="".*?<\/ds:Reference>/s, '');
      const signedInfo = elementAt(parseXml(less)!, 'Signature', 'SignedInfo')!;
      const value = signText(canonical(signedInfo), pair.key).toString('base64');
      return less.replace(/<ds:SignatureValue>[^<]+/, `<ds:SignatureValue>${value}`);
    };
    expect(await codeOf({ after })).toBe(9105);
  });

  it('does not hold beside the certificate of somebody else', async () => {
    const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    expect(await codeOf({}, { ...pair, key })).toBe(9105);
  });
});

describe('a challenge', () => {
  const signed = (challenge: string): string => signXml(signInRequest(challenge), pair.key, pair.certificate, new Date());
  const send = async (xml: string) => call(ksef.origin, 'POST', '/auth/xades-signature', undefined, xml);

  it('serves once, for ten minutes', async () => {
    const { body } = await call(ksef.origin, 'POST', '/auth/challenge');
    expect(body.challenge).toMatch(/^\d{8}-CR-[A-F0-9]{10}-[A-F0-9]{10}-[A-F0-9]{2}$/);
    expect((await send(signed(body.challenge))).status).toBe(202);
    const again = await send(signed(body.challenge));
    expect(again.body.exception.exceptionDetailList).toEqual([
      { exceptionCode: 21111, exceptionDescription: 'Nieprawidłowe wyzwanie autoryzacyjne.', details: [] },
    ]);
    const late = await call(ksef.origin, 'POST', '/auth/challenge');
    await ksef.control('clock', { seconds: 601 });
    expect((await send(signed(late.body.challenge))).status).toBe(400);
    expect((await send(signed('20261125-CR-461EA5B000-537A6BA15D-D7'))).status).toBe(400);
  });
});

describe('a signing-in', () => {
  it('fails with a certificate of another authority', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ksef-other-'));
    expect(await statusOf(await keyPair(folder))).toMatchObject({ code: 460, details: ['Niezaufany łańcuch certyfikatów'] });
    await rm(folder, { recursive: true });
  });

  it('fails with a certificate that ended, was revoked or is not valid yet', async () => {
    await ksef.control('certificate', { what: 'expire' });
    expect(await statusOf()).toMatchObject({ code: 460, details: ['Nieważny certyfikat'] });
    await ksef.control('certificate', { what: 'revoke' });
    expect(await statusOf()).toMatchObject({ code: 460, details: ['Certyfikat odwołany'] });
    await ksef.control('certificate', { what: 'restore' });
    expect(await statusOf()).toMatchObject({ code: 200 });
    await ksef.control('clock', { days: 800 });
    expect(await statusOf()).toMatchObject({ code: 460 });
    await ksef.control('clock', { days: -30 });
    expect(await statusOf()).toMatchObject({ code: 460 });
  });

  it('fails for another company, without permissions, and while it is blocked', async () => {
    const { body } = await beginSignIn(ksef.origin, pair, { before: (xml) => xml.replace(nip, '5265877635') });
    const answer = await call(ksef.origin, 'GET', `/auth/${body.referenceNumber}`, body.authenticationToken.token);
    expect(answer.body.status).toMatchObject({ code: 415 });
    await ksef.control('permissions', { nip });
    expect(await statusOf()).toMatchObject({ code: 415 });
    await ksef.control('permissions', { nip, permissions: 'InvoiceWrite,InvoiceRead' });
    await ksef.control('block');
    expect(await statusOf()).toMatchObject({ code: 480 });
    await ksef.control('block', { on: false });
  });
});

it('a signing-in waits and fails as configured', async () => {
  await ksef.control('sign-in-wait', { polls: 2 });
  const { body } = await beginSignIn(ksef.origin, pair);
  const codes: number[] = [];
  for (let polls = 0; polls < 3; polls += 1) {
    const answer = await call(ksef.origin, 'GET', `/auth/${body.referenceNumber}`, body.authenticationToken.token);
    codes.push(answer.body.status.code);
  }
  expect(codes).toEqual([100, 100, 200]);
  await ksef.control('sign-in', { code: 550 });
  expect(await statusOf()).toMatchObject({ code: 550 });
  expect(await statusOf()).toMatchObject({ code: 200 });
});

describe('tokens', () => {
  const rates = (token: string) => call(ksef.origin, 'GET', '/rate-limits', token);

  it('are given once', async () => {
    const { authentication } = await signIn(ksef.origin, pair);
    const again = await call(ksef.origin, 'POST', '/auth/token/redeem', authentication, undefined, { 'x-error-format': 'problem-details' });
    expect([again.status, again.body.errors[0].code]).toEqual([400, 21301]);
    expect(again.headers.get('content-type')).toContain('application/problem+json');
  });

  it('are given to one of two calls at once', async () => {
    const { body } = await beginSignIn(ksef.origin, pair);
    const token = body.authenticationToken.token;
    const both = await Promise.all([1, 2].map(() => call(ksef.origin, 'POST', '/auth/token/redeem', token)));
    expect(both.map((one) => one.status).sort((a, b) => a - b)).toEqual([200, 400]);
  });

  it('end after a quarter of an hour, and are renewed for a week', async () => {
    const { access, refresh } = await signIn(ksef.origin, pair);
    expect((await rates(access)).status).toBe(200);
    await ksef.control('clock', { seconds: 901 });
    expect(await rates(access)).toMatchObject({ status: 401, body: { title: 'Unauthorized' } });
    const renewed = await call(ksef.origin, 'POST', '/auth/token/refresh', refresh);
    expect((await rates(renewed.body.accessToken.token)).status).toBe(200);
    await ksef.control('clock', { days: 8 });
    expect((await call(ksef.origin, 'POST', '/auth/token/refresh', refresh)).status).toBe(401);
  });

  it('serve only for what they are', async () => {
    const { access, refresh, authentication } = await signIn(ksef.origin, pair);
    for (const token of [refresh, authentication, `${access}x`, 'x']) expect((await rates(token)).status).toBe(401);
    expect((await call(ksef.origin, 'POST', '/auth/token/refresh', access)).status).toBe(401);
    expect((await rates('')).status).toBe(401);
  });

  it('are not renewed after the end of the session, but serve until theirs', async () => {
    const { access, refresh } = await signIn(ksef.origin, pair);
    expect((await call(ksef.origin, 'DELETE', '/auth/sessions/current', access)).status).toBe(204);
    expect((await rates(access)).status).toBe(200);
    expect((await call(ksef.origin, 'POST', '/auth/token/refresh', refresh)).status).toBe(400);
  });

  it('can be refused before their time', async () => {
    const { access, refresh } = await signIn(ksef.origin, pair);
    await ksef.control('tokens');
    expect((await rates(access)).status).toBe(401);
    const renewed = await call(ksef.origin, 'POST', '/auth/token/refresh', refresh);
    expect((await rates(renewed.body.accessToken.token)).status).toBe(200);
  });
});

describe('a KSeF token', () => {
  type Key = { usage: string[]; certificate: string; publicKeyId: string };
  const begin = async (token: string, millis = 0, keyId?: string) => {
    const keys = (await call(ksef.origin, 'GET', '/security/public-key-certificates')).body as Key[];
    const key = keys.find((one) => one.usage.includes('KsefTokenEncryption'))!;
    const { body } = await call(ksef.origin, 'POST', '/auth/challenge');
    const { publicKey } = new X509Certificate(Buffer.from(key.certificate, 'base64'));
    const text = Buffer.from(`${token}|${body.timestampMs + millis}`);
    const encrypted = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, text);
    const contextIdentifier = { type: 'Nip', value: nip };
    const request = { challenge: body.challenge, contextIdentifier, encryptedToken: encrypted.toString('base64') };
    return call(ksef.origin, 'POST', '/auth/ksef-token', undefined, { ...request, publicKeyId: keyId ?? key.publicKeyId });
  };
  const codeOfToken = async (...options: Parameters<typeof begin>): Promise<number> => {
    const { body } = await begin(...options);
    return (await call(ksef.origin, 'GET', `/auth/${body.referenceNumber}`, body.authenticationToken.token)).body.status.code;
  };

  it('signs in with the time of the challenge', async () => {
    const { token } = await ksef.control('token', { nip });
    expect(await codeOfToken(token)).toBe(200);
    expect(await codeOfToken(token, 1)).toBe(450);
    expect(await codeOfToken('unknown')).toBe(450);
    const refused = await begin(token, 0, `${'A'.repeat(43)}=`);
    expect(refusalOf(refused)).toBe(21470);
  });
});
