import {
  constants,
  createCipheriv,
  createHash,
  createPrivateKey,
  publicEncrypt,
  randomBytes,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { signXml } from '#sandbox/ksef/access/sign-xml.ts';
import { localKsefCertificates } from '#sandbox/ksef/certificates.ts';
import { addKsef } from '#sandbox/ksef/service.ts';

export const nip = '9999999999';
/** How long a test polls for what is done in the background; the machine may be busy. */
export const patient = { timeout: 20_000, interval: 50 };
export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('base64');

/** What an answer states; tests check it. */
type Json = ReturnType<typeof JSON.parse>;
type Answer = Readonly<{ status: number; body: Json; bytes: Buffer; headers: Headers }>;

/** The look-alike on a port, in a folder of its own or in one that is given. */
export async function startKsef(given?: string) {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'ksef-')));
  const app = Fastify();
  const close = await addKsef(app, folder);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const stop = async (): Promise<void> => {
    close();
    app.server.closeAllConnections();
    await app.close();
  };
  return {
    folder,
    origin,
    stop,
    remove: async (): Promise<void> => {
      await stop();
      if (!given) await rm(folder, { recursive: true, force: true });
    },
    /** Gives a command on the control page. */
    control: async (command: string, fields: object = {}): Promise<Json> => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${origin}/ksef/control/${command}`, { method: 'POST', headers, body: JSON.stringify(fields) });
      const body = await answer.json();
      if (!answer.ok) throw new Error(JSON.stringify(body));
      return body;
    },
  };
}
export type Running = Awaited<ReturnType<typeof startKsef>>;

/** A call of the API. */
export async function call(
  origin: string,
  method: string,
  path: string,
  token?: string,
  body?: object | string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const type = typeof body === 'string' ? 'application/xml' : 'application/json';
  const answer = await fetch(`${origin}/ksef/v2${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': type }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, body: isJson ? JSON.parse(bytes.toString()) : undefined, bytes, headers: answer.headers };
}

/** The code of a refusal in the classic form. */
export function refusalOf(answer: Answer): number {
  return answer.body.exception.exceptionDetailList[0].exceptionCode;
}

type Pair = Readonly<{ key: KeyObject; certificate: X509Certificate }>;

/** A certificate of the company with its key. */
export async function keyPair(folder: string, kind: 'authentication' | 'offline' = 'authentication', owner = nip): Promise<Pair> {
  const { passphrase, ...files } = await localKsefCertificates(folder, { nip: owner, name: 'Atesto (tryb lokalny) sp. z o.o.' });
  const [key, certificate] = await Promise.all([readFile(files[kind].key, 'utf8'), readFile(files[kind].certificate)]);
  return { key: createPrivateKey({ key, passphrase }), certificate: new X509Certificate(certificate) };
}

export function signInRequest(challenge: string, context = nip): string {
  return `<AuthTokenRequest xmlns="http://ksef.mf.gov.pl/auth/token/2.1"><Challenge>${challenge}</Challenge><ContextIdentifier><Nip>${context}</Nip></ContextIdentifier><SubjectIdentifierType>certificateSubject</SubjectIdentifierType></AuthTokenRequest>`;
}

/** Begins signing in with a pair; the document can be changed before and after it is signed. */
export async function beginSignIn(
  origin: string,
  pair: Pair,
  change: { before?: (xml: string) => string; after?: (xml: string) => string } = {},
): Promise<Answer> {
  const { before = (xml) => xml, after = (xml) => xml } = change;
  const { body } = await call(origin, 'POST', '/auth/challenge');
  const signed = signXml(before(signInRequest(body.challenge)), pair.key, pair.certificate, new Date());
  return call(origin, 'POST', '/auth/xades-signature', undefined, after(signed), { 'x-error-format': 'problem-details' });
}

/** Signs in for good. */
export async function signIn(
  origin: string,
  pair: Pair,
  context = nip,
): Promise<{ access: string; refresh: string; authentication: string }> {
  const begun = await beginSignIn(origin, pair, { before: (xml) => xml.replace(nip, context) });
  const authentication = String(begun.body.authenticationToken.token);
  const { body } = await call(origin, 'POST', '/auth/token/redeem', authentication);
  return { access: body.accessToken.token, refresh: body.refreshToken.token, authentication };
}

/** Keys of a session, and how it is opened with them. */
export async function sessionKeys(origin: string) {
  const { body } = await call(origin, 'GET', '/security/public-key-certificates');
  const [chosen] = (body as { usage: string[]; certificate: string; publicKeyId: string; validFrom: string }[])
    .filter((one) => one.usage.includes('SymmetricKeyEncryption'))
    .sort((a, b) => b.validFrom.localeCompare(a.validFrom));
  if (!chosen) throw new Error('no key');
  const [key, iv] = [randomBytes(32), randomBytes(16)];
  const { publicKey } = new X509Certificate(Buffer.from(chosen.certificate, 'base64'));
  const encrypted = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, key);
  const encrypt = (bytes: Buffer): Buffer => {
    const cipher = createCipheriv('aes-256-cbc', key, iv);
    return Buffer.concat([cipher.update(bytes), cipher.final()]);
  };
  const encryption = {
    encryptedSymmetricKey: encrypted.toString('base64'),
    initializationVector: iv.toString('base64'),
    publicKeyId: chosen.publicKeyId,
  };
  return { encrypt, encryption };
}

export const formCode = { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' };

/** An open interactive session. */
export async function openSession(origin: string, token: string) {
  const keys = await sessionKeys(origin);
  const { body } = await call(origin, 'POST', '/sessions/online', token, { formCode, encryption: keys.encryption });
  const reference = String(body.referenceNumber);
  const sendingOf = (bytes: Buffer, more: object = {}): object => {
    const encrypted = keys.encrypt(bytes);
    return {
      invoiceHash: sha256(bytes),
      invoiceSize: bytes.length,
      encryptedInvoiceHash: sha256(encrypted),
      encryptedInvoiceSize: encrypted.length,
      encryptedInvoiceContent: encrypted.toString('base64'),
      ...more,
    };
  };
  const send = (xml: string | Buffer, more: object = {}): Promise<Answer> =>
    call(origin, 'POST', `/sessions/online/${reference}/invoices`, token, sendingOf(Buffer.from(xml), more));
  const status = async (invoice: string): Promise<Json> => {
    for (let tries = 0; tries < 1000; tries += 1) {
      const { body: view } = await call(origin, 'GET', `/sessions/${reference}/invoices/${invoice}`, token);
      if (view.status.code !== 100 && view.status.code !== 150) return view;
      await pause(20);
    }
    throw new Error('still in work');
  };
  return {
    reference,
    send,
    status,
    /** Sends a document and waits for what becomes of it. */
    done: async (xml: string | Buffer, more: object = {}) => status((await send(xml, more)).body.referenceNumber),
    close: () => call(origin, 'POST', `/sessions/online/${reference}/close`, token),
  };
}
