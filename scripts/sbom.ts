import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..');
const usualFile = 'dist/sbom.cdx.json';
const mostBytes = 64_000_000;

export type Part = Readonly<{
  name: string;
  version: string;
  purl: string;
  hashes?: readonly unknown[];
  licenses?: readonly unknown[];
}>;
export type Sbom = Readonly<{ bomFormat: string; specVersion: string; metadata: { component: Part }; components: readonly Part[] }>;

/** Every package that the lock holds, also of other platforms and for building, as CycloneDX; npm reads it from the lock alone. */
export async function readSbom(): Promise<Sbom> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, maxBuffer: mostBytes });
  const { name } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { name: string };
  const sbom = JSON.parse(stdout) as Sbom;
  // npm calls the whole like its folder.
  return { ...sbom, metadata: { ...sbom.metadata, component: { ...sbom.metadata.component, name } } };
}

if (import.meta.main) {
  const file = join(root, process.argv[2] ?? usualFile);
  const sbom = await readSbom();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(sbom, null, 2)}\n`);
  process.stdout.write(`${sbom.components.length} parts, CycloneDX ${sbom.specVersion}: ${file}\n`);
}
