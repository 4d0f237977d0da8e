import type { Bytes } from '#proof/bytes.ts';

const waitMillis = 20_000;

/** Something that prevents the log from being checked. */
export class NotChecked extends Error {}

export async function answerOf(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(waitMillis), redirect: 'error', ...init }).catch((error: Error) => {
    throw new NotChecked(`${address} cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`);
  });
}

export async function bytesAt(address: string): Promise<Bytes> {
  const answer = await answerOf(address);
  if (!answer.ok) throw new NotChecked(`${address} answered ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

export async function textAt(address: string): Promise<string> {
  return new TextDecoder().decode(await bytesAt(address));
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
