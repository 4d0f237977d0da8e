import { on } from 'node:events';
import type { Socket } from 'node:net';
import { Unread } from './reading.ts';

const longestLine = 2048;
const largestTalk = 65_536;

/** A reply of a mail server (RFC 5321, 4.2): its code and the text of each of its lines. */
type Reply = Readonly<{ code: number; texts: readonly string[] }>;

export type Replies = Readonly<{
  /** Throws where the server reports no reply, too much, or nothing any more. */
  next: () => Promise<Reply>;
  /** Whether nothing was said beyond the replies that were read. */
  isEmpty: () => boolean;
  /** Leaves the connection to others. */
  close: () => Promise<void>;
}>;

/** Reads what a mail server reports, so many bytes and no more. */
export function openReplies(socket: Socket, signal: AbortSignal): Replies {
  const parts = on(socket, 'data', { signal, close: ['end', 'close'] });
  let [rest, size] = ['', 0];

  const more = async (): Promise<void> => {
    if (rest.length > longestLine) throw new Unread('too_large');
    const { value, done } = await parts.next();
    if (done) throw new Unread('unreachable');
    const [part] = value as [Buffer];
    size += part.length;
    if (size > largestTalk) throw new Unread('too_large');
    rest += part.toString('latin1');
  };

  const lineOf = async (): Promise<string> => {
    while (!rest.includes('\n')) await more();
    const end = rest.indexOf('\n');
    if (end > longestLine) throw new Unread('too_large');
    const line = rest.slice(0, end).replace(/\r$/, '');
    rest = rest.slice(end + 1);
    return line;
  };

  const next = async (): Promise<Reply> => {
    const texts: string[] = [];
    for (;;) {
      const [, code, mark, text = ''] = /^([2-5]\d\d)(?:([ -])(.*))?$/.exec(await lineOf()) ?? [];
      if (code === undefined) throw new Unread('unreachable');
      texts.push(text);
      if (mark !== '-') return { code: Number(code), texts };
    }
  };

  return {
    next,
    isEmpty: () => rest === '' && socket.readableLength === 0,
    close: async () => void (await parts.return?.()),
  };
}
