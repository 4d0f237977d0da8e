import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isThere } from '#server/testing/processes/find-program.ts';
import { lockFolder } from './instance-lock.ts';
import { readPs, statOf } from './parents.ts';

const folder = mkdtempSync(join(tmpdir(), 'atesto-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const systems = (['linux', 'darwin'] as const).filter((system) => system === 'darwin' || process.platform === 'linux');

describe('a data folder', () => {
  it.each(systems)('is held by one process at a time, and free once that was killed, as on %s', async (system) => {
    const path = mkdtempSync(join(folder, `${system}-`));
    const lock = JSON.stringify(join(import.meta.dirname, 'instance-lock.ts'));
    const lockScript = `const { lockFolder } = await import(${lock}); await lockFolder(${JSON.stringify(path)}, ${JSON.stringify(system)}); console.log('held'); setInterval(() => {}, 1000);`;
    const lockingProcess = spawn(process.execPath, ['--input-type=module', '-e', lockScript], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => lockingProcess.stdout.once('data', resolve));
    await expect(lockFolder(path, system)).rejects.toThrow(`Atesto already runs on this data folder (${path}).`);
    lockingProcess.kill('SIGKILL');
    await new Promise((resolve) => lockingProcess.once('exit', resolve));
    await lockFolder(path, system);
    await expect(lockFolder(path, system)).rejects.toThrow('already runs');
  });
});

describe('who started us', () => {
  it.each([
    ['  501 /bin/zsh\n', { name: 'zsh', parent: 501 }],
    ['1 -bash\n', { name: 'bash', parent: 1 }],
    ['77 npm start\n', { name: 'npm start', parent: 77 }],
    ['\n', null],
  ])('is read of %j, as macOS says it', (text, stat) => {
    expect(readPs(text)).toEqual(stat);
  });

  it.each(systems.filter((system) => system === 'linux' || isThere('ps')))(
    'is found as on %s, and nobody where there is no such process',
    (system) => {
      expect(statOf(process.pid, system)?.parent).toBe(process.ppid);
      const { pid } = spawnSync('true');
      expect(statOf(pid, system)).toBeNull();
    },
  );
});
