import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GuardOptions } from '#server/adapters/web/ssrf-guard.ts';

const program = join(import.meta.dirname, '..', '..', '..', 'sandbox', 'main.ts');

/** The outside world in a process of its own, as in local mode; reached over the network only. */
export type Sandbox = Readonly<{
  /** Where Stripe, the register and the mailbox answer. */
  address: string;
  smtpPort: number;
  /** Settings of a process of its own that reaches it. */
  settings: Readonly<Record<'SANDBOX_PORT' | 'SMTP_PORT' | 'WEBSITES_PORT' | 'DATA_DIR', string>>;
  /** How the websites of the sandbox are reached. */
  websites: GuardOptions;
  /** Gives a command to the Stripe look-alike (`/stripe/control` explains all). */
  notifyStripe: (command: string, fields?: Readonly<Record<string, unknown>>) => Promise<{ id: string } & Record<string, unknown>>;
  /** Gives a command to the look-alike of KSeF (`/ksef/control` explains all). */
  notifyKsef: (command: string, fields?: Readonly<Record<string, unknown>>) => Promise<Record<string, unknown>>;
  close: () => Promise<void>;
}>;

type Ports = Readonly<{ port: number; smtpPort: number; websitesPort: number }>;
type Report = 'ready' | { listening: Ports } | { failed: string };

/** Starts it on free ports; webhooks go to the application's port. */
export async function startSandbox({ applicationPort = 1 }: { applicationPort?: number } = {}): Promise<Sandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const env = {
    ...process.env,
    PORT: String(applicationPort),
    SANDBOX_PORT: '0',
    SMTP_PORT: '0',
    WEBSITES_PORT: '0',
    DATA_DIR: folder,
    NODE_OPTIONS: '',
  };
  const child = fork(program, [], { env, execArgv: [] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { port, smtpPort, websitesPort } = await new Promise<Ports>((resolve, reject) => {
    child.on('message', (report: Report) => {
      if (report === 'ready') return;
      if ('failed' in report) reject(new Error(report.failed));
      else resolve(report.listening);
    });
    child.once('error', reject);
    void ended.then(() => reject(new Error('The sandbox ended before it was ready.')));
  });
  const address = `http://127.0.0.1:${port}`;
  const notify = async <T>(command: string, fields: Readonly<Record<string, unknown>> = {}): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address}/${command}`, { method: 'POST', headers, body: JSON.stringify(fields) });
    if (!answer.ok) throw new Error(`${command}: ${await answer.text()}`);
    return answer.json() as Promise<T>;
  };
  return {
    address,
    smtpPort,
    settings: { SANDBOX_PORT: String(port), SMTP_PORT: String(smtpPort), WEBSITES_PORT: String(websitesPort), DATA_DIR: folder },
    websites: {
      nameServers: [`127.0.0.1:${port}`],
      local: { address: '127.0.0.1', port: websitesPort, authority: join(folder, 'sandbox', 'authority.pem') },
    },
    notifyStripe: (command, fields) => notify<{ id: string }>(`stripe/control/${command}`, fields),
    notifyKsef: (command, fields) => notify(`ksef/control/${command}`, fields),
    close: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
