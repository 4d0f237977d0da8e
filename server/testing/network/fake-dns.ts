import { createSocket, type Socket as Datagrams } from 'node:dgram';
import { createServer, type AddressInfo, type Server } from 'node:net';
import {
  AUTHENTIC_DATA,
  decode,
  encode,
  RECURSION_AVAILABLE,
  RECURSION_DESIRED,
  TRUNCATED_RESPONSE,
  type Answer,
  type DecodedPacket,
  type Packet,
} from 'dns-packet';

/** A record without its name. */
export type FakeRecord = Answer extends infer T ? (T extends Answer ? Omit<T, 'name'> : never) : never;

/** A name server, and a validating resolver, that answers as configured. */
export type FakeDns = {
  /** As `address:port`. */
  address: string;
  /** What is known of each name, which is in lower case; another name does not exist. */
  records: Record<string, readonly FakeRecord[]>;
  /** Names that are answered with SERVFAIL, and such that are not answered. */
  failing: Set<string>;
  silent: Set<string>;
  /** Signed domains and such with wrong signatures, which fail unless the question states not to check. */
  signed: Set<string>;
  broken: Set<string>;
  /** Whether datagrams say no more than that they are too small. */
  truncates: boolean;
  /** What comes instead of an answer in a datagram, or before it. */
  forges: ((answer: Packet) => Packet) | null;
  answersAfterForged: boolean;
  /** `name TYPE`, with `over TCP` where it was so. */
  queries: string[];
  close: () => Promise<void>;
};

const responseCodes = { serverFailure: 2, noSuchName: 3 } as const;
const lengthBytes = 2;

function codeFor(dns: FakeDns, name: string, checks: boolean): number {
  if (dns.failing.has(name) || (dns.broken.has(name) && checks)) return responseCodes.serverFailure;
  return name in dns.records ? 0 : responseCodes.noSuchName;
}

/** Null where nothing is answered. */
function answerTo(dns: FakeDns, question: DecodedPacket, over: '' | ' over TCP'): Packet | null {
  const [about] = question.questions ?? [];
  if (!about) return null;
  const name = about.name.toLowerCase();
  dns.queries.push(`${name} ${about.type}${over}`);
  if (dns.silent.has(name)) return null;
  const code = codeFor(dns, name, !question.flag_cd);
  const records = code === 0 ? (dns.records[name] ?? []).filter(({ type }) => type === about.type) : [];
  const authentic = dns.signed.has(name) && code === 0 ? AUTHENTIC_DATA : 0;
  return {
    type: 'response',
    id: question.id ?? 0,
    flags: RECURSION_DESIRED | RECURSION_AVAILABLE | authentic | code,
    questions: [about],
    answers: records.map((record) => ({ ttl: 1, ...record, name: about.name }) as Answer),
  };
}

function answerDatagrams(dns: FakeDns, socket: Datagrams): void {
  socket.on('message', (message, from) => {
    const answer = answerTo(dns, decode(message), '');
    const sendPacket = (packet: Packet): void => socket.send(encode(packet), from.port, from.address);
    if (!answer) return;
    if (dns.forges) sendPacket(dns.forges(answer));
    if (dns.forges && !dns.answersAfterForged) return;
    sendPacket(dns.truncates ? { ...answer, flags: (answer.flags ?? 0) | TRUNCATED_RESPONSE, answers: [] } : answer);
  });
}

function startStreams(dns: () => FakeDns): Promise<Server> {
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (part) => {
      bytes = Buffer.concat([bytes, part]);
      while (bytes.length > lengthBytes && bytes.length >= lengthBytes + bytes.readUInt16BE(0)) {
        const end = lengthBytes + bytes.readUInt16BE(0);
        const answer = answerTo(dns(), decode(bytes.subarray(lengthBytes, end)), ' over TCP');
        bytes = bytes.subarray(end);
        if (!answer) continue;
        const message = encode(answer);
        socket.write(Buffer.concat([Buffer.from([message.length >> 8, message.length & 0xff]), message]));
      }
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function bound(port: number): Promise<Datagrams> {
  const socket = createSocket('udp4');
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.bind(port, '127.0.0.1', () => resolve(socket));
  });
}

/** Starts one on a free port of this machine, for datagrams and streams. */
export async function startFakeDns(): Promise<FakeDns> {
  const streams = await startStreams(() => dns);
  const { port } = streams.address() as AddressInfo;
  // Another program may have the port for datagrams: then the next one.
  const datagrams = await bound(port).catch(() => null);
  if (!datagrams) return startFakeDns().finally(() => streams.close());
  const dns: FakeDns = {
    address: `127.0.0.1:${port}`,
    records: {},
    failing: new Set(),
    silent: new Set(),
    signed: new Set(),
    broken: new Set(),
    truncates: false,
    forges: null,
    answersAfterForged: true,
    queries: [],
    close: async () => {
      datagrams.close();
      await new Promise((resolve) => streams.close(resolve));
    },
  };
  answerDatagrams(dns, datagrams);
  return dns;
}
