import { textOf } from '#server/adapters/web/limited-read.ts';

const timeoutMillis = 8000;

/**
 * The JSON that a public register answers a question with; null when it states that there is nothing (204, 404). Throws on
 * everything else, such as a page for people in the place of an answer.
 */
export async function queryRegister(url: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMillis),
    headers: { accept: 'application/json', ...headers },
  });
  if (response.status === 204 || response.status === 404) return null;
  if (!response.ok) throw new Error(`the register answered ${response.status}`);
  const text = await textOf(response);
  if (!(response.headers.get('content-type') ?? '').includes('json')) throw new Error('the register did not answer with JSON');
  return JSON.parse(text) as unknown;
}
