import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { openLog } from '#server/platform/observability/log.ts';
import { KsefTrouble, type Ksef, type KsefCallGroup } from '#server/adapters/ksef/ksef.ts';
import { openKsef } from '#server/adapters/ksef/open.ts';
import { requestProblems } from './contract.ts';
import { makePair } from './key-pairs.ts';
import { referenceOf, startScriptedKsef, type ScriptedKsef } from './scripted-ksef.ts';

export const nip = '5265877635';
export const pair = makePair({ organization: `VATPL-${nip}` });
export const invoice = { bytes: Buffer.from('<Faktura>zażółć</Faktura>'), offline: false, correctsHash: null };
export const session = referenceOf('SO');
const passphrase = 'the-passphrase';

type Admit = (group: KsefCallGroup) => Promise<void>;
type ScriptedClient = {
  server: ScriptedKsef;
  /** Signs in with a certificate. */
  ksef: Ksef;
  now: Date;
  logged: string;
  groups: KsefCallGroup[];
  /** Another client: with a token, with limits of its own, with a shorter time for each call. */
  opened: (token?: string | null, admit?: Admit, timeoutMillis?: number) => Ksef;
};

/** A client of a scripted server, both new for each test; after each its requests are compared with the contract, and its log is searched for secrets. */
export function scriptedClient(): ScriptedClient {
  const folder = mkdtempSync(join(tmpdir(), 'atesto-ksef-client-'));
  const files = { certificate: join(folder, 'a.crt'), key: join(folder, 'a.key'), passphrase };
  writeFileSync(files.certificate, pair.certificate.toString());
  writeFileSync(files.key, pair.key.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase }));
  const at = { logged: '', groups: [] as KsefCallGroup[], now: new Date() } as ScriptedClient;
  at.opened = (token = null, admit = async (group) => void at.groups.push(group), timeoutMillis) => {
    const { url } = at.server;
    const urls = { environment: 'test', apiUrl: url, qrUrl: url, lighthouseUrl: url } as const;
    const identity = { nip, authentication: token === null ? files : null, offline: null, token };
    const settings = { ...urls, ...identity, issuing: 'at_once', confirmationSigners: [] } as const;
    const log = openLog('trace', { write: (line) => void (at.logged += line) });
    return openKsef({ settings, log, now: () => at.now, admit, ...(timeoutMillis === undefined ? {} : { timeoutMillis }) });
  };
  beforeEach(async () => {
    at.server = await startScriptedKsef();
    at.now = new Date();
    at.groups.length = 0;
    at.ksef = at.opened();
  });
  afterEach(async () => {
    const calls = at.server.exchanges.filter(({ path }) => path !== '/messages');
    expect(calls.flatMap(requestProblems)).toEqual([]);
    await at.server.close();
    expect(at.logged).not.toMatch(/secret-|PRIVATE KEY|Faktura|the-passphrase|a-token-of-ksef/);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return at;
}

/** Why a call came to nothing; its text names nothing secret. */
export async function troubleOf(call: Promise<unknown>): Promise<Pick<KsefTrouble, 'kind' | 'code' | 'retryAfterSeconds'>> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(KsefTrouble);
  const { kind, code, retryAfterSeconds, message } = error as KsefTrouble;
  expect(message).not.toMatch(/secret-|Faktura/);
  return { kind, code, retryAfterSeconds };
}
