// Installs what is missing before every npm script. Plain JavaScript for Node 18 and newer, without dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { machineNeeds, thisMachine } from './install/machine.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'node_modules', '.atesto-installed');
const lockFolder = join(root, '.installing');
const lockOwner = join(lockFolder, 'pid');
const ownerWrittenWithinMillis = 5000;

function wanted() {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, name)));
  return `${hash.digest('hex')} ${process.platform}-${process.arch}`;
}

function installed() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
}

function pause(millis) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, millis);
}

/** Whether the process that holds the lock is gone: it was killed before it could let go. */
function isAbandoned() {
  try {
    process.kill(Number(readFileSync(lockOwner, 'utf8')), 0);
    return false;
  } catch (error) {
    if (error.code === 'EPERM') return false;
    if (error.code === 'ESRCH') return true;
    return existsSync(lockFolder) && Date.now() - statSync(lockFolder).mtimeMs > ownerWrittenWithinMillis;
  }
}

/** One installation at a time: others wait for it. */
function lock() {
  for (;;) {
    try {
      mkdirSync(lockFolder);
      writeFileSync(lockOwner, String(process.pid));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isAbandoned()) rmSync(lockFolder, { recursive: true, force: true });
    else pause(200);
  }
}

function install(stamp) {
  process.stdout.write('Installing dependencies…\n');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const args = [...first, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, NODE_ENV: '' } });
  if (result.status !== 0) {
    const how = result.error?.message ?? `npm ci ended with ${result.status ?? result.signal}`;
    throw new Error(`The dependencies could not be installed: ${how}.`);
  }
  writeFileSync(stampFile, stamp);
}

function run() {
  const { problem } = machineNeeds(thisMachine());
  if (problem) throw new Error(problem);
  const stamp = wanted();
  if (installed() === stamp) return;
  lock();
  try {
    if (installed() !== stamp) install(stamp);
  } finally {
    rmSync(lockFolder, { recursive: true, force: true });
  }
}

try {
  run();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
