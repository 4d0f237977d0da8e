import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { localKsefCertificates } from '#sandbox/ksef/certificates.ts';
import { openKsef } from '#server/adapters/ksef/open.ts';
import type { Ksef } from '#server/adapters/ksef/ksef.ts';
import { admitCall } from '#server/billing/invoices/ksef/sending/limits.ts';
import { runKsef } from '#server/billing/invoices/ksef/sending/run.ts';
import type { Deps } from '#server/deps.ts';
import { sandboxKsefConfig } from './config.ts';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';
import type { World } from '#server/testing/world.ts';

/** A document as the sandbox holds it. */
export type StoredDocument = Readonly<{
  reference: string;
  session: string;
  number: string | null;
  code: number;
  hash: string;
  correctedHash: string | null;
  p2: string | null;
  issuedOn: string | null;
  mode: 'Online' | 'Offline' | null;
  xml: string | null;
}>;
type Call = Readonly<{ method: string; path: string; status: number }>;
type Fields = Readonly<Record<string, unknown>>;

type ClientOptions = Readonly<{ timeoutMillis?: number; fetch?: typeof globalThis.fetch }>;

/** The real client of KSeF against the sandbox over the network; its clock and ours are one. */
export type SandboxKsef = {
  sandbox: Sandbox;
  /** Sets both clocks to an instant, from which they go on. They never go back: what the sandbox counts would be in the future. */
  at: (instant: string) => Promise<void>;
  /** Tells the sandbox what goes wrong. */
  command: (command: string, fields?: Fields) => Promise<Record<string, unknown>>;
  /** One run, and whatever the sandbox has to do after it. */
  run: () => Promise<void>;
  /** Lets minutes pass, with a run in each of them. */
  pass: (minutes: number) => Promise<void>;
  /** Another process begins: nothing is stored but what is in the database. */
  restart: (options?: ClientOptions) => Ksef;
  /** Does something once, before or after the next call of a kind. */
  before: (call: keyof Ksef, act: () => Promise<unknown>) => void;
  after: (call: keyof Ksef, act: () => Promise<unknown>) => void;
  held: () => Promise<StoredDocument[]>;
  /** What the API was asked so far. */
  calls: () => Promise<Call[]>;
};

async function sandboxDocuments({ address }: Sandbox): Promise<StoredDocument[]> {
  return (await fetch(`${address}/ksef/control/documents`)).json() as Promise<StoredDocument[]>;
}

/** Waits until the sandbox has checked everything that it took. */
async function idle(sandbox: Sandbox): Promise<void> {
  for (let tries = 0; tries < 1000; tries += 1) {
    if ((await sandboxDocuments(sandbox)).every(({ code }) => code !== 100 && code !== 150)) return;
    await pause(10);
  }
  throw new Error('the sandbox is still at work');
}

async function configure(world: World, sandbox: Sandbox): Promise<void> {
  const { nip, name } = world.deps.config.company;
  const files = await localKsefCertificates(join(sandbox.settings.DATA_DIR, 'sandbox'), { nip, name });
  const ksef = sandboxKsefConfig(files, sandbox.settings.SANDBOX_PORT);
  world.deps.config = { ...world.deps.config, ksef };
}

/** A client of a process of its own, with the limits that all processes share. */
function aClient(deps: Deps, options: ClientOptions): Ksef {
  const admit = (group: Parameters<typeof admitCall>[1]): Promise<void> => admitCall(deps, group);
  return openKsef({ settings: deps.config.ksef, log: deps.log, now: () => deps.now(), admit, ...options });
}

/** Puts the sandbox in the place of KSeF for one test file. */
export function withSandboxKsef(world: World): SandboxKsef {
  const ksef = {} as SandboxKsef;
  const hooks = { before: new Map<keyof Ksef, () => Promise<unknown>>(), after: new Map<keyof Ksef, () => Promise<unknown>>() };
  const consume = (when: keyof typeof hooks, name: keyof Ksef): Promise<unknown> | undefined => {
    const act = hooks[when].get(name);
    hooks[when].delete(name);
    return act?.();
  };
  let ahead = 0;
  beforeAll(async () => {
    const sandbox = await startSandbox();
    await configure(world, sandbox);
    Object.assign(ksef, { sandbox, command: sandbox.notifyKsef });
    ksef.restart();
  });
  afterAll(() => ksef.sandbox.close());
  const moveTo = async (millis: number): Promise<void> => {
    ahead = millis;
    const now = (): Date => new Date(Date.now() + ahead);
    world.deps.now = now;
    world.deps.databaseNow = async () => now();
    await ksef.command('clock', { seconds: ahead / 1000 });
  };
  ksef.at = (instant) => moveTo(Date.parse(instant) - Date.now());
  ksef.restart = (options = {}) => {
    hooks.before.clear();
    hooks.after.clear();
    const client = aClient(world.deps, options);
    world.deps.ksef = new Proxy(client, {
      get:
        (target, name: keyof Ksef) =>
        async (...given: unknown[]) => {
          await consume('before', name);
          const answer = await (target[name] as (...all: unknown[]) => Promise<unknown>)(...given);
          await consume('after', name);
          return answer;
        },
    });
    return world.deps.ksef;
  };
  ksef.before = (call, act) => void hooks.before.set(call, act);
  ksef.after = (call, act) => void hooks.after.set(call, act);
  ksef.held = () => sandboxDocuments(ksef.sandbox);
  ksef.calls = async () => (await fetch(`${ksef.sandbox.address}/ksef/control/calls`)).json() as Promise<Call[]>;
  ksef.run = async () => {
    await runKsef(world.deps);
    await idle(ksef.sandbox);
  };
  ksef.pass = async (minutes) => {
    for (let passed = 0; passed < minutes; passed += 1) {
      await moveTo(ahead + 60_000);
      await ksef.run();
    }
  };
  return ksef;
}
