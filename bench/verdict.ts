import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { certificatePath } from '#contract/platform/pages.ts';
import { findChromium } from '#scripts/chromium.ts';
import { print } from './measure.ts';

const root = join(import.meta.dirname, '..');
const port = 4384;
const origin = `http://localhost:${port}`;
const turns = 15;
const warmUps = 3;
/** How much slower a phone is. */
const phone = 4;
const aimMillis = 300;
const readyWithinMillis = 60_000;

/** The product with its demonstration data, in local mode. */
async function startProduct(dataDir: string): Promise<{ stop: () => Promise<void> }> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', PUBLIC_URL: '' };
  const child = spawn(process.execPath, ['scripts/start.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('ready ') && resolve());
    void ended.then(() => reject(new Error('the product ended')));
  });
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Notes when the page says its verdict, from within the page: asking it from outside would take time of its own. */
const watching = `new MutationObserver(() => {
  const name = document.querySelector('[data-verdict]')?.getAttribute('data-verdict');
  if (name && name !== window.verdict?.name) window.verdict = { name, at: performance.now() };
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-verdict'] });`;

/** What the page noted, with the end of each answer that the checks need. */
const noted = `({
  verdict: window.verdict,
  answers: performance.getEntriesByType('resource')
    .filter(({ name }) => /\\/(?:api\\/registry|log|status|\\.well-known)\\//.test(name))
    .map(({ responseEnd }) => responseEnd),
})`;
type Noted = Readonly<{ verdict?: Readonly<{ name: string; at: number }>; answers: readonly number[] }>;

/** Milliseconds from the last answer that the checks need to the verdict; null while it is not green. */
async function verdictMillis(page: Page, address: string): Promise<number | null> {
  await page.goto(address);
  await page.locator('[data-verdict]').waitFor();
  await page.waitForLoadState('networkidle');
  const { verdict, answers } = await page.evaluate<Noted>(noted);
  const before = answers.filter((end) => end <= (verdict?.at ?? 0));
  return verdict?.name === 'in_force' && before.length > 0 ? verdict.at - Math.max(...before) : null;
}

/** The certificate of the demonstration data whose page is green first: its issue has to be witnessed. */
async function greenPage(page: Page): Promise<string> {
  const listed = (await (await fetch(`${origin}/api/registry?limit=20`)).json()) as { certificateNumber: string; status: string }[];
  const addresses = listed
    .filter(({ status }) => status === 'active')
    .map(({ certificateNumber }) => origin + certificatePath(certificateNumber));
  const end = performance.now() + readyWithinMillis;
  while (performance.now() < end) {
    for (const address of addresses) if ((await verdictMillis(page, address)) !== null) return address;
  }
  throw new Error('no certificate of the demonstration data is in force');
}

async function medianVerdict(page: Page, address: string, slower: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const times: number[] = [];
  for (let turn = -warmUps; turn < turns; turn += 1) {
    const millis = await verdictMillis(page, address);
    if (millis === null) throw new Error(`${address} is not green any more`);
    if (turn >= 0) times.push(millis);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** How long the page of a certificate takes from its data to its verdict, in Chromium: as fast as here, and four times slower. */
export async function benchVerdict(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atesto-bench-verdict-'));
  const product = await startProduct(dataDir);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await page.addInitScript({ content: watching });
    const address = await greenPage(page);
    const usual = await medianVerdict(page, address, 1);
    const slow = await medianVerdict(page, address, phone);
    print('verdict after its data', `${usual.toFixed(0)} ms`, `aim ${aimMillis} ms`, usual / aimMillis);
    print(`verdict after its data, CPU ${phone} times slower`, `${slow.toFixed(0)} ms`, `aim ${aimMillis} ms`, slow / aimMillis);
    print('', '', `not slowed ${usual.toFixed(0)} ms`, slow / usual);
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
