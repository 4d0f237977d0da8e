import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClamd } from './virus-scanner.ts';

// What clamd 1.4 answers to INSTREAM, over TCP and over a socket: clean, found, too large, and nothing at all.

const eicar = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');
const longest = 1_000_000;
let folder: string;
const servers: Server[] = [];

/** The content of a stream of chunks; null until the empty one has come. */
function streamed(sent: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = 'zINSTREAM\0'.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

function answerTo(content: Buffer): string {
  if (content.length > longest) return 'INSTREAM size limit exceeded. ERROR\0';
  return content.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0';
}

function clamd(silent = false): Server {
  const server = createServer((socket: Socket) => {
    let sent = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (part: Buffer) => {
      sent = Buffer.concat([sent, part]);
      const content = streamed(sent);
      if (content) socket.end(silent ? '' : answerTo(content));
    });
  });
  servers.push(server);
  return server;
}

async function listening(server: Server, where: string | number): Promise<string> {
  await new Promise<void>(
    (resolve) => void server.listen(typeof where === 'string' ? { path: where } : { port: where, host: '127.0.0.1' }, resolve),
  );
  return typeof where === 'string' ? where : `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clamd-'));
});
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a virus scanner', () => {
  it.each(['an address', 'a socket'])('at %s distinguishes clean files from others', async (kind) => {
    const scanner = openClamd(await listening(clamd(), kind === 'a socket' ? join(folder, 'clamd.sock') : 0));
    expect(await scanner.isClean(Buffer.alloc(300_000, 'a'))).toBe(true);
    expect(await scanner.isClean(Buffer.concat([Buffer.alloc(200_000, 'a'), eicar]))).toBe(false);
    await expect(scanner.isClean(Buffer.alloc(longest + 1))).rejects.toThrow('size limit exceeded');
  });

  it('that sends nothing, or is not there, found nothing clean', async () => {
    const silent = openClamd(await listening(clamd(true), 0));
    await expect(silent.isClean(Buffer.from('a'))).rejects.toThrow('answered “”');
    await expect(openClamd(join(folder, 'nobody.sock')).isClean(Buffer.from('a'))).rejects.toThrow();
  });
});
