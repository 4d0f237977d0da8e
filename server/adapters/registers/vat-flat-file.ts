import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** Enough for the head and, at the end, for all masks of accounts that banks make for payers. */
const headBytes = 4096;
const tailBytes = 8_000_000;
const hashLength = 128;

/** A hash as the file has it: of day, NIP and account, hashed so many times, each time as lower-case hex. */
function hashOf(day: string, nip: string, account: string, times: number): string {
  let text = `${day}${nip}${account}`;
  for (let round = 0; round < times; round += 1) text = createHash('sha512').update(text).digest('hex');
  return text;
}

/** An account under a mask: the bank's digits have to agree, and what the mask hides is hidden. Null where it does not fit. */
function masked(account: string, mask: string): string | null {
  if (mask.length !== account.length || mask.slice(2, 10) !== account.slice(2, 10)) return null;
  return Array.from(account, (digit, place) => (mask[place] === 'X' ? 'X' : digit)).join('');
}

async function read(path: string, length: number, fromEnd: boolean): Promise<string> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const start = fromEnd ? Math.max(0, size - length) : 0;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(length, size)), 0, Math.min(length, size), start);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await file.close();
  }
}

async function contains(path: string, wanted: readonly string[]): Promise<boolean> {
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'latin1', highWaterMark: 1_000_000 })) {
    const text = rest + String(chunk);
    if (wanted.some((hash) => text.includes(hash))) return true;
    rest = text.slice(-hashLength);
  }
  return false;
}

/**
 * Whether the flat file of a day (ISO 8601) ties an account to a NIP, from the folder of unpacked files (`20261121.json`); null
 * where there is no file of that day. Active and exempt payers count alike.
 */
export async function inFlatFile(folder: string, nip: string, account: string, isoDay: string): Promise<boolean | null> {
  const day = isoDay.replaceAll('-', '');
  const path = join(folder, `${day}.json`);
  const head = await read(path, headBytes, false).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (head === null) return null;
  const times = Number(/"liczbaTransformacji"\s*:\s*"(\d+)"/.exec(head)?.[1] ?? 0);
  if (/"dataGenerowaniaDanych"\s*:\s*"(\d+)"/.exec(head)?.[1] !== day || times < 1) throw new Error(`${path} is no flat file of ${day}`);
  const masks = /"maski"\s*:\s*\[([^\]]*)\]/.exec(await read(path, tailBytes, true))?.[1]?.match(/[\dXY]{26}/g) ?? [];
  const accounts = new Set([account, ...masks.flatMap((mask) => masked(account, mask) ?? [])]);
  return contains(
    path,
    Array.from(accounts, (one) => hashOf(day, nip, one, times)),
  );
}
