import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Exchange } from './contract.ts';
import { makePair } from './key-pairs.ts';

/** What a route answers once: an answer, a connection that breaks before or within it, or nothing at all. */
type Scripted = Readonly<{ status?: number; headers?: Readonly<Record<string, string>>; body?: unknown }> | 'tear' | 'tear_within' | 'hang';
/** Of a session `SO`, of a document `EE`, of a sign-in `AU`. */
export const referenceOf = (kind: string, number = 1): string =>
  `20261125-${kind}-${number.toString(16).toUpperCase().padStart(10, '0')}-ABCDEF0123-AB`;

const minuteMillis = 60_000;
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * minuteMillis).toISOString();
const status = (code: number, description = 'Opis'): object => ({ code, description });

/** A server that answers as KSeF does when all is well, and otherwise as configured; it records everything. */
export type ScriptedKsef = Readonly<{
  url: string;
  exchanges: Exchange[];
  /** Pairs whose keys it publishes, the newest first. */
  keyPairs: ReturnType<typeof makePair>[];
  /** What the next calls of a route are answered, one after another: `POST /v2/sessions/online/*`. */
  next: (route: string, ...answers: readonly Scripted[]) => void;
  /** How often a route was queried. */
  count: (route: string) => number;
  close: () => Promise<void>;
}>;

function routeOf(method = '', path = ''): string {
  return `${method} ${path.replace(/\?.*/, '').replace(/\/\d{8}-[A-Z0-9-]+/g, '/*')}`;
}

const token = (name: string, minutes: number): object => ({ token: name, validUntil: inMinutes(minutes) });

function publicKeys(pairs: ScriptedKsef['keyPairs']): object[] {
  return pairs.map(({ certificate }, index) => ({
    certificate: certificate.raw.toString('base64'),
    certificateId: Buffer.alloc(32, index).toString('base64'),
    publicKeyId: keyId(index, pairs.length),
    validFrom: inMinutes(-60 - index),
    validTo: inMinutes(60),
    usage: ['SymmetricKeyEncryption', 'KsefTokenEncryption'],
  }));
}

/** The last pair is the first that there was. */
export function keyId(index: number, count: number): string {
  return Buffer.alloc(32, count - index).toString('base64');
}

function defaults(pairs: ScriptedKsef['keyPairs'], numberOf: (route: string) => number): Readonly<Record<string, () => [number, unknown]>> {
  return {
    'POST /v2/auth/challenge': () => [
      200,
      { challenge: referenceOf('CR'), timestamp: inMinutes(0), timestampMs: Date.now(), clientIp: '127.0.0.1' },
    ],
    'POST /v2/auth/xades-signature': () => [
      202,
      { referenceNumber: referenceOf('AU'), authenticationToken: token('secret-authentication', 10) },
    ],
    'POST /v2/auth/ksef-token': () => [
      202,
      { referenceNumber: referenceOf('AU'), authenticationToken: token('secret-authentication', 10) },
    ],
    'GET /v2/auth/*': () => [
      200,
      {
        startDate: inMinutes(0),
        authenticationMethod: 'InternalCertificate',
        authenticationMethodInfo: { category: 'XadesSignature', code: 'ksef', displayName: 'KSeF' },
        status: status(200),
      },
    ],
    'POST /v2/auth/token/redeem': () => [
      200,
      {
        accessToken: token(`secret-access-${numberOf('POST /v2/auth/token/redeem')}`, 15),
        refreshToken: token(`secret-refresh-${numberOf('POST /v2/auth/token/redeem')}`, 60 * 24),
      },
    ],
    'POST /v2/auth/token/refresh': () => [200, { accessToken: token(`secret-refreshed-${numberOf('POST /v2/auth/token/refresh')}`, 15) }],
    'GET /v2/security/public-key-certificates': () => [200, publicKeys(pairs)],
    'POST /v2/sessions/online': () => [201, { referenceNumber: referenceOf('SO'), validUntil: inMinutes(720) }],
    'POST /v2/sessions/online/*/invoices': () => [202, { referenceNumber: referenceOf('EE') }],
    'POST /v2/sessions/online/*/close': () => [204, undefined],
    'GET /v2/sessions/*': () => [200, { status: status(100), dateCreated: inMinutes(0), dateUpdated: inMinutes(0) }],
    'POST /v2/permissions/query/personal/grants': () => [200, { permissions: [], hasMore: false }],
    'GET /messages': () => [200, []],
  };
}

function answerWith(
  response: ServerResponse,
  code: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): [type: string, text: string] {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const type = headers['content-type'] ?? (code >= 400 ? 'application/problem+json' : 'application/json');
  response.writeHead(code, { 'content-type': type, ...headers }).end(text);
  return [type, text];
}

function tear(request: IncomingMessage, response: ServerResponse, within: boolean): void {
  if (within) response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"refer');
  setImmediate(() => request.socket.destroy());
}

export async function startScriptedKsef(): Promise<ScriptedKsef> {
  const keyPairs = [makePair({ kind: 'rsa' })];
  const exchanges: Exchange[] = [];
  const script = new Map<string, Scripted[]>();
  const requests: string[] = [];
  const count = (route: string): number => requests.filter((one) => one === route).length;
  const usual = defaults(keyPairs, count);
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const route = routeOf(request.method, request.url);
    requests.push(route);
    const scripted = script.get(route)?.shift();
    if (scripted === 'hang') return;
    if (scripted === 'tear' || scripted === 'tear_within') return tear(request, response, scripted === 'tear_within');
    const [code, body] = scripted ? [scripted.status ?? 200, scripted.body] : (usual[route]?.() ?? [404, { title: 'Not found' }]);
    const [answerType, answer] = answerWith(response, code, body, scripted?.headers);
    const { method = '', url = '', headers } = request;
    const sent = { method, path: url, headers: headers as Record<string, string | undefined>, body: Buffer.concat(parts).toString('utf8') };
    exchanges.push({ ...sent, status: code, answer, answerType });
  };
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    keyPairs,
    next: (route, ...answers) => void script.set(route, [...(script.get(route) ?? []), ...answers]),
    count,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A refusal in the form that is requested. */
export function refusal(code: number, description = 'Nie'): Scripted {
  const problem = { title: 'Bad Request', status: 400, instance: '/', detail: 'Nie', timestamp: inMinutes(0), traceId: 'trace-1' };
  return { status: 400, body: { ...problem, errors: [{ code, description, details: [] }] } };
}

export function problem(
  statusCode: number,
  more: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Scripted {
  const problem = { title: 'Problem', status: statusCode, instance: '/', detail: 'Nie', timestamp: inMinutes(0), traceId: 'trace-1' };
  return { status: statusCode, headers, body: { ...problem, ...more } };
}
