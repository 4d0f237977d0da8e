// @module-tag long
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';
import { waitingAs } from '#server/platform/db/deadlines.ts';
import { openLine, type Urgency } from './render-line.ts';
import type { RenderJob } from './render-job.ts';
import { startRenderer, type Renderer } from './renderer.ts';

const silent = pino({ level: 'silent' });
let folder = '';
let childPath = '';

/** Draws what is called `go` at once, dies of `die`, and anything else when a file of its name is there. */
const code = `
  import { existsSync } from 'node:fs';
  process.on('message', ({ id, data }) => {
    if (data === 'die') process.exit(1);
    const answer = () => process.send({ id, pdf: Buffer.from(String(process.pid)) });
    if (data === 'go') return answer();
    const waiting = setInterval(() => { if (existsSync(new URL('./' + data, import.meta.url))) { clearInterval(waiting); answer(); } }, 5);
  });
  process.on('disconnect', () => process.exit(0));`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atesto-line-'));
  childPath = join(folder, 'child.mjs');
  await writeFile(childPath, code);
});
afterAll(() => rm(folder, { recursive: true }));

const letGo = (name: string) => writeFile(join(folder, name), '');

function job(data: string, template: RenderJob['template'] = 'certificate'): RenderJob {
  return { template, data, files: {}, standard: 'a-2a' };
}

async function using<T>(
  options: { children: number; waitingAtMost?: number; idleMillis?: number },
  work: (renderer: Renderer) => Promise<T>,
): Promise<T> {
  const renderer = startRenderer(silent, { ...options, childPath, hangAfterMillis: 240_000 });
  try {
    return await work(renderer);
  } finally {
    await renderer.close();
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const person = <T>(work: () => T): T => waitingAs({ deadlineKind: 'document', waited: 0 }, work);

describe('what draws documents', () => {
  it('is as many processes as the settings say, and two where they say nothing', async () => {
    const settings = (given: Record<string, string>) =>
      readConfig({ ATESTO_MODE: 'local', DATABASE_URL: 'postgresql://localhost/atesto', ...given }).render;
    expect(settings({})).toEqual({ children: 2, waitingAtMost: 40 });
    expect(settings({ RENDER_CHILDREN: '3', RENDER_WAITING: '7' })).toEqual({ children: 3, waitingAtMost: 7 });
    expect(() => settings({ RENDER_CHILDREN: '0' })).toThrow('RENDER_CHILDREN');
    await using({ children: 3 }, async (renderer) => {
      const drawn = Promise.all(['three', 'three', 'three', 'three', 'three', 'three'].map((name) => renderer.render(job(name))));
      await letGo('three');
      expect(new Set((await drawn).map(String)).size).toBe(3);
    });
  });

  it('starts no second process while one is enough', async () => {
    await using({ children: 4 }, async (renderer) => {
      const pids = new Set<string>();
      for (let turn = 0; turn < 5; turn += 1) pids.add(String(await renderer.render(job('go'))));
      expect(pids.size).toBe(1);
    });
  });

  it('refuses with 503 and Retry-After what would wait too long, and accepts more once there is capacity', async () => {
    await using({ children: 1, waitingAtMost: 2 }, async (renderer) => {
      const accepted = ['full', 'full', 'full'].map((name) => renderer.render(job(name)));
      await expect(renderer.render(job('go'))).rejects.toMatchObject({ status: 503, code: 'busy', details: { retryAfterSeconds: 5 } });
      // Who waits in front of a screen does not find the line full of what jobs want.
      const response = person(() => renderer.render(job('go')));
      await letGo('full');
      await Promise.all([...accepted, response]);
      expect(await renderer.render(job('go'))).toBeInstanceOf(Buffer);
    });
  });

  it('draws what a person waits for before what jobs need, and monthly reports last', async () => {
    await using({ children: 1 }, async (renderer) => {
      const order: string[] = [];
      const recordOrder = (name: string, drawn: Promise<unknown>) => drawn.then(() => order.push(name));
      const all = [
        recordOrder('running', renderer.render(job('urgent'))),
        recordOrder('monthly', renderer.render(job('go', 'monthly'))),
        recordOrder('mail', renderer.render(job('go', 'invoice'))),
        recordOrder(
          'person',
          person(() => renderer.render(job('go', 'report'))),
        ),
        recordOrder(
          'person too',
          person(() => renderer.render(job('go'))),
        ),
      ];
      await letGo('urgent');
      await Promise.all(all);
      expect(order).toEqual(['running', 'person', 'person too', 'mail', 'monthly']);
    });
  });

  it('keeps one process free of long documents, however many are wanted', async () => {
    await using({ children: 2 }, async (renderer) => {
      const long = [1, 2, 3].map(() => person(() => renderer.render(job('slow', 'report'))));
      expect(await person(() => renderer.render(job('go')))).toBeInstanceOf(Buffer);
      expect(await renderer.render(job('go', 'invoice'))).toBeInstanceOf(Buffer);
      await letGo('slow');
      expect(new Set((await Promise.all(long)).map(String)).size).toBe(1);
    });
  });

  it('loses one process of several without losing what the others draw, and has it replaced', async () => {
    await using({ children: 2 }, async (renderer) => {
      const other = renderer.render(job('beside'));
      await expect(renderer.render(job('die'))).rejects.toMatchObject({ status: 503, code: 'document_failed' });
      expect(await renderer.render(job('go'))).toBeInstanceOf(Buffer);
      await letGo('beside');
      expect(await other).toBeInstanceOf(Buffer);
    });
  });

  it('ends a process that has had nothing to draw for a while, and starts another one for what comes then', async () => {
    await using({ children: 1, idleMillis: 50 }, async (renderer) => {
      const slow = renderer.render(job('slow'));
      // Whoever draws is not idle, however long it takes.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await letGo('slow');
      const pid = Number(String(await slow));
      await expect.poll(() => isThere(pid)).toBe(false);
      const next = Number(String(await renderer.render(job('go'))));
      expect(next).not.toBe(pid);
    });
  });

  it('replaces a process that was killed while it had nothing to draw', async () => {
    await using({ children: 1 }, async (renderer) => {
      const pid = Number(String(await renderer.render(job('go'))));
      process.kill(pid, 'SIGKILL');
      expect(Number(String(await renderer.render(job('go'))))).not.toBe(pid);
    });
  });
});

describe('the line', () => {
  it('lets nobody wait forever', () => {
    const line = openLine<{ urgency: Urgency; isLong: boolean }>(10);
    line.add({ urgency: 'monthly', isLong: true });
    const begun: (Urgency | undefined)[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      line.add({ urgency: 'person', isLong: false });
      begun.push(line.next({ beginLong: true })?.urgency);
    }
    expect(begun).toEqual([...Array.from({ length: 7 }, () => 'person'), 'monthly']);
  });

  it('counts long documents and others separately', () => {
    const line = openLine<{ urgency: Urgency; isLong: boolean }>(1);
    expect([true, true, false, false].map((isLong) => line.add({ urgency: 'person', isLong }))).toEqual([true, false, true, false]);
  });
});
