import type { DownloadCall, DownloadKey, RouteCall, RouteKey } from '#contract/routes.ts';

type Parts = {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
};

/** An endpoint that needs nothing needs no second argument. */
export type Arguments<Call, Rest extends unknown[]> = object extends Call ? [call?: Call, ...Rest] : [call: Call, ...Rest];

export function placeOf(key: string, { params = {}, query = {} }: Parts): { method: string; address: string } {
  const [method = 'GET', path = ''] = key.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return { method, address: search.size > 0 ? `${filled}?${search.toString()}` : filled };
}

/** Parts of any call: their types together are more than the compiler takes. */
export function partsOf(call: unknown): Parts {
  return call ?? {};
}

/** The address of something read, for links, pictures and pages that are named by their address. */
export function addressOf<K extends Extract<RouteKey | DownloadKey, `GET ${string}`>>(
  key: K,
  ...[call]: Arguments<K extends RouteKey ? RouteCall<K> : K extends DownloadKey ? DownloadCall<K> : never, []>
): string {
  return placeOf(key, partsOf(call)).address;
}

/** How calls leave; the server that draws pages answers them itself. */
export const transport = { fetch: (address: string, init: RequestInit): Promise<Response> => fetch(address, init) };
