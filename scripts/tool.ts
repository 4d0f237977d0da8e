import { join } from 'node:path';

/** Every tool by its name: its program from the root of the project, and what it does. */
export const tools: Readonly<Record<string, readonly [program: string, does: string]>> = {
  'archive-legal': ['scripts/docs/archive-legal.ts', 'keeps the present text of a legal page under its version'],
  'complete-lock': [
    'scripts/install/complete-lock.mjs',
    'puts packages of other platforms back into the lock after a dependency was added',
  ],
  'errors-doc': ['scripts/docs/errors-doc.ts', 'writes the list of errors, docs/errors.md'],
  faults: ['bench/faults/main.ts', 'kills parts of the service at random under traffic and says what was lost'],
  fuzz: ['scripts/fuzz/main.ts', 'asks every call and page for what its schema allows, nearly allows and does not'],
  keys: ['scripts/operating/keys.ts', 'makes and signs the keys of a service in production'],
  'ksef-certificate': ['scripts/operating/ksef-certificate.ts', 'fetches, lists and revokes certificates of KSeF'],
  'ksef-openapi': ['scripts/operating/ksef-openapi.ts', 'reduces the published OpenAPI of KSeF to what the client uses'],
  libreoffice: ['scripts/tests/libreoffice.ts', 'opens, fills in and saves a sheet of questions in LibreOffice'],
  licences: ['scripts/docs/licences.ts', 'writes the list of third-party licences, docs/third-party-licences.md'],
  'log-audit': ['scripts/operating/log-audit.ts', 'reads the whole log of a service from outside and says whether it keeps its word'],
  'log-restore': ['scripts/operating/log-restore.ts', 'brings back entries of the log that a restored database lacks'],
  mutants: ['scripts/tests/mutants.ts', 'breaks rules of files or folders one by one (StrykerJS) and says which tests sleep'],
  operator: ['scripts/operating/operator.ts', 'makes, lists and removes operators, and ends sessions'],
  pictures: ['scripts/pictures/main.ts', 'takes the pictures of the start page anew'],
  retention: ['scripts/operating/retention.ts', 'deletes what is due, or counts it with --dry-run'],
  sbom: ['scripts/release/sbom.ts', 'lists the parts as CycloneDX in dist/sbom.cdx.json'],
  structure: ['scripts/checks/structure.ts', 'prints what the code consists of: files, lines, imports against the order, crowded folders'],
  'trusted-list': ['scripts/operating/trusted-list.ts', 'makes a PEM bundle from a trusted list of a country'],
  'verify-tool': ['scripts/build/verify-tool.ts', 'makes verify.mjs, which checks certificates without the service'],
};

function listed(): string {
  const width = Math.max(...Object.keys(tools).map((name) => name.length));
  const lines = Object.entries(tools).map(([name, [, does]]) => `  ${name.padEnd(width)}  ${does}\n`);
  return `npm run tool -- NAME [options]\n\n${lines.join('')}`;
}

/** This process becomes the tool, so that signals and its exit code are the tool's own. */
function become(name: string, args: readonly string[]): void {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (tool) return process.execve?.(process.execPath, [process.execPath, join(import.meta.dirname, '..', tool[0]), ...args], process.env);
  process.stderr.write(`There is no tool ${name}.\n\n${listed()}`);
  process.exitCode = 1;
}

if (import.meta.main) {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined) process.stdout.write(listed());
  else become(name, args);
}
