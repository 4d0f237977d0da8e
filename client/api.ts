import type { RouteInput, RouteKey, RouteOutput } from '#contract/routes.ts';
import i18next from 'i18next';

/** An answer that is not OK. `message` is `status: text` (specification section 8); `text` is for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** What the server says, in the reader's language; empty when it said nothing readable. */
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const facts = parsed(body);
    this.facts = facts;
    this.code = typeof facts.code === 'string' ? facts.code : '';
    this.text = typeof facts.message === 'string' ? facts.message : '';
    this.fields = (facts.fields ?? {}) as Record<string, string>;
  }
}

function parsed(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

type Parts = { params?: Record<string, string | number>; query?: Record<string, string | number | undefined>; body?: unknown };

function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
}

async function request(method: string, address: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'accept-language': i18next.language || 'pl',
      ...(body === undefined
        ? {}
        : { 'content-type': body instanceof Blob ? body.type || 'application/octet-stream' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

type Input<K extends RouteKey> = Partial<{ [Part in keyof RouteInput<K>]: Partial<RouteInput<K>[Part]> }>;

/** Calls an endpoint of the contract. Throws an ApiError, or a TypeError when there is no connection. */
export async function api<K extends RouteKey>(key: K, input: Input<K> = {}, signal?: AbortSignal): Promise<RouteOutput<K>> {
  const [method = 'GET', path = ''] = key.split(' ');
  const parts = input as Parts;
  const response = await request(method, addressOf(path, parts), parts.body, signal);
  return (await response.json()) as RouteOutput<K>;
}

/** Sends a file as it is; the answer is that of the endpoint named. */
export async function putFile<K extends RouteKey>(address: string, file: Blob): Promise<RouteOutput<K>> {
  const response = await request('PUT', address, file);
  return (await response.json()) as RouteOutput<K>;
}

/** One page of the registry with the address of the next. */
export async function registryPage(
  address: string,
  signal?: AbortSignal,
): Promise<{ page: RouteOutput<'GET /api/registry'>; next: string | null }> {
  const response = await request('GET', address, undefined, signal);
  const next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
  return { page: (await response.json()) as RouteOutput<'GET /api/registry'>, next };
}

/** Posts and saves the file that is answered. */
export async function postForFile(address: string, body: unknown, fileName: string): Promise<void> {
  const response = await request('POST', address, body);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
