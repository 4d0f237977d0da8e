import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const mostBytes = 64_000_000;

type Part = Readonly<{ name: string; purl: string; hashes?: readonly unknown[]; licenses?: readonly unknown[] }>;
export type Sbom = Readonly<{ bomFormat: string; specVersion: string; metadata: { component: Part }; components: readonly Part[] }>;

/** Every package that the lock holds, also of other platforms and for building, as CycloneDX by `npm sbom`. */
export function readSbom(): Sbom {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const sbom = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: mostBytes })) as Sbom;
  // npm calls the whole like its folder.
  return { ...sbom, metadata: { ...sbom.metadata, component: { ...sbom.metadata.component, name: 'atesto' } } };
}

if (import.meta.main) {
  const file = join(root, 'dist', 'sbom.cdx.json');
  const sbom = readSbom();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  process.stdout.write(`${sbom.components.length} parts, CycloneDX ${sbom.specVersion}: ${file}\n`);
}
