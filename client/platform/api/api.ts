import { fromPayload } from '#contract/platform/mapping.ts';
import type { RegistryCertificate } from '#contract/certificate/registry.ts';
import type { DownloadCall, DownloadKey, RouteCall, RouteKey, RouteOutput, UploadCall, UploadKey, UploadOutput } from '#contract/routes.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

/** An answer that is not OK. `message` is `status: text` (docs/product.md, “Calls and errors”); `text` is for people. */
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

type Parts = {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
};

/** An endpoint that needs nothing needs no second argument. */
type Arguments<Call, Rest extends unknown[]> = object extends Call ? [call?: Call, ...Rest] : [call: Call, ...Rest];

function placeOf(key: string, { params = {}, query = {} }: Parts): { method: string; address: string } {
  const [method = 'GET', path = ''] = key.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return { method, address: search.size > 0 ? `${filled}?${search.toString()}` : filled };
}

/** Parts of any call: their types together are more than the compiler takes. */
function partsOf(call: unknown): Parts {
  return call ?? {};
}

/** The address of something read, for links, pictures and pages that are named by their address. */
export function addressOf<K extends Extract<RouteKey | DownloadKey, `GET ${string}`>>(
  key: K,
  ...[call]: Arguments<K extends RouteKey ? RouteCall<K> : K extends DownloadKey ? DownloadCall<K> : never, []>
): string {
  return placeOf(key, partsOf(call)).address;
}

/** The organisation that is shown: whoever turned to another one in another window changes nothing here. */
export const shown: { organizationId: string | null } = { organizationId: null };

/** Told to the page when a call finds that the session is over. */
export const sessionEnded = 'atesto:session-ended';

/** Told to the page once there is a session again: what was waiting for one is tried again. */
export const signedInAgain = 'atesto:signed-in-again';

/** Told to the page when a call wants to know again who it is; whoever can ask takes the event, and calls its `detail` with whether it was shown. */
export const proofNeeded = 'atesto:proof-needed';

function isProven(): Promise<boolean> {
  return new Promise((resolve) => {
    if (dispatchEvent(new CustomEvent(proofNeeded, { cancelable: true, detail: resolve }))) resolve(false);
  });
}

/** Calls of signing in and out say by themselves who is signed in. */
function isAboutOrganisation(address: string): boolean {
  return !address.split('/').includes('auth');
}

/** How calls leave; the server that draws pages answers them itself. */
export const transport = { fetch: (address: string, init: RequestInit): Promise<Response> => fetch(address, init) };

async function request(method: string, address: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const response = await transport.fetch(address, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'accept-language': shownLanguage(),
      ...(shown.organizationId ? { 'x-organization': shown.organizationId } : {}),
      ...(body === undefined
        ? {}
        : { 'content-type': body instanceof Blob ? body.type || 'application/octet-stream' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (response.status === 401 && isAboutOrganisation(address)) dispatchEvent(new Event(sessionEnded));
  if (response.ok) return response;
  const error = new ApiError(response.status, await response.text(), response.statusText);
  if (error.code === 'proof_needed' && (await isProven())) return request(method, address, body, signal);
  throw error;
}

/** Calls an endpoint of the contract. Throws an ApiError, or a TypeError when there is no connection. */
export async function api<K extends RouteKey>(
  key: K,
  ...[call, signal]: Arguments<RouteCall<K>, [signal?: AbortSignal]>
): Promise<RouteOutput<K>> {
  const parts = partsOf(call);
  const { method, address } = placeOf(key, parts);
  const response = await request(method, address, parts.body, signal);
  return (await response.json()) as RouteOutput<K>;
}

/** Reads a file of text, such as a signed note. */
export async function readText<K extends Extract<DownloadKey, `GET ${string}`>>(
  key: K,
  ...[call]: Arguments<DownloadCall<K>, []>
): Promise<string> {
  const { method, address } = placeOf(key, partsOf(call));
  return (await request(method, address, undefined)).text();
}

/** Sends a file as it is. */
export async function sendFile<K extends UploadKey>(
  key: K,
  file: Blob,
  ...[call, signal]: Arguments<UploadCall<K>, [signal?: AbortSignal]>
): Promise<UploadOutput<K>> {
  const { method, address } = placeOf(key, call ?? {});
  const response = await request(method, address, file, signal);
  return (await response.json()) as UploadOutput<K>;
}

/** One page of the registry, read from its address, with the address of the next. */
export async function registryPage(address: string, signal?: AbortSignal): Promise<{ page: RegistryCertificate[]; next: string | null }> {
  const response = await request('GET', address, undefined, signal);
  const next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
  return { page: ((await response.json()) as RouteOutput<'GET /api/registry'>).map(fromPayload), next };
}

/** Saves the file that is answered, under the name it is answered with. */
export async function saveFile<K extends DownloadKey>(key: K, ...[call]: Arguments<DownloadCall<K>, []>): Promise<void> {
  const parts = partsOf(call);
  const { method, address } = placeOf(key, parts);
  const response = await request(method, address, parts.body);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  link.click();
  URL.revokeObjectURL(link.href);
}
