// After a dependency was added: npm leaves out of the lock what a registry does not offer for other platforms, and
// then `npm ci` refuses the lock. This puts those optional packages back, by name and version, for their platform only.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const lockFile = join(root, 'package-lock.json');
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'netbsd', 'sunos', 'openharmony', 'win32', 'aix'];
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'arm', 'wasm32'];

function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor) || (processor === 'arm' && words.includes('armv7')));
  const libc = name.includes('musl') ? ['musl'] : name.includes('gnu') ? ['glibc'] : [];
  return { ...(cpu.length > 0 ? { cpu } : {}), ...(libc.length > 0 ? { libc } : {}), ...(os.length > 0 ? { os } : {}) };
}

const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(path === '' ? {} : (entry.optionalDependencies ?? {}))) {
    const place = `node_modules/${name}`;
    const platform = platformOf(name);
    if (lock.packages[place] || lock.packages[`${path}/${place}`] || !platform.cpu) continue;
    lock.packages[place] = { version, dev: entry.dev, optional: true, ...platform };
    added += 1;
  }
}
const sorted = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(lockFile, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
process.stdout.write(`${added} optional packages of other platforms added.\n`);
