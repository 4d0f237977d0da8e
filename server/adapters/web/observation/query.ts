import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect, isIPv6 } from 'node:net';
import {
  AUTHENTIC_DATA,
  CHECKING_DISABLED,
  decode,
  DNSSEC_OK,
  encode,
  RECURSION_DESIRED,
  type DecodedPacket,
  type OptAnswer,
  type RecordType,
} from 'dns-packet';

const lengthBytes = 2;
const largestMessage = 65_535;
const usualPort = 53;

/** Requests signatures to be checked (RFC 3225), in one datagram that is not cut into pieces on the way. */
const wantsSignatures: OptAnswer = {
  type: 'OPT',
  name: '.',
  udpPayloadSize: 1232,
  extendedRcode: 0,
  ednsVersion: 0,
  flags: DNSSEC_OK,
  flag_do: true,
  options: [],
};

export type NameServer = Readonly<{ host: string; port: number }>;

/** What is queried; `isChecked` is whether the resolver may refuse what its signatures do not fit. */
export type DnsQuery = Readonly<{ name: string; type: RecordType; isChecked: boolean }>;

type Question = Readonly<{ message: Buffer; answerIn: (message: Buffer) => DecodedPacket | null }>;
type SendQuery = (server: NameServer, question: Question, signal: AbortSignal) => Promise<DecodedPacket>;

/** A name server by its address, as `address`, `address:port` or `[address]:port`. */
export function nameServerOf(written: string): NameServer | null {
  const [, six, four, port = `${usualPort}`] = /^(?:\[([0-9a-f:.]+)\]|([0-9.]+))(?::(\d{1,5}))?$/i.exec(written) ?? [];
  const host = six ?? four ?? (isIPv6(written) ? written : null);
  return host === null || Number(port) < 1 || Number(port) > 65_535 ? null : { host, port: Number(port) };
}

function decoded(message: Buffer): DecodedPacket | null {
  try {
    return decode(message);
  } catch {
    return null;
  }
}

function questionOf({ name, type, isChecked }: DnsQuery): Question {
  const id = randomInt(65_536);
  const flags = RECURSION_DESIRED | AUTHENTIC_DATA | (isChecked ? 0 : CHECKING_DISABLED);
  const message = encode({ type: 'query', id, flags, questions: [{ type, name }], additionals: [wantsSignatures] });
  const answerIn = (bytes: Buffer): DecodedPacket | null => {
    const answer = decoded(bytes);
    if (answer?.type !== 'response' || answer.id !== id || answer.questions?.length !== 1) return null;
    const [about] = answer.questions;
    return about?.type === type && about.class === 'IN' && about.name.toLowerCase() === name.toLowerCase() ? answer : null;
  };
  return { message, answerIn };
}

const queryByDatagram: SendQuery = async ({ host, port }, { message, answerIn }, signal) => {
  signal.throwIfAborted();
  const socket = createSocket(isIPv6(host) ? 'udp6' : 'udp4');
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      socket.on('error', reject);
      socket.on('message', (bytes) => {
        const answer = answerIn(bytes);
        if (answer) resolve(answer);
      });
      // A connected socket receives from that server and no other.
      socket.connect(port, host, () => {
        if (!signal.aborted) socket.send(message);
      });
    });
  } finally {
    socket.close();
  }
};

const queryByStream: SendQuery = async ({ host, port }, { message, answerIn }, signal) => {
  const socket = connect({ host, port, signal });
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt16BE(message.length);
  socket.write(Buffer.concat([length, message]));
  let bytes = Buffer.alloc(0);
  for await (const part of socket as AsyncIterable<Buffer>) {
    bytes = Buffer.concat([bytes, part]);
    const end = bytes.length < lengthBytes ? largestMessage : lengthBytes + bytes.readUInt16BE(0);
    if (bytes.length < end) continue;
    const answer = answerIn(bytes.subarray(lengthBytes, end));
    if (answer) return answer;
    break;
  }
  throw new Error('the resolver answered something else');
};

/** The answer to a question: in a datagram, or over a stream where it does not fit into one (RFC 7766, 5). Throws where there is none. */
export async function answerTo(query: DnsQuery, server: NameServer, signal: AbortSignal): Promise<DecodedPacket> {
  const question = questionOf(query);
  const answer = await queryByDatagram(server, question, signal);
  return answer.flag_tc ? queryByStream(server, question, signal) : answer;
}

/** What an answer says about itself (RFC 1035, 4.1.1). */
export const responseCodes = { noError: 0, serverFailure: 2 } as const;

export function responseCodeOf({ flags = 0 }: DecodedPacket): number {
  return flags & 0xf;
}
