import { createSocket, type Socket } from 'node:dgram';

const types = { A: 1, TXT: 16 } as const;
const headerLength = 12;
const noSuchName = 3;
const ttlSeconds = 1;

export type Zone = Readonly<{
  addressOf: (name: string) => string | null;
  textOf: (name: string) => string | null;
  knows: (name: string) => boolean;
}>;

/** The first question of a message (RFC 1035, 4.1), with where it ends. */
function questionOf(message: Buffer): { name: string; type: number; end: number } | null {
  const labels: string[] = [];
  let at = headerLength;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    if (length > 63 || at + 1 + length >= message.length) return null;
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return at + 5 <= message.length ? { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 } : null;
}

function dataOf(zone: Zone, name: string, type: number): Buffer | null {
  if (type === types.A) {
    const address = zone.addressOf(name);
    return address ? Buffer.from(address.split('.').map(Number)) : null;
  }
  const text = type === types.TXT ? zone.textOf(name) : null;
  return text === null ? null : Buffer.concat([Buffer.from([Buffer.byteLength(text)]), Buffer.from(text)]);
}

function answerTo(message: Buffer, zone: Zone): Buffer | null {
  const question = message.length > headerLength ? questionOf(message) : null;
  if (!question) return null;
  const { name, type, end } = question;
  const data = dataOf(zone, name, type);
  const header = Buffer.alloc(headerLength);
  message.copy(header, 0, 0, 2);
  header[2] = 0x84 | ((message[2] ?? 0) & 1);
  header[3] = 0x80 | (zone.knows(name) ? 0 : noSuchName);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(data ? 1 : 0, 6);
  if (!data) return Buffer.concat([header, message.subarray(headerLength, end)]);
  const record = Buffer.alloc(headerLength);
  record.writeUInt16BE(0xc000 | headerLength, 0);
  record.writeUInt16BE(type, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt32BE(ttlSeconds, 6);
  record.writeUInt16BE(data.length, 10);
  return Buffer.concat([header, message.subarray(headerLength, end), record, data]);
}

/** A name server for the websites of the sandbox: addresses and texts, over UDP. */
export async function startNameServer(port: number, zone: Zone): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const answer = answerTo(message, zone);
    if (answer) socket.send(answer, from.port, from.address);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.bind(port, '127.0.0.1', resolve);
  });
  return socket;
}
