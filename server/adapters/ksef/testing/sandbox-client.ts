import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { KsefConfig } from '#server/platform/config/ksef-settings.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { sandboxKsefConfig } from '#server/testing/ksef/config.ts';
import { startSandbox } from '#server/testing/network/sandbox.ts';
import type { Ksef, KsefDocument, KsefDocumentStatus } from '#server/adapters/ksef/ksef.ts';
import { openKsef } from '#server/adapters/ksef/open.ts';
import { answerProblems, requestProblems } from './contract.ts';
import { recordingFetch } from './recorded.ts';

export const nip = '9999999999';
export const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date());
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

type Files = Readonly<{ certificate: string; key: string }>;
type Certificates = Readonly<{ authentication: Files; offline: Files; passphrase: string; upo: string }>;
/** What only tests may take from the sandbox: whom it gives certificates, and a document that it takes. */
type OfSandbox = Readonly<{
  certificates: (folder: string, owner: Readonly<{ nip: string; name: string }>) => Promise<Certificates>;
  sample: (of: Readonly<{ nip: string; number: string; issuedOn: string }>) => string;
}>;

type SandboxClient = {
  ksef: Ksef;
  settings: KsefConfig;
  files: Certificates;
  recorded: ReturnType<typeof recordingFetch>;
  logged: string;
  /** Another client, with other settings. */
  opened: (more?: Partial<KsefConfig>) => Ksef;
  /** A new document of the company. */
  invoice: (more?: Partial<KsefDocument>) => KsefDocument;
  /** Tells the sandbox something (`/ksef/control` explains all). */
  control: (command: string, fields?: object) => Promise<Record<string, string>>;
  /** What became of a document in the end. */
  done: (session: string, document: string) => Promise<KsefDocumentStatus>;
};

async function finalStatus(ksef: Ksef, session: string, document: string): Promise<KsefDocumentStatus> {
  for (let tries = 0; tries < 200; tries += 1) {
    const status = await ksef.documentStatus(session, document);
    if (status.code !== 100 && status.code !== 150) return status;
    await pause(20);
  }
  throw new Error('still in work');
}

async function command(address: string, name: string, fields: object): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/ksef/control/${name}`, { method: 'POST', headers, body: JSON.stringify(fields) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name}: ${text}`);
  return (text === '' ? {} : JSON.parse(text)) as Record<string, string>;
}

/** A client of the sandbox over the network; after each test requests and answers are compared with the contract, at the end its log is searched for secrets. */
export function sandboxClient({ certificates, sample }: OfSandbox): SandboxClient {
  const at = { logged: '' } as SandboxClient;
  let close = async (): Promise<void> => {};
  let number = 0;
  at.invoice = (more = {}) => {
    number += 1;
    const bytes = Buffer.from(sample({ nip, number: `FV/KLIENT/${number}`, issuedOn: day }));
    return { bytes, offline: false, correctsHash: null, ...more };
  };
  at.opened = (more = {}) => {
    const log = openLog('trace', { write: (line) => void (at.logged += line) });
    return openKsef({ settings: { ...at.settings, ...more }, log, admit: async () => {}, fetch: at.recorded.fetch });
  };
  at.done = (session, document) => finalStatus(at.ksef, session, document);
  beforeAll(async () => {
    const sandbox = await startSandbox();
    close = sandbox.close;
    at.files = await certificates(join(sandbox.settings.DATA_DIR, 'sandbox'), { nip, name: 'Atesto (tryb lokalny) sp. z o.o.' });
    at.settings = sandboxKsefConfig(at.files, sandbox.settings.SANDBOX_PORT);
    at.control = (name, fields = {}) => command(sandbox.address, name, fields);
    at.recorded = recordingFetch(at.settings.apiUrl);
    await at.control('limits', { on: 'false' });
    at.ksef = at.opened();
  });
  afterEach(async () => {
    await at.control('calm');
    const calls = at.recorded.exchanges.splice(0).filter(({ path }) => path.startsWith('/v2/'));
    expect(calls.flatMap(requestProblems)).toEqual([]);
    expect(calls.flatMap(answerProblems)).toEqual([]);
  });
  afterAll(async () => {
    await close();
    expect(at.logged).not.toMatch(/eyJ[\w-]+\.|PRIVATE KEY|<Faktura|atesto-local/);
  });
  return at;
}
