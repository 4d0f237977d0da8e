import type { Exchange } from './contract.ts';

/** `fetch` that remembers what was sent to an address and what came back; with the path as the published contract writes it. */
export function recordingFetch(url: string): { fetch: typeof globalThis.fetch; exchanges: Exchange[] } {
  const exchanges: Exchange[] = [];
  const recording: typeof globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const answer = await response.clone().text();
    const path = (input as string).slice(url.length);
    const headers = Object.fromEntries(new Headers(init?.headers).entries());
    const body = typeof init?.body === 'string' ? init.body : '';
    const answerType = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    exchanges.push({ method: init?.method ?? 'GET', path, headers, body, status: response.status, answer, answerType });
    return response;
  };
  return { fetch: recording, exchanges };
}
