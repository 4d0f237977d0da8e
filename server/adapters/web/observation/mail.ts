import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { tlsVersions, type MailServerReading, type Network } from '#core/assessment/observations/network.ts';
import { connected, reach, secured, type Reached, type ReachOptions } from './connect.ts';
import { readWithin, Unread } from './reading.ts';
import { openReplies, type Replies } from './smtp-replies.ts';

type Options = ReachOptions & Readonly<{ heloName: string; withinMillis: number }>;

const notOffered: MailServerReading = { offered: false, version: null, isTrusted: false };
const notSecured: MailServerReading = { offered: true, version: null, isTrusted: false };

function sendLine(socket: Socket, line: string): void {
  socket.write(`${line}\r\n`);
}

/** Says goodbye; the other side closes, or the end of the time does. */
function quit(socket: Socket): void {
  socket.resume();
  socket.end('QUIT\r\n');
}

/** Whether the server offers STARTTLS (RFC 3207); one that does not know EHLO does not. */
async function offersTls(socket: Socket, replies: Replies, heloName: string): Promise<boolean> {
  const greeting = await replies.next();
  if (greeting.code !== 220) throw new Unread('unreachable');
  sendLine(socket, `EHLO ${heloName}`);
  const { code, texts } = await replies.next();
  if (code >= 500) return false;
  if (code !== 250) throw new Unread('unreachable');
  return texts.slice(1).some((text) => /^STARTTLS(?:\s|$)/i.test(text));
}

async function startsTls(socket: Socket, replies: Replies): Promise<boolean> {
  sendLine(socket, 'STARTTLS');
  const { code } = await replies.next();
  if (code < 500 && code !== 220) throw new Unread('unreachable');
  // What was said before the handshake could be anybody's.
  if (!replies.isEmpty()) throw new Unread('unreachable');
  return code === 220;
}

function readingOf(secure: TLSSocket): MailServerReading {
  const version = tlsVersions.find((one) => one === secure.getProtocol()) ?? null;
  return { offered: true, version, isTrusted: secure.authorized };
}

async function handshakeOf(socket: Socket, reached: Reached, signal: AbortSignal): Promise<MailServerReading> {
  try {
    const secure = await secured(socket, reached);
    quit(secure);
    return readingOf(secure);
  } catch {
    signal.throwIfAborted();
    socket.destroy();
    return notSecured;
  }
}

async function converse(socket: Socket, reached: Reached, heloName: string, signal: AbortSignal): Promise<MailServerReading> {
  const replies = openReplies(socket, signal);
  const isOffered = await offersTls(socket, replies, heloName);
  const isStarted = isOffered && (await startsTls(socket, replies));
  await replies.close();
  if (isStarted) return handshakeOf(socket, reached, signal);
  quit(socket);
  return isOffered ? notSecured : notOffered;
}

/** Opens what queries mail servers for TLS; no mail is ever begun. */
export function openMail(options: Options): Network['mail'] {
  return (host) =>
    readWithin(options.withinMillis, async (signal) => {
      const reached = await reach(host, 'smtp', options);
      const socket = await connected(reached, signal);
      try {
        return await converse(socket, reached, options.heloName, signal);
      } catch (error) {
        socket.destroy();
        throw error;
      }
    });
}
