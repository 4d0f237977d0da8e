// @module-tag long
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/db/db.ts';
import { startLocalPostgres } from '#server/platform/db/local/local-postgres.ts';
import { missingMigrations } from '#server/platform/db/schema/migrate.ts';
import type { Deps } from '#server/deps.ts';
import type { DocumentKey } from '#server/adapters/document-archive/rows.ts';
import { issuedDocument, issueOnce } from '#server/adapters/document-archive/service.ts';
import { openFolder } from '#server/adapters/storage/folder-store.ts';
import { aNip, anAssessment, anOrganization, testPassword } from '#server/testing/builders.ts';
import { databaseUrl, onServer } from '#server/testing/databases/databases.ts';
import { freePort, runToEnd, startProcess, stopProcess } from '#server/testing/processes/processes.ts';

let folder = '';
const at = (...names: string[]): string => join(folder, ...names);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atesto-drill-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function serving<T>(url: string, work: (address: string) => Promise<T>): Promise<T> {
  const port = String(await freePort());
  const started = await startProcess('serve', { DATABASE_URL: url, DATA_DIR: at('data'), PORT: port, TRUSTED_PROXIES: '1' });
  try {
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    expect(await stopProcess(started)).toBe(0);
  }
}

let people = 0;
async function register(address: string): Promise<string> {
  const nip = aNip();
  const email = `osoba-${nip}@example.com`;
  const organization = { name: 'Młyn', nip, address: 'ul. Wodna 1', city: 'Łódź', postalCode: '90-001', contactEmail: email };
  const person = { email, password: testPassword, firstName: 'Anna', lastName: 'Nowak', acceptTerms: true };
  const answer = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.3.0.${(people += 1)}` },
    body: JSON.stringify({ ...person, subscriptionPlan: 'basic', complianceType: 'nis2', organization }),
  });
  expect(answer.status).toBe(200);
  return email;
}

/** Who registered there, and what is still queued for them. */
function contents(url: string): Promise<{ people: string[]; queued: number; migrations: number }> {
  return onServer(url, async (client) => {
    const { rows } = await client.query<{ people: string[]; queued: number; migrations: number }>(`
      select (select coalesce(array_agg(email order by email), '{}') from users where email like 'osoba-%') as people,
        (select count(*)::int from pgboss.job where name = 'mail') as queued, (select count(*)::int from migrations) as migrations`);
    return rows[0]!;
  });
}

/** What an operator does after a restore: nothing is missing, and a process answers. */
async function isWhole(url: string): Promise<void> {
  expect(await missingMigrations(url)).toEqual([]);
  await serving(url, async (address) => expect((await fetch(`${address}/api/registry`)).status).toBe(200));
}

async function bytesOf(store: ReturnType<typeof openFolder>, key: string): Promise<string> {
  const stream = await store.get(key);
  return stream === null ? 'gone' : Buffer.concat(await stream.toArray()).toString();
}

/** As much of a process as issues a document or reads one, on a database and a folder of files. */
async function withDocuments<T>(url: string, files: string, work: (deps: Deps) => Promise<T>): Promise<T> {
  const db = openDatabase({ url, poolSize: 2, onError: () => {} });
  const config = readConfig({ ATESTO_MODE: 'local', DATABASE_URL: url });
  const basics = { now: () => new Date(), newId: () => randomUUID(), log: pino({ level: 'silent' }) };
  try {
    return await work({ ...basics, db, config, files: openFolder(files) } as unknown as Deps);
  } finally {
    await db.close();
  }
}

function issue(url: string, contents: string): Promise<DocumentKey> {
  return withDocuments(url, at('data', 'files'), async (deps) => {
    const organization = await anOrganization(deps);
    const assessmentId = await anAssessment(deps, organization, { answered: 0 });
    const key = { organizationId: organization.id, assessmentId, kind: 'report', language: 'pl' } as const;
    await issueOnce(deps, key, Buffer.from(contents));
    return key;
  });
}

function reread(url: string, key: DocumentKey): Promise<string> {
  return withDocuments(url, at('files-copy'), async (deps) => String(await issuedDocument(deps, key)));
}

describe('a copy of the files of the database with its WAL', () => {
  it('brings back the state of a chosen moment, what came after the copy too, the files of evidence, and issued documents', async () => {
    const dataDir = at('first');
    const archive = at('archive');
    await mkdir(archive);
    const before = await startLocalPostgres({ dataDir });
    await onServer(before.url, async (client) => {
      await client.query(`alter system set archive_mode = on`);
      await client.query(`alter system set archive_command = 'test ! -f "${archive}/%f" && cp "%p" "${archive}/%f"'`);
    });
    await before.stop();
    const postgres = await startLocalPostgres({ dataDir });
    expect(runToEnd(['migrate'], { DATABASE_URL: postgres.url }).code).toBe(0);
    const files = openFolder(at('data', 'files'));
    const saved = await serving(postgres.url, async (address) => {
      const early = await register(address);
      await files.put('evidence-1', Buffer.from('before the copy'));
      const earlyReport = await issue(postgres.url, 'a report from before the copy');
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      await client.query(`select pg_backup_start('drill', true)`);
      const isCopied = (path: string): boolean => !/\/(pg_wal\/.+|postmaster\.(pid|opts))$/.test(path);
      await cp(join(dataDir, 'cluster'), at('second', 'cluster'), { recursive: true, filter: isCopied });
      const { rows } = await client.query<{ label: string }>(`select labelfile as label from pg_backup_stop(true)`);
      await writeFile(at('second', 'cluster', 'backup_label'), rows[0]!.label);
      const late = await register(address);
      await files.put('evidence-2', Buffer.from('after the copy'));
      const lateReport = await issue(postgres.url, 'a report from after the copy');
      const moment = (await client.query<{ at: string }>(`select clock_timestamp()::text as at`)).rows[0]!.at;
      const mistake = await register(address);
      await client.query(`select pg_switch_wal()`);
      const { rows: wal } = await client.query<{ name: string }>(`select pg_walfile_name(pg_current_wal_lsn() - 1) as name`);
      await vi.waitUntil(() => existsSync(join(archive, wal[0]!.name)), { timeout: 30_000 });
      await client.end();
      return { early, late, mistake, moment, earlyReport, lateReport };
    });
    expect((await contents(postgres.url)).people).toEqual([saved.early, saved.late, saved.mistake].toSorted());
    // The files after the database, so that every row has its file.
    await cp(at('data', 'files'), at('files-copy'), { recursive: true });
    await postgres.stop();
    await rm(dataDir, { recursive: true });

    const cluster = at('second', 'cluster');
    await writeFile(join(cluster, 'recovery.signal'), '');
    const settings = [
      `archive_mode = off`,
      `restore_command = 'cp "${archive}/%f" "%p"'`,
      `recovery_target_time = '${saved.moment}'`,
      `recovery_target_action = 'promote'`,
    ];
    await writeFile(join(cluster, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
    const restored = await startLocalPostgres({ dataDir: at('second') });
    try {
      await vi.waitUntil(
        () => onServer(restored.url, async (client) => !(await client.query(`select pg_is_in_recovery() as going`)).rows[0].going),
        { timeout: 30_000 },
      );
      const found = await contents(restored.url);
      expect(found.people).toEqual([saved.early, saved.late].toSorted());
      expect(found.queued).toBe(2);
      await isWhole(restored.url);
      const copied = openFolder(at('files-copy'));
      expect([await reread(restored.url, saved.earlyReport), await reread(restored.url, saved.lateReport)]).toEqual([
        'a report from before the copy',
        'a report from after the copy',
      ]);
      expect([await bytesOf(copied, 'evidence-1'), await bytesOf(copied, 'evidence-2')]).toEqual(['before the copy', 'after the copy']);
    } finally {
      await restored.stop();
    }
  }, 240_000);
});

/** The newest whole PostgreSQL that this machine has installed; null where it has none. */
function installedPrograms(): string | null {
  const place = '/usr/lib/postgresql';
  const versions = existsSync(place) ? readdirSync(place).toSorted((a, b) => Number(b) - Number(a)) : [];
  const bins = versions.filter((version) => Number(version) >= 15).map((version) => join(place, version, 'bin'));
  return bins.find((bin) => ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(bin, name)))) ?? null;
}

const programs = installedPrograms();

/** As root PostgreSQL runs where it is not root. */
function commandOf(program: string): string[] {
  const path = join(programs ?? '', program);
  return process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=1000', path] : [path];
}

describe.skipIf(programs === null)('a dump, with the programs of an installed PostgreSQL', () => {
  it('is taken while the service runs, and makes the same database elsewhere', async () => {
    const [command = '', ...first] = commandOf('initdb');
    const made = spawnSync(command, [
      ...first,
      '-D',
      at('installed'),
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]);
    expect(made.status, made.stderr.toString()).toBe(0);
    const [start = '', ...rest] = commandOf('postgres');
    const options = ['-D', at('installed'), '-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`, '-c', 'fsync=off'];
    const server = spawn(start, [...rest, ...options], { stdio: 'ignore' });
    const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
    const [source, copy] = [databaseUrl(url, 'atesto'), databaseUrl(url, 'restored')];
    try {
      const answers = () =>
        onServer(url, (client) => client.query('select 1')).then(
          () => true,
          () => false,
        );
      await vi.waitUntil(answers, { timeout: 30_000 });
      for (const name of ['atesto', 'restored']) await onServer(url, (client) => client.query(`create database ${name}`));
      expect(runToEnd(['migrate'], { DATABASE_URL: source })).toEqual({ code: 0, output: '' });
      const email = await serving(source, async (address) => {
        const registered = await register(address);
        execFileSync(join(programs!, 'pg_dump'), ['--format=custom', `--file=${at('atesto.dump')}`, `--dbname=${source}`]);
        await register(address);
        return registered;
      });
      execFileSync(join(programs!, 'pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${copy}`, at('atesto.dump')]);
      const [there, here] = [await contents(source), await contents(copy)];
      expect([there.people.length, here.people, here.queued]).toEqual([2, [email], 1]);
      expect(here.migrations).toBe(there.migrations);
      await isWhole(copy);
      expect((await readFile(at('atesto.dump'))).subarray(0, 5).toString()).toBe('PGDMP');
    } finally {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await gone;
    }
  }, 240_000);
});
