import { spawnSync } from 'node:child_process';
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '#server/platform/config/config.ts';
import { memoryEnvironment, memoryFlags } from '#server/platform/process/memory-flags.ts';
import { secretSettings } from '#server/platform/config/secret-settings.ts';
import { onServer } from '#server/testing/databases/databases.ts';
import { isThere, programPath } from '#server/testing/processes/find-program.ts';
import { refusedSettings } from '#server/testing/settings.ts';

const root = join(import.meta.dirname, '..', '..');
const deploy = join(root, 'deploy');
const read = (name: string): string => readFileSync(join(deploy, name), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'atesto-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const known = new Set([...settingNames, ...secretSettings.map((name) => `${name}_FILE`)]);
/** Of the secrets those that a part which runs all the time is given; the store of files, a standby of the database, notices of mails, KSeF and those who watch are a matter of choice. */
const neededSecrets = secretSettings.filter(
  (name) => !/^(S3|METRICS|OTEL|DATABASE_POOLER|DATABASE_OWNER|DATABASE_REPLICA|MAIL_BOUNCES|KSEF)_/.test(name),
);
/** Only what brings the database up to date knows whom its tables belong to. */
const ofMigrate = ['DATABASE_OWNER_URL', 'DATABASE_URL'];
const envLines = [...read('atesto.env').matchAll(/^(#?)([A-Z][A-Z0-9_]*)=(.*)$/gm)];
const env = Object.fromEntries(envLines.filter(([, off]) => off === '').map(([, , name = '', value = '']) => [name, value]));

/** Whether a verifier of PostgreSQL is that of a password (RFC 5802). */
function isScramOf(verifier: string, password: string): boolean {
  const [, rounds = '1', salt = '', storedKey = ''] = /^SCRAM-SHA-256\$(\d+):([^$]+)\$([^:]+):/.exec(verifier) ?? [];
  const salted = pbkdf2Sync(password, Buffer.from(salt, 'base64'), Number(rounds), 32, 'sha256');
  const clientKey = createHmac('sha256', salted).update('Client Key').digest();
  return createHash('sha256').update(clientKey).digest('base64') === storedKey;
}

function ran(program: string, args: readonly string[], more: Record<string, string> = {}): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...more, PATH: programPath },
  });
  return { code: status, output: stdout + stderr };
}

/** What a start with these settings still lacks. */
const lacking = (given: Record<string, string>): string[] => refusedSettings(given).flatMap((line) => /^(\w+):/.exec(line)?.[1] ?? []);

describe('the example of settings', () => {
  it('names every setting that is no secret, and none that there is not', () => {
    const named = envLines.map(([, , name = '']) => name);
    const open = settingNames.filter((name) => !(secretSettings as readonly string[]).includes(name) && name !== 'DEMO');
    expect(named.toSorted()).toEqual(open.toSorted());
  });

  it('lacks nothing but secrets', () => {
    expect(lacking(env).toSorted()).toEqual(neededSecrets.toSorted());
  });
});

describe('the program', () => {
  it('is started as lean as everywhere else', () => {
    const text = read('atesto');
    expect(text).toContain(`exec "$node" ${memoryFlags.join(' ')} "$here/server/main.ts"`);
    for (const [name, value] of Object.entries(memoryEnvironment)) expect(text).toContain(`export ${name}=${value}\n`);
  });
});

const units = readdirSync(join(deploy, 'systemd')).filter((name) => name.endsWith('.service'));

describe.each(units)('the unit %s', (name) => {
  const unit = read(`systemd/${name}`);
  const set = [...unit.matchAll(/^Environment=([A-Z0-9_]+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value] as const);
  const part = /^ExecStart=\/opt\/atesto\/current\/bin\/atesto (\w+)$/m.exec(unit)?.[1];

  it('starts a part that there is, with settings that there are', () => {
    expect(['migrate', 'serve', 'work']).toContain(part);
    expect(set.filter(([key]) => !known.has(key))).toEqual([]);
  });

  it('is given every secret that its part needs, and nothing that is not handed over', () => {
    const files = set.filter(([key]) => key.endsWith('_FILE')).map(([key, value]) => [key.replace(/_FILE$/, ''), value] as const);
    expect(files.map(([key]) => key).toSorted()).toEqual(part === 'migrate' ? ofMigrate : neededSecrets.toSorted());
    const credentials = [...unit.matchAll(/^LoadCredential=([\w-]+):\/etc\/atesto\/secrets\/([\w-]+)$/gm)].map((match) => match[1] ?? '');
    expect(files.map(([, value]) => value.replace('%d/', '')).toSorted()).toEqual(credentials.toSorted());
  });

  it('may do nothing that it does not need', () => {
    for (const line of ['User=atesto', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet=', 'PrivateUsers=yes'])
      expect(unit.split('\n')).toContain(line);
  });
});

describe.skipIf(!isThere('systemd-analyze'))('systemd', () => {
  it('finds no fault with the units, and little that is open', () => {
    for (const name of readdirSync(join(deploy, 'systemd'))) {
      const instance = name.replace('@.', name.includes('serve') ? '@3000.' : '@1.');
      for (const file of new Set([name, instance]))
        writeFileSync(join(folder, file), read(`systemd/${name}`).replace('/opt/atesto/current/bin/atesto', '/bin/true'));
    }
    const started = ['atesto-migrate.service', 'atesto-serve@3000.service', 'atesto-work@1.service'].map((name) => join(folder, name));
    const { output } = ran('systemd-analyze', ['verify', ...started]);
    expect(output.split('\n').filter((line) => line.includes('atesto'))).toEqual([]);
    const offline = ran('systemd-analyze', ['security', '--offline=yes', '--threshold=20', started[1]!]);
    expect(offline.code, offline.output).toBe(0);
  });
});

type Service = Readonly<{
  image: string;
  command?: readonly string[];
  environment?: Record<string, string>;
  secrets?: readonly string[];
  volumes?: readonly string[];
  networks?: readonly string[];
  depends_on?: Record<string, unknown> | readonly string[];
}>;
type Compose = Readonly<Record<'networks' | 'volumes', Record<string, unknown>>> &
  Readonly<{ services: Record<string, Service>; secrets: Record<string, { file: string }> }>;

describe('the compose file', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
  const services = Object.entries(compose.services);
  const ours = services.filter(([, service]) => service.image === 'atesto');

  it('signs for the region that its store takes signatures for', () => {
    const region = /--region (\S+)/.exec(String(compose.services.store?.command))?.[1];
    expect(region).toBeDefined();
    for (const [name, { environment }] of ours) if (environment?.S3_ENDPOINT) expect(environment.S3_REGION, name).toBe(region);
    expect(ours.filter(([, { environment }]) => environment?.S3_ENDPOINT)).not.toEqual([]);
  });

  it('starts every part', () => {
    expect(ours.map(([name, { command }]) => [name, ...(command ?? [])])).toEqual([
      ['serve-1', 'serve'],
      ['serve-2', 'serve'],
      ['work', 'work'],
      ['migrate', 'migrate'],
    ]);
  });

  it('names secrets, volumes, networks and services that there are', () => {
    for (const [name, service] of services) {
      const used = {
        secrets: service.secrets ?? [],
        volumes: (service.volumes ?? []).map((volume) => volume.split(':')[0]!).filter((volume) => !volume.startsWith('.')),
        networks: service.networks ?? [],
        services: Object.keys(
          Array.isArray(service.depends_on)
            ? Object.fromEntries(service.depends_on.map((one: string) => [one, 1]))
            : (service.depends_on ?? {}),
        ),
      };
      for (const [kind, list] of Object.entries(used) as [keyof typeof used, string[]][])
        expect(
          list.filter((one) => !Object.hasOwn(compose[kind], one)),
          `${name}: ${kind}`,
        ).toEqual([]);
    }
  });

  it('gives every part all that it needs to start, and nothing that is unknown', () => {
    for (const [name, { environment = {}, secrets = [] }] of ours) {
      expect(
        Object.keys(environment).filter((key) => !known.has(key)),
        name,
      ).toEqual([]);
      const secretPaths = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'));
      expect(secretPaths.map((path) => path.replace('/run/secrets/', '')).toSorted(), name).toEqual([...secrets].toSorted());
      const asFiles = Object.fromEntries(
        Object.keys(environment)
          .filter((key) => key.endsWith('_FILE'))
          .map((key) => [key, '/nonexistent']),
      );
      const still = lacking({ ...env, ...environment, ...asFiles });
      expect(
        still.filter(
          (key) =>
            !(secretSettings as readonly string[]).includes(key.replace(/_FILE$/, '')) && key !== 'ALLOW_INSECURE' && key !== 'S3_ENDPOINT',
        ),
        name,
      ).toEqual([]);
    }
  });
});

describe('the database of the compose file', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
  const secretsOf = (name: string): string[] =>
    Object.keys(compose.services[name]?.environment ?? {})
      .filter((key) => /^DATABASE_.*_FILE$/.test(key))
      .map((key) => key.replace(/_FILE$/, ''));

  it('is known by its owner to nobody but what migrates, and lets nobody in without a password', () => {
    for (const name of ['serve-1', 'serve-2', 'work']) expect(secretsOf(name), name).toEqual(['DATABASE_URL']);
    expect(secretsOf('migrate').toSorted()).toEqual(ofMigrate);
    expect(compose.services.postgres?.environment?.POSTGRES_INITDB_ARGS).toContain('--auth-local=scram-sha-256');
    expect(compose.services.postgres?.volumes).toContain('./application-role.sql:/docker-entrypoint-initdb.d/application-role.sql:ro');
  });

  it('gets the second role from the file that its first start runs, with the password of the secret', async () => {
    const password = `it's "${randomBytes(6).toString('hex')}"`;
    const file = join(folder, 'application-password');
    writeFileSync(file, `${password}\n`);
    const role = `app_${randomBytes(5).toString('hex')}`;
    const text = read('application-role.sql').replace('/run/secrets/application-password', file).replace('atesto_app', role);
    chmodSync(folder, 0o755);
    await onServer(inject('postgresUrl'), async (server) => {
      await server.query(text);
      const { rows } = await server.query<{ rolcanlogin: boolean; rolsuper: boolean; rolcreatedb: boolean; rolpassword: string }>(
        'select rolcanlogin, rolsuper, rolcreatedb, rolpassword from pg_authid where rolname = $1',
        [role],
      );
      await server.query(`drop role ${role}`);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ rolcanlogin: true, rolsuper: false, rolcreatedb: false });
      expect(isScramOf(rows[0]!.rolpassword, password)).toBe(true);
    });
  });
});

describe('the Dockerfile', () => {
  const lines = read('Dockerfile').split('\n');

  it('runs scripts and copies files that there are, and ends as nobody in particular', () => {
    const scripts = [...read('Dockerfile').matchAll(/scripts\/[\w/-]+\.ts/g)].map(([path]) => path);
    expect(scripts).toEqual(['scripts/release/main.ts']);
    for (const file of ['package.json', 'package-lock.json', '.npmrc', ...scripts])
      expect(() => readFileSync(join(root, file))).not.toThrow();
    expect(lines).toContain('USER 10001:10001');
    const set =
      /^ENV (.*)$/m
        .exec(lines.join('\n'))?.[1]
        ?.split(' ')
        .map((one) => one.split('=')[0]!) ?? [];
    expect(set.filter((name) => !known.has(name))).toEqual([]);
  });
});
