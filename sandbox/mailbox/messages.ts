import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A received e-mail; `receivedAt` is ISO 8601. */
export type Message = Readonly<{
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  receivedAt: string;
  /** Left out when there is none; `content` is base64. */
  attachments?: readonly Readonly<{ filename: string; contentType: string; content: string }>[];
}>;

export type Messages = Readonly<{
  add: (message: Message) => Promise<void>;
  /** Newest first; of one recipient when an address is given. */
  list: (to?: string) => readonly Message[];
}>;

/** Null for what a killed process did not write to its end. */
function parsed(line: string): Message | null {
  try {
    return JSON.parse(line) as Message;
  } catch {
    return null;
  }
}

/** The mailbox of one data folder; messages outlive a restart. */
export async function openMessages(folder: string): Promise<Messages> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'mailbox.jsonl');
  const stored = await readFile(file, 'utf8').catch(() => '');
  const received = stored.split('\n').flatMap((line) => parsed(line) ?? []);
  if (stored !== '' && !stored.endsWith('\n')) await appendFile(file, '\n');
  return {
    add: async (message) => {
      received.push(message);
      await appendFile(file, `${JSON.stringify(message)}\n`);
    },
    list: (to) => received.filter((message) => to === undefined || message.to === to.trim().toLowerCase()).toReversed(),
  };
}
