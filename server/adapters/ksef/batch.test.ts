import { createDecipheriv, createHash, privateDecrypt } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendBatch } from './batch.ts';
import { openKsefHttp } from './http.ts';
import { openPublicKeys } from './session/public-keys.ts';
import { requestProblems } from './testing/contract.ts';
import { problem, referenceOf, startScriptedKsef, type ScriptedKsef } from './testing/scripted-ksef.ts';

let server: ScriptedKsef;
const session = referenceOf('SB');
const documents = ['<Faktura>1</Faktura>', '<Faktura>2</Faktura>'].map((xml) => Buffer.from(xml));
const opened: string[] = [];
const upload = 'PUT /part';
const close = 'POST /v2/sessions/batch/*/close';

beforeEach(async () => {
  server = await startScriptedKsef();
  opened.length = 0;
});
afterEach(async () => {
  for (const exchange of server.exchanges.filter(({ method }) => method !== 'PUT')) expect(requestProblems(exchange)).toEqual([]);
  await server.close();
});

/** Sends the documents; their part is to go to an address. */
async function sent(url = `${server.url}/part`, more: object = {}): Promise<void> {
  const part = { ordinalNumber: 1, method: 'PUT', url, headers: { 'x-ms-blob-type': 'BlockBlob', 'x-nothing': null }, ...more };
  server.next('POST /v2/sessions/batch', { status: 201, body: { referenceNumber: session, partUploadRequests: [part] } });
  server.next(close, { status: 204 });
  const http = openKsefHttp({ url: server.url, log: { info() {}, warn() {} }, admit: async () => {}, now: () => new Date(), fetch });
  const opening = { call: http, keys: openPublicKeys(http, () => new Date()), apiUrl: server.url, fetch };
  await sendBatch(opening, { documents, offline: true }, async (reference) => {
    // Nothing has been uploaded when it is notified.
    expect(server.count(upload)).toBe(0);
    opened.push(reference);
  });
}

describe('a batch', () => {
  it('is one file that KSeF can read, of the declared sizes and hashes', async () => {
    server.next(upload, { status: 201 });
    const bytes: Buffer[] = [];
    const watching: typeof fetch = async (input, init) => {
      if (init?.method === 'PUT') bytes.push(Buffer.from(init.body as Uint8Array));
      return fetch(input, init);
    };
    const part = { ordinalNumber: 1, method: 'PUT', url: `${server.url}/part`, headers: { 'x-ms-blob-type': 'BlockBlob' } };
    server.next('POST /v2/sessions/batch', { status: 201, body: { referenceNumber: session, partUploadRequests: [part] } });
    server.next(close, { status: 204 });
    const http = openKsefHttp({ url: server.url, log: { info() {}, warn() {} }, admit: async () => {}, now: () => new Date(), fetch });
    const opening = { call: http, keys: openPublicKeys(http, () => new Date()), apiUrl: server.url, fetch: watching };
    await sendBatch(opening, { documents, offline: true }, async () => {});
    const { encryption, batchFile, offlineMode } = JSON.parse(server.exchanges.find(({ path }) => path === '/v2/sessions/batch')!.body) as {
      encryption: Record<string, string>;
      batchFile: { fileSize: number; fileHash: string; fileParts: { fileSize: number; fileHash: string }[] };
      offlineMode: boolean;
    };
    const key = privateDecrypt(
      { key: server.keyPairs[0]!.key, oaepHash: 'sha256' },
      Buffer.from(encryption.encryptedSymmetricKey!, 'base64'),
    );
    const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(encryption.initializationVector!, 'base64'));
    const file = Buffer.concat([decipher.update(bytes[0]!), decipher.final()]);
    const hash = (of: Buffer): string => createHash('sha256').update(of).digest('base64');
    expect([batchFile.fileSize, batchFile.fileHash, offlineMode]).toEqual([file.length, hash(file), true]);
    expect(batchFile.fileParts).toEqual([{ ordinalNumber: 1, fileSize: bytes[0]!.length, fileHash: hash(bytes[0]!) }]);
    expect(Object.values(unzipSync(file)).map((one) => Buffer.from(one).toString())).toEqual(documents.map(String));
  });

  it('is uploaded with the headers that KSeF gives, and without the token', async () => {
    server.next(upload, { status: 201 });
    await sent();
    const { headers } = server.exchanges.find(({ method }) => method === 'PUT')!;
    expect(headers).toMatchObject({ 'x-ms-blob-type': 'BlockBlob' });
    expect(Object.keys(headers)).not.toContain('x-nothing');
    expect(headers.authorization).toBeUndefined();
    expect([opened, server.count(close)]).toEqual([[session], 1]);
  });

  it.each([
    ['an error of KSeF', problem(503), 'unreachable'],
    ['a connection that breaks', 'tear', 'unreachable'],
    ['a no', problem(403), 'refused'],
    ['a way elsewhere', { status: 307, headers: { location: 'https://elsewhere.example/' } }, 'refused'],
  ] as const)('that meets %s on its way is not closed', async (_, answer, kind) => {
    server.next(upload, answer);
    await expect(sent()).rejects.toMatchObject({ kind });
    expect([opened, server.count(close)]).toEqual([[session], 0]);
  });

  it.each([
    ['http://127.0.0.1:1/part', {}],
    ['https://elsewhere.example/part', {}],
    ['https://mf.gov.pl.elsewhere.example/part', {}],
    ['https://xmf.gov.pl/part', {}],
    ['http://api.ksef.mf.gov.pl/part', {}],
    ['https://api.ksef.mf.gov.pl/part', { method: 'DELETE' }],
    ['https://api.ksef.mf.gov.pl/part', { ordinalNumber: 2 }],
  ])('does not go to %s, %j', async (url, more) => {
    await expect(sent(url, more)).rejects.toMatchObject({ kind: 'not_understood' });
    expect(server.count(close)).toBe(0);
  });
});
