import { connect, type Socket } from 'node:net';

/** Searches for malware. Throws when it cannot say: what was not scanned is not clean. */
export type VirusScanner = Readonly<{ isClean: (bytes: Buffer) => Promise<boolean> }>;

const timeoutMillis = 60_000;
const chunkBytes = 64 * 1024;

function opened(address: string): Socket {
  const [, host, port] = /^(.+):(\d+)$/.exec(address) ?? [];
  return host && port ? connect({ host, port: Number(port) }) : connect({ path: address });
}

/** The stream of a scan: chunks with their length before them, and an empty one at the end (clamd(8), INSTREAM). */
function* instream(bytes: Buffer): Iterable<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** What clamd answers to a scan. */
function requestScan(address: string, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = opened(address);
    const answer: Buffer[] = [];
    socket.setTimeout(timeoutMillis, () => socket.destroy(new Error('the virus scanner is silent')));
    socket.on('data', (part: Buffer) => void answer.push(part));
    socket.once('error', reject);
    socket.once('close', () => resolve(Buffer.concat(answer).toString('utf8').replaceAll('\0', '').trim()));
    socket.once('connect', () => {
      for (const part of instream(bytes)) socket.write(part);
    });
  });
}

/** The client of a clamd at `host:port` or at the path of its socket. Only `stream: OK` is clean. */
export function openClamd(address: string): VirusScanner {
  return {
    isClean: async (bytes) => {
      const answer = await requestScan(address, bytes);
      if (answer === 'stream: OK') return true;
      if (/^stream: .+ FOUND$/.test(answer)) return false;
      throw new Error(`the virus scanner answered “${answer}”`);
    },
  };
}
