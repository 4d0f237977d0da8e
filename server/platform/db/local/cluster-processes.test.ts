// @module-tag long
import { readFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isThere } from '#server/testing/processes/find-program.ts';
import { living } from '#server/testing/processes/processes.ts';
import { processesIn, readLsof, workingDirectory } from './cluster-processes.ts';
import { longestSocketFolder } from './local-postgres-places.ts';
import { localeFlags, startLocalPostgres } from './local-postgres.ts';

const systems = ['linux', 'darwin'] as const;
const served = systems.filter((system) => (system === 'linux' ? process.platform === 'linux' : isThere('lsof') && isThere('ps')));

describe('processes of a cluster', () => {
  it('are read of what macOS states', () => {
    const output = 'p812\nfcwd\nn/Users/anna/atesto/var/postgres/cluster\np813\nfcwd\nn/\n';
    expect([...readLsof(output)]).toEqual([
      [812, '/Users/anna/atesto/var/postgres/cluster'],
      [813, '/'],
    ]);
    expect(readLsof('').size).toBe(0);
  });

  it('are found in the way of Linux and in that of macOS alike, and no more once they ended', async () => {
    const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'atesto-processes-')));
    const server = await startLocalPostgres({ dataDir, durable: false });
    const cluster = join(dataDir, 'cluster');
    const postmaster = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const started = living().filter(({ pid, parent }) => pid === postmaster || parent === postmaster);
    expect(started.length).toBeGreaterThan(2);
    for (const system of served) {
      const found = await processesIn(cluster, system);
      expect(found, system).toContain(postmaster);
      expect(found.length, system).toBeGreaterThan(2);
      expect(workingDirectory(postmaster, system), system).toBe(cluster);
      expect(living(system), system).toContainEqual({ pid: process.pid, parent: process.ppid });
    }
    await server.stop();
    for (const system of served) {
      expect(await processesIn(cluster, system), system).toEqual([]);
      expect(workingDirectory(postmaster, system), system).toBeNull();
    }
    await rm(dataDir, { recursive: true });
  });
});

describe('what the systems do not have in common', () => {
  it('are the longest path of a socket and the names of the locale', () => {
    // `sun_path` has 108 bytes on Linux and 104 on macOS, one of which ends it; PostgreSQL adds 14.
    expect(systems.map(longestSocketFolder)).toEqual([93, 89]);
    expect(systems.map(localeFlags)).toEqual([['--locale=C.UTF-8'], ['--locale=en_US.UTF-8', '--lc-collate=C']]);
  });
});
