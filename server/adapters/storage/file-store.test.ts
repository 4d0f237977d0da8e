import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { AwsClient } from 'aws4fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3Account, s3At } from '#server/testing/network/s3.ts';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';
import type { FileStore } from './file-store.ts';
import { openFolder } from './folder-store.ts';
import { openFileStore } from './open-files.ts';

// The same promises for a folder and for S3 over the network; the store of the sandbox believes no request whose signature it did not check.

let sandbox: Sandbox;
let folder: string;
let stores: Record<'folder' | 's3', FileStore>;

const s3 = (change: Partial<typeof s3Account> & { bucket?: string; endpoint?: string } = {}): FileStore =>
  openFileStore({
    dataDir: folder,
    files: { s3: { ...s3At(sandbox), ...s3Account, ...change }, clamd: null },
  });

beforeAll(async () => {
  sandbox = await startSandbox();
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  stores = { folder: openFileStore({ dataDir: folder, files: { s3: null, clamd: null } }), s3: s3() };
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

const addressOf = (place: Server): string => `http://127.0.0.1:${(place.address() as AddressInfo).port}`;

async function keysOf(store: FileStore, beginning?: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(beginning)) keys.push(key);
  return keys.toSorted();
}

async function read(store: FileStore, key: string): Promise<Buffer | null> {
  const stream = await store.get(key);
  return stream && buffer(stream);
}

describe.each(['folder', 's3'] as const)('a file stored in %s', (kind) => {
  it('comes back as it was, is listed with its time, and goes', async () => {
    const store = stores[kind];
    const bytes = Buffer.from([0, 1, 2, 250, 251, 13, 10, 0]);
    await store.put('evidence/one/first', bytes);
    await store.put('evidence/two/second', Buffer.alloc(5_000_000, 7));
    expect(await read(store, 'evidence/one/first')).toEqual(bytes);
    expect((await read(store, 'evidence/two/second'))?.length).toBe(5_000_000);
    expect(await keysOf(store)).toEqual(['evidence/one/first', 'evidence/two/second']);
    for await (const { storedAt } of store.list()) expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
    await store.remove('evidence/one/first');
    await store.remove('evidence/one/first');
    expect(await read(store, 'evidence/one/first')).toBeNull();
    expect(await keysOf(store)).toEqual(['evidence/two/second']);
    await store.remove('evidence/two/second');
  });

  it('is given in parts, and listed by the beginning of its key', async () => {
    const store = stores[kind];
    await store.put('documents/0a/numbers', Buffer.from('0123456789'));
    await store.put('evidence/numbers', Buffer.from('other'));
    const part = async (start: number, end: number) => {
      const stream = await store.get('documents/0a/numbers', { start, end });
      return stream && String(await buffer(stream));
    };
    expect([await part(0, 0), await part(3, 6), await part(9, 9)]).toEqual(['0', '3456', '9']);
    expect(await store.get('documents/0a/none', { start: 0, end: 1 })).toBeNull();
    expect(await keysOf(store, 'documents/0a/')).toEqual(['documents/0a/numbers']);
    expect(await keysOf(store, 'documents/0b/')).toEqual([]);
    for (const key of await keysOf(store)) await store.remove(key);
  });

  it('is replaced whole', async () => {
    const store = stores[kind];
    await store.put('evidence/replaced', Buffer.alloc(100_000, 1));
    await store.put('evidence/replaced', Buffer.from('short'));
    expect((await read(store, 'evidence/replaced'))?.toString()).toBe('short');
    await store.remove('evidence/replaced');
  });
});

describe('a folder', () => {
  it('stores nothing outside of it', async () => {
    const store = openFolder(join(folder, 'inner'));
    for (const key of ['../outside', '/etc/passwd', 'a/../../b', '.hidden', 'a//b', 'a\\b', '']) {
      await expect(async () => store.put(key, Buffer.from('x')), key).rejects.toThrow('not a key');
    }
    expect(await keysOf(store)).toEqual([]);
  });
});

describe('the S3 store', () => {
  it('lists more than a page holds', { tags: ['long'] }, async () => {
    const names = Array.from({ length: 1003 }, (_, index) => `many/${String(index).padStart(4, '0')}`);
    for (let at = 0; at < names.length; at += 50)
      await Promise.all(names.slice(at, at + 50).map((key) => stores.s3.put(key, Buffer.from('x'))));
    expect(await keysOf(stores.s3)).toEqual(names);
    for (let at = 0; at < names.length; at += 50) await Promise.all(names.slice(at, at + 50).map((key) => stores.s3.remove(key)));
  });

  it('is read and written by another client alike', async () => {
    const client = new AwsClient({ ...s3Account, service: 's3' });
    const address = `${sandbox.address}/s3/atesto/evidence/other-client`;
    expect((await client.fetch(address, { method: 'PUT', body: 'from outside' })).status).toBe(200);
    expect((await read(stores.s3, 'evidence/other-client'))?.toString()).toBe('from outside');
    await stores.s3.put('evidence/other-client', Buffer.from('from inside'));
    expect(await (await client.fetch(address)).text()).toBe('from inside');
    const range = await client.fetch(address, { headers: { range: 'bytes=5-' } });
    expect([range.status, await range.text()]).toEqual([206, 'inside']);
    expect((await client.fetch(address, { method: 'PUT', body: 'again', headers: { 'if-none-match': '*' } })).status).toBe(412);
    const list = await client.fetch(`${sandbox.address}/s3/atesto/?list-type=2&prefix=evidence/`);
    expect(await list.text()).toContain('<Key>evidence/other-client</Key>');
    expect((await client.fetch(address, { method: 'DELETE' })).status).toBe(204);
  });

  it('takes nothing under a wrong secret, key, region or bucket', async () => {
    for (const change of [
      { secretAccessKey: 'another-secret' },
      { accessKeyId: 'another-key' },
      { region: 'eu-west-1' },
      { bucket: 'other' },
    ]) {
      const store = s3(change);
      await expect(store.put('evidence/stolen', Buffer.from('x')), JSON.stringify(change)).rejects.toThrow();
      await expect(keysOf(store)).rejects.toThrow();
    }
    expect(await read(stores.s3, 'evidence/stolen')).toBeNull();
  });

  it('refuses what was changed after it was signed, came too late, or was not signed at all', async () => {
    const client = new AwsClient({ ...s3Account, service: 's3' });
    const address = `${sandbox.address}/s3/atesto/evidence/tampered`;
    const hash = 'a'.repeat(64);
    const signed = async (headers: Record<string, string> = {}) => client.sign(address, { method: 'PUT', body: 'as signed', headers });
    const send = async (request: Request, change: { address?: string; headers?: Record<string, string> }) => {
      const answer = await fetch(change.address ?? request.url, {
        method: 'PUT',
        body: 'as signed',
        headers: { ...Object.fromEntries(request.headers), ...change.headers },
      });
      return [answer.status, /<Code>(\w+)/.exec(await answer.text())?.[1]];
    };
    const authorization = (await signed()).headers.get('authorization') ?? '';
    const other = authorization.endsWith('0') ? '1' : '0';
    expect(await send(await signed(), { headers: { authorization: `${authorization.slice(0, -1)}${other}` } })).toEqual([
      403,
      'SignatureDoesNotMatch',
    ]);
    expect(await send(await signed(), { address: `${address}-elsewhere` })).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await send(await signed(), { headers: { 'x-amz-date': '20200101T000000Z' } })).toEqual([403, 'RequestTimeTooSkewed']);
    expect(await send(await signed({ 'x-amz-content-sha256': hash }), {})).toEqual([400, 'XAmzContentSHA256Mismatch']);
    expect((await fetch(address, { method: 'PUT', body: 'bare' })).status).toBe(403);
    expect(await read(stores.s3, 'evidence/tampered')).toBeNull();
    expect(await send(await signed(), {})).toEqual([200, undefined]);
    await stores.s3.remove('evidence/tampered');
  });
});

describe('a store that states that it is elsewhere', () => {
  it('is not followed: nothing that is stored is sent there', async () => {
    let sentElsewhere = 0;
    const elsewhere = createServer((_, answer) => {
      sentElsewhere += 1;
      answer.end();
    });
    const places = [elsewhere, createServer((_, answer) => void answer.writeHead(307, { location: addressOf(elsewhere) }).end())];
    await Promise.all(places.map((place) => new Promise<void>((resolve) => void place.listen(0, '127.0.0.1', resolve))));
    try {
      const store = s3({ endpoint: addressOf(places[1]!) });
      await expect(store.put('evidence/one', Buffer.from('secret'))).rejects.toThrow();
      await expect(store.get('evidence/one')).rejects.toThrow();
      await expect(keysOf(store)).rejects.toThrow();
      expect(sentElsewhere).toBe(0);
    } finally {
      for (const place of places) place.close();
    }
  });
});
