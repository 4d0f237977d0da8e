import { fromPayload } from '#contract/platform/mapping.ts';
import type { RegistryCertificate } from '#contract/certificate/registry.ts';
import type { DownloadCall, DownloadKey, RouteCall, RouteKey, RouteOutput, UploadCall, UploadKey, UploadOutput } from '#contract/routes.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';
import { addressOf, partsOf, placeOf, transport, type Arguments } from './address.ts';

export { addressOf };

/** An answer that is not OK. `message` is `status: text` (docs/product.md, “Calls and errors”); `text` is for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** What the server states, in the reader's language; empty when it said nothing readable. */
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
